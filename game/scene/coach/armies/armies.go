// Package armies is what a coach says of Conquest: the chance to win with each plan.
package armies

import (
	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/coach"
	"bigpayday/game/scene/theater"
	"bigpayday/render/palette"
)

// New returns the panel for what a person is asked now; nil where nobody is.
func New(_ *app.App, m *theater.Theater) app.Scene {
	var a coach.Adviser
	if c := armies.NewCoach(m.Table); c != nil {
		a = &adviser{c, m}
	}
	return coach.New(m.Session, a, m.Table.State().Setup.House.Has(conquest.NoCoach), m.PromptUnchanged())
}

// adviser says what is known of the plans by their chance to win.
type adviser struct {
	*armies.Coach
	m *theater.Theater
}

// Advice returns a row for each plan, see [coach.Adviser].
func (a *adviser) Advice() (games int, rows []coach.Row) {
	speaker, s, pal := a.m.Speaker, a.m.Table.State(), &a.m.Theme.Palette
	for _, advice := range a.Coach.Advice() {
		games = advice.Games
		row := coach.Row{
			Label: speaker.Plan(s, advice.Plan), Figure: speaker.Chance(advice.Chance), Ink: pal.Ink,
			Text: speaker.Advice(s, advice.Choice, advice.Chance, advice.Even), Size: advice.Chance, Family: palette.Slate,
		}
		if advice.Even {
			row.Ink, row.Family = pal.Gain, palette.Green
		}
		rows = append(rows, row)
	}
	return games, rows
}
