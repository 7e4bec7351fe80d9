package hand

import "bigpayday/game/ui"

// Wish says what a [Request] asks for.
type Wish uint8

const (
	// GoTo wants the focus on the control.
	GoTo Wish = iota + 1
	// Press wants done what a press of the control, or of Enter on it, does.
	Press
	// SetTo wants the Value of a range, or the option of that number chosen.
	SetTo
	// Write wants Text in a field.
	Write
)

// Request is something done with a control by other means than pointer and keys, such as a screen
// reader.
type Request struct {
	ID    ui.ID
	Wish  Wish
	Value int
	Text  string
}

// Ask has a request carried out in the next Update, as if a key had been pressed. One for a control
// that is gone by then, or that a modal layer keeps the player from, is dropped.
func (h *Hand) Ask(r Request) { h.requests = append(h.requests, r) }

// carryOut does what was asked for.
func (h *Hand) carryOut() {
	for _, r := range h.requests {
		e, c := h.find(r.ID)
		if c == nil || e.layer < h.floor {
			continue
		}
		h.goTo(r.ID)
		switch r.Wish {
		case Press:
			if h.carrying && h.clickCarry(c) {
				continue
			}
			h.flashOn(c)
			h.activate(e, c, -1)
		case SetTo:
			h.setTo(e, c, r.Value)
		case Write:
			if w, ok := widget[ui.TextField](c); ok && w.Field != nil && !c.Off && w.Field.Text() != r.Text {
				w.Field.SetText(r.Text)
				h.edited, h.restart = h.tick, true
				h.emit(ui.Event{Kind: ui.Edited, ID: c.ID})
			}
		}
	}
	h.requests = h.requests[:0]
}

// setTo gives a control another value, or says why it cannot have that.
func (h *Hand) setTo(e *entry, c *ui.Control, value int) {
	var least, most, step, now int
	switch w := c.Widget.(type) {
	case ui.Segmented:
		h.activate(e, c, value)
		return
	case ui.Stepper:
		least, most, step, now = w.Min, w.Max, w.Step, w.Value
	case ui.Slider:
		least, most, step, now = w.Min, w.Max, w.Step, w.Value
	default:
		return
	}
	if c.Off {
		h.refuse(c, -1)
		return
	}
	step = max(1, step)
	value = min(max(least+(value-least)/step*step, least), most)
	if value != now {
		h.hideTip()
		h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: value})
	}
}
