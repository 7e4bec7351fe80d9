package ui

import (
	"math"

	"bigpayday/game/ui/beam"
	"bigpayday/input"
)

// setFocus moves the focus without showing it.
func (u *UI) setFocus(id ID) {
	if u.focus == id {
		return
	}
	u.finishComposing()
	u.focus = id
	u.edited = u.tick
	if e, _ := u.find(id); e != nil {
		u.focusBox = e.box
	}
}

// blur takes the keyboard away from a text field, as a press beside it does.
func (u *UI) blur() {
	if u.focusedField() != nil {
		u.setFocus("")
	}
}

// goTo moves the focus with the keyboard: it is shown, scrolled to, and what
// the tooltip says is due at once.
func (u *UI) goTo(id ID) {
	u.setFocus(id)
	u.visible = true
	u.tip = tipState{}
	u.reveal(id)
	if f := u.focusedField(); f != nil && u.in.Device == input.Keys {
		f.SelectAll()
	}
}

// focusable reports whether the focus may go to an entry now.
func (u *UI) focusable(e *entry) bool {
	if e.layer < u.floor {
		return false
	}
	c := u.control(e)
	if c.Skip || c.Box.Empty() {
		return false
	}
	if u.carrying {
		return c.Takes == u.carry.Kind || c.ID == u.carry.From
	}
	return true
}

// scrolledAway reports whether nothing of the control can be seen. From inside
// its scroll area such a control can still be reached.
func (e *entry) scrolledAway() bool { return e.clipped && !e.box.Overlaps(e.clip) }

// firstOf returns the control that gets the focus when a layer opens.
func (u *UI) firstOf(layer int) ID {
	if id := u.layers[layer].First; id != "" {
		if e, _ := u.find(id); e != nil && u.focusable(e) {
			return id
		}
	}
	for i := range u.entries {
		if e := &u.entries[i]; e.layer == layer && u.focusable(e) {
			return u.control(e).ID
		}
	}
	return ""
}

// initial returns the control that gets the focus when the player begins to use
// the keyboard.
func (u *UI) initial() ID {
	for l := len(u.layers) - 1; l >= u.floor; l-- {
		if u.layers[l].First == "" {
			continue
		}
		if id := u.firstOf(l); id != "" {
			return id
		}
	}
	for l := u.floor; l < len(u.layers); l++ {
		if id := u.firstOf(l); id != "" {
			return id
		}
	}
	return ""
}

// successor returns the control that stands nearest to where the focus was, for
// when the control with the focus has gone.
func (u *UI) successor() ID {
	best, id := math.Inf(1), ID("")
	for i := range u.entries {
		e := &u.entries[i]
		if !u.focusable(e) || e.scrolledAway() {
			continue
		}
		d := math.Hypot(e.box.CenterX()-u.focusBox.CenterX(), e.box.CenterY()-u.focusBox.CenterY())
		if d < best {
			best, id = d, u.control(e).ID
		}
	}
	if e, _ := u.find(id); e != nil {
		if _, text := u.control(e).Widget.(TextField); text && !u.visible {
			return "" // a field does not open by itself
		}
	}
	return id
}

// keepFocusInside moves the focus into the layers that keys reach.
func (u *UI) keepFocusInside() {
	e, _ := u.find(u.focus)
	if e == nil || e.layer >= u.floor {
		return
	}
	u.focus = u.firstOf(u.floor)
}

// tab moves the focus by one in the order of the list, round the end.
func (u *UI) tab(step int) bool {
	n := len(u.entries)
	at, ok := u.index[u.focus]
	if !ok || u.focus == "" {
		if id := u.initial(); id != "" {
			u.goTo(id)
			return true
		}
		return false
	}
	for i := 1; i <= n; i++ {
		e := &u.entries[((at+step*i)%n+n)%n]
		if u.focusable(e) && u.control(e).ID != u.focus {
			u.goTo(u.control(e).ID)
			return true
		}
	}
	u.visible = true
	return true
}

// AtEnd reports whether the focus is seen on the last control in the order of Tab, or for a step of
// -1 on the first.
func (u *UI) AtEnd(step int) bool {
	at, ok := u.index[u.focus]
	if !ok || u.focus == "" || !u.visible {
		return false
	}
	for i := at + step; i >= 0 && i < len(u.entries); i += step {
		if u.focusable(&u.entries[i]) {
			return false
		}
	}
	return true
}

// arrow moves the focus to the next control in a direction. It reports whether
// there was one.
func (u *UI) arrow(d beam.Direction) bool {
	e, _ := u.find(u.focus)
	if e == nil {
		id := u.initial()
		if id != "" {
			u.goTo(id)
		}
		return id != ""
	}
	if !u.visible {
		u.goTo(u.focus)
		return true
	}
	best, id := math.Inf(1), ID("")
	for i := range u.entries {
		o := &u.entries[i]
		if o == e || !u.focusable(o) || o.scrolledAway() && u.control(o).In != u.control(e).In {
			continue
		}
		if cost, ok := beam.Cost(e.box, o.box, d); ok && cost < best {
			best, id = cost, u.control(o).ID
		}
	}
	if id == "" {
		return false
	}
	u.goTo(id)
	return true
}
