package ui

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
	ID    ID
	Wish  Wish
	Value int
	Text  string
}

// Ask has a request carried out in the next Update, as if a key had been pressed. One for a control
// that is gone by then, or that a modal layer keeps the player from, is dropped.
func (u *UI) Ask(r Request) { u.requests = append(u.requests, r) }

// carryOut does what was asked for.
func (u *UI) carryOut() {
	for _, r := range u.requests {
		e, c := u.find(r.ID)
		if c == nil || e.layer < u.floor {
			continue
		}
		u.goTo(r.ID)
		switch r.Wish {
		case Press:
			if u.carrying && u.clickCarry(c) {
				continue
			}
			u.flashOn(c)
			u.activate(e, c, -1)
		case SetTo:
			u.setTo(e, c, r.Value)
		case Write:
			if w, ok := widget[TextField](c); ok && w.Field != nil && !c.Off && w.Field.Text() != r.Text {
				w.Field.SetText(r.Text)
				u.edited, u.restart = u.tick, true
				u.emit(Event{Kind: Edited, ID: c.ID})
			}
		}
	}
	u.requests = u.requests[:0]
}

// setTo gives a control another value, or says why it cannot have that.
func (u *UI) setTo(e *entry, c *Control, value int) {
	var least, most, step, now int
	switch w := c.Widget.(type) {
	case Segmented:
		u.activate(e, c, value)
		return
	case Stepper:
		least, most, step, now = w.Min, w.Max, w.Step, w.Value
	case Slider:
		least, most, step, now = w.Min, w.Max, w.Step, w.Value
	default:
		return
	}
	if c.Off {
		u.refuse(c, -1)
		return
	}
	step = max(1, step)
	value = min(max(least+(value-least)/step*step, least), most)
	if value != now {
		u.hideTip()
		u.emit(Event{Kind: Changed, ID: c.ID, Value: value})
	}
}
