package engine

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// newClassic returns a game of 1975 of two months in which every day but the
// last is a Sweet Sunday, everyone stands on START with the start money, and
// seat 0 is to roll.
func newClassic(t *testing.T, seats uint8, months ...uint8) *board {
	setup := Setup{Edition: Classic1975, Seats: seats, Months: 2, Lengths: [MaxMonths]uint8{31, 31}}
	if len(months) > 0 {
		setup.Months, setup.Lengths[1] = 1, 0
	}
	b := &board{t: t}
	require.NoError(t, b.Start(setup, nil))
	for day := uint8(1); day <= 30; day++ {
		b.put(day, SweetSunday)
	}
	return b
}

// save gives a seat savings, without the money.
func (b *board) save(seat Seat, savings int32) *board {
	b.Players[seat].Savings = savings
	return b
}

func (b *board) commissioned(cost, value, commission int32) CardID {
	return b.card(0, Card{Deck: DealDeck, Kind: PlainDeal, Cost: cost, Value: value, Commission: commission})
}

func TestTheClassicGameBeginsWith325Dollars(t *testing.T) {
	b := newClassic(t, 4)
	for seat := range Seat(4) {
		assert.EqualValues(t, 325, b.Cash(seat))
	}
	assert.Equal(t, []Notes{{1, 100}, {2, 50}, {3, 20}, {4, 10}, {5, 5}}, b.Setup.PayScale(1).Notes)
	assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, b.Prompt(), "there are no tiles to lay")
}

func TestTheClassicCalendarAndDecksHaveTheirFigures(t *testing.T) {
	ed := EditionOf(Classic1975)
	days := map[Space]int{}
	for _, space := range ed.Printed[:30] {
		days[space]++
	}
	assert.Equal(t, map[Space]int{
		Mail1: 4, Mail2: 2, Mail3: 2, DealSpace: 4, FoundABuyer: 4, SweetSunday: 4, BirthdayGift: 1, WeekendGuest: 1,
		BonusSpace: 1, PokerGame: 1, FamilyReunion: 1, Household: 1, HomeRepair: 1, TownElection: 1, DaylightSavings: 1,
		LotteryDraw: 1,
	}, days)
	assert.Equal(t, DaylightSavings, ed.Printed[26])
	cards, bills := map[CardKind]int{}, int32(0)
	for _, card := range ed.Cards {
		cards[card.Kind]++
		if card.Kind == Bill {
			bills += card.Amount
		}
	}
	assert.Equal(t, map[CardKind]int{LotteryTicket: 4, Swellfare: 4, Ad: 12, Postcard: 12, Bill: 35, Windfall: 12, PlainDeal: 16}, cards)
	assert.EqualValues(t, 1_910, bills)
	assert.Equal(t, [NumDecks]uint8{MailDeck: 79, DealDeck: 16}, ed.DeckSizes)
}

func TestTheClassicCalendarHasItsDays(t *testing.T) {
	want := "mail1 birthday-gift mail3 deal mail2 weekend-guest sweet-sunday " +
		"bonus found-a-buyer poker-game mail1 deal family-reunion sweet-sunday " +
		"deal mail3 found-a-buyer household mail1 found-a-buyer sweet-sunday " +
		"mail1 home-repair mail2 deal town-election daylight-savings sweet-sunday lottery-draw found-a-buyer pay-day"
	s, err := New(Setup{Edition: Classic1975, Seats: 2, Months: 2, Lengths: [MaxMonths]uint8{31, 31}}, nil)
	require.NoError(t, err)
	assert.Equal(t, want, daysOf(&s))
	_, err = New(Setup{Edition: Classic1975, Seats: 2, Months: 1, Lengths: [MaxMonths]uint8{30}}, nil)
	assert.Error(t, err, "a month has 31 days")
}

// daysOf lists the days of the first month.
func daysOf(s *State) string {
	var days []string
	for day := uint8(1); day <= s.Length(1); day++ {
		days = append(days, s.SpaceAt(1, day).String())
	}
	return strings.Join(days, " ")
}

func TestAClassicDealMayBeBoughtByALoan(t *testing.T) {
	b := newClassic(t, 2).put(3, DealSpace).hold(0, 130)
	card := b.commissioned(300, 550, 30)
	b.stack(card).roll(3)
	assert.Equal(t, []Option{{Choice: Choice{Kind: Buy}, Cost: 300, Borrows: 200}}, b.options(Buy))
	b.choose(Choice{Kind: Buy})
	assert.Equal(t, []CardID{card}, b.HeldDeals(0))
	assert.Equal(t, []Event{{Kind: LoanTaken, Seat: 0, By: NoSeat, Amount: 200, Total: 200}}, b.told(LoanTaken))
}

func TestMailStaysUntilTheMonthEnds(t *testing.T) {
	b := newClassic(t, 2).put(3, Mail2)
	windfall, ad := b.card(0, Card{Kind: Windfall, Amount: 75}), b.card(0, Card{Kind: Ad})
	b.stack(windfall, ad).roll(3)
	assert.Equal(t, []CardID{windfall, ad}, b.HeldMail(0), "acted on or not")
	b.stand(1, 1).roll(1).stand(0, 30).roll(1).choose(Choice{Kind: LeaveSavings})
	assert.Empty(t, b.HeldMail(0))
	assert.Equal(t, []CardID{windfall, ad}, b.Discards(MailDeck))
}

func TestOtherRollsWinNoBonusAndEndNoElection(t *testing.T) {
	b := newClassic(t, 2).put(3, TownElection).put(4, DealSpace).roll(3).pot(50)
	b.stack(b.commissioned(30, 60, 5)).roll(4).dice(6, 1).choose(Choice{Kind: Buy})
	assert.True(t, b.Election, "a 6 for a commission")
	assert.Empty(t, b.payments(WhyJackpot))
	e := newEvent(t, 2).put(3, YardSale).pot(500).roll(3, 6)
	assert.Empty(t, e.payments(WhyJackpot))
	assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, e.Prompt())
}

func TestWhoIsLentNoMoreIsOutIn1975AndIn2000(t *testing.T) {
	b := newClassic(t, 3).put(3, TownElection).hold(0, 20).owe(0, CreditLimit)
	card := b.commissioned(30, 60, 5)
	b.own(0, card).roll(3)
	assert.True(t, b.Players[0].Retired)
	assert.Equal(t, payment{seat(0), Jackpot, 20, WhyTownElection}, b.payments(WhyTownElection)[0], "what there is")
	assert.Len(t, b.payments(WhyTownElection), 3, "the others pay")
	assert.Equal(t, card, b.ToDraw(DealDeck)[0])
	e := newEvent(t, 2).hold(0, 100).owe(0, CreditLimit).event(PayToFriend).choose(Choice{Kind: Target, Seat: 1})
	assert.True(t, e.Players[0].Retired)
	assert.Equal(t, []payment{{seat(0), seat(1), 100, WhyPayToFriend}}, e.payments())
	assert.Len(t, e.Discards(EventDeck), 1)
	e.roll(1)
	assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, e.Prompt(), "and still rolls for the Bonus")
}

func TestClassicDaysPayAndCost(t *testing.T) {
	for space, want := range map[Space]payment{
		BirthdayGift:  {Bank, seat(0), 100, WhyBirthdayGift},
		BonusSpace:    {Bank, seat(0), 100, WhyBonus},
		WeekendGuest:  {seat(0), Bank, 50, WhyWeekendGuest},
		FamilyReunion: {seat(0), Bank, 40, WhyFamilyReunion},
		Household:     {seat(0), Bank, 75, WhyHousehold},
		HomeRepair:    {seat(0), Bank, 60, WhyHomeRepair},
	} {
		b := newClassic(t, 2).put(3, space).roll(3)
		assert.Equal(t, []payment{want}, b.payments())
	}
}

func TestSweetSundayIsARest(t *testing.T) {
	b := newClassic(t, 2).roll(3)
	assert.Empty(t, b.payments())
	assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
}

func TestADealThatIsDeclinedGoesUnderTheDeck(t *testing.T) {
	b := newClassic(t, 2).put(3, DealSpace)
	card := b.commissioned(30, 60, 5)
	b.stack(card).roll(3).choose(Choice{Kind: Decline})
	assert.Equal(t, []Event{{Kind: Discarded, Seat: 0, By: NoSeat, Deck: DealDeck, Card: card, Goes: UnderDeck}}, b.told(Discarded))
	assert.Equal(t, card, b.ToDraw(DealDeck)[0])
	assert.Len(t, b.ToDraw(DealDeck), 16)
	assert.Empty(t, b.Discards(DealDeck))
}

func TestASoldDealGoesUnderTheDeckAndABuyerMayBeLeft(t *testing.T) {
	b := newClassic(t, 2).put(3, FoundABuyer)
	card := b.commissioned(100, 250, 15)
	b.own(0, card).roll(3)
	assert.Len(t, b.options(SellNone), 1)
	b.choose(Choice{Kind: Sell, Card: card})
	assert.Equal(t, []payment{{Bank, seat(0), 250, WhyBuyer}}, b.payments())
	assert.Equal(t, card, b.ToDraw(DealDeck)[0])
}

func TestTheCommissionOfABoughtDealGoesToTheHighestRollOfAll(t *testing.T) {
	b := newClassic(t, 3).put(3, DealSpace).finish(2).dice(3)
	card := b.commissioned(100, 250, 15)
	b.stack(card).roll(3).dice(2, 5, 5, 1, 6).choose(Choice{Kind: Buy})
	var rolled []Seat
	for _, e := range b.told(Rolled)[1:] {
		assert.Equal(t, WhyCommission, e.Why)
		rolled = append(rolled, e.Seat)
	}
	assert.Equal(t, []Seat{0, 1, 2, 1, 2}, rolled, "the buyer first, retired players too, who tie again")
	assert.Equal(t, []payment{{seat(0), Bank, 100, WhyDeal}, {Bank, seat(2), 15, WhyCommission}}, b.payments())
}

func TestNoCommissionIsRolledForWhereNothingIsBought(t *testing.T) {
	b := newClassic(t, 2).put(3, DealSpace).roll(3).choose(Choice{Kind: Decline})
	assert.Len(t, b.told(Rolled), 1)
}

func TestALotteryTicketIsPaidAtTheLotteryDraw(t *testing.T) {
	b := newClassic(t, 2).put(3, LotteryDraw)
	small, large := b.card(0, Card{Kind: LotteryTicket, Amount: 50}), b.card(0, Card{Kind: LotteryTicket, Amount: 100})
	bill := b.bill(20)
	b.receive(0, small, bill, large).roll(3)
	assert.Equal(t, []payment{{Bank, seat(0), 50, WhyLotteryDraw}, {Bank, seat(0), 100, WhyLotteryDraw}}, b.payments())
	assert.Equal(t, []CardID{bill}, b.HeldMail(0))
	assert.Equal(t, []CardID{small, large}, b.Discards(MailDeck), "cashed tickets are discarded")
}

func TestAnUnusedLotteryTicketIsVoidAtMonthsEndAndGoesUnderTheDeck(t *testing.T) {
	b := newClassic(t, 2).stand(0, 30)
	ticket, ad := b.card(0, Card{Kind: LotteryTicket, Amount: 50}), b.card(0, Card{Kind: Ad})
	b.receive(0, ticket, ad).roll(1).choose(Choice{Kind: LeaveSavings})
	assert.Equal(t, ticket, b.ToDraw(MailDeck)[0])
	assert.Equal(t, []CardID{ad}, b.Discards(MailDeck))
}

func TestAWindfallIsCollectedAtOnceAndABillIsKept(t *testing.T) {
	b := newClassic(t, 2).put(3, Mail2)
	b.stack(b.card(0, Card{Kind: Windfall, Amount: 75}), b.bill(20)).roll(3)
	assert.Equal(t, []payment{{Bank, seat(0), 75, WhyWindfall}}, b.payments())
	assert.EqualValues(t, 20, b.BillsDue(0))
}

func TestSwellfareIsForThoseInDebt(t *testing.T) {
	draw := func(b *board) *board { return b.put(3, Mail1).stack(b.card(0, Card{Kind: Swellfare})).roll(3) }
	turn := func(b *board, cards int) *board { // opens a turn with so many of the cards
		for n := range cards {
			b.receive(0, b.card(n, Card{Kind: Swellfare}))
		}
		b.play(nil).pop()
		b.play(nil).askTurn(0)
		return b
	}
	t.Run("loan, interest due and bills above the cash", func(t *testing.T) {
		b := draw(newClassic(t, 2).hold(0, 119).owed(0, 100))
		assert.Equal(t, PlaySwellfare, b.Prompt().Kind)
		assert.Equal(t, []Option{{Choice: Choice{Kind: Bet, Amount: 5}, Most: 100, Step: 5}}, b.options(Bet))
	})
	t.Run("no interest is due on what was borrowed since Pay Day, so that nobody can borrow themselves into debt", func(t *testing.T) {
		b := draw(newClassic(t, 2).hold(0, 200).owed(0, 100).owe(0, 180))
		assert.Equal(t, TakeTurn, b.Prompt().Kind, "$180 and $20 are not more than $200")
		b = newClassic(t, 2).hold(0, 0).put(3, Mail1)
		b.choose(Choice{Kind: Borrow, Amount: 300}).stack(b.card(0, Card{Kind: Swellfare})).roll(3)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
		b = newClassic(t, 2).hold(0, 0).put(3, Mail1).receive(0, b.bill(20))
		b.choose(Choice{Kind: Borrow, Amount: 300}).stack(b.card(0, Card{Kind: Swellfare})).roll(3)
		assert.Equal(t, PlaySwellfare, b.Prompt().Kind, "who was in debt before stays so")
	})
	t.Run("what is owed when a month is settled bears interest from then on", func(t *testing.T) {
		b := newClassic(t, 2).stand(0, 30).hold(0, 0).owe(0, 400).roll(1).choose(Choice{Kind: Repay, Amount: 100})
		assert.EqualValues(t, 300, b.Owed[0])
		assert.Zero(t, b.Owed[1])
	})
	t.Run("others keep it until the month ends", func(t *testing.T) {
		b := draw(newClassic(t, 2).hold(0, 120).owed(0, 100))
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
		assert.Len(t, b.HeldMail(0), 1)
	})
	t.Run("the stake is cash, up to $100 in steps of $5", func(t *testing.T) {
		b := draw(newClassic(t, 2).hold(0, 33).owe(0, 300))
		assert.EqualValues(t, 30, b.options(Bet)[0].Most)
		assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Bet, Amount: 35}))
		assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Bet, Amount: 12}))
	})
	t.Run("a 5 or a 6 gives the stake back and ten times it", func(t *testing.T) {
		b := draw(newClassic(t, 2).hold(0, 33).owe(0, 300)).dice(5).choose(Choice{Kind: Bet, Amount: 30})
		assert.Equal(t, []payment{
			{seat(0), Stakes, 30, WhySwellfare}, {Stakes, seat(0), 30, WhySwellfare}, {Bank, seat(0), 300, WhySwellfare},
		}, b.payments())
		assert.Empty(t, b.HeldMail(0), "it is used up")
		assert.Len(t, b.Discards(MailDeck), 1)
	})
	t.Run("anything else gives it to the Pot", func(t *testing.T) {
		b := draw(newClassic(t, 2).hold(0, 33).owe(0, 300)).dice(4).choose(Choice{Kind: Bet, Amount: 30})
		assert.Equal(t, []payment{{seat(0), Stakes, 30, WhySwellfare}, {Stakes, Jackpot, 30, WhySwellfare}}, b.payments())
	})
	t.Run("it can be kept for the start of a turn", func(t *testing.T) {
		b := newClassic(t, 2).hold(0, 33).owe(0, 300)
		b.receive(0, b.card(0, Card{Kind: Swellfare}))
		assert.Equal(t, RefusedNotInDebt, b.refused(Choice{Kind: Bet, Amount: 5}), "the prompt was opened without")
		b.play(nil).pop()
		b.play(nil).askTurn(0)
		b.dice(2).choose(Choice{Kind: Bet, Amount: 5})
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, b.Prompt(), "the turn goes on")
		assert.Empty(t, b.options(Bet))
	})
	t.Run("borrowing at the prompt does not make a debtor", func(t *testing.T) {
		b := turn(newClassic(t, 2).hold(0, 0), 1)
		b.choose(Choice{Kind: Borrow, Amount: 100})
		assert.False(t, b.InDebt(0))
		assert.Equal(t, RefusedNotInDebt, b.refused(Choice{Kind: Bet, Amount: 5}))
	})
	t.Run("nor can be staked what is borrowed or taken out of savings at the prompt", func(t *testing.T) {
		most := Option{Choice: Choice{Kind: Bet, Amount: 5}, Most: 30, Step: 5}
		for _, prompt := range []func(*board) *board{draw, func(b *board) *board { return turn(b, 1) }} {
			b := prompt(newClassic(t, 2).hold(0, 33).owed(0, 300)).choose(Choice{Kind: Borrow, Amount: 100})
			assert.Equal(t, []Option{most}, b.options(Bet))
			assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Bet, Amount: 35}))
			b = newClassic(t, 2).hold(0, 33).save(0, 500)
			b = prompt(b.receive(0, b.bill(250))).choose(Choice{Kind: TakeOut, Amount: 500})
			require.False(t, b.InDebt(0), "who was in debt when the prompt opened may stake all the same")
			assert.Equal(t, []Option{most}, b.options(Bet))
			b.dice(1).choose(Choice{Kind: Bet, Amount: 30})
		}
	})
	t.Run("a second card at the start of a turn is judged by the same moment, less what the first one staked", func(t *testing.T) {
		b := turn(newClassic(t, 2).hold(0, 133).owed(0, 300), 2)
		b.dice(6).choose(Choice{Kind: Bet, Amount: 90})
		require.False(t, b.InDebt(0), "it won")
		assert.EqualValues(t, 40, b.options(Bet)[0].Most)
		b.choose(Choice{Kind: Borrow, Amount: 100})
		assert.EqualValues(t, 40, b.options(Bet)[0].Most)
		b = turn(newClassic(t, 2).hold(0, 100).owed(0, 300), 2)
		b.dice(1).choose(Choice{Kind: Bet, Amount: 100})
		assert.Empty(t, b.options(Bet))
		b = turn(newClassic(t, 2).hold(0, 900).owed(0, 900), 2)
		b.dice(1).choose(Choice{Kind: Bet, Amount: 5})
		assert.EqualValues(t, 100, b.options(Bet)[0].Most, "each card stakes up to $100")
	})
	t.Run("by the first rules interest counts on all loans, and all cash can be staked", func(t *testing.T) {
		first := func() *board {
			b := newClassic(t, 2)
			b.Setup.Rules = FirstRules
			return b
		}
		b := first().hold(0, 0).put(3, Mail1)
		b.choose(Choice{Kind: Borrow, Amount: 100}).stack(b.card(0, Card{Kind: Swellfare})).roll(3)
		assert.Equal(t, PlaySwellfare, b.Prompt().Kind)
		b = turn(first().hold(0, 33).owe(0, 300), 2).choose(Choice{Kind: Borrow, Amount: 100})
		assert.EqualValues(t, 100, b.options(Bet)[0].Most)
		b.dice(6).choose(Choice{Kind: Bet, Amount: 100})
		assert.Empty(t, b.options(Bet), "who has won is no debtor any more")
	})
	t.Run("mail still to be drawn follows", func(t *testing.T) {
		b := newClassic(t, 2).hold(0, 33).owe(0, 300).put(3, Mail2)
		bill := b.bill(20)
		b.stack(b.card(0, Card{Kind: Swellfare}), bill).roll(3)
		assert.Len(t, b.HeldMail(0), 1)
		b.choose(Choice{Kind: KeepSwellfare})
		assert.Equal(t, bill, b.HeldMail(0)[1])
	})
}

func TestDaylightSavings(t *testing.T) {
	t.Run("moves everyone back a day from the lander on, each doing that space", func(t *testing.T) {
		b := newClassic(t, 4).put(27, DaylightSavings).put(26, BonusSpace).put(9, HomeRepair).finish(3)
		b.stand(0, 25).stand(1, 10).roll(2)
		assert.Equal(t, []payment{
			{Bank, seat(0), 100, WhyBonus}, {seat(1), Bank, 60, WhyHomeRepair}, {Bank, seat(2), 325, WhyDaylightSavings},
		}, b.payments(), "who stands on START collects wages; retired players do not move")
		assert.EqualValues(t, 26, b.Players[0].Day)
		assert.EqualValues(t, 0, b.Players[2].Day)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("from day 1 a token goes back to START, where nothing happens", func(t *testing.T) {
		b := newClassic(t, 2).put(27, DaylightSavings).stand(0, 26).stand(1, 1).roll(1)
		assert.Empty(t, b.payments())
		assert.EqualValues(t, 0, b.Players[1].Day)
	})
	t.Run("takes place once a turn", func(t *testing.T) {
		b := newClassic(t, 2).put(27, DaylightSavings).stand(0, 26).stand(1, 28).roll(1)
		assert.EqualValues(t, 27, b.Players[1].Day)
		assert.EqualValues(t, 26, b.Players[0].Day, "who comes to its day this way rests")
		b.stand(1, 26).roll(1)
		assert.EqualValues(t, 26, b.Players[1].Day, "in the next turn it takes place again")
	})
}

func TestTownElection(t *testing.T) {
	t.Run("everyone still playing gives $50 to the Pot, borrowing if need be", func(t *testing.T) {
		b := newClassic(t, 3).put(3, TownElection).finish(2).hold(1, 20).roll(3)
		assert.Equal(t, []payment{
			{seat(0), Jackpot, 50, WhyTownElection}, {Bank, seat(1), 100, WhyLoan}, {seat(1), Jackpot, 50, WhyTownElection},
		}, b.payments())
	})
	t.Run("or drawing on savings", func(t *testing.T) {
		b := newClassic(t, 2).put(3, TownElection).hold(1, 20).save(1, 300).roll(3)
		assert.Equal(t, []payment{{Bank, seat(1), 100, WhySavings}, {seat(1), Bank, 50, WhyFee}, {seat(1), Jackpot, 50, WhyTownElection}}, b.payments()[1:])
		assert.Equal(t, []Event{{Kind: SavingsChanged, Seat: 1, By: NoSeat, Amount: -100, Forced: true, Total: 200}}, b.told(SavingsChanged))
	})
	t.Run("the next 6 on a movement roll wins the Pot, Swellfare money included", func(t *testing.T) {
		b := newClassic(t, 2).put(3, TownElection).pot(30).roll(3).roll(6)
		assert.Equal(t, []payment{{Jackpot, seat(1), 130, WhyJackpot}}, b.payments(WhyJackpot))
		assert.False(t, b.Election)
	})
	t.Run("a 6 takes nothing while no election is open", func(t *testing.T) {
		assert.Empty(t, newClassic(t, 2).pot(30).roll(6).payments())
	})
	t.Run("a second election adds to the Pot", func(t *testing.T) {
		b := newClassic(t, 2).put(3, TownElection).roll(3).roll(3)
		assert.EqualValues(t, 200, b.Balance[Jackpot])
	})
	t.Run("without a Jackpot a 6 closes it and takes no money", func(t *testing.T) {
		b := newClassic(t, 2).put(3, TownElection)
		b.Setup.House = NoJackpot.set()
		b.roll(3).roll(6)
		assert.Empty(t, b.payments(WhyJackpot))
		assert.False(t, b.Election)
	})
}

func TestPokerGame(t *testing.T) {
	in := Choice{Kind: Ante}
	t.Run("each may put $100 on the table, retired or not; the highest roll takes all", func(t *testing.T) {
		b := newClassic(t, 3).put(3, PokerGame).finish(2).roll(3)
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 0, Lander: 0}, b.Prompt())
		b.choose(in).choose(Choice{Kind: StayOut}).dice(4, 4, 2, 5).choose(in)
		assert.Equal(t, []payment{
			{seat(0), Stakes, 100, WhyAnte}, {seat(2), Stakes, 100, WhyAnte}, {Stakes, seat(2), 200, WhyPokerGame},
		}, b.payments(), "who ties rolls again")
	})
	t.Run("with fewer than two the stake is returned", func(t *testing.T) {
		b := newClassic(t, 2).put(3, PokerGame).roll(3).choose(in).choose(Choice{Kind: StayOut})
		assert.Equal(t, []payment{{seat(0), Stakes, 100, WhyAnte}, {Stakes, seat(0), 100, WhyAnteBack}}, b.payments())
		assert.Len(t, b.told(NoGame), 1)
	})
	t.Run("an ante may be borrowed or drawn from savings, and the prompt says so", func(t *testing.T) {
		b := newClassic(t, 2).put(3, PokerGame).hold(0, 40).hold(1, 40).save(1, 500).roll(3)
		assert.Equal(t, []Option{{Choice: in, Cost: 100, Borrows: 100}}, b.options(Ante))
		b.choose(in)
		assert.Equal(t, []Option{{Choice: in, Cost: 100, Draws: 200, Fee: 50}}, b.options(Ante))
	})
}

func TestSavings(t *testing.T) {
	t.Run("are started and added to on Pay Day alone", func(t *testing.T) {
		b := newClassic(t, 2)
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: PutIn, Amount: 100}))
		b.stand(0, 30).roll(1)
		assert.Equal(t, Prompt{Kind: MindSavings, Seat: 0}, b.Prompt())
		assert.Equal(t, []Option{{Choice: Choice{Kind: PutIn, Amount: 100}, Most: 600, Step: 100}}, b.options(PutIn))
		b.choose(Choice{Kind: PutIn, Amount: 600})
		assert.Equal(t, []payment{{seat(0), Bank, 600, WhySavings}}, b.payments(WhySavings))
		assert.EqualValues(t, 600, b.Players[0].Savings)
		assert.EqualValues(t, 650, b.NetWorth(0))
	})
	t.Run("come out freely on Pay Day", func(t *testing.T) {
		b := newClassic(t, 2).stand(0, 30).save(0, 500).roll(1).choose(Choice{Kind: TakeOut, Amount: 200})
		assert.Empty(t, b.payments(WhyFee))
		assert.EqualValues(t, 300, b.Players[0].Savings)
		assert.EqualValues(t, 1, b.Prompt().Seat)
	})
	t.Run("and for a fee of $50 at any other time", func(t *testing.T) {
		b := newClassic(t, 2).save(0, 500)
		assert.Equal(t, []Option{{Choice: Choice{Kind: TakeOut, Amount: 100}, Most: 500, Step: 100, Fee: 50}}, b.options(TakeOut))
		assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: TakeOut, Amount: 600}))
		b.choose(Choice{Kind: TakeOut, Amount: 200})
		assert.Equal(t, []payment{{Bank, seat(0), 200, WhySavings}, {seat(0), Bank, 50, WhyFee}}, b.payments())
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, b.Prompt(), "the prompt stays")
	})
	t.Run("earn 10% of what is held on arrival", func(t *testing.T) {
		b := newClassic(t, 2).stand(0, 30).save(0, 500).roll(1)
		assert.Equal(t, []payment{{Bank, seat(0), 325, WhySalary}, {Bank, seat(0), 50, WhySavingsInterest}}, b.payments())
	})
	t.Run("and a loan never go together", func(t *testing.T) {
		b := newClassic(t, 2).save(0, 500)
		assert.Empty(t, b.options(Borrow))
		assert.Equal(t, RefusedSaver, b.refused(Choice{Kind: Borrow, Amount: 100}))
		b = newClassic(t, 2).stand(0, 30).owe(0, 100).roll(1).choose(Choice{Kind: Repay})
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt(), "who still owes is not asked for savings")
		b = newClassic(t, 2).stand(0, 30).owe(0, 100).roll(1).choose(Choice{Kind: Repay, Amount: 100})
		assert.Equal(t, MindSavings, b.Prompt().Kind)
		b.choose(Choice{Kind: Borrow, Amount: 100})
		assert.Equal(t, RefusedLoanOpen, b.refused(Choice{Kind: PutIn, Amount: 100}))
	})
}

func TestAShortfallTakesSavingsFirst(t *testing.T) {
	charge := func(cash, savings int32) []payment {
		b := newClassic(t, 2).put(3, Household).hold(0, cash).save(0, savings).roll(3)
		return b.payments()
	}
	assert.Equal(t, []payment{{seat(0), Bank, 75, WhyHousehold}}, charge(75, 500), "cash before savings")
	assert.Equal(t, []payment{{Bank, seat(0), 100, WhySavings}, {seat(0), Bank, 50, WhyFee}, {seat(0), Bank, 75, WhyHousehold}}, charge(25, 500),
		"the fewest hundreds that cover it and the fee")
	assert.Equal(t, []payment{{Bank, seat(0), 200, WhySavings}, {seat(0), Bank, 50, WhyFee}, {seat(0), Bank, 75, WhyHousehold}}, charge(20, 500))
	assert.Equal(t, []payment{
		{Bank, seat(0), 100, WhySavings}, {seat(0), Bank, 50, WhyFee}, {Bank, seat(0), 100, WhyLoan}, {seat(0), Bank, 75, WhyHousehold},
	}, charge(0, 100), "all of them, one fee, and the smallest loan")
	b := newClassic(t, 2).put(3, DealSpace).hold(0, 100).save(0, 300)
	b.stack(b.commissioned(150, 300, 20)).roll(3)
	assert.Equal(t, []Option{{Choice: Choice{Kind: Buy}, Cost: 150, Draws: 100, Fee: 50}}, b.options(Buy))
	b.choose(Choice{Kind: Buy})
	assert.False(t, b.told(SavingsChanged)[0].Forced, "a purchase is a choice")
}

func TestClassicLoansComeInHundredsAt20Percent(t *testing.T) {
	b := newClassic(t, 2)
	assert.Equal(t, Option{Choice: Choice{Kind: Borrow, Amount: 100}, Most: CreditLimit, Step: 100}, b.options(Borrow)[0])
	b.Setup.House = BorrowLimit.set()
	assert.EqualValues(t, 1_000, b.options(Borrow)[0].Most)
	assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: Repay, Amount: 100}), "paid off on Pay Day alone")
	b = newClassic(t, 2).stand(0, 30).owe(0, 400).roll(1)
	assert.Equal(t, []payment{{seat(0), Bank, 80, WhyInterest}}, b.payments(WhyInterest))
	assert.EqualValues(t, 400, b.options(Repay)[0].Most)
}

func TestClassicPayDayGoesInItsOwnOrder(t *testing.T) {
	t.Run("wages, interest, bills, then the loan", func(t *testing.T) {
		b := newClassic(t, 2).stand(0, 30).hold(0, 200).owe(0, 300)
		b.receive(0, b.bill(40), b.card(0, Card{Kind: Ad}), b.bill(60)).roll(4)
		assert.EqualValues(t, 31, b.told(Moved)[0].To, "the token stops there")
		assert.Equal(t, []payment{
			{Bank, seat(0), 325, WhySalary}, {seat(0), Bank, 60, WhyInterest}, {seat(0), Bank, 40, WhyBill}, {seat(0), Bank, 60, WhyBill},
		}, b.payments())
		assert.Zero(t, b.BillsDue(0), "paid bills are discarded")
		assert.Equal(t, Prompt{Kind: PayOffLoan, Seat: 0}, b.Prompt())
		b.choose(Choice{Kind: Repay, Amount: 300})
		assert.Equal(t, Player{Month: 2}, b.Players[0])
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("bills draw on savings without a fee, then on a loan", func(t *testing.T) {
		b := newClassic(t, 2).stand(0, 30).hold(0, 0).save(0, 100)
		b.receive(0, b.bill(250), b.bill(200), b.bill(150)).roll(1)
		assert.Equal(t, []payment{
			{Bank, seat(0), 325, WhySalary}, {Bank, seat(0), 10, WhySavingsInterest}, {Bank, seat(0), 100, WhySavings},
			{Bank, seat(0), 200, WhyLoan}, {seat(0), Bank, 250, WhyBill}, {seat(0), Bank, 200, WhyBill}, {seat(0), Bank, 150, WhyBill},
		}, b.payments())
	})
	t.Run("after the last month Deals go under the deck", func(t *testing.T) {
		b := newClassic(t, 2, 1).stand(0, 30)
		card := b.commissioned(30, 60, 5)
		b.own(0, card).save(0, 300).roll(1).choose(Choice{Kind: LeaveSavings})
		assert.True(t, b.Players[0].Retired)
		assert.Equal(t, card, b.ToDraw(DealDeck)[0])
		assert.EqualValues(t, 325+325+30+300, b.NetWorth(0), "savings count")
	})
}

func TestTheClassicGameIsWonByCashAndSavingsMinusLoans(t *testing.T) {
	b := newClassic(t, 2, 1).stand(0, 30).finish(1).hold(0, 0).hold(1, 500).save(0, 400).roll(1).choose(Choice{Kind: LeaveSavings})
	over := b.told(GameOver)[0]
	assert.EqualValues(t, 325+40+400, over.Worth[0])
	assert.Equal(t, SeatSet(1), over.Winners)
}

func TestABrokenClassicStateIsRefused(t *testing.T) {
	for name, harm := range map[string]func(b *board){
		"savings beside a loan":    func(b *board) { b.save(0, 100).owe(0, 100) },
		"negative savings":         func(b *board) { b.save(0, -100) },
		"a bet without the card":   func(b *board) { b.Tasks[b.Depth-1].N = 1 },
		"savings minded in a turn": func(b *board) { b.Setup.Edition = Standard; b.Tasks[b.Depth-1].Kind = askSavings },
	} {
		b := newClassic(t, 2)
		require.NoError(t, b.sound())
		harm(b)
		assert.Error(t, b.sound(), name)
	}
}

// classicRulebook has a row for every rule of the game of 1975, in the order of
// its rule book.
var classicRulebook = []rule{
	{section: "1975: equipment, 31 days", tests: []string{"TestTheClassicCalendarAndDecksHaveTheirFigures", "TestTheClassicCalendarHasItsDays"}},
	{section: "1975: each player starts with $325", tests: []string{"TestTheClassicGameBeginsWith325Dollars"}},
	{section: "1975: bonus, gift and costs", spaces: []Space{BirthdayGift, WeekendGuest, BonusSpace, FamilyReunion, Household, HomeRepair}, tests: []string{
		"TestClassicDaysPayAndCost",
	}},
	{section: "1975: Deals", tests: []string{
		"TestADealThatIsDeclinedGoesUnderTheDeck", "TestASoldDealGoesUnderTheDeckAndABuyerMayBeLeft",
		"TestAClassicDealMayBeBoughtByALoan",
	}},
	{section: "1975: commissions", tests: []string{
		"TestTheCommissionOfABoughtDealGoesToTheHighestRollOfAll", "TestNoCommissionIsRolledForWhereNothingIsBought",
	}},
	{section: "1975: Mail", cards: []CardKind{Windfall}, tests: []string{"TestAWindfallIsCollectedAtOnceAndABillIsKept"}},
	{section: "1975: Lottery Ticket", spaces: []Space{LotteryDraw}, cards: []CardKind{LotteryTicket}, tests: []string{
		"TestALotteryTicketIsPaidAtTheLotteryDraw", "TestAnUnusedLotteryTicketIsVoidAtMonthsEndAndGoesUnderTheDeck",
	}},
	{section: "1975: Swellfare", cards: []CardKind{Swellfare}, tests: []string{
		"TestSwellfareIsForThoseInDebt/loan, interest due and bills above the cash",
		"TestSwellfareIsForThoseInDebt/a 5 or a 6 gives the stake back and ten times it",
		"TestSwellfareIsForThoseInDebt/anything else gives it to the Pot",
		"TestSwellfareIsForThoseInDebt/it can be kept for the start of a turn",
		"TestSwellfareIsForThoseInDebt/others keep it until the month ends", "TestSwellfareIsForThoseInDebt/the stake is cash, up to $100 in steps of $5",
		"TestSwellfareIsForThoseInDebt/borrowing at the prompt does not make a debtor",
		"TestSwellfareIsForThoseInDebt/no interest is due on what was borrowed since Pay Day, so that nobody can borrow themselves into debt",
		"TestSwellfareIsForThoseInDebt/what is owed when a month is settled bears interest from then on",
		"TestSwellfareIsForThoseInDebt/nor can be staked what is borrowed or taken out of savings at the prompt",
		"TestSwellfareIsForThoseInDebt/a second card at the start of a turn is judged by the same moment, less what the first one staked",
	}},
	{section: "1975: Daylight Savings", spaces: []Space{DaylightSavings}, tests: []string{
		"TestDaylightSavings/moves everyone back a day from the lander on, each doing that space",
		"TestDaylightSavings/from day 1 a token goes back to START, where nothing happens", "TestDaylightSavings/takes place once a turn",
	}},
	{section: "1975: Town Election", spaces: []Space{TownElection}, tests: []string{
		"TestTownElection/everyone still playing gives $50 to the Pot, borrowing if need be", "TestTownElection/or drawing on savings",
		"TestTownElection/the next 6 on a movement roll wins the Pot, Swellfare money included",
		"TestTownElection/a 6 takes nothing while no election is open", "TestTownElection/a second election adds to the Pot",
		"TestTownElection/without a Jackpot a 6 closes it and takes no money",
	}},
	{section: "1975: Poker Game", spaces: []Space{PokerGame}, tests: []string{
		"TestPokerGame/each may put $100 on the table, retired or not; the highest roll takes all",
		"TestPokerGame/with fewer than two the stake is returned",
		"TestPokerGame/an ante may be borrowed or drawn from savings, and the prompt says so",
	}},
	{section: "1975: savings", tests: []string{
		"TestSavings/are started and added to on Pay Day alone", "TestSavings/come out freely on Pay Day",
		"TestSavings/and for a fee of $50 at any other time", "TestSavings/earn 10% of what is held on arrival",
		"TestSavings/and a loan never go together", "TestAShortfallTakesSavingsFirst",
	}},
	{section: "1975: loans", tests: []string{"TestClassicLoansComeInHundredsAt20Percent"}},
	{section: "1975: Sweet Sunday", spaces: []Space{SweetSunday}, tests: []string{"TestSweetSundayIsARest"}},
	{section: "1975: Pay Day", spaces: []Space{PayDay}, tests: []string{
		"TestClassicPayDayGoesInItsOwnOrder/wages, interest, bills, then the loan",
		"TestClassicPayDayGoesInItsOwnOrder/bills draw on savings without a fee, then on a loan",
		"TestClassicPayDayGoesInItsOwnOrder/after the last month Deals go under the deck",
	}},
	{section: "1975: cash plus savings minus loans wins", tests: []string{"TestTheClassicGameIsWonByCashAndSavingsMinusLoans"}},
}
