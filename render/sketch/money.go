package sketch

import "image/color"

// The size of a bill, and its amount: C Bold in white, centred on the oval.
const (
	BillW, BillH = 72.0, 36.0
	BillType     = 14.5
	BillBaseline = 23.2
)

// A BillFace says how a bill is drawn. It can be used as the key of a cache.
type BillFace struct {
	Value int     // in dollars: 100, 500, 1000, 5000 or 10000; others look like 100
	Scale float64 // of BillW by BillH
	Turn  float64 // degrees clockwise about its middle
	Flat  bool    // without its shadow
}

// Bill draws a bill. Its body is the unturned bill; what a turned one needs
// beyond that lies in the margin. Amount tells where the amount goes.
func Bill(f BillFace) Drawing {
	k := f.Scale
	return sketchOf(BillW*k, BillH*k, Insets{12 * k, 26 * k, 12 * k, 28 * k}, func(p pen) {
		p.at(BillW*k/2, BillH*k/2).scaled(k).turned(f.Turn).bill(f.Value, !f.Flat)
	})
}

// Amount is where the amount of the bill goes.
func (f BillFace) Amount() Spot {
	k := f.Scale
	return amountOf(BillW*k/2, BillH*k/2, k, f.Turn)
}

// amountOf is the spot of the amount on a bill whose middle is x, y.
func amountOf(x, y, k, turn float64) Spot {
	dx, dy := turnPoint(0, (BillBaseline-BillH/2)*k, turn)
	return Spot{X: x + dx, Y: y + dy, Size: BillType * k, Anchor: Middle, Turn: turn}
}

// bill draws a bill around the pen's origin.
func (p pen) bill(value int, shadow bool) {
	c, ok := BillColors[value]
	if !ok {
		c = BillColors[100]
	}
	const w, h = BillW, BillH
	if shadow {
		p.shadow(-w/2, -h/2, w, h, 3, ShadowBill)
	}
	p.rect(-w/2, -h/2, w, h, fill(c.Paper).line(c.Ink, .8).round(3))
	p.rect(-w/2+3, -h/2+3, w-6, h-6, line(c.Ink, 1.2).alpha(.75).round(2))
	p.ellipse(0, 0, 15, 11.5, fill(c.Ink))
	p.circle(-25, 0, 4, line(c.Ink, 1.2))
	p.circle(25, 0, 4, line(c.Ink, 1.2))
}

// A Fan is a small stack of bills, fanned out: the lowest first. At most eight
// are drawn, the last eight.
type Fan struct {
	Values []int   // in dollars, from the lowest to the one on top
	Scale  float64 // .6 in player cards
}

func (f Fan) shown() []int {
	if len(f.Values) > 8 {
		return f.Values[len(f.Values)-8:]
	}
	return f.Values
}

// place is the middle and the turn of the i-th of n bills of a fan, in logical
// pixels from the middle of the lowest one.
func (f Fan) place(i, n int) (x, y, turn float64) {
	k := f.Scale / .6
	return (float64(i) - float64(n-1)/2) * 3 * k, -float64(i) * 3.2 * k, -3 + float64(i)*2.5
}

// FanOf draws a fan. Its body is one bill, the lowest; the others rise above it
// in the margin.
func FanOf(f Fan) Drawing {
	w, h := BillW*f.Scale, BillH*f.Scale
	return sketchOf(w, h, Insets{26 * f.Scale, 70 * f.Scale, 36 * f.Scale, 26 * f.Scale}, func(p pen) {
		shown := f.shown()
		for i, v := range shown {
			x, y, turn := f.place(i, len(shown))
			p.at(w/2+x, h/2+y).scaled(f.Scale).turned(turn).bill(v, true)
		}
	})
}

// Top is where the amount of the uppermost bill goes, and that bill's value; the
// value is 0 when the fan is empty.
func (f Fan) Top() (Spot, int) {
	shown := f.shown()
	if len(shown) == 0 {
		return Spot{}, 0
	}
	i := len(shown) - 1
	x, y, turn := f.place(i, len(shown))
	return amountOf(BillW*f.Scale/2+x, BillH*f.Scale/2+y, f.Scale, turn), shown[i]
}

// Coin draws a coin, 2*r wide: for bursts of the Jackpot.
func Coin(r float64) Drawing {
	return sketchOf(2*r, 2*r, Even(2), func(p pen) {
		p = p.at(r, r)
		p.circle(0, 0, r, fill(GoldEdge))
		p.circle(0, -1, r-.6, fill(Gold))
		p.circle(0, -1, r*.74, line(GoldEdge, max(1, r*.12)))
		q := p.at(0, -1).scaled(r / 19)
		s := line(WoodDeep, 4)
		q.path("M5 -5.2C4 -8 -5 -8.5 -5 -3.5C-5 1 5 -1 5 3.8C5 8.5 -4.5 8.3 -5.4 5", s)
		q.line(0, -10.5, 0, 10.5, s)
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
