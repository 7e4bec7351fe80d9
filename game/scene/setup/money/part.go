// Package money is what the money games add to the page of the set-up: the editions, their
// months, the roles of the seats and the house rules.
package money

import (
	"math/bits"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/words"
)

// part is the [setup.Part] of the money games.
type part struct {
	*setup.Setup
	form *form
}

// New returns the part of the money games, as somebody finds it who has not played yet.
func New(s *setup.Setup) setup.Part {
	f, last := newForm(s.Seats), kept.Of(setups.Read(s.Store))
	f.last = last.Laid()
	return &part{s, f}
}

// Editions are those that can be chosen.
func (s *part) Editions() (ids []string) {
	for _, edition := range kept.Offered {
		ids = append(ids, edition.String())
	}
	return ids
}

// Chosen is called with the edition that is chosen.
func (s *part) Chosen(edition string) {
	s.form.edition, _ = engine.ParseEdition(edition)
	s.form.months = max(s.form.months, s.form.fewest())
}

// Figures says what money there is.
func (s *part) Figures(edition string) string {
	id, _ := engine.ParseEdition(edition)
	pay := engine.EditionOf(id).Pay
	least := pay[len(pay)-1]
	return s.Say("setup.edition."+edition+"_text",
		words.Money("start", pay[0].Start), words.Money("salary", pay[0].Salary),
		words.Money("low_start", least.Start), words.Money("low_salary", least.Salary))
}

// Span says how many months are played.
func (s *part) Span() string { return s.Words.Count("setup.kept_months", s.form.months) }

// Check returns what the player has to change.
func (s *part) Check() setup.Trouble { return s.form.check() }

// Start begins the game and puts it on the screen, or says why it cannot be.
func (s *part) Start(seed uint64) (refusal string) {
	t, err := money.New(s.form.setup(seed), s.Store)
	if err != nil {
		return s.Words.Refusal(err)
	}
	match.Begin(s.App, t)
	return ""
}

// Rules is the rule book of the edition.
func (s *part) Rules() *app.RulesAt { return match.RulesOf(s.form.edition, s.form.house, "") }

// Read fills in what was set up.
func (s *part) Read(doc setups.Document) { s.form.fill(kept.Of(doc)) }

// Write writes down what is set up.
func (s *part) Write(doc setups.Document, preset bool) { s.form.write(doc, s.Store, preset) }

// Describe says what a preset is.
func (s *part) Describe(doc setups.Document) setup.Description {
	own := kept.Of(doc)
	edition, _ := engine.ParseEdition(doc.Head().Edition)
	return setup.Description{
		Refusal: s.Words.Refusal(kept.Check(doc)),
		Length:  s.Words.Count("setup.kept_months", len(own.Months)),
		Rules:   bits.OnesCount64(uint64(own.HouseRules() & engine.EditionOf(edition).House)),
	}
}
