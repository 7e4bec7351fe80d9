package render

import "bigpayday/render/sketch"

// eventSkin is the look of the edition of 2000: cool white paper in a teal
// binder, whole days in the colours of their kind, and notes with a round
// centre between waves.
var eventSkin = skin{
	day: dayPrint{
		radius: 7, edgeWidth: 1, onWhite: true, label: labelOnBand, raised: true,
		plate: sketch.Box{X: 35, Y: 4, W: 66.24, H: 66.24}, picture: sketch.Box{X: 42, Y: 11, W: 52, H: 52},
	},
	dice: [2]string{"white", "black"},
	money: coinage{
		engraving: sketch.WaveNote,
		notes: []note{
			{10000, "10K", hex(0xF6E7C4), hex(0x8A6410)},
			{5000, "5K", hex(0xE9DAEE), hex(0x6B3F83)},
			{1000, "1K", hex(0xCDE6EA), hex(0x0F6A72)},
			{500, "500", hex(0xD6DDF0), hex(0x35549A)},
			{100, "100", hex(0xDDEBD3), hex(0x3F7440)},
		},
	},
	pot: potLook{radius: 9, notes: [2]int{500, 1000}},
	recolor: func(c *Palette) {
		c.WallTop, c.WallBottom, c.Groove, c.Glint = hex(0x526D86), hex(0x37506A), hex(0x2E4359), hex(0x8FA9C0)
		c.WallWell, c.WallWell2 = hex(0x253749), hex(0x3B5269)
		c.Strip, c.StripGlint = Pair{hex(0x0F6A72), hex(0x084950)}, hex(0x4FA3A9)
		c.PageTop, c.PageBottom = hex(0xFBFCFA), hex(0xEDF1EF)
		c.Below, c.Below2, c.Remains, c.Remains2 = hex(0xB9C4C6), hex(0xD7DFDF), hex(0xCBD4D3), hex(0xFBFCFA)
		c.Grid, c.Sunday, c.GridLine = hex(0xF7F9F7), hex(0xE6EEF0), hex(0xCBD4D3)
		c.PageInk, c.PileLine = hex(0x17324A), hex(0xAAB7B8)
		c.PillGround, c.PillLine, c.PillInk = hex(0xE2ECEC), hex(0x0F6A72), hex(0x17324A)
	},
}
