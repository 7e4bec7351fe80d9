package lab

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// searchOf returns a small search for months of an edition.
func searchOf(edition engine.EditionID, days uint8) Search {
	return Search{Effort: 600, Judge: 150, Jobs: 2, Setup: engine.Setup{
		Edition: edition, Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{days}, First: engine.NoSeat, Seed: 5,
		Blue: engine.EditionOf(edition).Wanted,
	}}
}

func TestRichMonthsAreRicherThanPoorOnes(t *testing.T) {
	for _, edition := range []engine.EditionID{engine.Big, engine.Mixed} {
		s := searchOf(edition, 29)
		told := 0
		s.Progress = func(games int) { told = games }
		found, err := s.Run(context.Background())
		require.NoError(t, err)
		rich, poor, wild := &found.Months[Richest], &found.Months[Poorest], &found.Months[Wildest]
		assert.Greater(t, rich.Gain.Average(), rich.Gain.Margin(s.Judge), "%v: surely more than a month at random", edition)
		assert.Less(t, poor.Gain.Average(), -poor.Gain.Margin(s.Judge), "%v: surely less", edition)
		assert.Greater(t, wild.Spread(), poor.Spread(), edition)
		assert.NotEqual(t, rich.Tiles, wild.Tiles)
		assert.Equal(t, s.Work(), found.Games)
		assert.Equal(t, found.Games, told)
		for goal := range NumGoals {
			m := &found.Months[goal]
			left := engine.EditionOf(edition).Tiles
			laid := 0
			for i, tile := range m.Tiles {
				if tile != engine.Vacant {
					require.NotZero(t, left[tile], "%v %v: day %d has a tile that there is not", edition, goal, i+1)
					left[tile]--
					laid++
				}
			}
			setup := s.Setup
			setup.Page = m.Tiles
			assert.NoError(t, setup.Check(), "%v %v: the month can be played", edition, goal)
			switch edition {
			case engine.Big:
				assert.Equal(t, 28, laid)
			case engine.Mixed:
				assert.Equal(t, int(s.Setup.Blue), laid)
			}
			onPlan := map[uint8]engine.Space{}
			for i, l := range m.Plan {
				assert.NotContains(t, onPlan, l.Day)
				onPlan[l.Day] = l.Tile
				if i < laid {
					assert.Equal(t, m.Tiles[l.Day-1], l.Tile, "the month comes first in its plan")
				}
			}
			assert.Len(t, m.Plan, 28, "the plan has a tile for every day")
		}
	}
}

func TestASearchFindsTheSameMonthsHoweverManyJobs(t *testing.T) {
	s := searchOf(engine.Mixed, 31)
	s.Effort, s.Judge, s.Jobs = 60, 20, 1
	one, err := s.Run(context.Background())
	require.NoError(t, err)
	s.Jobs = 3
	three, err := s.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, one, three)
	s.Setup.Seed++
	other, err := s.Run(context.Background())
	require.NoError(t, err)
	assert.NotEqual(t, one, other)
}

func TestASearchThatIsEndedEarlyTellsWhatItHasFound(t *testing.T) {
	ended, stop := context.WithCancel(context.Background())
	stop()
	s := searchOf(engine.Big, 31)
	_, err := s.Run(ended)
	assert.ErrorIs(t, err, ErrNothingFound)

	s.Effort, s.Judge = 40, 10
	for _, after := range []int{1, 2 * s.Effort, 5*s.Effort + s.Judge} {
		ctx, stop := context.WithCancel(context.Background())
		s.Progress = func(games int) {
			if games >= after {
				stop()
			}
		}
		found, err := s.Run(ctx)
		require.NoError(t, err)
		assert.True(t, found.Early, "after %d games", after)
		assert.Less(t, found.Games, s.Work()+found.Judge*8)
		assert.Positive(t, found.Judge)
		assert.Equal(t, found.Judge, found.Random.Games)
		for goal := range NumGoals {
			assert.Equal(t, found.Judge, found.Months[goal].Games, "%v after %d games", goal, after)
			assert.NotEqual(t, [engine.MaxDays]engine.Space{}, found.Months[goal].Tiles)
		}
	}
}

func TestASearchAtATableThatCannotBeIsRefused(t *testing.T) {
	s := searchOf(engine.Big, 31)
	s.Setup.Seats = 9
	_, err := s.Run(context.Background())
	assert.Error(t, err)
}
