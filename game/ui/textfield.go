package ui

import (
	"bigpayday/game/ui/digest"
	"bigpayday/game/ui/edit"
	"bigpayday/render/control"
)

// TextField lets the player edit an [edit.Field]. It reports Edited when what is written has
// changed. Enter is not its own: it goes to whoever has Enter as its key.
type TextField struct {
	Field *edit.Field
	// Hint stands in the field while it is empty.
	Hint string
	// Art is a sign at the left, or empty. Note stands at the right, such as how often
	// something was found; it may be empty, too.
	Art, Note string
}

func (w TextField) activates() bool { return false }

func (w TextField) hash(s *digest.Digest) {
	s.Text(w.Hint)
	s.Text(w.Art)
	s.Text(w.Note)
	if w.Field != nil {
		s.Text(w.Field.Text())
		s.Text(w.Field.Preedit())
		s.Num(w.Field.Version())
	}
}

// Shown returns the field as it is drawn; without the keyboard it has no caret.
func (w TextField) Shown(focused bool) control.Field {
	r := control.Field{Caret: -1}
	if w.Field != nil {
		r = w.Field.Shown(focused)
	}
	r.Hint, r.Art, r.Note = w.Hint, w.Art, w.Note
	return r
}
