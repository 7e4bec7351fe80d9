package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestArmiesOfATurn(t *testing.T) {
	t.Run("one for every three days, what is over is left out", func(t *testing.T) {
		for days, want := range map[int]int32{12: 4, 13: 4, 14: 4, 15: 5, 20: 6} {
			b := newBoard(t, 3).allTo(1)
			for i := range days {
				b.own(0, 1, Day(1+2*i%41+2*i/41)) // every second day, so that no region is held
			}
			require.Equal(t, days, b.Held[0].Len())
			b.begin(0)
			assert.Equal(t, want, b.Reserve)
		}
	})
	t.Run("at least three", func(t *testing.T) {
		for _, days := range []int{1, 8, 9, 11} {
			b := newBoard(t, 3).allTo(1)
			for i := range days {
				b.own(0, 1, Day(1+2*i))
			}
			assert.EqualValues(t, 3, b.begin(0).Reserve)
		}
	})
	t.Run("counted when the turn begins", func(t *testing.T) {
		b := newBoard(t, 3).allTo(1).own(0, 9, 8).own(1, 1, 9).begin(0)
		b.choose("place 8 3").dice(6, 6, 6, 1).choose("attack 8 9 3", "occupy 3")
		assert.Zero(t, b.Reserve)
		assert.Equal(t, []Event{{Kind: ArmiesCame, Seat: 0, By: NoSeat, Number: 1, Armies: 3}}, b.told(ArmiesCame))
	})
	t.Run("a whole region brings its bonus", func(t *testing.T) {
		b := newBoard(t, 3).allTo(1)
		for rest := january.DaysOf(HomeStretch); rest != 0; rest &= rest - 1 {
			b.own(0, 1, rest.First())
		}
		b.begin(0)
		assert.Equal(t, []Event{{
			Kind: ArmiesCame, Seat: 0, By: NoSeat, Number: 9, Regions: 1 << HomeStretch, Extra: 5, Armies: 8,
		}}, b.told(ArmiesCame))
		b.own(1, 1, january.DaysOf(HomeStretch).First())
		assert.Zero(t, b.Income(0).Bonus)
	})
	t.Run("are placed on any days of one's own", func(t *testing.T) {
		b := newBoard(t, 3).begin(0)
		assert.EqualValues(t, 4, b.Reserve)
		assert.Equal(t, Refusal{ID: RefusedNotYours}, b.refused("place 2 1"))
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, b.refused("place 60 1"))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 4}, b.refused("place 1 5"))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 4}, b.refused("place 1 0"))
		b.choose("place 1 3", "place 22 1")
		assert.Equal(t, []int32{4, 2}, []int32{b.Armies[1], b.Armies[22]})
	})
	t.Run("before any attack, and all of them", func(t *testing.T) {
		b := newBoard(t, 3).begin(0).choose("place 1 3")
		assert.Equal(t, Refusal{ID: RefusedNotAsked}, b.refused("attack 1 2 1"))
		assert.Equal(t, Refusal{ID: RefusedNotAsked}, b.refused("end-attack"))
		assert.Equal(t, Attack, b.choose("place 1 1").Ask)
	})
}

func TestSets(t *testing.T) {
	// The designs of cards go round: 1, 4, 7 infantry, 2, 5, 8 cavalry, 3, 6, 9 artillery.
	t.Run("three of one design, or one of each", func(t *testing.T) {
		tests := []struct {
			name  string
			cards []Day
			want  []string
		}{
			{"three infantry", []Day{1, 4, 7}, []string{"turn-in infantry", "keep-cards"}},
			{"three cavalry", []Day{2, 5, 8}, []string{"turn-in cavalry", "keep-cards"}},
			{"three artillery", []Day{3, 6, 9}, []string{"turn-in artillery", "keep-cards"}},
			{"one of each", []Day{1, 5, 9}, []string{"turn-in one-of-each", "keep-cards"}},
			{"either of two", []Day{1, 4, 7, 2, 3}, []string{"turn-in infantry", "turn-in one-of-each"}},
		}
		for _, test := range tests {
			b := newBoard(t, 3).hand(0, test.cards...).begin(0)
			assert.Equal(t, Prompt{Kind: TurnIn, Armies: 4}, b.Prompt(), test.name)
			assert.Equal(t, test.want, b.choices(), test.name)
		}
	})
	t.Run("nothing else is a set", func(t *testing.T) {
		for _, cards := range [][]Day{{1, 4}, {1, 4, 2}, {1, 4, 2, 5}, {3, 6, 2}} {
			assert.Equal(t, Reinforce, newBoard(t, 3).hand(0, cards...).begin(0).Ask)
		}
		b := newBoard(t, 3).hand(0, 1, 4, 7).begin(0)
		assert.Equal(t, Refusal{ID: RefusedNoSet}, b.refused("turn-in one-of-each"))
		assert.Equal(t, Refusal{ID: RefusedNoSet}, b.refused("turn-in cavalry"))
	})
	t.Run("are turned in before the first army is placed", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7).begin(0)
		assert.Equal(t, Refusal{ID: RefusedNotAsked}, b.refused("place 1 1"))
		b.choose("turn-in infantry")
		assert.Equal(t, Prompt{Kind: Reinforce, Armies: 8}, b.Prompt())
		b.choose("place 1 1")
		assert.Equal(t, Reinforce, b.Ask)
	})
	t.Run("as many as one has", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7, 2, 5, 8).begin(0).choose("turn-in infantry", "turn-in cavalry")
		assert.Equal(t, Prompt{Kind: Reinforce, Armies: 4 + 4 + 6}, b.Prompt())
	})
	t.Run("one may be kept back with fewer than five cards", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7, 2).begin(0).choose("keep-cards")
		assert.Equal(t, Prompt{Kind: Reinforce, Armies: 4}, b.Prompt())
		assert.Equal(t, 4, b.Hands[0].Len())
	})
	t.Run("with five or more one must be turned in", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7, 2, 5).begin(0)
		assert.Equal(t, Refusal{ID: RefusedMustTurnIn}, b.refused("keep-cards"))
		assert.Equal(t, Reinforce, b.choose("turn-in infantry").Ask)
	})
	t.Run("five cards always hold a set", func(t *testing.T) {
		for n := range 1 << 15 {
			var hand DaySet
			for i := range 15 {
				if n>>i&1 != 0 {
					hand = hand.With(Day(i + 1))
				}
			}
			if hand.Len() == 5 && !HoldsSet(hand) {
				assert.Fail(t, "no set", "%b", hand)
			}
		}
	})
	t.Run("the first brings four armies, each later one two more, without end", func(t *testing.T) {
		b := newBoard(t, 3)
		for n, want := range []int32{4, 6, 8, 10, 12, 14, 16} {
			b.Sets = uint16(n)
			assert.Equal(t, want, b.SetWorth(Infantry))
			assert.Equal(t, want, b.SetWorth(OneOfEach))
		}
		b.Sets = 499
		assert.EqualValues(t, 1_002, b.SetWorth(Cavalry))
	})
	t.Run("the sets of all players count together", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7).hand(1, 2, 5, 8).begin(0).choose("turn-in infantry")
		b.begin(1).choose("turn-in cavalry")
		got := b.told(SetTurnedIn)
		assert.Equal(t, Event{Kind: SetTurnedIn, Seat: 0, By: NoSeat, Design: Infantry, Number: 1, Armies: 4, Days: Day(1).Set() | Day(4).Set() | Day(7).Set()}, got[0])
		assert.Equal(t, []int32{2, 6}, []int32{int32(got[1].Number), got[1].Armies})
	})
	t.Run("of several cards of a design those of the lowest places are turned in", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 40, 7, 4, 1, 41, 2).begin(0).choose("turn-in infantry")
		assert.Equal(t, Day(40).Set()|Day(41).Set()|Day(2).Set(), b.Hands[0])
		b = newBoard(t, 3).hand(0, 40, 7, 41, 2, 42).begin(0).choose("turn-in one-of-each")
		assert.Equal(t, Day(40).Set()|Day(41).Set(), b.Hands[0])
	})
	t.Run("what a card shows beside its design brings nothing", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7).own(0, 1, 1, 4, 7).begin(0).choose("turn-in infantry")
		assert.EqualValues(t, 4+4, b.Reserve)
		assert.Equal(t, []int32{1, 1, 1}, []int32{b.Armies[1], b.Armies[4], b.Armies[7]})
	})
}

func TestTheCardOfATurn(t *testing.T) {
	// takeOne lets seat 0 take day 11 from 12.
	takeOne := func(b *board) *board {
		return b.own(0, 6, 12).own(1, 1, 11, 13, 19).dice(6, 6, 6, 1).choose("attack 12 11 3", "occupy 3")
	}
	t.Run("comes at the end of a turn in which one took a day", func(t *testing.T) {
		b := takeOne(newBoard(t, 3))
		assert.Zero(t, b.Hands[0])
		b.choose("end-attack", "stay")
		assert.Equal(t, 1, b.Hands[0].Len())
		assert.Equal(t, 41, b.Deck.Len())
		b = newBoard(t, 3).own(0, 6, 12).own(0, 1, 13).choose("end-attack", "stay")
		assert.Zero(t, b.Hands[0])
	})
	t.Run("one card, however many days", func(t *testing.T) {
		b := takeOne(newBoard(t, 3)).dice(6, 6, 1).choose("attack 11 18 2", "end-attack", "stay")
		assert.Len(t, b.told(Taken), 2)
		assert.Len(t, b.told(CardDrawn), 1)
	})
	t.Run("is the last thing in the turn, after the move", func(t *testing.T) {
		b := takeOne(newBoard(t, 3))
		b.events = nil
		b.choose("end-attack", "move 12 11 1")
		assert.Equal(t, []EventKind{Chosen, Chosen, Moved, CardDrawn, TurnBegan, ArmiesCame}, b.kinds())
	})
	t.Run("turned-in cards are shuffled into a new deck when none is left", func(t *testing.T) {
		b := takeOne(newBoard(t, 3))
		b.TurnedIn, b.Deck = b.Deck, 0
		b.hand(0)
		b.choose("end-attack", "stay")
		assert.Equal(t, []Event{{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Number: 42}}, b.told(Shuffled))
		assert.Equal(t, []int{41, 0, 1}, []int{b.Deck.Len(), b.TurnedIn.Len(), b.Hands[0].Len()})
	})
	t.Run("if there is none at all, no card is drawn", func(t *testing.T) {
		b := takeOne(newBoard(t, 3))
		b.Hands[1], b.Deck = b.Deck, 0
		b.choose("end-attack", "stay")
		assert.Equal(t, []Event{{Kind: NoCardLeft, Seat: 0, By: NoSeat}}, b.told(NoCardLeft))
		assert.Zero(t, b.Hands[0])
	})
}

func TestTheMove(t *testing.T) {
	// Seat 0 holds 12, 13 and 20 in a row, and 31 apart from them.
	moves := func(house ...HouseRule) *board {
		return newBoard(t, 3, house...).allTo(1).own(2, 1, 1).own(0, 5, 12, 31).own(0, 1, 13, 20).choose("end-attack")
	}
	t.Run("takes as many armies as one wants from one day to one adjacent day of one's own", func(t *testing.T) {
		assert.Equal(t, []string{"move 12 13 1", "stay"}, moves().choices())
		b := moves().choose("move 12 13 4")
		assert.Equal(t, []int32{1, 5}, []int32{b.Armies[12], b.Armies[13]})
		assert.Equal(t, Refusal{ID: RefusedNoLink}, moves().refused("move 12 31 1"))
		assert.Equal(t, Refusal{ID: RefusedNoLink}, moves().refused("move 12 20 1"))
		assert.Equal(t, Refusal{ID: RefusedNotYours}, moves().refused("move 12 11 1"))
		assert.Equal(t, Refusal{ID: RefusedNotYours}, moves().refused("move 11 12 1"))
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, moves().refused("move 12 50 1"))
		assert.Equal(t, Refusal{ID: RefusedNoLink}, moves().refused("move 12 12 1"))
	})
	t.Run("once, at the end of the turn", func(t *testing.T) {
		assert.Equal(t, Seat(1), moves().choose("move 12 13 2").Prompt().Seat)
		assert.Equal(t, Refusal{ID: RefusedNotAsked}, moves().refused("attack 12 11 1"))
	})
	t.Run("at least one army stays", func(t *testing.T) {
		assert.Equal(t, Refusal{ID: RefusedLastArmy, Most: 4}, moves().refused("move 12 13 5"))
		assert.Equal(t, Refusal{ID: RefusedLastArmy, Most: 0}, moves().refused("move 13 12 1"))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 4}, moves().refused("move 12 13 0"))
	})
	t.Run("all may stay", func(t *testing.T) {
		b := moves().choose("stay")
		assert.EqualValues(t, 5, b.Armies[12])
		assert.Equal(t, Seat(1), b.Prompt().Seat)
	})
	t.Run("long march: to any day that can be reached over one's own days", func(t *testing.T) {
		b := moves(LongMarch)
		assert.Equal(t, []string{"move 12 13 1", "move 12 20 1", "stay"}, b.choices())
		assert.Equal(t, Refusal{ID: RefusedNoLink}, b.refused("move 12 31 1"))
		b.choose("move 12 20 4")
		assert.EqualValues(t, 5, b.Armies[20])
	})
}
