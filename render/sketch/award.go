package sketch

import "image/color"

// RankRibbon draws the ribbon of a place in the ranking, 44 by 54: gold, silver
// and bronze for 1 to 3, a plain disc for the others. The number is R Black 21
// (19) in ink, centred at 22, on the baseline 28.5.
func RankRibbon(place int) Drawing {
	colors := map[int][2]color.NRGBA{
		1: {GoldBottom, rgb(0x7A4F02)}, 2: {rgb(0xB9C0C8), rgb(0x4A525C)}, 3: {rgb(0xC98B56), rgb(0x6B3B12)},
	}
	return sketchOf(44, 54, Even(2), func(p pen) {
		c, ok := colors[place]
		if !ok {
			p.circle(22, 22, 17, fill(Paper3))
			return
		}
		p.path("M7 22l-5 28l9-5l6 8l4-27z", fill(c[1]))
		p.path("M37 22l5 28l-9-5l-6 8l-4-27z", fill(c[1]))
		p.polygon(star(12, 22, 21, 21, 18), fill(c[0]))
	})
}

// AwardRosette draws the rosette of an award, 96 by 142, in the colours of a
// family. What it is for is drawn on its middle: the named picture, or, if it is
// "die", a red six.
func AwardRosette(f Family, picture string) Drawing {
	return sketchOf(96, 142, Even(2), func(p pen) {
		p = p.at(48, 48)
		p.path("M-26 18l-12 52l16-9l11 15l12-48z", fill(f.Edge))
		p.path("M26 18l12 52l-16-9l-11 15l-12-48z", fill(f.Edge))
		p.polygon(star(18, 0, 0, 48, 43), fill(f.Face))
		p.circle(0, 0, 35, fill(WarningFill))
		p.circle(0, 0, 31, line(f.Face, 1.5).dashed(2, 4))
		if picture == "die" {
			p.at(-2, -2).turned(-10).die(DieFace{Color: "red", N: 6, Size: 34})
			return
		}
		p.art(picture, -23, -24, 46)
	})
}
