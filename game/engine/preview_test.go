package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// everyPrompt plays games of every edition at random, the same ones each time
// and then any others, and looks at each prompt of the players'. The options
// are those of the prompt, ranges with an amount drawn at random.
func everyPrompt(t *testing.T, look func(t require.TestingT, s *State, options []Option, amounts *Random)) {
	play := func(t require.TestingT, edition EditionID, n int) {
		s, err := New(anySetup(edition, n), nil)
		require.NoError(t, err)
		player, amounts := chance{random: Random(n)}, Random(n)
		for s.Phase != Over {
			if s.Phase == Playing {
				options := s.AppendOptions(nil)
				for i, o := range options {
					if o.Step > 0 {
						steps := uint32(o.Most-o.Choice.Amount)/uint32(o.Step) + 1
						options[i].Choice.Amount += o.Step * int32(amounts.Below(steps))
					}
				}
				before := s
				look(t, &s, options, &amounts)
				if before != s { // comparing by reflection takes much longer
					require.Equal(t, before, s, "a preview changes nothing")
				}
			}
			c := player.choose(&s)
			if c.Kind == TakeOut && amounts.Below(20) > 0 {
				c = s.AppendOptions(nil)[0].Choice // so that savings last until Pay Day
			}
			require.NoError(t, s.Choose(c, nil))
		}
	}
	for edition := range NumEditions {
		for n := range 40 {
			play(t, edition, n)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		edition := EditionID(rapid.Uint8Range(0, uint8(NumEditions)-1).Draw(t, "edition"))
		play(t, edition, rapid.IntRange(0, 100_000).Draw(t, "game"))
	})
}

// fold makes an event happen to the finances of all seats.
func (f *foldedFinances) fold(e Event) {
	if e.Kind == Paid {
		if seat := e.Payer.Seat(); seat != NoSeat {
			f[seat].Cash -= e.Amount
		}
		if seat := e.Payee.Seat(); seat != NoSeat {
			f[seat].Cash += e.Amount
		}
	}
	switch e.Kind {
	case LoanTaken, LoanRepaid:
		f[e.Seat].Loan = e.Total
	case SavingsChanged:
		f[e.Seat].Savings = e.Total
	}
}

type foldedFinances [MaxSeats]Finances

func financesOf(s *State) (f foldedFinances) {
	for seat := range s.Seats() {
		f[seat] = s.Finances(Seat(seat))
	}
	return f
}

func TestAPreviewIsWhatTheEventsOfTheChoiceThenSay(t *testing.T) {
	var seen [NumChoiceKinds]int
	everyPrompt(t, func(t require.TestingT, s *State, options []Option, _ *Random) {
		prompt := s.Prompt()
		for _, o := range options {
			preview, ok := s.Preview(o.Choice)
			if !ok {
				continue
			}
			seen[o.Choice.Kind]++
			// The last event that belongs to the choice itself.
			belongs := func(e Event) bool {
				switch e.Kind {
				case Paid:
					switch o.Choice.Kind {
					case Ante:
						return e.Why == WhyAnte
					case TakeOut:
						return e.Why == WhyFee
					case Target:
						return e.Card == prompt.Card
					case PayCharge:
						return e.Why == WhyMonsterCharge && e.Card == prompt.Card
					case CarryCharge:
						return e.Why == WhyMonsterInterest && e.Card == prompt.Card
					}
				case LoanRepaid:
					return o.Choice.Kind == Repay
				case LoanTaken:
					return o.Choice.Kind == Borrow
				case SavingsChanged:
					return o.Choice.Kind == PutIn || o.Choice.Kind == TakeOut
				case Kept:
					return o.Choice.Kind == Buy
				case Discarded:
					return o.Choice.Kind == Sell && e.Card == o.Choice.Card
				}
				return false
			}
			var events []Event
			try := *s
			require.NoError(t, try.Choose(o.Choice, func(e Event) { events = append(events, e) }))
			last := -1
			for i, e := range events {
				if e.Kind == Chosen && i > 0 {
					break
				}
				if belongs(e) {
					last = i
					if o.Choice.Kind != Target && o.Choice.Kind != TakeOut {
						break
					}
				}
			}
			want := financesOf(s)
			var borrows [MaxSeats]int32
			for _, e := range events[:last+1] {
				want.fold(e)
				if e.Kind == LoanTaken {
					borrows[e.Seat] += e.Amount
				}
			}
			require.Equal(t, want, foldedFinances(preview.After), "%v at %v", o.Choice, prompt)
			require.Equal(t, borrows, preview.Borrows, "%v at %v", o.Choice, prompt)
		}
	})
	for _, kind := range []ChoiceKind{Buy, Sell, Ante, Repay, Borrow, PutIn, TakeOut, LeaveSavings, Target, PayCharge, CarryCharge} {
		assert.Positive(t, seen[kind], "%v was never looked at", kind)
	}
}

func TestAPreviewOfASettlementIsWhatItsEventsThenSay(t *testing.T) {
	var seen [NumChoiceKinds]int
	borrowed, out := 0, 0
	everyPrompt(t, func(t require.TestingT, s *State, options []Option, _ *Random) {
		seat := s.Prompt().Seat
		for _, o := range options {
			p, ok := s.PreviewSettlement(o.Choice)
			require.Equal(t, o.Choice.Kind == Repay || o.Choice.Kind == PutIn || o.Choice.Kind == LeaveSavings || o.Choice.Kind == PayCharge ||
				o.Choice.Kind == CarryCharge || o.Choice.Kind == TakeOut && s.Prompt().Kind == MindSavings, ok, "%v", o.Choice)
			if !ok {
				continue
			}
			seen[o.Choice.Kind]++
			try := *s
			var want SettlementPreview
			over := false
			want.Left, want.Owed = s.Cash(seat), s.Players[seat].Loan
			sink := func(e Event) {
				switch {
				case over:
				case e.Kind == Paid && e.Payer == SeatAccount(seat):
					switch e.Why {
					case WhyRepay, WhySavings:
						want.Left -= e.Amount
					case WhyBill:
						want.Bills += e.Amount
					case WhyMonsterCharge, WhyMonsterInterest:
						want.Charges += e.Amount
					default:
						require.Fail(t, "paid", "%+v", e)
					}
				case e.Kind == Paid && e.Payee == SeatAccount(seat) && e.Why == WhySavings:
					want.Left += e.Amount
				case e.Kind == LoanRepaid && e.Seat == seat:
					want.Owed = e.Total
				case e.Kind == LoanTaken && e.Seat == seat:
					want.Borrows += e.Amount
				case e.Kind == Retired && e.Seat == seat && e.Forced:
					want.Out, over = true, true
					want.After = try.Finances(seat)
				case e.Kind == MonthEnded && e.Seat == seat:
					over = true
					want.After = try.Finances(seat)
				}
			}
			require.NoError(t, try.Choose(o.Choice, sink))
			for !over && try.Prompt().Kind == SettleCharge && try.Prompt().Seat == seat {
				require.NoError(t, try.Choose(Choice{Kind: CarryCharge}, sink))
			}
			if !over {
				require.Equal(t, MindSavings, try.Prompt().Kind)
				want.After = try.Finances(seat)
			}
			want.AfterBills = want.Left - want.Bills
			want.AfterCharges = want.AfterBills - want.Charges
			require.Equal(t, want, p, "%v", o.Choice)
			if p.Borrows > 0 {
				borrowed++
			}
			if p.Out {
				out++
			}
		}
	})
	for _, kind := range []ChoiceKind{Repay, PutIn, TakeOut, LeaveSavings, PayCharge, CarryCharge} {
		assert.Positive(t, seen[kind], "%v was never looked at", kind)
	}
	assert.Positive(t, borrowed, "settlements that need a loan")
}

func TestAPaymentComesToWhatItsEventsThenSay(t *testing.T) {
	var drawn, borrowed, feeless int
	everyPrompt(t, func(t require.TestingT, s *State, options []Option, amounts *Random) {
		seat := s.Prompt().Seat
		for _, o := range options {
			if o.Cost > 0 {
				p := s.Payment(seat, o.Cost)
				require.Equal(t, [3]int32{o.Borrows, o.Draws, o.Fee}, [3]int32{p.Borrows, p.Draws, p.Fee}, "%v", o.Choice)
			}
		}
		amount := 5 * int32(amounts.Below(3_000))
		if !s.play(nil).affords(seat, amount) {
			return // no loan is given for it
		}
		want := Payment{}
		folded := financesOf(s)
		try := *s
		try.play(func(e Event) {
			folded.fold(e)
			switch {
			case e.Kind == LoanTaken:
				want.Borrows = e.Amount
				want.Interest = try.Edition().Interest(e.Amount)
			case e.Kind == SavingsChanged:
				want.Draws = -e.Amount
			case e.Kind == Paid && e.Why == WhyFee:
				want.Fee = e.Amount
			}
		}).charge(seat, Bank, amount, WhyBill, NoCard)
		want.After = folded[seat]
		p := s.Payment(seat, amount)
		require.Equal(t, want, p)
		if p.Draws > 0 {
			drawn++
			if p.Fee == 0 {
				feeless++
			}
		}
		if p.Borrows > 0 {
			borrowed++
		}
	})
	assert.Positive(t, drawn)
	assert.Positive(t, feeless)
	assert.Positive(t, borrowed)
}

func TestNoMoreCanBePaidOffWithoutALoanThanIsSaid(t *testing.T) {
	everyPrompt(t, func(t require.TestingT, s *State, options []Option, _ *Random) {
		most := s.MostRepaidWithoutLoan()
		i := slices.IndexFunc(options, func(o Option) bool { return o.Choice.Kind == Repay })
		if i < 0 {
			require.Zero(t, most)
			return
		}
		o := options[i]
		for _, amount := range [3]int32{most - o.Step, most, most + o.Step} {
			p, ok := s.PreviewSettlement(o.With(amount))
			if needs := p.Borrows > 0 || p.Out; ok && amount > 0 {
				require.Equal(t, amount > most, needs, "%d of %d", amount, o.Most)
			}
		}
	})
}

func TestPreviewsAllocateNothing(t *testing.T) {
	s := somewhere(t, 0, 0)
	for n := 0; s.Prompt().Kind != PayOffLoan || s.BillsDue(s.Prompt().Seat) == 0; n++ {
		s = somewhere(t, uint64(n), n%200)
	}
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		s.Preview(Choice{Kind: Repay})
		s.PreviewSettlement(Choice{Kind: Repay})
		s.MostRepaidWithoutLoan()
		s.Payment(0, 5_000)
	}))
}

func TestADebtIsTheLoanItsInterestAndTheBills(t *testing.T) {
	setup := Setup{Edition: Classic1975}
	d := setup.Debt(300, 200, 75)
	assert.Equal(t, Debt{Loan: 300, Interest: 40, Bills: 75}, d)
	assert.EqualValues(t, 415, d.Total())
	setup.Rules = FirstRules
	assert.EqualValues(t, 435, setup.Debt(300, 200, 75).Total())
}

func TestAPreviewSaysWhoCannotBeLentWhatTheBillsNeed(t *testing.T) {
	b := newBoard(t, 2).stand(0, 30).hold(0, 1_000_000).owe(0, CreditLimit)
	b.receive(0, b.bill(5_000), b.bill(3_000)).roll(1).hold(0, 5_500)
	p, ok := b.PreviewSettlement(Choice{Kind: Repay})
	assert.True(t, ok)
	assert.Equal(t, SettlementPreview{Left: 5_500, Owed: CreditLimit, Bills: 5_500, Out: true, After: Finances{Loan: CreditLimit}}, p)
	assert.Zero(t, b.MostRepaidWithoutLoan())
}

func TestWhatIsPaidOffMayForceALoanForTheBills(t *testing.T) {
	b := newBoard(t, 2).stand(0, 30).hold(0, 5_000).owe(0, 10_000)
	b.receive(0, b.bill(5_000)).roll(1)
	assert.EqualValues(t, 9_000, b.Cash(0), "after salary and interest")
	p, _ := b.PreviewSettlement(Choice{Kind: Repay, Amount: 9_000})
	assert.Equal(t, SettlementPreview{
		Owed: 1_000, Bills: 5_000, AfterBills: -5_000, AfterCharges: -5_000, Borrows: 5_000, After: Finances{Loan: 6_000},
	}, p)
	assert.EqualValues(t, 4_000, b.MostRepaidWithoutLoan())
}

func TestARefusedChoiceHasNoPreview(t *testing.T) {
	b := newBoard(t, 2).stand(0, 30).hold(0, 5_000).owe(0, 10_000).roll(1)
	for _, c := range []Choice{{Kind: Roll}, {Kind: Repay, Amount: 500}, {Kind: Repay, Amount: 20_000}, {Kind: CarryCharge}, {Kind: Borrow}} {
		_, ok := b.PreviewSettlement(c)
		assert.False(t, ok, "%v", c)
		_, ok = b.Preview(c)
		assert.False(t, ok, "%v", c)
	}
}

func TestADealCostsWhatItsDaySays(t *testing.T) {
	ed := EditionOf(Standard)
	deal := &Card{Deck: DealDeck, Kind: SuperSteal, Cost: 6_000, Value: 9_000}
	yard := &ed.Spaces[YardSale]
	assert.EqualValues(t, 3_000, ed.Spaces[DealSpace].DealPrice(deal, 4), "half the cost of a Super Steal")
	assert.Zero(t, EditionOf(Big).Spaces[FreeDeal].DealPrice(deal, 4))
	assert.Equal(t, 4*yard.Amount, yard.DealPrice(deal, 4))
	assert.EqualValues(t, 6_000, deal.Profit(3_000))
}

func TestTheNextBidBeginsAtTheOpeningBidAndThenTopsTheHighest(t *testing.T) {
	a := Auction{Bidder: NoSeat}
	assert.EqualValues(t, 600, a.NextBid(600))
	a.Bid = 600
	assert.EqualValues(t, 700, a.NextBid(600))
}

func TestAStakeOnSwellfareWinsTenfoldWithAFiveOrASix(t *testing.T) {
	for roll := range DieSides {
		assert.Equal(t, roll+1 >= 5, SwellfareWins(roll+1), "%d", roll+1)
	}
	assert.EqualValues(t, 250, SwellfarePays(25))
}

func TestTheBonusDieShowsWhichRollWins(t *testing.T) {
	for edition := range NumEditions {
		want := WinningRoll
		if edition == Event2000 {
			want = 3
		}
		assert.Equal(t, want, EditionOf(edition).WinningRoll(3), "%v", edition)
	}
}

func TestNoDayAheadIsBeyondTheLast(t *testing.T) {
	s := Setup{Lengths: [MaxMonths]uint8{31, 28}}
	assert.EqualValues(t, 30, s.DayAhead(1, 27, 3))
	assert.EqualValues(t, 28, s.DayAhead(2, 27, 3))
}

func TestTheWaysOfAllNumbersAreTheThrows(t *testing.T) {
	for dice := uint8(1); dice <= 2; dice++ {
		rule := SpaceRule{Dice: dice}
		sum := uint8(0)
		for n := range uint8(20) {
			sum += rule.Ways(n)
		}
		assert.Equal(t, rule.Throws(), sum, "%d dice", dice)
	}
}

func TestThePoolHoldsWhatIsCarriedTheAntesAndTheBanksPart(t *testing.T) {
	rule := &SpaceRule{Does: PlayCombination, Amount: 1_000, Stake: 200}
	in := SeatSet(0).With(0).With(2)
	assert.Equal(t, Pool{Carried: 1_500, Prize: 2_900}, rule.Pool(1_900, in, false), "the Bank still pays in")
	assert.Equal(t, Pool{Carried: 1_500, Prize: 2_900}, rule.Pool(2_900, in, true))
}

func TestADayBringsItsLanderWhatItSays(t *testing.T) {
	landings := 0
	forEachEdition(t, []EditionID{Big, Standard, Mixed, Classic1975, Event2000}, func(t *testing.T, edition EditionID) {
		for space := range NumSpaces {
			gets := EditionOf(edition).Spaces[space].LanderGets()
			if gets == 0 {
				continue
			}
			b := newBoardOf(t, edition, 3).put(5, space).stand(0, 5).hold(0, 5_000)
			b.play(nil).land(0)
			assert.Equal(t, 5_000+gets, b.Cash(0), "%v", space)
			landings++
		}
	})
	assert.Positive(t, landings)
}

func TestTheLastMonthIsThatOfTheSetup(t *testing.T) {
	s := Setup{Months: 3}
	assert.Equal(t, [3]bool{false, false, true}, [3]bool{s.LastMonth(1), s.LastMonth(2), s.LastMonth(3)})
}

func TestADealComesUnderTheHammerUnlessTheLanderHasToTakeIt(t *testing.T) {
	ed := EditionOf(Event2000)
	n := 0
	for id := range ed.Cards {
		card := CardID(id + 1)
		if ed.Card(card).Deck != DealDeck {
			continue
		}
		for _, space := range []Space{DealSpace, YardSale} {
			b := newBoardOf(t, Event2000, 2).put(5, space).stand(0, 5).hold(0, 100_000)
			b.stack(card).play(nil).land(0)
			deal := ed.Card(card)
			auctioned := b.Auction != Auction{}
			assert.Equal(t, auctioned, ed.Spaces[space].Auctions(&deal), "%v of %d", space, card)
			if auctioned {
				n++
			}
		}
	}
	assert.Positive(t, n)
}
