package lab

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	record "bigpayday/game/record/money"
	"bigpayday/game/skill"
)

// simOf returns a simulation of two months of an edition, recorded in the
// buffer.
func simOf(edition engine.EditionID, out *bytes.Buffer) Sim {
	return Sim{
		Games: 40, Record: out, Version: "test", Jobs: 2,
		Setup: engine.Setup{
			Edition: edition, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: engine.NoSeat, Seed: 7,
			Blue: engine.EditionOf(edition).Wanted,
		},
	}
}

// reader adds up a record with nothing but what its lines say.
type reader struct {
	games, shared, turns, won, left int64
	worth, wins, byOrder            [engine.MaxSeats]int64
	firstWins                       int64
	loans, borrowed, forced, out    int64
	interest, opening               int64
	landings, faces, kinds          map[string]int64
	pairs                           [13]int64
	bought, sold                    int64
	total                           int64 // what all were worth in the end
	cash                            int64 // what the payments say that they were worth

	first int
	seats int
}

func (r *reader) line(e record.Entry) error {
	switch e.E {
	case "game":
		r.games++
		r.first, r.seats = e.First, len(e.Seats)
	case "turn":
		r.turns++
	case "land":
		r.landings[e.Space]++
	case "draw":
		r.kinds[e.Kind]++
	case "roll":
		sum := 0
		for _, die := range e.Dice {
			r.faces[fmt.Sprint(die)]++
			sum += die
		}
		if len(e.Dice) == 2 {
			r.pairs[sum]++
		}
	case "loan":
		r.loans++
		r.borrowed += int64(e.Amount)
		if e.Forced {
			r.forced++
		}
	case "retire":
		if e.Out {
			r.out++
		}
	case "pay":
		r.pay(e)
	case "over":
		for seat, worth := range e.Worth {
			r.worth[seat] += int64(worth)
			r.byOrder[(seat-r.first+r.seats)%r.seats] += int64(worth)
			r.total += int64(worth)
		}
		for _, seat := range e.Winners {
			r.wins[seat]++
			if seat == r.first {
				r.firstWins++
			}
		}
		if len(e.Winners) > 1 {
			r.shared++
		}
	}
	return nil
}

func (r *reader) pay(e record.Entry) {
	amount := int64(e.Amount)
	from, to := e.From.Account, e.To.Account
	if from == "jackpot" {
		r.left -= amount
	}
	if to == "jackpot" {
		r.left += amount
	}
	switch e.Why {
	case "loan", "repay", "savings":
		return
	case "interest":
		r.interest += amount
	case "jackpot":
		r.won += amount
	case "start":
		r.opening += amount
	case "deal":
		r.bought++
	case "buyer":
		r.sold++
	}
	if len(from) == 5 {
		r.cash -= amount
	}
	if len(to) == 5 {
		r.cash += amount
	}
}

func TestFiguresAreThoseOfTheRecord(t *testing.T) {
	for edition := range engine.NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			var out bytes.Buffer
			sim := simOf(edition, &out)
			f, err := sim.Run(context.Background())
			require.NoError(t, err)
			r := reader{landings: map[string]int64{}, faces: map[string]int64{}, kinds: map[string]int64{}}
			require.NoError(t, record.Read(bytes.NewReader(out.Bytes()), r.line))

			assert.Equal(t, 40, f.Games)
			assert.Equal(t, []int64{r.games, r.shared, r.turns}, []int64{int64(f.Games), f.Shared, f.Turns})
			booked := f.Opening + f.Unlanded
			for space := range engine.NumSpaces {
				w := f.Spaces[space]
				assert.Equal(t, r.landings[space.String()], w.Own.N, space)
				booked += w.Own.Sum + w.Others.Sum
			}
			assert.Equal(t, r.total, booked, "every dollar that somebody is worth came from somewhere")
			assert.Equal(t, r.total, r.cash)
			for seat := range 3 {
				assert.Equal(t, r.worth[seat], f.Seats[seat].Worth.Sum)
				assert.Equal(t, r.wins[seat], f.Seats[seat].Won.Sum)
				assert.Equal(t, r.byOrder[seat], f.Order[seat].Worth.Sum)
			}
			assert.Equal(t, r.firstWins, f.Order[0].Won.Sum)
			assert.Equal(t, Standing{}, f.Seats[3], "nobody sits there")
			assert.Equal(t, r.total, f.Levels[0].Worth.Sum)
			assert.Equal(t, []int64{r.loans, r.borrowed, r.forced, r.out, r.interest},
				[]int64{f.Loans.Taken.Sum, f.Loans.Dollars.Sum, f.Loans.Forced, f.Loans.Out, f.Loans.Interest})
			assert.Equal(t, []int64{r.won, r.left, r.opening}, []int64{f.Jackpot.Sum, f.JackpotLeft, f.Opening})
			bought, sold := int64(0), int64(0)
			for kind := range engine.NumCardKinds {
				assert.Equal(t, r.kinds[kind.String()], f.Cards[kind].Own.N, kind)
				bought += f.Cards[kind].Bought
				sold += f.Cards[kind].Sold
			}
			assert.Equal(t, []int64{r.bought, r.sold}, []int64{bought, sold})
			for face := 1; face <= 6; face++ {
				assert.Equal(t, r.faces[fmt.Sprint(face)], f.Faces[face], "dice with %d", face)
			}
			assert.Equal(t, r.pairs, f.Sums)
		})
	}
}

func TestTheSameSeedPlaysTheSameGamesHoweverManyJobs(t *testing.T) {
	for _, edition := range []engine.EditionID{engine.Big, engine.Event2000} {
		var one, four bytes.Buffer
		sim := simOf(edition, &one)
		sim.Jobs = 1
		alone, err := sim.Run(context.Background())
		require.NoError(t, err)
		sim.Jobs, sim.Record = 4, &four
		together, err := sim.Run(context.Background())
		require.NoError(t, err)
		assert.Equal(t, alone, together)
		assert.True(t, bytes.Equal(one.Bytes(), four.Bytes()), "the records are the same bytes")
		sim.Setup.Seed++
		other, err := sim.Run(context.Background())
		require.NoError(t, err)
		assert.NotEqual(t, alone, other)
	}
}

func TestWhatABillCostsCountsForTheDayThatBroughtIt(t *testing.T) {
	sim := simOf(engine.Big, nil)
	sim.Record = nil
	f, err := sim.Run(context.Background())
	require.NoError(t, err)
	assert.Negative(t, f.Cards[engine.Bill].Own.Average())
	for _, mail := range []engine.Space{engine.Mail1, engine.Mail2, engine.Mail3} {
		assert.Negative(t, f.Spaces[mail].Own.Average(), mail)
	}
	assert.InDelta(t, 200, f.Spaces[engine.Holiday].Own.Average(), 0)
	assert.InDelta(t, 400, f.Spaces[engine.Holiday].Others.Average(), 0, "a Holiday is for everyone")
	assert.InDelta(t, -300, f.Spaces[engine.VacationDay].Own.Average(), 0)
}

func TestSimulationsEndWhenTheyAreTold(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	var out bytes.Buffer
	sim := simOf(engine.Standard, &out)
	sim.Games = math.MaxInt
	sim.Progress = func(games int) {
		if games >= 64 {
			stop()
		}
	}
	f, err := sim.Run(ctx)
	require.NoError(t, err)
	assert.GreaterOrEqual(t, f.Games, 64)
	over := 0
	require.NoError(t, record.Read(&out, func(e record.Entry) error {
		if e.E == "over" {
			over++
		}
		return nil
	}))
	assert.Equal(t, f.Games, over, "the record has the games that count")
	sim.Games, sim.Record = f.Games, nil
	again, err := sim.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, again.Seats[0].Worth.Sum, f.Seats[0].Worth.Sum, "they are the first games")
}

func TestAGameThatCannotBePlayedIsAnError(t *testing.T) {
	for _, seats := range []uint8{1, 7, 255} {
		sim := simOf(engine.Big, nil)
		sim.Record, sim.Setup.Seats = nil, seats
		result, err := sim.Run(context.Background())
		assert.Error(t, err)
		assert.Zero(t, result.Games)
	}
}

// full is a disk with little room.
type full struct{ left int }

func (f *full) Write(p []byte) (int, error) {
	if len(p) > f.left {
		return f.left, assert.AnError
	}
	f.left -= len(p)
	return len(p), nil
}

func TestAFullDiskEndsTheGames(t *testing.T) {
	sim := simOf(engine.Standard, nil)
	sim.Record = &full{}
	result, err := sim.Run(context.Background())
	assert.ErrorIs(t, err, assert.AnError)
	assert.Zero(t, result.Games)
	sim.Record, sim.Games = &full{2_000_000}, 2_000
	result, err = sim.Run(context.Background())
	assert.ErrorIs(t, err, assert.AnError)
	assert.NotZero(t, result.Games)
	assert.Less(t, result.Games, 2_000)
}

func TestLevelsAreCountedApart(t *testing.T) {
	sim := simOf(engine.Big, nil)
	sim.Record = nil
	sim.Levels = [engine.MaxSeats]skill.Level{skill.Normal, skill.Normal, skill.Normal}
	f, err := sim.Run(context.Background())
	require.NoError(t, err)
	normal := f.Levels[slices.Index(skill.Levels(), skill.Normal)]
	assert.Equal(t, int64(3*40), normal.Worth.N)
	assert.LessOrEqual(t, normal.Least, f.Seats[0].Least)
	assert.GreaterOrEqual(t, normal.Most, f.Seats[2].Most)
}
