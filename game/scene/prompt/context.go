package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
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
	// Redraw is to be called in a tick in which something moves on the prompt.
	Redraw func()
	// Aside lays the panel aside, to look at what it covers.
	Aside func()
	// Keyboard reports whether the player uses keys now.
	Keyboard func() bool
	// HandOver covers the table until a person has the device, and calls taken then.
	HandOver func(to engine.Seat, taken func())

	// Main is what the main button does where nobody is asked anything: throw the dice, go
	// on, skip what moves.
	Main func() panel.Command
	// Loan gets more cash, Odds shows the odds on the calendar, and Rules the rules in short.
	Loan, Odds, Rules func() panel.Command
	// Row returns the commands below the main button where nothing is asked, the last of which
	// the panel may choose.
	Row func(third panel.Command) []panel.Command
}

// asking returns what is asked: of a person, or of a computer that thinks.
func (c *Context) asking() engine.Prompt {
	p, asked := c.Asked()
	if !asked && !c.Stage.Busy() {
		p = c.Table.State().Prompt()
	}
	return p
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
