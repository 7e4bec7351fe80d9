package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// evenGames are the hashes of whole games as the levels played them before computers had
// tempers, in 1975 and 2000 by the rules that came after.
var evenGames = map[skill.Level]map[engine.EditionID]uint64{
	skill.Easy: {
		engine.Big:         0xe506a1684d48ba93,
		engine.Standard:    0x23047201d5f0cf42,
		engine.Mixed:       0x3a479a412756e5db,
		engine.Classic1975: 0x11a3de919455e2de,
		engine.Event2000:   0xd4e074d29ac6e1a8,
	},
	skill.Normal: {
		engine.Big:         0x7105d7a809d9c9c0,
		engine.Standard:    0x4ac6e8d29ae7ed0a,
		engine.Mixed:       0x29cf8f426e0feec1,
		engine.Classic1975: 0x89fb2922572a6440,
		engine.Event2000:   0xf8392fb3f8791ca5,
	},
}

func TestAComputerOfEvenTemperPlaysAsItsLevelDoes(t *testing.T) {
	for _, level := range []skill.Level{skill.Easy, skill.Normal} {
		for _, edition := range editions() {
			var hash uint64
			for n := range 40 {
				one := computer(t, level)
				end := play(t, setupIn(edition, n), []player{one, one, one, one, one, one}, nil)
				hash = hash*31 + end.Hash()
			}
			assert.Equal(t, evenGames[level][edition], hash, "%s, edition %d: %#x", level, edition, hash)
		}
	}
}

// habits are what the first seat of some games did.
type habits struct {
	made [engine.NumChoiceKinds]int
	// repaid is in dollars, and old is how many Deals it sold that were not the best.
	repaid, old int
}

// habitsOf plays games of a level in which the first seat has the temper.
func habitsOf(t *testing.T, level skill.Level, edition engine.EditionID, temper skill.Temper, games int, months uint8) (h habits) {
	t.Helper()
	tempered := New(level, 0).WithTemper(temper)
	tempered.budget = 40
	one := func(s *engine.State) engine.Choice {
		choice := decide(t, tempered, s)
		h.made[choice.Kind]++
		switch choice.Kind {
		case engine.Repay:
			h.repaid += int(choice.Amount)
		case engine.Sell:
			best := int32(0)
			for _, held := range s.HeldDeals(0) {
				best = max(best, s.Edition().Card(held).Payoff())
			}
			if s.Edition().Card(choice.Card).Payoff() < best {
				h.old++
			}
		}
		return choice
	}
	other := computer(t, skill.Normal)
	for n := range games {
		setup := setupIn(edition, n)
		setup.House = 0
		for ; setup.Months < months; setup.Months++ {
			setup.Lengths[setup.Months] = 31
		}
		play(t, setup, []player{one, other, other, other, other, other}, nil)
	}
	return h
}

func TestEachDialShowsInWhatIsDecided(t *testing.T) {
	for level, games := range map[skill.Level]int{skill.Easy: 150, skill.Normal: 150, skill.Hard: 30} {
		t.Run(string(level), func(t *testing.T) {
			months := uint8(1)
			with := func(edition engine.EditionID, set func(*skill.Temper)) habits {
				temper := skill.EvenTemper
				set(&temper)
				return habitsOf(t, level, edition, temper, games, months)
			}
			for _, edition := range []engine.EditionID{engine.Big, engine.Standard, engine.Classic1975} {
				fond, bored := with(edition, func(c *skill.Temper) { c.Deals = skill.Most }), with(edition, func(c *skill.Temper) { c.Deals = skill.Little })
				assert.Greater(t, fond.made[engine.Buy], bored.made[engine.Buy], "Deals bought, edition %d", edition)
			}
			daring, careful := with(engine.Classic1975, func(c *skill.Temper) { c.Chance = skill.Most }), with(engine.Classic1975, func(c *skill.Temper) { c.Chance = skill.Little })
			assert.Greater(t, daring.made[engine.Ante], careful.made[engine.Ante], "antes")
			even := with(engine.Big, func(*skill.Temper) {})
			late := with(engine.Big, func(c *skill.Temper) { c.Borrow = skill.Most })
			assert.Less(t, late.repaid, even.repaid, "dollars paid off")
			quick := with(engine.Big, func(c *skill.Temper) { c.Sell = skill.Most })
			assert.Greater(t, quick.old, even.old, "Deals sold that are not the best")
			// Only a long game has more buyers ahead than anybody needs.
			months = 10
			games /= 6
			slow := with(engine.Big, func(c *skill.Temper) { c.Sell = skill.Little })
			assert.Positive(t, slow.made[engine.SellNone], "buyers sent away")
		})
	}
}

func TestNoTemperMovesAThresholdByMoreThan15Percent(t *testing.T) {
	for dial := skill.Little; dial <= skill.Most; dial++ {
		p := New(skill.Normal, 0).WithTemper(skill.Temper{Borrow: dial, Deals: dial, Chance: dial, Sell: dial})
		for _, edition := range editions() {
			view := engine.State{}
			view.Setup.Edition = edition
			for dollars := int64(100); dollars <= 20_000; dollars += 100 {
				most := .15 * float64(dollars)
				assert.InDelta(t, dollars, p.valued(&view, dollars), most)
				assert.InDelta(t, dollars, p.dreaded(dollars), most)
				assert.InDelta(t, dollars, p.hoped(&view, dollars), most)
				assert.InDelta(t, dollars, p.repaid(&view, dollars, 1), most+1)
			}
		}
	}
}

func TestAWhimIsInclinedAsOftenAsTheDialSays(t *testing.T) {
	for dial := skill.Little; dial <= skill.Most; dial++ {
		yes, even := 0, 0
		for n := range whim(120_000) {
			if n.inclined(4, weight(dial)) {
				yes++
			}
			if n.inclined(4, 100) {
				even++
			}
			assert.Equal(t, n.oneIn(4), n.inclined(4, 100))
		}
		assert.InDelta(t, int64(even)*weight(dial)/100, yes, 200, dial)
	}
}
