package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLuckyLottery(t *testing.T) {
	lottery := func(t *testing.T, seats uint8) *board { return newBoard(t, seats).put(1, LuckyLottery) }
	t.Run("the Bank antes $5,000, and each player may ante $500, in seat order from the lander", func(t *testing.T) {
		b := lottery(t, 3)
		b.State.Tasks[0].Seat, b.Turn = 1, 1
		b.roll(1)
		for _, want := range []Seat{1, 2, 0} {
			assert.Equal(t, Prompt{Kind: AnteUp, Seat: want, Lander: 1}, b.Prompt())
			assert.Equal(t, []Option{{Choice: Choice{Kind: Ante}, Cost: 500}}, b.options(Ante))
			b.choose(Choice{Kind: Ante})
		}
		assert.EqualValues(t, 6_500, b.Balance[Stakes])
		assert.Equal(t, []payment{
			{Bank, Stakes, 5_000, WhyLottery}, {seat(1), Stakes, 500, WhyAnte}, {seat(2), Stakes, 500, WhyAnte}, {seat(0), Stakes, 500, WhyAnte},
		}, b.payments())
	})
	t.Run("an ante may borrow, and says so", func(t *testing.T) {
		b := lottery(t, 2).hold(0, 300).roll(1)
		assert.Equal(t, []Option{{Choice: Choice{Kind: Ante}, Cost: 500, Borrows: 1_000}}, b.options(Ante))
		b.choose(Choice{Kind: Ante})
		assert.EqualValues(t, 800, b.Cash(0))
	})
	t.Run("each picks a different number from 1 to 12, from the lander on, if in", func(t *testing.T) {
		b := lottery(t, 3).roll(1)
		b.choose(Choice{Kind: Ante}).choose(Choice{Kind: StayOut}).choose(Choice{Kind: Ante})
		assert.Equal(t, Prompt{Kind: PickNumber, Seat: 0}, b.Prompt())
		assert.Len(t, b.options(Pick), 12)
		assert.Equal(t, RefusedNoSuchNumber, b.refused(Choice{Kind: Pick, Number: 13}))
		assert.Equal(t, RefusedNoSuchNumber, b.refused(Choice{Kind: Pick, Number: 0}))
		b.choose(Choice{Kind: Pick, Number: 7})
		assert.Equal(t, Prompt{Kind: PickNumber, Seat: 2}, b.Prompt())
		assert.Len(t, b.options(Pick), 11)
		assert.Equal(t, RefusedNumberTaken, b.refused(Choice{Kind: Pick, Number: 7}))
	})
	t.Run("the prompt says how many of 36 throws bring a number up: 1 cannot", func(t *testing.T) {
		b := lottery(t, 2).roll(1).choose(Choice{Kind: Ante}).choose(Choice{Kind: StayOut})
		var ways []uint8
		for _, o := range b.options(Pick) {
			ways = append(ways, o.Ways)
		}
		assert.Equal(t, []uint8{0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}, ways)
	})
	t.Run("the lander rolls first, in or not; then the dice go left among those who are in", func(t *testing.T) {
		b := lottery(t, 3).roll(1)
		b.choose(Choice{Kind: StayOut}).choose(Choice{Kind: Ante}).choose(Choice{Kind: Ante})
		b.choose(Choice{Kind: Pick, Number: 7})
		b.dice(1, 1, 1, 2, 2, 2, 3, 4).choose(Choice{Kind: Pick, Number: 8})
		var rollers []Seat
		for _, e := range b.told(Rolled)[1:] {
			rollers = append(rollers, e.Seat)
		}
		assert.Equal(t, []Seat{0, 1, 2, 1}, rollers)
		assert.Equal(t, []payment{{Stakes, seat(1), 6_000, WhyLottery}}, b.payments()[3:])
		assert.Zero(t, b.Balance[Stakes])
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("if nobody antes, the Bank takes its money back", func(t *testing.T) {
		b := lottery(t, 2).roll(1).choose(Choice{Kind: StayOut}).choose(Choice{Kind: StayOut})
		assert.Equal(t, []payment{{Bank, Stakes, 5_000, WhyLottery}, {Stakes, Bank, 5_000, WhyLottery}}, b.payments())
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("if no chosen number can come up, antes go back", func(t *testing.T) {
		b := lottery(t, 2).roll(1).choose(Choice{Kind: Ante}).choose(Choice{Kind: StayOut}).choose(Choice{Kind: Pick, Number: 1})
		assert.Equal(t, []payment{{Stakes, seat(0), 500, WhyAnteBack}, {Stakes, Bank, 5_000, WhyLottery}}, b.payments()[2:])
		assert.Zero(t, b.Balance[Stakes])
	})
	t.Run("retired players may join", func(t *testing.T) {
		b := lottery(t, 2).finish(1).roll(1).choose(Choice{Kind: StayOut})
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 1}, b.Prompt())
		b.choose(Choice{Kind: Ante}).dice(2, 2).choose(Choice{Kind: Pick, Number: 4})
		assert.EqualValues(t, 10_000, b.Cash(1))
	})
	t.Run("whom no loan would help is not asked", func(t *testing.T) {
		b := lottery(t, 3).owe(1, CreditLimit).hold(1, 0).roll(1).choose(Choice{Kind: Ante})
		assert.Equal(t, Seat(2), b.Prompt().Seat)
	})
}
