package hand

import (
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
)

// focusedField returns the text that has the keyboard, or nil.
func (h *Hand) focusedField() *edit.Field {
	e, c := h.find(h.focus)
	if c == nil || c.Off || e.layer < h.floor {
		return nil
	}
	if w, ok := c.Widget.(ui.TextField); ok {
		return w.Field
	}
	return nil
}

// indexAt returns the place in a text that is nearest to x on screen.
func (h *Hand) indexAt(e *entry, w ui.TextField, x float64) int {
	r := w.Shown(h.control(e).ID == h.focus)
	return edit.Snap(r.Text, h.ruler.CaretAt(r.Text, x-edit.Start(h.ruler, e.box, &r)))
}

// pressField puts the caret where the pointer is, or at the end where a finger gives the field the
// keyboard newly; a second click selects the word there, a third one everything.
func (h *Hand) pressField(e *entry, w ui.TextField, x float64, newly bool) {
	f := w.Field
	if f == nil {
		return
	}
	h.finishComposing()
	at := h.indexAt(e, w, x)
	switch {
	case h.in.Pointer.Touch && newly:
		// A finger that opens a field covers what is in it, and wants to go on writing.
		f.Place(len(f.Text()), false)
	case h.click.count == 2:
		f.SelectWord(at)
	case h.click.count > 2:
		f.SelectAll()
	default:
		f.Place(at, h.in.Mods.Has(input.Shift))
	}
	h.edited, h.restart = h.tick, true
}

// dragField selects up to where the pointer is.
func (h *Hand) dragField(e *entry, w ui.TextField, x float64) {
	if w.Field == nil || h.click.count > 1 {
		return
	}
	w.Field.Place(h.indexAt(e, w, x), true)
	h.edited, h.restart = h.tick, true
}

// typed takes what was typed in this tick into the field it is meant for.
func (h *Hand) typed() {
	t := &h.in.Text
	if t.Target == "" {
		return
	}
	_, c := h.find(ui.ID(t.Target))
	w, ok := widget[ui.TextField](c)
	if !ok || w.Field == nil || c.Off || c.ID != h.focus {
		return
	}
	f := w.Field
	changed := false
	for _, k := range t.Commits {
		changed = f.Commit(&k) || changed
	}
	was := f.Preedit()
	if f.Compose(t.Preedit, t.Caret) {
		h.edited = h.tick
		changed = changed || f.Preedit() != was
	}
	if changed {
		h.edited = h.tick
		h.emit(ui.Event{Kind: ui.Edited, ID: c.ID})
	}
	if t.Ended {
		h.setFocus("")
	}
}

// finishComposing makes part of the text what an input method was composing in
// the focused field, as the player last saw it.
func (h *Hand) finishComposing() {
	f := h.focusedField()
	if f == nil || f.Preedit() == "" {
		return
	}
	if f.FinishComposing() {
		h.emit(ui.Event{Kind: ui.Edited, ID: h.focus})
	}
	h.restart = true
}

// fieldKey gives a key to the field that has the keyboard. A gamepad has no
// caret to move: its keys go on to the next control.
func (h *Hand) fieldKey(p *input.Press) bool {
	f := h.focusedField()
	if f == nil || p.Code.IsPad() || h.carrying {
		return false
	}
	if p.Plain() {
		return true
	}
	before, caret := f.Text(), f.Caret()
	h.finishComposing()
	used, changed := f.Key(p, &h.clip)
	if used {
		h.visible = true
		h.edited = h.tick
		h.hideTip()
		h.restart = h.restart || f.Text() != before || f.Caret() != caret
	}
	if changed {
		h.emit(ui.Event{Kind: ui.Edited, ID: h.focus})
	}
	return used
}

// aim is what the target of typed text depends on.
type aim struct {
	id      ui.ID
	version uint64
	box     render.Rect
	sum     uint64
}

// target says to the input method which text has the keyboard. It is worked out
// again only when something about it has changed.
func (h *Hand) target() input.Target {
	e, c := h.find(h.focus)
	w, ok := widget[ui.TextField](c)
	if !ok || w.Field == nil || h.focusedField() == nil {
		h.aim, h.aimed = aim{}, input.Target{}
		return h.fieldToCome()
	}
	h.opener = opener{}
	h.aimed.Restart = h.restart
	now := aim{c.ID, w.Field.Version(), e.box, h.sum}
	if now == h.aim {
		return h.aimed
	}
	r := w.Shown(true)
	h.aim, h.aimed = now, w.Field.Target(h.ruler, e.box, &r)
	h.aimed.ID, h.aimed.Restart = string(c.ID), h.restart
	return h.aimed
}

// opener is the control that is held down, or was a moment ago, and opens a field.
type opener struct {
	id   ui.ID
	held int // tick in which it was held last
}

// openerTicks is how long after its release an opener still asks for the keyboard, in ticks: the
// page with the field is laid out meanwhile.
const openerTicks = 10

// fieldToCome is the target while a control that opens a field is held down, and until the field is
// there. Nothing that is typed for it goes anywhere.
func (h *Hand) fieldToCome() input.Target {
	if h.hold.mode == holdPress {
		if _, c := h.find(h.hold.id); c != nil && c.OpensField && !c.Off {
			h.opener = opener{c.ID, h.tick}
		}
	}
	if h.opener.id != "" && h.tick-h.opener.held > openerTicks {
		h.opener = opener{}
	}
	return input.Target{ID: string(h.opener.id)}
}
