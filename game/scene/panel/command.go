package panel

import (
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// Command is something that a player can do now, as a button with a key.
type Command struct {
	ID    ui.ID
	Label string
	// Short is what the button says where it has no room for Label; it may be empty.
	Short string
	Kind  render.ButtonKind
	// Cap is the action whose key the button shows, Keys are all that press it.
	Cap  input.Action
	Keys input.Actions
	// Off says why it cannot be done, "" if it can.
	Off string
	// Open says that what the button opens is open.
	Open bool
	Tip  render.Tip
	Do   func()
}

// Button returns the button of a command. Then is called when it has been done.
func Button(s *session.Session, k Command, then func()) *flow.Node {
	button := func(label string) *flow.Node {
		k := k
		k.Label = label
		return flow.Control(Control(s, k, then)).Grow(1)
	}
	if k.Short == "" || k.Short == k.Label {
		return button(k.Label)
	}
	return flow.First(button(k.Label), button(k.Short)).Grow(1)
}

// Control returns the button of a command as a control that stands nowhere yet. Then is
// called when it has been done.
func Control(s *session.Session, k Command, then func()) ui.Control {
	key := ""
	if k.Cap != input.NoAction && !k.Open {
		key = s.KeyFor(k.Cap)
	}
	return ui.Control{
		ID: k.ID, Widget: ui.Button{Label: k.Label, Key: key, Kind: k.Kind}, Keys: k.Keys,
		Off: k.Off != "", Reason: k.Off, Tip: k.Tip, Active: k.Open,
		Do: func(ui.Event) {
			if k.Do != nil {
				k.Do()
			}
			then()
		},
	}
}
