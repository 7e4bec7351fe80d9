package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBigPayDay(t *testing.T) {
	t.Run("stops the token even if the roll would go past", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30).roll(6)
		assert.EqualValues(t, 31, b.told(Moved)[0].To)
		assert.Equal(t, Player{Month: 2}, b.Players[0])
	})
	t.Run("goes in order: salary, interest, paying off, bills, back to START", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30).hold(0, 2_150).owe(0, 3_000)
		b.receive(0, b.bill(600), b.card(0, Card{Kind: Ad}), b.bill(1_200)).roll(1)
		assert.Equal(t, []payment{{Bank, seat(0), 5_000, WhySalary}, {seat(0), Bank, 300, WhyInterest}}, b.payments())
		assert.Equal(t, Prompt{Kind: PayOffLoan, Seat: 0}, b.Prompt())
		assert.Equal(t, []Option{{Choice: Choice{Kind: Repay}, Most: 3_000, Step: 1_000}}, b.options(Repay))
		b.choose(Choice{Kind: Repay, Amount: 2_000})
		assert.Equal(t, []payment{
			{seat(0), Bank, 2_000, WhyRepay}, {seat(0), Bank, 600, WhyBill}, {seat(0), Bank, 1_200, WhyBill},
		}, b.payments()[2:])
		assert.Equal(t, []Event{{Kind: LoanRepaid, Seat: 0, By: NoSeat, Amount: 2_000, Total: 1_000}}, b.told(LoanRepaid))
		assert.Empty(t, b.HeldMail(0), "all Mail is discarded")
		assert.EqualValues(t, 3, b.MailPile.Gone)
		assert.Equal(t, []Event{{Kind: MonthEnded, Seat: 0, By: NoSeat, Month: 1}}, b.told(MonthEnded))
		assert.Contains(t, b.told(Moved), Event{Kind: Moved, Seat: 0, By: NoSeat, Why: WhyStart, Month: 2, From: 31, To: 0})
		assert.Equal(t, Player{Month: 2, Loan: 1_000}, b.Players[0])
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("the loan is paid off in $1,000 steps, in part, in whole or not at all", func(t *testing.T) {
		for amount, left := range map[int32]int32{0: 3_000, 1_000: 2_000, 3_000: 0} {
			b := newBoard(t, 2).stand(0, 30).owe(0, 3_000).roll(1)
			for _, wrong := range []int32{500, 4_000, -1_000} {
				assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Repay, Amount: wrong}))
			}
			b.choose(Choice{Kind: Repay, Amount: amount})
			assert.Equal(t, left, b.Players[0].Loan)
		}
	})
	t.Run("and with no more than the cash there is", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30).hold(0, 100).owe(0, 9_000).roll(1)
		assert.EqualValues(t, 4_000, b.options(Repay)[0].Most)
	})
	t.Run("a loan is paid off at no other time", func(t *testing.T) {
		b := newBoard(t, 2).owe(0, 3_000)
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: Repay, Amount: 1_000}))
	})
	t.Run("without a loan nothing is asked", func(t *testing.T) {
		assert.Equal(t, Seat(1), newBoard(t, 2).stand(0, 30).roll(1).Prompt().Seat)
	})
	t.Run("bills that cash does not cover take the smallest loan that does", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30).hold(0, 0)
		b.receive(0, b.bill(5_000), b.bill(600)).roll(1)
		assert.Equal(t, []payment{
			{Bank, seat(0), 5_000, WhySalary}, {Bank, seat(0), 1_000, WhyLoan},
			{seat(0), Bank, 5_000, WhyBill}, {seat(0), Bank, 600, WhyBill},
		}, b.payments())
		assert.True(t, b.told(LoanTaken)[0].Forced)
	})
	t.Run("interest that cash does not cover takes a loan as well", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30).hold(0, 0).owe(0, 60_000).roll(1)
		assert.Equal(t, []payment{
			{Bank, seat(0), 5_000, WhySalary}, {Bank, seat(0), 1_000, WhyLoan}, {seat(0), Bank, 6_000, WhyInterest},
		}, b.payments())
	})
	t.Run("Deals are kept from month to month", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30)
		b.own(0, b.deal(2_000, 5_000)).roll(1)
		assert.Len(t, b.HeldDeals(0), 1)
	})
	t.Run("after the last month Deals are discarded and the player retires", func(t *testing.T) {
		b := newBoard(t, 2, 31).stand(0, 30)
		b.own(0, b.deal(2_000, 5_000)).roll(1)
		assert.True(t, b.Players[0].Retired)
		assert.Empty(t, b.HeldDeals(0))
		last := b.events[len(b.events)-4:]
		assert.Equal(t, []EventKind{MonthEnded, Retired, Discarded, TurnBegan}, []EventKind{last[0].Kind, last[1].Kind, last[2].Kind, last[3].Kind})
	})
	t.Run("who cannot be lent what the bills need is out", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 30).hold(0, 1_000_000).owe(0, CreditLimit)
		b.receive(0, b.bill(5_000), b.bill(3_000)).roll(1)
		assert.Equal(t, PayOffLoan, b.Prompt().Kind)
		b.hold(0, 5_500).choose(Choice{Kind: Repay})
		assert.Equal(t, []payment{{seat(0), Bank, 5_000, WhyBill}, {seat(0), Bank, 500, WhyBill}}, b.payments(WhyBill))
		assert.True(t, b.Players[0].Retired)
		assert.EqualValues(t, 1, b.Players[0].Month)
	})
}

func TestEndOfTheGame(t *testing.T) {
	end := func(t *testing.T, cash, loans []int32) Event {
		b := newBoard(t, uint8(len(cash)), 31).stand(0, 30)
		for i := range cash {
			b.hold(Seat(i), cash[i]).owe(Seat(i), loans[i])
			if i > 0 {
				b.finish(Seat(i))
			}
		}
		b.hold(0, cash[0]-5_000+loans[0]/10)
		b.roll(1)
		if b.Phase != Over {
			b.choose(Choice{Kind: Repay})
		}
		assert.Equal(t, Prompt{Seat: NoSeat}, b.Prompt())
		assert.Equal(t, RefusedOver, b.refused(Choice{Kind: Roll}))
		assert.Empty(t, b.AppendOptions(nil))
		return b.told(GameOver)[0]
	}
	tests := []struct {
		rule        string
		cash, loans []int32
		worth       [MaxSeats]int32
		winners     SeatSet
	}{
		{"the highest net worth, cash minus loans, wins", []int32{9_000, 12_000}, []int32{0, 4_000}, [6]int32{9_000, 8_000}, 0b01},
		{"players who tie share the win", []int32{9_000, 8_000, 9_000}, []int32{0, 0, 0}, [6]int32{9_000, 8_000, 9_000}, 0b101},
		{"if all are in debt, the lowest debt wins", []int32{10_000, 500}, []int32{19_000, 3_000}, [6]int32{-9_000, -2_500}, 0b10},
	}
	for _, test := range tests {
		t.Run(test.rule, func(t *testing.T) {
			e := end(t, test.cash, test.loans)
			assert.Equal(t, test.worth, e.Worth)
			assert.Equal(t, test.winners, e.Winners)
		})
	}
	t.Run("it ends only when everything pending is done", func(t *testing.T) {
		b := newBoard(t, 2, 31).put(29, Mail1).stand(0, 28)
		b.stack(b.message(AheadThreeWithFriend)).owe(1, 1_000).roll(1).choose(Choice{Kind: Bring, Seat: 1})
		assert.Equal(t, Prompt{Kind: PayOffLoan, Seat: 1}, b.Prompt())
		assert.Equal(t, Playing, b.Phase)
		b.choose(Choice{Kind: Repay, Amount: 1_000})
		assert.Equal(t, Over, b.Phase)
	})
}

// What is said to be ahead is what the steps of the day then pay, in all editions.
func TestWhatPayDayBringsIsSaidBeforehand(t *testing.T) {
	var salaries, earned, owed int
	for edition := range NumEditions {
		for n := range 40 {
			var s State
			require.NoError(t, s.Start(anySetup(edition, n), nil))
			player := chance{random: Random(n)}
			for s.Phase != Over {
				ahead := map[Account]PayDayAhead{}
				for seat := range Seat(s.Setup.Seats) {
					ahead[SeatAccount(seat)] = s.Setup.PayDayAhead(&s.Players[seat], s.Cash(seat), s.BillsDue(seat))
				}
				c := player.choose(&s)
				if c.Kind == TakeOut {
					c = s.AppendOptions(nil)[0].Choice // so that savings last until Pay Day
				}
				require.NoError(t, s.Choose(c, func(e Event) {
					if e.Kind != Paid || ahead[e.Payer].Interest < -CreditLimit/20 {
						return // who owes so much may not be able to pay
					}
					switch e.Why {
					case WhySalary:
						salaries++
						assert.Equal(t, ahead[e.Payee].Salary, e.Amount)
					case WhySavingsInterest:
						earned++
						assert.Equal(t, ahead[e.Payee].Interest, e.Amount)
					case WhyInterest:
						owed++
						assert.Equal(t, ahead[e.Payer].Interest, -e.Amount)
					}
				}))
			}
			assert.Zero(t, s.Setup.PayDayAhead(&s.Players[0], 100, 300), "nothing after the last one")
		}
	}
	assert.Positive(t, min(salaries, earned, owed))
	b := newBoard(t, 2).owe(0, 3_000)
	assert.Equal(t, PayDayAhead{Salary: 5_000, Interest: -300, Bills: 800, Left: 5_900}, b.Setup.PayDayAhead(&b.Players[0], 2_000, 800))
}
