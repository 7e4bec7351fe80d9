package app

import (
	"strings"

	"bigpayday/game/store"
	"bigpayday/input"
)

// Caps is what the captions of keys depend on.
type Caps struct {
	// Pad says that a gamepad was used last.
	Pad bool
	// Touch says that a finger was used last: nothing shows a key then.
	Touch bool
	// Make is whose signs the buttons of that gamepad have.
	Make input.PadMake
	// bound counts how often keys were bound anew.
	bound int
}

// BindKeys binds the keys to actions as it is set. What the settings say of
// actions and keys that this version of the game does not know is left as it is.
func (a *App) BindKeys() {
	m, _ := input.MapOf(a.Settings.Keys.Map()) // what it cannot read keeps its default
	*a.Keys = m
	a.Caps.bound++
}

// Bind keeps the keys as they are bound in m.
func (a *App) Bind(m *input.Map) {
	changed := m.Changed()
	for name, keys := range a.Settings.Keys.Map() {
		if _, known := input.ParseAction(name); !known {
			changed[name] = keys
		}
	}
	a.Set(func(s *store.Settings) { s.Keys = store.BindingsOf(changed) })
}

// KeyFor returns what a key cap shows for an action, on the device in use, "" after a touch.
func (a *App) KeyFor(action input.Action) string {
	if a.Caps.Touch {
		return ""
	}
	return a.CaptionFor(action, a.Caps.Pad)
}

// CaptionFor returns what a key cap shows for an action, of the keyboard or of a
// gamepad.
func (a *App) CaptionFor(action input.Action, pad bool) string {
	device := input.Keys
	if pad {
		device = input.Pad
	}
	return a.Keys.Caption(action, device, a.keySign)
}

// keySign returns what is printed on a key or on a button of the pad in hand.
func (a *App) keySign(id string) string {
	if sign := a.Caps.Make.Sign(id); sign != "" {
		return sign
	}
	return a.KeyName(id)
}

// KeyName returns what a key is called that has a word on it, such as "key.esc", or a button of
// the pad in hand, in a sentence.
func (a *App) KeyName(id string) string {
	if name := a.Caps.Make.Name(); name != "" {
		if own := "key." + id + "." + name; a.Words.Has(own) {
			return a.Say(own)
		}
	}
	if sign := a.Caps.Make.Sign(id); sign != "" {
		return sign
	}
	for _, id := range [...]string{id, "key." + id} {
		if a.Words.Has(id) {
			return a.Say(id)
		}
	}
	_, name, _ := strings.Cut(id, ".")
	return strings.ToUpper(name)
}
