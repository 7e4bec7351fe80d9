package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheWhiteCalendarHasThePrintedDays(t *testing.T) {
	printed := map[Space][]uint8{
		Mail1: {1, 11, 19, 22}, Mail2: {5, 24}, Mail3: {3, 16}, DealSpace: {4, 12, 15, 25},
		FoundABuyer: {9, 13, 17, 23, 27, 29, 30}, Sweepstakes: {2}, LotterySpace: {6, 20}, SweetSunday: {7},
		RadioContest: {8}, HappyBirthday: {10}, FunDay: {14}, BuyGroceries: {18}, YardSale: {21},
		FamilyCasinoNight: {26}, CharityWalk: {28},
	}
	s, err := New(Setup{Edition: Standard, Seats: 2, Months: 2, Lengths: [MaxMonths]uint8{31, 31}}, nil)
	require.NoError(t, err)
	for month := uint8(1); month <= 2; month++ {
		seen := 0
		for space, days := range printed {
			for _, day := range days {
				assert.Equal(t, space, s.SpaceAt(month, day), "day %d", day)
				seen++
			}
		}
		assert.Equal(t, 30, seen)
		assert.Equal(t, PayDay, s.SpaceAt(month, 31))
		assert.Zero(t, s.Blue[month-1], "no blue tile lies in the standard game")
	}
}

func TestTheStandardGameBegins(t *testing.T) {
	var events []Event
	s, err := New(Setup{Edition: Standard, Seats: 3, Months: 2, Lengths: [MaxMonths]uint8{31, 31}, First: 1},
		func(e Event) { events = append(events, e) })
	require.NoError(t, err)
	t.Run("without tiles to lay", func(t *testing.T) {
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, s.Prompt())
		assert.Empty(t, s.TilesLeft())
	})
	t.Run("with $3,500 for each player: two 1,000, two 500, five 100", func(t *testing.T) {
		for seat := range Seat(3) {
			assert.EqualValues(t, 3_500, s.Cash(seat))
		}
		assert.Equal(t, []Notes{{2, 1_000}, {2, 500}, {5, 100}}, s.Setup.PayScale(1).Notes)
	})
	t.Run("with the page of every month, before its first turn", func(t *testing.T) {
		pages := 0
		for _, e := range events {
			if e.Kind == PageLaid {
				pages++
				assert.Equal(t, PayDay, e.Days[30])
				assert.Zero(t, e.Blue)
			}
		}
		assert.Equal(t, 2, pages)
		assert.Equal(t, TurnBegan, events[len(events)-1].Kind)
	})
	t.Run("with the Mail and the Deals of the big game", func(t *testing.T) {
		assert.Equal(t, EditionOf(Big).Cards, EditionOf(Standard).Cards)
	})
}

func TestPayDayOfTheWhiteCalendar(t *testing.T) {
	t.Run("pays a salary of $3,500", func(t *testing.T) {
		b := newBoardOf(t, Standard, 2).stand(0, 30).roll(4)
		assert.Equal(t, []payment{{Bank, seat(0), 3_500, WhySalary}}, b.payments())
		assert.Equal(t, Player{Month: 2}, b.Players[0])
	})
	t.Run("goes on like Big Pay Day: interest, paying off, bills", func(t *testing.T) {
		b := newBoardOf(t, Standard, 2).stand(0, 29).hold(0, 0).owe(0, 2_000)
		b.receive(0, b.bill(2_000)).roll(6).choose(Choice{Kind: Repay, Amount: 1_000})
		assert.Equal(t, []payment{
			{Bank, seat(0), 3_500, WhySalary}, {seat(0), Bank, 200, WhyInterest}, {seat(0), Bank, 1_000, WhyRepay},
			{seat(0), Bank, 2_000, WhyBill},
		}, b.payments())
		assert.EqualValues(t, 300, b.Cash(0))
	})
}

func TestSweepstakes(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("wins $1,000 times one die", func(t *testing.T) {
			for die := uint8(1); die <= 6; die++ {
				b := newBoardOf(t, edition, 2).put(1, Sweepstakes).roll(1, die)
				assert.Equal(t, []payment{{Bank, seat(0), 1_000 * int32(die), WhySweepstakes}}, b.payments())
				assert.Equal(t, [2]uint8{die}, b.told(Rolled)[1].Dice)
			}
		})
		t.Run("its 6 wins no Jackpot", func(t *testing.T) {
			assert.Empty(t, newBoardOf(t, edition, 2).pot(900).put(1, Sweepstakes).roll(1, 6).payments(WhyJackpot))
		})
	})
}

// whiteLottery is a board whose first day is the white Lottery.
func whiteLottery(t *testing.T, edition EditionID, seats uint8, changes ...func(*Setup)) *board {
	return newBoardOf(t, edition, seats, changes...).put(1, LotterySpace)
}

// ways returns how many throws bring each number up that may be picked.
func (b *board) ways() []uint8 {
	var ways []uint8
	for _, o := range b.options(Pick) {
		ways = append(ways, o.Ways)
	}
	return ways
}

func TestLottery(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("the Bank antes $1,000, and each player may ante $100, in seat order from the lander", func(t *testing.T) {
			b := whiteLottery(t, edition, 3)
			b.State.Tasks[0].Seat, b.Turn = 1, 1
			b.roll(1)
			for _, want := range []Seat{1, 2, 0} {
				assert.Equal(t, Prompt{Kind: AnteUp, Seat: want, Lander: 1}, b.Prompt())
				b.choose(Choice{Kind: Ante})
			}
			assert.Equal(t, []payment{
				{Bank, Stakes, 1_000, WhyLottery}, {seat(1), Stakes, 100, WhyAnte}, {seat(2), Stakes, 100, WhyAnte}, {seat(0), Stakes, 100, WhyAnte},
			}, b.payments())
		})
		t.Run("if nobody antes, the Bank takes its money back", func(t *testing.T) {
			b := whiteLottery(t, edition, 2).roll(1).choose(Choice{Kind: StayOut}).choose(Choice{Kind: StayOut})
			assert.Equal(t, []payment{{Bank, Stakes, 1_000, WhyLottery}, {Stakes, Bank, 1_000, WhyLottery}}, b.payments())
		})
		t.Run("retired players may join", func(t *testing.T) {
			b := whiteLottery(t, edition, 2).finish(1).roll(1).choose(Choice{Kind: StayOut})
			assert.Equal(t, Prompt{Kind: AnteUp, Seat: 1}, b.Prompt())
		})
	})
	t.Run("in the standard game it has one die and the numbers 1 to 6, each as likely", func(t *testing.T) {
		b := whiteLottery(t, Standard, 6).roll(1)
		for range 6 {
			b.choose(Choice{Kind: Ante})
		}
		assert.Equal(t, []uint8{1, 1, 1, 1, 1, 1}, b.ways())
		assert.Equal(t, RefusedNoSuchNumber, b.refused(Choice{Kind: Pick, Number: 7}))
		for number := uint8(1); number <= 5; number++ {
			b.choose(Choice{Kind: Pick, Number: number})
		}
		b.dice(3).choose(Choice{Kind: Pick, Number: 6})
		assert.Equal(t, []payment{{Stakes, seat(2), 1_600, WhyLottery}}, b.payments(WhyLottery)[1:])
		assert.Equal(t, [2]uint8{3}, b.told(Rolled)[1].Dice)
	})
	t.Run("one die goes left among those who are in until a chosen number comes up", func(t *testing.T) {
		b := whiteLottery(t, Standard, 3).roll(1)
		b.choose(Choice{Kind: StayOut}).choose(Choice{Kind: Ante}).choose(Choice{Kind: Ante}).choose(Choice{Kind: Pick, Number: 2})
		b.dice(1, 6, 5, 2).choose(Choice{Kind: Pick, Number: 4})
		var rollers []Seat
		for _, e := range b.told(Rolled)[1:] {
			rollers = append(rollers, e.Seat)
		}
		assert.Equal(t, []Seat{0, 1, 2, 1}, rollers)
		assert.Equal(t, []payment{{Stakes, seat(1), 1_200, WhyLottery}}, b.payments(WhyLottery)[1:])
	})
	t.Run("in the mixed game it has both dice and the numbers 1 to 12", func(t *testing.T) {
		b := whiteLottery(t, Mixed, 2).roll(1).choose(Choice{Kind: Ante}).choose(Choice{Kind: StayOut})
		assert.Equal(t, []uint8{0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}, b.ways())
		b.dice(4, 3).choose(Choice{Kind: Pick, Number: 7})
		assert.Equal(t, []payment{{Stakes, seat(0), 1_100, WhyLottery}}, b.payments(WhyLottery)[1:])
		assert.Equal(t, [2]uint8{4, 3}, b.told(Rolled)[1].Dice)
	})
	t.Run("if no chosen number can come up, antes go back", func(t *testing.T) {
		b := whiteLottery(t, Mixed, 2).roll(1).choose(Choice{Kind: Ante}).choose(Choice{Kind: StayOut}).choose(Choice{Kind: Pick, Number: 1})
		assert.Equal(t, []payment{{Stakes, seat(0), 100, WhyAnteBack}, {Stakes, Bank, 1_000, WhyLottery}}, b.payments()[2:])
	})
}

func TestSweetSunday(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("is a day of rest", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).pot(500).put(3, SweetSunday)
			b.own(0, b.deal(2_000, 5_000)).roll(3)
			assert.Empty(t, b.payments())
			assert.Len(t, b.told(Landed), 1)
			assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
		})
	})
}

func TestRadioContest(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("pays $1,000 to the highest of one die each, the lander rolling first, the retired as well", func(t *testing.T) {
			b := newBoardOf(t, edition, 3).finish(0).put(1, RadioContest)
			b.State.Tasks[0].Seat, b.Turn = 1, 1
			b.roll(1, 2, 3, 5)
			var order []Seat
			for _, e := range b.told(Rolled)[1:] {
				order = append(order, e.Seat)
				assert.Zero(t, e.Dice[1])
			}
			assert.Equal(t, []Seat{1, 2, 0}, order)
			assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyRadioContest}}, b.payments())
		})
		t.Run("those who tie roll again, and only they, until one is ahead", func(t *testing.T) {
			b := newBoardOf(t, edition, 3).put(1, RadioContest).roll(1, 5, 2, 5, 3, 3, 4, 6)
			var order []Seat
			for _, e := range b.told(Rolled)[1:] {
				order = append(order, e.Seat)
			}
			assert.Equal(t, []Seat{0, 1, 2, 0, 2, 0, 2}, order)
			assert.Equal(t, []payment{{Bank, seat(2), 1_000, WhyRadioContest}}, b.payments())
		})
	})
}

func TestHappyBirthday(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("the lander collects $100 from each player, the retired as well, in seat order from the lander", func(t *testing.T) {
			b := newBoardOf(t, edition, 4).finish(0).put(1, HappyBirthday)
			b.State.Tasks[0].Seat, b.Turn = 2, 2
			b.roll(1)
			assert.Equal(t, []payment{
				{seat(3), seat(2), 100, WhyHappyBirthday}, {seat(0), seat(2), 100, WhyHappyBirthday}, {seat(1), seat(2), 100, WhyHappyBirthday},
			}, b.payments())
		})
		t.Run("who has not got it takes the smallest loan that covers it", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).hold(1, 40).put(1, HappyBirthday).roll(1)
			assert.Equal(t, []payment{{Bank, seat(1), 1_000, WhyLoan}, {seat(1), seat(0), 100, WhyHappyBirthday}}, b.payments())
			assert.True(t, b.told(LoanTaken)[0].Forced)
		})
		t.Run("who gets no loan gives what there is and is out", func(t *testing.T) {
			b := newBoardOf(t, edition, 3).hold(1, 40).owe(1, CreditLimit).put(1, HappyBirthday).roll(1)
			assert.Equal(t, []payment{{seat(1), seat(0), 40, WhyHappyBirthday}, {seat(2), seat(0), 100, WhyHappyBirthday}}, b.payments())
			assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 2}, b.Prompt())
		})
	})
}

func TestFunDayAndBuyGroceries(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		for space, why := range map[Space]Why{FunDay: WhyFunDay, BuyGroceries: WhyBuyGroceries} {
			t.Run(space.String()+" puts $200 on the Jackpot", func(t *testing.T) {
				b := newBoardOf(t, edition, 2).pot(300).put(1, space).roll(1)
				assert.Equal(t, []payment{{seat(0), Jackpot, 200, why}}, b.payments())
				assert.EqualValues(t, 500, b.Balance[Jackpot])
			})
			t.Run(space.String()+" is paid by a loan if need be", func(t *testing.T) {
				b := newBoardOf(t, edition, 2).hold(0, 199).put(1, space).roll(1)
				assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyLoan}, {seat(0), Jackpot, 200, why}}, b.payments())
			})
		}
	})
}

func TestYardSale(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("draws the top Deal, rolls, and buys it for $100 times the die", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).put(1, YardSale)
			noodles := b.deal(8_000, 12_000)
			b.stack(noodles).roll(1, 3)
			var kinds []EventKind
			for _, e := range b.events[len(b.events)-5:] {
				kinds = append(kinds, e.Kind)
			}
			assert.Equal(t, []EventKind{Drawn, Rolled, Paid, Kept, TurnBegan}, kinds)
			assert.Equal(t, []payment{{seat(0), Bank, 300, WhyYardSale}}, b.payments())
			assert.Equal(t, noodles, b.told(Paid)[0].Card)
			assert.Equal(t, []CardID{noodles}, b.HeldDeals(0))
			assert.EqualValues(t, 300, b.Paid[b.Edition().DealIndex(noodles)])
		})
		t.Run("must be paid, by a loan if need be", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).hold(0, 500).put(1, YardSale).roll(1, 6)
			assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyLoan}, {seat(0), Bank, 600, WhyYardSale}}, b.payments())
			assert.True(t, b.told(LoanTaken)[0].Forced)
		})
		t.Run("a Double Deal bought there pays twice its value", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).put(1, YardSale)
			double := b.card(0, Card{Deck: DealDeck, Kind: DoubleDeal, Cost: 3_000, Value: 5_000})
			b.stack(double).roll(1, 2).roll(2).roll(1).choose(Choice{Kind: Sell, Card: double})
			assert.Equal(t, []payment{{Bank, seat(0), 10_000, WhyBuyer}}, b.payments(WhyBuyer))
		})
		t.Run("a Super Steal costs what the die says there, not half of its cost", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).put(1, YardSale)
			steal := b.card(0, Card{Deck: DealDeck, Kind: SuperSteal, Cost: 10_000, Value: 16_000})
			b.stack(steal).roll(1, 5)
			assert.Equal(t, []payment{{seat(0), Bank, 500, WhyYardSale}}, b.payments())
			b.roll(2).roll(1).choose(Choice{Kind: Sell, Card: steal})
			assert.Equal(t, []payment{{Bank, seat(0), 16_000, WhyBuyer}}, b.payments(WhyBuyer))
		})
		t.Run("if no Deal is left it costs nothing and no die is rolled", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).put(1, YardSale)
			b.DealPile = Pile[[MaxDeals]CardID]{}
			b.roll(1)
			assert.Empty(t, b.payments())
			assert.Len(t, b.told(Rolled), 1)
			assert.Len(t, b.told(NoCardLeft), 1)
		})
		t.Run("is not what a message to the next Deal or Buyer looks for", func(t *testing.T) {
			for _, message := range []Message{ToNextDeal, ToNextBuyer} {
				b := newBoardOf(t, edition, 2)
				for day := uint8(1); day <= 30; day++ {
					b.put(day, SweetSunday)
				}
				b.put(3, Mail1).put(9, YardSale).stack(b.message(message)).roll(3)
				assert.Len(t, b.told(NoDayLeft), 1)
				assert.EqualValues(t, 3, b.Players[0].Day)
			}
		})
		t.Run("who gets no loan for it is out, and has no Deal", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).hold(0, 100).owe(0, CreditLimit).put(1, YardSale)
			b.stack(b.deal(2_000, 5_000)).roll(1, 4)
			assert.True(t, b.Players[0].Retired)
			assert.Empty(t, b.HeldDeals(0))
			assert.EqualValues(t, 1, b.DealPile.Gone)
		})
	})
}

func TestFamilyCasinoNight(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		for die := uint8(1); die <= 6; die++ {
			b := newBoardOf(t, edition, 2).put(1, FamilyCasinoNight).roll(1, die)
			want := payment{Bank, seat(0), 500, WhyFamilyCasinoNight}
			if die%2 == 0 {
				want = payment{seat(0), Jackpot, 500, WhyFamilyCasinoNight}
			}
			assert.Equal(t, []payment{want}, b.payments(), "with a %d", die)
		}
		t.Run("what is lost is paid by a loan if need be", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).hold(0, 400).put(1, FamilyCasinoNight).roll(1, 2)
			assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyLoan}, {seat(0), Jackpot, 500, WhyFamilyCasinoNight}}, b.payments())
		})
		t.Run("its 6 wins no Jackpot", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).pot(900).put(1, FamilyCasinoNight).roll(1, 6)
			assert.EqualValues(t, 1_400, b.Balance[Jackpot])
		})
	})
}

func TestCharityWalk(t *testing.T) {
	forEachEdition(t, white, func(t *testing.T, edition EditionID) {
		t.Run("all but the lander put $100 times the lander's die on the Jackpot, the retired as well", func(t *testing.T) {
			b := newBoardOf(t, edition, 4).finish(0).put(1, CharityWalk)
			b.State.Tasks[0].Seat, b.Turn = 2, 2
			b.roll(1, 4)
			assert.Equal(t, Seat(2), b.told(Rolled)[1].Seat)
			assert.Equal(t, []payment{
				{seat(3), Jackpot, 400, WhyCharityWalk}, {seat(0), Jackpot, 400, WhyCharityWalk}, {seat(1), Jackpot, 400, WhyCharityWalk},
			}, b.payments(), "in seat order from the lander")
		})
		t.Run("who has not got it takes a loan, the retired as well, and it counts in net worth", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).finish(1).hold(1, 100).put(1, CharityWalk).roll(1, 6)
			assert.Equal(t, []payment{{Bank, seat(1), 1_000, WhyLoan}, {seat(1), Jackpot, 600, WhyCharityWalk}}, b.payments())
			assert.EqualValues(t, 100-600, b.NetWorth(1))
		})
	})
}

func TestTheRestOfTheRulesIsTheSameInEveryEdition(t *testing.T) {
	forEachEdition(t, allEditions, func(t *testing.T, edition EditionID) {
		ed := EditionOf(edition)
		t.Run("loans of $1,000 at 10%, to be had at any prompt of one's own", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).choose(Choice{Kind: Borrow, Amount: 3_000})
			assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Borrow, Amount: 500}))
			b.stand(0, 30).roll(1)
			assert.Equal(t, []payment{{seat(0), Bank, 300, WhyInterest}}, b.payments(WhyInterest))
			assert.EqualValues(t, 1_000, ed.LoanStep)
		})
		t.Run("a movement 6 wins the Jackpot", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).pot(700).roll(6)
			assert.Equal(t, []payment{{Jackpot, seat(0), 700, WhyJackpot}}, b.payments())
		})
		t.Run("a message is obeyed with a friend", func(t *testing.T) {
			b := newBoardOf(t, edition, 3).put(20, Mail1).stand(0, 18)
			b.stack(b.message(BackThreeWithFriend)).roll(2).choose(Choice{Kind: Bring, Seat: 2})
			assert.EqualValues(t, 17, b.Players[2].Day)
		})
		t.Run("bills wait for the last day, and the last month ends the game", func(t *testing.T) {
			b := newBoardOf(t, edition, 2, months(31)).stand(0, 30).finish(1)
			b.receive(0, b.bill(600)).roll(1)
			assert.Equal(t, []payment{{seat(0), Bank, 600, WhyBill}}, b.payments(WhyBill))
			assert.Equal(t, Over, b.Phase)
		})
		t.Run("Deals are bought, and sold to a buyer", func(t *testing.T) {
			b := newBoardOf(t, edition, 2).put(1, DealSpace)
			b.stack(b.deal(2_000, 5_000)).roll(1).choose(Choice{Kind: Buy}).roll(2).roll(1).choose(Choice{Kind: Sell, Card: b.deal(2_000, 5_000)})
			assert.Equal(t, []payment{{seat(0), Bank, 2_000, WhyDeal}, {Bank, seat(0), 5_000, WhyBuyer}}, b.payments())
		})
		t.Run("who is born in the month pays like the others: birthdays are for mixed months alone", func(t *testing.T) {
			setup := Setup{Edition: edition, Seats: 2, Months: 1, Lengths: [MaxMonths]uint8{31}}
			setup.Calendar.Year, setup.Calendar.Month = 2026, 12
			assert.Equal(t, ed.RealMonths, setup.Check() == nil)
		})
	})
}
