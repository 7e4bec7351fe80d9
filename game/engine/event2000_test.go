package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// newEvent returns a game of 2000 of two months in which every day but the
// last is a Found a Buyer, everyone stands on START, and seat 0 is to roll.
func newEvent(t *testing.T, seats uint8) *board {
	b := &board{t: t}
	require.NoError(t, b.Start(Setup{Edition: Event2000, Seats: seats, Months: 2, Lengths: [MaxMonths]uint8{31, 31}}, nil))
	for day := uint8(1); day <= 30; day++ {
		b.put(day, FoundABuyer)
	}
	return b
}

// event draws the Event of a kind that is worth $300 on day 3.
func (b *board) event(kind CardKind) *board {
	b.t.Helper()
	return b.put(3, EventSpace).stack(b.card(0, Card{Deck: EventDeck, Kind: kind, Amount: 300})).roll(3)
}

// mail draws a card on day 3.
func (b *board) mail(card Card) *board {
	b.t.Helper()
	return b.put(3, Mail1).stack(b.card(0, card)).roll(3)
}

func (b *board) auctioned(bid, value int32) CardID {
	return b.card(0, Card{Deck: DealDeck, Kind: AuctionDeal, Bid: bid, Value: value})
}

func TestTheEventGameHasItsFigures(t *testing.T) {
	ed := EditionOf(Event2000)
	cards := map[CardKind]int{}
	for _, card := range ed.Cards {
		cards[card.Kind]++
	}
	assert.Equal(t, map[CardKind]int{
		Bill: 18, PayANeighbor: 8, MadMoney: 8, Charity: 6, MonsterCharge: 3, BuyOrSell: 7, Ad: 2, Postcard: 2,
		PlainDeal: 24, AuctionDeal: 12, LotteryCard: 6,
		PayToBonus: 6, EachPayToBonus: 6, PayToFriend: 6, KeepTheCash: 6, EachKeepTheCash: 6, TakeAndKeep: 6,
	}, cards)
	assert.Equal(t, [NumDecks]uint8{MailDeck: 54, DealDeck: 36, EventDeck: 36, LotteryDeck: 6}, ed.DeckSizes)
	b := newEvent(t, 6)
	assert.EqualValues(t, 3_500, b.Cash(5))
	assert.EqualValues(t, 6, b.BonusDie)
	slices.Sort(b.LotteryCards[:])
	assert.Equal(t, [MaxSeats]CardID{127, 128, 129, 130, 131, 132}, b.LotteryCards)
	setup := b.Setup
	setup.Months, setup.Lengths[1] = 1, 0
	assert.Error(t, setup.Check(), "two months at least")
}

func TestTheEventCalendarHasItsDays(t *testing.T) {
	want := "mail1 event mail3 deal mail2 lottery event event found-a-buyer happy-birthday mail1 deal lottery event " +
		"deal mail3 found-a-buyer event mail1 lottery yard-sale mail1 found-a-buyer mail2 deal event lottery event " +
		"found-a-buyer found-a-buyer pay-day"
	s, err := New(Setup{Edition: Event2000, Seats: 2, Months: 2, Lengths: [MaxMonths]uint8{31, 31}}, nil)
	require.NoError(t, err)
	assert.Equal(t, want, daysOf(&s))
	var bills, auctioned int32
	for _, card := range s.Edition().Cards {
		switch card.Kind {
		case Bill:
			bills += card.Amount
		case AuctionDeal:
			auctioned += card.Value
		}
	}
	assert.EqualValues(t, 22_000, bills)
	assert.EqualValues(t, 94_500, auctioned)
}

func TestEventRegularDealsAreBoughtAndSold(t *testing.T) {
	b := newEvent(t, 2).put(3, DealSpace)
	card := b.deal(4_000, 7_500)
	b.stack(card).roll(3)
	assert.Equal(t, []Option{{Choice: Choice{Kind: Buy}, Cost: 4_000, Borrows: 1_000}}, b.options(Buy))
	b.choose(Choice{Kind: Buy}).roll(1).roll(2).choose(Choice{Kind: Sell, Card: card})
	assert.Equal(t, []payment{{Bank, seat(0), 7_500, WhyBuyer}}, b.payments(WhyBuyer))
	assert.Equal(t, []CardID{card}, b.Discards(DealDeck))
}

func TestEventYardSaleSellsTheTopDealForTheRoll(t *testing.T) {
	b := newEvent(t, 2).put(3, YardSale).hold(0, 200)
	card := b.deal(12_000, 20_000)
	b.stack(card).roll(3, 5)
	assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyLoan}, {seat(0), Bank, 500, WhyYardSale}}, b.payments())
	assert.Equal(t, []CardID{card}, b.HeldDeals(0))
}

func TestEventLoansComeInThousandsAt10Percent(t *testing.T) {
	b := newEvent(t, 2)
	assert.Equal(t, []Option{{Choice: Choice{Kind: Borrow, Amount: 1_000}, Most: CreditLimit, Step: 1_000}}, b.options(Borrow))
	assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: Repay, Amount: 1_000}), "paid off on Payday alone")
	b.Setup.House = BorrowLimit.set()
	assert.EqualValues(t, 10_000, b.options(Borrow)[0].Most)
	b.owe(0, 10_000).hold(0, 100).put(3, DealSpace).stack(b.auctioned(1_000, 12_000)).roll(3)
	assert.Equal(t, Prompt{Kind: PlaceBid, Seat: 1}, b.Prompt(), "who can pay no bid is not asked for one")
	over := []Event{{Kind: PassedOver, Seat: 0, By: NoSeat, Prompt: PlaceBid, Amount: 1_000}}
	assert.Equal(t, over, b.told(PassedOver), "and an event says so")
	assert.EqualValues(t, 13_500, b.options(Bid)[0].Most)
	b.choose(Choice{Kind: Bid, Amount: 1_000})
	assert.Equal(t, over, b.told(PassedOver), "once")
	assert.Len(t, b.HeldDeals(1), 1)
}

func TestTheEventsAreShuffledAnewWhenTheyAreThrough(t *testing.T) {
	b := newEvent(t, 2)
	p := &b.EventPile
	p.Discard, p.Gone = p.Draw, p.Left
	p.Draw, p.Left = [MaxDeals]CardID{}, 0
	b.put(3, EventSpace).roll(3)
	assert.Equal(t, []Event{{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Deck: EventDeck, Count: 36}}, b.told(Shuffled))
	assert.Len(t, b.told(Drawn), 1)
}

func TestTheRetiredOf2000MayBeChosen(t *testing.T) {
	for kind, want := range map[CardKind]payment{
		PayANeighbor: {seat(0), seat(1), 300, WhyPayANeighbor}, MadMoney: {seat(1), seat(0), 300, WhyMadMoney},
	} {
		b := newEvent(t, 2).finish(1).mail(Card{Kind: kind, Amount: 300}).choose(Choice{Kind: Target, Seat: 1})
		assert.Equal(t, []payment{want}, b.payments())
	}
	b := newEvent(t, 2).finish(1).event(TakeAndKeep).choose(Choice{Kind: Target, Seat: 1})
	assert.Equal(t, []payment{{seat(1), seat(0), 300, WhyTakeAndKeep}}, b.payments())
}

func TestTheLeastDebtWinsTheEventGame(t *testing.T) {
	b := newEvent(t, 2).finish(1).stand(0, 30).hold(0, 0).hold(1, 0).owe(0, 9_000).owe(1, 8_000)
	b.Players[0].Month = 2
	b.roll(1).choose(Choice{Kind: Repay})
	assert.EqualValues(t, [MaxSeats]int32{3_500 - 900 - 9_000, -8_000}, b.told(GameOver)[0].Worth)
	assert.Equal(t, SeatSet(1), b.told(GameOver)[0].Winners)
}

func TestBonusDie(t *testing.T) {
	t.Run("who rolls its number takes the Bonus, then may turn it, then moves", func(t *testing.T) {
		b := newEvent(t, 2).pot(700).roll(6)
		assert.Equal(t, []payment{{Jackpot, seat(0), 700, WhyJackpot}}, b.payments())
		assert.Equal(t, Prompt{Kind: SetBonusDie, Seat: 0}, b.Prompt())
		assert.Empty(t, b.told(Moved))
		assert.Equal(t, RefusedNoSuchNumber, b.refused(Choice{Kind: TurnDie, Number: 7}))
		b.choose(Choice{Kind: TurnDie, Number: 2})
		assert.EqualValues(t, 2, b.BonusDie)
		assert.EqualValues(t, 6, b.Players[0].Day)
		b.roll(6)
		assert.Len(t, b.payments(), 1, "a 6 wins nothing any more")
	})
	t.Run("no money on it is fine, and the die may be left", func(t *testing.T) {
		b := newEvent(t, 2).roll(6).choose(Choice{Kind: LeaveDie})
		assert.Empty(t, b.payments())
		assert.EqualValues(t, 6, b.BonusDie)
	})
	t.Run("without a Jackpot it may still be turned", func(t *testing.T) {
		b := newEvent(t, 2).pot(700)
		b.Setup.House = NoJackpot.set()
		b.roll(6)
		assert.Empty(t, b.payments())
		assert.Equal(t, SetBonusDie, b.Prompt().Kind)
	})
	t.Run("retired players roll for it in turn, and do not move", func(t *testing.T) {
		b := newEvent(t, 2).finish(1).pot(700).roll(1)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
		b.roll(6).choose(Choice{Kind: LeaveDie})
		assert.Equal(t, WhyBonus, b.told(Rolled)[1].Why)
		assert.Equal(t, []payment{{Jackpot, seat(1), 700, WhyJackpot}}, b.payments())
		assert.EqualValues(t, 0, b.Players[1].Day)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, b.Prompt())
	})
}

func TestEventCards(t *testing.T) {
	me, they := seat(0), seat(1)
	tests := []struct {
		rule    string
		kind    CardKind
		chooses bool
		want    []payment
	}{
		{"Pay to Bonus", PayToBonus, false, []payment{{me, Jackpot, 300, WhyPayToBonus}}},
		{"Each Pay to Bonus", EachPayToBonus, true, []payment{{me, Jackpot, 300, WhyEachPayToBonus}, {they, Jackpot, 300, WhyEachPayToBonus}}},
		{"Pay to Friend", PayToFriend, true, []payment{{me, they, 300, WhyPayToFriend}}},
		{"Keep the Cash", KeepTheCash, false, []payment{{Bank, me, 300, WhyKeepTheCash}}},
		{"Each Keep the Cash", EachKeepTheCash, true, []payment{{Bank, me, 300, WhyEachKeepTheCash}, {Bank, they, 300, WhyEachKeepTheCash}}},
		{"Take & Keep the Cash", TakeAndKeep, true, []payment{{they, me, 300, WhyTakeAndKeep}}},
	}
	for _, test := range tests {
		t.Run(test.rule, func(t *testing.T) {
			b := newEvent(t, 2).finish(1).event(test.kind)
			if test.chooses {
				assert.Equal(t, ChoosePlayer, b.Prompt().Kind)
				assert.Equal(t, RefusedOtherPlayer, b.refused(Choice{Kind: Target, Seat: 0}))
				b.choose(Choice{Kind: Target, Seat: 1}) // retired players may be chosen
			}
			assert.Equal(t, test.want, b.payments())
			assert.Len(t, b.Discards(EventDeck), 1)
		})
	}
}

func TestPayANeighborMadMoneyAndCharity(t *testing.T) {
	t.Run("Pay a Neighbor goes to any player, by a loan if need be", func(t *testing.T) {
		b := newEvent(t, 3).hold(0, 100).mail(Card{Kind: PayANeighbor, Amount: 200}).choose(Choice{Kind: Target, Seat: 2})
		assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyLoan}, {seat(0), seat(2), 200, WhyPayANeighbor}}, b.payments())
	})
	t.Run("Mad Money comes from any player, by a loan if need be", func(t *testing.T) {
		b := newEvent(t, 3).hold(1, 0).mail(Card{Kind: MadMoney, Amount: 400}).choose(Choice{Kind: Target, Seat: 1})
		assert.Equal(t, []payment{{Bank, seat(1), 1_000, WhyLoan}, {seat(1), seat(0), 400, WhyMadMoney}}, b.payments())
	})
	t.Run("Charity goes on the Bonus", func(t *testing.T) {
		b := newEvent(t, 2).mail(Card{Kind: Charity, Amount: 500})
		assert.Equal(t, []payment{{seat(0), Jackpot, 500, WhyCharity}}, b.payments())
	})
}

func TestBuyADealOrFoundABuyer(t *testing.T) {
	t.Run("makes a Deal", func(t *testing.T) {
		b := newEvent(t, 2)
		card := b.deal(2_000, 5_000)
		b.stack(card).mail(Card{Kind: BuyOrSell}).choose(Choice{Kind: TakeDeal})
		assert.Equal(t, Prompt{Kind: BuyDeal, Seat: 0, Card: card}, b.Prompt())
		assert.EqualValues(t, 3, b.Players[0].Day, "the token stays")
	})
	t.Run("or finds a buyer", func(t *testing.T) {
		b := newEvent(t, 2)
		b.own(0, b.deal(2_000, 5_000)).mail(Card{Kind: BuyOrSell}).choose(Choice{Kind: TakeBuyer})
		assert.Equal(t, SellDeal, b.Prompt().Kind)
	})
	t.Run("which without a Deal is a rest", func(t *testing.T) {
		b := newEvent(t, 2).mail(Card{Kind: BuyOrSell}).choose(Choice{Kind: TakeBuyer})
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("with Mail still to be drawn, which follows", func(t *testing.T) {
		b := newEvent(t, 2).put(3, Mail2)
		bill, auctioned := b.bill(100), b.auctioned(500, 2_000)
		b.stack(auctioned).stack(b.card(0, Card{Kind: BuyOrSell}), bill).roll(3).choose(Choice{Kind: TakeDeal})
		assert.Equal(t, Prompt{Kind: PlaceBid, Seat: 0, Card: auctioned}, b.Prompt(), "it may be one that is auctioned")
		b.choose(Choice{Kind: Pass}).choose(Choice{Kind: Pass})
		assert.Equal(t, bill, b.HeldMail(0)[1])
	})
}

func TestMonsterCharge(t *testing.T) {
	charge := func(t *testing.T) *board {
		b := newEvent(t, 2).stand(0, 30)
		return b.receive(0, b.bill(100), b.card(0, Card{Kind: MonsterCharge, Amount: 4_000}), b.card(0, Card{Kind: MonsterCharge, Amount: 3_000})).roll(1)
	}
	t.Run("is carried over for 10%, each one separately", func(t *testing.T) {
		b := charge(t)
		large, small := b.HeldMail(0)[0], b.HeldMail(0)[1]
		assert.Equal(t, Prompt{Kind: SettleCharge, Seat: 0, Card: large}, b.Prompt(), "after the bills")
		b.choose(Choice{Kind: CarryCharge}).choose(Choice{Kind: PayCharge})
		assert.Equal(t, []payment{{seat(0), Bank, 400, WhyMonsterInterest}}, b.payments(WhyMonsterInterest))
		assert.Equal(t, []payment{{seat(0), Bank, 3_000, WhyMonsterCharge}}, b.payments(WhyMonsterCharge))
		assert.Equal(t, []CardID{large}, b.HeldMail(0))
		assert.Contains(t, b.Discards(MailDeck), small)
		assert.EqualValues(t, 2, b.Players[0].Month)
	})
	t.Run("is paid in full, with a loan of the player's choice if need be", func(t *testing.T) {
		b := charge(t).hold(0, 500)
		assert.Equal(t, []Option{{Choice: Choice{Kind: PayCharge}, Cost: 4_000, Borrows: 4_000}}, b.options(PayCharge))
		b.choose(Choice{Kind: PayCharge})
		assert.False(t, b.told(LoanTaken)[0].Forced)
	})
	t.Run("is not carried past the last Payday", func(t *testing.T) {
		b := newEvent(t, 2).stand(0, 30)
		b.Players[0].Month = 2
		b.receive(0, b.card(0, Card{Kind: MonsterCharge, Amount: 4_000})).hold(0, 0).roll(1)
		assert.Equal(t, []payment{{Bank, seat(0), 3_500, WhySalary}, {Bank, seat(0), 1_000, WhyLoan}, {seat(0), Bank, 4_000, WhyMonsterCharge}}, b.payments())
		assert.True(t, b.Players[0].Retired)
		assert.Empty(t, b.HeldMail(0))
	})
}

func TestAuction(t *testing.T) {
	start := func(t *testing.T) (*board, CardID) {
		b := newEvent(t, 4).finish(3).put(3, DealSpace)
		card := b.auctioned(1_000, 12_000)
		return b.stack(card).roll(3), card
	}
	t.Run("all unretired players bid in $100 steps, in seat order from the drawer; the highest pays and gets it", func(t *testing.T) {
		b, card := start(t)
		assert.Equal(t, Prompt{Kind: PlaceBid, Seat: 0, Card: card}, b.Prompt())
		assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Bid, Amount: 900}), "the least bid")
		assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Bid, Amount: 1_050}))
		b.choose(Choice{Kind: Bid, Amount: 1_000})
		assert.Equal(t, Prompt{Kind: PlaceBid, Seat: 1}, b.Prompt(), "who did not draw it does not see it")
		assert.Equal(t, RefusedAmount, b.refused(Choice{Kind: Bid, Amount: 1_000}), "each bid is above the last")
		b.choose(Choice{Kind: Bid, Amount: 2_000}).choose(Choice{Kind: Pass}).choose(Choice{Kind: Bid, Amount: 5_200})
		b.choose(Choice{Kind: Pass})
		assert.Equal(t, []payment{{Bank, seat(0), 2_000, WhyLoan}, {seat(0), Bank, 5_200, WhyDeal}}, b.payments(), "a pass is final, a loan is taken")
		assert.Equal(t, []CardID{card}, b.HeldDeals(0))
		assert.EqualValues(t, 5_200, b.Paid[b.Edition().DealIndex(card)])
		assert.Equal(t, Auction{}, b.Auction)
	})
	t.Run("an unsold Deal is shown and discarded", func(t *testing.T) {
		b, card := start(t)
		for range 3 {
			b.choose(Choice{Kind: Pass})
		}
		assert.Equal(t, []CardID{card}, b.Discards(DealDeck))
		assert.Equal(t, card, b.told(Discarded)[0].Card)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("only the drawer knows the Deal", func(t *testing.T) {
		b, card := start(t)
		drawn := b.told(Drawn)[0]
		assert.Equal(t, card, drawn.SeenBy(0).Card)
		assert.Equal(t, NoCard, drawn.SeenBy(1).Card)
		assert.EqualValues(t, 1_000, drawn.SeenBy(1).Amount, "the least bid is told to all")
		b.choose(Choice{Kind: Pass})
		// Another world: another Deal with the same least bid is under the hammer.
		other := b.State
		swap := b.auctioned(1_000, 3_000)
		pile := other.DealPile.Draw[:other.DealPile.Left]
		pile[slices.Index(pile, swap)] = card
		other.Tasks[other.Depth-1].Card = swap
		require.NoError(t, other.sound())
		for seat := range Seat(4) {
			assert.Equal(t, seat != 0, b.View(seat) == other.View(seat), "seat %d", seat)
			v := b.View(seat)
			assert.NoError(t, v.sound())
			assert.Equal(t, b.AppendOptions(nil), v.AppendOptions(nil))
		}
		assert.Equal(t, b.AppendSealed(nil), other.AppendSealed(nil), "what it can be is known to all")
	})
	t.Run("what it can be are the Deals with its least bid that have not come up", func(t *testing.T) {
		b, card := start(t)
		can := b.AppendSealed(nil)
		assert.Contains(t, can, card)
		up := b.auctioned(1_000, 3_000)
		require.Contains(t, can, up)
		b.own(1, up)
		for _, id := range can {
			assert.EqualValues(t, 1_000, b.Edition().Card(id).Bid)
		}
		assert.NotContains(t, b.AppendSealed(nil), up, "it lies before a player")
		b.choose(Choice{Kind: Pass}).choose(Choice{Kind: Pass}).choose(Choice{Kind: Pass})
		assert.Empty(t, b.AppendSealed(nil), "there is no auction any more")
	})
	t.Run("can be saved in its middle, and no bid is lost or made twice", func(t *testing.T) {
		b, card := start(t)
		b.choose(Choice{Kind: Bid, Amount: 1_500})
		saved, err := b.MarshalBinary()
		require.NoError(t, err)
		var again State
		require.NoError(t, again.UnmarshalBinary(saved))
		require.Equal(t, b.State, again)
		require.NoError(t, again.Choose(Choice{Kind: Pass}, nil))
		require.NoError(t, again.Choose(Choice{Kind: Pass}, nil))
		assert.EqualValues(t, 2_000, again.Cash(0))
		assert.Equal(t, []CardID{card}, again.HeldDeals(0))
	})
	t.Run("there is none at a Yard Sale, where the price is rolled", func(t *testing.T) {
		b := newEvent(t, 2).put(3, YardSale)
		card := b.auctioned(3_000, 16_000)
		b.stack(card).roll(3, 4)
		assert.Equal(t, []payment{{seat(0), Bank, 400, WhyYardSale}}, b.payments())
		assert.Equal(t, []CardID{card}, b.HeldDeals(0))
		assert.False(t, b.told(Drawn)[0].Secret)
	})
	t.Run("a broken one is refused", func(t *testing.T) {
		for name, harm := range map[string]func(a *Auction){
			"a bidder without a bid":    func(a *Auction) { a.Bidder = 1 },
			"a drawer who is not there": func(a *Auction) { a.Drawer = 7 },
			"one asked who has passed":  func(a *Auction) { a.Passed = 1 },
			"a bid nobody can pay":      func(a *Auction) { a.Bid, a.Bidder = 15_000_000, 1 },
		} {
			b, _ := start(t)
			require.NoError(t, b.sound())
			harm(&b.Auction)
			assert.Error(t, b.sound(), name)
		}
	})
}

func TestLotteryCardsAreWorthUnlikeMuch(t *testing.T) {
	ways := func(ed *Edition) (list []int, thrown map[[2]uint8]bool) {
		thrown = map[[2]uint8]bool{}
		for _, card := range ed.Cards {
			if card.Kind != LotteryCard {
				continue
			}
			for _, pair := range card.Pairs {
				assert.False(t, thrown[pair], "a throw is on one card")
				thrown[pair] = true
			}
			list = append(list, int(card.Ways()))
		}
		return list, thrown
	}
	list, thrown := ways(EditionOf(Event2000))
	assert.Equal(t, []int{6, 6, 5, 5, 4, 4}, list)
	for _, none := range [][2]uint8{{1, 3}, {3, 5}, {4, 6}} {
		assert.False(t, thrown[none], "on no card")
	}
	list, _ = ways((&Setup{Edition: Event2000, Rules: FirstRules}).Data())
	assert.Equal(t, []int{5, 5, 5, 5, 5, 5}, list)
}

func TestLotteryOfTheCards(t *testing.T) {
	in, out := Choice{Kind: Ante}, Choice{Kind: StayOut}
	start := func(t *testing.T, seats uint8) *board {
		b := newEvent(t, seats).put(3, LotterySpace)
		for seat := range Seat(seats) {
			b.LotteryCards[seat] = CardID(127 + seat)
		}
		return b.roll(3)
	}
	t.Run("each is asked once for the ante, from the lander on, and may change the card first", func(t *testing.T) {
		b := start(t, 3)
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 0}, b.Prompt())
		b.choose(Choice{Kind: ChangeCard})
		assert.Greater(t, b.LotteryCards[0], CardID(129), "one of the unused")
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 0}, b.Prompt())
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: ChangeCard}), "once a Lottery")
		b.choose(in).choose(out)
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 2}, b.Prompt())
		assert.Len(t, b.options(ChangeCard), 1)
		b.choose(out)
		assert.Equal(t, TakeTurn, b.Prompt().Kind, "nobody is asked about cards apart from that")
	})
	t.Run("or offer one player a swap, yes or no, once whatever comes of it", func(t *testing.T) {
		b := start(t, 3)
		assert.Equal(t, []Option{{Choice: Choice{Kind: OfferSwap, Seat: 1}}, {Choice: Choice{Kind: OfferSwap, Seat: 2}}}, b.options(OfferSwap))
		assert.Equal(t, RefusedOtherPlayer, b.refused(Choice{Kind: OfferSwap, Seat: 0}))
		b.choose(Choice{Kind: OfferSwap, Seat: 2})
		assert.Equal(t, Prompt{Kind: AnswerSwap, Seat: 2, Other: 0}, b.Prompt())
		b.choose(Choice{Kind: RefuseSwap})
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 0}, b.Prompt())
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: OfferSwap, Seat: 1}))
		assert.Len(t, b.options(ChangeCard), 1, "a refused offer does not use it up for a change")
		b.choose(in).choose(Choice{Kind: ChangeCard})
		assert.Len(t, b.options(OfferSwap), 2, "nor a change for an offer")
		card, mine := b.LotteryCards[0], b.LotteryCards[1]
		b.choose(Choice{Kind: OfferSwap, Seat: 0}).choose(Choice{Kind: AcceptSwap})
		assert.Equal(t, [2]CardID{mine, card}, [2]CardID(b.LotteryCards[:2]))
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 1}, b.Prompt())
		assert.Empty(t, b.options(OfferSwap))
		assert.Empty(t, b.options(ChangeCard))
	})
	t.Run("at no other ante is there a card to change", func(t *testing.T) {
		b := newBoardOf(t, Standard, 2).put(6, LotterySpace).roll(6)
		assert.Equal(t, AnteUp, b.Prompt().Kind)
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: ChangeCard}))
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: OfferSwap, Seat: 1}))
	})
	t.Run("by the first rules all do something with the card before the antes", func(t *testing.T) {
		b := newEvent(t, 3).put(3, LotterySpace)
		b.Setup.Rules = FirstRules
		for seat := range Seat(3) {
			b.LotteryCards[seat] = CardID(127 + seat)
		}
		b.roll(3)
		assert.Equal(t, Prompt{Kind: SwapCards, Seat: 0}, b.Prompt())
		b.choose(Choice{Kind: OfferSwap, Seat: 2})
		assert.Equal(t, Prompt{Kind: AnswerSwap, Seat: 2}, b.Prompt())
		b.choose(Choice{Kind: AcceptSwap})
		assert.Equal(t, [MaxSeats]CardID{129, 128, 127}, b.LotteryCards)
		b.choose(Choice{Kind: ChangeCard})
		assert.Greater(t, b.LotteryCards[1], CardID(129), "one of the unused")
		b.choose(Choice{Kind: OfferSwap, Seat: 0}).choose(Choice{Kind: RefuseSwap})
		assert.Equal(t, CardID(127), b.LotteryCards[2])
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 0}, b.Prompt())
		assert.Empty(t, b.options(ChangeCard))
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: OfferSwap, Seat: 1}))
	})
	t.Run("with six players no card is unused", func(t *testing.T) {
		b := start(t, 6)
		assert.Empty(t, b.options(ChangeCard))
		assert.Equal(t, RefusedNoneUnused, b.refused(Choice{Kind: ChangeCard}))
	})
	t.Run("the bank antes after the players, and who has the throw and anted wins all", func(t *testing.T) {
		b := start(t, 2).choose(in).dice(4, 1).choose(in)
		assert.Equal(t, []payment{
			{seat(0), Stakes, 100, WhyAnte}, {seat(1), Stakes, 100, WhyAnte}, {Bank, Stakes, 1_000, WhyLottery},
			{Stakes, seat(1), 1_200, WhyLottery},
		}, b.payments())
	})
	t.Run("what nobody wins stays for the next Lottery", func(t *testing.T) {
		b := start(t, 2).choose(in).dice(4, 1).choose(out)
		assert.EqualValues(t, 1_100, b.Balance[Stakes], "who stayed out has the throw")
		assert.EqualValues(t, 1_100, b.told(NobodyWon)[0].Total)
		assert.Equal(t, Lottery{}, b.Lottery)
	})
	t.Run("if nobody antes there is no roll and the pile stays", func(t *testing.T) {
		b := start(t, 2)
		b.Balance[Bank], b.Balance[Stakes] = b.Balance[Bank]-500, 500
		b.choose(out).choose(out)
		assert.Empty(t, b.payments())
		assert.EqualValues(t, 500, b.Balance[Stakes])
		assert.Len(t, b.told(Rolled), 1)
	})
	t.Run("the retired play on", func(t *testing.T) {
		b := newEvent(t, 2).finish(1).put(3, LotterySpace).roll(3).choose(in)
		assert.Equal(t, Prompt{Kind: AnteUp, Seat: 1}, b.Prompt())
	})
}

func TestEventPaydayGoesInItsOrder(t *testing.T) {
	b := newEvent(t, 2).stand(0, 30).owe(0, 2_000)
	b.receive(0, b.bill(500)).roll(6)
	if b.Prompt().Kind == SetBonusDie {
		b.choose(Choice{Kind: LeaveDie})
	}
	b.choose(Choice{Kind: Repay, Amount: 2_000})
	assert.Equal(t, []payment{
		{Bank, seat(0), 3_500, WhySalary}, {seat(0), Bank, 200, WhyInterest}, {seat(0), Bank, 2_000, WhyRepay}, {seat(0), Bank, 500, WhyBill},
	}, b.payments())
	assert.Equal(t, Player{Month: 2}, b.Players[0])
}

func TestTheEventGameEndsWhenTheLastHasRetired(t *testing.T) {
	b := newEvent(t, 2).finish(1).stand(0, 30)
	b.Players[0].Month = 2
	b.own(0, b.deal(2_000, 5_000)).roll(1)
	assert.Equal(t, Over, b.Phase)
	assert.Len(t, b.Discards(DealDeck), 1, "Deals still held are discarded")
}

func TestEventHappyBirthday(t *testing.T) {
	b := newEvent(t, 3).put(3, HappyBirthday).finish(2).roll(3)
	assert.Equal(t, []payment{{seat(1), seat(0), 100, WhyHappyBirthday}, {seat(2), seat(0), 100, WhyHappyBirthday}}, b.payments())
}

// eventRulebook has a row for every rule of the game of 2000, in the order of
// its rule book.
var eventRulebook = []rule{
	{section: "2000: equipment and setup", cards: []CardKind{LotteryCard}, tests: []string{"TestTheEventGameHasItsFigures", "TestTheEventCalendarHasItsDays"}},
	{section: "2000: loans", tests: []string{"TestEventLoansComeInThousandsAt10Percent"}},
	{section: "2000: Pay a Neighbor, Mad Money, Charity", cards: []CardKind{PayANeighbor, MadMoney, Charity}, tests: []string{
		"TestPayANeighborMadMoneyAndCharity/Pay a Neighbor goes to any player, by a loan if need be",
		"TestPayANeighborMadMoneyAndCharity/Mad Money comes from any player, by a loan if need be",
		"TestPayANeighborMadMoneyAndCharity/Charity goes on the Bonus",
	}},
	{section: "2000: Monster Charge", cards: []CardKind{MonsterCharge}, tests: []string{
		"TestMonsterCharge/is carried over for 10%, each one separately",
		"TestMonsterCharge/is paid in full, with a loan of the player's choice if need be",
		"TestMonsterCharge/is not carried past the last Payday",
	}},
	{section: "2000: Buy a Deal / Found a Buyer", cards: []CardKind{BuyOrSell}, tests: []string{
		"TestBuyADealOrFoundABuyer/makes a Deal", "TestBuyADealOrFoundABuyer/or finds a buyer",
		"TestBuyADealOrFoundABuyer/which without a Deal is a rest", "TestBuyADealOrFoundABuyer/with Mail still to be drawn, which follows",
	}},
	{section: "2000: regular Deals, Found a Buyer", tests: []string{"TestEventRegularDealsAreBoughtAndSold"}},
	{section: "2000: Auction Deals", cards: []CardKind{AuctionDeal}, tests: []string{
		"TestAuction/all unretired players bid in $100 steps, in seat order from the drawer; the highest pays and gets it",
		"TestAuction/an unsold Deal is shown and discarded", "TestAuction/only the drawer knows the Deal",
		"TestAuction/can be saved in its middle, and no bid is lost or made twice",
		"TestAuction/there is none at a Yard Sale, where the price is rolled",
	}},
	{section: "2000: Event cards", spaces: []Space{EventSpace}, cards: []CardKind{PayToBonus, EachPayToBonus, PayToFriend, KeepTheCash, EachKeepTheCash, TakeAndKeep}, tests: []string{
		"TestEventCards/Pay to Bonus", "TestEventCards/Each Pay to Bonus", "TestEventCards/Pay to Friend", "TestEventCards/Keep the Cash",
		"TestEventCards/Each Keep the Cash", "TestEventCards/Take & Keep the Cash",
	}},
	{section: "2000: Lottery", spaces: []Space{LotterySpace}, tests: []string{
		"TestLotteryCardsAreWorthUnlikeMuch",
		"TestLotteryOfTheCards/each is asked once for the ante, from the lander on, and may change the card first",
		"TestLotteryOfTheCards/or offer one player a swap, yes or no, once whatever comes of it",
		"TestLotteryOfTheCards/at no other ante is there a card to change",
		"TestLotteryOfTheCards/with six players no card is unused",
		"TestLotteryOfTheCards/the bank antes after the players, and who has the throw and anted wins all",
		"TestLotteryOfTheCards/what nobody wins stays for the next Lottery",
		"TestLotteryOfTheCards/if nobody antes there is no roll and the pile stays",
	}},
	{section: "2000: Happy Birthday", spaces: []Space{HappyBirthday}, tests: []string{"TestEventHappyBirthday"}},
	{section: "2000: Yard Sale", tests: []string{"TestEventYardSaleSellsTheTopDealForTheRoll"}},
	{section: "2000: Bonus", tests: []string{
		"TestBonusDie/who rolls its number takes the Bonus, then may turn it, then moves",
		"TestBonusDie/no money on it is fine, and the die may be left", "TestBonusDie/without a Jackpot it may still be turned",
	}},
	{section: "2000: Payday", spaces: []Space{PayDay}, tests: []string{"TestEventPaydayGoesInItsOrder"}},
	{section: "2000: what the retired still do", tests: []string{
		"TestBonusDie/retired players roll for it in turn, and do not move", "TestLotteryOfTheCards/the retired play on",
		"TestTheRetiredOf2000MayBeChosen",
	}},
	{section: "2000: winning", tests: []string{"TestTheEventGameEndsWhenTheLastHasRetired", "TestTheLeastDebtWinsTheEventGame"}},
}
