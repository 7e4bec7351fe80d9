package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// Context is all that a prompt knows of the page it stands on: the match, and what the page
// does for it.
type Context struct {
	*match.Match
	// Choose makes a choice for the person who is asked, unless the press came before that
	// person can have read what is asked.
	Choose func(engine.Choice)
	// Changed is to be called when something else has been chosen, set or opened on the
	// panel itself, so that it is built anew.
	Changed func()
	// Aside lays the panel aside, to look at what it covers.
	Aside func()
	// Keyboard reports whether the player uses keys now.
	Keyboard func() bool
	// HandOver covers the table until a person has the device, and calls taken then.
	HandOver func(to engine.Seat, taken func())

	// Main is what the main button does where nobody is asked anything: throw the dice, go
	// on, skip what moves.
	Main func() Command
	// Loan gets more cash, Cash does, too, or lets the computers pause where it is their
	// turn. Deals shows the Deals of the player, Odds the odds on the calendar, and Rules
	// the rules in short.
	Loan, Cash, Deals, Odds, Rules func() Command
}

// Row returns the commands below the main button where nothing is asked, the last of which
// the panel may choose.
func (c *Context) Row(third Command) []Command { return []Command{c.Cash(), c.Deals(), third} }

// asking returns what is asked: of a person, or of a computer that thinks.
func (c *Context) asking() engine.Prompt {
	p, asked := c.Asked()
	if !asked && !c.Stage.Busy() {
		p = c.Table.State().Prompt()
	}
	return p
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
	button := func(label string) *flow.Node {
		k := k
		k.Label = label
		return flow.Control(Control(m, k, then)).Grow(1)
	}
	if k.Short == "" || k.Short == k.Label {
		return button(k.Label)
	}
	return flow.First(button(k.Label), button(k.Short)).Grow(1)
}

// Control returns the button of a command as a control that stands nowhere yet. Then is
// called when it has been done.
func Control(m *match.Match, k Command, then func()) ui.Control {
	key := ""
	if k.Cap != input.NoAction && !k.Open {
		key = m.KeyFor(k.Cap)
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
