package hand

import (
	"math"

	"bigpayday/game/ui"
	"bigpayday/game/ui/beam"
	"bigpayday/input"
)

// setFocus moves the focus without showing it.
func (h *Hand) setFocus(id ui.ID) {
	if h.focus == id {
		return
	}
	h.finishComposing()
	h.focus = id
	h.edited = h.tick
	if e, _ := h.find(id); e != nil {
		h.focusBox = e.box
	}
}

// blur takes the keyboard away from a text field, as a press beside it does.
func (h *Hand) blur() {
	if h.focusedField() != nil {
		h.setFocus("")
	}
}

// goTo moves the focus with the keyboard: it is shown, scrolled to, and what
// the tooltip says is due at once.
func (h *Hand) goTo(id ui.ID) {
	h.setFocus(id)
	h.visible = true
	h.tip = tipState{}
	h.reveal(id)
	if f := h.focusedField(); f != nil && h.in.Device == input.Keys {
		f.SelectAll()
	}
}

// focusable reports whether the focus may go to an entry now.
func (h *Hand) focusable(e *entry) bool {
	if e.layer < h.floor {
		return false
	}
	c := h.control(e)
	if c.Skip || c.Box.Empty() {
		return false
	}
	if h.carrying {
		return c.Takes == h.carry.Kind || c.ID == h.carry.From
	}
	return true
}

// scrolledAway reports whether nothing of the control can be seen. From inside
// its scroll area such a control can still be reached.
func (e *entry) scrolledAway() bool { return e.clipped && !e.box.Overlaps(e.clip) }

// firstOf returns the control that gets the focus when a layer opens.
func (h *Hand) firstOf(layer int) ui.ID {
	if id := h.layers[layer].First; id != "" {
		if e, _ := h.find(id); e != nil && h.focusable(e) {
			return id
		}
	}
	for i := range h.entries {
		if e := &h.entries[i]; e.layer == layer && h.focusable(e) {
			return h.control(e).ID
		}
	}
	return ""
}

// initial returns the control that gets the focus when the player begins to use
// the keyboard.
func (h *Hand) initial() ui.ID {
	for l := len(h.layers) - 1; l >= h.floor; l-- {
		if h.layers[l].First == "" {
			continue
		}
		if id := h.firstOf(l); id != "" {
			return id
		}
	}
	for l := h.floor; l < len(h.layers); l++ {
		if id := h.firstOf(l); id != "" {
			return id
		}
	}
	return ""
}

// successor returns the control that stands nearest to where the focus was, for
// when the control with the focus has gone.
func (h *Hand) successor() ui.ID {
	best, id := math.Inf(1), ui.ID("")
	for i := range h.entries {
		e := &h.entries[i]
		if !h.focusable(e) || e.scrolledAway() {
			continue
		}
		d := math.Hypot(e.box.CenterX()-h.focusBox.CenterX(), e.box.CenterY()-h.focusBox.CenterY())
		if d < best {
			best, id = d, h.control(e).ID
		}
	}
	if e, _ := h.find(id); e != nil {
		if _, text := h.control(e).Widget.(ui.TextField); text && !h.visible {
			return "" // a field does not open by itself
		}
	}
	return id
}

// keepFocusInside moves the focus into the layers that keys reach.
func (h *Hand) keepFocusInside() {
	e, _ := h.find(h.focus)
	if e == nil || e.layer >= h.floor {
		return
	}
	h.focus = h.firstOf(h.floor)
}

// tab moves the focus by one in the order of the list, round the end.
func (h *Hand) tab(step int) bool {
	n := len(h.entries)
	at, ok := h.index[h.focus]
	if !ok || h.focus == "" {
		if id := h.initial(); id != "" {
			h.goTo(id)
			return true
		}
		return false
	}
	for i := 1; i <= n; i++ {
		e := &h.entries[((at+step*i)%n+n)%n]
		if h.focusable(e) && h.control(e).ID != h.focus {
			h.goTo(h.control(e).ID)
			return true
		}
	}
	h.visible = true
	return true
}

// AtEnd reports whether the focus is seen on the last control in the order of Tab, or for a step of
// -1 on the first.
func (h *Hand) AtEnd(step int) bool {
	at, ok := h.index[h.focus]
	if !ok || h.focus == "" || !h.visible {
		return false
	}
	for i := at + step; i >= 0 && i < len(h.entries); i += step {
		if h.focusable(&h.entries[i]) {
			return false
		}
	}
	return true
}

// arrow moves the focus to the next control in a direction. It reports whether
// there was one.
func (h *Hand) arrow(d beam.Direction) bool {
	e, _ := h.find(h.focus)
	if e == nil {
		id := h.initial()
		if id != "" {
			h.goTo(id)
		}
		return id != ""
	}
	if !h.visible {
		h.goTo(h.focus)
		return true
	}
	best, id := math.Inf(1), ui.ID("")
	for i := range h.entries {
		o := &h.entries[i]
		if o == e || !h.focusable(o) || o.scrolledAway() && h.control(o).In != h.control(e).In {
			continue
		}
		if cost, ok := beam.Cost(e.box, o.box, d); ok && cost < best {
			best, id = cost, h.control(o).ID
		}
	}
	if id == "" {
		return false
	}
	h.goTo(id)
	return true
}
