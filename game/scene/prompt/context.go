package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/palette"
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
	// State returns the state of a control, for those that a board of a prompt draws itself.
	State func(id ui.ID) render.State
	// Dice returns the dice of the page, large, with what they mean below them in a colour.
	Dice func(ink palette.Color) *flow.Node
	// Plate is to be told what lies in the place of a player's card, and Pool where the money
	// lies that is played for: notes fly from there and to there. Spot returns where a plate lies.
	Plate func(seat engine.Seat, n *flow.Node)
	Pool  func(n *flow.Node)
	Spot  func(seat engine.Seat) render.Rect
	// Room takes what is left on a page of the prompt's own for what the coach says.
	Room func() *flow.Node
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

	// counts are sums of accounts as they were said last.
	counts [engine.NumAccounts]said
}

// said is a sum in dollars, in the words of a language.
type said struct {
	words   *words.Words
	dollars int32
	text    string
}

// Sum says how much an account holds, as it counts. A sum that stays is not said anew.
func (c *Context) Sum(account engine.Account) string {
	k, dollars := &c.counts[account], c.Stage.Money(account)
	if k.words != c.Words || k.dollars != dollars || k.text == "" {
		*k = said{c.Words, dollars, c.Words.Money(dollars)}
	}
	return k.text
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
