package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHouseRulesAreOffUnlessAgreedOn(t *testing.T) {
	ids := []string{"two-dice-lottery", "borrow-limit", "no-jackpot", "tight-money", "fresh-tiles", "no-coach"}
	require.Len(t, ids, int(NumHouseRules))
	senseless := map[EditionID][]HouseRule{Big: {TwoDiceLottery}, Standard: {FreshTiles}, Mixed: {TwoDiceLottery}}
	for rule := range NumHouseRules {
		assert.Equal(t, ids[rule], rule.String())
		read, ok := ParseHouseRule(ids[rule])
		assert.True(t, ok)
		assert.Equal(t, rule, read)
		assert.False(t, HouseRules(0).Has(rule))
		assert.True(t, HouseRules(0).With(rule).Has(rule))
		assert.Zero(t, HouseRules(0).With(rule).Without(rule))
		for _, edition := range allEditions {
			setup := anySetup(edition, 1)
			setup.House = HouseRules(0).With(rule)
			makesSense := true
			for _, other := range senseless[edition] {
				makesSense = makesSense && other != rule
			}
			assert.Equal(t, makesSense, EditionOf(edition).House.Has(rule), "%v in %v", rule, edition)
			assert.Equal(t, makesSense, setup.Check() == nil, "%v in %v", rule, edition)
		}
	}
	_, ok := ParseHouseRule("free-parking")
	assert.False(t, ok)
}

func TestTwoDiceLottery(t *testing.T) {
	b := whiteLottery(t, Standard, 2, house(TwoDiceLottery)).roll(1).choose(Choice{Kind: Ante}).choose(Choice{Kind: StayOut})
	assert.Equal(t, []uint8{0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}, b.ways(), "1 to 12, and 1 cannot come up")
	b.dice(1, 1, 5, 6).choose(Choice{Kind: Pick, Number: 11})
	assert.Equal(t, []payment{{Stakes, seat(0), 1_100, WhyLottery}}, b.payments(WhyLottery)[1:])
	t.Run("leaves the other games of one die alone", func(t *testing.T) {
		b := newBoardOf(t, Standard, 2, house(TwoDiceLottery)).put(1, Sweepstakes).roll(1, 6)
		assert.Equal(t, []payment{{Bank, seat(0), 6_000, WhySweepstakes}}, b.payments())
	})
}

func TestBorrowLimit(t *testing.T) {
	forEachEdition(t, allEditions, func(t *testing.T, edition EditionID) {
		limited := func(t *testing.T) *board { return newBoardOf(t, edition, 2, house(BorrowLimit)) }
		lottery := map[EditionID]Space{Big: LuckyLottery, Standard: LotterySpace, Mixed: LuckyLottery}[edition]
		t.Run("nobody borrows of their own will beyond $10,000", func(t *testing.T) {
			b := limited(t)
			assert.EqualValues(t, 10_000, b.options(Borrow)[0].Most)
			assert.Equal(t, RefusedNoCredit, b.refused(Choice{Kind: Borrow, Amount: 11_000}))
			b.choose(Choice{Kind: Borrow, Amount: 7_000})
			assert.EqualValues(t, 3_000, b.options(Borrow)[0].Most)
			b.choose(Choice{Kind: Borrow, Amount: 3_000})
			assert.Empty(t, b.options(Borrow))
			assert.Equal(t, RefusedNoCredit, b.refused(Choice{Kind: Borrow, Amount: 1_000}))
		})
		t.Run("nor for a Deal, which what is in hand may still buy", func(t *testing.T) {
			b := limited(t).put(1, DealSpace).hold(0, 2_000).owe(0, 5_000)
			b.stack(b.deal(8_000, 12_000)).roll(1)
			assert.Empty(t, b.options(Buy))
			assert.Equal(t, RefusedNoCredit, b.refused(Choice{Kind: Buy}))
			b.hold(0, 3_000)
			assert.EqualValues(t, 5_000, b.options(Buy)[0].Borrows)
			b.owe(0, 50_000).hold(0, 8_000)
			assert.Zero(t, b.options(Buy)[0].Borrows)
			b.choose(Choice{Kind: Buy})
		})
		t.Run("nor for an ante", func(t *testing.T) {
			b := limited(t).put(1, lottery).hold(1, 50).owe(1, 10_000).roll(1)
			assert.Equal(t, Prompt{Kind: AnteUp, Seat: 0}, b.Prompt())
			assert.Empty(t, b.told(PassedOver))
			b.choose(Choice{Kind: Ante})
			assert.Equal(t, Prompt{Kind: PickNumber, Seat: 0}, b.Prompt(), "who cannot pay is not asked")
			stake := b.lottery().Stake
			assert.Equal(t, []Event{{Kind: PassedOver, Seat: 1, By: NoSeat, Prompt: AnteUp, Amount: stake}}, b.told(PassedOver), "and an event says so")
		})
		t.Run("what has to be paid is lent all the same", func(t *testing.T) {
			b := limited(t).stand(0, 30).hold(0, 0).owe(0, 60_000)
			b.receive(0, b.bill(5_000)).roll(1)
			for b.Prompt().Kind == PayOffLoan {
				b.choose(Choice{Kind: Repay})
			}
			assert.Greater(t, b.Players[0].Loan, int32(60_000))
			assert.False(t, b.Players[0].Retired)
			for _, e := range b.told(LoanTaken) {
				assert.True(t, e.Forced)
			}
		})
		t.Run("without it loans end at $10,000,000", func(t *testing.T) {
			assert.Equal(t, CreditLimit, newBoardOf(t, edition, 2).options(Borrow)[0].Most)
		})
	})
}

func TestNoJackpot(t *testing.T) {
	forEachEdition(t, allEditions, func(t *testing.T, edition EditionID) {
		t.Run("a 6 takes no money", func(t *testing.T) {
			b := newBoardOf(t, edition, 2, house(NoJackpot)).pot(4_000).roll(6)
			assert.Empty(t, b.payments())
			assert.EqualValues(t, 4_000, b.Balance[Jackpot])
			assert.EqualValues(t, 6, b.Players[0].Day)
		})
		t.Run("what spaces and moneygrams put there stays, and is nobody's at the end", func(t *testing.T) {
			b := newBoardOf(t, edition, 2, months(31), house(NoJackpot)).put(1, Mail1).finish(1)
			b.stack(b.card(0, Card{Kind: MoneygramSend, Amount: 400})).roll(1)
			b.stand(0, 30).roll(6)
			assert.Equal(t, Over, b.Phase)
			assert.EqualValues(t, 400, b.Balance[Jackpot])
		})
	})
}

func TestTightMoney(t *testing.T) {
	forEachEdition(t, allEditions, func(t *testing.T, edition EditionID) {
		t.Run("every bill is tripled", func(t *testing.T) {
			b := newBoardOf(t, edition, 2, house(TightMoney)).stand(0, 30)
			b.receive(0, b.bill(600), b.bill(1_200))
			assert.EqualValues(t, 5_400, b.BillsDue(0))
			b.roll(1)
			assert.Equal(t, []payment{{seat(0), Bank, 1_800, WhyBill}, {seat(0), Bank, 3_600, WhyBill}}, b.payments(WhyBill))
			for i := range b.Edition().Cards {
				card := b.Edition().Card(CardID(i + 1))
				if card.Kind == Bill {
					assert.Equal(t, 3*card.Amount, b.BillAmount(CardID(i+1)))
				}
			}
		})
		t.Run("and nothing else", func(t *testing.T) {
			b := newBoardOf(t, edition, 2, house(TightMoney)).put(1, Mail2)
			b.stack(b.card(0, Card{Kind: MoneygramSend, Amount: 400}), b.card(0, Card{Kind: TaxRefund, Amount: 500})).roll(1)
			assert.Equal(t, []payment{{seat(0), Jackpot, 400, WhyMoneygramSend}, {Bank, seat(0), 500, WhyTaxRefund}}, b.payments())
			b.owe(0, 2_000).stand(0, 30).roll(2)
			b.roll(1)
			assert.Equal(t, []payment{{seat(0), Bank, 200, WhyInterest}}, b.payments(WhyInterest))
		})
	})
}

// layAll lays the tiles of the page one by one and returns who laid them.
func (b *board) layAll() (layers []Seat) {
	b.t.Helper()
	for b.Prompt().Kind == PlaceTile {
		layers = append(layers, b.Prompt().Seat)
		b.lay()
	}
	return layers
}

func TestFreshTiles(t *testing.T) {
	fresh := func(t *testing.T, edition EditionID, changes ...func(*Setup)) *board {
		return newBoardOf(t, edition, 3, append([]func(*Setup){months(31, 28, 30), house(FreshTiles), func(s *Setup) { s.Host = 2 }}, changes...)...)
	}
	t.Run("only the first page is laid before the game", func(t *testing.T) {
		b := fresh(t, Big)
		assert.EqualValues(t, 1, b.Laid)
		assert.Equal(t, Vacant, b.SpaceAt(2, 28))
	})
	t.Run("the next is laid when the first token finishes the month before, its owner beginning", func(t *testing.T) {
		b := fresh(t, Big).roll(1).stand(1, 29).roll(5)
		assert.Equal(t, Seat(1), b.Prompt().Seat)
		assert.EqualValues(t, 2, b.Page)
		assert.Len(t, b.payments(WhySalary), 1, "after the settlement")
		layers := b.layAll()
		require.Len(t, layers, 27, "a month of 28 days")
		assert.Equal(t, []Seat{1, 2, 0, 1}, layers[:4], "then to the left")
		assert.Len(t, b.TilesLeft(), 3, "all 30 tiles were in the box")
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 2}, b.Prompt())
		b.begin()
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 2}, b.Prompt(), "the game goes on")
		assert.Equal(t, BigPayDay, b.SpaceAt(2, 28))
		assert.Equal(t, Player{Month: 2}, b.Players[1])
	})
	t.Run("the second to finish finds it laid", func(t *testing.T) {
		b := fresh(t, Big).stand(0, 30).roll(1)
		b.layAll()
		b.begin().stand(1, 30).roll(1)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 2}, b.Prompt())
		b.roll(1).stand(0, 27).roll(1)
		assert.EqualValues(t, 3, b.Page, "and the third comes with the first to finish the second")
		assert.Equal(t, PlaceTile, b.Prompt().Kind)
	})
	t.Run("the tiles are drawn anew", func(t *testing.T) {
		b := fresh(t, Big).stand(0, 30)
		first := b.Pages[0]
		b.roll(1).choose(Choice{Kind: Fill, Preset: AtRandom}).begin()
		assert.NotEqual(t, first[:27], b.Pages[1][:27])
	})
	t.Run("retired players do not lay", func(t *testing.T) {
		b := fresh(t, Big).finish(1).stand(0, 30).roll(1)
		assert.Equal(t, []Seat{0, 2, 0, 2}, b.layAll()[:4])
	})
	t.Run("the last page is followed by none", func(t *testing.T) {
		b := newBoardOf(t, Big, 2, months(31), house(FreshTiles)).stand(0, 30).roll(1)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("where one lays all, that is the one who finished first", func(t *testing.T) {
		for _, edition := range []EditionID{Big, Mixed} {
			b := fresh(t, edition, byOne, func(s *Setup) { s.Blue = 0 }).finish(0).roll(1)
			require.Equal(t, Seat(1), b.Prompt().Seat)
			b.stand(1, 30).roll(1)
			assert.Equal(t, Seat(1), b.Prompt().Seat, "%v", edition)
			b.place(SickDay, 3)
			assert.Equal(t, Seat(1), b.Prompt().Seat, "%v", edition)
		}
	})
	t.Run("in the mixed game as many blue tiles are drawn anew as are wanted", func(t *testing.T) {
		b := fresh(t, Mixed, wanted(5)).stand(0, 30).roll(1)
		assert.Empty(t, b.blue(2), "the page begins as printed")
		assert.Equal(t, []Seat{0, 1, 2, 0, 1}, b.layAll())
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 2}, b.Prompt())
		b.begin()
		assert.Len(t, b.blue(2), 5)
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
	t.Run("a friend settled at once waits for the page that the mover opens", func(t *testing.T) {
		b := fresh(t, Big).put(29, Mail1).stand(0, 28).stand(1, 5)
		b.stack(b.message(AheadThreeWithFriend)).roll(1).choose(Choice{Kind: Bring, Seat: 1})
		assert.Equal(t, PlaceTile, b.Prompt().Kind)
		assert.EqualValues(t, 31, b.Players[1].Day)
		b.layAll()
		b.begin()
		assert.Equal(t, Player{Month: 2}, b.Players[1])
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 1}, b.Prompt())
	})
}

func TestNoCoachChangesNothingInTheGame(t *testing.T) {
	forEachEdition(t, allEditions, func(t *testing.T, edition EditionID) {
		game := func(rules HouseRules) (events []Event) {
			setup := anySetup(edition, 11)
			setup.House = rules
			s, err := New(setup, func(e Event) { events = append(events, e) })
			require.NoError(t, err)
			for player := (chance{random: 4}); s.Phase != Over; {
				require.NoError(t, s.Choose(player.choose(&s), func(e Event) { events = append(events, e) }))
			}
			return events
		}
		assert.Equal(t, game(0), game(HouseRules(0).With(NoCoach)))
	})
}
