package render

// State is the state of a control that its look depends on. The zero value is a
// control at rest.
type State struct {
	// Hover says that the pointer is over the control.
	Hover bool
	// Pressed says that the control is being held down.
	Pressed bool
	// Focused says that the keyboard is on the control. The control draws its
	// own focus ring.
	Focused bool
	// Off says that the control cannot be used now.
	Off bool
	// Active says that the control is chosen, open or switched on.
	Active bool
}

// shades are the colours that a part of a control has in its states. Where several
// states hold, the colour counts that is named last here; one that is left out is
// that of the state before.
type shades struct{ rest, hover, pressed, active, off Color }

// in returns the colour in a state.
func (s shades) in(state State) Color {
	switch {
	case state.Off && s.off.A > 0:
		return s.off
	case state.Active && s.active.A > 0:
		return s.active
	case state.Pressed && s.pressed.A > 0:
		return s.pressed
	case state.Hover && s.hover.A > 0:
		return s.hover
	}
	return s.rest
}

// ground returns the paper of what can be chosen, in its state.
func (c *Palette) ground(state State) Color {
	state.Active = state.Active || state.Focused
	return shades{rest: c.Field, hover: white, active: c.Hot}.in(state)
}
