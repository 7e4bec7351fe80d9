package lab

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// match returns a match of so many rounds in an edition.
func match(edition engine.EditionID, seats uint8, rounds int, challenger, others Entrant) Match {
	setup := engine.Setup{Edition: edition, Seats: seats, Months: max(2, engine.EditionOf(edition).FewestMonths), First: 0, Seed: 1}
	for i := range setup.Months {
		setup.Lengths[i] = 31
	}
	return Match{Challenger: challenger, Others: others, Setup: setup, Rounds: rounds, Jobs: 2}
}

func run(t *testing.T, m Match) series.Outcome {
	t.Helper()
	o, err := m.Run(context.Background())
	require.NoError(t, err)
	return o
}

func TestPlayersWhoPlayAlikeAreEven(t *testing.T) {
	for edition := range engine.NumEditions {
		for _, seats := range []uint8{2, 5} {
			o := run(t, match(edition, seats, 6, Entrant(skill.Normal), Entrant(skill.Normal)))
			assert.Equal(t, 6, o.Rounds)
			assert.Equal(t, 6*int(seats), o.Games)
			money, margin := o.Lead()
			assert.Zero(t, money, "the same games seen from each seat in turn")
			assert.Zero(t, margin)
			wins, margin := o.Wins()
			assert.InDelta(t, o.Even(), wins, 1e-9)
			assert.InDelta(t, 0, margin, 1e-9)
		}
	}
}

func TestWhoPlaysBetterIsAhead(t *testing.T) {
	better := run(t, match(engine.Big, 2, 300, Entrant(skill.Normal), NeverBuys))
	money, margin := better.Lead()
	assert.Greater(t, money, margin)
	wins, margin := better.Wins()
	assert.Greater(t, wins, .5+margin)
	worse := run(t, match(engine.Big, 2, 300, NeverBuys, Entrant(skill.Normal)))
	less, _ := worse.Lead()
	assert.InDelta(t, -money, less, 1e-6, "the same games seen from the other side")
}

func TestAMatchIsTheSameWithManyJobs(t *testing.T) {
	m := match(engine.Big, 3, 21, AlwaysBuys, Entrant(skill.Easy))
	many := run(t, m)
	m.Jobs = 1
	assert.Equal(t, run(t, m), many)
}

func TestAMatchThatIsStoppedTellsOfItsRoundsSoFar(t *testing.T) {
	m := match(engine.Big, 2, 1_000_000, NeverBuys, NeverBuys)
	ctx, stop := context.WithCancel(context.Background())
	m.Progress = func(games int) {
		if games >= 40 {
			stop()
		}
	}
	o, err := m.Run(ctx)
	require.NoError(t, err)
	assert.GreaterOrEqual(t, o.Games, 40)
	assert.Less(t, o.Games, 10_000)
	assert.Equal(t, 2*o.Rounds, o.Games)
}

func TestEachPlainPolicyDoesAsItsNameSays(t *testing.T) {
	for _, test := range []struct {
		entrant Entrant
		bought  bool
	}{{NeverBuys, false}, {AlwaysBuys, true}} {
		setup := match(engine.Big, 2, 1, test.entrant, test.entrant).Setup
		var game engine.State
		require.NoError(t, game.Start(setup, nil))
		players := []entrantAt{test.entrant.at(0), test.entrant.at(1)}
		offers := 0
		for game.Phase != engine.Over {
			prompt := game.Prompt()
			choice := players[prompt.Seat].decide(&game)
			if prompt.Kind == engine.BuyDeal {
				offers++
				assert.Equal(t, test.bought, choice.Kind == engine.Buy)
			}
			require.NoError(t, game.Choose(choice, nil))
		}
		assert.Positive(t, offers)
	}
}
