package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// Field is the content of a text field.
type Field struct {
	Text string
	// Hint stands in an empty field.
	Hint string
	// Caret is the byte before which the caret stands, -1 for no caret. From
	// and To are the bytes that are selected, equal for none. Underline are
	// those of a composition.
	Caret, From, To            int
	UnderlineFrom, UnderlineTo int
	// Art is a sign at the field's left, or "". Note stands at its right.
	Art, Note string
}

// fieldStyle is how the text of fields is set.
var fieldStyle = render.Style{Face: render.Medium, Size: 16}

// FieldStyle is how the text of fields is set.
func FieldStyle() render.Style { return fieldStyle }

// FieldText returns where the text of a field stands, between its sign and its note.
func FieldText(r render.Rect, f *Field) render.Rect {
	left := 14.0
	if f.Art != "" {
		left = 36
	}
	right := 12.0
	if f.Note != "" {
		right += noteShare * r.W
	}
	return render.Rect{X: r.X + left, Y: r.Y, W: r.W - left - right, H: r.H}
}

// noteShare is how much of a field its note takes.
const noteShare = .4

// FieldScroll returns how far the text of a field has moved to the left so that
// its caret is in sight, in logical pixels.
func FieldScroll(t *render.Theme, r render.Rect, f *Field) float64 {
	return max(0, t.Caret(f.Text, max(f.Caret, 0), fieldStyle)-FieldText(r, f).W+2)
}

// DrawField draws a text field. What is longer than the field is cut at its edges;
// the caret is always in sight.
func DrawField(t *render.Theme, dst *ebiten.Image, r render.Rect, f Field, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 8, render.Shades{Rest: palette.White, Off: c.Off}.In(state))
	width, edge := 1.2, c.FieldLine
	if state.Hover {
		width, edge = 1.6, c.Ink2
	}
	fieldEdge(t, p, r, width, edge, state)
	if f.Art != "" {
		p.LayArt(f.Art, r.X+10, r.CenterY()-9, 18)
	}
	in := FieldText(r, &f)
	st := fieldStyle.In(render.Shades{Rest: c.Ink, Off: c.OffInk}.In(state))
	base, x, y := p.Middle(r, st), in.X-FieldScroll(t, r, &f), r.CenterY()
	at := func(i int) float64 { return x + t.Caret(f.Text, i, st) }
	half := min(r.H/2-6, 9*t.TextScale)
	p.Within(render.Rect{X: in.X - 2, Y: r.Y, W: in.W + 4, H: r.H}, func(p render.Pen) {
		if f.From != f.To {
			a, b := at(min(f.From, f.To)), at(max(f.From, f.To))
			p.Fill(render.Rect{X: a, Y: y - half, W: b - a, H: 2 * half}, 2, c.Tints[palette.Blue])
		}
		switch {
		case f.Text != "":
			p.Text(f.Text, x, base, st)
		case f.Hint != "":
			p.TextFit(f.Hint, in.X, base, in.W, render.ControlFloor, render.Style{Face: render.Regular, Size: 15, Color: c.Ink2})
		}
		if f.UnderlineFrom != f.UnderlineTo {
			a, b := at(f.UnderlineFrom), at(f.UnderlineTo)
			p.Fill(render.Rect{X: a, Y: base + 3, W: b - a, H: 1.5}, 0, c.Ink)
		}
		if f.Caret >= 0 {
			p.Fill(render.Rect{X: at(f.Caret), Y: y - half, W: 1.8, H: 2 * half}, 0, c.Ink)
		}
	})
	if f.Note != "" {
		p.TextFit(f.Note, r.Right()-12, base, noteShare*r.W-6, render.ControlFloor, render.Remark.In(c.Ink2).Aligned(render.End))
	}
}

// fieldEdge draws what goes around a field: its line, the ring of the focus, or
// the dashes of what is off.
func fieldEdge(t *render.Theme, p render.Pen, r render.Rect, width float64, edge palette.Color, state render.State) {
	switch {
	case state.Focused:
		marks.FocusTight(t, p.Dst, r, 8, state)
	case state.Off:
		p.Dashes(r, 8, 1.5, 5, 4, t.Palette.OffLine)
	default:
		p.Frame(r, 8, width, edge)
	}
}
