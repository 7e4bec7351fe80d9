package ui

import (
	"bigpayday/input"
	"bigpayday/render"
)

// TextField lets the player edit a [Field]. It reports Edited when the text has
// changed. Enter is not its own: it goes to whoever has Enter as its key.
type TextField struct {
	Field *Field
	// Hint stands in the field while it is empty.
	Hint string
	// Art is a sign at the left, or empty. Note stands at the right, such as how often
	// something was found; it may be empty, too.
	Art, Note string
}

func (w TextField) activates() bool { return false }

func (w TextField) hash(s *signature) {
	s.text(w.Hint)
	s.text(w.Art)
	s.text(w.Note)
	if w.Field != nil {
		s.text(w.Field.text)
		s.text(w.Field.preedit)
		s.num(w.Field.version)
	}
}

// shown returns the field as it is drawn; without the keyboard it has no caret.
func (w TextField) shown(focused bool) render.Field {
	r := render.Field{Hint: w.Hint, Art: w.Art, Note: w.Note, Caret: -1}
	f := w.Field
	if f == nil {
		return r
	}
	r.Text = f.text
	if !focused {
		return r
	}
	from, to := f.Selection()
	r.Caret, r.From, r.To = f.caret, from, to
	if f.preedit != "" {
		r.Text = f.text[:from] + f.preedit + f.text[to:]
		r.Caret = from + min(max(0, f.preCaret), len(f.preedit))
		r.From, r.To = 0, 0
		r.UnderlineFrom, r.UnderlineTo = from, from+len(f.preedit)
	}
	return r
}

// ruler measures the text of fields. All lengths are in logical pixels.
type ruler interface {
	// caret returns how far the caret before the byte at index stands from the
	// start of the text.
	caret(s string, index int) float64
	// caretAt returns the index nearest to a distance from the start.
	caretAt(s string, x float64) int
}

// evenRuler takes every rune for equally wide. It stands in until there is a
// theme.
type evenRuler struct{}

const evenWidth = 9

func (evenRuler) caret(s string, index int) float64 {
	return evenWidth * float64(len([]rune(s[:index])))
}

func (evenRuler) caretAt(s string, x float64) int {
	n := int(x/evenWidth + 0.5)
	for i := range s {
		if n <= 0 {
			return i
		}
		n--
	}
	return len(s)
}

// themeRuler measures with the typeface of a theme.
type themeRuler struct{ theme *render.Theme }

func (r themeRuler) caret(s string, index int) float64 {
	return r.theme.Caret(s, index, render.FieldStyle())
}

func (r themeRuler) caretAt(s string, x float64) int {
	return r.theme.CaretAt(s, x, render.FieldStyle())
}

// textStart returns where the text of a field begins on screen, to the left of
// the field where it is scrolled so that the caret can be seen.
func (u *UI) textStart(box render.Rect, r *render.Field) float64 {
	in := render.FieldText(box, r)
	if r.Caret < 0 {
		return in.X
	}
	return in.X - max(0, u.ruler.caret(r.Text, r.Caret)-in.W+2)
}

// focusedField returns the text that has the keyboard, or nil.
func (u *UI) focusedField() *Field {
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
	return snap(r.Text, u.ruler.caretAt(r.Text, x-u.textStart(e.box, &r)))
}

// pressField puts the caret where the pointer is; a second click selects the
// word there, a third one everything.
func (u *UI) pressField(e *entry, w TextField, x float64) {
	f := w.Field
	if f == nil {
		return
	}
	u.finishComposing()
	at := u.indexAt(e, w, x)
	switch {
	case u.click.count == 2:
		f.selectWord(at)
	case u.click.count > 2:
		f.SelectAll()
	default:
		f.place(at, u.in.Mods.Has(input.Shift))
	}
	u.edited, u.restart = u.tick, true
}

// dragField selects up to where the pointer is.
func (u *UI) dragField(e *entry, w TextField, x float64) {
	if w.Field == nil || u.click.count > 1 {
		return
	}
	w.Field.place(u.indexAt(e, w, x), true)
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
		f.preedit, f.preCaret = "", 0
		if k.Replace {
			f.text, f.caret, f.anchor = clean(k.Before+k.After), len(clean(k.Before)), len(clean(k.Before))
			changed = true
		}
		changed = f.insert(k.Text) || changed
	}
	if f.preedit != t.Preedit || f.preCaret != t.Caret {
		f.preedit, f.preCaret = t.Preedit, t.Caret
		f.touched()
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
	if f == nil || f.preedit == "" {
		return
	}
	s := f.preedit
	f.preedit, f.preCaret = "", 0
	if f.insert(s) {
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
	preedit := f.preedit
	before, caret := f.text, f.caret
	if preedit != "" {
		u.finishComposing()
	}
	used, changed := f.edit(p, &u.clip)
	if used {
		u.visible = true
		u.edited = u.tick
		u.hideTip()
		u.restart = u.restart || f.text != before || f.caret != caret
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
	now := aim{c.ID, w.Field.version, e.box, u.sum}
	if now == u.aim {
		return u.aimed
	}
	r := w.shown(true)
	from, to := w.Field.Selection()
	u.aim, u.aimed = now, input.Target{
		ID:      string(c.ID),
		Before:  w.Field.text[:from],
		After:   w.Field.text[to:],
		X:       u.textStart(e.box, &r) + u.ruler.caret(r.Text, r.Caret),
		Y:       e.box.Y + 6,
		W:       2,
		H:       e.box.H - 12,
		Restart: u.restart,
	}
	return u.aimed
}
