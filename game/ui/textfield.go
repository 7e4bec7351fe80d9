package ui

import (
	"bigpayday/game/ui/digest"
	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// TextField lets the player edit an [edit.Field]. It reports Edited when the text has
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

// shown returns the field as it is drawn; without the keyboard it has no caret.
func (w TextField) shown(focused bool) control.Field {
	r := control.Field{Caret: -1}
	if w.Field != nil {
		r = w.Field.Shown(focused)
	}
	r.Hint, r.Art, r.Note = w.Hint, w.Art, w.Note
	return r
}

// focusedField returns the text that has the keyboard, or nil.
func (u *UI) focusedField() *edit.Field {
	e, c := u.find(u.focus)
	if c == nil || c.Off || e.layer < u.floor {
		return nil
	}
	if w, ok := c.Widget.(TextField); ok {
		return w.Field
	}
	return nil
}

// indexAt returns the place in a text that is nearest to x on screen.
func (u *UI) indexAt(e *entry, w TextField, x float64) int {
	r := w.shown(u.control(e).ID == u.focus)
	return edit.Snap(r.Text, u.ruler.CaretAt(r.Text, x-edit.Start(u.ruler, e.box, &r)))
}

// pressField puts the caret where the pointer is, or at the end where a finger gives the field the
// keyboard newly; a second click selects the word there, a third one everything.
func (u *UI) pressField(e *entry, w TextField, x float64, newly bool) {
	f := w.Field
	if f == nil {
		return
	}
	u.finishComposing()
	at := u.indexAt(e, w, x)
	switch {
	case u.in.Pointer.Touch && newly:
		// A finger that opens a field covers what is in it, and wants to go on writing.
		f.Place(len(f.Text()), false)
	case u.click.count == 2:
		f.SelectWord(at)
	case u.click.count > 2:
		f.SelectAll()
	default:
		f.Place(at, u.in.Mods.Has(input.Shift))
	}
	u.edited, u.restart = u.tick, true
}

// dragField selects up to where the pointer is.
func (u *UI) dragField(e *entry, w TextField, x float64) {
	if w.Field == nil || u.click.count > 1 {
		return
	}
	w.Field.Place(u.indexAt(e, w, x), true)
	u.edited, u.restart = u.tick, true
}

// typed takes what was typed in this tick into the field it is meant for.
func (u *UI) typed() {
	t := &u.in.Text
	if t.Target == "" {
		return
	}
	_, c := u.find(ID(t.Target))
	w, ok := widget[TextField](c)
	if !ok || w.Field == nil || c.Off || c.ID != u.focus {
		return
	}
	f := w.Field
	changed := false
	for _, k := range t.Commits {
		changed = f.Commit(&k) || changed
	}
	if f.Compose(t.Preedit, t.Caret) {
		u.edited = u.tick
	}
	if changed {
		u.edited = u.tick
		u.emit(Event{Kind: Edited, ID: c.ID})
	}
	if t.Ended {
		u.setFocus("")
	}
}

// finishComposing makes part of the text what an input method was composing in
// the focused field, as the player last saw it.
func (u *UI) finishComposing() {
	f := u.focusedField()
	if f == nil || f.Preedit() == "" {
		return
	}
	if f.FinishComposing() {
		u.emit(Event{Kind: Edited, ID: u.focus})
	}
	u.restart = true
}

// fieldKey gives a key to the field that has the keyboard. A gamepad has no
// caret to move: its keys go on to the next control.
func (u *UI) fieldKey(p *input.Press) bool {
	f := u.focusedField()
	if f == nil || p.Code.IsPad() || u.carrying {
		return false
	}
	if p.Plain() {
		return true
	}
	before, caret := f.Text(), f.Caret()
	u.finishComposing()
	used, changed := f.Key(p, &u.clip)
	if used {
		u.visible = true
		u.edited = u.tick
		u.hideTip()
		u.restart = u.restart || f.Text() != before || f.Caret() != caret
	}
	if changed {
		u.emit(Event{Kind: Edited, ID: u.focus})
	}
	return used
}

// aim is what the target of typed text depends on.
type aim struct {
	id      ID
	version uint64
	box     render.Rect
	sum     uint64
}

// target says to the input method which text has the keyboard. It is worked out
// again only when something about it has changed.
func (u *UI) target() input.Target {
	e, c := u.find(u.focus)
	w, ok := widget[TextField](c)
	if !ok || w.Field == nil || u.focusedField() == nil {
		u.aim, u.aimed = aim{}, input.Target{}
		return input.Target{}
	}
	u.aimed.Restart = u.restart
	now := aim{c.ID, w.Field.Version(), e.box, u.sum}
	if now == u.aim {
		return u.aimed
	}
	r := w.shown(true)
	u.aim, u.aimed = now, w.Field.Target(u.ruler, e.box, &r)
	u.aimed.ID, u.aimed.Restart = string(c.ID), u.restart
	return u.aimed
}
