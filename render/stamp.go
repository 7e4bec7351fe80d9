package render

import "github.com/hajimehoshi/ebiten/v2"

// Stamp draws a word as a rubber stamp around x, y: a double frame, turned as
// the pose says. Size is that of the type.
func (t *Theme) Stamp(dst *ebiten.Image, word string, x, y, size float64, c Color, pose Pose) {
	t.pen(dst).posed(t.stamp(word, size, c), x, y, pose)
}

// StampTilt is how far a stamp on paper is turned, in degrees.
const StampTilt = -5

// stampGrowth is how far the type of stamps grows with the text scale.
const stampGrowth = 1.12

// StampWidth returns the width of a stamp before it is turned.
func (t *Theme) StampWidth(word string, size float64) float64 {
	return t.pen(nil).capped(stampGrowth).measure(word, stampStyle(size)) + 24*min(1, size/17)
}

// leastDouble is from which size of the type on, in device pixels, a stamp has a
// second frame: in a smaller one that runs into the letters.
const leastDouble = 12

// stampHeight is the height of a stamp before it is turned, at text scale 1.
func stampHeight(size float64) float64 { return size * 1.5 }

// stampStyle is how the word of a stamp is set.
func stampStyle(size float64) Style {
	return Style{Face: CondensedBold, Size: size, Align: Center, Tracking: 2 * min(1, size/14)}
}

// stamp returns the picture of a stamp, which is painted when it is asked for
// first.
func (t *Theme) stamp(word string, size float64, c Color) *picture {
	key := drawingKey{what: "stamp", name: word, size: float32(size), band: float32(min(t.TextScale, stampGrowth)), color: c}
	if q, ok := t.arts.composed[key]; ok {
		return q
	}
	st := stampStyle(size).In(c)
	k := min(1, size/21)
	w, h := t.StampWidth(word, size), stampHeight(size)*min(t.TextScale, stampGrowth)
	outer, inner := max(3.2*k, 1.6), max(1.2*k, .8)
	return t.composed(key, w, h, 4, func(p pen) {
		p = p.capped(stampGrowth)
		r := Rect{0, 0, w, h}
		p.frame(r.Inset(-outer/2), 6*k+outer/2, outer, c)
		if size*t.View.Scale >= leastDouble {
			p.frame(r.Inset(4*k+1), 3*k, inner, c)
		}
		p.text(word, w/2, p.middle(r, st), st)
	})
}

// The sizes of the type of stamps that stand in boxes: beside a name, and on a card.
const (
	SmallStamp = 13
	LargeStamp = 18
)

// StampSize returns how large the box of a stamp is, which is turned in it.
func (t *Theme) StampSize(word string, size float64) (w, h float64) {
	const air = 10
	return t.StampWidth(word, size) + air, 2 * stampHeight(size)
}

// StampIn stamps a word in red in the middle of a box, smaller where there is too little
// room. While it comes down the pose says how large it is, and it is off its place by shake.
func (t *Theme) StampIn(dst *ebiten.Image, r Rect, word string, size float64, pose Pose, shake float64) {
	w, h := t.StampSize(word, size)
	pose.Turn += StampTilt
	t.Stamp(dst, word, r.CenterX()+shake, r.CenterY(), size, t.Palette.Families[Red].Face, pose.scaled(min(1, r.W/w, r.H/(.75*h))))
}

// roundStamp draws a round stamp of two lines around x, y.
func (t *Theme) roundStamp(dst *ebiten.Image, strong, weak string, x, y, radius float64, c Color, pose Pose) {
	key := drawingKey{what: "round-stamp", name: strong + "\x00" + weak, size: float32(radius), color: c}
	t.pen(dst).posed(t.composed(key, 2*radius, 2*radius, 3, func(p pen) {
		p.ring(radius, radius, radius+1.5, 3, c)
		p.ring(radius, radius, radius-4.4, 1.2, c)
		p.fit(strong, radius, radius+4, radius*1.45, 10, Style{Face: Black, Size: radius * .68, Color: c, Align: Center, Tracking: -.5})
		p.fit(weak, radius, radius+19, radius*1.4, 9, Style{Face: CondensedBold, Size: radius * .34, Color: c, Align: Center, Tracking: .6})
	}), x, y, pose)
}
