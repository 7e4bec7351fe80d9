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
