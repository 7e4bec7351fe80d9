package ui

import (
	"bigpayday/game/ui/beam"
	"bigpayday/input"
)

// key takes one press of a key or button.
func (u *UI) key(p *input.Press) {
	if u.in.Text.Handled && !p.Code.IsPad() {
		u.use(p.Actions) // an input method had it
		return
	}
	fresh := !p.Repeat
	if fresh && p.Actions.Has(input.Cancel) && !u.free.Has(input.Cancel) {
		return // it ended a drag in this tick
	}
	switch {
	case u.carrying && fresh && p.Actions.Has(input.Cancel):
		u.endCarry("", PutBack)
	case u.fieldKey(p):
	case u.navigate(p):
	case fresh && u.enter(p):
	case fresh && u.hotkey(p):
	case fresh && p.Actions.Has(input.Cancel) && u.dismissTop():
	default:
		return
	}
	u.use(p.Actions)
}

// navigate moves the focus, or the value of what has it.
func (u *UI) navigate(p *input.Press) bool {
	a := p.Actions
	_, c := u.find(u.focus)
	switch {
	case a.Has(input.Next):
		return u.tab(1)
	case a.Has(input.Prev):
		return u.tab(-1)
	case a.Has(input.Left):
		return u.sideways(c, -1, p.Repeat) || u.arrow(beam.Left)
	case a.Has(input.Right):
		return u.sideways(c, 1, p.Repeat) || u.arrow(beam.Right)
	case a.Has(input.Up):
		return u.scrollFocused(c, -1) || u.arrow(beam.Up)
	case a.Has(input.Down):
		return u.scrollFocused(c, 1) || u.arrow(beam.Down)
	case a.Has(input.PageUp):
		return u.page(c, -1)
	case a.Has(input.PageDown):
		return u.page(c, 1)
	case a.Has(input.Home):
		return u.toEnd(c, false)
	case a.Has(input.End):
		return u.toEnd(c, true)
	}
	if _, ok := widget[Stepper](c); ok {
		switch p.Code.Rune() {
		case '+':
			u.step(c, 1, false)
			return true
		case '-', '\u2212':
			u.step(c, -1, false)
			return true
		}
	}
	return false
}

// widget returns the widget of a control as one of a kind.
func widget[W Widget](c *Control) (w W, ok bool) {
	if c == nil {
		return w, false
	}
	w, ok = c.Widget.(W)
	return w, ok
}

// sideways lets Left and Right change a value. A row of segments that cannot go
// on lets a fresh press through, to the next control.
func (u *UI) sideways(c *Control, steps int, repeat bool) bool {
	if c == nil || u.carrying {
		return false
	}
	w, ok := c.Widget.(valued)
	if !ok {
		return false
	}
	if seg, row := c.Widget.(Segmented); row {
		if _, more := seg.moved(steps, false); c.Off || !more && !repeat {
			return false
		}
	}
	if c.Off {
		return false
	}
	u.visible = true
	if v, more := w.moved(steps, false); more {
		u.hideTip()
		u.emit(Event{Kind: Changed, ID: c.ID, Value: v})
	} else {
		u.step(c, steps, false)
	}
	return true
}

// page makes a large step of a value, or scrolls by a page.
func (u *UI) page(c *Control, steps int) bool {
	if c != nil && u.visible {
		if w, ok := c.Widget.(valued); ok && !c.Off {
			if v, more := w.moved(-steps, true); more {
				u.emit(Event{Kind: Changed, ID: c.ID, Value: v})
			}
			return true
		}
	}
	id := u.areaOf(c)
	if id == "" {
		return false
	}
	e, _ := u.find(id)
	u.scrollTo(id, u.offset(id)+float64(steps)*e.box.H*0.9)
	return true
}

// toEnd takes a value, or a scroll area, to its beginning or end.
func (u *UI) toEnd(c *Control, greatest bool) bool {
	if c != nil && u.visible {
		if w, ok := c.Widget.(valued); ok && !c.Off {
			if v, more := w.end(greatest); more {
				u.emit(Event{Kind: Changed, ID: c.ID, Value: v})
			}
			return true
		}
	}
	id := u.areaOf(c)
	if id == "" {
		return false
	}
	y := 0.0
	if greatest {
		y = u.scrolls[id].most
	}
	u.scrollTo(id, y)
	return true
}

// enter activates the control with the focus, if the focus is shown.
func (u *UI) enter(p *input.Press) bool {
	if !p.Actions.HasAny(input.GoOn, input.Accept) || !u.visible {
		return false
	}
	e, c := u.find(u.focus)
	if c == nil || e.layer < u.floor || u.born[c.ID] >= u.tick {
		return false
	}
	if u.carrying {
		return u.clickCarry(c)
	}
	if c.Info || c.Widget == nil || !c.Widget.activates() {
		return false
	}
	u.flashOn(c)
	u.activate(e, c, -1)
	return true
}

// TakesEnter reports whether Enter means the control that the focus is seen on, whichever control
// has Enter as its key.
func (u *UI) TakesEnter() bool {
	_, c := u.find(u.focus)
	return c != nil && u.visible && !c.Info && c.Widget != nil && c.Widget.activates()
}

// hotkey activates the first control that has the key, from the top layer down.
func (u *UI) hotkey(p *input.Press) bool {
	if p.Actions == 0 {
		return false
	}
	for l := len(u.layers) - 1; l >= u.floor; l-- {
		for i := range u.layers[l].Controls {
			c := &u.layers[l].Controls[i]
			if c.Keys&p.Actions == 0 || c.Info {
				continue
			}
			e, _ := u.find(c.ID)
			switch {
			case u.born[c.ID] >= u.tick:
				// Nobody can have seen it yet.
			case c.Off:
				u.refuse(c, -1)
			case c.Widget == nil || !c.Widget.activates():
				u.goTo(c.ID)
			default:
				u.flashOn(c)
				u.activate(e, c, -1)
			}
			return true
		}
	}
	return false
}

func (u *UI) flashOn(c *Control) {
	if !c.Off {
		u.flash, u.flashAt = c.ID, u.tick
	}
}

// dismissTop closes the topmost layer, if the player may.
func (u *UI) dismissTop() bool {
	for l := len(u.layers) - 1; l >= u.floor && l >= 0; l-- {
		if u.layers[l].Dismiss {
			u.dismiss(&u.layers[l])
			return true
		}
	}
	return false
}
