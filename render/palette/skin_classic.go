package palette

import "bigpayday/render/sketch"

// classicSkin is the look of the edition of 1975: manila paper in a brown
// binder, square corners, brown ink, brick red, and small notes with an
// eight-sided centre.
var classicSkin = Skin{
	Corner: 4, Wall: Papered, Binding: Rivets,
	Type: Typefaces{Headline: "display1975", Hand: "hand1975", HandBold: "handbold1975"},
	Day: DayPrint{
		Radius: 3, Face: Hex(0xFFF3D2), Edge: Hex(0x8A5E2E), EdgeWidth: 1.5, Label: LabelUnderRule, Sums: true,
		Plate: sketch.Box{X: 34, Y: 4, W: 64.8, H: 64.8}, Picture: sketch.Box{X: 41, Y: 11, W: 51, H: 51},
	},
	Dice: [2]string{"white", "black"},
	Money: coinage{
		Engraving: sketch.OctagonNote,
		Notes: []note{
			{500, "500", Hex(0xCBD8DC), Hex(0x2F5A66)},
			{100, "100", Hex(0xEAD07A), Hex(0x7A5607)},
			{50, "50", Hex(0xE8C4B4), Hex(0x9A3A26)},
			{20, "20", Hex(0xCFE0C2), Hex(0x3F6E3C)},
			{10, "10", Hex(0xF3CF9C), Hex(0xA5591A)},
			{5, "5", Hex(0xE9E0B8), Hex(0x6E6A2C)},
		},
	},
	Pot: potLook{Radius: 3, Square: true, Notes: [2]int{20, 50}},
	recolor: func(c *Palette) {
		brown, brown2, edge := Hex(0x4A2A10), Hex(0x6B4A26), Hex(0x8A5E2E)
		c.WallTop, c.WallBottom, c.Groove, c.Glint = Hex(0x7A5226), Hex(0x5E3D1E), Hex(0x3F2812), Hex(0xB98A50)
		c.WallWell, c.WallWell2 = Hex(0x3F3520), Hex(0x57492D)
		c.Strip, c.StripGlint = Pair{Hex(0x6E4420), Hex(0x46290F)}, Hex(0xB07E4A)
		c.WoodTop, c.WoodBottom, c.WoodEdge, c.WoodDeep, c.WoodGlint = Hex(0xDB9350), Hex(0xC77F3E), Hex(0x85461A), Hex(0x5A2C0E), Hex(0xEDB57A)
		c.PageTop, c.PageBottom = Hex(0xF7E8C2), Hex(0xEED9A8)
		c.PaperTop, c.PaperBottom, c.Paper2, c.Paper3 = c.PageTop, c.PageBottom, Hex(0xEED9A8), Hex(0xDFC48C)
		c.Below, c.Below2, c.Remains, c.Remains2 = Hex(0xC4A970), Hex(0xDDC590), Hex(0xCBAE74), Hex(0xF7E8C2)
		c.Grid, c.Sunday, c.Line = Hex(0xF5E4BA), Hex(0xEFD39B), Hex(0xCBAE74)
		c.Card, c.CardFrame = Hex(0xFFF6DC), edge
		c.Ink3 = Hex(0x6E6053)
		c.Ink, c.Ink2, c.PageInk, c.SundayInk = brown, brown2, brown, Hex(0xA02416)
		c.OtherDay, c.OtherMonth = Hex(0x6B5734), Hex(0x5C4524)
		c.FieldLine, c.Seam, c.PileLine = Hex(0xB8935A), Hex(0xB8935A), Hex(0xB8935A)
		c.Hot, c.Warning, c.Off, c.OffLine, c.OffInk = Hex(0xFFEDB0), Hex(0xFFF3D2), Hex(0xE9D6A4), Hex(0x8F7443), Hex(0x5C4524)
		c.Gain, c.Loss, c.Due = Hex(0x2C5A22), Hex(0x8F2419), Hex(0x8F2419)
		c.Families[Red] = Pair{Hex(0xA5341F), Hex(0x6E1F10)}
		c.Plates = [familyCount]Color{
			Blue: Hex(0x9CC3C6), Orange: Hex(0xE9A566), Green: Hex(0xB3BE77), Plum: Hex(0xCDB0CB), Red: Hex(0xE58F74),
			Teal: Hex(0xA5CDB9), Rose: Hex(0xEDB7A0), Slate: Hex(0xB7BFB9), Gold: Hex(0xF0C04E),
		}
		c.PillGround, c.PillLine, c.PillInk = Hex(0xF6D68C), edge, brown
		c.Decks = [deckCount]Pair{
			mailPile: {Hex(0x7FA9AE), Hex(0x4F7E86)}, dealPile: {Hex(0xE9A566), Hex(0xB26A2A)},
			eventPile: c.Decks[eventPile], lotteryPile: c.Decks[lotteryPile],
		}
		c.Backs[mailPile], c.Backs[dealPile] = Hex(0x4F7E86), Hex(0xB26A2A)
	},
}
