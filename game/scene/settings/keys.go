package settings

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/book"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// keyKind is a kind of keys, of which the settings show one at a time.
type keyKind uint8

const (
	playKeys keyKind = iota
	answerKeys
	windowKeys
	padKeys
	// numKeyKinds is how many kinds there are.
	numKeyKinds int = iota
)

// keyKinds are the messages that name the kinds of keys, their signs, and the actions whose
// keys are listed. The keys of the arrows stand in one row, and so do those of the digits
// and of the speeds, in that of the first of them.
var keyKinds = [numKeyKinds]struct {
	id, art string
	shown   []input.Action
}{
	playKeys: {"settings.keys.play", "sign-play", []input.Action{
		input.GoOn, input.Accept, input.Cancel, input.NoAction, input.Next, input.Loan, input.Deals, input.Odds, input.Coach,
		input.Undo, input.Fill, input.Random,
	}},
	answerKeys: {"settings.keys.answer", "sign-answer", []input.Action{
		input.Yes, input.No, input.Buy, input.Keep, input.Sell, input.Pass, input.Board, input.Storm, input.EndAttack, input.TurnIn,
		input.Digit0, input.SpeedSlow,
	}},
	windowKeys: {"settings.keys.window", "sign-window", []input.Action{
		input.Mute, input.Help, input.Rules, input.Search, input.Settings, input.Fullscreen, input.PageUp, input.PageDown,
		input.Home, input.End, input.Prev, input.Add,
	}},
	padKeys: {"settings.keys.pad", "gamepad", []input.Action{
		input.GoOn, input.Cancel, input.NoAction, input.Next, input.Prev, input.PageUp, input.PageDown, input.Loan, input.Deals,
		input.Odds, input.Coach, input.Undo, input.Help, input.Menu,
	}},
}

// mostKeys is how many rows the longest list has: the others keep as many free, so that
// nothing moves when another one is shown.
var mostKeys = func() (most int) {
	for _, kind := range keyKinds {
		most = max(most, len(kind.shown))
	}
	return most
}()

// keyKindOf returns the kind of keys that is shown first: those of the device in use.
func keyKindOf(a *app.App) keyKind {
	if a.Caps.Pad {
		return padKeys
	}
	return playKeys
}

// keys lists what keys do, and lets them be changed.
func (s *Settings) keys() *flow.Node {
	pad := s.kind == padKeys
	art, note := "keyboard", "settings.keys_note"
	if pad {
		art, note = "gamepad", "settings.pad_note"
	}
	kinds := ui.Segmented{Selected: int(s.kind)}
	for _, kind := range keyKinds {
		kinds.Options = append(kinds.Options, ui.Option{Text: s.Say(kind.id), Art: kind.art})
	}
	pane := app.Pane(flow.Art(art, render.Sign), s.Say("settings.keys"), nil, flow.Control(ui.Control{
		ID: "key-kind", Widget: kinds, Do: func(e ui.Event) { s.kind, s.KeyResult = keyKind(e.Value), "" },
	}), flow.Space(render.None, render.Near))
	shown, rows := keyKinds[s.kind].shown, flow.Columns(render.PaneLeast, 2).Gap(render.Tight)
	for i, a := range shown {
		rows.Add(s.keyRow(a, pad, i%2 == 0))
	}
	for range mostKeys - len(shown) {
		rows.Add(flow.Space(render.None, render.ControlHeight))
	}
	pane.Add(rows)
	said := s.KeyResult
	if said == "" {
		said = s.Say(note)
	}
	pane.Add(flow.Text(said, render.Remark.In(s.Theme.Palette.Ink2), 3).Size(render.None, render.DoubleRow))
	return pane.Add(flow.Control(ui.Control{ID: "keys-reset", Widget: ui.Button{Label: s.Say("settings.keys_reset")}, Do: func(ui.Event) {
		fresh := input.DefaultMap()
		s.Bind(&fresh)
		s.KeyResult = ""
	}}))
}

// keyRow is the row of an action with its keys, or says that it waits for one.
func (s *Settings) keyRow(a input.Action, pad, striped bool) *flow.Node {
	label, keys := s.keysOf(a, pad)
	asked := a != input.NoAction && a == s.Asking
	row := flow.Row(flow.Line(label, render.Item).Grow(1)).Gap(render.Tight).Pad(render.Gap, render.None).Size(render.None, render.ControlHeight)
	if asked {
		press := "settings.press"
		if pad {
			press = "settings.press_button"
		}
		row.Add(flow.Line(s.Say(press), render.Label.In(s.Theme.Palette.Families[palette.Red].Edge)))
	} else {
		for _, key := range keys {
			row.Add(flow.Keycap(key))
		}
	}
	if a == input.NoAction || a.Fixed() || a == input.Digit0 || a == input.SpeedSlow {
		return row.OnRow(striped)
	}
	wait := "settings.key_wait"
	if pad {
		wait = "settings.pad_wait"
	}
	c := ui.Control{ID: ui.ID("key-" + a.Name()), Active: asked, Do: func(ui.Event) { s.Asking, s.KeyResult = a, s.Say(wait) }}
	if !asked && pad {
		c.Tip = control.Tip{Text: s.Say("settings.pad_tip")}
	} else if !asked {
		c.Tip = control.Tip{Text: s.Say("settings.key_tip")}
	}
	return row.Pressed(c, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		if asked {
			book.HitFrame(t, dst, r)
		} else {
			control.Row(t, dst, r, striped, state)
		}
	})
}

// keysOf returns what an action is called, and the captions of its keys.
func (s *Settings) keysOf(a input.Action, pad bool) (label string, keys []string) {
	switch a {
	case input.NoAction:
		arrows := "key.arrows"
		if pad {
			arrows = "key.pad.arrows"
		}
		return s.Say("action.move"), []string{s.Say(arrows)}
	case input.Digit0:
		return s.Say("action.digits"), []string{s.CaptionFor(input.Digit0, pad) + "–" + s.CaptionFor(input.Digit9, pad)}
	case input.SpeedSlow:
		for speed := input.SpeedSlow; speed <= input.SpeedInstant; speed++ {
			keys = append(keys, s.CaptionFor(speed, pad))
		}
		return s.Say("action.speeds"), keys
	}
	label = s.Say("action." + a.Name())
	if caption := s.CaptionFor(a, pad); pad && caption != "" {
		return label, []string{caption}
	}
	for _, t := range s.Keys.Triggers(a) {
		if t.Code.IsPad() == pad {
			return label, s.Words.Keys(t.String())
		}
	}
	return label, []string{s.Say("settings.no_key")}
}

// listen takes the next key for the action that waits for one. What is left of the tick
// is for the controls.
func (s *Settings) listen(in *input.State) *input.State {
	if in.Lost || in.Pointer.JustPressed {
		s.Asking, s.KeyResult = input.NoAction, ""
		return in
	}
	if t, ok := chosenKey(in, s.kind == padKeys); ok {
		s.take(t)
	}
	rest := *in
	rest.Presses, rest.Pressed, rest.Held = nil, 0, 0
	return &rest
}

// chosenKey returns what was pressed in a tick: the character that came of it rather than
// the key, but for letters and digits, which are keys. Where a button of a pad is asked for it is
// that, and a key elsewhere; both can be used to cancel.
func chosenKey(in *input.State, pad bool) (chosen input.Trigger, ok bool) {
	for i := range in.Presses {
		p := &in.Presses[i]
		if p.Repeat || p.Code.IsPad() != pad && !p.Actions.Has(input.Cancel) {
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
		s.Asking, s.KeyResult = input.NoAction, ""
		return
	case means&digits != 0:
		s.KeyResult = s.Say("settings.key_digit")
		return
	case t.Fixed():
		fixed := "settings.key_fixed"
		if t.Code.IsPad() {
			fixed = "settings.pad_fixed"
		}
		s.KeyResult = s.Say(fixed, key)
		return
	}
	m := *s.Keys
	swapped := m.Rebind(a, t)
	s.Asking = input.NoAction
	s.KeyResult = s.Say("settings.key_now", key, words.Message("action", "action."+a.Name()))
	if swapped != input.NoAction {
		s.KeyResult = s.Say("settings.key_swapped", key, words.Message("action", "action."+swapped.Name()))
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
