package palette

import "bigpayday/render/sketch"

// eventSkin is the look of the edition of 2000: cool white paper in a teal
// binder, whole days in the colours of their kind, and notes with a round
// centre between waves.
var eventSkin = Skin{
	Wall: Partition, Binding: BigClips,
	Type: Typefaces{Headline: "display2000", Hand: "hand2000", HandBold: "hand2000"},
	Day: DayPrint{
		Radius: 7, EdgeWidth: 1, OnWhite: true, Label: LabelOnBand, Raised: true,
		Plate: sketch.Box{X: 35, Y: 4, W: 66.24, H: 66.24}, Picture: sketch.Box{X: 42, Y: 11, W: 52, H: 52},
	},
	Dice: [2]string{"white", "black"},
	Money: coinage{
		Engraving: sketch.WaveNote,
		Notes: []note{
			{10000, "10K", Hex(0xF6E7C4), Hex(0x8A6410)},
			{5000, "5K", Hex(0xE9DAEE), Hex(0x6B3F83)},
			{1000, "1K", Hex(0xCDE6EA), Hex(0x0F6A72)},
			{500, "500", Hex(0xD6DDF0), Hex(0x35549A)},
			{100, "100", Hex(0xDDEBD3), Hex(0x3F7440)},
		},
	},
	Pot: potLook{Radius: 9, Notes: [2]int{500, 1000}},
	recolor: func(c *Palette) {
		c.WallTop, c.WallBottom, c.Groove, c.Glint = Hex(0x5A6776), Hex(0x424E5E), Hex(0x2B3542), Hex(0xA9B7C6)
		c.WallWell, c.WallWell2 = Hex(0x253749), Hex(0x3B5269)
		c.Strip, c.StripGlint = Pair{Hex(0x0F6A72), Hex(0x084950)}, Hex(0x4FA3A9)
		c.PageTop, c.PageBottom = Hex(0xFBFCFA), Hex(0xEDF1EF)
		c.Below, c.Below2, c.Remains, c.Remains2 = Hex(0xB9C4C6), Hex(0xD7DFDF), Hex(0xCBD4D3), Hex(0xFBFCFA)
		c.Grid, c.Sunday, c.GridLine = Hex(0xF7F9F7), Hex(0xE6EEF0), Hex(0xCBD4D3)
		c.PageInk, c.PileLine = Hex(0x17324A), Hex(0xAAB7B8)
		c.WoodTop, c.WoodBottom, c.WoodEdge, c.WoodDeep, c.WoodGlint = Hex(0xD2BE9C), Hex(0xB9A27C), Hex(0x8C734C), Hex(0x5F4B2E), Hex(0xEADBBF)
		c.PillGround, c.PillLine, c.PillInk = Hex(0xE2ECEC), Hex(0x0F6A72), Hex(0x17324A)
	},
}
