package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render/palette"
)

// Decide makes a choice for the person who is asked, if that is what the player means, as
// [session.Play.Decide] does. Whoever has set that is asked once more before they spend a large
// part of their cash.
func (m *Match) Decide(choice engine.Choice) {
	spending, spends := m.Table.State().Spending(choice)
	if m.Grace.Early || !m.Settings.AskSpending || !spends || !spending.Large() {
		m.Play.Decide(choice)
		return
	}
	m.Ask(app.Question{
		Title: m.Say("dialog.spend.title", words.Money("money", spending.Cost)), Text: m.sayLeft(&spending), Family: palette.Orange,
		Answers: []app.Answer{
			{ID: "no", Label: m.Say("dialog.spend.no"), Cancel: true},
			{ID: "yes", Label: m.Say("dialog.spend.yes"), Main: true, Do: func() { _ = m.Choose(choice) }}, // what is refused has been told
		},
	})
}

// sayLeft says what is left after something was paid, or where the rest of it comes from.
func (m *Match) sayLeft(s *engine.Spending) string {
	cash := words.Money("cash", s.Cash)
	switch {
	case s.Payment.Borrows > 0:
		return m.Say("dialog.spend.text_loan", cash, words.Money("loan", s.Payment.Borrows))
	case s.Payment.Draws > 0:
		return m.Say("dialog.spend.text_savings", cash, words.Money("savings", s.Payment.Draws))
	}
	return m.Say("dialog.spend.text", words.Money("left", s.Payment.After.Cash))
}
