package bot

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// find plays games of computers until one stands at a prompt that suits, and
// returns that position.
func find(t *testing.T, seats uint8, suits func(s *engine.State, p engine.Prompt) bool) engine.State {
	t.Helper()
	return findIn(t, engine.Big, seats, suits)
}

// findIn does so in games of an edition.
func findIn(t *testing.T, edition engine.EditionID, seats uint8, suits func(s *engine.State, p engine.Prompt) bool) engine.State {
	t.Helper()
	for game := range uint64(200) {
		setup := setupOf(seats, 2, game)
		if ed := engine.EditionOf(edition); ed.PrintsDays() {
			setup.Edition, setup.Lengths = edition, [engine.MaxMonths]uint8{ed.Longest, ed.Longest}
		}
		s, err := engine.New(setup, nil)
		require.NoError(t, err)
		for player := computer(t, skill.Normal); s.Phase != engine.Over; {
			if suits(&s, s.Prompt()) {
				return s
			}
			require.NoError(t, s.Choose(player(&s), nil))
		}
	}
	require.Fail(t, "no game comes to such a position")
	return engine.State{}
}

// asked returns a position in which a prompt of the kind is put.
func asked(t *testing.T, kind engine.PromptKind) engine.State {
	return find(t, 3, func(_ *engine.State, p engine.Prompt) bool { return p.Kind == kind })
}

// answer returns what a computer decides in a position.
func answer(t *testing.T, s *engine.State) engine.Choice {
	t.Helper()
	choice := decide(t, New(skill.Normal, s.Prompt().Seat), s)
	after := *s
	require.NoError(t, after.Choose(choice, nil))
	return choice
}

// page fills the months with one kind of space, but for the last days.
func page(s *engine.State, spaces map[uint8]engine.Space) {
	for month := range s.Setup.Months {
		for day := uint8(1); day < s.Length(month+1); day++ {
			space, ok := spaces[day]
			if !ok {
				space = engine.Holiday
			}
			s.Pages[month][day-1] = space
		}
	}
}

func TestTheChanceToMeetABuyerIsThatOfTheWalk(t *testing.T) {
	s := asked(t, engine.BuyDeal)
	s.Setup.Months = 1
	seat := s.Prompt().Seat
	chance := func(day uint8, spaces map[uint8]engine.Space) float64 {
		page(&s, spaces)
		s.Players[seat].Month, s.Players[seat].Day = 1, day
		var b buyers
		require.True(t, b.step(&s, seat), "one month takes one step")
		return float64(b.atLeast(1)) / float64(whole)
	}
	buyer := engine.FoundABuyer
	assert.InDelta(t, 1./6, chance(0, map[uint8]engine.Space{1: buyer}), 1e-6)
	assert.InDelta(t, 16807./46656, chance(0, map[uint8]engine.Space{6: buyer}), 1e-6)
	assert.InDelta(t, 2./7, chance(0, map[uint8]engine.Space{25: buyer}), 1e-3)
	assert.InDelta(t, 0, chance(6, map[uint8]engine.Space{6: buyer}), 1e-6)
	assert.InDelta(t, 1, chance(0, map[uint8]engine.Space{1: buyer, 2: buyer, 3: buyer, 4: buyer, 5: buyer, 6: buyer}), 1e-6)
}

func TestADealIsBoughtIfABuyerIsLikely(t *testing.T) {
	s := find(t, 3, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == engine.BuyDeal && s.Players[p.Seat].Month == 1 && s.Deals[p.Seat].N == 0
	})
	seat := s.Prompt().Seat
	buyersFrom := func(day uint8) map[uint8]engine.Space {
		spaces := map[uint8]engine.Space{}
		for range 6 {
			spaces[day] = engine.FoundABuyer
			day++
		}
		return spaces
	}
	tests := []struct {
		name   string
		month  uint8
		spaces map[uint8]engine.Space
		want   engine.ChoiceKind
	}{
		{"six buyers ahead", 2, buyersFrom(15), engine.Buy},
		{"no buyer at all", 1, nil, engine.Decline},
		{"all buyers have been passed in the last month", 2, buyersFrom(1), engine.Decline},
		{"all buyers have been passed, but a month is to come", 1, buyersFrom(1), engine.Buy},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := s
			page(&s, test.spaces)
			s.Players[seat].Month, s.Players[seat].Day = test.month, 10
			assert.Equal(t, test.want, answer(t, &s).Kind)
		})
	}
}

func TestADealIsDeclinedIfTheHandHoldsMoreThanTheBuyersTake(t *testing.T) {
	s := find(t, 2, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == engine.BuyDeal && s.Deals[p.Seat].N == 0 && s.Players[p.Seat].Month == 2
	})
	seat := s.Prompt().Seat
	page(&s, map[uint8]engine.Space{20: engine.FoundABuyer, 21: engine.FoundABuyer, 22: engine.FoundABuyer,
		23: engine.FoundABuyer, 24: engine.FoundABuyer, 25: engine.FoundABuyer})
	s.Players[seat].Day = 10
	require.Equal(t, engine.Buy, answer(t, &s).Kind)
	for _, card := range s.DealPile.Draw[:s.DealPile.Left] {
		s.Deals[seat].Cards[s.Deals[seat].N] = card
		s.Deals[seat].N++
	}
	s.DealPile.Left, s.DealPile.Gone = 0, 0
	assert.Equal(t, engine.Decline, answer(t, &s).Kind)
}

func TestTheBestDealIsSold(t *testing.T) {
	s := find(t, 2, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == engine.SellDeal && s.Deals[p.Seat].N > 1
	})
	sold := answer(t, &s)
	require.Equal(t, engine.Sell, sold.Kind)
	for _, card := range s.HeldDeals(s.Prompt().Seat) {
		assert.GreaterOrEqual(t, s.Edition().Card(sold.Card).Payoff(), s.Edition().Card(card).Payoff())
	}
}

func TestALoanIsPaidDownButTheBillsStayCovered(t *testing.T) {
	s := asked(t, engine.PayOffLoan)
	seat := s.Prompt().Seat
	ed := s.Edition()
	for _, test := range []struct {
		name                    string
		cash, loan, bills, want int32
	}{
		{"all of it", 9_000, 3_000, 0, 3_000},
		{"whole thousands", 2_900, 8_000, 0, 2_000},
		{"what the bills leave", 6_000, 8_000, 2_500, 3_000},
		{"nothing, for the bills take all", 4_000, 8_000, 5_000, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := s
			s.Balance[engine.Bank] += s.Cash(seat) - test.cash
			s.Balance[engine.SeatAccount(seat)] = test.cash
			s.Players[seat].Loan = test.loan
			s.Mail[seat].N = 0
			if test.bills > 0 {
				s.Mail[seat].Cards[0] = billOf(t, ed, test.bills)
				s.Mail[seat].N = 1
			}
			require.Equal(t, test.bills, s.BillsDue(seat))
			assert.Equal(t, engine.Choice{Kind: engine.Repay, Amount: test.want}, answer(t, &s))
		})
	}
}

// billOf returns a bill of so many dollars.
func billOf(t *testing.T, ed *engine.Edition, dollars int32) engine.CardID {
	i := slices.IndexFunc(ed.Cards, func(c engine.Card) bool { return c.Kind == engine.Bill && c.Amount == dollars })
	require.GreaterOrEqual(t, i, 0)
	return engine.CardID(i + 1)
}

func TestAComputerNeverBorrowsForNothing(t *testing.T) {
	player := computer(t, skill.Normal)
	for game := range 50 {
		s, err := engine.New(setupOf(4, 2, uint64(game)), nil)
		require.NoError(t, err)
		for s.Phase != engine.Over {
			choice := player(&s)
			require.NotEqual(t, engine.Borrow, choice.Kind, "at %v", s.Prompt())
			require.NoError(t, s.Choose(choice, nil))
		}
	}
}

func TestTheLotteryNumberIsTheLikeliestThatIsFree(t *testing.T) {
	s := asked(t, engine.PickNumber)
	seat := s.Prompt().Seat
	other := (seat + 1) % 3
	third := (seat + 2) % 3
	pick := func(taken ...uint8) uint8 {
		s.Lottery.Numbers = [engine.MaxSeats]uint8{}
		for i, n := range taken {
			s.Lottery.Numbers[[]engine.Seat{other, third}[i]] = n
		}
		return answer(t, &s).Number
	}
	assert.Equal(t, uint8(7), pick())
	assert.Equal(t, uint8(6), pick(7))
	assert.Equal(t, uint8(8), pick(7, 6))
}

func TestALotteryIsPlayedIfTheShareIsWorthTheStake(t *testing.T) {
	s := asked(t, engine.AnteUp)
	assert.Equal(t, engine.Ante, answer(t, &s).Kind)
	s.Balance[engine.Bank] += s.Balance[engine.Stakes]
	s.Balance[engine.Stakes] = 0
	s.Lottery.In = engine.SeatSet(0)
	s.Lottery.Lander = (s.Prompt().Seat + 1) % 3
	for seat := range engine.Seat(3) {
		if seat != s.Prompt().Seat {
			s.Lottery.In = s.Lottery.In.With(seat)
		}
	}
	assert.Equal(t, engine.StayOut, answer(t, &s).Kind, "the Bank has put in nothing, and the best numbers will be gone")
}

func TestTheFriendBroughtIsTheOneWhoLosesMost(t *testing.T) {
	s := find(t, 3, func(s *engine.State, p engine.Prompt) bool { return p.Kind == engine.BringFriend && p.To >= 8 })
	mover, to := s.Prompt().Seat, s.Prompt().To
	near, far := (mover+1)%3, (mover+2)%3
	s.Setup.Lengths[0], s.Setup.Lengths[1] = 31, 31
	for _, seat := range []engine.Seat{near, far} {
		s.Players[seat] = engine.Player{Month: 1, Day: to}
		s.Deals[seat].N = 0
	}
	t.Run("who is taken past the sweepstakes", func(t *testing.T) {
		for _, unlucky := range []engine.Seat{near, far} {
			s := s
			page(&s, map[uint8]engine.Space{to - 3: engine.SuperSweepstakes, to - 2: engine.SuperSweepstakes, to - 1: engine.SuperSweepstakes})
			s.Players[unlucky].Day = to - 4
			assert.Equal(t, unlucky, answer(t, &s).Seat)
		}
	})
	t.Run("the one who leads", func(t *testing.T) {
		for _, leader := range []engine.Seat{near, far} {
			s := s
			page(&s, map[uint8]engine.Space{to: engine.SickDay})
			s.Balance[engine.Bank] -= 50_000
			s.Balance[engine.SeatAccount(leader)] += 50_000
			assert.Equal(t, leader, answer(t, &s).Seat)
		}
	})
}

func TestATileIsLaidWhereItServes(t *testing.T) {
	s := asked(t, engine.PlaceTile)
	s.Setup.Lengths = [engine.MaxMonths]uint8{31, 28}
	lay := func(tile engine.Space) uint8 {
		s.InHand = tile
		choice := answer(t, &s)
		require.Equal(t, engine.Choice{Kind: engine.Place, Tile: tile, Day: choice.Day}, choice)
		return choice.Day
	}
	s.Pages[0] = [engine.MaxDays]engine.Space{}
	assert.Less(t, lay(engine.DealSpace), uint8(10), "a Deal early")
	assert.InDelta(t, 24, lay(engine.FoundABuyer), 3, "a Buyer late, but before day 28")
	assert.Equal(t, uint8(6), lay(engine.SuperSweepstakes), "a prize where most tokens land")
	for _, bad := range []engine.Space{engine.SickDay, engine.VacationDay, engine.Mail3} {
		day := lay(bad)
		s.Pages[0][day-1] = bad
		assert.True(t, day <= 3 || day >= 28, "%v where few tokens land, not on %d", bad, day)
	}
}

// building returns a mixed game of March and April 2026 that computers lay,
// until it is played.
func building(t *testing.T, laying engine.Laying, change func(*engine.Setup)) engine.State {
	t.Helper()
	setup := engine.Setup{
		Edition: engine.Mixed, Seats: 3, Months: 2, Lengths: [12]uint8{31, 30}, Laying: laying, Blue: 12,
		Calendar: engine.Calendar{Year: 2026, Month: 3}, Seed: 3,
	}
	change(&setup)
	s, err := engine.New(setup, nil)
	require.NoError(t, err)
	for player := computer(t, skill.Normal); s.Phase == engine.Building; {
		require.NoError(t, s.Choose(player(&s), nil))
	}
	return s
}

func TestAPrintedPageIsLaidWithAPlan(t *testing.T) {
	t.Run("Deals early, Buyers late, prizes on days that cost money", func(t *testing.T) {
		s := building(t, engine.ByOne, func(*engine.Setup) {})
		for page := uint8(1); page <= 2; page++ {
			laid := 0
			for day := uint8(1); day < s.Length(page); day++ {
				if !s.HasTile(page, day) {
					continue
				}
				laid++
				switch s.SpaceAt(page, day) {
				case engine.DealSpace, engine.FreeDeal:
					assert.LessOrEqual(t, day, uint8(16))
				case engine.FoundABuyer:
					assert.Greater(t, day, uint8(14))
				}
				assert.False(t, s.SpaceAt(page, day).IsMail(), "nobody needs more bills")
			}
			assert.Equal(t, 12, laid)
		}
	})
	t.Run("a tile that costs money goes where another did", func(t *testing.T) {
		s := building(t, engine.ByOne, func(*engine.Setup) {})
		s, err := engine.New(func() engine.Setup { u := s.Setup; u.Laying = engine.InTurn; return u }(), nil)
		require.NoError(t, err)
		s.InHand = engine.Mail3
		day := answer(t, &s).Day
		assert.True(t, engine.EditionOf(engine.Mixed).Printed[day-1].IsMail(), "day %d", day)
	})
	parties := func(s *engine.Setup) {
		s.Calendar.Birthdays = [engine.MaxSeats]engine.Date{{Month: 3, Day: 12}, {Month: 4, Day: 2}, {Month: 3, Day: 10}}
		s.Calendar.Holidays[0] = 1<<16 | 1<<17
		s.Calendar.Holidays[1] = 1 << 5
	}
	for _, laying := range []engine.Laying{engine.InTurn, engine.ByOne} {
		for _, blue := range []uint8{0, 12, 29} {
			s := building(t, laying, func(s *engine.Setup) { parties(s); s.Blue = blue })
			for page, dates := range []map[uint8]engine.Space{
				{10: engine.HappyBirthday, 12: engine.HappyBirthday, 17: engine.Holiday, 18: engine.Holiday},
				{2: engine.HappyBirthday, 6: engine.Holiday},
			} {
				for day, party := range dates {
					assert.Equal(t, party, s.SpaceAt(uint8(page+1), day), "%v, %d tiles, page %d, day %d", laying, blue, page+1, day)
				}
			}
		}
	}
}

func TestNothingIsBorrowedBeyondTheLimitThatIsAgreedOn(t *testing.T) {
	s := find(t, 3, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == engine.BuyDeal && s.Players[p.Seat].Month == 1 && s.Deals[p.Seat].N == 0
	})
	seat := s.Prompt().Seat
	page(&s, map[uint8]engine.Space{20: engine.FoundABuyer, 21: engine.FoundABuyer, 22: engine.FoundABuyer,
		23: engine.FoundABuyer, 24: engine.FoundABuyer, 25: engine.FoundABuyer})
	s.Players[seat].Day, s.Players[seat].Loan = 10, 10_000
	s.Balance[engine.Bank] += s.Cash(seat)
	s.Balance[engine.SeatAccount(seat)] = 0
	s.Setup.House = 0
	assert.Equal(t, engine.Buy, answer(t, &s).Kind)
	s.Setup.House = engine.HouseRules(0).With(engine.BorrowLimit)
	assert.Equal(t, engine.Decline, answer(t, &s).Kind)
	s.Balance[engine.Bank] -= 20_000
	s.Balance[engine.SeatAccount(seat)] = 20_000
	assert.Equal(t, engine.Buy, answer(t, &s).Kind, "with money in hand there is nothing to borrow")
}

func TestAWhiteLotteryIsPlayedByItsDice(t *testing.T) {
	for _, test := range []struct {
		house engine.HouseRules
		want  uint8
	}{{0, 1}, {engine.HouseRules(0).With(engine.TwoDiceLottery), 7}} {
		setup := engine.Setup{Edition: engine.Standard, Seats: 2, Months: 2, Lengths: [12]uint8{31, 31}, House: test.house, Seed: 1}
		picked := uint8(0)
		for picked == 0 {
			setup.Seed++
			s, err := engine.New(setup, nil)
			require.NoError(t, err)
			for player := computer(t, skill.Normal); s.Phase != engine.Over && picked == 0; {
				choice := player(&s)
				if choice.Kind == engine.Pick {
					picked = choice.Number
				}
				require.NoError(t, s.Choose(choice, nil))
			}
		}
		assert.Equal(t, test.want, picked)
	}
}

func TestBuyersOfAPageThatIsNotLaidYetAreExpected(t *testing.T) {
	s := asked(t, engine.BuyDeal)
	seat := s.Prompt().Seat
	page(&s, map[uint8]engine.Space{20: engine.FoundABuyer, 21: engine.FoundABuyer, 22: engine.FoundABuyer})
	s.Players[seat].Month, s.Players[seat].Day = 1, 25
	laid := answer(t, &s)
	s.Pages[1], s.Laid = [engine.MaxDays]engine.Space{}, 1
	assert.Equal(t, laid, answer(t, &s))
}
