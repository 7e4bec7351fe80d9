package conquest

import (
	"os"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// january is the page of the pictures: 31 days from a Friday on.
var january = MonthPage(2027, 1)

// chance picks choices at random, with a generator of its own.
type chance struct {
	random  Random
	options []Option
}

func (c *chance) choose(s *State) Choice {
	if (s.Ask == LayTile || s.Ask == ClaimDay) && c.random.Below(20) == 0 {
		return Choice{Kind: Fill}
	}
	c.options = s.AppendOptions(c.options[:0])
	o := c.options[c.random.Below(uint32(len(c.options)))]
	if o.Most == 0 {
		return o.Choice
	}
	return o.With(o.Choice.Amount + int32(c.random.Below(uint32(o.Most-o.Choice.Amount)+1)))
}

// anySetup returns the n-th of many setups: every number of seats, page, house
// rule and length of game.
func anySetup(n int) Setup {
	s := Setup{
		Seed: uint64(n), Seats: uint8(2 + n%5), First: NoSeat,
		Page:   Page{Weekday: uint8(n / 5 % 7), Length: Shortest + uint8(n/3%4)},
		Rounds: uint8(3 + n%7),
	}
	if n%4 == 1 {
		s.Page = MonthPage(uint16(1990+n%60), uint8(1+n%12))
	}
	if n%3 > 0 {
		s.House = HouseRules(n * 2_654_435_761 >> 7)
		s.People = SeatSet(n*40_503>>4) & (1<<s.Seats - 1)
	}
	if n%6 == 2 {
		s.First = Seat(n / 6 % int(s.Seats))
	}
	return s
}

// somewhere returns a game played at random up to the n-th choice.
func somewhere(t require.TestingT, seed uint64, n int) State {
	s, err := New(anySetup(int(seed)), nil)
	require.NoError(t, err)
	player := chance{random: Random(seed)}
	for range n {
		if s.Over() {
			break
		}
		require.NoError(t, s.Choose(player.choose(&s), nil))
	}
	return s
}

// ledger keeps the armies of every day and owner by events alone, as a reader of
// a record can.
type ledger struct {
	t      require.TestingT
	owner  [dayIndex]Seat
	armies [dayIndex]int32
	due    int32 // armies that have come and are not placed yet
	over   bool
}

func (l *ledger) fold(e Event) {
	switch e.Kind {
	case GameBegan:
		for d := range l.owner {
			l.owner[d] = NoSeat
		}
	case NeutralStood:
		for rest := e.Days; rest != 0; rest &= rest - 1 {
			d := rest.First()
			l.owner[d], l.armies[d] = Neutral, e.Armies
			if e.Fewer.Has(d) {
				l.armies[d]--
			}
		}
	case Claimed:
		l.owner[e.To], l.armies[e.To] = e.Seat, 1
	case ArmiesCame, SetTurnedIn:
		l.due += e.Armies
	case Placed:
		l.armies[e.To] += e.Armies
		if e.Why != WhySetup {
			l.due -= e.Armies
		}
	case Thrown:
		l.armies[e.From] -= int32(e.Lost)
		l.armies[e.To] -= int32(e.Beaten)
	case Taken:
		if l.armies[e.To] != 0 || l.owner[e.To] != e.By {
			require.Fail(l.t, "a day is taken that is held", "%+v", e)
		}
		l.owner[e.To] = e.Seat
	case Moved:
		l.armies[e.From] -= e.Armies
		l.armies[e.To] += e.Armies
	case GameOver:
		l.over = true
	}
}

// With EVERY_ROUND=1 these games have no limit but the last round of all, which
// takes some minutes.
func TestRandomGamesEndWithEveryArmyAccountedForByTheEventsAlone(t *testing.T) {
	const games = 1000 // for each number of seats
	for game := range games * (MaxSeats - MinSeats + 1) {
		setup := anySetup(game)
		if os.Getenv("EVERY_ROUND") == "1" {
			setup.Rounds = 0
		}
		l := &ledger{t: t}
		var s State
		require.NoError(t, s.Start(setup, l.fold))
		player := chance{random: Random(game)}
		n := 0
		for ; !s.Over(); n++ {
			choice := player.choose(&s)
			before := s
			if err := s.Choose(choice, l.fold); err != nil {
				require.NoError(t, err, "game %d: %v", game, choice)
			}
			if !s.sound() {
				require.Fail(t, "a state that play does not trust", "game %d after %v at %+v", game, choice, s.Prompt())
			}
			if l.armies != s.Armies || l.owner != s.Owner || l.due != s.Reserve {
				require.Equal(t, s.Armies, l.armies, "game %d after %v", game, choice)
				require.Equal(t, s.Owner, l.owner, "game %d after %v", game, choice)
				require.Equal(t, s.Reserve, l.due, "game %d after %v", game, choice)
			}
			if game < 60 {
				checkCopies(t, &before, &s, choice)
			}
		}
		assert.True(t, l.over)
		assert.LessOrEqual(t, s.Round, setup.lastRound())
	}
}

// checkCopies looks whether a copy, and what was saved and read back, come to
// the same with the same choice, without anybody listening.
func checkCopies(t *testing.T, before, after *State, choice Choice) {
	b, err := before.MarshalBinary()
	require.NoError(t, err)
	var read State
	require.NoError(t, read.UnmarshalBinary(b))
	if read != *before {
		require.Equal(t, *before, read)
	}
	require.NoError(t, read.Choose(choice, nil))
	if read != *after {
		require.Equal(t, *after, read)
	}
	require.Equal(t, after.Hash(), read.Hash())
}

func TestStateIsSmallAndFlat(t *testing.T) {
	assert.LessOrEqual(t, unsafe.Sizeof(State{}), uintptr(1024))
	t.Logf("%d bytes", unsafe.Sizeof(State{}))
}

func TestPlayAllocatesNothing(t *testing.T) {
	var s State
	player := chance{options: make([]Option, 0, 2000)}
	n := 0
	assert.Zero(t, testing.AllocsPerRun(60, func() {
		n++
		require.NoError(t, s.Start(anySetup(n), nil))
		for !s.Over() {
			if s.Choose(player.choose(&s), nil) != nil {
				panic("refused")
			}
		}
	}))
}
