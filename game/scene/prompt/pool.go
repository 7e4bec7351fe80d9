package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// What the lotteries share: the pool, and paying into it.

// pool lists what lies on the table in a lottery, and who put it there.
type pool struct {
	c *Context
	parts.List
}

// addSum adds a sum that no player has paid in, with a piece of artwork.
func (p *pool) addSum(art, name, sum string) {
	p.Add(flow.Art(art, render.Sign), flow.Line(name, render.Item), false, flow.Line(sum, render.Label.Aligned(render.End))).Size(render.None, render.LineRow)
}

// addSeats adds the players, with what each has paid in, or not.
func (p *pool) addSeats() {
	asked, _ := p.c.Asked()
	for seat := range engine.Seat(p.c.Stage.Shown().Seats()) {
		now := asked.Kind == engine.AnteUp && asked.Seat == seat
		p.AddPlayer(p.c.Match, seat, false, false, paidBy(p.c, seat, now, p.c.Say("lottery.asked"))).Size(render.None, render.LineRow)
	}
}

// paidBy is what a player has paid into the pool, or why nothing; asks is said of those who
// are asked now.
func paidBy(c *Context, seat engine.Seat, now bool, asks string) *flow.Node {
	game, st := &c.Stage.Shown().Lottery, render.Item.In(c.Theme.Palette.Ink2).Aligned(render.End)
	switch {
	case game.In.Has(seat):
		return flow.Line(c.Words.Money(facts.LotteryRule(c.Match).Stake), render.Label.Aligned(render.End))
	case c.Stage.Shown().StayedOut.Has(seat):
		return flow.Line(c.Say("lottery.not_in"), st)
	case now:
		return flow.Line(asks, st.In(c.Theme.Palette.Loss))
	}
	return flow.Line(c.Say("lottery.waits"), st)
}

// poolTip says what is played, and the sum that the winner takes.
func poolTip(c *Context, sum string) control.Tip {
	space := c.Stage.Shown().Lottery.Space
	w := c.SpaceWords(space)
	return control.Tip{
		Kind: space.String(), Title: w.Name, Text: w.Rule,
		Figure: c.Say("tip.figure", words.Text("label", c.Say("lottery.winner_takes")), words.Text("value", sum)),
	}
}

// node is the list, with what the winner takes below it in dollars. It tells what the
// lottery is when it is pointed at.
func (p *pool) node(takes int32) *flow.Node {
	sum := p.c.Words.Money(takes)
	return flow.Column(
		p.Rows,
		flow.Picture(render.None, render.Tight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.SumRule(t, dst, r.X, r.Y, r.W) }),
		flow.Row(
			flow.Line(p.c.Say("lottery.winner_takes"), render.Subhead).Grow(1), flow.Line(sum, render.Head.In(p.c.Theme.Palette.Gain).Aligned(render.End)),
		).Gap(render.Gap).Pad(render.Gap, render.None).Least(render.None, render.LineRow),
	).Tipped("pool", poolTip(p.c, sum))
}

// stakes is the sum on the table, at the head of a lottery's sheet.
func stakes(c *Context) *flow.Node {
	pal := &c.Theme.Palette
	return flow.Column(
		flow.Line(c.Say("lottery.pool"), render.Remark.In(pal.Ink2).Aligned(render.End)),
		flow.Line(c.Words.Money(c.Stage.Shown().Balance[engine.Stakes]), render.Figures.In(pal.Gain).Aligned(render.End)),
	).Along(flow.Center)
}

// Ante returns what pays the stake of a lottery or of a game, and what does not.
func Ante(c *Context) []panel.Command {
	in := panel.Command{
		ID: "ante", Kind: control.Primary, Cap: input.Yes, Keys: input.SetOf(input.Yes, input.Accept),
		Label: c.Say("choice.ante", words.Money("money", facts.LotteryRule(c.Match).Stake)), Off: c.Say("loan.off"),
	}
	if o, ok := c.Option(engine.Ante); ok {
		in.Off, in.Do = "", func() { c.Choose(o.Choice) }
	}
	return []panel.Command{in, {
		ID: "stay-out", Label: c.Say("choice.stay-out"), Cap: input.No, Keys: input.SetOf(input.No, input.Pass),
		Do: func() { c.Choose(engine.Choice{Kind: engine.StayOut}) },
	}}
}

// anteWarning says what paying in does, nil where nobody can.
func anteWarning(c *Context) *panel.Warning {
	o, ok := c.Option(engine.Ante)
	if !ok {
		return nil
	}
	return offered(c.Match, o)
}
