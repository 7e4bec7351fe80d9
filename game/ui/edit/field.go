package edit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"

	"bigpayday/input"
)

// Field is the state of a text that the player edits: one line, its caret and
// what is selected. A scene keeps it under an id that follows the thing which
// the text belongs to. The zero value is empty and has no limit. Positions are
// in bytes and always between two graphemes, what a reader takes for one
// letter: é may be two runes, a flag is several.
type Field struct {
	// Max is the greatest number of runes; zero is no limit. A grapheme that
	// does not fit whole is left out.
	Max int

	text          string
	caret, anchor int // where it is selected from, and to
	preedit       string
	preCaret      int
	version       uint64
}

// NewField returns a field with a text.
func NewField(text string, max int) *Field {
	f := &Field{Max: max}
	f.SetText(text)
	return f
}

// Text returns the text, without what an input method is still composing.
func (f *Field) Text() string { return f.text }

// SetText replaces the text and puts the caret at its end.
func (f *Field) SetText(s string) {
	f.text, f.caret, f.anchor = "", 0, 0
	f.preedit, f.preCaret = "", 0
	f.Insert(s)
	f.touched()
}

// Caret returns where the caret is.
func (f *Field) Caret() int { return f.caret }

// Selection returns what is selected, from less than or equal to to.
func (f *Field) Selection() (from, to int) {
	return min(f.caret, f.anchor), max(f.caret, f.anchor)
}

// Selected returns the selected text.
func (f *Field) Selected() string {
	from, to := f.Selection()
	return f.text[from:to]
}

// Version is another number after each change of the text, of the caret, of what is selected
// and of what is being composed.
func (f *Field) Version() uint64 { return f.version }

func (f *Field) touched() { f.version++ }

// Place puts the caret somewhere, and the anchor with it unless more is being
// selected.
func (f *Field) Place(at int, selecting bool) {
	f.caret = at
	if !selecting {
		f.anchor = at
	}
	f.touched()
}

// SelectAll selects the whole text, so that the next letter replaces it.
func (f *Field) SelectAll() {
	f.anchor, f.caret = 0, len(f.text)
	f.touched()
}

// Insert puts a text in place of what is selected, as far as it fits. It
// reports whether the text changed.
func (f *Field) Insert(s string) bool {
	from, to := f.Selection()
	s = clean(s)
	if f.Max > 0 {
		room := f.Max - utf8.RuneCountInString(f.text[:from]) - utf8.RuneCountInString(f.text[to:])
		s = firstRunes(s, room)
	}
	if s == "" && from == to {
		return false
	}
	f.text = f.text[:from] + s + f.text[to:]
	f.caret = from + len(s)
	f.anchor = f.caret
	f.touched()
	return true
}

// clean leaves out what does not belong in a line: control characters and
// broken bytes. Tabs and line breaks become spaces.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t' || r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029':
			return ' '
		case unicode.IsControl(r) || r == utf8.RuneError:
			return -1
		}
		return r
	}, s)
}

// firstRunes returns as many whole graphemes as have at most n runes.
func firstRunes(s string, n int) string {
	used, end := 0, 0
	for g := range graphemes(s) {
		used += utf8.RuneCountInString(g)
		if used > n {
			break
		}
		end += len(g)
	}
	return s[:end]
}

// graphemes yields what a reader takes for single letters.
func graphemes(s string) func(func(string) bool) {
	return func(yield func(string) bool) {
		state := -1
		for s != "" {
			var g string
			g, s, _, state = uniseg.FirstGraphemeClusterInString(s, state)
			if !yield(g) {
				return
			}
		}
	}
}

// Snap returns the nearest place at or before at that is between graphemes.
func Snap(s string, at int) int {
	end := 0
	for g := range graphemes(s) {
		if end+len(g) > at {
			break
		}
		end += len(g)
	}
	return end
}

// stepped returns the place one grapheme before or after at.
func stepped(s string, at, dir int) int {
	if dir > 0 {
		for g := range graphemes(s[at:]) {
			return at + len(g)
		}
		return at
	}
	last := 0
	pos := 0
	for g := range graphemes(s) {
		if pos >= at {
			break
		}
		last = pos
		pos += len(g)
	}
	return last
}

// word returns the next beginning of a word before at, or end of one after it.
func word(s string, at, dir int) int {
	inWord := false
	for {
		next := stepped(s, at, dir)
		if next == at {
			return at
		}
		lo, hi := min(at, next), max(at, next)
		if r, _ := utf8.DecodeRuneInString(s[lo:hi]); wordRune(r) {
			inWord = true
		} else if inWord {
			return at
		}
		at = next
	}
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' || r == '\'' }

// SelectWord selects the word at a place.
func (f *Field) SelectWord(at int) {
	from, to := at, at
	for from > 0 {
		p := stepped(f.text, from, -1)
		if r, _ := utf8.DecodeRuneInString(f.text[p:]); !wordRune(r) {
			break
		}
		from = p
	}
	for to < len(f.text) {
		if r, _ := utf8.DecodeRuneInString(f.text[to:]); !wordRune(r) {
			break
		}
		to = stepped(f.text, to, 1)
	}
	f.anchor, f.caret = from, to
	f.touched()
}

// Key does what a key means in a text. It reports whether the key means
// anything there, and whether the text changed. Clip is what was copied.
func (f *Field) Key(p *input.Press, clip *string) (used, changed bool) {
	before := f.text
	shift, ctrl := p.Mods.Has(input.Shift), p.Mods.Has(input.Ctrl)
	from, to := f.Selection()
	switch {
	case p.Mods.Has(input.Alt):
		return false, false
	case p.Code == input.KeyLeft, p.Code == input.KeyRight:
		f.arrow(p.Code == input.KeyRight, shift, ctrl)
	case p.Code == input.KeyHome:
		f.Place(0, shift)
	case p.Code == input.KeyEnd:
		f.Place(len(f.text), shift)
	case p.Code == input.KeyBackspace, p.Code == input.KeyDelete && !shift:
		f.erase(p.Code == input.KeyDelete, ctrl)
	case ctrl && p.Code == input.Letter('a'):
		f.SelectAll()
	case ctrl && (p.Code == input.Letter('c') || p.Code == input.KeyInsert):
		if from < to {
			*clip = f.text[from:to]
		}
	case ctrl && p.Code == input.Letter('x'), shift && p.Code == input.KeyDelete:
		if from < to {
			*clip = f.text[from:to]
			f.Insert("")
		}
	case ctrl && p.Code == input.Letter('v'), shift && p.Code == input.KeyInsert:
		f.Insert(*clip)
	default:
		// What is typed arrives as text; its keys mean nothing else.
		return p.Plain(), false
	}
	return true, f.text != before
}

func (f *Field) arrow(right, selecting, words bool) {
	from, to := f.Selection()
	dir := -1
	if right {
		dir = 1
	}
	switch {
	case words:
		f.Place(word(f.text, f.caret, dir), selecting)
	case selecting || from == to:
		f.Place(stepped(f.text, f.caret, dir), selecting)
	case right:
		f.Place(to, false)
	default:
		f.Place(from, false)
	}
}

func (f *Field) erase(forward, words bool) {
	if from, to := f.Selection(); from == to {
		dir := -1
		if forward {
			dir = 1
		}
		if words {
			f.anchor = word(f.text, f.caret, dir)
		} else {
			f.anchor = stepped(f.text, f.caret, dir)
		}
	}
	f.Insert("")
}
