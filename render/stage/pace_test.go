package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/moments"
)

// crowd is a table with a large Jackpot at which so many players sit, and seat1 has the turn.
func crowd(seats int, people engine.SeatSet) *Stage {
	st := New(engine.Setup{Seats: uint8(seats), Months: 1, Lengths: [engine.MaxMonths]uint8{31}})
	st.Fold(
		engine.Event{Kind: engine.GameBegan, Seat: seat0, By: seat0},
		engine.Event{Kind: engine.PageLaid, Month: 1},
		engine.Event{Kind: engine.TurnBegan, Seat: seat1, Month: 1},
		pay(engine.Bank, engine.Jackpot, 7_000, engine.WhyJackpotSkyrockets),
	)
	st.SetPeople(people)
	return st
}

func TestWhatComputersBringAboutStaysShortWhileManyOfThemHaveTheirTurns(t *testing.T) {
	for name, test := range map[string]struct {
		seats  int
		people engine.SeatSet
		winner engine.Seat
		want   moments.Form
	}{
		"five computers in a row":       {6, 1 << seat0, seat1, moments.Short},
		"a person wins meanwhile":       {6, 1 << seat0, seat0, moments.Full},
		"four computers in a row":       {5, 1 << seat0, seat1, moments.Full},
		"a person's turn":               {6, 1 << seat1, seat1, moments.Full},
		"computers alone":               {6, 0, seat1, moments.Full},
		"three computers, three people": {6, 1<<seat0 | 1<<4 | 1<<5, seat1, moments.Full},
	} {
		t.Run(name, func(t *testing.T) {
			seen, _ := seenMoment(crowd(test.seats, test.people), wonJackpot(test.winner, 7_000))
			assert.Equal(t, moments.Jackpot, seen.Kind)
			assert.Equal(t, test.want, seen.Form)
		})
	}
}

func TestAMomentDoesNotBeginWhileSomethingElseIsLookedAt(t *testing.T) {
	const second = 60
	for name, test := range map[string]struct {
		occupied int // ticks
		want     moments.Kind
	}{
		"not at all":      {0, moments.Jackpot},
		"for a while":     {3 * second, moments.Jackpot},
		"for too long":    {5 * second, moments.None},
		"as long as ever": {60 * second, moments.None},
	} {
		t.Run(name, func(t *testing.T) {
			st := crowd(3, 1<<seat1)
			cash := st.Shown().Cash(seat1)
			st.SetOccupied(true)
			st.Queue(wonJackpot(seat1, 7_000))
			for range test.occupied {
				st.Tick()
				assert.False(t, st.Actors().Moment.On())
			}
			st.SetOccupied(false)
			var seen moments.Moment
			for st.Busy() {
				st.Tick()
				if m := st.Actors().Moment; m.On() {
					seen = m
				}
			}
			assert.Equal(t, test.want, seen.Kind)
			assert.Equal(t, cash+7_000, st.Shown().Cash(seat1), "it has happened in any case")
		})
	}
}

func TestTheBellRingsWhenABuyerComesToAPersonWhoHasDeals(t *testing.T) {
	deal := engine.EditionOf(engine.Big).FirstCard(engine.DealDeck)
	bought, sale := soldDeal(deal, 4_000)
	landing := land(seat0, 5, engine.FoundABuyer)
	for name, test := range map[string]struct {
		people engine.SeatSet
		before []engine.Event
		coming bool
		sold   int // bells at the sale itself
	}{
		"a person with a Deal":   {1 << seat0, bought, true, 0},
		"a person without any":   {1 << seat0, nil, false, 0},
		"a computer with a Deal": {1 << seat1, bought, false, 1},
	} {
		t.Run(name, func(t *testing.T) {
			st := table(map[uint8]engine.Space{5: engine.FoundABuyer})
			st.Fold(test.before...)
			st.SetPeople(test.people)
			bells := func(e engine.Event) (n int) {
				for _, s := range heardIn(st, e) {
					if s.Cue == Buyer {
						n++
					}
				}
				return n
			}
			assert.Equal(t, test.coming, bells(landing) == 1)
			if test.before != nil {
				assert.Equal(t, test.sold, bells(sale))
			}
		})
	}
}
