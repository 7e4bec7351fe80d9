package input

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Target is the text field that typed text is meant for, with what an input
// method has to know of it. The zero value is no field.
type Target struct {
	// ID names the field. It comes back as [Text.Target].
	ID string
	// Before and After are the text before and after the caret, or the
	// selection, which belongs to neither.
	Before, After string
	// X, Y, W and H are where the caret stands, in logical pixels; the list of
	// candidates opens there.
	X, Y, W, H float64
	// Restart says that the field was changed by other means than typing: the
	// input method is to forget what it was composing.
	Restart bool
}

// typist runs the composition of an input method for one target at a time.
type typist struct {
	composer textinput.Composer
	target   Target
	scale    float64
	text     Text
	commits  []Commit
	// mute says that the system offers no text input: characters are then taken
	// as they come from the keyboard.
	mute  bool
	runes []rune
}

func (t *typist) init() {
	t.scale = 1
	t.composer.OnNewSession = func() *textinput.SessionOptions {
		c := &t.target
		at := func(v float64) int { return int(math.Round(v * t.scale)) }
		return &textinput.SessionOptions{
			CaretBounds:     image.Rect(at(c.X), at(c.Y), at(c.X+c.W), at(c.Y+c.H)),
			TextBeforeCaret: c.Before,
			TextAfterCaret:  c.After,
		}
	}
	t.composer.OnComposition = func(c *textinput.Composition) {
		t.text.Preedit = c.Text()
		t.text.Caret, _ = c.SelectionRangeInBytes()
	}
	t.composer.OnCommit = func(c *textinput.Commit) {
		out := Commit{Text: c.Text()}
		if before, after := c.IsSurroundingTextReplaced(); before || after {
			out.Replace = true
			out.Before, out.After = c.SurroundingText()
			t.target.Before, t.target.After = out.Before, out.After
		}
		// The field will do the same with the text in this tick. Following it
		// here keeps the surroundings right for a session that begins at once.
		t.target.Before += out.Text
		t.commits = append(t.commits, out)
	}
	t.composer.OnEndByUser = func() { t.text.Ended = true }
}

// SetTarget says which text field has the keyboard after this tick, so that the
// next Read can return what is typed for it.
func (r *Reader) SetTarget(target Target) {
	t := &r.typist
	t.scale = r.scale
	old := &t.target
	if target.ID != old.ID || target.Restart || target.Before != old.Before || target.After != old.After {
		t.composer.Cancel()
	}
	t.target = target
}

// read returns what was typed in this tick. Without a target, typed characters
// go to the raw input, where they may be bound to actions.
func (t *typist) read(w *raw) Text {
	w.typed = w.typed[:0]
	t.commits = t.commits[:0]
	if t.target.ID == "" {
		w.typed = ebiten.AppendInputChars(w.typed)
		t.text = Text{}
		return t.text
	}
	t.text.Target = t.target.ID
	t.text.Handled, t.text.Ended = false, false
	if !t.mute {
		handled, err := t.composer.Update()
		t.text.Handled = handled
		t.mute = err != nil
	}
	if t.mute {
		t.runes = ebiten.AppendInputChars(t.runes[:0])
		if len(t.runes) > 0 {
			s := string(t.runes)
			t.target.Before += s
			t.commits = append(t.commits, Commit{Text: s})
		}
	}
	t.text.Commits = t.commits
	return t.text
}
