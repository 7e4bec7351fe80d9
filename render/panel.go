package render

import "github.com/hajimehoshi/ebiten/v2"

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

// SheetEnd lets what is scrolled on a sheet fade out towards the end of r, or
// towards its beginning, instead of being cut there.
func (t *Theme) SheetEnd(dst *ebiten.Image, r Rect, beginning bool) {
	p, c := t.pen(dst), &t.Palette
	if beginning {
		p.shade(r, 0, c.PaperTop, faded(c.PaperTop, 0))
		return
	}
	p.shade(r, 0, faded(c.PaperBottom, 0), c.PaperBottom)
}

// DialogHead is the height of a dialog's coloured head.
const DialogHead = 18

// Dialog draws a decision sheet: a pad with a second sheet under it and a
// punched head in the colour of a family.
func (t *Theme) Dialog(dst *ebiten.Image, r Rect, f Family) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(Rect{r.X + 6, r.Y, r.W - 10, r.H + 4}, 8, 18, 12, .6)
	p.fill(Rect{r.X + 5, r.Y + 6, r.W - 2, r.H}, t.round(6), mixed(c.Paper3, c.Paper2, .3))
	p.fill(r, t.round(6), c.PaperTop)
	pair := c.Families[f]
	p.fillPart(Rect{r.X, r.Y, r.W, DialogHead}, t.round(6), tops, pair.Face)
	p.holes(Rect{r.X, r.Y, r.W, DialogHead}, 31, 3.6, mixed(pair.Edge, c.Ink, .25))
	if t.HighContrast {
		p.frame(r, t.round(6), 2, c.Ink)
	}
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

// Well draws a shallow hollow in paper: the ground of a list or a picture.
func (t *Theme) Well(dst *ebiten.Image, r Rect, radius float64) {
	t.pen(dst).fill(r, t.round(radius), t.Palette.Paper2)
}

// Gauge fills a part of a well, as far as a figure goes.
func (t *Theme) Gauge(dst *ebiten.Image, r Rect, f Family) {
	t.pen(dst).fill(r, t.round(r.H/2), t.Palette.Families[f].Face)
}

// TintWell draws a well in the pale colour of a family.
func (t *Theme) TintWell(dst *ebiten.Image, r Rect, radius float64, f Family) {
	t.pen(dst).fill(r, t.round(radius), t.Palette.Tints[f])
}

// ArtPlate draws a piece of artwork on a square in the colour of a family.
func (t *Theme) ArtPlate(dst *ebiten.Image, r Rect, art string, f Family) {
	p := t.pen(dst)
	p.fill(r, t.round(7), t.Palette.Families[f].Face)
	size := r.H * .7
	p.art(art, r.CenterX()-size/2, r.CenterY()-size/2, size)
}

// Row draws the ground of a row in a list: every other one is striped; Active
// is the one that is meant, Hover the one under the pointer.
func (t *Theme) Row(dst *ebiten.Image, r Rect, striped bool, state State) {
	p, c := t.pen(dst), &t.Palette
	switch {
	case state.Active:
		p.fill(r, 7, c.Hot)
		p.fill(Rect{r.X, r.Y + 5, 5, r.H - 10}, 2.5, c.Families[Gold].Edge)
	case state.Hover && !state.Off:
		p.fill(r, 5, mixed(c.Paper2, c.Paper3, .5))
	case striped:
		p.fill(r, 4, c.Paper2)
	}
	if state.Focused {
		t.FocusRing(dst, r, 5)
	}
}

// ChoiceRow draws the ground of a row in a list of which one is chosen: that one
// is dark, with a check mark at its right end.
func (t *Theme) ChoiceRow(dst *ebiten.Image, r Rect, striped, chosen bool, state State) {
	if !chosen {
		t.Row(dst, r, striped, state)
		return
	}
	p := t.pen(dst)
	p.fill(r, 6, t.Palette.Ink)
	p.tick(r.Right()-20, r.CenterY(), 7, 3, t.Palette.Families[Gold].Face)
	if state.Focused {
		t.FocusRing(dst, r, 6)
	}
}

// Rule draws a hairline from x, y over a length.
func (t *Theme) Rule(dst *ebiten.Image, x, y, length float64) {
	p := t.pen(dst)
	p.rule(x, y, length, t.Palette.LineWidth, t.Palette.Line)
	p.recordOver(Rect{x, y - t.Palette.LineWidth/2, length, t.Palette.LineWidth})
}

// SumRule draws the strong line above a total.
func (t *Theme) SumRule(dst *ebiten.Image, x, y, length float64) {
	p := t.pen(dst)
	p.rule(x, y, length, 1.6, t.Palette.Ink)
	p.recordOver(Rect{x, y - .8, length, 1.6})
}

// Box draws a small white box with a line around it, such as holds a figure:
// green or red where a family says so.
func (t *Theme) Box(dst *ebiten.Image, r Rect, f Family, strong bool) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, t.round(7), c.Card)
	if strong {
		p.frame(r, t.round(7), 1.5, c.Families[f].Face)
		return
	}
	p.frame(r, t.round(7), 1.2, c.Line)
}

// FocusRing draws the ring around what the keyboard is on: amber on ink, a
// little outside r, whose corners have the radius.
func (t *Theme) FocusRing(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.frame(r.Inset(-7), radius+6.5, 5, c.Dark)
	p.frame(r.Inset(-6), radius+5.5, 3, c.Focus)
}

// ActiveRing draws the narrower ring around what is active: amber with an ink
// line around it, close to r.
func (t *Theme) ActiveRing(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r.Inset(-3.5), radius+3, c.Dark)
	p.fill(r.Inset(-2.5), radius+2, c.Focus)
}

// tightRing is the focus ring of fields, which stand close together.
func (t *Theme) tightRing(dst *ebiten.Image, r Rect, radius float64) {
	p, c := t.pen(dst), &t.Palette
	p.frame(r.Inset(-4), radius+3.5, 4.5, c.Dark)
	p.frame(r.Inset(-3), radius+2.5, 2.6, c.Focus)
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
