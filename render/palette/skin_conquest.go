package palette

// conquestSkin is the look of Conquest: the strip that holds the page is slate, so that the
// two games differ at a glance.
var conquestSkin = Skin{
	Type: houseType, Day: bigSkin.Day, Dice: bigSkin.Dice, Money: bigSkin.Money, Pot: bigSkin.Pot,
	recolor: func(c *Palette) {
		c.Strip, c.StripGlint = Pair{Hex(0x46566B), Hex(0x2F394A)}, Hex(0x7A8AA0)
		c.PillGround, c.PillLine, c.PillInk = Hex(0xE4EAF2), Hex(0x46566B), Hex(0x2F394A)
	},
}
