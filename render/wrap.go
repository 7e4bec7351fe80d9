package render

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

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

// wrapKey is what a wrapped text depends on, in device pixels, but for the leading: type is set in
// whole pixels, and lines of sizes that come to the same lie apart as those sizes ask.
type wrapKey struct {
	lineKey
	width, first float32
	lines        int
	leading      float64
}

// Wrap breaks a text into lines no wider than width. With maxLines above zero,
// what does not fit in that many lines is left out and the last one ends in an
// ellipsis. Words wider than a line are broken, at a hyphen if they have one. The lines belong to the theme
// and must not be changed.
func (t *Theme) Wrap(s string, st Style, width float64, maxLines int) *Lines {
	return t.WrapFrom(s, st, width, width, maxLines)
}

// WrapFrom is like [Theme.Wrap] for a text whose first line is only first wide,
// for something else stands before or behind it. Where not even the first word
// fits there, the first line is "".
func (t *Theme) WrapFrom(s string, st Style, width, first float64, maxLines int) *Lines {
	k := wrapKey{t.key(s, st), float32(width * t.View.Scale), float32(first * t.View.Scale), maxLines, t.LineHeight(st)}
	if l, ok := t.setter.wraps[k]; ok {
		return l
	}
	l := t.setter.wrap(k)
	l.Width /= t.View.Scale
	l.Leading = k.leading
	return t.setter.wraps.put(k, l)
}

// Wrapped is [Theme.Wrap].
func (p Pen) Wrapped(s string, st Style, width float64, maxLines int) *Lines {
	return p.Wrap(s, p.Sized(st), width, maxLines)
}

// breaks reports whether a line may end at a space: languages write some that
// hold together, as before the sign of a sum.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// wrap breaks a text; the width it returns is in device pixels.
func (ts *typesetter) wrap(k wrapKey) *Lines {
	measure := func(s string) float64 { return ts.width(k.lineKey, s) }
	words := strings.FieldsFunc(k.text, breaks)
	k.text = strings.Join(words, " ")
	fits := ts.fitting(k.lineKey)
	limit := float64(k.first) + .5
	out := &Lines{}
	from, end := 0, 0 // of the line that is filled
	push := func() {
		out.Lines = append(out.Lines, k.text[from:end])
		from, limit = end, float64(k.width)+.5
	}
	for _, word := range words {
		at := end
		if at > 0 {
			at++ // behind the space
		}
		if fits(from, at+len(word), limit) {
			end = at + len(word)
			continue
		}
		if from < end || k.first < k.width && len(out.Lines) == 0 {
			push()
			from = at
		}
		for !fits(from, at+len(word), limit) {
			rest := k.text[from : at+len(word)]
			n := ts.prefix(k.lineKey, rest, limit)
			if n == len(rest) {
				break
			}
			if hyphen := strings.LastIndexByte(rest[:n], '-'); hyphen > 0 {
				n = hyphen + 1
			}
			end = from + n
			push()
		}
		end = at + len(word)
	}
	if from < end || len(out.Lines) == 0 {
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
		avoidOrphans(out.Lines, measure, float64(k.width), k.first < k.width)
	}
	for _, l := range out.Lines {
		out.Width = max(out.Width, measure(l))
	}
	return out
}

// fitting returns what tells whether a part of a text that begins and ends with a word is no wider
// than a limit. The text is composed as a whole: how far the part reaches in it leaves no doubt,
// mostly, and the part need not be composed for itself.
func (ts *typesetter) fitting(k lineKey) func(from, to int, limit float64) bool {
	face, whole := ts.faceOf(k), k.tracking == 0 && k.part(0) == len(k.text)
	last, start := 0, 0.0 // where the last part began
	return func(from, to int, limit float64) bool {
		if whole {
			if from != last {
				last, start = from, text.AdvanceAt(k.text, from, face)
			}
			if width := text.AdvanceAt(k.text, to, face) - start; math.Abs(width-limit) > float64(k.size) {
				return width < limit
			}
		}
		return ts.width(k, k.text[from:to]) <= limit
	}
}

// leastLastWord is how much of the width the last word of a text takes at least to
// stand on a line alone.
const leastLastWord = .35

// leastLastWords is how much of the width all words of the last line take at
// least to stand there without another.
const leastLastWords = .2

// avoidOrphans gives a short word that stands alone on the last line, or two that
// are very short, another one from the line before, where that has some to spare:
// one always stays there, and two unless something else leads the first line.
func avoidOrphans(lines []string, measure func(string) float64, width float64, led bool) {
	n := len(lines)
	if n < 2 {
		return
	}
	for {
		before, last := lines[n-2], lines[n-1]
		least := leastLastWord
		if strings.Contains(last, " ") {
			least = leastLastWords
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
