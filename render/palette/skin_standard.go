package palette

// standardSkin is the look of the standard edition: a white calendar that hangs from blue
// rings on the tiles of a kitchen, over a table of birch.
var standardSkin = Skin{
	Type: houseType, Wall: Tiled, Binding: Rings,
	Day: bigSkin.Day, Dice: bigSkin.Dice, Money: bigSkin.Money, Pot: bigSkin.Pot,
	recolor: func(c *Palette) {
		c.WallTop, c.WallBottom, c.Groove, c.Glint = Hex(0x33688F), Hex(0x274E70), Hex(0x17324F), Hex(0x8FB6D6)
		c.WallWell, c.WallWell2 = Hex(0x1C3A57), Hex(0x2D5378)
		c.Strip, c.StripGlint = Pair{Hex(0x2563A0), Hex(0x17436F)}, Hex(0x7FB0DC)
		c.PageTop, c.PageBottom, c.Grid, c.Sunday = Hex(0xFFFFFF), Hex(0xF7F7F4), Hex(0xFFFFFF), Hex(0xFBEFEC)
		c.GridLine, c.Below, c.Below2 = Hex(0xC6D2DC), Hex(0xC9CED2), Hex(0xE4E7E9)
		c.Remains, c.Remains2 = Hex(0xD5DADD), Hex(0xFFFFFF)
		c.WoodTop, c.WoodBottom, c.WoodEdge, c.WoodDeep, c.WoodGlint = Hex(0xEBD9B4), Hex(0xD6BE8E), Hex(0x9B6B38), Hex(0x5C3C1C), Hex(0xFAF0D8)
	},
}

// mixedSkin is the look of the mixed edition: a purple playroom with a table of yellow pine, and a
// month that is taped together.
var mixedSkin = Skin{
	Type: houseType, Wall: Harlequin, Binding: Tape,
	Day: bigSkin.Day, Dice: bigSkin.Dice, Money: bigSkin.Money, Pot: bigSkin.Pot,
	recolor: func(c *Palette) {
		c.WallTop, c.WallBottom, c.Groove, c.Glint = Hex(0x644885), Hex(0x4A3366), Hex(0x2F1F45), Hex(0xB49AD0)
		c.WallWell, c.WallWell2 = Hex(0x34234A), Hex(0x523B6F)
		c.Strip, c.StripGlint = Pair{Hex(0x6B4494), Hex(0x482B68)}, Hex(0xAF8AD6)
		c.WoodTop, c.WoodBottom, c.WoodEdge, c.WoodDeep, c.WoodGlint = Hex(0xE6B45E), Hex(0xD0963E), Hex(0x94661E), Hex(0x664414), Hex(0xF8DA98)
	},
}
