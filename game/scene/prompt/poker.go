package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// Poker shows who is in the Poker Game, and what lies on the table. When all have said,
// the highest roll takes it, see [Contest].
func Poker(c *Context) *flow.Node {
	t, sh := c.Theme, c.Stage.Shown()
	game, stake := &sh.Lottery, words.Money("stake", facts.LotteryRule(c.Match).Stake)
	pool := c.Words.Money(sh.Balance[engine.Stakes])
	p, n := c.asking(), sh.Seats()
	players := list{rows: flow.Table()}
	for i := range n {
		seat := engine.Seat((int(game.Lander) + i) % n)
		now := p.Seat == seat && p.Kind == engine.AnteUp
		players.addPlayer(c.Match, seat, now, false, paidBy(c, seat, now, c.Say("lottery.decides")))
	}
	head := headed(t, daySign(game.Space, render.LargeSign), c.SpaceWords(game.Space).Name, "", c.Say("poker.text", stake), c.Say("poker.text_short", stake))
	return flow.Column(
		flow.Row(head.Grow(1), flow.Line(pool, render.Title.In(t.Palette.Gain))).Gap(render.Gap),
		players.rows.Grow(1),
	).Gap(render.Tight).Pad(render.Gap, render.Gap).Pressed(ui.Control{ID: "pool", Info: true, Tip: poolTip(c, pool)}, onPaper)
}
