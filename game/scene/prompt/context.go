package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"

	"bigpayday/game/ui/flow"
)

// Context is all that a prompt knows of the page it stands on.
type Context struct {
	*match.Match
	// Choose makes a choice for the person who is asked.
	Choose func(engine.Choice)
	// Changed is to be called when something else has been chosen, set or laid aside on the
	// panel itself, so that it is built anew.
	Changed func()
	// Loan and Log are the command that gets more cash, and the log where the panel leaves
	// room for one.
	Loan func() Command
	Log  func() *flow.Node
}

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

// Button returns the button of a command.
func (c *Context) Button(k Command) *flow.Node { return Button(c.Match, k, c.Changed) }

// Button returns the button of a command. Then is called when it has been done.
func Button(m *match.Match, k Command, then func()) *flow.Node {
	key := ""
	if k.Cap != input.NoAction && !k.Open {
		key = m.KeyFor(k.Cap)
	}
	control := func(label string) *flow.Node {
		return flow.Control(ui.Control{
			ID: k.ID, Widget: ui.Button{Label: label, Key: key, Kind: k.Kind}, Keys: k.Keys,
			Off: k.Off != "", Reason: k.Off, Tip: k.Tip, Active: k.Open,
			Do: func(ui.Event) {
				if k.Do != nil {
					k.Do()
				}
				then()
			},
		}).Grow(1)
	}
	if k.Short == "" || k.Short == k.Label {
		return control(k.Label)
	}
	return flow.First(control(k.Label), control(k.Short)).Grow(1)
}

// Options returns all that may be chosen now of a kind.
func (c *Context) Options(kind engine.ChoiceKind) (options []engine.Option) {
	for _, o := range c.Match.Options() {
		if o.Choice.Kind == kind {
			options = append(options, o)
		}
	}
	return options
}

// Option returns the first option of a kind, and whether there is one.
func (c *Context) Option(kind engine.ChoiceKind) (engine.Option, bool) {
	return facts.Option(c.Match, kind)
}
