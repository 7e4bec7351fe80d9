package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// PanelKind says what a panel is made of and how far it stands off the wall.
type PanelKind uint8

// The kinds of panels.
const (
	// Paper is a sheet on the wall: log, ranking, settings.
	Paper PanelKind = iota
	// Slip is a small sheet, close to the wall.
	Slip
	// Note is a sheet with a hint on it.
	Note
	// Alarm is a notice of a loan: framed red, with a hazard band on top.
	Alarm
)

// Panel draws a sheet of paper.
func (t *Theme) Panel(dst *ebiten.Image, r Rect, kind PanelKind) {
	p, c := t.pen(dst), &t.Palette
	switch kind {
	case Slip:
		p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 6, 4, 3, .38)
		p.shade(r, t.round(6), c.PaperTop, c.PaperBottom)
	case Note:
		p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 8, 4, 3, .38)
		p.fill(r, t.round(8), c.Warning)
	case Alarm:
		p.shadow(Rect{r.X + 4, r.Y, r.W - 8, r.H}, 8, 8, 6, .5)
		p.fill(r, 8, c.Warning)
		p.hazard(Rect{r.X + 5, r.Y + 5, r.W - 10, 11}, c.Families[Red].Face)
		p.frame(r, 8, 2.5, c.Families[Red].Face)
	default:
		p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 8, 8, 5, .45)
		p.shade(r, t.round(7), c.PaperTop, c.PaperBottom)
	}
	if t.HighContrast {
		p.frame(r, t.round(7), 2, c.Ink)
	}
}

// Sheet draws a large sheet with the torn remains of older ones along its top.
func (t *Theme) Sheet(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 6, 12, 5, .5)
	p.shade(r, t.round(6), c.PaperTop, c.PaperBottom)
	p.torn(Rect{r.X, r.Y, r.W, 7}, 6, c.Remains, 8)
	if t.HighContrast {
		p.frame(r, t.round(6), 2, c.Ink)
	}
}

// SeatSheet draws a sheet with a punched head in the colour of a seat, 26 high.
func (t *Theme) SeatSheet(dst *ebiten.Image, r Rect, c SeatColor) {
	p, pal := t.pen(dst), &t.Palette
	pair := pal.seat(c)
	p.shadow(Rect{r.X + 4, r.Y, r.W - 8, r.H}, 8, 18, 12, .6)
	p.shade(r, 7, pal.PaperTop, pal.PaperBottom)
	head := Rect{r.X, r.Y, r.W, 26}
	p.fillPart(head, 7, tops, pair.Face)
	p.fill(Rect{r.X, head.Bottom() - 3, r.W, 3}, 0, pair.Edge)
	p.holes(Rect{r.X, r.Y, r.W, 22}, 32, 3.4, pair.Edge)
	if t.HighContrast {
		p.frame(r, 7, 2, pal.Ink)
	}
}

// HangingSheet draws a sheet with a coloured head, 44 high, that hangs from a
// control above it: its beak points up at x. A piece of artwork stands in the
// head before the title, a note at its right end; any may be "".
func (t *Theme) HangingSheet(dst *ebiten.Image, r Rect, f Family, art, title, note string, x float64) {
	p, c := t.pen(dst).grown(1.25), &t.Palette
	pair := c.Families[f]
	p.shadow(Rect{r.X + 4, r.Y, r.W - 8, r.H}, 8, 12, 10, .6)
	if x > r.X && x < r.Right() {
		b := p.exact(Rect{x - 10, r.Y - 8, 20, 20})
		b.turn, b.top, b.bottom, b.radius = 45*degree, pair.Face, pair.Face, 2*t.View.Scale
		p.shapes.draw(dst, &b)
	}
	p.fill(r, t.round(8), c.PaperTop)
	p.fillPart(Rect{r.X, r.Y, r.W, 44}, t.round(8), tops, pair.Face)
	if t.HighContrast {
		p.frame(r, t.round(8), 2, c.Ink)
	}
	left := r.X + 18
	if art != "" {
		p.fill(Rect{r.X + 10, r.Y + 6, 32, 32}, 6, c.Cream)
		p.art(art, r.X+13, r.Y+9, 26)
		left = r.X + 52
	}
	ink := c.on(f)
	head := Style{Face: Black, Size: 18, Color: ink}
	small := Style{Face: CondensedMedium, Size: 13.5, Color: ink, Align: End}
	// The note leaves the title as much as it can.
	room := max(r.Right()-28-left-p.measure(title, head.Sized(16)), p.measure(note, small.Sized(12/p.scale())))
	w := p.fit(note, r.Right()-16, r.Y+28, min(room, r.W*.45), 11.5, small)
	p.fit(title, left, r.Y+29, r.Right()-28-w-left, 12, head)
}

// BeakDown draws the tip of a sheet that stands above the control it belongs
// to, pointing down at x; y is the sheet's lower edge. The sheet is drawn over
// it.
func (t *Theme) BeakDown(dst *ebiten.Image, x, y float64) {
	p := t.pen(dst)
	b := p.exact(Rect{x - 10, y - 12, 20, 20})
	b.turn, b.top, b.bottom, b.radius = 45*degree, t.Palette.PaperBottom, t.Palette.PaperBottom, 2*t.View.Scale
	p.shapes.draw(dst, &b)
}

// holes punches a row of holes along the middle of a rectangle, spread evenly.
func (p pen) holes(r Rect, pitch, radius float64, c Color) {
	n := int((r.W-pitch)/pitch) + 1
	if n < 1 {
		return
	}
	x := r.X + (r.W-float64(n-1)*pitch)/2
	for range n {
		p.disc(x, r.CenterY(), radius, c)
		x += pitch
	}
}

// hazard draws a band of slanted stripes.
func (p pen) hazard(r Rect, c Color) {
	clip := p.dst.RecyclableSubImage(p.deviceRect(Rect{r.X + p.x, r.Y + p.y, r.W, r.H}))
	defer clip.Recycle()
	q := p
	q.dst = clip
	w := r.H * .74
	for x := r.X - r.H; x < r.Right()+r.H; x += 23 {
		b := q.exact(Rect{x, r.Y - r.H/2, w, 2 * r.H})
		b.corners, b.turn, b.top, b.bottom = 0, .76, c, c
		q.shapes.draw(q.dst, &b)
	}
}

// Veil darkens a part of the table that a dialog is in front of.
func (t *Theme) Veil(dst *ebiten.Image, r Rect) {
	p, veil := t.pen(dst), t.Palette.Veil
	p.fill(r, 0, veil)
	veil.A = 255
	p.recordGround(r, veil) // what lies below is not there to be read
}
