package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// mirrored plays each seed once for every place that one player of a level can have
// at a table of others, and returns how many per cent of the games the one wins: a
// win that is shared counts its share.
func mirrored(t testing.TB, one, others skill.Level, seats, seeds int) int {
	const whole = 60 // can be shared by any number of players
	games, won := 0, 0
	for seed := range seeds {
		for place := range rules.Seat(seats) {
			levels := make([]skill.Level, seats)
			for seat := range levels {
				levels[seat] = others
			}
			levels[place] = one
			s := play(t, conquest.Setup{
				Seats: uint8(seats), First: rules.Seat(seed % seats), Page: january, Seed: uint64(seed),
			}, table(t, levels...))
			games++
			if winners := s.Winners(); winners.Has(place) {
				won += whole / winners.Len()
			}
		}
	}
	percent := 100 * won / (whole * games)
	t.Logf("%s at a table of %d with %s ones wins %d%% of %d games", one, seats, others, percent, games)
	return percent
}

func TestHigherLevelsBeatLowerOnes(t *testing.T) {
	t.Run("normal beats easy", func(t *testing.T) {
		t.Parallel()
		assert.Greater(t, mirrored(t, skill.Normal, skill.Easy, 2, 400), 60)
		assert.Greater(t, mirrored(t, skill.Normal, skill.Easy, 4, 100), 35)
		assert.Greater(t, mirrored(t, skill.Normal, skill.Easy, 6, 70), 27)
	})
	t.Run("and not by so much that nobody learns anything", func(t *testing.T) {
		t.Parallel()
		assert.Greater(t, mirrored(t, skill.Easy, skill.Normal, 2, 400), 20)
	})
	t.Run("hard beats normal", func(t *testing.T) {
		t.Parallel()
		assert.Greater(t, mirrored(t, skill.Hard, skill.Normal, 2, 8), 65)
		assert.Greater(t, mirrored(t, skill.Hard, skill.Normal, 4, 3), 42)
	})
}

// places plays games of normal computers on the page of January and returns the
// average rounds in hundredths, how many per cent each place in the order of play
// wins, and how many games came to the last round of all.
func places(t testing.TB, seats, games int) (rounds int, won [conquest.MaxSeats]int, toTheCap int) {
	var levels []skill.Level
	for range seats {
		levels = append(levels, skill.Normal)
	}
	players := table(t, levels...)
	for game := range games {
		s := play(t, conquest.Setup{Seats: uint8(seats), First: rules.NoSeat, Page: january, Seed: uint64(game)}, players)
		rounds += int(s.Round)
		if s.Round == conquest.LastRound {
			toTheCap++
		}
		for seat := range rules.Seat(seats) {
			if s.Winners().Has(seat) {
				won[(int(seat)-int(s.Setup.First)+seats)%seats]++
			}
		}
	}
	for place := range won {
		won[place] = 100 * won[place] / games
	}
	return 100 * rounds / games, won, toTheCap
}

func TestGamesOfNormalComputersAreFairAndOfUsualLength(t *testing.T) {
	t.Run("four", func(t *testing.T) {
		rounds, won, toTheCap := places(t, 4, 2000)
		t.Logf("%d rounds in a hundred games, %v%% by place", rounds, won)
		assert.InDelta(t, 1150, rounds, 150)
		for _, percent := range won[:4] {
			assert.InDelta(t, 25, percent, 4)
		}
		assert.LessOrEqual(t, toTheCap, 10)
	})
	t.Run("two", func(t *testing.T) {
		_, won, _ := places(t, 2, 2500)
		t.Logf("%v%% by place", won)
		assert.InDelta(t, 50, won[0], 3)
	})
}
