package column

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// Ahead shows whose turn it is, and what lies on the days that each throw leads to.
func Ahead(c *match.Match) *flow.Node {
	t, sh := c.Theme, c.Stage.Shown()
	seat := sh.Turn
	who := c.Say("prompt.title.take-turn", words.Name("name", c.Names[seat]))
	face := c.Face(seat, render.LargeSign)
	throws := flow.Row().Unmirrored().Grow(1)
	for n := 1; n <= int(engine.DieSides); n++ {
		throws.Add(throw(c, seat, n).Evenly())
	}
	p, w := sh.Players[seat], c.Words
	if a := c.Stage.Actors(); !p.Retired && !a.Calm && (a.Dice.On && a.Dice.Why == engine.WhyMove || facts.Pips(c) > 0) {
		forms := outcomes(c, seat, render.LineRow)
		if !t.LargeType() { // which makes rows high enough, and is set smaller where they have no room
			forms = flow.First(outcomes(c, seat, render.Reach), forms, flow.Column(throws.Grow(0)).Along(flow.Center))
		}
		return parts.Pinned(forms.Grow(1).Pad(render.Near, render.Gap))
	}
	leads := flow.Column(throws).Along(flow.Center).Grow(1)
	switch {
	case p.Retired:
		throws.Grow(0) // the dice alone are not high
	case t.LargeType():
		leads = flow.Spring() // the calendar has the dice on its days as well
	}
	last := c.SpaceWords(sh.SpaceAt(p.Month, sh.Length(p.Month)))
	return parts.Pinned(flow.Column(
		flow.Row(face, flow.Column(
			flow.Line(who, render.Head), flow.Text(Throw(c), render.Fine.In(t.Palette.Ink2), 3),
		).Along(flow.Center).Grow(1)).Gap(render.Gap),
		leads,
		parts.Figures(c,
			panel.Fact{Label: c.Say("turn.to_pay_day"), Value: w.Count("turn.days", int(sh.Length(p.Month)-p.Day)), Tip: control.Tip{Text: last.Rule}},
			panel.Fact{Label: c.Say("turn.card.bills"), Value: w.MoneyOrNone(sh.BillsDue(seat)), Tip: control.Tip{
				Text: c.Say("tip.bills_rule"), Figure: facts.Titles(c, sh.HeldMail(seat), engine.Bill),
			}},
			panel.Fact{Label: c.Say("results.worth"), Value: w.Money(sh.Worth(seat)), Tip: control.Tip{Text: c.Say("tip.worth")}},
		),
	).Gap(render.Near).Pad(render.Wide, render.Gap))
}

// outcomes are the days that the die in the air can lead to, a row of a height for each of its faces.
// The one that comes up is marked.
func outcomes(c *match.Match, seat engine.Seat, high render.Step) *flow.Node {
	rows := flow.Column()
	all := parts.List{Rows: rows}
	sh, pal := c.Stage.Shown(), &c.Theme.Palette
	month := sh.Players[seat].Month
	for n := 1; n <= int(engine.DieSides); n++ {
		day, space := facts.Ahead(c, seat, n)
		ink := pal.Ink
		if sh.Setup.Calendar.Weekday(month, day) == 0 {
			ink = pal.SundayInk
		}
		name := flow.Row(
			flow.Line(strconv.Itoa(int(day)), render.Head.In(ink)).Size(render.LargeSign, render.None), parts.DaySign(space, render.Sign),
			flow.Line(c.SpaceWords(space).Name, render.Item).Grow(1),
		).Gap(render.Near)
		all.Add(parts.Die("red", n, render.Sign), name, n == facts.Pips(c)).Size(render.None, high)
	}
	return rows
}

// throw is what a throw leads to: the sign of the day and the die. Of players who have
// finished it is the die alone, for the prize.
func throw(c *match.Match, seat engine.Seat, n int) *flow.Node {
	sh := c.Stage.Shown()
	p := sh.Players[seat]
	day, space := facts.Ahead(c, seat, n)
	w := c.SpaceWords(space)
	tip := control.Tip{
		Kind: space.String(), Title: w.Name, Text: w.Rule,
		Figure: c.Say("tip.throw", words.Number("number", n), words.Text("date", c.Date(p.Month, day))),
	}
	marked := n == facts.Pips(c)
	shown := flow.Column(parts.DaySign(space, render.Plate), parts.Die("red", n, render.Sign)).Gap(render.Tight).Along(flow.Center)
	if p.Retired {
		marked = marked || n == int(facts.WinningRoll(c))
		tip = control.Tip{Title: c.Say("bonus.band"), Text: c.Say("bonus.does", words.Number("number", facts.WinningRoll(c)))}
		shown = flow.Column(parts.Die("black", n, render.LargeSign)).Pad(render.None, render.Near).Along(flow.Center)
	}
	face := reached
	if marked {
		face = comesUp
	}
	return shown.Pressed(ui.Control{ID: aheadIDs[n-1], Info: true, Tip: tip}, face)
}

// aheadIDs are the ids of what the throws lead to.
var aheadIDs = ui.Numbered("ahead", 1, int(engine.DieSides))

// reached is the ground of a throw, and comesUp that of the one that comes up.
func reached(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	if state.Hover {
		pieces.Well(t, dst, r, t.Length(render.Near))
	}
	session.Ring(t, dst, r, state)
}

func comesUp(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	marks.Highlight(t, dst, r, t.Length(render.Near))
	session.Ring(t, dst, r, state)
}

// Throw says what a throw is for, or where the throw leads.
func Throw(c *match.Match) string {
	sh, a := c.Stage.Shown(), c.Stage.Actors()
	if n := facts.Pips(c); n > 0 {
		day, _ := facts.Ahead(c, sh.Turn, n)
		return c.Say("turn.on_the_way", words.Number("number", n), words.Text("date", c.Date(sh.Players[sh.Turn].Month, day)))
	}
	if a.Dice.On {
		return c.Say("turn.in_the_air")
	}
	jackpot := c.Stage.Money(engine.Jackpot)
	money, number := words.Money("money", jackpot), words.Number("number", facts.WinningRoll(c))
	name := words.Name("name", c.Names[sh.Turn])
	prize := jackpot > 0 && !sh.Setup.House.Has(engine.NoJackpot) && (sh.Edition().Prize != engine.SixEndsElection || sh.Election)
	switch person := c.People.Has(sh.Turn); {
	case sh.Players[sh.Turn].Retired:
		return c.Words.RetiredRolls(&sh.Setup, jackpot, facts.WinningRoll(c))
	case !person && prize:
		return c.Say("turn.computer_rolls_for", name, money, number)
	case !person:
		return c.Say("turn.computer_rolls", name)
	case !prize:
		return c.Say("prompt.text.take-turn")
	case c.View().Compact:
		return c.Say("prompt.text.take-turn-jackpot_short", money, number)
	case sh.Edition().Prize == engine.MatchWinsBonus:
		return c.Say("prompt.text.take-turn-jackpot.event2000", money, number)
	case sh.Edition().Prize == engine.SixEndsElection:
		return c.Say("prompt.text.take-turn-jackpot.classic1975", money)
	}
	return c.Say("prompt.text.take-turn-jackpot", money)
}
