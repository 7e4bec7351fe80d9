// Package money is what a coach says of the money games: what each choice gains or loses.
package money

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/coach"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/palette"
)

// New returns the panel for what a person is asked now; nil where nobody is.
func New(_ *app.App, m *match.Match) app.Scene {
	var a coach.Adviser
	if c := money.NewCoach(m.Table); c != nil {
		a = &adviser{c, m}
	}
	return coach.New(m.Session, a, m.Stage.Shown().Setup.House.Has(engine.NoCoach), m.PromptUnchanged())
}

// adviser says what is known of the choices by what they gain or lose.
type adviser struct {
	*money.Coach
	m *match.Match
}

// Advice returns a row for each choice, see [coach.Adviser].
func (a *adviser) Advice() (games int, rows []coach.Row) {
	for _, advice := range a.Coach.Advice() {
		games = advice.Games
		rows = append(rows, a.row(&advice))
	}
	return games, rows
}

// row is what one choice gains or loses.
func (a *adviser) row(advice *money.Advice) coach.Row {
	m, w, pal := a.m, a.m.Words, &a.m.Theme.Palette
	worth, spread := words.Money("worth", a.round(advice.Worth)), words.Money("spread", a.round(advice.Spread))
	row := coach.Row{
		Label: w.Offer(m.Table.State(), advice.Option, m.Names).Label, Text: m.Say("coach.worth", worth, spread),
		Figure: w.Signed(a.round(advice.Gain)), Ink: pal.Gain, Family: palette.Green, Size: max(advice.Gain, -advice.Gain),
	}
	if advice.Option.Choice.Kind == engine.Buy && advice.Games > 0 {
		row.Text = m.Say("coach.sold", worth, spread, words.Number("sold", advice.Sold*100/advice.Games))
	}
	switch {
	case advice.Even:
		row.Figure, row.Ink, row.Size = m.Say("coach.even"), pal.Ink, 0
	case advice.Gain < 0:
		row.Ink, row.Family = pal.Loss, palette.Red
	}
	return row
}

// round rounds a sum that is not known to the dollar: to a twentieth of what loans are
// given in.
func (a *adviser) round(dollars int32) int32 {
	step := a.m.Stage.Shown().Edition().LoanStep / 20
	half := step / 2
	if dollars < 0 {
		half = -half
	}
	return (dollars + half) / step * step
}
