package edit

import "bigpayday/input"

// Preedit returns what an input method is composing at the caret.
func (f *Field) Preedit() string { return f.preedit }

// Composed returns the text as it is shown, with what an input method is composing in place of
// what is selected, and where the caret stands in it.
func (f *Field) Composed() (text string, caret int) {
	if f.preedit == "" {
		return f.text, f.caret
	}
	from, to := f.Selection()
	return f.text[:from] + f.preedit + f.text[to:], from + min(max(0, f.preCaret), len(f.preedit))
}

// Written returns the text as it is shown, with what an input method is composing. The keyboards of
// telephones compose all that is typed until the field is left.
func (f *Field) Written() string {
	text, _ := f.Composed()
	return text
}

// Compose says what an input method is composing at the caret, "" for nothing, and where its own
// caret stands in that. It reports whether anything about that is new.
func (f *Field) Compose(preedit string, caret int) bool {
	if f.preedit == preedit && f.preCaret == caret {
		return false
	}
	f.preedit, f.preCaret = preedit, caret
	f.touched()
	return true
}

// Commit takes what an input method has finished, in place of what it was composing. It reports
// whether the text changed.
func (f *Field) Commit(c *input.Commit) (changed bool) {
	f.preedit, f.preCaret = "", 0
	if c.Replace {
		before := clean(c.Before)
		f.text, f.caret, f.anchor = clean(c.Before+c.After), len(before), len(before)
		changed = true
	}
	return f.Insert(c.Text) || changed
}

// FinishComposing makes part of the text what an input method was composing, as the player last
// saw it. It reports whether the text changed.
func (f *Field) FinishComposing() bool {
	s := f.preedit
	f.preedit, f.preCaret = "", 0
	return f.Insert(s)
}
