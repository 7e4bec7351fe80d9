package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestDeal(t *testing.T) {
	noodles := func(b *board) CardID { return b.deal(8_000, 12_000) }
	t.Run("may be bought at once for its cost", func(t *testing.T) {
		b := newBoard(t, 2).put(1, DealSpace).hold(0, 9_000)
		b.stack(noodles(b)).roll(1)
		assert.Equal(t, Prompt{Kind: BuyDeal, Seat: 0, Card: noodles(b)}, b.Prompt())
		assert.Equal(t, []Option{{Choice: Choice{Kind: Buy}, Cost: 8_000}}, b.options(Buy))
		b.choose(Choice{Kind: Buy})
		assert.Equal(t, []payment{{seat(0), Bank, 8_000, WhyDeal}}, b.payments())
		assert.Equal(t, []CardID{noodles(b)}, b.HeldDeals(0))
	})
	t.Run("takes out a loan if needed, and says how much first", func(t *testing.T) {
		b := newBoard(t, 2).put(1, DealSpace)
		b.stack(noodles(b)).roll(1)
		assert.Equal(t, []Option{{Choice: Choice{Kind: Buy}, Cost: 8_000, Borrows: 3_000}}, b.options(Buy))
		b.choose(Choice{Kind: Buy})
		assert.Equal(t, []payment{{Bank, seat(0), 3_000, WhyLoan}, {seat(0), Bank, 8_000, WhyDeal}}, b.payments())
		assert.False(t, b.told(LoanTaken)[0].Forced)
		assert.Zero(t, b.Cash(0))
	})
	t.Run("declined, it goes to the top of the discards", func(t *testing.T) {
		b := newBoard(t, 2).put(1, DealSpace)
		b.stack(noodles(b)).roll(1).choose(Choice{Kind: Decline})
		assert.Empty(t, b.payments())
		assert.Empty(t, b.HeldDeals(0))
		assert.Equal(t, noodles(b), b.DealPile.Discard[b.DealPile.Gone-1])
	})
	t.Run("a Super Steal costs half and sells for its full value", func(t *testing.T) {
		b := newBoard(t, 2).put(1, DealSpace)
		steal := b.card(0, Card{Deck: DealDeck, Kind: SuperSteal, Cost: 10_000, Value: 16_000})
		b.stack(steal).roll(1).choose(Choice{Kind: Buy})
		assert.Equal(t, []payment{{seat(0), Bank, 5_000, WhyDeal}}, b.payments())
		b.roll(2).stand(0, 3).roll(1).choose(Choice{Kind: Sell, Card: steal})
		assert.Equal(t, []payment{{Bank, seat(0), 16_000, WhyBuyer}}, b.payments(WhyBuyer))
	})
	t.Run("a Double Deal pays twice its printed value", func(t *testing.T) {
		b := newBoard(t, 2)
		double := b.card(0, Card{Deck: DealDeck, Kind: DoubleDeal, Cost: 5_000, Value: 8_000})
		b.own(0, double).roll(4).choose(Choice{Kind: Sell, Card: double})
		assert.Equal(t, []payment{{Bank, seat(0), 16_000, WhyBuyer}}, b.payments())
	})
	t.Run("a Free Deal is kept for nothing", func(t *testing.T) {
		b := newBoard(t, 2).put(1, FreeDeal)
		b.stack(noodles(b)).roll(1)
		assert.Empty(t, b.payments())
		assert.Equal(t, []CardID{noodles(b)}, b.HeldDeals(0))
		assert.Equal(t, []Event{{Kind: Kept, Seat: 0, By: NoSeat, Deck: DealDeck, Card: noodles(b)}}, b.told(Kept))
	})
	t.Run("if no Deal is left, nothing is offered", func(t *testing.T) {
		for _, space := range []Space{DealSpace, FreeDeal} {
			b := newBoard(t, 2).put(1, space)
			b.DealPile = Pile[[MaxDeals]CardID]{}
			b.roll(1)
			assert.Len(t, b.told(NoCardLeft), 1)
			assert.Equal(t, Seat(1), b.Prompt().Seat)
		}
	})
}

func TestFoundABuyer(t *testing.T) {
	t.Run("buys one Deal of the player's choice", func(t *testing.T) {
		b := newBoard(t, 2)
		soda, other := b.deal(3_500, 6_000), b.deal(12_000, 20_000)
		b.own(0, soda, other).roll(2)
		assert.Len(t, b.options(Sell), 2)
		b.choose(Choice{Kind: Sell, Card: soda})
		assert.Equal(t, []payment{{Bank, seat(0), 6_000, WhyBuyer}}, b.payments())
		assert.Equal(t, []CardID{other}, b.HeldDeals(0))
		assert.Equal(t, soda, b.DealPile.Discard[b.DealPile.Gone-1])
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt(), "one Deal at a time")
	})
	t.Run("or none", func(t *testing.T) {
		b := newBoard(t, 2)
		b.own(0, b.deal(3_500, 6_000)).roll(2).choose(Choice{Kind: SellNone})
		assert.Empty(t, b.payments())
		assert.Len(t, b.HeldDeals(0), 1)
	})
	t.Run("is a rest for who has no Deal", func(t *testing.T) {
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, newBoard(t, 2).roll(2).Prompt())
	})
	t.Run("does not buy what another player holds", func(t *testing.T) {
		b := newBoard(t, 2)
		b.own(0, b.deal(3_500, 6_000)).own(1, b.deal(12_000, 20_000)).roll(2)
		assert.Equal(t, RefusedNotYours, b.refused(Choice{Kind: Sell, Card: b.deal(12_000, 20_000)}))
	})
}

func TestLoans(t *testing.T) {
	t.Run("may be taken at any prompt of one's own, in steps of $1,000", func(t *testing.T) {
		b := newBoard(t, 2).put(1, DealSpace)
		b.choose(Choice{Kind: Borrow, Amount: 2_000})
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, b.Prompt())
		b.roll(1).choose(Choice{Kind: Borrow, Amount: 1_000})
		assert.Equal(t, BuyDeal, b.Prompt().Kind)
		assert.EqualValues(t, 8_000, b.Cash(0))
		assert.EqualValues(t, 3_000, b.Players[0].Loan)
		for _, amount := range []int32{0, -1_000, 500, 1_500} {
			assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Borrow, Amount: amount}))
		}
	})
	t.Run("end at $10,000,000", func(t *testing.T) {
		b := newBoard(t, 2).owe(0, CreditLimit-2_000)
		assert.Equal(t, RefusedNoCredit, b.refused(Choice{Kind: Borrow, Amount: 3_000}))
		b.choose(Choice{Kind: Borrow, Amount: 2_000})
		assert.Empty(t, b.options(Borrow))
	})
	t.Run("what cannot be paid even so is not offered", func(t *testing.T) {
		b := newBoard(t, 2).put(1, DealSpace).owe(0, CreditLimit-1_000)
		b.stack(b.deal(12_000, 20_000)).roll(1)
		assert.Empty(t, b.options(Buy))
		assert.Equal(t, RefusedNoCredit, b.refused(Choice{Kind: Buy}))
	})
	t.Run("who would need more is out of the game as if retired", func(t *testing.T) {
		b := newBoard(t, 3).put(1, SickDay).owe(0, CreditLimit).hold(0, 150)
		b.own(0, b.deal(2_000, 5_000)).receive(0, b.bill(100)).roll(1)
		assert.Equal(t, []payment{{seat(0), Jackpot, 150, WhySickDay}}, b.payments())
		assert.Equal(t, []Event{{Kind: Retired, Seat: 0, By: NoSeat, Forced: true}}, b.told(Retired))
		assert.Empty(t, b.HeldDeals(0))
		assert.Empty(t, b.HeldMail(0))
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
}
