package panel

import (
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/control"
)

// Command is something that a player can do now, as a button with a key.
type Command struct {
	ID    ui.ID
	Label string
	// Short is what the button says where it has no room for Label; it may be empty.
	Short string
	Kind  control.ButtonKind
	// Cap is the action whose key the button shows, Keys are all that press it.
	Cap  input.Action
	Keys input.Actions
	// Off says why it cannot be done, "" if it can.
	Off string
	// Open says that what the button opens is open.
	Open bool
	Tip  control.Tip
	Do   func()
}

// Propose gives the key that goes on to the first command that can be done, which is the one that
// is proposed to the player: that key takes it at every prompt, and its cap says so.
func Propose(lists ...[]Command) {
	for _, list := range lists {
		for i := range list {
			if k := &list[i]; k.Off == "" && k.Do != nil {
				k.Cap, k.Keys = input.GoOn, k.Keys|session.GoOn
				if k.Kind == control.Secondary {
					k.Kind = control.Primary
				}
				return
			}
		}
	}
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

// GoOn lets the computers go on that have been halted while it is turn's, one of theirs, or skips
// what moves. Turn may be NoSeat.
func GoOn(s *session.Session, turn rules.Seat) Command {
	computers := turn != rules.NoSeat && !s.People.Has(turn)
	if s.Halted && computers {
		return Command{
			ID: "resume", Label: s.Say("turn.paused"), Cap: input.GoOn, Keys: session.GoOn | input.SetOf(input.Pass),
			Do: func() { s.Halted = false },
		}
	}
	k := Command{ID: "skip", Label: s.Say("turn.skip"), Cap: input.GoOn, Keys: session.GoOn, Do: s.SkipMotion}
	if s.SlipGoesOn() {
		k.Cap, k.Keys = input.NoAction, 0
	}
	if computers {
		k.Label, k.Short = s.Say("turn.computer", words.Name("name", s.Names[turn])), k.Label
	}
	return k
}

// Halt lets the computers pause, and go on.
func Halt(s *session.Session) Command {
	return Command{
		ID: "halt", Label: s.Say("turn.pause"), Cap: input.Pass, Keys: input.SetOf(input.Pass), Tip: control.Tip{Text: s.Say("tip.pause")},
		Do: func() { s.Halted = !s.Halted },
	}
}

// Hurry plays on at once to the next decision of a person or, where in says that nobody at this
// computer is in the game any more, to the end.
func Hurry(s *session.Session, in bool) Command {
	label := "turn.hurry"
	switch {
	case !in:
		label = "turn.hurry_end"
	case s.People.Len() > 1:
		label = "turn.hurry_all"
	}
	return Command{
		ID: "hurry", Label: s.Say(label), Cap: input.Hurry, Keys: input.SetOf(input.Hurry), Tip: control.Tip{Text: s.Say("tip.hurry")}, Do: s.Hurry,
	}
}
