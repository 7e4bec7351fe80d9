package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
)

// Tip is the content of a tooltip.
type Tip struct {
	// Kind is the kind of space whose sign stands at the left, or "".
	Kind string
	// Title is the thing's name, Text its rule in a sentence or two, Figure
	// what it is worth now, More what else there is to know; all but the title
	// may be "".
	Title, Text, Figure, More string
}

// tipSign is the size of the sign in a tooltip, and tipPad the air around the text.
const tipSign, tipPad = 65.0, 14.0

var (
	tipTitle  = render.Style{Face: render.Black, Size: 17}
	tipText   = render.Style{Face: render.Regular, Size: 14}
	tipFigure = render.Style{Face: render.CondensedMedium, Size: 14}
)

// tipPart is a paragraph of a tooltip: its text, how it is set, in how many lines
// at most, and the air above it.
type tipPart struct {
	text  string
	style render.Style
	most  int
	above float64
}

// tipParts returns the paragraphs of a tooltip below its title.
func tipParts(t *render.Theme, tip *Tip) [3]tipPart {
	c := &t.Palette
	return [3]tipPart{
		{tip.Text, tipText.In(c.Cream2), 6, 0},
		{tip.Figure, tipFigure.In(c.Focus), 3, 2},
		{tip.More, tipFigure.In(c.Cream2), 4, 2},
	}
}

// TipSize returns the size of a tooltip that is no wider than width.
func TipSize(t *render.Theme, tip Tip, width float64) (w, h float64) {
	left := tipPad
	if tip.Kind != "" {
		left = tipSign + 24
	}
	room := width - left - tipPad
	w, h = t.MeasureText(tip.Title, tipTitle), 12+t.LineHeight(tipTitle)+8
	for _, part := range tipParts(t, &tip) {
		if part.text != "" {
			lines := t.Wrap(part.text, part.style, room, part.most)
			w, h = max(w, lines.Width), h+lines.Height()+part.above
		}
	}
	if tip.Kind != "" {
		h = max(h, tipSign+24)
	}
	return left + tipPad + min(room, w), h
}

// DrawTip draws a tooltip at r, which has the size that [TipSize] gives it,
// with a beak that points at the point x, y outside of r.
func DrawTip(t *render.Theme, dst *ebiten.Image, r render.Rect, tip Tip, x, y float64) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r, 8, 6, 5, .45)
	// The beak is a square that stands on its corner, half behind the box.
	bx, by := min(max(x, r.X+18), r.Right()-18), min(max(y, r.Y+18), r.Bottom()-18)
	if x < r.X || x > r.Right() {
		bx = min(max(x, r.X), r.Right())
	} else {
		by = min(max(y, r.Y), r.Bottom())
	}
	p.Diamond(bx, by, 9, 2, c.Dark)
	p.Fill(r, 9, c.Dark)
	left := r.X + tipPad
	if tip.Kind != "" {
		boards.Sign(t, dst, tip.Kind, r.X+12, r.CenterY()-tipSign/2, tipSign, true)
		left = r.X + tipSign + 24
	}
	room := r.Right() - tipPad - left
	base := r.Y + 12 + tipTitle.Size*t.TextScale*.95
	p.TextFit(tip.Title, left, base, room, 13, tipTitle.In(c.Cream))
	base += t.LineHeight(tipText) + 3
	for _, part := range tipParts(t, &tip) {
		if part.text != "" {
			base = p.Lines(p.Wrapped(part.text, part.style, room, part.most), left, base+part.above, part.style)
		}
	}
}

// PlaceTip returns the box of a tooltip of w by h beside a thing and inside of
// bounds: at its right if there is room, else at its left, below or above it. It
// keeps off clear, which may be empty; where no place beside the thing does, it goes
// beside clear, and ok is false where there is none either.
func PlaceTip(bounds, thing, clear render.Rect, w, h float64) (box render.Rect, ok bool) {
	const gap, edge = 14, 8
	in := bounds.Inset(edge)
	clampX := func(x float64) float64 { return max(in.X, min(x, in.Right()-w)) }
	clampY := func(y float64) float64 { return max(in.Y, min(y, in.Bottom()-h)) }
	midX, midY := clampX(thing.CenterX()-w/2), clampY(thing.CenterY()-h/2)
	places := []render.Rect{
		{X: thing.Right() + gap, Y: midY, W: w, H: h},
		{X: thing.X - gap - w, Y: midY, W: w, H: h},
		{X: midX, Y: thing.Bottom() + gap, W: w, H: h},
		{X: midX, Y: thing.Y - gap - h, W: w, H: h},
	}
	if !clear.Empty() {
		places = append(places,
			render.Rect{X: clear.Right() + gap, Y: midY, W: w, H: h},
			render.Rect{X: clear.X - gap - w, Y: midY, W: w, H: h},
			render.Rect{X: midX, Y: clear.Bottom() + gap, W: w, H: h},
			render.Rect{X: midX, Y: clear.Y - gap - h, W: w, H: h},
		)
	}
	for _, r := range places {
		if r.Within(in) && !r.Overlaps(clear) {
			return r, true
		}
	}
	box = render.Rect{X: midX, Y: midY, W: w, H: h}
	return box, !box.Overlaps(clear)
}
