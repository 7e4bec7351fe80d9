package prompt

import (
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// Contest shows who has thrown what in a contest, and who leads.
func Contest(c *match.Match) *flow.Node {
	t, sh := c.Theme, c.Stage.Shown()
	k := &sh.Contest
	title := c.SpaceWords(k.Space).Name
	if k.Why == engine.WhyCommission {
		title = c.Say("contest.commission", words.Text("title", c.Words.CardTitle(sh.Setup.Edition, k.Card)))
	}
	round := ""
	if k.Round > 1 {
		round = c.Say("turn.round", words.Number("number", k.Round))
	}
	players := list{rows: flow.Table().Gap(render.None)}
	leaders := k.Leaders()
	hold, held := c.Hold()
	for seat := range engine.Seat(sh.Seats()) {
		wins := k.Winner == seat || k.Winner == engine.NoSeat && leaders.Has(seat) && k.Thrown.Has(seat)
		note := ""
		if wins && k.Winner == engine.NoSeat {
			note = c.Say("contest.leads")
		}
		remark := render.Remark.In(t.Palette.Gain).Aligned(render.End)
		if held && hold.Seat == seat && k.Dice[seat][0] == 0 {
			note, remark.Color = c.Say("contest.throws"), t.Palette.Loss
		}
		dice := flow.Row().Gap(render.Tight)
		for d, color := range [2]string{"red", "blue"} {
			if face := int(k.Dice[seat][d]); face > 0 {
				dice.Add(die(color, face, render.Sign))
			}
		}
		sum := flow.Space(render.Sign, render.None)
		if k.Dice[seat][0] > 0 {
			sum = flow.Line(strconv.Itoa(int(k.Sum(seat))), render.Head.Aligned(render.End))
		}
		players.addPlayer(c, seat, wins, !k.In.Has(seat), flow.Line(note, remark), dice, sum).Upto(render.Gap)
	}
	return pinned(flow.Column(headed(t, daySign(k.Space, render.LargeSign), title, round, contestText(c)), players.rows.Grow(1)).
		Gap(render.Tight).Pad(render.Gap, render.Gap))
}

// contestText says what a contest is about, who ties, and who has won.
func contestText(c *match.Match) string {
	sh := c.Stage.Shown()
	k := &sh.Contest
	prize := words.Money("money", k.Prize)
	switch {
	case k.Winner != engine.NoSeat && k.Why != engine.WhySingingContest && k.Why != engine.WhyRadioContest:
		return c.Say("contest.wins_high", words.Name("name", c.Names[k.Winner]), prize)
	case k.Winner != engine.NoSeat:
		return c.Say("contest.wins", words.Name("name", c.Names[k.Winner]), prize)
	case k.Round > 1:
		var names []string
		for seat := range engine.Seat(sh.Seats()) {
			if k.In.Has(seat) {
				names = append(names, c.Names[seat])
			}
		}
		return c.Say("contest.tie", words.Text("names", c.Words.List(names)))
	case k.Why == engine.WhyPokerGame:
		return c.Say("contest.text_poker", prize)
	case k.Why == engine.WhyCommission || sh.Edition().Spaces[k.Space].Dice == 1:
		return c.Say("contest.text_one", prize)
	}
	return c.Say("contest.text", prize)
}
