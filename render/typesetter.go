package render

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"bigpayday/render/palette"
	"bigpayday/render/roboto"
	"bigpayday/render/spareface"
)

// faceKey tells a typeface in a size from others.
type faceKey struct {
	face  Face
	size  float32 // device pixels
	apart bool    // every letter by itself
	lent  int     // how many other typefaces lend letters that Roboto lacks
}

// ligatures are letters that are drawn as one, such as “fi”.
var ligatures = text.MustParseTag("liga")

// lineKey tells a line of text from others.
type lineKey struct {
	text     string
	face     Face
	size     float32 // device pixels
	tracking float32
}

// line is a measured line, in device pixels. Its glyphs are made when it is
// drawn for the first time.
type line struct {
	width float64
	// ascent is from the upper end of the line to its baseline.
	ascent float64
	set    bool
	glyphs []glyph
}

// glyph is the picture of a letter, with its corner at x, y from the upper left
// end of the line.
type glyph struct {
	img  *ebiten.Image
	x, y float64
}

// typesetter measures and draws text in device pixels, and remembers what it
// has measured.
type typesetter struct {
	sources [faceCount]spareface.Face
	faces   memory[faceKey, *text.GoTextFace]
	mixed   memory[faceKey, text.Face]
	lines   memory[lineKey, *line]
	wraps   memory[wrapKey, *Lines]
	fits    memory[fitKey, fitted]
	glyphs  []text.Glyph // of the line being composed
}

// memory remembers what was measured. It forgets everything when it is full: a
// scene shows some hundred texts, and running numbers pass through.
type memory[K comparable, V any] map[K]V

// maxRemembered is how many things a memory holds.
const maxRemembered = 4096

// put remembers v for k and returns it.
func (m memory[K, V]) put(k K, v V) V {
	if len(m) >= maxRemembered {
		clear(m)
	}
	m[k] = v
	return v
}

// init gives the typesetter its typefaces.
func (ts *typesetter) init(sources [faceCount]spareface.Face) {
	*ts = typesetter{
		sources: sources,
		faces:   memory[faceKey, *text.GoTextFace]{}, mixed: memory[faceKey, text.Face]{},
		lines: memory[lineKey, *line]{}, wraps: memory[wrapKey, *Lines]{}, fits: memory[fitKey, fitted]{},
	}
}

// face returns the face that a line is set in. Letters that are tracked are set
// one by one: they have no ligatures, which would take the place of several.
func (ts *typesetter) face(line lineKey) *text.GoTextFace {
	k := faceKey{face: line.face, size: line.size, apart: line.tracking != 0}
	if k.face >= faceCount {
		k.face = Regular
	}
	if got, ok := ts.faces[k]; ok {
		return got
	}
	made := &text.GoTextFace{Source: ts.sources[k.face].Source, Size: float64(k.size)}
	if k.apart {
		made.SetFeature(ligatures, 0)
	}
	return ts.faces.put(k, made)
}

// faceOf returns what a text is set in: the typeface or, where that lacks one of
// the letters, the typeface with the one that helps out.
func (ts *typesetter) faceOf(line lineKey) text.Face {
	own := ts.face(line)
	k := faceKey{face: line.face, size: line.size, apart: line.tracking != 0}
	if k.face >= faceCount {
		k.face = Regular
	}
	if hasAll(&ts.sources[k.face], line.text) {
		return own
	}
	var lent []*spareface.Face
	if needsFallback(line.text) {
		lent = spareface.For(roboto.Cut(k.face.lender()), line.text)
	}
	k.lent = len(lent)
	if got, ok := ts.mixed[k]; ok {
		return got
	}
	faces := []text.Face{own}
	if lender := k.face.lender(); lender != k.face {
		line.face = lender
		faces = append(faces, ts.face(line))
	}
	for _, f := range lent {
		faces = append(faces, &text.GoTextFace{Source: f.Source, Size: float64(k.size)})
	}
	multi, err := text.NewMultiFace(faces...)
	if err != nil {
		return own
	}
	return ts.mixed.put(k, text.Face(multi))
}

// line returns a line, which is measured when it is asked for first.
func (ts *typesetter) line(k lineKey) *line {
	if l, ok := ts.lines[k]; ok {
		return l
	}
	l := &line{}
	if n := k.part(0); n < len(k.text) {
		for i := 0; i < len(k.text); i += n {
			n = k.part(i)
			l.width += ts.line(k.cut(i, n)).width
		}
	} else {
		l.width = text.AdvanceAt(k.text, len(k.text), ts.faceOf(k))
	}
	if n := utf8.RuneCountInString(k.text); n > 1 {
		l.width += float64(n-1) * float64(k.tracking)
	}
	return ts.lines.put(k, l)
}

// width returns how wide a text is that is set like k, in device pixels.
func (ts *typesetter) width(k lineKey, s string) float64 {
	k.text = s
	return ts.line(k).width
}

// part returns how many bytes of a text, from one on, are composed for
// themselves: all that are left, or where there are numbers among them a word
// with the spaces behind it, or a letter of a figure. Figures count along, and a
// new one comes with every frame; so they are put together from letters, which
// are all as wide in every figure, and sentences that tell of them from words
// that were composed before.
func (k lineKey) part(from int) int {
	rest := k.text[from:]
	if !strings.ContainsAny(rest, numerals) || k.tracking != 0 && !isFigure(k.text) {
		return len(rest)
	}
	word, _, _ := strings.Cut(rest, " ")
	end := len(word)
	if _, letter := utf8.DecodeRuneInString(rest); letter < end && isFigure(word) {
		return letter
	}
	for end < len(rest) && rest[end] == ' ' {
		end++
	}
	return max(end, 1)
}

// numerals are the digits that sums and counts are written in.
const numerals = "0123456789"

// isFigure reports whether a text is a sum or a number.
func isFigure(s string) bool { return strings.Trim(s, numerals+"$,.+−") == "" }

// cut returns the key of a part of a text, without tracking.
func (k lineKey) cut(from, length int) lineKey {
	k.text, k.tracking = k.text[from:from+length], 0
	return k
}

// compose makes the glyphs of a line. A tracked line is composed letter by
// letter.
func (ts *typesetter) compose(k lineKey, l *line) {
	l.set = true
	face := ts.faceOf(k)
	l.ascent = math.Floor(face.Metrics().HAscent)
	add := func(s string, x float64) {
		ts.glyphs = text.AppendGlyphs(ts.glyphs[:0], s, face, nil)
		for i := range ts.glyphs {
			if g := &ts.glyphs[i]; g.Image != nil && !strings.HasPrefix(s[g.StartIndexInBytes:], string(InlineSpace)) {
				l.glyphs = append(l.glyphs, glyph{g.Image, math.Round(x + g.X), math.Round(g.Y)})
			}
		}
	}
	if n := k.part(0); n < len(k.text) {
		l.glyphs = make([]glyph, 0, len(k.text))
		x := 0.0
		for i := 0; i < len(k.text); i += n {
			n = k.part(i)
			part := ts.line(k.cut(i, n))
			if !part.set {
				ts.compose(k.cut(i, n), part)
			}
			for _, g := range part.glyphs {
				l.glyphs = append(l.glyphs, glyph{g.img, math.Round(x + g.x), g.y + l.ascent - part.ascent})
			}
			x += part.width + float64(k.tracking)
		}
		return
	}
	if k.tracking == 0 {
		add(k.text, 0)
		return
	}
	n := 0
	for i, r := range k.text {
		add(k.text[i:i+utf8.RuneLen(r)], text.AdvanceAt(k.text, i, face)+float64(n)*float64(k.tracking))
		n++
	}
}

// draw sets one line with its baseline at y, in device pixels.
func (ts *typesetter) draw(s *shaper, dst *ebiten.Image, k lineKey, x, y float64, c palette.Color, a Align) float64 {
	l := ts.line(k)
	if s.discard && !s.prewarm.on && !s.calls.on || !l.set && s.postponed() {
		return l.width
	}
	if !l.set {
		ts.compose(k, l)
	}
	if s.discard {
		s.calls.count(dst, s.pieces, nil)
		return l.width
	}
	// Letters stand on a whole pixel below the ascent.
	left, top, ink := math.Round(a.left(x, l.width)), math.Round(y)-l.ascent, multiplied(c)
	for i := range l.glyphs {
		g := &l.glyphs[i]
		s.picture(dst, g.img, left+g.x, top+g.y, ink)
	}
	return l.width
}

// Type is no smaller and no larger than this, in device pixels, whatever is
// asked for.
const leastType, mostType = 1, 2000

// key returns the key of a text in a style, in device pixels.
func (t *Theme) key(s string, st Style) lineKey {
	k := t.TextScale * t.View.Scale
	// The shaper places letters as if the size were the next whole number of
	// pixels, so only whole sizes are evenly spaced.
	size := math.Round(st.Size * k)
	if !(size >= leastType) {
		size = leastType
	}
	return lineKey{valid(s), st.Face, float32(min(size, mostType)), float32(st.Tracking * k)}
}

// valid returns s without what cannot be set: bytes that are no text, breaks of
// lines, and letters that no typeface has.
func valid(s string) string {
	if utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || !covered(r) }) {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r < ' ':
			return ' '
		case covered(r):
			return r
		case !unicode.IsGraphic(r) || unicode.Is(unicode.M, r):
			return -1
		}
		return replacement
	}, strings.ToValidUTF8(s, string(replacement)))
}
