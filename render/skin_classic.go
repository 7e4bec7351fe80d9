package render

import "bigpayday/render/sketch"

// classicSkin is the look of the edition of 1975: manila paper in a brown
// binder, square corners, brown ink, brick red, and small notes with an
// eight-sided centre.
var classicSkin = skin{
	corner: 4,
	day: dayPrint{
		radius: 3, face: hex(0xFFF3D2), edge: hex(0x8A5E2E), edgeWidth: 1.5, label: labelUnderRule, sums: true,
		plate: sketch.Box{X: 34, Y: 4, W: 64.8, H: 64.8}, picture: sketch.Box{X: 41, Y: 11, W: 51, H: 51},
	},
	dice: [2]string{"white", "black"},
	money: coinage{
		engraving: sketch.OctagonNote,
		notes: []note{
			{500, "500", hex(0xCBD8DC), hex(0x2F5A66)},
			{100, "100", hex(0xEAD07A), hex(0x7A5607)},
			{50, "50", hex(0xE8C4B4), hex(0x9A3A26)},
			{20, "20", hex(0xCFE0C2), hex(0x3F6E3C)},
			{10, "10", hex(0xF3CF9C), hex(0xA5591A)},
			{5, "5", hex(0xE9E0B8), hex(0x6E6A2C)},
		},
	},
	pot: potLook{radius: 3, square: true, notes: [2]int{20, 50}},
	recolor: func(c *Palette) {
		brown, brown2, edge := hex(0x4A2A10), hex(0x6B4A26), hex(0x8A5E2E)
		c.WallTop, c.WallBottom, c.Groove, c.Glint = hex(0x74673A), hex(0x5F5230), hex(0x4E4326), hex(0xA89A68)
		c.WallWell, c.WallWell2 = hex(0x3F3520), hex(0x57492D)
		c.Strip, c.StripGlint = Pair{hex(0x6E4420), hex(0x46290F)}, hex(0xB07E4A)
		c.PageTop, c.PageBottom = hex(0xF7E8C2), hex(0xEED9A8)
		c.PaperTop, c.PaperBottom, c.Paper2, c.Paper3 = c.PageTop, c.PageBottom, hex(0xEED9A8), hex(0xDFC48C)
		c.Below, c.Below2, c.Remains, c.Remains2 = hex(0xC4A970), hex(0xDDC590), hex(0xCBAE74), hex(0xF7E8C2)
		c.Grid, c.Sunday, c.Line = hex(0xF5E4BA), hex(0xEFD39B), hex(0xCBAE74)
		c.Card, c.CardFrame = hex(0xFFF6DC), edge
		c.Ink3 = hex(0x6E6053)
		c.Ink, c.Ink2, c.PageInk, c.SundayInk = brown, brown2, brown, hex(0xA02416)
		c.OtherDay, c.OtherMonth = hex(0x6B5734), hex(0x5C4524)
		c.FieldLine, c.Seam, c.PileLine = hex(0xB8935A), hex(0xB8935A), hex(0xB8935A)
		c.Hot, c.Warning, c.Off, c.OffLine, c.OffInk = hex(0xFFEDB0), hex(0xFFF3D2), hex(0xE9D6A4), hex(0x8F7443), hex(0x5C4524)
		c.Gain, c.Loss, c.Due = hex(0x2C5A22), hex(0x8F2419), hex(0x8F2419)
		c.Families[Red] = Pair{hex(0xA5341F), hex(0x6E1F10)}
		c.Plates = [familyCount]Color{
			Blue: hex(0x9CC3C6), Orange: hex(0xE9A566), Green: hex(0xB3BE77), Plum: hex(0xCDB0CB), Red: hex(0xE58F74),
			Teal: hex(0xA5CDB9), Rose: hex(0xEDB7A0), Slate: hex(0xB7BFB9), Gold: hex(0xF0C04E),
		}
		c.PillGround, c.PillLine, c.PillInk = hex(0xF6D68C), edge, brown
		c.Decks = [deckCount]Pair{
			mailPile: {hex(0x7FA9AE), hex(0x4F7E86)}, dealPile: {hex(0xE9A566), hex(0xB26A2A)},
			eventPile: c.Decks[eventPile], lotteryPile: c.Decks[lotteryPile],
		}
		c.Backs[mailPile], c.Backs[dealPile] = hex(0x4F7E86), hex(0xB26A2A)
	},
}
