package series

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/rules"
)

// dice is a game for these tests: all roll in turn, so many times, and may add what they
// like; who has the most wins.
type dice struct{}

type diceSetup struct {
	seats, rolls int
	seed         uint64
}

type diceState struct {
	setup  diceSetup
	random rules.Random
	rolled int
	points [rules.MaxSeats]int
}

var errSetup = errors.New("no such game")

func (dice) Seats(setup *diceSetup) int                { return setup.seats }
func (dice) Seed(setup *diceSetup, seed uint64)        { setup.seed = seed }
func (dice) View(s *diceState, _ rules.Seat) diceState { return *s }

func (dice) Check(setup *diceSetup) error {
	if setup.seats < 2 {
		return errSetup
	}
	return nil
}

func (dice) Start(s *diceState, setup diceSetup, _ func(int)) error {
	*s = diceState{setup: setup, random: rules.Random(setup.seed)}
	return nil
}

func (dice) Choose(s *diceState, more int, sink func(int)) error {
	if more > 9 {
		return errSetup
	}
	n := int(s.random.Die()) + more
	s.points[s.rolled%s.setup.seats] += n
	s.rolled++
	if sink != nil {
		sink(n)
	}
	return nil
}

func (dice) Asked(s *diceState) rules.Seat {
	if s.rolled == s.setup.seats*s.setup.rolls {
		return rules.NoSeat
	}
	return rules.Seat(s.rolled % s.setup.seats)
}

// adds is a player who adds so much each time, after some thought.
type adds struct{ more, steps int }

func (a *adds) Step(*diceState) (more int, done bool) {
	a.steps++
	return a.more, a.steps%3 == 0
}

func player(more int) func(rules.Seat) Player[diceState, int] {
	return func(rules.Seat) Player[diceState, int] { return &adds{more: more} }
}

func winners(s *diceState) (set rules.SeatSet) {
	most := 0
	for seat, n := range s.points[:s.setup.seats] {
		if n > most {
			set, most = 0, n
		}
		if n == most {
			set = set.With(rules.Seat(seat))
		}
	}
	return set
}

// sum counts the points of games, and writes them down, too.
type sum struct {
	points int
	out    io.Writer
}

func (s *sum) Event(n int)           { s.points += n }
func (s *sum) Figures() *int         { return &s.points }
func (s *sum) Begin(setup diceSetup) { fmt.Fprintln(s.out, "game", setup.seed) }
func (s *sum) Flush() error          { _, err := fmt.Fprintln(s.out, s.points); return err }

func games(n, jobs int, out io.Writer) *Games[diceSetup, diceState, int, int, int] {
	return &Games[diceSetup, diceState, int, int, int]{
		Rules: dice{}, Setup: diceSetup{seats: 3, rolls: 4}, Seed: 5, Games: n, Jobs: jobs, Player: player(0),
		Tally: func() Tally[int, int] { return &sum{} }, Record: out,
		NewRecorder: func(w io.Writer) Recorder[diceSetup, int] { return &sum{out: w} },
	}
}

func TestTheNumberOfJobsChangesNothing(t *testing.T) {
	run := func(jobs int) (points []int, record string) {
		var out bytes.Buffer
		n, err := games(50, jobs, &out).Run(context.Background(), func(sum *int) { points = append(points, *sum) })
		require.NoError(t, err)
		assert.Equal(t, 50, n)
		return points, out.String()
	}
	points, record := run(1)
	again, recordAgain := run(4)
	assert.Equal(t, points, again)
	assert.Equal(t, record, recordAgain)
	assert.Contains(t, record, "game 54\n", "each game has a seed of its own")
}

func TestGamesEndEarlyWithWhatWasPlayed(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	g := games(1_000_000, 2, nil)
	g.Record = nil
	g.Progress = func(games int) {
		if games > 50 {
			stop()
		}
	}
	n, err := g.Run(ctx, func(*int) {})
	require.NoError(t, err)
	assert.Greater(t, n, 50)
	assert.Less(t, n, 100_000)
}

func TestGamesThatCannotGoOnAreAnError(t *testing.T) {
	g := games(20, 2, nil)
	g.Record, g.Setup.seats = nil, 1
	_, err := g.Run(context.Background(), func(*int) {})
	assert.ErrorIs(t, err, errSetup)
	g.Setup.seats, g.Player = 2, player(10)
	n, err := g.Run(context.Background(), func(*int) {})
	assert.ErrorIs(t, err, errSetup, "a choice that is refused")
	assert.Zero(t, n)
}

func match(rounds, challenger, others int) *Match[diceSetup, diceState, int, int] {
	return &Match[diceSetup, diceState, int, int]{
		Rules: dice{}, Setup: diceSetup{seats: 4, rolls: 3}, Seed: 1, Challenger: player(challenger), Others: player(others),
		Winners: winners, Rounds: rounds, Jobs: 2,
		Lead: func(s *diceState, seat rules.Seat) (lead int64) {
			for _, n := range s.points[:s.setup.seats] {
				lead += int64(s.points[seat] - n)
			}
			return lead
		},
	}
}

func TestWhoPlaysAlikeIsEvenAndWhoPlaysBetterIsAhead(t *testing.T) {
	o, err := match(40, 0, 0).Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, []int{40, 160}, []int{o.Rounds, o.Games})
	won, _ := o.Wins()
	lead, off := o.Lead()
	assert.InDelta(t, o.Even(), won, 1e-9)
	assert.Zero(t, lead)
	assert.Zero(t, off)

	o, err = match(40, 1, 0).Run(context.Background())
	require.NoError(t, err)
	won, off = o.Wins()
	assert.Greater(t, won, o.Even()+off)
	lead, _ = o.Lead()
	assert.InDelta(t, 3, lead, 1e-9, "one more with each of three rolls")
}

func TestAMatchNeedsATable(t *testing.T) {
	m := match(1, 0, 0)
	m.Setup.seats = 0
	_, err := m.Run(context.Background())
	assert.ErrorIs(t, err, errSetup)
}
