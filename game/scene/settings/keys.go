package settings

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
)

// keyKind is a kind of keys, of which the settings show one at a time.
type keyKind uint8

const (
	PlayKeys keyKind = iota
	AnswerKeys
	WindowKeys
	PadKeys
	NumKeyKinds
)

// keyKinds are the message that names a kind of keys, and its sign.
var KeyKinds = [NumKeyKinds]struct{ ID, art string }{
	PlayKeys:   {"settings.keys.play", "sign-play"},
	AnswerKeys: {"settings.keys.answer", "sign-answer"},
	WindowKeys: {"settings.keys.window", "sign-window"},
	PadKeys:    {"settings.keys.pad", "gamepad"},
}

// keysShown are the actions whose keys are listed. The keys of the arrows stand
// in one row, and so do those of the digits and of the speeds, in that of the
// first of them.
var keysShown = [NumKeyKinds][]input.Action{
	PlayKeys: {
		input.GoOn, input.Accept, input.Cancel, input.NoAction, input.Next, input.Loan, input.Deals, input.Odds, input.Coach,
		input.Undo, input.Fill, input.Random,
	},
	AnswerKeys: {
		input.Yes, input.No, input.Buy, input.Keep, input.Sell, input.Pass, input.Board, input.Add, input.Digit0, input.SpeedSlow,
	},
	WindowKeys: {
		input.Mute, input.Help, input.Rules, input.Search, input.Settings, input.Fullscreen, input.PageUp, input.PageDown,
		input.Home, input.End, input.Prev,
	},
	PadKeys: {
		input.GoOn, input.Cancel, input.NoAction, input.Next, input.Prev, input.PageUp, input.PageDown, input.Loan, input.Deals,
		input.Help, input.Menu,
	},
}

// keyKindOf returns the kind of keys that is shown first: those of the device in
// use.
func keyKindOf(h *app.App) keyKind {
	if h.Caps.Pad {
		return PadKeys
	}
	return PlayKeys
}

// keyPane lists what keys do, and lets them be changed.
func (s *Settings) keyPane() pane {
	p := pane{Title: s.Say("settings.keys"), art: "keyboard", note: s.Said}
	kinds := ui.Segmented{Selected: int(s.kind)}
	for _, kind := range KeyKinds {
		kinds.Options = append(kinds.Options, ui.Option{Text: s.Say(kind.ID), Art: kind.art})
	}
	p.Rows = append(p.Rows, setting{ID: "key-kind", Widget: kinds})
	pad := s.kind == PadKeys
	if pad {
		p.art = "gamepad"
	}
	if p.note == "" {
		p.note = s.Say("settings.keys_note")
		if pad {
			p.note = s.Say("settings.pad_note")
		}
	}
	most := 0
	for _, list := range keysShown {
		most = max(most, len(list))
	}
	// The pane is as high for all kinds, so that nothing moves about.
	p.lines = 2
	for i := range most {
		row := setting{blank: true}
		if i < len(keysShown[s.kind]) {
			row = s.keyRow(keysShown[s.kind][i], pad)
		}
		p.Rows = append(p.Rows, row)
	}
	reset := setting{ID: "keys-reset", Widget: ui.Button{Label: s.Say("settings.keys_reset"), Size: 14}}
	if pad {
		reset = setting{blank: true, Widget: reset.Widget}
	}
	p.Rows = append(p.Rows, reset)
	return p
}

func (s *Settings) keyRow(a input.Action, pad bool) setting {
	if a == input.NoAction {
		arrows := s.Say("key.arrows")
		if pad {
			arrows = s.Say("key.pad.arrows")
		}
		return setting{Label: s.Say("action.move"), Keys: []string{arrows}}
	}
	switch a {
	case input.Digit0:
		digits := s.CaptionFor(input.Digit0, pad) + "–" + s.CaptionFor(input.Digit9, pad)
		return setting{Label: s.Say("action.digits"), Action: a, Keys: []string{digits}}
	case input.SpeedSlow:
		row := setting{Label: s.Say("action.speeds"), Action: a}
		for speed := input.SpeedSlow; speed <= input.SpeedInstant; speed++ {
			row.Keys = append(row.Keys, s.CaptionFor(speed, pad))
		}
		return row
	}
	row := setting{Label: s.Say("action." + a.Name()), Action: a}
	for _, t := range s.Keys.Triggers(a) {
		if t.Code.IsPad() == pad {
			row.Keys = s.Words.Keys(t.String())
			break
		}
	}
	if len(row.Keys) == 0 {
		row.Keys = []string{s.Say("settings.no_key")}
	}
	if !pad && !a.Fixed() {
		row.ID = ui.ID("key-" + a.Name())
	}
	return row
}

// actKeys does what the player did with the pane of the keys. It is false where
// that was with something else.
func (s *Settings) actKeys(e ui.Event) bool {
	switch e.ID {
	case "key-kind":
		s.kind, s.Said = keyKind(e.Value), ""
		return true
	case "keys-reset":
		fresh := input.DefaultMap()
		s.Bind(&fresh)
		s.Said = ""
		return true
	}
	for i := range s.Panes {
		for j := range s.Panes[i].Rows {
			if row := &s.Panes[i].Rows[j]; row.ID == e.ID && row.Action != input.NoAction {
				s.Asking, s.Said = row.Action, s.Say("settings.key_wait")
				return true
			}
		}
	}
	return false
}

// listen takes the next key for the action that waits for one. What is left of
// the tick is for the controls.
func (s *Settings) listen(in *input.State) *input.State {
	if in.Lost || in.Pointer.JustPressed {
		s.Asking, s.Said = input.NoAction, ""
		return in
	}
	if t, ok := chosenKey(in); ok {
		s.take(t)
	}
	rest := *in
	rest.Presses, rest.Pressed, rest.Held = nil, 0, 0
	return &rest
}

// chosenKey returns what was pressed in a tick: the character that came of it
// rather than the key, but for letters and digits, which are keys.
func chosenKey(in *input.State) (chosen input.Trigger, ok bool) {
	for i := range in.Presses {
		p := &in.Presses[i]
		if p.Repeat || p.Code.IsPad() && !p.Actions.Has(input.Cancel) {
			continue
		}
		if !ok || p.Code.IsTyped() {
			chosen, ok = input.Trigger{Code: p.Code, Mods: p.Mods}, true
		}
	}
	return chosen, ok
}

// take gives the action that waits a key, or says why it cannot have that.
func (s *Settings) take(t input.Trigger) {
	means := s.Keys.Actions(t.Code, t.Mods)
	key := words.Text("key", t.Caption(s.KeyName))
	a := s.Asking
	switch {
	case means.Has(input.Cancel):
		s.Asking, s.Said = input.NoAction, ""
		return
	case means&digits != 0:
		s.Said = s.Say("settings.key_digit")
		return
	case t.Fixed():
		s.Said = s.Say("settings.key_fixed", key)
		return
	}
	m := *s.Keys
	swapped := m.Rebind(a, t)
	s.Asking = input.NoAction
	s.Said = s.Say("settings.key_now", key, words.Message("action", "action."+a.Name()))
	if swapped != input.NoAction {
		s.Said = s.Say("settings.key_swapped", key, words.Message("action", "action."+swapped.Name()))
	}
	s.Bind(&m)
}

// digits are the actions that choose by number.
var digits = func() input.Actions {
	var all input.Actions
	for d := range 10 {
		all |= input.SetOf(input.Digit(d))
	}
	return all
}()
