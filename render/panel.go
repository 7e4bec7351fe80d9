package render

import "github.com/hajimehoshi/ebiten/v2"

// PanelKind is the material of a panel, and how far it stands off the wall.
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
		p.shadow(r.narrowed(2), 6, 4, 3, .38)
		p.shade(r, t.round(6), c.PaperTop, c.PaperBottom)
	case Note:
		p.shadow(r.narrowed(2), 8, 4, 3, .38)
		p.fill(r, t.round(8), c.Warning)
	case Alarm:
		p.shadow(r.narrowed(4), 8, 8, 6, .5)
		p.fill(r, 8, c.Warning)
		p.hazard(Rect{r.X + 5, r.Y + 5, r.W - 10, 11}, c.Families[Red].Face)
		p.frame(r, 8, 2.5, c.Families[Red].Face)
	default:
		p.shadow(r.narrowed(2), 8, 8, 5, .45)
		p.shade(r, t.round(7), c.PaperTop, c.PaperBottom)
	}
	p.contrastFrame(r, t.round(7), c.Ink)
}

// Sheet draws a large sheet with the torn remains of older ones along its top.
func (t *Theme) Sheet(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(2), 6, 12, 5, .5)
	p.shade(r, t.round(6), c.PaperTop, c.PaperBottom)
	p.torn(r.topPart(7), 6, c.Remains, 8)
	p.contrastFrame(r, t.round(6), c.Ink)
}

// PinnedSheet draws a sheet that is pinned to the wall at its upper corners.
func (t *Theme) PinnedSheet(dst *ebiten.Image, r Rect) {
	t.Sheet(dst, r)
	t.Pin(dst, r.X+26, r.Y+18, Red)
	t.Pin(dst, r.Right()-26, r.Y+18, Red)
}

// SeatSheet draws a sheet with a punched head in the colour of a seat, 26 high.
func (t *Theme) SeatSheet(dst *ebiten.Image, r Rect, c SeatColor) {
	p, pal := t.pen(dst), &t.Palette
	pair := pal.seat(c)
	p.shadow(r.narrowed(4), 8, 18, 12, .6)
	p.shade(r, 7, pal.PaperTop, pal.PaperBottom)
	head := r.topPart(26)
	p.fillPart(head, 7, tops, pair.Face)
	p.fill(head.bottomPart(3), 0, pair.Edge)
	p.holes(r.topPart(22), 32, 3.4, pair.Edge)
	p.contrastFrame(r, 7, pal.Ink)
}

// BeakDown draws the tip of a sheet that stands above the control it belongs
// to, pointing down at x; y is the sheet's lower edge. The sheet is drawn over
// it.
func (t *Theme) BeakDown(dst *ebiten.Image, x, y float64) {
	t.pen(dst).diamond(x, y-2, 10, 2, t.Palette.PaperBottom)
}

// holes punches a row of holes along the middle of a rectangle, spread evenly.
func (p pen) holes(r Rect, pitch, radius float64, c Color) {
	n := int((r.W-pitch)/pitch) + 1
	x := r.X + (r.W-float64(n-1)*pitch)/2
	for range n {
		p.disc(x, r.CenterY(), radius, c)
		x += pitch
	}
}

// hazard draws a band of slanted stripes.
func (p pen) hazard(r Rect, c Color) {
	p.within(r, func(q pen) {
		for x := r.X - r.H; x < r.Right()+r.H; x += 23 {
			b := q.exact(Rect{x, r.Y - r.H/2, r.H * .74, 2 * r.H})
			b.corners, b.turn = 0, .76
			q.draw(&b, 0, c)
		}
	})
}

// Veil darkens a part of the table that a dialog is in front of.
func (t *Theme) Veil(dst *ebiten.Image, r Rect) {
	p, veil := t.pen(dst), t.Palette.Veil
	p.fill(r, 0, veil)
	veil.A = 255
	p.recordGround(r, veil) // what lies below is not there to be read
}
