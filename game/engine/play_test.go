package engine

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// setup returns a game of the edition for the seats, with a month of each
// length in turn.
func setup(seats, months uint8, seed uint64) Setup {
	s := Setup{Edition: Big, Seats: seats, Months: months, Seed: seed, First: NoSeat}
	for i := range months {
		s.Lengths[i] = 31 - uint8((uint64(i)+seed)%4)
	}
	return s
}

// chance picks choices at random, with a generator of its own. It builds the
// month a tile at a time, and rearranges it now and then.
type chance struct {
	random  Random
	options []Option
}

func (c *chance) choose(s *State) Choice {
	c.options = s.AppendOptions(c.options[:0])
	if s.Phase == Building && c.random.below(20) > 0 {
		kept := c.options[:0]
		for _, o := range c.options {
			if o.Choice.Kind == Place || o.Choice.Kind == Begin {
				kept = append(kept, o)
			}
		}
		c.options = kept
	}
	o := c.options[c.random.below(uint32(len(c.options)))]
	if o.Choice.Kind == Borrow && c.random.below(4) > 0 {
		o = c.options[0]
	}
	if o.Step == 0 {
		return o.Choice
	}
	steps := (o.Most - o.Choice.Amount) / o.Step
	if o.Choice.Kind == Borrow && c.random.below(50) > 0 {
		steps = min(steps, 4)
	}
	return o.With(o.Choice.Amount + o.Step*int32(c.random.below(uint32(steps)+1)))
}

func TestRandomGamesEndWithAccountsAtZeroAfterEveryEvent(t *testing.T) {
	for game := range 1000 {
		setup := setup(uint8(2+game%5), uint8(1+game/5%3), uint64(game))
		if game%2 == 1 {
			setup.Laying = ByOne
		}
		var s State
		deepest := uint8(0)
		sink := func(e Event) {
			sum := int32(0)
			for _, dollars := range s.Balance {
				sum += dollars
			}
			require.Zero(t, sum, "accounts after %v", e.Kind)
			deepest = max(deepest, s.Depth)
			if e.Kind == Paid {
				require.Positive(t, e.Amount)
			}
		}
		require.NoError(t, s.Start(setup, sink))
		player := chance{random: Random(game)}
		for s.Phase != Over {
			require.NoError(t, s.Choose(player.choose(&s), sink))
			require.NoError(t, s.sound(), "game %d", game)
		}
		assert.Less(t, deepest, uint8(maxTasks), "tasks")
		for seat := range s.Seats() {
			assert.True(t, s.Players[seat].Retired)
			assert.Empty(t, s.HeldMail(Seat(seat)))
			assert.Empty(t, s.HeldDeals(Seat(seat)))
		}
	}
}

func TestStateIsSmallAndFlat(t *testing.T) {
	assert.LessOrEqual(t, unsafe.Sizeof(State{}), uintptr(2048))
}
