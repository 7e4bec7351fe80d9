package render

import "bigpayday/render/palette"

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

// Shades are the colours that a part of a control has in its states. Where several
// states hold, the colour counts that is named last here; one that is left out is
// that of the state before.
type Shades struct{ Rest, Hover, Pressed, Active, Off palette.Color }

// In returns the colour in a state.
func (s Shades) In(state State) palette.Color {
	switch {
	case state.Off && s.Off.A > 0:
		return s.Off
	case state.Active && s.Active.A > 0:
		return s.Active
	case state.Pressed && s.Pressed.A > 0:
		return s.Pressed
	case state.Hover && s.Hover.A > 0:
		return s.Hover
	}
	return s.Rest
}

// Ground returns the paper of what can be chosen, in its state.
func Ground(c *palette.Palette, state State) palette.Color {
	state.Active = state.Active || state.Focused
	return Shades{Rest: c.Field, Hover: palette.White, Active: c.Hot}.In(state)
}
