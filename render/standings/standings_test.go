package standings

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// board is a table of some players.
type board struct {
	players []engine.Player
	worth   []int32
}

func (b *board) Seats() int                            { return len(b.players) }
func (b *board) Player(seat engine.Seat) engine.Player { return b.players[seat] }
func (b *board) NetWorth(seat engine.Seat) int32       { return b.worth[seat] }
func (b *board) PaidFor(engine.CardID) int32           { return 3_000 }

// inMonth returns a table on which everybody is in a month.
func inMonth(month uint8, worth ...int32) *board {
	b := &board{worth: worth, players: make([]engine.Player, len(worth))}
	for i := range b.players {
		b.players[i].Month = month
	}
	return b
}

// end lets everybody settle a month.
func (b *board) end(s *Standings, month uint8) {
	for seat := range b.players {
		s.Note(b, engine.Event{Kind: engine.MonthEnded, Seat: engine.Seat(seat), Month: month})
		b.players[seat].Month = month + 1
	}
}

func gets(seat engine.Seat, amount int32, why engine.Why) engine.Event {
	return engine.Event{Kind: engine.Paid, Payer: engine.Bank, Payee: engine.SeatAccount(seat), Amount: amount, Why: why}
}

func TestAMonthIsSettledOnceTheLastOneHas(t *testing.T) {
	b := inMonth(2, 0, 0, 0)
	assert.False(t, Settled(b, 0, 2))
	b.players[1].Month = 3
	assert.False(t, Settled(b, 0, 2), "the third player is still in it")
	assert.False(t, Settled(b, 2, 2))
	b.players[2].Month = 4
	assert.True(t, Settled(b, 0, 2))
	b.players[2] = engine.Player{Month: 1, Retired: true}
	assert.True(t, Settled(b, 0, 2), "who is out is not waited for")
}

func TestTheRaceIsRunFromOneMonthsEndToTheNext(t *testing.T) {
	var s Standings
	b := inMonth(1, 5_000, 5_000, 5_000)
	s.Note(b, engine.Event{Kind: engine.TurnBegan, Month: 1})
	b.worth = []int32{7_000, 9_500, -800}
	b.end(&s, 1)
	first := s.After(b, 1)
	require.Len(t, first.Lanes, 3)
	assert.Equal(t, Lane{Seat: 1, From: 5_000, To: 9_500, Rank: 1}, first.Lanes[0])
	assert.Equal(t, Lane{Seat: 0, From: 5_000, To: 7_000, Rank: 2, Start: 1}, first.Lanes[1])
	assert.Equal(t, Lane{Seat: 2, From: 5_000, To: -800, Rank: 3, Start: 2}, first.Lanes[2])
	least, most := first.Span()
	assert.Equal(t, [2]int32{-1_000, 10_000}, [2]int32{least, most})

	b.worth = []int32{12_000, 4_000, 4_000}
	b.end(&s, 2)
	b.worth = []int32{1, 2, 3} // what comes later changes nothing
	second := s.After(b, 2)
	assert.Equal(t, Lane{Seat: 0, From: 7_000, To: 12_000, Rank: 1, Before: 2, Start: 1}, second.Lanes[0])
	assert.Equal(t, Lane{Seat: 1, From: 9_500, To: 4_000, Rank: 2, Before: 1}, second.Lanes[1])
	assert.Equal(t, Lane{Seat: 2, From: -800, To: 4_000, Rank: 2, Before: 3, Start: 2}, second.Lanes[2], "who is worth the same shares a place")
	assert.Equal(t, 1, second.Lanes[0].Climbed())
	assert.Equal(t, -1, second.Lanes[1].Climbed())
}

func TestWhereEventsAreNotAtHandEverybodyStandsStill(t *testing.T) {
	var s Standings
	b := inMonth(3, 800, 6_000)
	s.Note(b, engine.Event{Kind: engine.TurnBegan, Month: 3})
	b.end(&s, 3)
	for _, l := range s.After(b, 3).Lanes {
		assert.Equal(t, l.To, l.From)
		assert.Zero(t, l.Climbed())
	}
	b.worth = []int32{9_000, 7_000}
	b.end(&s, 4)
	assert.Equal(t, Lane{Seat: 0, From: 800, To: 9_000, Rank: 1, Before: 2, Start: 1}, s.After(b, 4).Lanes[0], "from then on they run")
}

func TestWhatIsToldOfAMonth(t *testing.T) {
	var s Standings
	b := inMonth(1, 5_000, 6_000, 7_000, 8_000)
	b.end(&s, 1)
	s.Note(b, gets(2, 900, engine.WhyJackpot))
	s.Note(b, gets(1, 4_000, engine.WhyJackpot))
	s.Note(b, gets(3, 9_000, engine.WhyBuyer))
	s.Note(b, gets(3, 5_000, engine.WhyBuyer))
	s.Note(b, engine.Event{Kind: engine.Paid, Payer: engine.SeatAccount(2), Payee: engine.Bank, Amount: 300, Why: engine.WhyInterest})
	b.worth = []int32{20_000, 6_500, -2_000, 6_000}
	b.end(&s, 2)
	assert.Equal(t, []Finding{
		{Kind: TookLead, Seat: 0, Passed: engine.SeatSet(0).With(1).With(2).With(3), Amount: 3},
		{Kind: WonJackpot, Seat: 1, Amount: 4_000},
		{Kind: SoldDeal, Seat: 3, Amount: 6_000},
	}, s.After(b, 2).Findings, "the most important ones")

	b.end(&s, 3)
	assert.Equal(t, []Finding{{Kind: InDebt, Seat: 2, Amount: 2_000}}, s.After(b, 3).Findings, "nothing of other months")
}

func TestNobodyIsSaidToHavePassedOthersInTheFirstMonth(t *testing.T) {
	var s Standings
	b := inMonth(1, 0, 0)
	s.Note(b, engine.Event{Kind: engine.TurnBegan, Month: 1})
	b.worth = []int32{100, 200}
	b.end(&s, 1)
	assert.Empty(t, s.After(b, 1).Findings)
}

func TestHowAMonthTurns(t *testing.T) {
	for _, short := range []bool{false, true} {
		now := Turning{On: true, Short: short}
		last, asked := 0.0, false
		for now.T = 0; now.T <= 1; now.T += .002 {
			down, _ := now.Fall()
			assert.GreaterOrEqual(t, down, last, "the page never rises")
			assert.True(t, down == 0 || now.Torn() == 1, "it falls once it is torn off")
			last = down
			for i := range engine.MaxSeats {
				shown, run := now.Lane(i)
				assert.True(t, run == 0 || shown > 0, "nobody runs on a lane that is not there")
				assert.False(t, now.Ranked() && run < 1, "places change when all have run")
			}
			assert.False(t, asked && !now.Asks(), "what is offered stays")
			asked = now.Asks()
		}
		now.T = 1
		assert.True(t, now.Gone() && now.Head() && now.Ranked() && now.Asks())
		assert.InDelta(t, 1, now.Swapped(), 1e-9)
		for i := range engine.MaxSeats {
			assert.Zero(t, now.Hop(i))
		}
	}
	long, short := Turning{}, Turning{Short: true}
	assert.Less(t, short.Length(), long.Length())
}
