package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lastDay returns a turn of seat 0, of three, with six armies on day 12 beside the
// last day of seat 1.
func lastDay(t *testing.T, house ...HouseRule) *board {
	return newBoard(t, 3, house...).allTo(2).own(0, 6, 12).own(1, 1, 11)
}

// takeIt lets seat 0 take day 11 and move three armies in.
func (b *board) takeIt() *board { return b.dice(6, 6, 6, 1).choose("attack 12 11 3", "occupy 3") }

func TestAKnockOut(t *testing.T) {
	t.Run("a player without days is out, and the taker gets all cards", func(t *testing.T) {
		b := lastDay(t).hand(1, 1, 2).hand(0, 3).takeIt()
		assert.Equal(t, SeatSet(0b101), b.In())
		assert.Equal(t, Day(1).Set()|Day(2).Set()|Day(3).Set(), b.Hands[0])
		assert.Zero(t, b.Hands[1])
		assert.Equal(t, []Event{{
			Kind: KnockedOut, Seat: 1, By: 0, Days: Day(1).Set() | Day(2).Set(), Number: 2, Secret: true,
		}}, b.told(KnockedOut))
		assert.EqualValues(t, 1, b.OutAt[1])
	})
	t.Run("takes no turns any more", func(t *testing.T) {
		b := lastDay(t).takeIt().choose("end-attack", "stay")
		assert.Equal(t, Seat(2), b.Prompt().Seat)
	})
	t.Run("with six cards sets are turned in at once until four or fewer are left", func(t *testing.T) {
		b := lastDay(t).hand(0, 1, 4, 7, 10).hand(1, 2, 5).takeIt()
		assert.Equal(t, Prompt{Kind: TurnIn, KnockOut: true}, b.Prompt())
		assert.Equal(t, Refusal{ID: RefusedMustTurnIn}, b.refused("keep-cards"))
		b.choose("turn-in infantry")
		assert.Equal(t, Prompt{Kind: Reinforce, Armies: 4, KnockOut: true}, b.Prompt())
	})
	t.Run("with fewer than five left one is asked whether to turn in another", func(t *testing.T) {
		b := lastDay(t).hand(0, 1, 4, 7, 10).hand(1, 2, 5, 8).takeIt().choose("turn-in infantry")
		assert.Equal(t, Prompt{Kind: TurnIn, Armies: 4, KnockOut: true}, b.Prompt())
		assert.Equal(t, Prompt{Kind: Reinforce, Armies: 4, KnockOut: true}, b.choose("keep-cards").Prompt())
		b = lastDay(t).hand(0, 1, 4, 7, 10).hand(1, 2, 5, 8).takeIt().choose("turn-in infantry", "turn-in cavalry")
		assert.Equal(t, Prompt{Kind: Reinforce, Armies: 4 + 6, KnockOut: true}, b.Prompt())
	})
	t.Run("those armies are placed at once, and the attack goes on", func(t *testing.T) {
		b := lastDay(t).hand(0, 1, 4, 7, 10).hand(1, 2, 5).takeIt().choose("turn-in infantry", "place 11 4")
		assert.Equal(t, Prompt{Kind: Attack}, b.Prompt())
		assert.EqualValues(t, 7, b.Armies[11])
		placed := b.told(Placed)
		assert.Equal(t, WhyKnockOut, placed[len(placed)-1].Why)
	})
	t.Run("with five or fewer nothing is turned in before one's next turn", func(t *testing.T) {
		b := lastDay(t).hand(0, 1, 4, 7).hand(1, 2, 5).takeIt()
		assert.Equal(t, Prompt{Kind: Attack}, b.Prompt())
		assert.Equal(t, 5, b.Hands[0].Len())
	})
	t.Run("goes in order: move in, take the cards, turn in, place, go on", func(t *testing.T) {
		b := lastDay(t).hand(0, 1, 4, 7, 10).hand(1, 2, 5).takeIt().choose("turn-in infantry", "place 11 4")
		assert.Equal(t, []EventKind{Chosen, Thrown, Taken, Chosen, Moved, KnockedOut, Chosen, SetTurnedIn, Chosen, Placed}, b.kinds())
	})
}

func TestHandsAreClosed(t *testing.T) {
	t.Run("all see how many cards somebody has, nobody else which", func(t *testing.T) {
		b := fight(t, 3, 1).hand(0, 1, 4).hand(1, 2, 5, 8)
		seen := map[DaySet]bool{}
		for seed := range uint64(50) {
			w := b.World(0, seed)
			assert.Equal(t, b.Hands[0], w.Hands[0])
			assert.Equal(t, 3, w.Hands[1].Len())
			assert.Equal(t, allDays, w.Deck|w.Hands[0]|w.Hands[1])
			assert.True(t, w.sound())
			seen[w.Hands[1]] = true
		}
		assert.Greater(t, len(seen), 40)
	})
	t.Run("a card that is drawn is told to its player alone", func(t *testing.T) {
		b := lastDay(t).takeIt().choose("end-attack", "stay")
		e := b.told(CardDrawn)[0]
		assert.Equal(t, e, e.SeenBy(0))
		assert.Equal(t, Event{Kind: CardDrawn, Seat: 0, By: NoSeat, Secret: true}, e.SeenBy(1))
	})
	t.Run("cards of a fallen player are known to that one and to the taker alone", func(t *testing.T) {
		e := lastDay(t).hand(1, 1, 2).takeIt().told(KnockedOut)[0]
		assert.Equal(t, e, e.SeenBy(0))
		assert.Equal(t, e, e.SeenBy(1))
		assert.Zero(t, e.SeenBy(2).Days)
		assert.EqualValues(t, 2, e.SeenBy(2).Number)
	})
	t.Run("sets that are turned in are open", func(t *testing.T) {
		e := newBoard(t, 3).hand(0, 1, 4, 7).begin(0).choose("turn-in infantry").told(SetTurnedIn)[0]
		assert.Equal(t, e, e.SeenBy(2))
	})
	t.Run("open hands shows them", func(t *testing.T) {
		b := lastDay(t, OpenHands).hand(1, 1, 2).hand(2, 9, 10)
		w := b.World(0, 7)
		assert.Equal(t, b.Hands, w.Hands)
		b.takeIt().choose("end-attack", "stay")
		for _, e := range b.told(KnockedOut, CardDrawn) {
			assert.Equal(t, e, e.SeenBy(2))
		}
	})
}

func TestATurnWithout(t *testing.T) {
	t.Run("a possible attack skips that prompt", func(t *testing.T) {
		b := newBoard(t, 3).allTo(0).own(1, 1, 1).own(2, 1, 42)
		b.own(0, 2, 20).begin(0)
		b.choose("place 20 " + Choice{Amount: b.Reserve}.amount())
		assert.Equal(t, Fortify, b.Ask)
	})
	t.Run("a possible move skips that prompt", func(t *testing.T) {
		b := newBoard(t, 3).allTo(1).own(2, 1, 42).own(0, 3, 12).choose("end-attack")
		assert.Equal(t, Seat(1), b.Prompt().Seat)
	})
	t.Run("armies after a throw to attack with goes on to the move", func(t *testing.T) {
		b := newBoard(t, 3).allTo(1).own(2, 1, 42).own(0, 2, 12).own(0, 1, 13).dice(1, 6).choose("attack 12 11 1")
		assert.Equal(t, Seat(1), b.Prompt().Seat)
	})
}

// amount writes an amount as choices have it.
func (c Choice) amount() string {
	return Choice{Kind: DefendWith, Amount: c.Amount}.String()[len("defend "):]
}

func TestEveryGameEnds(t *testing.T) {
	t.Run("the 200th round is the last", func(t *testing.T) {
		b := newBoard(t, 3).own(0, 2, 12).own(1, 1, 13)
		b.Round, b.Turn, b.Turns = LastRound, 2, 600
		b.own(2, 2, 11).own(2, 1, 10)
		b.choose("end-attack", "stay")
		assert.True(t, b.Over())
		assert.Equal(t, WhyRounds, b.told(GameOver)[0].Why)
		assert.Len(t, b.told(Counted), 1)
	})
	t.Run("games of random moves come to it or are won before", func(t *testing.T) {
		for seats := uint8(2); seats <= MaxSeats; seats++ {
			setup := on(seats, NoSeat)
			setup.Seed = uint64(seats)
			var s State
			require.NoError(t, s.Start(setup, nil))
			for player := (chance{}); !s.Over(); {
				require.NoError(t, s.Choose(player.choose(&s), nil))
			}
			assert.LessOrEqual(t, s.Round, LastRound)
		}
	})
	t.Run("a chosen limit ends it before", func(t *testing.T) {
		for _, rounds := range []uint8{6, 12, 24} {
			setup := on(3, 0)
			setup.Rounds = rounds
			b := start(t, setup)
			for player := (chance{random: 3}); !b.Over(); {
				require.NoError(t, b.Choose(player.choose(&b.State), b.listen))
			}
			assert.Equal(t, rounds, b.Round)
		}
	})
	t.Run("a day holds more than 999 armies", func(t *testing.T) {
		b := newBoard(t, 3).own(0, 999, 1).begin(0).choose("place 1 4")
		assert.EqualValues(t, 1_003, b.Armies[1])
	})
	t.Run("a choice after the end is refused", func(t *testing.T) {
		b := newBoard(t, 2).allTo(0).own(0, 6, 12).own(1, 1, 11).dice(6, 6, 6, 1).choose("attack 12 11 3")
		assert.Equal(t, Prompt{Seat: NoSeat}, b.Prompt())
		assert.Equal(t, Refusal{ID: RefusedOver}, b.refused("stay"))
		assert.Empty(t, b.AppendOptions(nil))
	})
}

func TestWinning(t *testing.T) {
	t.Run("the last player with a day wins, at once, in the middle of a turn", func(t *testing.T) {
		b := newBoard(t, 3).allTo(0).own(0, 6, 12).own(1, 1, 11).dice(6, 6, 1).choose("attack 12 11 2")
		assert.True(t, b.Over())
		assert.Equal(t, SeatSet(1), b.Winners())
		assert.Equal(t, []Event{{
			Kind: GameOver, Why: WhyAll, Seat: NoSeat, By: NoSeat, Winners: 1, Counts: [6]int32{42}, Sums: [6]int32{46},
		}}, b.told(GameOver))
	})
	t.Run("the least number of armies moves in unasked, then out, then over", func(t *testing.T) {
		b := newBoard(t, 3).allTo(0).own(0, 6, 12).own(1, 1, 11).dice(6, 6, 1).choose("attack 12 11 2")
		assert.Equal(t, []EventKind{Chosen, Thrown, Taken, Moved, KnockedOut, GameOver}, b.kinds())
		assert.EqualValues(t, 2, b.Armies[11])
	})
}

// finish ends the last turn of a last round with what has been noted so far.
func finish(t *testing.T, sums [MaxSeats]uint16, arrange func(b *board)) *board {
	b := newBoard(t, 3).allTo(0).own(1, 1, 1, 2, 3).own(2, 3, 40).own(2, 1, 41, 42)
	b.Setup.Rounds, b.Round, b.Turn, b.Turns, b.Sums = 6, 6, 2, 18, sums
	if arrange != nil {
		arrange(b)
	}
	return b.choose("end-attack", "stay")
}

func TestALimitIsWonByCounting(t *testing.T) {
	t.Run("the days through the whole last round, after every turn of it", func(t *testing.T) {
		setup := on(3, 0)
		setup.Rounds = 3
		b := start(t, setup)
		var sums [MaxSeats]int32
		for player := (chance{random: 4}); !b.Over(); {
			require.NoError(t, b.Choose(player.choose(&b.State), b.listen))
		}
		counts := b.told(Counted)
		require.Len(t, counts, 3)
		for _, e := range counts {
			assert.EqualValues(t, 3, e.Round)
			for seat, days := range e.Counts {
				sums[seat] += days
			}
			assert.Equal(t, sums, e.Sums)
		}
		assert.EqualValues(t, 3*Days, sums[0]+sums[1]+sums[2])
	})
	t.Run("the largest sum wins, not the most days at the end", func(t *testing.T) {
		assert.Equal(t, SeatSet(1<<1), finish(t, [MaxSeats]uint16{10, 60, 20}, nil).Winners())
	})
	t.Run("then the most armies at the end", func(t *testing.T) {
		b := finish(t, [MaxSeats]uint16{0, 50, 50}, nil)
		assert.Equal(t, SeatSet(1<<2), b.Winners())
		assert.Equal(t, []Event{{
			Kind: GameOver, Why: WhyRounds, Seat: NoSeat, By: NoSeat, Winners: 1 << 2, Counts: [6]int32{36, 3, 3}, Sums: [6]int32{36, 3, 5},
		}}, b.told(GameOver))
	})
	t.Run("then the win is shared", func(t *testing.T) {
		b := finish(t, [MaxSeats]uint16{0, 50, 50}, func(b *board) { b.own(1, 3, 3) })
		assert.Equal(t, SeatSet(0b110), b.Winners())
	})
	t.Run("who is knocked out in the last round has what was noted, but cannot win", func(t *testing.T) {
		b := finish(t, [MaxSeats]uint16{30, 200, 10}, func(b *board) { b.own(0, 1, 1, 2, 3) })
		assert.Equal(t, SeatSet(1), b.Winners())
		assert.EqualValues(t, 200, b.Sums[1])
	})
	t.Run("a round ends when the place of the first player is passed, also when that one is out", func(t *testing.T) {
		b := newBoard(t, 3).allTo(1).own(2, 1, 42).own(2, 2, 41)
		b.Turn, b.Turns = 2, 3
		b.choose("end-attack", "stay")
		assert.Equal(t, Prompt{Kind: Reinforce, Seat: 1, Armies: b.Reserve}, b.Prompt())
		assert.EqualValues(t, 2, b.Round)
	})
}

func TestTwoPlayers(t *testing.T) {
	t.Run("14 days are dealt at random to a neutral army", func(t *testing.T) {
		var seen DaySet
		for seed := range uint64(40) {
			setup := on(2, 0)
			setup.Seed = seed
			b := start(t, setup)
			assert.Equal(t, 14, b.Held[Neutral].Len())
			seen |= b.Held[Neutral]
		}
		assert.Equal(t, allDays, seen)
	})
	t.Run("it has 40 armies: three on twelve days, two on two", func(t *testing.T) {
		b := start(t, on(2, 0))
		stacks := map[int32]int{}
		for rest := b.Held[Neutral]; rest != 0; rest &= rest - 1 {
			stacks[b.Armies[rest.First()]]++
		}
		assert.Equal(t, map[int32]int{3: 12, 2: 2}, stacks)
		e := b.told(NeutralStood)[0]
		assert.Equal(t, b.Held[Neutral], e.Days)
		assert.Equal(t, 2, e.Fewer.Len())
		assert.EqualValues(t, 3, e.Armies)
	})
	t.Run("the players have 40 infantry, the second in the order 42", func(t *testing.T) {
		b := start(t, on(2, 0))
		assert.Equal(t, []uint8{40, 42}, b.Left[:2])
		b = start(t, on(2, 1))
		assert.Equal(t, []uint8{42, 40}, b.Left[:2])
	})
	t.Run("they claim the other 28 days in turn and place the rest in turn", func(t *testing.T) {
		b := start(t, on(2, 0)).choose("fill random")
		assert.Equal(t, []int{14, 14, 14}, []int{b.Held[0].Len(), b.Held[1].Len(), b.Held[Neutral].Len()})
		for b.Ask == PlaceArmy {
			b.choose(b.choices()[0])
		}
		assert.Equal(t, []int32{40, 42, 40}, []int32{b.Troops(0), b.Troops(1), b.Troops(Neutral)})
	})
	t.Run("the neutral army never attacks, grows, moves or draws", func(t *testing.T) {
		for seed := range uint64(5) {
			setup := on(2, 0)
			setup.Seed, setup.Rounds = seed, 20
			b := start(t, setup)
			for player := (chance{random: Random(seed)}); !b.Over(); {
				require.NoError(t, b.Choose(player.choose(&b.State), b.listen))
			}
			for _, e := range b.events {
				assert.True(t, e.Seat != Neutral || e.Kind == NeutralStood, "%+v", e)
			}
		}
	})
	t.Run("its regions pay nobody", func(t *testing.T) {
		b := newBoard(t, 2).allTo(Neutral).own(0, 1, 12).own(1, 1, 42)
		assert.Zero(t, b.Income(0).Bonus+b.Income(1).Bonus)
	})
	t.Run("one wins when the other is out, with neutral days left", func(t *testing.T) {
		b := newBoard(t, 2).allTo(Neutral).own(0, 6, 12).own(1, 1, 11).dice(6, 6, 6, 1).choose("attack 12 11 3")
		assert.True(t, b.Over())
		assert.Equal(t, SeatSet(1), b.Winners())
		assert.Equal(t, 40, b.Held[Neutral].Len())
	})
	t.Run("losing the last neutral day knocks nobody out", func(t *testing.T) {
		b := newBoard(t, 2).allTo(1).own(0, 6, 12).own(Neutral, 1, 11).dice(6, 6, 6, 1).choose("attack 12 11 3", "occupy 3")
		assert.Equal(t, Prompt{Kind: Attack}, b.Prompt())
		assert.Empty(t, b.told(KnockedOut))
	})
}
