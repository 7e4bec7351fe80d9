package render

import "github.com/hajimehoshi/ebiten/v2"

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
var fieldStyle = Style{Face: Medium, Size: 16}

// FieldStyle is how the text of fields is set.
func FieldStyle() Style { return fieldStyle }

// FieldText returns where the text of a field stands, between its sign and its note.
func FieldText(r Rect, f *Field) Rect {
	left := 14.0
	if f.Art != "" {
		left = 36
	}
	right := 12.0
	if f.Note != "" {
		right += noteShare * r.W
	}
	return Rect{r.X + left, r.Y, r.W - left - right, r.H}
}

// noteShare is how much of a field its note takes.
const noteShare = .4

// FieldScroll returns how far the text of a field has moved to the left so that
// its caret is in sight, in logical pixels.
func (t *Theme) FieldScroll(r Rect, f *Field) float64 {
	return max(0, t.Caret(f.Text, max(f.Caret, 0), fieldStyle)-FieldText(r, f).W+2)
}

// Field draws a text field. What is longer than the field is cut at its edges;
// the caret is always in sight.
func (t *Theme) Field(dst *ebiten.Image, r Rect, f Field, state State) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 8, shades{rest: white, off: c.Off}.in(state))
	width, edge := 1.2, c.FieldLine
	if state.Hover {
		width, edge = 1.6, c.Ink2
	}
	t.fieldEdge(p, r, width, edge, state)
	if f.Art != "" {
		p.art(f.Art, r.X+10, r.CenterY()-9, 18)
	}
	in := FieldText(r, &f)
	st := fieldStyle.In(shades{rest: c.Ink, off: c.OffInk}.in(state))
	base, x, y := p.middle(r, st), in.X-t.FieldScroll(r, &f), r.CenterY()
	at := func(i int) float64 { return x + t.Caret(f.Text, i, st) }
	half := min(r.H/2-6, 9*t.TextScale)
	p.within(Rect{in.X - 2, r.Y, in.W + 4, r.H}, func(p pen) {
		if f.From != f.To {
			a, b := at(min(f.From, f.To)), at(max(f.From, f.To))
			p.fill(Rect{a, y - half, b - a, 2 * half}, 2, c.Tints[Blue])
		}
		switch {
		case f.Text != "":
			p.text(f.Text, x, base, st)
		case f.Hint != "":
			p.fit(f.Hint, in.X, base, in.W, controlFloor, Style{Face: Regular, Size: 15, Color: c.Ink2})
		}
		if f.UnderlineFrom != f.UnderlineTo {
			a, b := at(f.UnderlineFrom), at(f.UnderlineTo)
			p.fill(Rect{a, base + 3, b - a, 1.5}, 0, c.Ink)
		}
		if f.Caret >= 0 {
			p.fill(Rect{at(f.Caret), y - half, 1.8, 2 * half}, 0, c.Ink)
		}
	})
	if f.Note != "" {
		p.fit(f.Note, r.Right()-12, base, noteShare*r.W-6, controlFloor, Remark.In(c.Ink2).Aligned(End))
	}
}

// fieldEdge draws what goes around a field: its line, the ring of the focus, or
// the dashes of what is off.
func (t *Theme) fieldEdge(p pen, r Rect, width float64, edge Color, state State) {
	switch {
	case state.Focused:
		t.focusTight(p.dst, r, 8, state)
	case state.Off:
		p.dashes(r, 8, 1.5, 5, 4, t.Palette.OffLine)
	default:
		p.frame(r, 8, width, edge)
	}
}
