package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/turn"
	"bigpayday/game/ui"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// Sale1975 goes on to a buyer, with a Deal to sell.
func (s *Studio) Sale1975() {
	require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Buy}))
	s.Until("the next player", func() bool { p, ok := s.Match.Asked(); return ok && p.Kind == engine.TakeTurn })
	s.Arrange(func(st *engine.State) {
		st.Deals[st.Turn], st.Deals[0] = st.Deals[0], st.Deals[st.Turn]
	})
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
}

// LayTiles has so many tiles laid, until a person is asked again.
func (s *Studio) LayTiles(n int) {
	s.T.Helper()
	vacant := func() (days []uint8) {
		st := s.Match.Table.State()
		for day := uint8(1); day < st.Setup.LongestMonth(); day++ {
			if st.Pages[0][day-1] == engine.Vacant {
				days = append(days, day)
			}
		}
		return days
	}
	for all := len(vacant()); len(vacant()) > all-n; {
		s.Until("somebody to lay a tile", func() bool { _, ok := s.Match.Asked(); return ok })
		days, tiles := vacant(), s.Match.Table.State().TilesLeft()
		tile := s.Match.Table.State().Prompt().Tile
		if tile == engine.Vacant {
			tile = tiles[len(days)*7%len(tiles)]
		}
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Place, Tile: tile, Day: days[(len(tiles)+3)*(len(tiles)+3)*7%len(days)]}))
	}
	s.Until("somebody to lay a tile", func() bool { _, ok := s.Match.Asked(); return ok })
	s.Ticks(60)
}

// VacantDay is the control of a day in the middle without a tile.
func (s *Studio) VacantDay() ui.ID {
	for day := uint8(11); ; day++ {
		if s.Match.Table.State().Pages[0][day-1] == engine.Vacant {
			return placement.DayID(day)
		}
	}
}

// OfKind wishes for a card of a kind.
func OfKind(k engine.CardKind) func(engine.Card) bool {
	return func(c engine.Card) bool { return c.Kind == k }
}

// MidGame puts a game on the screen that is well under way, with tokens alone
// and together.
func (s *Studio) MidGame(f *Game) {
	s.Play(f)
	s.Arrange(func(st *engine.State) {
		sums := []int32{7_350, 2_150, 12_400, 4_600, 9_050, 850}
		loans := []int32{0, 3_000, 0, 1_000, 2_000, 5_000}
		days := []uint8{13, 17, 17, 12, 29, 17}
		jackpot := int32(7_100)
		if s.Window.LongNames {
			sums = []int32{12_345_600, 1_234_500, 999_900, 1_098_700, -1_234_500, -98_700}
			loans = []int32{0, 2_000, 0, 123_000, 1_235_000, 99_000}
			days = []uint8{17, 17, 17, 17, 17, 17}
			jackpot = 1_234_500
		}
		for seat := range st.Seats() {
			GiveCash(st, engine.Seat(seat), sums[seat])
			p := &st.Players[seat]
			p.Loan, p.Month, p.Day, p.Retired = loans[seat], 2, min(days[seat], st.Length(2)), false
		}
		FillJackpot(st, jackpot)
	})
}

// MidGame1975 puts a game of the edition of 1975 on the screen.
func (s *Studio) MidGame1975() {
	s.Play(Classic1975)
	s.Arrange(func(st *engine.State) {
		sums := []int32{240, 85, 415, 130, 305, 45}
		loans := []int32{0, 200, 0, 100, 0, 400}
		saved := []int32{100, 0, 200, 0, 0, 0}
		days := []uint8{14, 17, 17, 12, 29, 17}
		pot := int32(350)
		if s.Window.LongNames {
			sums = []int32{1_234_560, 123_450, 99_990, 109_870, 12_345, 98_705}
			loans = []int32{0, 200, 0, 123_400, 1_235_000, 99_000}
			saved = []int32{123_400, 0, 1_234_500, 0, 0, 0}
			pot = 123_450
		}
		for seat := range st.Seats() {
			GiveCash(st, engine.Seat(seat), sums[seat])
			p := &st.Players[seat]
			p.Loan, p.Savings, p.Month, p.Day, p.Retired = loans[seat], saved[seat], 2, days[seat], false
		}
		FillJackpot(st, pot)
		st.Election = true
	})
}

// InDebt lets the player whose turn it is owe more than there is, with
// Swellfare on top of the Mail.
func (s *Studio) InDebt() {
	s.MidGame1975()
	s.Arrange(func(st *engine.State) {
		GiveCash(st, st.Turn, 85)
		st.Players[st.Turn].Loan, st.Players[st.Turn].Savings = 200, 0
		st.Owed[st.Turn] = 200
	})
	s.StackCards(engine.MailDeck, OfKind(engine.Swellfare))
}

// InDebtAtTurn lets the player whose turn it is hold Swellfare and owe more than
// there is.
func (s *Studio) InDebtAtTurn() {
	s.InDebt()
	s.Arrange(func(st *engine.State) {
		pile, hand := &st.MailPile, &st.Mail[st.Turn]
		pile.Left--
		hand.Cards[hand.N] = pile.Draw[pile.Left]
		hand.N++
		pile.Draw[pile.Left] = engine.NoCard
		st.Tasks[st.Depth-1].N = 85 / 5 // what is asked takes a stake of all cash
	})
	s.Ticks(session.GracePeriod + 2)
}

// Deal1975 has a Deal offered in the edition of 1975.
func (s *Studio) Deal1975() {
	s.MidGame1975()
	s.StackCards(engine.DealDeck, func(c engine.Card) bool { return c.Cost == 200 })
	s.LandOn(engine.DealSpace)
	s.UntilAsked(engine.BuyDeal)
}

// PayDay1975 leads the player whose turn it is to Pay Day with a loan.
func (s *Studio) PayDay1975(loan int32) {
	s.MidGame1975()
	s.Arrange(func(st *engine.State) {
		GiveCash(st, st.Turn, 260)
		st.Players[st.Turn].Loan, st.Players[st.Turn].Savings = loan, 0
		if loan == 0 {
			st.Players[st.Turn].Savings = 100
		}
		hand, pile := &st.Mail[st.Turn], &st.MailPile
		for at := int(pile.Left) - 1; at >= 0 && st.BillsDue(st.Turn) < 120; at-- {
			id := pile.Draw[at]
			if bill := st.BillAmount(id); bill == 0 || st.BillsDue(st.Turn)+bill > 200 {
				continue
			}
			copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
			pile.Left--
			pile.Draw[pile.Left] = engine.NoCard
			hand.Cards[hand.N] = id
			hand.N++
		}
	})
	s.LandOn(engine.PayDay)
}

// DealOffered has a Deal of $8,000 offered to a player with so much cash.
func (s *Studio) DealOffered(dollars int32) {
	s.MidGame(SixPlayers)
	s.Arrange(func(st *engine.State) { GiveCash(st, st.Turn, dollars) })
	s.StackCards(engine.DealDeck, func(c engine.Card) bool { return c.Kind == engine.PlainDeal && c.Cost == 8_000 })
	s.LandOn(engine.DealSpace)
	s.UntilAsked(engine.BuyDeal)
}

// HoldDeals gives the player whose turn it is so many Deals, of every kind.
func (s *Studio) HoldDeals(n uint8) {
	s.MidGame(SixPlayers)
	s.Arrange(func(st *engine.State) {
		hand, pile := &st.Deals[st.Turn], &st.DealPile
		// The special ones lie at the end of the deck.
		for _, special := range []bool{true, false} {
			for at := int(pile.Left) - 1; at >= 0 && hand.N < n; at-- {
				id := pile.Draw[at]
				card := st.Edition().Card(id)
				if special == (card.Kind == engine.PlainDeal) {
					continue
				}
				copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
				pile.Left--
				pile.Draw[pile.Left] = engine.NoCard
				hand.Cards[hand.N] = id
				hand.N++
				st.Paid[st.Edition().DealIndex(id)] = card.Price()
			}
		}
	})
}

// PayDay leads the player whose turn it is to Big Pay Day, with a loan and
// more bills than the cash covers.
func (s *Studio) PayDay() { s.PayDayWithBills(4_300, 5_500) }

// PayDayWithBills lands a player with a loan on Big Pay Day who has bills for at least
// so many dollars, and for no more than most.
func (s *Studio) PayDayWithBills(least, most int32) {
	s.MidGame(SixPlayers)
	s.Arrange(func(st *engine.State) {
		GiveCash(st, st.Turn, 2_150)
		st.Players[st.Turn].Loan = 3_000
		hand, pile := &st.Mail[st.Turn], &st.MailPile
		for at := int(pile.Left) - 1; at >= 0 && st.BillsDue(st.Turn) < least; at-- {
			id := pile.Draw[at]
			if bill := st.BillAmount(id); bill == 0 || st.BillsDue(st.Turn)+bill > most {
				continue
			}
			copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
			pile.Left--
			pile.Draw[pile.Left] = engine.NoCard
			hand.Cards[hand.N] = id
			hand.N++
		}
	})
	s.LandOn(engine.BigPayDay)
}

// Finished puts a game on the screen that is over.
func (s *Studio) Finished(f *Game) {
	s.Play(f)
	s.Settle()
}

// Settle lets everything come to rest.
func (s *Studio) Settle() {
	s.Until("the end of all movement", func() bool { return !s.Session().Moving() })
	s.Ticks(180)
}

// GoUpToTheWinner lets everybody go up to the winner of a game that is over once more.
func (s *Studio) GoUpToTheWinner() {
	end := s.Match.Stage.Shown().Results
	s.Match.Stage.Queue(engine.Event{Kind: engine.GameOver, Worth: end.Worth, Winners: end.Winners})
	s.Until("the winner", func() bool { return s.Match.Stage.Actors().Moment.At > moments.RankingLooksUp })
}

// Tie lets the last player finish with as much as the best one.
func (s *Studio) Tie() {
	s.Arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		p.Month, p.Day, p.Loan = st.Setup.Months, st.Length(st.Setup.Months)-1, 0
		trial := *st
		for trial.Random = 0; ; trial.Random++ {
			end := trial
			die := uint8(0)
			require.NoError(s.T, end.Choose(engine.Choice{Kind: engine.Roll}, func(e engine.Event) {
				if e.Kind == engine.Rolled {
					die = e.Dice[0]
				}
			}))
			if die != 1 {
				continue
			}
			best := int32(-1 << 31)
			for seat := range engine.Seat(st.Seats()) {
				if seat != st.Turn {
					best = max(best, end.NetWorth(seat))
				}
			}
			GiveCash(st, st.Turn, st.Cash(st.Turn)+best-end.NetWorth(st.Turn))
			return
		}
	})
	s.Roll(1)
	s.Until("the end of the game", func() bool { return s.Match.Opened == match.ResultsAreIn })
}

// Arrange changes what lies on the table. What a player may see of it is shown
// at once.
func (s *Studio) Arrange(change func(*engine.State)) {
	st := s.Match.Table.State()
	change(st)
	sh := s.Match.Stage.Shown()
	sh.Turn, sh.Balance, sh.Players = st.Turn, st.Balance, st.Players
	sh.Mail, sh.Deals, sh.Paid = st.Mail, st.Deals, st.Paid
	sh.Page, sh.Election = st.Players[st.Turn].Month, st.Election
	for seat := range st.Seats() {
		sh.Books[seat] = bookOf(&st.Players[seat])
	}
	if scene, ok := s.Top().(*turn.Turn); ok {
		scene.Invalidate() // what nobody did is not noticed
	}
	s.Ticks(2)
}

// bookOf returns a savings and loan book that tells how a player came to what there
// is, as far as such sums are usual in the edition of 1975.
func bookOf(p *engine.Player) (b tabletop.Book) {
	enter := func(page *tabletop.BookPage, at tabletop.Booking) {
		if page.N > 0 {
			at.Total = page.Entries[page.N-1].Total
		}
		at.Total += at.Amount
		page.Entries[page.N] = at
		page.N++
	}
	const usual = 10_000
	if p.Savings > 0 && p.Savings < usual {
		enter(&b.Savings, tabletop.Booking{Month: 1, Day: 31, Space: engine.PayDay, Amount: p.Savings})
	}
	if p.Loan > 0 && p.Loan < usual && p.Savings == 0 {
		enter(&b.Savings, tabletop.Booking{Month: 1, Day: 31, Space: engine.PayDay, Amount: 60})
		enter(&b.Savings, tabletop.Booking{Month: 2, Day: 4, Amount: -60})
		enter(&b.Loan, tabletop.Booking{Month: 2, Day: 4, Space: engine.DealSpace, Amount: 100})
	}
	if p.Loan > 100 && p.Loan < usual {
		enter(&b.Loan, tabletop.Booking{Month: 2, Day: 6, Amount: p.Loan - 100})
	}
	return b
}

// GiveCash gives a player so many dollars in all.
func GiveCash(st *engine.State, seat engine.Seat, dollars int32) {
	account := engine.SeatAccount(seat)
	st.Balance[engine.Bank] += st.Balance[account] - dollars
	st.Balance[account] = dollars
}

// FillJackpot puts so many dollars in the Jackpot in all.
func FillJackpot(st *engine.State, dollars int32) {
	st.Balance[engine.Bank] += st.Balance[engine.Jackpot] - dollars
	st.Balance[engine.Jackpot] = dollars
}

// eachCard calls each with every card of a deck, wherever it lies.
func eachCard(st *engine.State, deck engine.Deck, each func(*engine.CardID)) {
	drawn, gone := st.ToDraw(deck), st.Discards(deck)
	for i := range drawn {
		each(&drawn[len(drawn)-1-i])
	}
	for i := range gone {
		each(&gone[i])
	}
	for seat := range st.Seats() {
		mail, deals := &st.Mail[seat], &st.Deals[seat]
		switch deck {
		case engine.MailDeck:
			for i := range mail.N {
				each(&mail.Cards[i])
			}
		case engine.DealDeck:
			for i := range deals.N {
				each(&deals.Cards[i])
			}
		}
	}
}

// StackCards puts cards of a deck on top of its pile, the first one topmost: for
// each wish the first card that fulfils it, in exchange for what lay there.
func (s *Studio) StackCards(deck engine.Deck, wishes ...func(engine.Card) bool) {
	s.T.Helper()
	s.Arrange(func(st *engine.State) {
		var places []*engine.CardID
		eachCard(st, deck, func(c *engine.CardID) { places = append(places, c) })
		for i, wish := range wishes {
			at := i
			for at < len(places) && !wish(st.Edition().Card(*places[at])) {
				at++
			}
			require.Less(s.T, at, len(places), "there is no such card")
			*places[i], *places[at] = *places[at], *places[i]
		}
	})
}

// ChooseUntil makes a choice for whoever is asked, with dice that bring about what
// is wanted.
func (s *Studio) ChooseUntil(choice engine.Choice, want func([]engine.Event) bool) {
	s.T.Helper()
	st := s.Match.Table.State()
	for seed := range engine.Random(100_000) {
		trial := *st
		trial.Random = seed
		var events []engine.Event
		require.NoError(s.T, trial.Choose(choice, func(e engine.Event) { events = append(events, e) }))
		if want(events) {
			st.Random = seed
			require.NoError(s.T, s.Match.Choose(choice))
			return
		}
	}
	s.T.Fatalf("no dice bring it about that %v ends as wanted", choice)
}

// Roll rolls a number with the die.
func (s *Studio) Roll(number uint8) {
	s.T.Helper()
	s.ChooseUntil(engine.Choice{Kind: engine.Roll}, func(events []engine.Event) bool {
		for _, e := range events {
			if e.Kind == engine.Rolled {
				return e.Dice[0] == number
			}
		}
		return false
	})
}

// DayOf returns the first day of a page, after the given one, on which a kind
// of space lies.
func (s *Studio) DayOf(month uint8, space engine.Space, after uint8) uint8 {
	s.T.Helper()
	st := s.Match.Table.State()
	for day := after + 1; day <= st.Length(month); day++ {
		if st.SpaceAt(month, day) == space {
			return day
		}
	}
	s.T.Fatalf("there is no %v after day %d", space, after)
	return 0
}

// LandOn rolls a 3 that leads the player whose turn it is to a kind of space.
func (s *Studio) LandOn(space engine.Space) {
	s.T.Helper()
	const die = 3
	s.Arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		p.Day = s.DayOf(p.Month, space, die) - die
	})
	s.Roll(die)
}

// MonthTurning plays on until so much of the time has passed that a month takes to turn.
func (s *Studio) MonthTurning(f *Game, part float64) {
	s.T.Helper()
	s.Play(f)
	turns := func() bool { return s.Match.Stage.Actors().Turning.On }
	if !s.PlayUntilThen(turns) {
		s.T.Fatal("no month turns")
	}
	for s.Match.Stage.Actors().Turning.T < part {
		if _, held := s.Match.Hold(); held {
			break
		}
		s.Tick()
	}
}
