package lab

import (
	"context"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// days is a calendar as far as it is laid.
type days = [engine.MaxDays]engine.Space

// tableOf is a table for months of 31 days.
func tableOf(edition engine.EditionID, seats uint8) *engine.Setup {
	s := &engine.Setup{Edition: edition, Seats: seats, Months: 2, Blue: engine.EditionOf(edition).Wanted}
	s.Lengths = [engine.MaxMonths]uint8{31, 31}
	return s
}

// look plays months on a calendar until it has seen so many.
func look(t *testing.T, setup *engine.Setup, page *days, months int) *Odds {
	t.Helper()
	o := new(Odds)
	o.Begin(setup, 1, page)
	for o.Months() < months {
		o.Step(1000)
		require.False(t, o.broken)
	}
	return o
}

// moving returns days that move tokens: every third sends back, and
// every fifth ahead.
func moving() (page days) {
	for i := range page {
		switch {
		case i%5 == 3:
			page[i] = engine.SkipAhead
		case i%3 == 2:
			page[i] = engine.JumpBack
		}
	}
	return page
}

func TestTheWalkIsWhatPlayShows(t *testing.T) {
	for _, test := range []struct {
		name   string
		length uint8
		page   days
	}{
		{"nothing laid", 31, days{}},
		{"a short month", 28, days{}},
		{"days that send back and ahead", 30, moving()},
	} {
		t.Run(test.name, func(t *testing.T) {
			setup := tableOf(engine.Big, 3)
			setup.Lengths[0] = test.length
			o := look(t, setup, &test.page, 1500)
			require.True(t, o.Exact())
			tokens := float64(o.tokens)
			for day := 1; day <= 31; day++ {
				chance, off := o.Chance(day)
				assert.Zero(t, off)
				played := float64(o.landings[day]) / tokens
				assert.InDelta(t, chance, played, 4.5*math.Sqrt(chance*(1-chance)/tokens)+1e-3, "day %d", day)
			}
		})
	}
}

func TestMailWithMessagesIsPlayed(t *testing.T) {
	var page days
	for i := range page {
		page[i] = engine.Mail3
	}
	o := look(t, tableOf(engine.Big, 4), &page, 800)
	assert.False(t, o.Exact())
	chance, off := o.Chance(20)
	assert.InDelta(t, float64(o.landings[20])/float64(o.tokens), chance, .02)
	assert.True(t, off > 0 && off < .03, "the error is stated: %v", off)
	assert.True(t, walkIsAll(engine.Classic1975, page[:]), "there are no messages in that Mail")
}

func TestWorthOfACalendarThatCanBeReckoned(t *testing.T) {
	setup := tableOf(engine.Big, 4)
	setup.House = setup.House.With(engine.NoJackpot)
	ed := engine.EditionOf(engine.Big)
	pay := setup.PayScale(1)

	o := look(t, setup, &days{}, 50)
	worth, off := o.Worth()
	assert.Equal(t, float64(pay.Start+pay.Salary), worth, "nothing laid brings the salary alone")
	assert.Zero(t, off)

	page := days{4: engine.SickDay, 11: engine.SickDay, 20: engine.VacationDay}
	o = look(t, setup, &page, 2000)
	want := float64(pay.Start + pay.Salary)
	for i, space := range page {
		chance, _ := o.Chance(i + 1)
		want -= chance * float64(ed.Spaces[space].Amount)
	}
	worth, off = o.Worth()
	assert.InDelta(t, want, worth, 2.5*off)
	assert.True(t, off > 0 && off < 60, "the error is stated: %v", off)
	assert.LessOrEqual(t, o.Below(.1), o.Below(.5))
	assert.LessOrEqual(t, o.Below(.5), o.Below(.9))
	assert.InDelta(t, float64(pay.Start+pay.Salary), o.Below(.9), 200)
}

func TestWhatATileChanges(t *testing.T) {
	setup := tableOf(engine.Big, 4)
	page := days{9: engine.DealSpace, 12: engine.Mail2, 19: engine.FoundABuyer, 22: engine.Mail1}
	with := page
	with[24] = engine.Holiday
	base, better := look(t, setup, &page, 600), look(t, setup, &with, 600)
	chance, _ := better.Chance(25)
	// All collect whenever one lands there.
	want := 4 * chance * float64(engine.EditionOf(engine.Big).Spaces[engine.Holiday].Amount)
	change, off := better.Over(base)
	assert.InDelta(t, want, change, 3*off)
	_, alone := better.Worth()
	assert.Less(t, off, alone/1.5, "the same cards and dice tell calendars apart sooner")

	change, off = base.Over(base)
	assert.Zero(t, change)
	assert.Zero(t, off)
}

func TestOddsOfEveryEditionAreFound(t *testing.T) {
	for edition := range engine.NumEditions {
		for seats := uint8(engine.MinSeats); seats <= engine.MaxSeats; seats++ {
			setup := tableOf(edition, seats)
			setup.Seed = uint64(seats)
			page := engine.EditionOf(edition).Printed
			if !engine.EditionOf(edition).PrintsDays() {
				s, err := engine.New(*setup, nil)
				require.NoError(t, err)
				require.NoError(t, s.Choose(engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}, nil))
				page = s.Pages[0]
			}
			for month := uint8(1); month <= 2; month++ {
				o := new(Odds)
				o.Begin(setup, month, &page)
				o.Step(3000)
				assert.False(t, o.broken)
				assert.Positive(t, o.Months(), "%s, %d seats", edition, seats)
				last, _ := o.Chance(31)
				assert.InDelta(t, 1, last, .01, "hardly anybody misses Pay Day")
			}
		}
	}
}

func TestSlicesChangeNothing(t *testing.T) {
	page := days{3: engine.DealSpace, 8: engine.Mail3, 14: engine.LuckyLottery, 20: engine.FoundABuyer}
	var fine, coarse Odds
	fine.Begin(tableOf(engine.Big, 5), 1, &page)
	coarse.Begin(tableOf(engine.Big, 5), 1, &page)
	coarse.Step(4000)
	for range 4000 {
		fine.Step(1)
	}
	assert.Equal(t, coarse.months, fine.months)
	assert.Equal(t, coarse.worth, fine.worth)
	assert.Equal(t, coarse.landings, fine.landings)
}

// TestTheRulesOfThumbPeekAtNothing holds what computers decide that see the
// whole game, as the odds let them, against what they decide by what they may
// see. In an auction the odds too show them no more than that.
func TestTheRulesOfThumbPeekAtNothing(t *testing.T) {
	for edition := range engine.NumEditions {
		setup := tableOf(edition, 3)
		for seed := range uint64(10) {
			setup.Seed = seed
			s, err := engine.New(*setup, nil)
			require.NoError(t, err)
			for s.Phase != engine.Over {
				prompt := s.Prompt()
				choice := decide(bot.New(skill.Normal, prompt.Seat), s.View(prompt.Seat))
				if prompt.Kind != engine.PlaceBid {
					require.Equal(t, choice, decide(bot.New(skill.Normal, prompt.Seat), s), "%s: %s", edition, prompt.Kind)
				}
				require.NoError(t, s.Choose(choice, nil))
			}
		}
	}
}

func decide(player *bot.Player, view engine.State) engine.Choice {
	for {
		if choice, done := player.Step(&view); done {
			return choice
		}
	}
}

// BenchmarkOdds plays months of a full calendar of every edition. What counts is
// how long the first figures take, of which the placement shows those of eight
// months: as long as nobody waits for them after a drop.
func BenchmarkOdds(b *testing.B) {
	const first, choices = 8, 50
	for edition := range engine.NumEditions {
		b.Run(edition.String(), func(b *testing.B) {
			setup := tableOf(edition, 4)
			s, err := engine.New(*setup, nil)
			require.NoError(b, err)
			if s.Phase == engine.Building {
				require.NoError(b, s.Choose(engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}, nil))
			}
			var o Odds
			o.Begin(setup, 1, &s.Pages[0])
			for b.Loop() {
				o.Begin(setup, 1, &s.Pages[0])
				for o.Months() < first {
					o.Step(choices)
				}
			}
			each := b.Elapsed().Seconds() / float64(b.N)
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(1000*each, "ms/first-figure(<=50)")
			b.ReportMetric(first/each, "months/s")
		})
	}
}

// BenchmarkSim plays games of four normal computers and adds all up, as the
// command sim does.
func BenchmarkSim(b *testing.B) {
	const atOnce = 16
	for edition := range engine.NumEditions {
		b.Run(edition.String(), func(b *testing.B) {
			games := 0
			for b.Loop() {
				figures, err := Sim{Setup: *tableOf(edition, 4), Games: atOnce, Jobs: 1}.Run(context.Background())
				require.NoError(b, err)
				games += figures.Games
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
