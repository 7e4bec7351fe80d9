package sketch

import (
	"fmt"
	"image/color"
	"math"
	"strings"
)

// torn draws a strip with a ragged lower edge that strays by amp.
func (p pen) torn(x, y, w, h, amp float64, c color.NRGBA, seed int) {
	next := chance(seed)
	var b strings.Builder
	fmt.Fprintf(&b, "M%g %gH%gV%g", x, y, x+w, y+h)
	for px := x + w; px > x; {
		px = math.Max(x, px-5-9*next())
		fmt.Fprintf(&b, "L%.2f %.2f", px, y+h+(next()-.35)*amp)
	}
	b.WriteString("Z")
	p.path(b.String(), fill(c))
}

// chance returns a small generator of numbers from 0 to 1 for ragged edges and
// grain: the same seed must give the same picture on every machine. It has
// nothing to do with the game's dice.
func chance(seed int) func() float64 {
	s := int64(seed)
	return func() float64 {
		s = s * 16807 % 2147483647
		return float64(s) / 2147483647
	}
}

// Envelope draws the letter that lies on the desk of the title, 120 by 78.
func Envelope() Drawing {
	return sketchOf(120, 78, Insets{18, 18, 20, 26}, func(p pen) {
		p.soft(softShape{w: 116, h: 74, radius: 4, sigma: 6, alpha: .45}, 4, 8)
		p.rect(0, 0, 120, 78, fill(rgb(0xFBF3DF)).round(4))
		p.path("M0 4A4 4 0 0 1 4 0H116A4 4 0 0 1 120 4L60 46Z", fill(rgb(0xEFE2C2)))
		p.path("M1 3L60 46L119 3", line(ButtonEdge, 1.6))
		p.rect(92, 50, 20, 20, fill(Red).round(1))
		p.circle(102, 60, 6, fill(PlateCream))
	})
}
