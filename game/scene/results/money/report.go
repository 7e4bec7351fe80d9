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
	if !g.Stage.Busy() {
		return results.AtRest
	}
	var e results.Ending
	a := g.Stage.Actors()
	if a.Stamp.On && a.Stamp.Kind == stage.StampWinner {
		e.Stamped, e.Scale, e.Shake = true, a.Stamp.Scale, a.Stamp.Shake
	}
	switch {
	case a.Chart.On && a.Calm:
		e.Drawn = 1
	case a.Chart.On:
		e.Drawn = a.Chart.T
	}
	if a.Calm {
		e.Scale, e.Shake = 1, 0
	}
	return e
}

// parts are the parts of the bars, by [render.Bar], and the bracket: what they are called
// in messages, and the beginning of the ids of their controls.
var parts = [numParts + 1]string{"income", "deals", "prizes", "bills", "costs", "left"}

// Report tells how the game went.
func (g *game) Report() results.Report {
	setup := &g.Stage.Shown().Setup
	r := results.Report{
		Of: g.Say("results.of",
			words.Text("months", g.Words.Count("results.months", int(setup.Months))),
			words.Text("days", g.Words.Count("results.days", calendarIn(setup).days)),
			words.Text("edition", g.Say("setup.edition."+setup.Edition.String())),
		),
		Help:      g.Say("results.help_worth"),
		Columns:   []string{g.Say("results.cash"), g.Say(g.Own("results.loan")), g.Say("results.worth")},
		Sums:      g.Say("results.sums"),
		Total:     g.Say("results.worth"),
		Sum:       g.Words.Money,
		Signed:    g.Words.Signed,
		Uncoached: setup.House.Has(engine.NoCoach),
	}
	if g.summary.allInDebt {
		r.Note = g.Say("results.all_in_debt")
	}
	for i := range g.summary.rows {
		r.Ranks = append(r.Ranks, g.rank(&g.summary.rows[i]))
	}
	if !g.summary.whole {
		r.Unknown = g.Say("results.unknown")
		return r
	}
	r.Help += " " + g.Say("results.help_bars")
	for i, id := range parts {
		r.Parts[i] = results.Part{ID: id, Name: g.Say("results." + id), Tip: g.Say("results.tip." + id)}
	}
	r.Course = g.course()
	for i := range g.summary.awards {
		r.Awards = append(r.Awards, g.award(&g.summary.awards[i]))
	}
	return r
}

// rank is the row of a seat in the ranking.
func (g *game) rank(st *standing) results.Rank {
	cash := results.Figure{Text: g.Words.Money(st.cash)}
	loan := results.Figure{Text: g.Words.MoneyOrNone(-st.loan), Ink: results.Faint}
	switch {
	case st.saved > 0:
		loan = results.Figure{Text: g.Words.Signed(st.saved), Ink: results.Gain}
	case st.loan > 0:
		loan.Ink = results.Loss
	}
	worth := results.Figure{Text: g.Words.Money(st.worth)}
	if st.worth < 0 {
		worth.Ink = results.Loss
	}
	return results.Rank{
		Seat: st.seat, Place: st.place, Winner: st.winner, Tied: st.tied, Figures: []results.Figure{cash, loan, worth},
		Parts: st.parts, Left: st.worth, Tip: g.rankTip(st),
	}
}

// rankTip says in words what a row of the ranking shows.
func (g *game) rankTip(st *standing) render.Tip {
	id := "results.tip.row"
	if st.tied {
		id = "results.tip.row_tied"
	}
	tip := render.Tip{
		Title:  g.Say(id, words.Number("place", st.place), words.Name("name", g.Names[st.seat])),
		Figure: g.Say("results.tip.worth_free", words.Money("cash", st.cash)),
	}
	if st.loan > 0 {
		tip.Figure = g.Say("results.tip.worth",
			words.Money("cash", st.cash), words.Money("loan", st.loan), words.Money("worth", st.worth))
	}
	if g.summary.whole {
		p := &st.parts
		tip.Text = g.Say("results.tip.sums",
			words.Money("start", p[render.BarRegular]), words.Signed("deals", p[render.BarEarned]),
			words.Signed("prizes", p[render.BarExtra]), words.Signed("bills", -p[render.BarSpent]),
			words.Signed("costs", -p[render.BarOther]))
	}
	return tip
}

// Props are some money and the dice.
func (g *game) Props() (picture *flow.Node, dice []render.Die) {
	dice = []render.Die{{Color: "red", N: 6}}
	if g.Stage.Shown().Setup.TwoDice() {
		dice = append(dice, render.Die{Color: "blue", N: 5})
	}
	return flow.Picture(render.FieldLeast, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.BillFan(dst, r) }), dice
}

// Look returns the look at the days.
func (g *game) Look() app.Scene { return newDays(g.App, g.Match) }

// BeginLesson begins the first game once more.
func (g *game) BeginLesson() { match.BeginLesson(g.App) }
