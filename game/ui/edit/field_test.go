package edit

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"bigpayday/input"
)

const (
	accented = "e\u0301"                                    // e and a combining accent
	family   = "\U0001F468\u200D\U0001F469\u200D\U0001F467" // three people joined
	flag     = "\U0001F1FA\U0001F1E6"
)

func TestFieldEditing(t *testing.T) {
	key := func(c input.Code, mods ...input.Mods) input.Press {
		p := input.Press{Code: c}
		for _, m := range mods {
			p.Mods |= m
		}
		return p
	}
	left, right := key(input.KeyLeft), key(input.KeyRight)
	back, del := key(input.KeyBackspace), key(input.KeyDelete)
	tests := []struct {
		name  string
		start string
		keys  []input.Press
		want  string // the text, with | at the caret and [ ] around what is selected
	}{
		{"Left and Right", "abc", []input.Press{left, left, right}, "ab|c"},
		{"not beyond the ends", "a", []input.Press{left, left, left, right, right, right}, "a|"},
		{"Home and End", "abc", []input.Press{key(input.KeyHome), right, key(input.KeyEnd), left}, "ab|c"},
		{"Backspace and Delete", "abcd", []input.Press{left, left, back, del}, "a|d"},
		{"at the ends they do nothing", "a", []input.Press{del, key(input.KeyHome), back}, "|a"},
		{"a letter with its accent goes as one", "n" + accented + "x", []input.Press{left, back}, "n|x"},
		{"so does an emoji of several", family + "x", []input.Press{left, back}, "|x"},
		{"and a flag", "a" + flag, []input.Press{back}, "a|"},
		{"the caret passes them as one", "a" + family + "b", []input.Press{left, left}, "a|" + family + "b"},
		{"Delete takes them whole, too", accented + "x", []input.Press{key(input.KeyHome), del}, "|x"},
		{"two é and an x", "ééx", []input.Press{back, back}, "é|"},
		{"select with Shift", "abc", []input.Press{key(input.KeyLeft, input.Shift), key(input.KeyLeft, input.Shift)}, "a|[bc]"},
		{"an arrow leaves the selection at its side", "abc", []input.Press{key(input.KeyHome, input.Shift), right}, "abc|"},
		{"and at the other", "abc", []input.Press{key(input.KeyHome, input.Shift), left}, "|abc"},
		{"Backspace takes what is selected", "abc", []input.Press{key(input.KeyLeft, input.Shift), back}, "ab|"},
		{"select all", "abc", []input.Press{key(input.Letter('a'), input.Ctrl), del}, "|"},
		{"word by word", "big pay day", []input.Press{key(input.KeyLeft, input.Ctrl), key(input.KeyLeft, input.Ctrl)}, "big |pay day"},
		{"word by word to the right", "big pay", []input.Press{key(input.KeyHome), key(input.KeyRight, input.Ctrl)}, "big| pay"},
		{"select a word", "big pay", []input.Press{key(input.KeyLeft, input.Ctrl, input.Shift)}, "big |[pay]"},
		{"take away a word", "big pay", []input.Press{key(input.KeyBackspace, input.Ctrl)}, "big |"},
		{"copy and paste", "ab", []input.Press{key(input.Letter('a'), input.Ctrl), key(input.Letter('c'), input.Ctrl), key(input.KeyEnd), key(input.Letter('v'), input.Ctrl)}, "abab|"},
		{"cut and paste", "abc", []input.Press{key(input.KeyLeft, input.Shift), key(input.Letter('x'), input.Ctrl), key(input.KeyHome), key(input.Letter('v'), input.Ctrl)}, "c|ab"},
		{"the older keys for it", "ab", []input.Press{key(input.KeyHome, input.Shift), key(input.KeyInsert, input.Ctrl), key(input.KeyEnd), key(input.KeyInsert, input.Shift)}, "abab|"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := NewField(tt.start, 0)
			clip := ""
			for i := range tt.keys {
				f.Key(&tt.keys[i], &clip)
			}
			assert.Equal(t, tt.want, marked(f))
		})
	}
}

// marked writes a field with | at its caret and [ ] around what is selected.
func marked(f *Field) string {
	from, to := f.Selection()
	s := f.Text()
	switch {
	case from == to:
		return s[:from] + "|" + s[from:]
	case f.Caret() == to:
		return s[:from] + "[" + s[from:to] + "]|" + s[to:]
	}
	return s[:from] + "|[" + s[from:to] + "]" + s[to:]
}

func TestFieldLimit(t *testing.T) {
	f := NewField("abcdef", 4)
	assert.Equal(t, "abcd", f.Text())
	f.Insert("x")
	assert.Equal(t, "abcd", f.Text(), "full")
	f.SelectAll()
	f.Insert("日本語です")
	assert.Equal(t, "日本語で", f.Text(), "runes, not bytes")
	f.SetText("abc")
	f.Insert(accented)
	assert.Equal(t, "abc", f.Text(), "no letter without its accent")
	f.Max = 5
	f.Insert(accented)
	assert.Equal(t, "abc"+accented, f.Text())
}

func TestFieldKeepsToOneCleanLine(t *testing.T) {
	f := NewField("a\nb\tc\x00\x1b\xff\u2028d", 0)
	assert.Equal(t, "a b c d", f.Text())
}

// Whatever is pressed, the caret stands between whole letters and the text
// stays whole.
func TestFieldNeverBreaksALetter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := NewField("", rapid.IntRange(0, 12).Draw(t, "max"))
		clip := ""
		for range rapid.IntRange(0, 40).Draw(t, "n") {
			if rapid.Bool().Draw(t, "insert") {
				f.Insert(rapid.SampledFrom([]string{"a", " ", "日", accented, family, flag, "\u0301", "x y"}).Draw(t, "s"))
			} else {
				p := input.Press{
					Code: rapid.SampledFrom([]input.Code{input.KeyLeft, input.KeyRight, input.KeyHome, input.KeyEnd, input.KeyBackspace,
						input.KeyDelete, input.Letter('a'), input.Letter('c'), input.Letter('x'), input.Letter('v')}).Draw(t, "key"),
					Mods: rapid.SampledFrom([]input.Mods{0, input.Shift, input.Ctrl, input.Ctrl | input.Shift}).Draw(t, "mods"),
				}
				f.Key(&p, &clip)
			}
			from, to := f.Selection()
			if !utf8.ValidString(f.text) || from < 0 || to > len(f.text) {
				t.Fatalf("broken: %q %d %d", f.text, from, to)
			}
			if !utf8.ValidString(f.text[:f.caret]) || !utf8.ValidString(f.text[:f.anchor]) {
				t.Fatalf("caret inside a rune: %q %d", f.text, f.caret)
			}
			if f.Max > 0 && utf8.RuneCountInString(f.text) > f.Max {
				t.Fatalf("too long: %q", f.text)
			}
		}
	})
}
