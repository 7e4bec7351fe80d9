package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
)

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
	// Alarm is a notice of a loan: framed red, to have a [HazardBand] on top.
	Alarm
)

// Panel draws a sheet of paper.
func Panel(t *render.Theme, dst *ebiten.Image, r render.Rect, kind PanelKind) {
	p, c := t.Pen(dst), &t.Palette
	switch kind {
	case Slip:
		p.Shadow(r.Narrowed(2), 6, 4, 3, .38)
		p.Shade(r, t.Round(6), c.PaperTop, c.PaperBottom)
	case Note:
		p.Shadow(r.Narrowed(2), 8, 4, 3, .38)
		p.Fill(r, t.Round(8), c.Warning)
	case Alarm:
		p.Shadow(r.Narrowed(4), 8, 8, 6, .5)
		p.Fill(r, 8, c.Warning)
		p.Frame(r, 8, 2.5, c.Families[palette.Red].Face)
	default:
		p.Shadow(r.Narrowed(2), 8, 8, 5, .45)
		p.Shade(r, t.Round(7), c.PaperTop, c.PaperBottom)
	}
	p.ContrastFrame(r, t.Round(7), c.Ink)
}

// Sheet draws a large sheet with the torn remains of older ones along its top.
func Sheet(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(2), 6, 12, 5, .5)
	p.Shade(r, t.Round(6), c.PaperTop, c.PaperBottom)
	polygon.Torn(p, r.TopPart(7), 6, c.Remains, 8)
	p.ContrastFrame(r, t.Round(6), c.Ink)
}

// PinnedSheet draws a sheet that is pinned to the wall at its upper corners.
func PinnedSheet(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	Sheet(t, dst, r)
	Pin(t, dst, r.X+26, r.Y+18, palette.Red)
	Pin(t, dst, r.Right()-26, r.Y+18, palette.Red)
}

// SeatSheet draws a sheet with a punched head in the colour of a seat, 26 high.
func SeatSheet(t *render.Theme, dst *ebiten.Image, r render.Rect, c palette.SeatColor) {
	p, pal := t.Pen(dst), &t.Palette
	pair := pal.Seat(c)
	p.Shadow(r.Narrowed(4), 8, 18, 12, .6)
	p.Shade(r, 7, pal.PaperTop, pal.PaperBottom)
	head := r.TopPart(26)
	p.FillPart(head, 7, render.Tops, pair.Face)
	SeatPattern(p, head, c)
	p.Fill(head.BottomPart(3), 0, pair.Edge)
	Holes(p, r.TopPart(22), 32, 3.4, pair.Edge)
	p.ContrastFrame(r, 7, pal.Ink)
}

// BeakDown draws the tip of a sheet that stands above the control it belongs
// to, pointing down at x; y is the sheet's lower edge. The sheet is drawn over
// it.
func BeakDown(t *render.Theme, dst *ebiten.Image, x, y float64) {
	t.Pen(dst).Diamond(x, y-2, 10, 2, t.Palette.PaperBottom)
}

// Holes punches a row of holes along the middle of a rectangle, spread evenly.
func Holes(p render.Pen, r render.Rect, pitch, radius float64, c palette.Color) {
	n := int((r.W-pitch)/pitch) + 1
	x := r.X + (r.W-float64(n-1)*pitch)/2
	for range n {
		p.Disc(x, r.CenterY(), radius, c)
		x += pitch
	}
}

// HazardBand draws the band of an alarm along its panel: it is narrower than r, so that it stands
// off the frame.
func HazardBand(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	r = render.Rect{X: r.X + 5, Y: r.Y + 1, W: r.W - 10, H: r.H - 1}
	t.Pen(dst).Within(r, func(q render.Pen) {
		for x := r.X - r.H; x < r.Right()+r.H; x += 23 {
			b := q.Exact(render.Rect{X: x, Y: r.Y - r.H/2, W: r.H * .74, H: 2 * r.H})
			b.Corners, b.Turn = 0, .76
			q.Draw(&b, 0, t.Palette.Families[palette.Red].Face)
		}
	})
}

// Veil darkens a part of the table that a dialog is in front of.
func Veil(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, veil := t.Pen(dst), t.Palette.Veil
	p.Fill(r, 0, veil)
	veil.A = 255
	p.RecordGround(r, veil) // what lies below is not there to be read
}
