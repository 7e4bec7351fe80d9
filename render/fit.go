package render

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ellipsis ends a line from which text was left out.
const ellipsis = "…"

// fitKey is what a fitted line depends on: the text, its room and its least size,
// in device pixels.
type fitKey struct {
	lineKey
	width, floor float32
}

// fitted is a text as it has room.
type fitted struct {
	text string
	size float32 // device pixels
	face Face
}

// Capped returns the style with a size that grows with the text scale up to
// most and no further, for type in boxes that cannot grow with it.
func (t *Theme) Capped(st Style, most float64) Style { return t.Pen(nil).GrowingTo(most).Sized(st) }

// LargestGrowth returns how far type grows with the text scale in a box of fixed
// size: the largest factor up to the text scale, and up to most, for which fits
// reports true, or 1. Styles take it through [Theme.Capped].
func (t *Theme) LargestGrowth(most float64, fits func(growth float64) bool) float64 {
	const step = .05
	for k := min(t.TextScale, most); k > 1; k -= step {
		if fits(k) {
			return k
		}
	}
	return 1
}

// Fit returns a line that is no wider than width: the text as it is, or in a
// smaller size down to floor, or in a condensed face, or in that at that size with
// an ellipsis. The floor is a size at text scale 1, and does not grow with the text
// scale.
func (t *Theme) Fit(s string, st Style, width, floor float64) (string, Style) {
	k := t.key(s, st)
	f := t.setter.fit(fitKey{k, float32(width * t.View.Scale), float32(floor * t.View.Scale)})
	if f.size != k.size {
		st.Tracking *= float64(f.size / k.size)
		st.Size = float64(f.size) / (t.TextScale * t.View.Scale)
	}
	st.Face = f.face
	return f.text, st
}

// Truncate returns a line that is no wider than width in the style: the text as it is,
// or with an ellipsis.
func (t *Theme) Truncate(s string, st Style, width float64) string {
	k := t.key(s, st)
	limit := width*t.View.Scale + .5
	if t.setter.line(k).width <= limit {
		return k.text
	}
	return t.setter.ellipsise(k, k.text, limit)
}

// TextFitIn is fit for a line from x on that stands in the middle of r's height.
func (p Pen) TextFitIn(r Rect, s string, x, width, floor float64, st Style) float64 {
	return p.TextFit(s, x, p.Middle(r, st), width, floor, st)
}

// Centered is fit for a line in the middle of r, pad narrower than that.
func (p Pen) Centered(s string, r Rect, pad, floor float64, st Style) float64 {
	return p.TextFitIn(r, s, r.CenterX(), r.W-pad, floor, st.Aligned(Center))
}

// TextFit sets one line that is no wider than width, as [Theme.Fit] makes it, and returns
// its width.
func (p Pen) TextFit(s string, x, y, width, floor float64, st Style) float64 {
	p.WantedSize = p.Sized(st).Size * p.TextScale
	s, st = p.Fit(s, p.Sized(st), width, floor)
	p.MaxGrowth = 0
	return p.Text(s, x, y, st)
}

// Sentence sets a line of text, condensed where it has no room else.
func (p Pen) Sentence(text string, x, y, width, floor float64, st Style) {
	if p.Measure(text, st.Sized(floor+.5)) > width {
		st.Face = Condensed
	}
	p.TextFit(text, x, y, width, floor, st)
}

// fit returns how a text has room, which is worked out when it is asked for first.
func (ts *typesetter) fit(k fitKey) fitted {
	if f, ok := ts.fits[k]; ok {
		return f
	}
	limit := float64(k.width) + .5
	f := fitted{k.text, k.size, k.face}
	if l := k.lineKey; ts.line(l).width > limit {
		l, ok := ts.shrunk(k, limit)
		if !ok {
			narrow := k
			narrow.face = k.face.Condensed()
			l, ok = ts.shrunk(narrow, limit)
		}
		f.size, f.face = l.size, l.face
		if !ok {
			f.text = ts.ellipsise(l, k.text, limit)
		}
	}
	return ts.fits.put(k, f)
}

// shrunk returns a line in the greatest size in which it has room, or the least
// one; then it is false.
func (ts *typesetter) shrunk(k fitKey, limit float64) (l lineKey, ok bool) {
	l = k.lineKey
	w := ts.line(l).width
	if w <= limit {
		return l, true
	}
	// Only whole sizes are evenly spaced. A smaller size is not smaller in exact
	// proportion, so it may take another.
	least := min(max(float32(math.Round(float64(k.floor))), leastType), k.size)
	for size := float32(math.Floor(float64(k.size) * limit / w)); ; size-- {
		size = max(size, least)
		l.size, l.tracking = size, k.tracking*size/k.size
		ok = ts.line(l).width <= limit
		if ok || size <= least {
			return l, ok
		}
	}
}

// ellipsise returns the start of s with an ellipsis, no wider than limit. Where
// not even one letter fits it is the ellipsis alone.
func (ts *typesetter) ellipsise(k lineKey, s string, limit float64) string {
	for n := ts.prefix(k, s, limit); n > 0; {
		next, _ := utf8.DecodeRuneInString(s[n:])
		parted := n < len(s) && unicode.Is(unicode.M, next) // a letter is not parted from its marks
		if cut := strings.TrimRight(s[:n], " ,.;:") + ellipsis; !parted && ts.width(k, cut) <= limit {
			return cut
		}
		_, size := utf8.DecodeLastRuneInString(s[:n])
		n -= size
	}
	return ellipsis
}

// CommonStyle returns the type in which each of n lines is no wider than it may be, for
// lines that stand beside or below each other: that of the design, or as small
// as the widest of them needs, or condensed. The floor is as for [Theme.Fit].
func (p Pen) CommonStyle(st Style, floor float64, n int, line func(i int) (text string, width float64)) Style {
	for {
		size, face := st.Size, st.Face
		for i := range n {
			text, width := line(i)
			_, fit := p.Fit(text, p.Sized(st), width, floor)
			size = min(size, st.Size*fit.Size/p.Sized(st).Size)
			if fit.Face != st.Face {
				face = fit.Face
			}
		}
		if face == st.Face {
			return st.Sized(size)
		}
		st.Face = face
	}
}
