package sketch

import "image/color"

// Stamp draws the double frame of a rubber stamp around w by h of type. The word
// is C Bold, tracking 2, in the same colour. The frame lies straight; a stamp is
// turned by 6 to 11 degrees and has an opacity of .8 to .9.
func Stamp(w, h float64, c color.NRGBA) Drawing {
	d := sketchOf(w, h, Even(3), func(p pen) {
		p.rect(0, 0, w, h, line(c, 3.2).round(6))
		p.rect(5, 5, w-10, h-10, line(c, 1.2).round(3))
	})
	d.Slice = sliceOf(w, h, 12, 12)
	return d
}

// StampSize returns the size of the frame of a stamp whose word is wide logical
// pixels wide at that type size, tracking included; its baseline lies .36 of
// the type size below the middle.
func StampSize(wide, size float64) (w, h float64) { return wide + 24, size * 1.5 }

// RoundStamp draws the double ring of a round stamp, 2*r wide.
func RoundStamp(r float64, c color.NRGBA) Drawing {
	return sketchOf(2*r, 2*r, Even(2), func(p pen) {
		p.circle(r, r, r, line(c, 3))
		p.circle(r, r, r-5, line(c, 1.2))
	})
}

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
			p.at(-2, -2).turned(-10).at(-17, -17).draw(Die(DieFace{Color: "red", N: 6, Size: 34}))
			return
		}
		p.art(picture, -23, -24, 46)
	})
}

// The colours of the bars that tell how a net worth came about.
var (
	BarSalary = rgb(0x3F7FBE)
	BarDeals  = Green
	BarPrizes = Gold
	BarBills  = Rose
	BarOther  = rgb(0x7D7268) // hatched, see Hatched
)

// Hatched draws a bar of other costs: slanting strokes tell it from the others
// without colour.
func Hatched(w, h float64) Drawing {
	return sketchOf(w, h, Insets{}, func(p pen) {
		p.rect(0, 0, w, h, fill(BarOther).round(2))
		for x := 6.0; x < w-3; x += 7 {
			p.line(x, h, x+4, 0, line(rgb(0xD9CFC2), 1.4).flatEnds())
		}
	})
}

// Bracket draws the measure below two bars: what is left between them.
func Bracket(w, h float64, c color.NRGBA) Drawing {
	return sketchOf(w, h, Even(2), func(p pen) {
		p.line(0, h-1.5, w, h-1.5, line(c, 2))
		p.line(0, 0, 0, h, line(c, 1.6))
		p.line(w, 0, w, h, line(c, 1.6))
	})
}
