package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMail(t *testing.T) {
	t.Run("a Mail space draws the number of cards on its flag", func(t *testing.T) {
		for space, cards := range map[Space]int{Mail1: 1, Mail2: 2, Mail3: 3} {
			b := newBoard(t, 2).put(1, space).stack(b0(t).bill(100), b0(t).bill(400), b0(t).bill(600)).roll(1)
			assert.Len(t, b.HeldMail(0), cards)
			assert.Len(t, b.told(Drawn), cards)
		}
	})
	cards := []struct {
		rule string
		like Card
		want []payment
	}{
		{"an ad does nothing", Card{Kind: Ad}, nil},
		{"a postcard does nothing", Card{Kind: Postcard}, nil},
		{"a bill waits for Big Pay Day", Card{Kind: Bill, Amount: 2_500}, nil},
		{"a moneygram that needs money goes to the Jackpot", Card{Kind: MoneygramSend, Amount: 400},
			[]payment{{seat(0), Jackpot, 400, WhyMoneygramSend}}},
		{"a moneygram that sends money comes from the Bank", Card{Kind: MoneygramReceive, Amount: 1_000},
			[]payment{{Bank, seat(0), 1_000, WhyMoneygramReceive}}},
		{"a tax refund is collected at once", Card{Kind: TaxRefund, Amount: 1_500},
			[]payment{{Bank, seat(0), 1_500, WhyTaxRefund}}},
		{"a rebate is collected at once", Card{Kind: Rebate, Amount: 200},
			[]payment{{Bank, seat(0), 200, WhyRebate}}},
	}
	for _, test := range cards {
		t.Run(test.rule, func(t *testing.T) {
			b := newBoard(t, 2).put(1, Mail1)
			card := b.card(0, test.like)
			b.stack(card).roll(1)
			assert.Equal(t, test.want, b.payments())
			assert.Equal(t, []CardID{card}, b.HeldMail(0), "it stays before the player until month's end")
		})
	}
	t.Run("money is settled card by card", func(t *testing.T) {
		b := newBoard(t, 2).put(1, Mail2).hold(0, 100)
		b.stack(b.card(0, Card{Kind: MoneygramSend, Amount: 1_000}), b.card(0, Card{Kind: TaxRefund, Amount: 1_500})).roll(1)
		assert.Equal(t, []payment{
			{Bank, seat(0), 1_000, WhyLoan}, {seat(0), Jackpot, 1_000, WhyMoneygramSend}, {Bank, seat(0), 1_500, WhyTaxRefund},
		}, b.payments())
	})
	t.Run("an empty draw pile is refilled with the shuffled discards", func(t *testing.T) {
		b := newBoard(t, 2).put(1, Mail2)
		b.MailPile.Discard, b.MailPile.Gone = b.MailPile.Draw, b.MailPile.Left-1
		b.MailPile.Discard[b.MailPile.Gone] = NoCard
		last := b.MailPile.Draw[59]
		b.MailPile.Draw, b.MailPile.Left = [MaxMail]CardID{last}, 1
		b.roll(1)
		assert.Equal(t, []Event{{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Deck: MailDeck, Count: 59}}, b.told(Shuffled))
		assert.Zero(t, b.MailPile.Gone)
	})
	t.Run("if no card is left at all, none is drawn and the table is told", func(t *testing.T) {
		b := newBoard(t, 2).put(1, Mail3)
		b.MailPile = Pile[[MaxMail]CardID]{}
		b.roll(1)
		assert.Len(t, b.told(NoCardLeft), 1)
		assert.Empty(t, b.told(Drawn))
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
}

// b0 is a board to look cards up on.
func b0(t *testing.T) *board { return newBoard(t, 2) }

func TestInstantMessage(t *testing.T) {
	next := []struct {
		rule    string
		message Message
		space   Space
	}{
		{"to the next Deal", ToNextDeal, DealSpace},
		{"to the next Found a Buyer", ToNextBuyer, FoundABuyer},
	}
	for _, test := range next {
		t.Run(test.rule+" goes there and does the space", func(t *testing.T) {
			b := emptyMonth(t, 2).put(3, Mail1).put(10, test.space).put(20, test.space)
			b.stack(b.message(test.message)).own(0, b.deal(2_000, 5_000)).roll(3)
			assert.EqualValues(t, 10, b.Players[0].Day)
			assert.Contains(t, []PromptKind{BuyDeal, SellDeal}, b.Prompt().Kind)
		})
		t.Run(test.rule+": if none comes, nothing happens and the space is not repeated", func(t *testing.T) {
			b := emptyMonth(t, 2).put(2, test.space).put(3, Mail1).put(5, FreeDeal)
			b.stack(b.message(test.message)).roll(3)
			assert.EqualValues(t, 3, b.Players[0].Day)
			assert.Len(t, b.told(Landed), 1)
			assert.Equal(t, []Event{{Kind: NoDayLeft, Seat: 0, By: NoSeat, Card: b.message(test.message)}}, b.told(NoDayLeft))
			assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
		})
	}
	t.Run("back to START, where nothing happens: no salary, the same month", func(t *testing.T) {
		b := newBoard(t, 2).put(20, Mail1).stand(0, 18)
		b.stack(b.message(ToStart)).roll(2)
		assert.Equal(t, Player{Month: 1}, b.Players[0])
		assert.Empty(t, b.payments())
	})
	t.Run("back three with a friend: both do the space, the mover first", func(t *testing.T) {
		b := newBoard(t, 3).put(20, Mail1).put(17, Mail2).stand(0, 18).stand(1, 5)
		bill := b.card(1, Card{Kind: Bill, Amount: 200})
		b.stack(b.message(BackThreeWithFriend), b.bill(100), bill, b.bill(400), b.bill(600)).roll(2)
		assert.Equal(t, BringFriend, b.Prompt().Kind)
		assert.Equal(t, uint8(17), b.Prompt().To)
		b.choose(Choice{Kind: Bring, Seat: 1})
		assert.Equal(t, []Event{
			{Kind: Moved, Seat: 0, By: NoSeat, Why: WhyMessage, Month: 1, From: 20, To: 17},
			{Kind: Moved, Seat: 1, By: 0, Why: WhyBrought, Month: 1, From: 5, To: 17},
		}, b.told(Moved)[1:])
		assert.Equal(t, []CardID{b.message(BackThreeWithFriend), b.bill(100), bill}, b.HeldMail(0))
		assert.Equal(t, []CardID{b.bill(400), b.bill(600)}, b.HeldMail(1))
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt(), "play goes on to the left of the turn's owner")
	})
	t.Run("back three stops at START, and so does the friend", func(t *testing.T) {
		b := newBoard(t, 2).put(2, Mail1).stand(1, 9)
		b.stack(b.message(BackThreeWithFriend)).roll(2).choose(Choice{Kind: Bring, Seat: 1})
		assert.Zero(t, b.Players[0].Day)
		assert.Zero(t, b.Players[1].Day)
		assert.Len(t, b.told(Landed), 1)
	})
	t.Run("ahead three to the last day: the friend goes to the last day of the friend's own month, and both settle", func(t *testing.T) {
		b := newBoard(t, 2, 31, 28, 30).put(29, Mail1).stand(0, 28).stand(1, 3)
		b.Players[1].Month = 2
		b.stack(b.message(AheadThreeWithFriend)).roll(1).choose(Choice{Kind: Bring, Seat: 1})
		assert.EqualValues(t, 28, b.told(Moved)[2].To)
		assert.Equal(t, Player{Month: 2}, b.Players[0])
		assert.Equal(t, Player{Month: 3}, b.Players[1])
		assert.Equal(t, []payment{{Bank, seat(0), 5_000, WhySalary}, {Bank, seat(1), 5_000, WhySalary}}, b.payments())
		assert.Equal(t, Seat(1), b.Prompt().Seat)
	})
	t.Run("else the friend comes to the same date, at most the last day of the friend's month", func(t *testing.T) {
		b := newBoard(t, 2, 31, 28).put(26, Mail1).stand(0, 25)
		b.Players[1].Month = 2
		b.stack(b.message(AheadThreeWithFriend)).roll(1)
		assert.EqualValues(t, 28, b.options(Bring)[0].To)
		b.choose(Choice{Kind: Bring, Seat: 1})
		assert.EqualValues(t, 29, b.Players[0].Day)
		assert.True(t, b.Players[1].Retired)
	})
	t.Run("to the next Mail with a friend", func(t *testing.T) {
		b := newBoard(t, 2).put(3, Mail1).put(12, Mail1)
		b.stack(b.message(ToNextMailWithFriend), b.bill(100), b.bill(400)).roll(3).choose(Choice{Kind: Bring, Seat: 1})
		assert.EqualValues(t, 12, b.Players[0].Day)
		assert.EqualValues(t, 12, b.Players[1].Day)
		assert.Equal(t, []CardID{b.bill(400)}, b.HeldMail(1))
	})
	t.Run("anyone unretired but the mover may be brought, also from START or the same day", func(t *testing.T) {
		b := newBoard(t, 5).put(20, Mail1).stand(0, 18).stand(1, 20).stand(2, 0).finish(3)
		b.stack(b.message(BackThreeWithFriend)).roll(2)
		var seats []Seat
		for _, o := range b.options(Bring) {
			seats = append(seats, o.Choice.Seat)
		}
		assert.Equal(t, []Seat{1, 2, 4}, seats)
		assert.Equal(t, RefusedCannotBring, b.refused(Choice{Kind: Bring, Seat: 3}))
		assert.Equal(t, RefusedCannotBring, b.refused(Choice{Kind: Bring, Seat: 0}))
		assert.Equal(t, RefusedCannotBring, b.refused(Choice{Kind: Bring, Seat: 5}))
	})
	t.Run("a friend brought from the day itself is recorded as a move of no days", func(t *testing.T) {
		b := newBoard(t, 2).put(20, Mail1).stand(0, 18).stand(1, 17)
		b.stack(b.message(BackThreeWithFriend)).roll(2).choose(Choice{Kind: Bring, Seat: 1})
		assert.Contains(t, b.told(Moved), Event{Kind: Moved, Seat: 1, By: 0, Why: WhyBrought, Month: 1, From: 17, To: 17})
	})
	t.Run("with nobody to bring the mover goes alone", func(t *testing.T) {
		b := newBoard(t, 2).put(20, Mail1).put(17, Holiday).stand(0, 18).finish(1)
		b.stack(b.message(BackThreeWithFriend)).roll(2)
		assert.EqualValues(t, 17, b.Players[0].Day)
		assert.Len(t, b.payments(WhyHoliday), 2)
	})
	t.Run("messages wait for the last card and are done in the order drawn", func(t *testing.T) {
		b := emptyMonth(t, 2).put(3, Mail3).put(8, FoundABuyer).put(14, DealSpace)
		b.stack(b.message(ToNextBuyer), b.card(0, Card{Kind: Rebate, Amount: 100}), b.message(ToNextDeal)).roll(3)
		var to []uint8
		for _, e := range b.told(Moved) {
			to = append(to, e.To)
		}
		assert.Equal(t, []uint8{3, 8, 14}, to)
		assert.Len(t, b.told(Drawn), 3+1)
	})
	t.Run("a friend's space comes before the mover's next message", func(t *testing.T) {
		b := emptyMonth(t, 2).put(20, Mail2).put(17, Holiday).put(25, DealSpace).stand(0, 18)
		b.stack(b.message(BackThreeWithFriend), b.message(ToNextDeal)).roll(2).choose(Choice{Kind: Bring, Seat: 1})
		var landed []Seat
		for _, e := range b.told(Landed) {
			landed = append(landed, e.Seat)
		}
		assert.Equal(t, []Seat{0, 0, 1, 0}, landed)
		assert.EqualValues(t, 25, b.Players[0].Day)
	})
	t.Run("settling a month lets the token's other pending moves lapse", func(t *testing.T) {
		b := newBoard(t, 2).put(29, Mail2).stand(0, 28)
		b.stack(b.message(AheadThreeWithFriend), b.message(ToStart)).roll(1).choose(Choice{Kind: Bring, Seat: 1})
		assert.Equal(t, Player{Month: 2}, b.Players[0])
		assert.Empty(t, b.HeldMail(0))
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("a friend moved again before acting drops the pending space", func(t *testing.T) {
		b := newBoard(t, 2).put(20, Mail1).put(17, Mail1).put(14, Holiday).stand(0, 18)
		b.stack(b.message(BackThreeWithFriend), b.message(AheadThreeWithFriend)).put(20, Mail1)
		b.roll(2).choose(Choice{Kind: Bring, Seat: 1})
		assert.Equal(t, BringFriend, b.Prompt().Kind, "the mover drew another message on day 17")
		b.MailPile.Left = 0
		b.choose(Choice{Kind: Bring, Seat: 1})
		landed := 0
		for _, e := range b.told(Landed) {
			if e.Seat == 1 {
				landed++
			}
		}
		assert.Equal(t, 1, landed, "once, on day 20, and not on day 17")
	})
	t.Run("a token that has just settled stands on START and may be brought", func(t *testing.T) {
		b := newBoard(t, 2).put(2, Mail1).stand(1, 0)
		b.Players[1].Month = 2
		b.stack(b.message(AheadThreeWithFriend)).roll(2).choose(Choice{Kind: Bring, Seat: 1})
		assert.Equal(t, Player{Month: 2, Day: 5}, b.Players[1])
	})
}

// emptyMonth is a board whose days ask for nothing that a message looks for.
func emptyMonth(t *testing.T, seats uint8) *board {
	b := newBoard(t, seats)
	for day := uint8(1); day <= 30; day++ {
		b.put(day, Vacant)
	}
	return b
}
