package render

import (
	"math"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// DrawText sets one line with its baseline at y and returns its width in
// logical pixels.
func (t *Theme) DrawText(dst *ebiten.Image, s string, x, y float64, st Style) float64 {
	return t.Pen(dst).Text(s, x, y, st)
}

// MeasureText returns the width of a line in logical pixels, at the theme's text
// scale.
func (t *Theme) MeasureText(s string, st Style) float64 {
	return t.setter.line(t.key(s, st)).width / t.View.Scale
}

// LineHeight returns the distance between two baselines of a style in logical
// pixels, at the theme's text scale.
func (t *Theme) LineHeight(st Style) float64 { return st.Size * t.TextScale * 1.36 }

// Text is [Theme.DrawText].
func (p Pen) Text(s string, x, y float64, st Style) float64 {
	if s == "" {
		return 0
	}
	k := p.View.Scale
	width := p.setter.draw(p.Shapes, p.Dst, p.key(s, p.Sized(st)), (x+p.X)*k, (y+p.Y)*k, st.Color, st.Align) / k
	p.recordText(s, x, y, width, st)
	return width
}

// Measure returns the width of a line as the pen sets it.
func (p Pen) Measure(s string, st Style) float64 { return p.MeasureText(s, p.Sized(st)) }

// Middle returns the baseline of a line that stands in the middle of r.
func (p Pen) Middle(r Rect, st Style) float64 { return r.CenterY() + st.Size*p.Scale()*.36 }

// Lines sets lines below each other, the first with its baseline at y, and returns
// the baseline that a further line would have.
func (p Pen) Lines(l *Lines, x, y float64, st Style) float64 {
	for _, s := range l.Lines {
		p.Text(s, x, y, st)
		y += l.Leading
	}
	return y
}

// Caret returns how far the caret before the byte at index stands from the
// start of the line, in logical pixels.
func (t *Theme) Caret(s string, index int, st Style) float64 {
	index = min(max(index, 0), len(s))
	for index > 0 && index < len(s) && !utf8.RuneStart(s[index]) {
		index--
	}
	k := t.key(s, st)
	if len(k.text) != len(s) {
		return t.MeasureText(s[:index], st)
	}
	return text.AdvanceAt(k.text, index, t.setter.faceOf(k)) / t.View.Scale
}

// CaretAt returns the index of the byte before which a caret stands that was
// set at x logical pixels from the start of the line.
func (t *Theme) CaretAt(s string, x float64, st Style) int {
	best, dist := 0, math.Abs(x)
	for i := range len(s) + 1 {
		if d := math.Abs(t.Caret(s, i, st) - x); d < dist {
			best, dist = i, d
		}
	}
	return best
}
