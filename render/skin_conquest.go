package render

// conquestSkin is the look of Conquest: the strip that holds the page is slate, so that the
// two games differ at a glance.
var conquestSkin = skin{
	day: bigSkin.day, dice: bigSkin.dice, money: bigSkin.money, pot: bigSkin.pot,
	recolor: func(c *Palette) {
		c.Strip, c.StripGlint = Pair{hex(0x46566B), hex(0x2F394A)}, hex(0x7A8AA0)
		c.PillGround, c.PillLine, c.PillInk = hex(0xE4EAF2), hex(0x46566B), hex(0x2F394A)
	},
}
