package palette

import "bigpayday/render/sketch"

// bigSkin is the look of the game itself, and of every edition that has no own.
var bigSkin = Skin{
	Type: houseType,
	Day: DayPrint{
		Radius: 6, EdgeWidth: 1.2,
		Plate: sketch.Box{X: 33, Y: 5, W: 63.36, H: 63.36}, Picture: sketch.Box{X: 39, Y: 11, W: 52, H: 52},
	},
	Money: coinage{
		Engraving: sketch.OvalNote,
		Notes: []note{
			{10000, "10K", Hex(0xFBE7AE), Hex(0xA87408)},
			{5000, "5K", Hex(0xE5D8F0), Hex(0x6B4494)},
			{1000, "1K", Hex(0xCFE0EF), Hex(0x2B649C)},
			{500, "500", Hex(0xF6D9C0), Hex(0xB2601F)},
			{100, "100", Hex(0xDCE8D2), Hex(0x4C7A4B)},
		},
	},
	Pot: potLook{Radius: 9, Notes: [2]int{500, 1000}},
}
