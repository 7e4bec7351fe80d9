package main

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// most is how long one waits for others, in milliseconds, by the number of players.
var most = map[int]int{2: 4_000, 3: 6_000, 4: 6_000, 6: 9_000}

func TestNobodyWaitsLongForOthers(t *testing.T) {
	for edition := range engine.NumEditions {
		for _, seats := range seatings {
			t.Run(fmt.Sprint(edition, seats), func(t *testing.T) {
				f, err := measure(usualGames, seats, func(seats int, seed uint64) (game, error) { return beginMoney(edition, seats, seed) })
				require.NoError(t, err)
				assert.LessOrEqual(t, f.others.worst(), most[seats])
			})
		}
	}
	for _, seats := range seatings {
		t.Run(fmt.Sprint("conquest", seats), func(t *testing.T) {
			f, err := measure(usualGames, seats, beginConquest)
			require.NoError(t, err)
			assert.LessOrEqual(t, f.others.worst(), most[seats])
		})
	}
}

func TestOnesNextRollComesSoon(t *testing.T) {
	for _, seats := range seatings {
		f, err := measure(usualGames, seats, func(seats int, seed uint64) (game, error) { return beginMoney(engine.Big, seats, seed) })
		require.NoError(t, err)
		assert.LessOrEqual(t, f.turn.median(), most[seats], "%d players", seats)
	}
}

func TestNoPressOnlyGoesOn(t *testing.T) {
	const seats, games = 4, 2
	for edition := range engine.NumEditions {
		t.Run(fmt.Sprint(edition), func(t *testing.T) {
			f, err := measure(games, seats, func(seats int, seed uint64) (game, error) { return beginMoney(edition, seats, seed) })
			require.NoError(t, err)
			assert.Zero(t, f.empty)
			assert.NotZero(t, f.decisions)
		})
	}
}

func TestTheFiguresAreTheSameEveryTime(t *testing.T) {
	begin := func(seats int, seed uint64) (game, error) { return beginMoney(engine.Event2000, seats, seed) }
	once, err := measure(1, 3, begin)
	require.NoError(t, err)
	again, err := measure(1, 3, begin)
	require.NoError(t, err)
	assert.Equal(t, once, again)
}
