package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// events returns a position of the game of 2000 in which a prompt of the kind is
// put in the first month, and nobody has any Mail or Deals, or a loan.
func events(t *testing.T, kind engine.PromptKind, suits func(s *engine.State, p engine.Prompt) bool) (engine.State, engine.Seat) {
	t.Helper()
	s := findIn(t, engine.Event2000, 3, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == kind && s.Players[p.Seat].Month == 1 && (suits == nil || suits(s, p))
	})
	seat := s.Prompt().Seat
	for other := range engine.Seat(3) {
		hold(&s, other, 5_000)
		s.Players[other].Loan = 0
		s.Deals[other].N = 0
		if other != seat {
			s.Mail[other].N = 0
		}
	}
	return s, seat
}

func TestTheBonusDieIsLeftAsItIs(t *testing.T) {
	s, _ := events(t, engine.SetBonusDie, nil)
	assert.Equal(t, engine.LeaveDie, answer(t, &s).Kind, "all numbers come up as often")
}

func TestWhoStandsBestPaysAndWhoStandsWorstIsPaid(t *testing.T) {
	for kind, gives := range map[engine.CardKind]bool{
		engine.PayANeighbor: true, engine.PayToFriend: true, engine.EachKeepTheCash: true,
		engine.MadMoney: false, engine.TakeAndKeep: false, engine.EachPayToBonus: false,
	} {
		t.Run(kind.String(), func(t *testing.T) {
			s, me := events(t, engine.ChoosePlayer, func(s *engine.State, p engine.Prompt) bool { return s.Edition().Card(p.Card).Kind == kind })
			rich, poor := (me+1)%3, (me+2)%3
			for range 2 {
				hold(&s, rich, 9_000)
				hold(&s, poor, 2_000)
				want := rich
				if gives {
					want = poor
				}
				assert.Equal(t, engine.Choice{Kind: engine.Target, Seat: want}, answer(t, &s))
				rich, poor = poor, rich
			}
			// Deals and charges that lie on the table count as well.
			hold(&s, rich, 5_000)
			hold(&s, poor, 5_000)
			s.Mail[poor].Cards[0], s.Mail[poor].N = cardOf(t, s.Edition(), engine.MonsterCharge), 1
			want := rich
			if gives {
				want = poor
			}
			assert.Equal(t, want, answer(t, &s).Seat)
		})
	}
}

func TestABuyerIsTakenForADealAndElseADeal(t *testing.T) {
	s, me := events(t, engine.DealOrBuyer, nil)
	assert.Equal(t, engine.TakeDeal, answer(t, &s).Kind, "there is nothing to sell")
	own := func(costs ...int32) {
		for i, cost := range costs {
			s.Deals[me].Cards[i] = dealOf(t, s.Edition(), cost)
		}
		s.Deals[me].N = uint8(len(costs))
	}
	own(2_000)
	page(&s, map[uint8]engine.Space{20: engine.FoundABuyer, 21: engine.FoundABuyer, 22: engine.FoundABuyer, 23: engine.FoundABuyer,
		24: engine.FoundABuyer, 25: engine.FoundABuyer, 26: engine.FoundABuyer, 27: engine.FoundABuyer, 28: engine.FoundABuyer})
	s.Players[me].Day = 3
	assert.Equal(t, engine.TakeDeal, answer(t, &s).Kind, "so small a Deal finds another buyer")
	s.Players[me].Month, s.Players[me].Day = 2, 30
	assert.Equal(t, engine.TakeBuyer, answer(t, &s).Kind, "no other comes")
}

func TestAMonsterChargeIsPaidEvenByALoan(t *testing.T) {
	s, me := events(t, engine.SettleCharge, nil)
	card := s.Prompt().Card
	s.Mail[me].Cards[0], s.Mail[me].N = card, 1
	for _, cash := range []int32{9_000, 1_500, 0} {
		hold(&s, me, cash)
		assert.Equal(t, engine.PayCharge, answer(t, &s).Kind, "with $%d: a loan costs no more than to carry it", cash)
	}
	s.Setup.House = engine.HouseRules(0).With(engine.BorrowLimit)
	s.Players[me].Loan = 10_000
	assert.Equal(t, engine.CarryCharge, answer(t, &s).Kind, "nobody lends")
}

func TestAPoorLotteryCardIsChangedBeforeTheAnte(t *testing.T) {
	s, me := events(t, engine.AnteUp, nil)
	first := s.Edition().FirstCard(engine.LotteryDeck)
	deal := func(mine, next, last int) {
		s.LotteryCards = [engine.MaxSeats]engine.CardID{}
		for i, n := range []int{mine, next, last} {
			s.LotteryCards[(me+engine.Seat(i))%3] = first + engine.CardID(n)
		}
	}
	s.Lottery.Lander, s.Lottery.In = me, 0
	deal(4, 0, 5)
	assert.Equal(t, engine.ChangeCard, answer(t, &s).Kind, "4 throws of 36, and the unused have more on average")
	require.NoError(t, s.Choose(engine.Choice{Kind: engine.ChangeCard}, nil))
	assert.NotEqual(t, engine.ChangeCard, answer(t, &s).Kind, "once a Lottery")
	s, me = events(t, engine.AnteUp, nil)
	deal(0, 1, 2)
	assert.Equal(t, engine.Ante, answer(t, &s).Kind, "the best is kept")
	deal(2, 0, 1)
	s.Lottery.Lander = (me + 1) % 3
	s.Lottery.In = engine.SeatSet(0).With((me + 2) % 3)
	assert.Equal(t, engine.Choice{Kind: engine.OfferSwap, Seat: (me + 1) % 3}, answer(t, &s), "who has stayed out has no use for a better one")
	s.Lottery.In = engine.SeatSet(0).With((me + 1) % 3).With((me + 2) % 3)
	assert.Equal(t, engine.Ante, answer(t, &s).Kind, "nobody else is bothered")
}

func TestLotteryCardsAreKeptAndSwappedToOblige(t *testing.T) {
	setup := setupOf(3, 2, 1)
	setup.Rules, setup.Edition, setup.Lengths = engine.FirstRules, engine.Event2000, [engine.MaxMonths]uint8{31, 31}
	s, err := engine.New(setup, nil)
	require.NoError(t, err)
	for s.Prompt().Kind != engine.SwapCards {
		require.NoError(t, s.Choose(answer(t, &s), nil))
	}
	me := s.Prompt().Seat
	assert.Equal(t, engine.KeepCard, answer(t, &s).Kind, "all cards win as often")
	require.NoError(t, s.Choose(engine.Choice{Kind: engine.OfferSwap, Seat: (me + 1) % 3}, nil))
	assert.Equal(t, engine.AcceptSwap, answer(t, &s).Kind)
	ed := s.Edition()
	for seat := range engine.Seat(3) {
		assert.EqualValues(t, 5, waysOfCard(ed.Card(s.LotteryCards[seat])))
	}
}

func TestTheLotteryOfTheCardsIsPlayedIfItPays(t *testing.T) {
	s, me := events(t, engine.AnteUp, nil)
	s.Mail[me].N = 0
	assert.Equal(t, engine.Ante, answer(t, &s).Kind, "5/36 of $1,100 are $152")
	hold(&s, me, 0)
	assert.Equal(t, engine.StayOut, answer(t, &s).Kind, "a loan of $1,000 would cost $100 more")
	s.Balance[engine.Bank] -= 1_000
	s.Balance[engine.Stakes] += 1_000
	assert.Equal(t, engine.Ante, answer(t, &s).Kind, "but for what has been left lying there it pays")
	s.Balance[engine.Bank] += s.Balance[engine.Stakes]
	s.Balance[engine.Stakes] = 0
	s.Players[me].Retired = true
	assert.Equal(t, engine.Ante, answer(t, &s).Kind, "after the last Pay Day a loan costs nothing")
}

// hammer puts the Deal with a least bid and a value under the hammer, drawn by
// the seat that is asked or, with unseen, by the one before it.
func hammer(t *testing.T, bid, value int32, unseen bool) (engine.State, engine.Seat) {
	t.Helper()
	s, me := events(t, engine.PlaceBid, func(s *engine.State, p engine.Prompt) bool { return s.Auction.Bidder == engine.NoSeat })
	s.Mail[me].N = 0
	ed := s.Edition()
	under := &s.Tasks[s.Depth-1].Card
	for i, card := range ed.Cards {
		if card.Kind != engine.AuctionDeal || card.Bid != bid || card.Value != value || engine.CardID(i+1) == *under {
			continue
		}
		for j, id := range s.DealPile.Draw[:s.DealPile.Left] {
			if id == engine.CardID(i+1) {
				s.DealPile.Draw[j] = *under
			}
		}
		*under = engine.CardID(i + 1)
		break
	}
	require.Equal(t, value, ed.Card(*under).Value)
	s.Players[me].Day = 4
	s.DealPile.Gone = 0
	if unseen {
		s.Auction.Drawer = (me + 2) % 3
	} else {
		s.Auction.Drawer = me
	}
	return s, me
}

func TestADrawerBidsByTheFaceOfTheDeal(t *testing.T) {
	s, me := hammer(t, 1_000, 3_000, false)
	s.Auction.Bid, s.Auction.Bidder = 2_900, (me+1)%3
	assert.Equal(t, engine.Pass, answer(t, &s).Kind)
	s, me = hammer(t, 1_000, 12_000, false)
	assert.Equal(t, engine.Choice{Kind: engine.Bid, Amount: 1_000}, answer(t, &s), "the first bid is the least")
	s.Auction.Bid, s.Auction.Bidder = 2_600, (me+1)%3
	raised := answer(t, &s)
	assert.Equal(t, engine.Bid, raised.Kind)
	assert.Greater(t, raised.Amount, int32(2_700))
	assert.Less(t, raised.Amount, int32(5_000))
}

func TestTheOthersBidByWhatTheDealCanBe(t *testing.T) {
	s, me := hammer(t, 1_000, 3_000, true)
	drawer, third := s.Auction.Drawer, (me+1)%3
	after := func(bid int32, bidder engine.Seat, passed ...engine.Seat) engine.ChoiceKind {
		s := s
		s.Auction.Bid, s.Auction.Bidder = bid, bidder
		for _, seat := range passed {
			s.Auction.Passed = s.Auction.Passed.With(seat)
		}
		return answer(t, &s).Kind
	}
	assert.Equal(t, engine.Bid, after(2_000, third), "$3,000, $6,000 and $12,000 are $7,000 on average")
	assert.Equal(t, engine.Pass, after(7_000, third))
	assert.Equal(t, engine.Bid, after(6_000, drawer), "who has seen it bids $6,000: it is the one for $12,000")
	assert.Equal(t, engine.Pass, after(2_900, third, drawer), "who has seen it does not want it: it is taken for the least")
	assert.Equal(t, engine.Bid, after(1_000, third, drawer))

	// The best has come up already and lies on the table.
	held := s
	for i, card := range held.Edition().Cards {
		if card.Kind == engine.AuctionDeal && card.Value == 12_000 {
			held.Deals[third].Cards[0], held.Deals[third].N = engine.CardID(i+1), 1
		}
	}
	held.Auction.Bid, held.Auction.Bidder = 4_400, third
	assert.Equal(t, engine.Pass, answer(t, &held).Kind, "$3,000 or $6,000")
	held.Deals[third].N = 0
	assert.Equal(t, engine.Bid, answer(t, &held).Kind)
}

func TestMailThatFindsABuyerCounts(t *testing.T) {
	s, me := events(t, engine.TakeTurn, nil)
	s.Setup.Months = 1
	page(&s, map[uint8]engine.Space{1: engine.Mail1, 2: engine.Mail1, 3: engine.Mail1, 4: engine.Mail1, 5: engine.Mail1, 6: engine.Mail1})
	s.Players[me].Day = 0
	var b buyers
	require.True(t, b.step(&s, me))
	// A token lands on about 1.53 of the first six days; 7 of 54 cards count.
	assert.InDelta(t, 0.19, float64(b.atLeast(1))/float64(whole), 0.02)
}
