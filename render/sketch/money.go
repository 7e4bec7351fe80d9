package sketch

import "image/color"

// The size of a bill, and its amount: C Bold in white, centred on the oval.
const (
	BillW, BillH = 72.0, 36.0
	BillType     = 14.5
	BillBaseline = 23.2
)

// Bill draws a bill of so many dollars, BillW by BillH times k, without its
// shadow and its amount. A value that no bill has looks like 100.
func Bill(value int, k float64) Drawing {
	c, ok := BillColors[value]
	if !ok {
		c = BillColors[100]
	}
	const w, h = BillW, BillH
	return sketchOf(w*k, h*k, Even(k), func(p pen) {
		p = p.scaled(k)
		p.rect(0, 0, w, h, fill(c.Paper).line(c.Ink, .8).round(3))
		p.rect(3, 3, w-6, h-6, line(c.Ink, 1.2).alpha(.75).round(2))
		p.ellipse(w/2, h/2, 15, 11.5, fill(c.Ink))
		p.circle(w/2-25, h/2, 4, line(c.Ink, 1.2))
		p.circle(w/2+25, h/2, 4, line(c.Ink, 1.2))
	})
}

// Confetti draws one strip of paper of the Jackpot's burst, n from 0 up choosing
// its colour and bend.
func Confetti(n int) Drawing {
	colors := []color.NRGBA{Red, Gold, Teal, Plum, Green, Blue, Rose, Orange}
	if n < 0 {
		n = -n
	}
	return sketchOf(14, 14, Even(4), func(p pen) {
		s := line(colors[n%len(colors)], 3.4).flatEnds()
		switch n / len(colors) % 3 {
		case 0:
			p.path("M1 12C5 4 9 10 13 2", s)
		case 1:
			p.path("M2 3C4 10 10 4 12 11", s)
		default:
			p.path("M2 7L12 7", s)
		}
	})
}
