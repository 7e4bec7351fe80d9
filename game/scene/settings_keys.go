package scene

import (
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
)

// keyKind is a kind of keys, of which the settings show one at a time.
type keyKind uint8

const (
	playKeys keyKind = iota
	answerKeys
	windowKeys
	padKeys
	numKeyKinds
)

// keyKinds are the message that names a kind of keys, and its sign.
var keyKinds = [numKeyKinds]struct{ id, art string }{
	playKeys:   {"settings.keys.play", "sign-play"},
	answerKeys: {"settings.keys.answer", "sign-answer"},
	windowKeys: {"settings.keys.window", "sign-window"},
	padKeys:    {"settings.keys.pad", "gamepad"},
}

// keysShown are the actions whose keys are listed. The keys of the arrows stand
// in one row, and so do those of the digits and of the speeds, in that of the
// first of them.
var keysShown = [numKeyKinds][]input.Action{
	playKeys: {
		input.GoOn, input.Accept, input.Cancel, input.NoAction, input.Next, input.Loan, input.Deals, input.Odds, input.Coach,
		input.Undo, input.Fill, input.Random,
	},
	answerKeys: {
		input.Yes, input.No, input.Buy, input.Keep, input.Sell, input.Pass, input.Board, input.Add, input.Digit0, input.SpeedSlow,
	},
	windowKeys: {
		input.Mute, input.Help, input.Rules, input.Search, input.Settings, input.Fullscreen, input.PageUp, input.PageDown,
		input.Home, input.End, input.Prev,
	},
	padKeys: {
		input.GoOn, input.Cancel, input.NoAction, input.Next, input.Prev, input.PageUp, input.PageDown, input.Loan, input.Deals,
		input.Help, input.Menu,
	},
}

// keyKind returns the kind of keys that is shown first: those of the device in
// use.
func (h *House) keyKind() keyKind {
	if h.caps.pad {
		return padKeys
	}
	return playKeys
}

// keyPane lists what keys do, and lets them be changed.
func (s *settings) keyPane() pane {
	p := pane{title: s.Say("settings.keys"), art: "keyboard", note: s.said}
	kinds := ui.Segmented{Selected: int(s.kind)}
	for _, kind := range keyKinds {
		kinds.Options = append(kinds.Options, ui.Option{Text: s.Say(kind.id), Art: kind.art})
	}
	p.rows = append(p.rows, setting{id: "key-kind", widget: kinds})
	pad := s.kind == padKeys
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
		p.rows = append(p.rows, row)
	}
	reset := setting{id: "keys-reset", widget: ui.Button{Label: s.Say("settings.keys_reset"), Size: 14}}
	if pad {
		reset = setting{blank: true, widget: reset.widget}
	}
	p.rows = append(p.rows, reset)
	return p
}

func (s *settings) keyRow(a input.Action, pad bool) setting {
	if a == input.NoAction {
		arrows := s.Say("key.arrows")
		if pad {
			arrows = s.Say("key.pad.arrows")
		}
		return setting{label: s.Say("action.move"), keys: []string{arrows}}
	}
	switch a {
	case input.Digit0:
		digits := s.captionFor(input.Digit0, pad) + "–" + s.captionFor(input.Digit9, pad)
		return setting{label: s.Say("action.digits"), action: a, keys: []string{digits}}
	case input.SpeedSlow:
		row := setting{label: s.Say("action.speeds"), action: a}
		for speed := input.SpeedSlow; speed <= input.SpeedInstant; speed++ {
			row.keys = append(row.keys, s.captionFor(speed, pad))
		}
		return row
	}
	row := setting{label: s.Say("action." + a.Name()), action: a}
	for _, t := range s.Keys.Triggers(a) {
		if t.Code.IsPad() == pad {
			row.keys = s.Words.Keys(t.String())
			break
		}
	}
	if len(row.keys) == 0 {
		row.keys = []string{s.Say("settings.no_key")}
	}
	if !pad && !a.Fixed() {
		row.id = ui.ID("key-" + a.Name())
	}
	return row
}

// actKeys does what the player did with the pane of the keys. It is false where
// that was with something else.
func (s *settings) actKeys(e ui.Event) bool {
	switch e.ID {
	case "key-kind":
		s.kind, s.said = keyKind(e.Value), ""
		return true
	case "keys-reset":
		fresh := input.DefaultMap()
		s.bind(&fresh)
		s.said = ""
		return true
	}
	for i := range s.panes {
		for j := range s.panes[i].rows {
			if row := &s.panes[i].rows[j]; row.id == e.ID && row.action != input.NoAction {
				s.asking, s.said = row.action, s.Say("settings.key_wait")
				return true
			}
		}
	}
	return false
}

// listen takes the next key for the action that waits for one. What is left of
// the tick is for the controls.
func (s *settings) listen(in *input.State) *input.State {
	if in.Lost || in.Pointer.JustPressed {
		s.asking, s.said = input.NoAction, ""
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
func (s *settings) take(t input.Trigger) {
	means := s.Keys.Actions(t.Code, t.Mods)
	key := words.Text("key", t.Caption(s.keyName))
	a := s.asking
	switch {
	case means.Has(input.Cancel):
		s.asking, s.said = input.NoAction, ""
		return
	case means&digits != 0:
		s.said = s.Say("settings.key_digit")
		return
	case t.Fixed():
		s.said = s.Say("settings.key_fixed", key)
		return
	}
	m := *s.Keys
	swapped := m.Rebind(a, t)
	s.asking = input.NoAction
	s.said = s.Say("settings.key_now", key, words.Message("action", "action."+a.Name()))
	if swapped != input.NoAction {
		s.said = s.Say("settings.key_swapped", key, words.Message("action", "action."+swapped.Name()))
	}
	s.bind(&m)
}

// digits are the actions that choose by number.
var digits = func() input.Actions {
	var all input.Actions
	for d := range 10 {
		all |= input.SetOf(input.Digit(d))
	}
	return all
}()
