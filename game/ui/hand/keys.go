package hand

import (
	"bigpayday/game/ui"
	"bigpayday/game/ui/beam"
	"bigpayday/input"
)

// key takes one press of a key or button.
func (h *Hand) key(p *input.Press) {
	if h.in.Text.Handled && !p.Code.IsPad() {
		h.use(p.Actions) // an input method had it
		return
	}
	fresh := !p.Repeat
	if fresh && p.Actions.Has(input.Cancel) && !h.free.Has(input.Cancel) {
		return // it ended a drag in this tick
	}
	switch {
	case h.carrying && fresh && p.Actions.Has(input.Cancel):
		h.endCarry("", ui.PutBack)
	case h.fieldKey(p):
	case h.navigate(p):
	case fresh && h.enter(p):
	case fresh && h.hotkey(p):
	case fresh && p.Actions.Has(input.Cancel) && h.dismissTop():
	default:
		return
	}
	h.use(p.Actions)
}

// navigate moves the focus, or the value of what has it.
func (h *Hand) navigate(p *input.Press) bool {
	a := p.Actions
	_, c := h.find(h.focus)
	switch {
	case a.Has(input.Next):
		return h.tab(1)
	case a.Has(input.Prev):
		return h.tab(-1)
	case a.Has(input.Left):
		return h.sideways(c, -1, p.Repeat) || h.arrow(beam.Left)
	case a.Has(input.Right):
		return h.sideways(c, 1, p.Repeat) || h.arrow(beam.Right)
	case a.Has(input.Up):
		return h.scrollFocused(c, -1) || h.arrow(beam.Up)
	case a.Has(input.Down):
		return h.scrollFocused(c, 1) || h.arrow(beam.Down)
	case a.Has(input.PageUp):
		return h.page(c, -1)
	case a.Has(input.PageDown):
		return h.page(c, 1)
	case a.Has(input.Home):
		return h.toEnd(c, false)
	case a.Has(input.End):
		return h.toEnd(c, true)
	}
	if _, ok := widget[ui.Stepper](c); ok {
		switch p.Code.Rune() {
		case '+':
			h.step(c, 1, false)
			return true
		case '-', '\u2212':
			h.step(c, -1, false)
			return true
		}
	}
	return false
}

// widget returns the widget of a control as one of a kind.
func widget[W ui.Widget](c *ui.Control) (w W, ok bool) {
	if c == nil {
		return w, false
	}
	w, ok = c.Widget.(W)
	return w, ok
}

// sideways lets Left and Right change a value. A row of segments that cannot go
// on lets a fresh press through, to the next control.
func (h *Hand) sideways(c *ui.Control, steps int, repeat bool) bool {
	if c == nil || h.carrying {
		return false
	}
	if !c.HasValue() {
		return false
	}
	if _, row := c.Widget.(ui.Segmented); row {
		if _, more := c.Moved(steps, false); c.Off || !more && !repeat {
			return false
		}
	}
	if c.Off {
		return false
	}
	h.visible = true
	if v, more := c.Moved(steps, false); more {
		h.hideTip()
		h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: v})
	} else {
		h.step(c, steps, false)
	}
	return true
}

// page makes a large step of a value, or scrolls by a page.
func (h *Hand) page(c *ui.Control, steps int) bool {
	if c != nil && h.visible {
		if c.HasValue() && !c.Off {
			if v, more := c.Moved(-steps, true); more {
				h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: v})
			}
			return true
		}
	}
	id := h.areaOf(c)
	if id == "" {
		return false
	}
	e, _ := h.find(id)
	h.scrollTo(id, h.offset(id)+float64(steps)*e.box.H*0.9)
	return true
}

// toEnd takes a value, or a scroll area, to its beginning or end.
func (h *Hand) toEnd(c *ui.Control, greatest bool) bool {
	if c != nil && h.visible {
		if c.HasValue() && !c.Off {
			if v, more := c.End(greatest); more {
				h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: v})
			}
			return true
		}
	}
	id := h.areaOf(c)
	if id == "" {
		return false
	}
	y := 0.0
	if greatest {
		y = h.scrolls[id].Most
	}
	h.scrollTo(id, y)
	return true
}

// enter activates the control with the focus, if the focus is shown.
func (h *Hand) enter(p *input.Press) bool {
	if !p.Actions.HasAny(input.GoOn, input.Accept) || !h.visible {
		return false
	}
	e, c := h.find(h.focus)
	if c == nil || e.layer < h.floor || h.born[c.ID] >= h.tick {
		return false
	}
	if h.carrying {
		return h.clickCarry(c)
	}
	if c.Info || !c.Activates() {
		return false
	}
	h.flashOn(c)
	h.activate(e, c, -1)
	return true
}

// TakesEnter reports whether Enter means the control that the focus is seen on, whichever control
// has Enter as its key.
func (h *Hand) TakesEnter() bool {
	_, c := h.find(h.focus)
	return c != nil && h.visible && !c.Info && c.Activates()
}

// hotkey activates the first control that has the key, from the top layer down.
func (h *Hand) hotkey(p *input.Press) bool {
	if p.Actions == 0 {
		return false
	}
	for l := len(h.layers) - 1; l >= h.floor; l-- {
		for i := range h.layers[l].Controls {
			c := &h.layers[l].Controls[i]
			if c.Keys&p.Actions == 0 || c.Info {
				continue
			}
			e, _ := h.find(c.ID)
			switch {
			case h.born[c.ID] >= h.tick:
				// Nobody can have seen it yet.
			case c.Off:
				h.refuse(c, -1)
			case !c.Activates():
				h.goTo(c.ID)
			default:
				h.flashOn(c)
				h.activate(e, c, -1)
			}
			return true
		}
	}
	return false
}

func (h *Hand) flashOn(c *ui.Control) {
	if !c.Off {
		h.flash, h.flashAt = c.ID, h.tick
	}
}

// dismissTop closes the topmost layer, if the player may.
func (h *Hand) dismissTop() bool {
	for l := len(h.layers) - 1; l >= h.floor && l >= 0; l-- {
		if h.layers[l].Dismiss {
			h.dismiss(&h.layers[l])
			return true
		}
	}
	return false
}
