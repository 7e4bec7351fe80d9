package edit

import (
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// Ruler measures the text of fields. All lengths are in logical pixels.
type Ruler interface {
	// Caret returns how far the caret before the byte at index stands from the start of the text.
	Caret(s string, index int) float64
	// CaretAt returns the index nearest to a distance from the start.
	CaretAt(s string, x float64) int
}

// EvenWidth is how wide [EvenRuler] takes a rune for, in logical pixels.
const EvenWidth = 9

// EvenRuler takes every rune for equally wide. It stands in until there is a theme.
type EvenRuler struct{}

// Caret implements [Ruler].
func (EvenRuler) Caret(s string, index int) float64 {
	return EvenWidth * float64(len([]rune(s[:index])))
}

// CaretAt implements [Ruler].
func (EvenRuler) CaretAt(s string, x float64) int {
	n := int(x/EvenWidth + 0.5)
	for i := range s {
		if n <= 0 {
			return i
		}
		n--
	}
	return len(s)
}

// ThemeRuler measures with the typeface of a theme.
type ThemeRuler struct{ Theme *render.Theme }

// Caret implements [Ruler].
func (r ThemeRuler) Caret(s string, index int) float64 {
	return r.Theme.Caret(s, index, control.FieldStyle())
}

// CaretAt implements [Ruler].
func (r ThemeRuler) CaretAt(s string, x float64) int {
	return r.Theme.CaretAt(s, x, control.FieldStyle())
}

// Start returns where the text of a field in a box begins on screen, to the left of the field
// where it is scrolled so that the caret can be seen.
func Start(ruler Ruler, box render.Rect, r *control.Field) float64 {
	in := control.FieldText(box, r)
	if r.Caret < 0 {
		return in.X
	}
	return in.X - max(0, ruler.Caret(r.Text, r.Caret)-in.W+2)
}

// Shown returns the field as it is drawn; without the keyboard it has no caret.
func (f *Field) Shown(focused bool) control.Field {
	if !focused {
		return control.Field{Text: f.text, Caret: -1}
	}
	var r control.Field
	r.Text, r.Caret = f.Composed()
	r.From, r.To = f.Selection()
	if f.preedit != "" {
		r.UnderlineFrom, r.UnderlineTo = r.From, r.From+len(f.preedit)
		r.From, r.To = 0, 0
	}
	return r
}

// Target returns what an input method has to know of the field, which is shown as r in a box on
// screen: what stands before and after what is selected, and where the caret is.
func (f *Field) Target(ruler Ruler, box render.Rect, r *control.Field) input.Target {
	from, to := f.Selection()
	return input.Target{
		Before: f.text[:from],
		After:  f.text[to:],
		X:      Start(ruler, box, r) + ruler.Caret(r.Text, r.Caret),
		Y:      box.Y + 6,
		W:      2,
		H:      box.H - 12,
	}
}
