package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// Poker shows who is in the Poker Game, and what lies on the table. When all have said,
// the highest roll takes it, see [Contest].
func Poker(c *match.Match) *flow.Node {
	t, sh := c.Theme, c.Stage.Shown()
	game := &sh.Lottery
	rule := sh.Setup.LotteryRule(game.Space)
	pool := c.Words.Money(sh.Balance[engine.Stakes])
	w := c.SpaceWords(game.Space)
	p, asked := c.Asked()
	if !asked {
		p = c.Table.State().Prompt()
	}
	rows := flow.Table()
	n := sh.Seats()
	for i := range n {
		seat := engine.Seat((int(game.Lander) + i) % n)
		now := p.Seat == seat && p.Kind == engine.AnteUp && !c.Stage.Busy()
		note, st := c.Say("lottery.waits"), render.Item.In(t.Palette.Ink2).Aligned(render.End)
		switch {
		case game.In.Has(seat):
			note, st = c.Words.Money(rule.Stake), render.Label.Aligned(render.End)
		case sh.StayedOut.Has(seat):
			note = c.Say("lottery.not_in")
		case now:
			note, st.Color = c.Say("lottery.decides"), t.Palette.Loss
		}
		rows.Add(playerRow(c, seat, i%2 == 0, now, false, flow.Line(note, st)))
	}
	head := headed(t, daySign(game.Space, render.LargeSign), w.Name, "",
		c.Say("poker.text", words.Money("stake", rule.Stake)), c.Say("poker.text_short", words.Money("stake", rule.Stake)))
	panel := flow.Column(
		flow.Row(head.Grow(1), flow.Line(pool, render.Title.In(t.Palette.Gain))).Gap(render.Gap),
		rows.Grow(1),
	).Gap(render.Tight).Pad(render.Gap, render.Gap)
	return panel.Pressed(ui.Control{ID: "pool", Info: true, Tip: render.Tip{
		Kind: game.Space.String(), Title: w.Name, Text: w.Rule,
		Figure: c.Say("tip.figure", words.Text("label", c.Say("lottery.winner_takes")), words.Text("value", pool)),
	}}, onPaper)
}
