package pieces

import (
	"math"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Lettering is type as large as a hand, with a dark line around it: sums and titles that are
// pictures and fit their places.
type Lettering struct {
	Text     string
	Size     float64 // in logical pixels of the window
	Line     float64 // around it
	Tracking float64
	Color    palette.Color
}

// style is how its letters are set.
func (k Lettering) style(t *render.Theme) render.Style {
	return render.Style{Face: render.Headline, Size: math.Round(k.Size) / t.TextScale, Align: render.Start}
}

// LetteringWidth returns how wide lettering is.
func LetteringWidth(t *render.Theme, k Lettering) (wide float64) {
	st := k.style(t)
	for _, r := range k.Text {
		wide += letterWidth(t, r, st) + k.Tracking
	}
	return wide - k.Tracking
}

// letterWidth returns how much room a letter has. That of all digits is the same, so that a
// sum which counts up stands still; narrow ones stand in its middle.
func letterWidth(t *render.Theme, r rune, st render.Style) float64 {
	if r >= '1' && r <= '9' {
		r = '0'
	}
	return t.MeasureText(string(r), st)
}

// DrawLettering draws lettering around x with its baseline at y, as large as scale says and as
// opaque as alpha. Every letter is a picture that is drawn once.
func DrawLettering(p render.Pen, k Lettering, x, y, scale, alpha float64) {
	if alpha <= 0 {
		return
	}
	st := k.style(p.Theme)
	wide := LetteringWidth(p.Theme, k)
	for pass := range 2 {
		left := -wide / 2
		for _, r := range k.Text {
			w := letterWidth(p.Theme, r, st)
			if r != ' ' {
				q := k.letter(p.Theme, string(r), st, pass == 0)
				p.Posed(q, x+(left+w/2)*scale, y-st.Size*p.TextScale*.36*scale, render.Pose{Scale: scale, Fade: 1 - alpha})
			}
			left += w + k.Tracking
		}
	}
}

// PrewarmLettering draws the letters of lettering ahead.
func PrewarmLettering(t *render.Theme, k Lettering) {
	st := k.style(t)
	for _, r := range k.Text {
		k.letter(t, string(r), st, true)
		k.letter(t, string(r), st, false)
	}
}

// letter returns the picture of a letter: the line around it, or the letter in it.
func (k Lettering) letter(t *render.Theme, s string, st render.Style, around bool) *render.Picture {
	st.Color = k.Color
	if around {
		st.Color = t.Palette.Limeline
	}
	key := render.DrawingKey{What: "letter", Name: s, Size: float32(st.Size), Color: st.Color}
	if around {
		key.Band = float32(k.Line)
	}
	size := st.Size * t.TextScale
	w, high := t.MeasureText(s, st), 1.3*size // with room for what hangs below the line
	line := k.Line
	return t.Composed(key, w, high, line+2, func(p render.Pen) {
		p.Unrecorded = true
		base := high/2 + size*.36
		if !around {
			p.Text(s, 0, base, st)
			return
		}
		const ways = 48
		for i := range ways {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / ways)
			p.Text(s, line*cos, base+line*sin, st)
			p.Text(s, line/2*cos, base+line/2*sin, st)
		}
		// The line is thicker below, like a shadow.
		for i := range ways / 2 {
			sin, cos := math.Sincos(math.Pi * float64(i) / (ways / 2))
			p.Text(s, line*cos, base+line*(.25+sin), st)
		}
	})
}

// DrawLetteringIn draws lettering as large as it fits into r.
func DrawLetteringIn(p render.Pen, text string, r render.Rect, ink palette.Color) {
	k := Lettering{Text: text, Size: r.H * .95, Line: r.H * .08, Tracking: -r.H * .03, Color: ink}
	if wide := LetteringWidth(p.Theme, k); wide > r.W {
		k.Size, k.Line, k.Tracking = k.Size*r.W/wide, k.Line*r.W/wide, k.Tracking*r.W/wide
	}
	DrawLettering(p, k, r.CenterX(), r.CenterY()+k.Size*.36, 1, 1)
}
