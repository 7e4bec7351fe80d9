package palette

// conquestSkin is the look of Conquest: the wall is the oxblood of a map room, the strip that
// holds the page is slate and the table of old oak, so that the two games differ at a glance.
var conquestSkin = Skin{
	Type: houseType, Wall: Charted, Binding: Nails,
	Day: bigSkin.Day, Dice: bigSkin.Dice, Money: bigSkin.Money, Pot: bigSkin.Pot,
	recolor: func(c *Palette) {
		c.WallTop, c.WallBottom, c.Groove, c.Glint = Hex(0x6E3A36), Hex(0x502825), Hex(0x321614), Hex(0xCDA08C)
		c.WallWell, c.WallWell2 = Hex(0x3A1C1A), Hex(0x5C3330)
		c.Strip, c.StripGlint = Pair{Hex(0x46566B), Hex(0x2F394A)}, Hex(0x7A8AA0)
		c.WoodTop, c.WoodBottom, c.WoodEdge, c.WoodDeep, c.WoodGlint = Hex(0xC2AB88), Hex(0xA9906A), Hex(0x705A3A), Hex(0x46371F), Hex(0xDFCBA8)
		c.PillGround, c.PillLine, c.PillInk = Hex(0xE4EAF2), Hex(0x46566B), Hex(0x2F394A)
	},
}
