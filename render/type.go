package render

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Face is one of the typefaces. The condensed ones are for small labels and
// heads of tables, the others for everything else.
type Face uint8

// The typefaces.
const (
	Regular Face = iota
	Medium
	Bold
	Black
	Condensed
	CondensedMedium
	CondensedBold
	faceCount
)

// Align says where a line stands from the x it is drawn at.
type Align uint8

// The alignments. Numbers in columns are aligned to their end.
const (
	Start  Align = iota // x is the left end
	Center              // x is the middle
	End                 // x is the right end
)

// ellipsis ends a line from which text was left out.
const ellipsis = "…"

// Style is how a text is set. Sizes are those at text scale 1.
type Style struct {
	Face Face
	// Size is the size of the type in logical pixels.
	Size  float64
	Color Color
	Align Align
	// Tracking is added after every letter, in logical pixels at text scale 1.
	Tracking float64
}

// In returns the style with another colour.
func (s Style) In(c Color) Style { s.Color = c; return s }

// Aligned returns the style with another alignment.
func (s Style) Aligned(a Align) Style { s.Align = a; return s }

// Sized returns the style with another size.
func (s Style) Sized(size float64) Style { s.Size = size; return s }

// Run is a piece of a line that has its own style.
type Run struct {
	Text  string
	Style Style
	// Yields says that this run is cut where the line has not room for all, such
	// as a long name, so that the others can be read.
	Yields bool
}

// Lines is a text broken into lines.
type Lines struct {
	Lines []string
	// Width is that of the widest line, Leading the distance from one baseline
	// to the next, both in logical pixels.
	Width, Leading float64
	// Cut says that text was left out and the last line ends in an ellipsis.
	Cut bool
}

// Height returns the height that the lines take, in logical pixels.
func (l *Lines) Height() float64 { return float64(len(l.Lines)) * l.Leading }

type faceKey struct {
	face  Face
	size  float32 // device pixels
	apart bool    // every letter by itself
}

// ligatures are letters that are drawn as one, such as “fi”.
var ligatures = text.MustParseTag("liga")

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

type wrapKey struct {
	lineKey
	width, first float32
	lines        int
}

type fitKey struct {
	lineKey
	width, floor float32
}

type fitted struct {
	text string
	size float32 // device pixels
	face Face
}

// condensed are the faces that take less room. A text that has too little is set
// in them before anything of it is left out.
var condensed = map[Face]Face{Regular: Condensed, Medium: CondensedMedium, Bold: CondensedBold, Black: CondensedBold}

// typesetter measures and draws text in device pixels, and remembers what it
// has measured.
type typesetter struct {
	sources [faceCount]*text.GoTextFaceSource
	faces   map[faceKey]*text.GoTextFace
	mixed   map[faceKey]text.Face
	lines   map[lineKey]*line
	wraps   map[wrapKey]*Lines
	fits    map[fitKey]fitted
	glyphs  []text.Glyph // of the line being composed
}

// maxRemembered bounds each of the typesetter's maps. A scene shows some
// hundred texts; running numbers pass through and are forgotten.
const maxRemembered = 4096

func (ts *typesetter) init(sources [faceCount]*text.GoTextFaceSource) {
	*ts = typesetter{sources: sources}
	ts.faces = map[faceKey]*text.GoTextFace{}
	ts.mixed = map[faceKey]text.Face{}
	ts.lines = map[lineKey]*line{}
	ts.wraps = map[wrapKey]*Lines{}
	ts.fits = map[fitKey]fitted{}
}

// face returns the face that a line is set in. Letters that are tracked are set
// one by one: they have no ligatures, which would take the place of several.
func (ts *typesetter) face(line lineKey) *text.GoTextFace {
	k := faceKey{line.face, line.size, line.tracking != 0}
	if k.face >= faceCount {
		k.face = Regular
	}
	got, ok := ts.faces[k]
	if !ok {
		if len(ts.faces) >= maxRemembered {
			clear(ts.faces)
		}
		got = &text.GoTextFace{Source: ts.sources[k.face], Size: float64(k.size)}
		if k.apart {
			got.SetFeature(ligatures, 0)
		}
		ts.faces[k] = got
	}
	return got
}

// faceOf returns what a text is set in: the typeface or, where that lacks one of
// the letters, the typeface with the one that helps out.
func (ts *typesetter) faceOf(line lineKey) text.Face {
	own := ts.face(line)
	if !strays(line.text) {
		return own
	}
	k := faceKey{line.face, line.size, line.tracking != 0}
	if got, ok := ts.mixed[k]; ok {
		return got
	}
	var both text.Face = own
	if source := fallback(); source != nil {
		if multi, err := text.NewMultiFace(own, &text.GoTextFace{Source: source, Size: float64(k.size)}); err == nil {
			both = multi
		}
	}
	if len(ts.mixed) >= maxRemembered {
		clear(ts.mixed)
	}
	ts.mixed[k] = both
	return both
}

func (ts *typesetter) line(k lineKey) *line {
	if l, ok := ts.lines[k]; ok {
		return l
	}
	if len(ts.lines) >= maxRemembered {
		clear(ts.lines)
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
	ts.lines[k] = l
	return l
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
	end := strings.IndexByte(rest, ' ')
	if end < 0 {
		end = len(rest)
	}
	if _, letter := utf8.DecodeRuneInString(rest); letter < end && isFigure(rest[:end]) {
		return letter
	}
	for end < len(rest) && rest[end] == ' ' {
		end++
	}
	return max(end, 1)
}

const numerals = "0123456789"

// isFigure reports whether a text is a sum or a number.
func isFigure(s string) bool { return strings.Trim(s, numerals+"$,.+−") == "" }

// cut returns the key of a part of a text.
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
			if g := &ts.glyphs[i]; g.Image != nil {
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
func (ts *typesetter) draw(s *shaper, dst *ebiten.Image, k lineKey, x, y float64, c Color, a Align) float64 {
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
	switch a {
	case Center:
		x -= l.width / 2
	case End:
		x -= l.width
	}
	// Letters stand on a whole pixel below the ascent.
	top := math.Round(y) - l.ascent
	x = math.Round(x)
	ink := multiplied(c)
	for i := range l.glyphs {
		g := &l.glyphs[i]
		s.picture(dst, g.img, x+g.x, top+g.y, ink)
	}
	return l.width
}

// Type is no smaller and no larger than this, in device pixels, whatever is
// asked for.
const (
	leastType = 1
	mostType  = 2000
)

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
	for i := 0; i < len(s); i++ {
		if s[i] < ' ' || s[i] >= 0x80 {
			if !utf8.ValidString(s) || strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || !covered(r) }) {
				return strings.Map(func(r rune) rune {
					switch {
					case r < ' ':
						return ' '
					case covered(r):
						return r
					case !unicode.IsGraphic(r) || unicode.Is(unicode.M, r):
						return -1
					}
					return unset
				}, strings.ToValidUTF8(s, string(unset)))
			}
			return s
		}
	}
	return s
}

// Capped returns the style with a size that grows with the text scale up to
// most and no further, for type in boxes that cannot grow with it.
func (t *Theme) Capped(st Style, most float64) Style { return t.pen(nil).grown(most).sized(st) }

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

// DrawText sets one line with its baseline at y and returns its width in
// logical pixels.
func (t *Theme) DrawText(dst *ebiten.Image, s string, x, y float64, st Style) float64 {
	return t.pen(dst).text(s, x, y, st)
}

// MeasureText returns the width of a line in logical pixels.
func (t *Theme) MeasureText(s string, st Style) float64 {
	return t.setter.line(t.key(s, st)).width / t.View.Scale
}

// LineHeight returns the distance between two baselines of a style in logical
// pixels, at the theme's text scale.
func (t *Theme) LineHeight(st Style) float64 { return st.Size * t.TextScale * 1.36 }

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
	for i := range s {
		if d := math.Abs(t.Caret(s, i, st) - x); d < dist {
			best, dist = i, d
		}
	}
	if math.Abs(t.Caret(s, len(s), st)-x) < dist {
		best = len(s)
	}
	return best
}

// Wrap breaks a text into lines no wider than width. With maxLines above zero,
// what does not fit in that many lines is left out and the last one ends in an
// ellipsis. Words wider than a line are broken. The lines belong to the theme
// and must not be changed.
func (t *Theme) Wrap(s string, st Style, width float64, maxLines int) *Lines {
	return t.WrapFrom(s, st, width, width, maxLines)
}

// WrapFrom is like [Theme.Wrap] for a text whose first line is only first wide,
// for something else stands before or behind it. Where not even the first word
// fits there, the first line is "".
func (t *Theme) WrapFrom(s string, st Style, width, first float64, maxLines int) *Lines {
	k := wrapKey{t.key(s, st), float32(width * t.View.Scale), float32(first * t.View.Scale), maxLines}
	if l, ok := t.setter.wraps[k]; ok {
		return l
	}
	if len(t.setter.wraps) >= maxRemembered {
		clear(t.setter.wraps)
	}
	l := t.setter.wrap(k)
	l.Width /= t.View.Scale
	l.Leading = t.LineHeight(st)
	t.setter.wraps[k] = l
	return l
}

// WrapEvenly is like [Theme.Wrap], but its lines are as equally long as they can be
// without more of them, as looks best where they are centred.
func (t *Theme) WrapEvenly(s string, st Style, width float64, maxLines int) *Lines {
	l := t.Wrap(s, st, width, maxLines)
	if len(l.Lines) < 2 || l.Cut {
		return l
	}
	least, most := width/2, width
	for range 6 {
		middle := (least + most) / 2
		if even := t.Wrap(s, st, middle, 0); len(even.Lines) > len(l.Lines) {
			least = middle
		} else {
			most = middle
		}
	}
	return t.Wrap(s, st, most, maxLines)
}

// breaks reports whether a line may end at a space: languages write some that
// hold together, as before the sign of a sum.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// wrap breaks a text; the width it returns is in device pixels.
func (ts *typesetter) wrap(k wrapKey) *Lines {
	measure := func(s string) float64 {
		k := k.lineKey
		k.text = s
		return ts.line(k).width
	}
	limit := float64(k.first) + .5
	out := &Lines{}
	cur := ""
	push := func() {
		out.Lines = append(out.Lines, cur)
		cur, limit = "", float64(k.width)+.5
	}
	for _, word := range strings.FieldsFunc(k.text, breaks) {
		next := word
		if cur != "" {
			next = cur + " " + word
		}
		if measure(next) <= limit {
			cur = next
			continue
		}
		if cur != "" || k.first < k.width && len(out.Lines) == 0 {
			push()
		}
		for measure(word) > limit {
			n := ts.prefix(k.lineKey, word, limit)
			if n == len(word) {
				break
			}
			cur = word[:n]
			push()
			word = word[n:]
		}
		cur = word
	}
	if cur != "" || len(out.Lines) == 0 {
		push()
	}
	if k.lines > 0 && len(out.Lines) > k.lines {
		rest := strings.Join(out.Lines[k.lines-1:], " ")
		out.Lines = out.Lines[:k.lines]
		if k.lines == 1 {
			limit = float64(k.first) + .5
		}
		out.Lines[k.lines-1] = ts.ellipsise(k.lineKey, rest, limit)
		out.Cut = true
	} else {
		keepCompany(out.Lines, measure, float64(k.width), k.first < k.width)
	}
	for _, l := range out.Lines {
		out.Width = max(out.Width, measure(l))
	}
	return out
}

// lonely is how much of the width the last word of a text takes at least to
// stand on a line alone.
const lonely = .35

// few is how much of the width all words of the last line take at least to stand
// there without another.
const few = .2

// keepCompany gives a short word that stands alone on the last line, or two that
// are very short, another one from the line before, where that has some to spare:
// one always stays there, and two unless something else leads the first line.
func keepCompany(lines []string, measure func(string) float64, width float64, led bool) {
	n := len(lines)
	if n < 2 {
		return
	}
	for {
		before, last := lines[n-2], lines[n-1]
		least := lonely
		if strings.Contains(last, " ") {
			least = few
		}
		at := strings.LastIndexByte(before, ' ')
		if measure(last) > least*width || at < 0 || !strings.Contains(before[:at], " ") && (!led || n > 2) {
			return
		}
		if last = before[at+1:] + " " + last; measure(last) > width {
			return
		}
		lines[n-2], lines[n-1] = before[:at], last
	}
}

// prefix returns how many bytes of s fit in limit, at least those of one letter.
func (ts *typesetter) prefix(k lineKey, s string, limit float64) int {
	k.text = s
	face := ts.faceOf(k)
	n, letters := 0, 0
	for i, r := range s {
		end := i + utf8.RuneLen(r)
		letters++
		if n > 0 && text.AdvanceAt(s, end, face)+float64(letters)*float64(k.tracking) > limit {
			break
		}
		n = end
	}
	return n
}

// ellipsise returns the start of s with an ellipsis, no wider than limit. Where
// not even one letter fits it is the ellipsis alone.
func (ts *typesetter) ellipsise(k lineKey, s string, limit float64) string {
	width := func(s string) float64 {
		k.text = s
		return ts.line(k).width
	}
	n := ts.prefix(k, s, limit)
	for n > 0 {
		if mark, _ := utf8.DecodeRuneInString(s[n:]); n < len(s) && unicode.Is(unicode.M, mark) {
			// A letter is not parted from its marks.
			_, size := utf8.DecodeLastRuneInString(s[:n])
			n -= size
			continue
		}
		cut := strings.TrimRight(s[:n], " ,.;:") + ellipsis
		if width(cut) <= limit {
			return cut
		}
		_, size := utf8.DecodeLastRuneInString(s[:n])
		n -= size
	}
	return ellipsis
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

func (ts *typesetter) fit(k fitKey) fitted {
	if f, ok := ts.fits[k]; ok {
		return f
	}
	if len(ts.fits) >= maxRemembered {
		clear(ts.fits)
	}
	limit := float64(k.width) + .5
	f := fitted{k.text, k.size, k.face}
	if l := k.lineKey; ts.line(l).width > limit {
		l, ok := ts.shrunk(k, limit)
		if narrow, has := condensed[k.face]; !ok && has {
			k := k
			k.face = narrow
			l, ok = ts.shrunk(k, limit)
		}
		f.size, f.face = l.size, l.face
		if !ok {
			f.text = ts.ellipsise(l, k.text, limit)
		}
	}
	ts.fits[k] = f
	return f
}

// condensed returns the face in which a text is set that is too wide in this one,
// which may be the same.
func (f Face) condensed() Face {
	if narrow, has := condensed[f]; has {
		return narrow
	}
	return f
}

// CommonStyle returns the type in which each of n lines is no wider than width, so that
// neighbours do not differ in size: smaller than st, but not below floor, and condensed
// where one of them has to be.
func (t *Theme) CommonStyle(st Style, width, floor float64, n int, line func(i int) string) Style {
	return t.pen(nil).commonStyle(st, width, floor, n, line)
}

// commonStyle returns the type in which each of n lines is no wider than width, for
// lines that stand beside or below each other: that of the design, or as small
// as the widest of them needs, or condensed. The floor is as for [Theme.Fit].
func (p pen) commonStyle(st Style, width, floor float64, n int, line func(i int) string) Style {
	for {
		size, face := st.Size, st.Face
		for i := range n {
			_, fit := p.Fit(line(i), p.sized(st), width, floor)
			size = min(size, st.Size*fit.Size/p.sized(st).Size)
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

// DrawFit sets one line that is no wider than width, as [Theme.Fit] makes it,
// and returns its width.
func (t *Theme) DrawFit(dst *ebiten.Image, s string, x, y, width, floor float64, st Style) float64 {
	return t.pen(dst).fit(s, x, y, width, floor, st)
}

// DrawLines sets lines below each other, the first with its baseline at y, and
// returns the baseline that a further line would have.
func (t *Theme) DrawLines(dst *ebiten.Image, l *Lines, x, y float64, st Style) float64 {
	return t.pen(dst).lines(l, x, y, st)
}

// DrawRuns sets runs of different styles behind each other on one line, no
// wider than width. Where that is too narrow the type becomes a little smaller,
// then the runs that yield are cut; then the last run that has room ends in an
// ellipsis, and those after it are left out. Runs are set from the start
// whatever their alignment. It returns the width used.
func (t *Theme) DrawRuns(dst *ebiten.Image, x, y, width float64, runs ...Run) float64 {
	return t.pen(dst).runs(x, y, width, runs...)
}

func (p pen) text(s string, x, y float64, st Style) float64 {
	if s == "" {
		return 0
	}
	k := p.View.Scale
	width := p.setter.draw(p.shapes, p.dst, p.key(s, p.sized(st)), (x+p.x)*k, (y+p.y)*k, st.Color, st.Align) / k
	p.recordText(s, x, y, width, st)
	return width
}

func (p pen) fit(s string, x, y, width, floor float64, st Style) float64 {
	p.wanted = p.sized(st).Size * p.TextScale
	s, st = p.Fit(s, p.sized(st), width, floor)
	p.most = 0
	return p.text(s, x, y, st)
}

func (p pen) measure(s string, st Style) float64 { return p.MeasureText(s, p.sized(st)) }

func (p pen) wrap(s string, st Style, width float64, maxLines int) *Lines {
	return p.Wrap(s, p.sized(st), width, maxLines)
}

// middle returns the baseline of a line that stands in the middle of r.
func (p pen) middle(r Rect, st Style) float64 { return r.CenterY() + st.Size*p.scale()*.36 }

func (p pen) lines(l *Lines, x, y float64, st Style) float64 {
	for _, s := range l.Lines {
		p.text(s, x, y, st)
		y += l.Leading
	}
	return y
}

// The type of runs becomes smaller by this factor at most, and not below this
// size in logical pixels.
const (
	leastOfRuns    = .84
	smallestOfRuns = 11.5
)

// narrowed returns runs with the type and the cuts that let them have room.
func (p pen) narrowed(width float64, runs []Run) []Run {
	wide := func() (w float64) {
		for _, r := range runs {
			w += p.measure(r.Text, r.Style)
		}
		return w
	}
	all := wide()
	if all <= width {
		return runs
	}
	runs = slices.Clone(runs)
	k := max(leastOfRuns, width/all)
	for _, r := range runs {
		k = max(k, min(1, smallestOfRuns/(p.sized(r.Style).Size*p.TextScale)))
	}
	for i := range runs {
		st := &runs[i].Style
		st.Size, st.Tracking = st.Size*k, st.Tracking*k
	}
	for i := range runs {
		r := &runs[i]
		if over := wide() - width; r.Yields && over > 0 {
			room := max(p.measure(r.Text, r.Style)-over, 3*r.Style.Size)
			r.Text = p.Truncate(r.Text, p.sized(r.Style), room)
		}
	}
	return runs
}

func (p pen) runs(x, y, width float64, runs ...Run) float64 {
	runs = p.narrowed(width, runs)
	used := 0.0
	for _, r := range runs {
		left := width - used
		if left <= r.Style.Size/2 || r.Text == "" {
			continue
		}
		r.Style.Align = Start
		used += p.fit(r.Text, x+used, y, left, r.Style.Size*p.scale(), r.Style)
	}
	return used
}
