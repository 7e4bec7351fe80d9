package sketch

import "image/color"

// DayFlag draws the flag at the left edge of a day, 34 by 28: a pennant with a
// point, or one with a swallow's tail.
func DayFlag(c color.NRGBA, tail bool) Drawing {
	return sketchOf(34, 28, Even(1), func(p pen) {
		if tail {
			p.path("M0 1H32L27 14L32 27H0Z", fill(c))
			return
		}
		p.path("M0 0H28L34 14L28 28H0Z", fill(c))
	})
}

// FlagStar draws the star of a holiday's flag, 18 by 18.
func FlagStar(c color.NRGBA) Drawing {
	return sketchOf(18, 18, Even(1), func(p pen) { p.polygon(star(5, 9, 9, 8.5, 3.6), fill(c)) })
}
