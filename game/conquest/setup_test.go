package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestClaiming(t *testing.T) {
	t.Run("35 infantry each for three players, 30 for four, 25 for five, 20 for six", func(t *testing.T) {
		for seats, want := range map[uint8]int32{3: 35, 4: 30, 5: 25, 6: 20} {
			b := start(t, on(seats, 0))
			for seat := range seats {
				assert.EqualValues(t, want, b.Left[seat])
			}
			b.choose("fill random")
			for b.Ask == PlaceArmy {
				b.choose(b.choices()[0])
			}
			for seat := range Seat(seats) {
				assert.Equal(t, want, b.Troops(seat))
			}
		}
	})
	t.Run("in turn each puts one infantry on a free day", func(t *testing.T) {
		b := start(t, on(3, 0)).choose("claim 7", "claim 42", "claim 1")
		assert.Equal(t, []Seat{0, 1, 2}, []Seat{b.Owner[7], b.Owner[42], b.Owner[1]})
		assert.EqualValues(t, 1, b.Armies[42])
		assert.EqualValues(t, 34, b.Left[1])
		assert.Equal(t, Prompt{Kind: ClaimDay, Seat: 0}, b.Prompt())
		assert.Equal(t, Refusal{ID: RefusedNotFree}, b.refused("claim 42"))
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, b.refused("claim 43"))
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, b.refused("claim 0"))
	})
	t.Run("nobody may pass", func(t *testing.T) {
		b := start(t, on(3, 0))
		for _, o := range b.AppendOptions(nil) {
			assert.Contains(t, []ChoiceKind{Claim, Fill}, o.Choice.Kind)
		}
		assert.Equal(t, Refusal{ID: RefusedNotAsked}, b.refused("stay"))
	})
	t.Run("all days still free may be dealt, in turn order", func(t *testing.T) {
		b := start(t, on(4, 2)).choose("claim 5", "fill random")
		claims := b.told(Claimed)
		require.Len(t, claims, Days)
		for i, e := range claims {
			assert.Equal(t, Seat((2+i)%4), e.Seat)
		}
	})
	t.Run("play goes on in seat order until every day is taken", func(t *testing.T) {
		b := start(t, on(5, 3))
		for d := range Days {
			assert.Equal(t, Prompt{Kind: ClaimDay, Seat: Seat((3 + d) % 5)}, b.Prompt())
			b.choose(b.choices()[0])
		}
		assert.Equal(t, PlaceArmy, b.Ask)
		assert.Zero(t, b.Free())
	})
	t.Run("with four or five players the first ones get a day more", func(t *testing.T) {
		for seats, want := range map[uint8][]int{4: {11, 11, 10, 10}, 5: {9, 9, 8, 8, 8}, 3: {14, 14, 14}, 6: {7, 7, 7, 7, 7, 7}} {
			b := start(t, on(seats, 0)).choose("fill random")
			for seat, days := range want {
				assert.Equal(t, days, b.Held[seat].Len())
			}
		}
	})
}

func TestTheFirstPlayer(t *testing.T) {
	t.Run("each throws one die in seat order, and the highest goes first", func(t *testing.T) {
		var first SeatSet
		for seed := range uint64(60) {
			setup := on(4, NoSeat)
			setup.Seed = seed
			b := start(t, setup)
			rolls := b.told(Rolled)
			best := Event{Seat: NoSeat}
			for i, e := range rolls[:4] {
				assert.Equal(t, Seat(i), e.Seat)
				assert.Equal(t, WhyFirst, e.Why)
				if e.Dice[0] > best.Dice[0] {
					best = e
				}
			}
			if len(rolls) == 4 {
				assert.Equal(t, best.Seat, b.Setup.First)
			}
			first = first.With(b.Setup.First)
		}
		assert.Equal(t, 4, first.Len())
	})
	t.Run("those tied for the highest throw again, they alone", func(t *testing.T) {
		tied := false
		for seed := range uint64(60) {
			setup := on(3, NoSeat)
			setup.Seed = seed
			b := start(t, setup)
			rolls := b.told(Rolled)
			if len(rolls) == 3 {
				continue
			}
			tied = true
			highest := max(rolls[0].Dice[0], rolls[1].Dice[0], rolls[2].Dice[0])
			for _, e := range rolls[3:] {
				assert.Equal(t, highest, rolls[e.Seat].Dice[0])
			}
		}
		assert.True(t, tied)
	})
	t.Run("the same player claims first, places first and takes the first turn", func(t *testing.T) {
		b := start(t, on(3, 1))
		assert.Equal(t, Seat(1), b.Prompt().Seat)
		b.choose("fill random")
		assert.Equal(t, Prompt{Kind: PlaceArmy, Seat: 1, Armies: 21}, b.Prompt())
		for b.Ask == PlaceArmy {
			b.choose(b.choices()[0])
		}
		assert.Equal(t, Prompt{Kind: Reinforce, Seat: 1, Armies: b.Reserve}, b.Prompt())
		assert.Equal(t, []Event{{Kind: TurnBegan, Seat: 1, By: NoSeat, Round: 1}}, b.told(TurnBegan))
	})
	t.Run("a setup may name it", func(t *testing.T) {
		b := start(t, on(6, 4))
		assert.Empty(t, b.told(Rolled))
		assert.Equal(t, Seat(4), b.Prompt().Seat)
	})
}

func TestPlacing(t *testing.T) {
	t.Run("one infantry a turn on a day of one's own", func(t *testing.T) {
		b := start(t, on(3, 0)).choose("fill random")
		own, other := b.Held[0].First(), b.Held[1].First()
		place := func(d Day, amount int32) string { return Choice{Kind: Place, Day: d, Amount: amount}.String() }
		assert.Equal(t, Refusal{ID: RefusedNotYours}, b.refused(place(other, 1)))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 1}, b.refused(place(own, 2)))
		b.choose(place(own, 1))
		assert.EqualValues(t, 2, b.Armies[own])
		assert.Equal(t, Prompt{Kind: PlaceArmy, Seat: 1, Armies: 21}, b.Prompt())
	})
	t.Run("it goes on where the claiming stopped, so that nobody skips a turn", func(t *testing.T) {
		b := start(t, on(4, 0)).choose("fill random")
		assert.Equal(t, Seat(1), b.told(Claimed)[Days-1].Seat)
		assert.Equal(t, Prompt{Kind: PlaceArmy, Seat: 2, Armies: 20}, b.Prompt())
	})
	t.Run("who has none left is skipped", func(t *testing.T) {
		b := start(t, on(2, 0)).choose("fill random")
		order := []Seat{}
		for b.Ask == PlaceArmy {
			order = append(order, b.Prompt().Seat)
			b.choose(b.choices()[0])
		}
		assert.Len(t, order, 40-14+42-14)
		assert.Equal(t, []Seat{0, 1, 0, 1, 1, 1}, order[len(order)-6:], "the second of two has two more")
	})
	t.Run("there is no limit on a day", func(t *testing.T) {
		b := start(t, on(3, 0)).choose("fill random")
		for b.Ask == PlaceArmy {
			b.choose(b.choices()[0])
		}
		assert.EqualValues(t, 22, b.Armies[b.Held[0].First()])
		b = newBoard(t, 3).own(0, 5_000, 12).own(0, 1, 13)
		b.choose("end-attack", "move 12 13 4999")
		assert.EqualValues(t, 5_000, b.Armies[13])
	})
	t.Run("but never fewer than one army", func(t *testing.T) {
		b := newBoard(t, 3).own(0, 4, 12).own(0, 1, 13).own(1, 1, 11)
		assert.Equal(t, Refusal{ID: RefusedTooFew, Most: 2}, newBoard(t, 3).own(0, 3, 12).own(1, 1, 11).refused("attack 12 11 3"))
		b.choose("end-attack")
		assert.Equal(t, Refusal{ID: RefusedLastArmy, Most: 3}, b.refused("move 12 13 4"))
	})
}

func TestCards(t *testing.T) {
	t.Run("42 cards, one for each day, 14 of each design", func(t *testing.T) {
		b := start(t, on(3, 0))
		assert.Equal(t, allDays, b.Deck)
		for design := Infantry; design <= Artillery; design++ {
			assert.Equal(t, 14, designs[design].Len())
		}
		assert.Equal(t, []Design{Infantry, Cavalry, Artillery, Infantry, Artillery}, []Design{
			CardDesign(1), CardDesign(2), CardDesign(3), CardDesign(4), CardDesign(42),
		})
		assert.Equal(t, []Event{{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Number: 42}}, b.told(Shuffled))
	})
	t.Run("there are no missions and no wild cards", func(t *testing.T) {
		for card := Day(1); card <= Days; card++ {
			assert.Contains(t, []Design{Infantry, Cavalry, Artillery}, CardDesign(card))
		}
	})
	t.Run("the deck is face down: any card of it may come next", func(t *testing.T) {
		var drawn DaySet
		for seed := range uint64(400) {
			b := newBoard(t, 3).own(0, 2, 12).own(1, 1, 11)
			b.Took, b.Random = true, Random(seed)
			b.choose("end-attack")
			if b.Ask == Fortify {
				b.choose("stay")
			}
			drawn |= b.Hands[0]
		}
		assert.Equal(t, allDays, drawn)
	})
}

func TestSetupsThatCannotBeAreRefused(t *testing.T) {
	tests := []struct {
		name string
		harm func(s *Setup)
		want Refusal
	}{
		{"one seat", func(s *Setup) { s.Seats = 1 }, Refusal{ID: RefusedSeats, Day: 1, Least: 2, Most: 6}},
		{"seven seats", func(s *Setup) { s.Seats = 7 }, Refusal{ID: RefusedSeats, Day: 7, Least: 2, Most: 6}},
		{"a first player without a seat", func(s *Setup) { s.First = 4 }, Refusal{ID: RefusedFirst, Day: 5}},
		{"a first player below all seats", func(s *Setup) { s.First = -2 }, Refusal{ID: RefusedFirst, Day: -1}},
		{"people without a seat", func(s *Setup) { s.People = 1 << 4 }, Refusal{ID: RefusedPeople}},
		{"more rounds than there are", func(s *Setup) { s.Rounds = 201 }, Refusal{ID: RefusedRounds, Day: 201, Most: 200}},
		{"an eighth weekday", func(s *Setup) { s.Page = Page{Weekday: 7, Length: 30} }, Refusal{ID: RefusedWeekday, Day: 7}},
		{"a month of 27 days", func(s *Setup) { s.Page = Page{Length: 27} }, Refusal{ID: RefusedLength, Day: 27, Least: 28, Most: 31}},
		{"a month of 32 days", func(s *Setup) { s.Page = Page{Length: 32} }, Refusal{ID: RefusedLength, Day: 32, Least: 28, Most: 31}},
		{"a thirteenth month", func(s *Setup) { s.Page.Month = 13 }, Refusal{ID: RefusedYear, Day: 2027, Least: 1583, Most: 9999}},
		{"a year without a calendar", func(s *Setup) { s.Page.Year = 1500 }, Refusal{ID: RefusedYear, Day: 1500, Least: 1583, Most: 9999}},
		{"a month of no year", func(s *Setup) { s.Page.Year = 0 }, Refusal{ID: RefusedYear, Least: 1583, Most: 9999}},
		{"another weekday than the month's", func(s *Setup) { s.Page.Weekday = 4 }, Refusal{ID: RefusedWeekday, Day: 4}},
		{"another length than the month's", func(s *Setup) { s.Page.Length = 30 }, Refusal{ID: RefusedLength, Day: 30, Least: 31, Most: 31}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			setup := on(4, 0)
			test.harm(&setup)
			var s State
			assert.Equal(t, &test.want, s.Start(setup, nil))
			assert.Equal(t, State{}, s)
			assert.Contains(t, test.want.Error(), string(test.want.ID))
		})
	}
}
