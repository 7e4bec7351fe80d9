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
	// bound counts how often keys were bound anew.
	bound int
}

// BindKeys binds the keys to actions as it is set. What the settings say of
// actions and keys that this version of the game does not know is left as it is.
func (h *App) BindKeys() {
	m, _ := input.MapOf(h.Settings.Keys.Map()) // what it cannot read keeps its default
	*h.Keys = m
	h.Caps.bound++
}

// Bind keeps the keys as they are bound in m.
func (h *App) Bind(m *input.Map) {
	changed := m.Changed()
	for name, keys := range h.Settings.Keys.Map() {
		if _, known := input.ParseAction(name); !known {
			changed[name] = keys
		}
	}
	h.Set(func(s *store.Settings) { s.Keys = store.BindingsOf(changed) })
}

// CaptionFor returns what a key cap shows for an action, of the keyboard or of a
// gamepad.
func (h *App) CaptionFor(a input.Action, pad bool) string {
	device := input.Keys
	if pad {
		device = input.Pad
	}
	return h.Keys.Caption(a, device, h.KeyName)
}

// KeyName returns the caption of a key that has a word on it.
func (h *App) KeyName(id string) string {
	for _, id := range [...]string{id, "key." + id} {
		if h.Words.Has(id) {
			return h.Say(id)
		}
	}
	_, name, _ := strings.Cut(id, ".")
	return strings.ToUpper(name)
}
