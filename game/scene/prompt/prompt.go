package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// Prompt is a prompt of the engine that stands on the table with a panel of its own, and
// what the person who is asked has set on it so far.
type Prompt interface {
	// Follow is called in every tick before anything is built, with the control that the
	// keyboard is on, "" for none. It calls [Context.Changed] where the panel shows
	// something else from now on, and allocates nothing where not.
	Follow(c *Context, focused ui.ID)
	// Panel returns what stands in the column beside the board.
	Panel(c *Context) *panel.Panel
	// Sheet returns what lies over the board, nil where the calendar stays in sight.
	Sheet(c *Context) *flow.Node
}

// Scene is a prompt that takes the whole window.
type Scene interface {
	Prompt
	// Wall returns what stands above the desk, with the tools of the page among it.
	Wall(c *Context, tools *flow.Node) *flow.Node
	// Desk returns what lies on the desk, in the place of the players' cards.
	Desk(c *Context) *flow.Node
	// Over draws what moves before both.
	Over(c *Context, t *render.Theme, dst *ebiten.Image)
}

// elsewhere are the prompts that are answered on pages of their own, on the table itself,
// or while something goes on that has a panel, such as an auction.
var elsewhere = map[engine.PromptKind]bool{
	engine.PlaceTile: true, engine.Arrange: true, engine.PayOffLoan: true, engine.MindSavings: true, engine.SettleCharge: true,
	engine.TakeTurn: true, engine.BuyDeal: true, engine.PlaySwellfare: true,
	engine.AnteUp: true, engine.PickNumber: true, engine.SwapCards: true, engine.AnswerSwap: true, engine.PlaceBid: true,
}

// On returns the prompt that has a panel on the table now, and nil for none. That is the
// one before, with all that was set on it, as long as the same is asked or going on.
func On(c *Context, before Prompt) Prompt {
	switch lottery := c.Stage.Shown().Lottery.Space; {
	case lottery != engine.Vacant && facts.LotteryRule(c.Match).Does == engine.PlayCombination:
		return goOn[LotteryCards](before)
	case lottery != engine.Vacant && facts.LotteryRule(c.Match).Does != engine.PlayPoker:
		return goOn[Lottery](before)
	case c.contests():
		return goOn[Contest](before)
	case c.auctions():
		return goOn[Auction](before)
	}
	p, asked := c.Asked()
	if b, ok := before.(*Buyer); ok && !asked && b.stays(c) {
		return b
	}
	if !asked || elsewhere[p.Kind] {
		return nil
	}
	if a, ok := before.(answering); ok && a.answers(p) {
		return before
	}
	if p.Kind == engine.SellDeal {
		return newBuyer(c, p)
	}
	return newOptions(c, p)
}

// goOn returns the prompt before where it is of a kind, and else a new one of it.
func goOn[P any, of interface {
	Prompt
	*P
}](before Prompt) Prompt {
	if b, ok := before.(of); ok {
		return b
	}
	return of(new(P))
}

// answering is a prompt that is on the table only while a person is asked.
type answering interface {
	Prompt
	// answers reports whether the panel is the one of what is asked.
	answers(p engine.Prompt) bool
}
