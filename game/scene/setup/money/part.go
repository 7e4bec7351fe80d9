// Package money is what the money games add to the page of the set-up: the editions, their
// months, the roles of the seats and the house rules.
package money

import (
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
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
func (s *part) Figures() string {
	pay := engine.EditionOf(s.form.edition).Pay
	least := pay[len(pay)-1]
	return s.Say("setup.edition."+s.form.edition.String()+"_text",
		words.Money("start", pay[0].Start), words.Money("salary", pay[0].Salary),
		words.Money("low_start", least.Start), words.Money("low_salary", least.Salary))
}

// Side is the panel of the months.
func (s *part) Side(spacious bool) *flow.Node {
	return s.months(spacious && s.form.months <= mostSlips)
}

// HasCalendar reports whether the months can be those of a year.
func (s *part) HasCalendar() (hint string, ok bool) {
	return s.Say("setup.head.calendar_hint"), engine.EditionOf(s.form.edition).RealMonths
}

// Check returns what the player has to change.
func (s *part) Check() setup.Trouble { return s.form.check() }

// StartLabel names the first month.
func (s *part) StartLabel() string {
	if s.form.real() {
		return s.Say("setup.start_month", words.Text("month", s.form.monthName(0)))
	}
	return s.Say("setup.start")
}

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
	own, head := kept.Of(doc), doc.Head()
	edition, _ := engine.ParseEdition(head.Edition)
	days := engine.MaxDays
	if len(own.Months) > 0 {
		days = min(max(own.Months[0], 1), engine.MaxDays)
	}
	return setup.Description{
		Refusal: s.Words.Refusal(kept.Check(doc)),
		Length:  s.Words.Count("setup.kept_months", len(own.Months)),
		Rules:   bits.OnesCount64(uint64(own.HouseRules() & engine.EditionOf(edition).House)),
		Picture: flow.Picture(render.TallRow, render.Plate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.EditionPage(dst, r, edition.String(), days)
		}),
	}
}
