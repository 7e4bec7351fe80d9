package ui

import "bigpayday/render/control"

// activate does what a control is there for. Part is the part of the widget
// that was meant, or -1.
func (u *UI) activate(e *entry, c *Control, part int) {
	if c.Info || c.Widget != nil && !c.Widget.activates() {
		return
	}
	if w, ok := c.Widget.(parted); ok && part >= 0 {
		if _, off := w.partTip(part); off {
			u.refuse(c, part)
			return
		}
	}
	if c.Off {
		u.refuse(c, -1)
		return
	}
	u.hideTip()
	if c.Grab != "" {
		u.pick(e, c)
		return
	}
	switch w := c.Widget.(type) {
	case Toggle:
		v := 1
		if w.On {
			v = 0
		}
		u.emit(Event{Kind: Changed, ID: c.ID, Value: v})
	case Segmented:
		if part < 0 {
			part = w.after(w.Selected)
		}
		if part >= 0 && part != w.Selected {
			u.emit(Event{Kind: Changed, ID: c.ID, Value: part})
		}
	case Dropdown:
		u.openList(e, c, w)
	case listOption:
		u.choose(w.index)
	default:
		u.emit(Event{Kind: Activated, ID: c.ID})
	}
}

// refuse shows at once why a control, or a part of it, cannot be used.
func (u *UI) refuse(c *Control, part int) {
	u.tip = tipState{id: c.ID, part: part, since: u.tick, forced: true, reason: true}
}

// step moves the value of a widget, and says why where it cannot.
func (u *UI) step(c *Control, steps int, large bool) {
	w, ok := c.Widget.(valued)
	if !ok {
		return
	}
	if c.Off {
		u.refuse(c, -1)
		return
	}
	v, changed := w.moved(steps, large)
	if changed {
		u.hideTip()
		u.emit(Event{Kind: Changed, ID: c.ID, Value: v})
		return
	}
	if p, ok := c.Widget.(Stepper); ok {
		part := 0
		if steps > 0 {
			part = 1
		}
		if tip, off := p.partTip(part); off && tip != (control.Tip{}) {
			u.refuse(c, part)
		}
	}
}
