package render

import "bigpayday/render/sketch"

// bigSkin is the look of the game itself, and of every edition that has no own.
var bigSkin = skin{
	day: dayPrint{
		radius: 6, edgeWidth: 1.2,
		plate: sketch.Box{X: 33, Y: 5, W: 63.36, H: 63.36}, picture: sketch.Box{X: 39, Y: 11, W: 52, H: 52},
	},
	money: coinage{
		engraving: sketch.OvalNote,
		notes: []note{
			{10000, "10K", hex(0xFBE7AE), hex(0xA87408)},
			{5000, "5K", hex(0xE5D8F0), hex(0x6B4494)},
			{1000, "1K", hex(0xCFE0EF), hex(0x2B649C)},
			{500, "500", hex(0xF6D9C0), hex(0xB2601F)},
			{100, "100", hex(0xDCE8D2), hex(0x4C7A4B)},
		},
	},
	pot: potLook{radius: 9, notes: [2]int{500, 1000}},
}
