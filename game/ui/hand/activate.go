package hand

import (
	"math"

	"bigpayday/game/ui"
	"bigpayday/render/control"
)

// activate does what a control is there for. Part is the part of the widget
// that was meant, or -1.
func (h *Hand) activate(e *entry, c *ui.Control, part int) {
	if c.Info || c.Widget != nil && !c.Activates() {
		return
	}
	if _, off := c.PartTip(part); off {
		h.refuse(c, part)
		return
	}
	if c.Off {
		h.refuse(c, -1)
		return
	}
	h.hideTip()
	if c.Grab != "" {
		h.pick(e, c)
		return
	}
	switch w := c.Widget.(type) {
	case ui.Toggle:
		v := 1
		if w.On {
			v = 0
		}
		h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: v})
	case ui.Segmented:
		if part < 0 {
			part = w.After(w.Selected)
		}
		if part >= 0 && part != w.Selected {
			h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: part})
		}
	case ui.Dropdown:
		h.openList(e, c, w)
	case ui.ListOption:
		h.choose(w.Index)
	default:
		h.emit(ui.Event{Kind: ui.Activated, ID: c.ID})
	}
}

// refuse shows at once why a control, or a part of it, cannot be used.
func (h *Hand) refuse(c *ui.Control, part int) {
	h.tip = tipState{id: c.ID, part: part, since: h.tick, forced: true, reason: true}
}

// step moves the value of a widget, and says why where it cannot.
func (h *Hand) step(c *ui.Control, steps int, large bool) {
	if !c.HasValue() {
		return
	}
	if c.Off {
		h.refuse(c, -1)
		return
	}
	v, changed := c.Moved(steps, large)
	if changed {
		h.hideTip()
		h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: v})
		return
	}
	if _, ok := c.Widget.(ui.Stepper); ok {
		part := 0
		if steps > 0 {
			part = 1
		}
		if tip, off := c.PartTip(part); off && tip != (control.Tip{}) {
			h.refuse(c, part)
		}
	}
}

// slide sets a slider to where the pointer is.
func (h *Hand) slide(e *entry, c *ui.Control, w ui.Slider, x float64) {
	step := max(1, w.Step)
	raw := control.SliderAt(e.box, x) * float64(w.Max-w.Min)
	v := w.Min + int(math.Round(raw/float64(step)))*step
	if v = min(max(v, w.Min), w.Max); v != w.Value {
		h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: v})
	}
}
