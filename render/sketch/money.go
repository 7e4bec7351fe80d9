package sketch

import "image/color"

// The size of a bill, and its amount: C Bold in white, centred on the oval.
const (
	BillW, BillH = 72.0, 36.0
	BillType     = 14.5
	BillBaseline = 23.2
)

// An Engraving is what is printed on the bills of an edition besides their
// amount.
type Engraving uint8

// The engravings.
const (
	OvalNote    Engraving = iota // an oval between two rings
	OctagonNote                  // three frames around an eight-sided centre, square corners
	WaveNote                     // a round centre between bundles of waves
)

// Bill draws a bill, BillW by BillH times k, without its shadow and its amount.
func Bill(e Engraving, paper, ink color.NRGBA, k float64) Drawing {
	return sketchOf(BillW*k, BillH*k, Even(k), func(p pen) { p.scaled(k).bill(e, paper, ink) })
}

func (p pen) bill(e Engraving, paper, ink color.NRGBA) {
	const w, h = BillW, BillH
	switch e {
	case OctagonNote:
		p.rect(0, 0, w, h, fill(paper).line(ink, 1).round(2))
		p.rect(3, 3, w-6, h-6, line(ink, 1))
		p.rect(5.5, 5.5, w-11, h-11, line(ink, .6))
		p.polygon(star(4, w/2, h/2, 14.5, 14.5), fill(ink))
		p.path("M6 6h6v4h-2v-2h-4zM66 30h-6v-4h2v2h4z", fill(ink))
		p.circle(12, 22, 2.2, fill(ink))
		p.circle(60, 14, 2.2, fill(ink))
	case WaveNote:
		p.rect(0, 0, w, h, fill(paper).line(ink, .8).round(4.5))
		for i := range 4 {
			y := 9 + 6*float64(i)
			p.pathf(line(ink, .9).alpha(.55), "M4 %gc5 -5 7 5 12 0c3 -3 5 -1 7 0M68 %gc-5 5 -7 -5 -12 0c-3 3 -5 1 -7 0", y, y)
		}
		p.rect(2.5, 2.5, w-5, h-5, line(ink, 1).alpha(.8).round(3))
		p.circle(w/2, h/2, 13.5, fill(paper).line(ink, 1))
		p.circle(w/2, h/2, 11.5, fill(ink))
	default:
		p.rect(0, 0, w, h, fill(paper).line(ink, .8).round(3))
		p.rect(3, 3, w-6, h-6, line(ink, 1.2).alpha(.75).round(2))
		p.ellipse(w/2, h/2, 15, 11.5, fill(ink))
		p.circle(w/2-25, h/2, 4, line(ink, 1.2))
		p.circle(w/2+25, h/2, 4, line(ink, 1.2))
	}
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
