package money

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/results"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
)

// game is a match that is over, see [results.Game].
type game struct {
	*match.Match
	summary summary
}

// New returns the results of a match that is over.
func New(_ *app.App, m *match.Match) app.Scene {
	return results.New(m.Session, "results", &game{m, summaryOf(m.Stage.Shown())})
}

// Ending returns how much of the end of the game the stage has played.
func (g *game) Ending() results.Ending {
	a := g.Stage.Actors()
	e := results.Ending{
		Stamped: a.Stamp.On && a.Stamp.Kind == stage.StampWinner, Scale: a.Stamp.Scale, Shake: a.Stamp.Shake, Drawn: a.Chart.T, Moment: a.Moment,
	}
	switch {
	case !g.Stage.Busy():
		return results.AtRest
	case a.Calm && a.Chart.On:
		e.Scale, e.Shake, e.Drawn = 1, 0, 1
	case a.Calm:
		e.Scale, e.Shake = 1, 0
	}
	return e
}

// Report tells how the game went.
func (g *game) Report() results.Report {
	setup, s := &g.summary.Setup, &g.summary
	r := results.Report{
		Messages: "results.",
		Of: g.Say("results.of",
			words.Text("months", g.Words.Count("results.months", s.calendar.months())),
			words.Text("days", g.Words.Count("results.days", s.calendar.days())),
			words.Text("edition", g.Say("setup.edition."+setup.Edition.String())),
		),
		Columns:   []string{g.Say("results.cash"), g.Say(g.Own("results.loan")), g.Say("results.worth")},
		Whole:     s.Whole,
		Parts:     [...]string{"income", "deals", "prizes", "bills", "costs", "left"},
		Total:     g.Say("results.worth"),
		Sum:       g.Words.Money,
		Signed:    g.Words.Signed,
		Uncoached: setup.House.Has(engine.NoCoach),
	}
	if s.allInDebt() {
		r.Note = g.Say("results.all_in_debt")
	}
	r.Gloomy = s.allInDebt()
	r.Won, r.After = g.Words.Money(s.ranks[0].Left), g.Words.Count("moment.months", s.calendar.months())
	for _, rank := range s.ranks {
		r.Ranks = append(r.Ranks, g.rank(rank))
	}
	if !s.Whole {
		return r
	}
	r.Course = g.course()
	for i := range s.awards {
		r.Awards = append(r.Awards, g.award(&s.awards[i]))
	}
	return r
}

// rank tells what a seat came to its place with.
func (g *game) rank(k results.Rank) results.Rank {
	of := g.summary.Finances(k.Seat)
	loan := results.Figure{Text: g.Words.MoneyOrNone(-of.Loan), Ink: results.Faint}
	k.Figure = g.worth(of)
	switch {
	case of.Savings > 0:
		loan = results.Figure{Text: g.Words.Signed(of.Savings), Ink: results.Gain}
	case of.Loan > 0:
		loan.Ink = results.Loss
	}
	worth := results.Figure{Text: g.Words.Money(k.Left)}
	if k.Left < 0 {
		worth.Ink = results.Loss
	}
	k.Figures = []results.Figure{{Text: g.Words.Money(of.Cash)}, loan, worth}
	if g.summary.Whole {
		p := &k.Parts
		k.Text = g.Say("results.tip.sums",
			words.Money("start", p[charts.BarRegular]), words.Signed("deals", p[charts.BarEarned]),
			words.Signed("prizes", p[charts.BarExtra]), words.Signed("bills", -p[charts.BarSpent]),
			words.Signed("costs", -p[charts.BarOther]))
	}
	return k
}

// worth says what a net worth is made of.
func (g *game) worth(f engine.Finances) string {
	if f.Loan > 0 {
		return g.Say("results.tip.worth", words.Money("cash", f.Cash), words.Money("loan", f.Loan), words.Money("worth", f.NetWorth()))
	}
	return g.Say("results.tip.worth_free", words.Money("cash", f.Cash))
}

// Props are some money and the dice.
func (g *game) Props() (picture *flow.Node, dice []pieces.Die) {
	dice = []pieces.Die{{Color: "red", N: 6}}
	if g.summary.Setup.TwoDice() {
		dice = append(dice, pieces.Die{Color: "blue", N: 5})
	}
	return flow.Picture(render.FieldLeast, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.BillFan(t, dst, r) }), dice
}

// LookBack returns the look back at the days.
func (g *game) LookBack() app.Scene { return results.NewLookBack(g.Session, "days", newDays(g)) }

// LearnAgain begins the lesson once more.
func (g *game) LearnAgain() { g.Match.LearnAgain() }
