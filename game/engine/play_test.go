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

// chance picks choices at random, with a generator of its own. It builds a
// month a tile at a time, rearranges it now and then, and leaves the rest to
// a preset sooner or later.
type chance struct {
	random  Random
	options []Option
}

func (c *chance) choose(s *State) Choice {
	if s.Page != 0 && c.random.Below(15) == 0 {
		return Choice{Kind: Fill, Preset: Preset(c.random.Below(uint32(NumPresets)))}
	}
	c.options = s.AppendOptions(c.options[:0])
	if s.Page != 0 && c.random.Below(20) > 0 {
		kept := c.options[:0]
		for _, o := range c.options {
			if o.Choice.Kind == Place || o.Choice.Kind == Begin {
				kept = append(kept, o)
			}
		}
		c.options = kept
	}
	o := c.options[c.random.Below(uint32(len(c.options)))]
	if o.Choice.Kind == Borrow && c.random.Below(4) > 0 {
		o = c.options[0]
	}
	if o.Step == 0 {
		return o.Choice
	}
	steps := (o.Most - o.Choice.Amount) / o.Step
	if o.Choice.Kind == Borrow && c.random.Below(50) > 0 {
		steps = min(steps, 4)
	}
	return o.With(o.Choice.Amount + o.Step*int32(c.random.Below(uint32(steps)+1)))
}

// anySetup returns the n-th of many setups of an edition: with every number
// of seats, every length of month, laid in every way, with and without house
// rules, and in real months where there are any.
func anySetup(edition EditionID, n int) Setup {
	s := setup(uint8(2+n%5), max(uint8(1+n/5%3), EditionOf(edition).FewestMonths), uint64(n))
	s.Edition = edition
	ed := EditionOf(edition)
	for i := range s.Months {
		s.Lengths[i] = max(s.Lengths[i], ed.Shortest)
	}
	s.Oldest, s.Host, s.Builder = Seat(n%int(s.Seats)), Seat(n/2%int(s.Seats)), Seat(n/3%int(s.Seats))
	if n%2 == 1 {
		s.Laying = ByOne
	}
	if n%3 == 0 {
		s.House = HouseRules(n/3) & ed.House
	}
	if len(ed.Pay) > 1 {
		s.PlainPay = uint16(n/7) & (1<<s.Months - 1)
	}
	if ed.RealMonths && n%4 != 0 {
		s.Calendar = Calendar{Year: uint16(2000 + n%30), Month: uint8(1 + n%12)}
		for i := range s.Months {
			s.Lengths[i] = DaysIn(s.Calendar.YearMonth(i + 1))
			s.Calendar.Holidays[i] = uint32(n*2_654_435_761>>9) & (1<<s.Lengths[i] - 1) & 0x11111111
		}
		for i := range s.Seats {
			month := uint8(1 + (n/11+int(i))%12)
			s.Calendar.Birthdays[i] = Date{month, uint8(1 + (n/2+int(i)*5)%int(DaysIn(2000, month)))}
		}
	}
	if ed.PrintsDays() && ed.LaysTiles() {
		s.Blue = uint8(n % int(s.mostTiles(ed)+1))
		if n%6 == 5 {
			s.Page[n%27], s.Page[(n+5)%27] = Space(1+n%int(SkipAhead)), FoundABuyer
		}
	}
	return s
}

func TestRandomGamesEndWithAccountsAtZeroAfterEveryEvent(t *testing.T) {
	for edition := range NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			t.Parallel()
			playRandomGames(t, edition)
		})
	}
}

func playRandomGames(t *testing.T, edition EditionID) {
	for game := range 1000 {
		setup := anySetup(edition, game)
		var s State
		deepest := uint8(0)
		sink := func(e Event) {
			sum := int32(0)
			for _, dollars := range s.Balance {
				sum += dollars
			}
			if sum != 0 || e.Kind == Paid && e.Amount <= 0 {
				require.Fail(t, "accounts do not sum to zero", "%d after %+v in game %d", sum, e, game)
			}
			deepest = max(deepest, s.Depth)
		}
		require.NoError(t, s.Start(setup, sink))
		player := chance{random: Random(game)}
		for s.Phase != Over {
			if err := s.Choose(player.choose(&s), sink); err != nil {
				require.NoError(t, err, "game %d", game)
			}
			if err := s.sound(); err != nil {
				require.NoError(t, err, "game %d", game)
			}
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

func TestPlayAllocatesNothing(t *testing.T) {
	for edition := range NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			setup := benchSetup(edition)
			var s State
			assert.Zero(t, testing.AllocsPerRun(20, func() {
				setup.Seed++
				require.NoError(t, playPlainly(&s, setup))
			}))
		})
	}
}
