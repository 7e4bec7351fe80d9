package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// evenGames are the hashes of whole games as the levels played them before computers had
// tempers, in 1975 by the rules that came after.
var evenGames = map[skill.Level]map[engine.EditionID]uint64{
	skill.Easy: {
		engine.Big:         0xe506a1684d48ba93,
		engine.Standard:    0x23047201d5f0cf42,
		engine.Mixed:       0x3a479a412756e5db,
		engine.Classic1975: 0x11a3de919455e2de,
		engine.Event2000:   0x9075ad817168d3ef,
	},
	skill.Normal: {
		engine.Big:         0x7105d7a809d9c9c0,
		engine.Standard:    0x4ac6e8d29ae7ed0a,
		engine.Mixed:       0x29cf8f426e0feec1,
		engine.Classic1975: 0x89fb2922572a6440,
		engine.Event2000:   0x25a21d8e81e5d141,
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

// chosen plays games in which the first seat has the temper, and counts its choices by kind.
func chosen(t *testing.T, edition engine.EditionID, temper skill.Temper) (made [engine.NumChoiceKinds]int) {
	t.Helper()
	tempered := New(skill.Normal, 0).WithTemper(temper)
	one := func(s *engine.State) engine.Choice {
		choice := decide(t, tempered, s)
		made[choice.Kind]++
		return choice
	}
	other := computer(t, skill.Normal)
	for n := range 100 {
		play(t, setupIn(edition, n), []player{one, other, other, other, other, other}, nil)
	}
	return made
}

func TestWhoLikesDealsBuysMoreOfThem(t *testing.T) {
	for _, edition := range []engine.EditionID{engine.Big, engine.Classic1975} {
		fond, bored := skill.EvenTemper, skill.EvenTemper
		fond.Deals, bored.Deals = skill.Most, skill.Little
		assert.Greater(t, chosen(t, edition, fond)[engine.Buy], chosen(t, edition, bored)[engine.Buy], edition)
	}
}
