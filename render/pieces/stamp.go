package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// DrawStamp draws a word as a rubber stamp around x, y: a double frame, turned as
// the pose says. Size is that of the type.
func DrawStamp(t *render.Theme, dst *ebiten.Image, word string, x, y, size float64, c palette.Color, pose render.Pose) {
	t.Pen(dst).Posed(Stamp(t, word, size, c), x, y, pose)
}

// DrawStampedSlip draws a word as a stamp on a slip of paper around x, y, where what it is stuck on
// would leave the stamp hard to read.
func DrawStampedSlip(t *render.Theme, dst *ebiten.Image, word string, x, y, size float64, c palette.Color, pose render.Pose) {
	const rim = 6
	p := t.Pen(dst)
	w, h := StampWidth(t, word, size)+2*rim, StampHeight(size)*t.Pen(nil).GrowingTo(StampGrowth).Scale()+2*rim
	slip := p.Composed(render.DrawingKey{What: "stamped-slip", Name: word, Size: float32(size)}, w, h, rim, func(q render.Pen) {
		q.Shadow(render.Rect{W: w, H: h}, 4, 4, 2, .35)
		q.Fill(render.Rect{W: w, H: h}, 4, q.Palette.Field)
	})
	p.Posed(slip, x, y, pose)
	DrawStamp(t, dst, word, x, y, size, c, pose)
}

// StampTilt is how far a stamp on paper is turned, in degrees.
const StampTilt = -5

// StampGrowth is how far the type of stamps grows with the text scale.
const StampGrowth = 1.12

// StampWidth returns the width of a stamp before it is turned.
func StampWidth(t *render.Theme, word string, size float64) float64 {
	return t.Pen(nil).GrowingTo(StampGrowth).Measure(word, stampStyle(size)) + 24*min(1, size/17)
}

// leastDouble is from which size of the type on, in device pixels, a stamp has a
// second frame: in a smaller one that runs into the letters.
const leastDouble = 12

// StampHeight is the height of a stamp before it is turned, at text scale 1.
func StampHeight(size float64) float64 { return size * 1.5 }

// stampStyle is how the word of a stamp is set.
func stampStyle(size float64) render.Style {
	return render.Style{Face: render.Headline, Size: size, Align: render.Center, Tracking: 1.2 * min(1, size/14)}
}

// Stamp returns the picture of a stamp, which is painted when it is asked for
// first.
func Stamp(t *render.Theme, word string, size float64, c palette.Color) *render.Picture {
	key := render.DrawingKey{What: "stamp", Name: word, Size: float32(size), Band: float32(min(t.TextScale, StampGrowth)), Color: c}
	if q := t.WasComposed(key); q != nil {
		return q
	}
	st := stampStyle(size).In(c)
	k := min(1, size/21)
	w, h := StampWidth(t, word, size), StampHeight(size)*min(t.TextScale, StampGrowth)
	outer, inner := max(3.2*k, 1.6), max(1.2*k, .8)
	return t.Composed(key, w, h, 4, func(p render.Pen) {
		p = p.GrowingTo(StampGrowth)
		r := render.Rect{X: 0, Y: 0, W: w, H: h}
		p.Frame(r.Inset(-outer/2), 6*k+outer/2, outer, c)
		if size*t.View.Scale >= leastDouble {
			p.Frame(r.Inset(4*k+1), 3*k, inner, c)
		}
		p.Text(word, w/2, p.Middle(r, st), st)
	})
}

// The sizes of the type of stamps that stand in boxes: beside a name, and on a card.
const (
	SmallStamp = 13
	LargeStamp = 18
)

// StampSize returns how large the box of a stamp is, which is turned in it.
func StampSize(t *render.Theme, word string, size float64) (w, h float64) {
	const air = 10
	return StampWidth(t, word, size) + air, 2 * StampHeight(size)
}

// StampIn stamps a word in red in the middle of a box, smaller where there is too little
// room. While it comes down the pose says how large it is, and it is off its place by shake.
func StampIn(t *render.Theme, dst *ebiten.Image, r render.Rect, word string, size float64, pose render.Pose, shake float64) {
	w, h := StampSize(t, word, size)
	pose.Turn += StampTilt
	DrawStamp(t, dst, word, r.CenterX()+shake, r.CenterY(), size, t.Palette.Families[palette.Red].Face, pose.Scaled(min(1, r.W/w, r.H/(.75*h))))
}

// RoundStamp draws a round stamp of two lines around x, y.
func RoundStamp(t *render.Theme, dst *ebiten.Image, strong, weak string, x, y, radius float64, c palette.Color, pose render.Pose) {
	key := render.DrawingKey{What: "round-stamp", Name: strong + "\x00" + weak, Size: float32(radius), Color: c}
	t.Pen(dst).Posed(t.Composed(key, 2*radius, 2*radius, 3, func(p render.Pen) {
		p.Ring(radius, radius, radius+1.5, 3, c)
		p.Ring(radius, radius, radius-4.4, 1.2, c)
		p.TextFit(strong, radius, radius+4, radius*1.45, 10, render.Style{Face: render.Headline, Size: radius * .66, Color: c, Align: render.Center})
		p.TextFit(weak, radius, radius+19, radius*1.4, 9, render.Style{Face: render.CondensedBold, Size: radius * .34, Color: c, Align: render.Center, Tracking: .6})
	}), x, y, pose)
}
