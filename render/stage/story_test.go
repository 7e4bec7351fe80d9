package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// billOf returns the first bill of an amount.
func billOf(amount int32) engine.CardID {
	for i, card := range engine.EditionOf(engine.Big).Cards {
		if card.Kind == engine.Bill && card.Amount == amount {
			return engine.CardID(i + 1)
		}
	}
	return engine.NoCard
}

func loan(seat engine.Seat, amount, total int32, forced bool) []engine.Event {
	return []engine.Event{
		pay(engine.Bank, engine.SeatAccount(seat), amount, engine.WhyLoan),
		{Kind: engine.LoanTaken, Seat: seat, Amount: amount, Total: total, Forced: forced},
	}
}

func TestLedgerTellsTheSettlementStepByStep(t *testing.T) {
	cash := engine.SeatAccount(seat0)
	st := table(nil)
	st.Fold(loan(seat0, 3_000, 3_000, false)...)
	st.Fold(pay(cash, engine.Bank, 5_850, engine.WhyDeal)) // 2,150 are left
	for _, amount := range []int32{600, 1_200, 800, 2_000} {
		st.Fold(land(seat0, 30, engine.Mail1), draw(seat0, engine.MailDeck, billOf(amount)))
	}

	st.Fold(land(seat0, 31, engine.BigPayDay))
	ledger := &st.Shown().Settlement
	assert.True(t, ledger.Open)
	assert.Equal(t, int32(2_150), ledger.Arrival)
	assert.Equal(t, int32(3_000), ledger.OldLoan)
	assert.Equal(t, uint8(4), ledger.Count)
	assert.Equal(t, tabletop.StepSalary, ledger.At())

	st.Fold(pay(engine.Bank, cash, 5_000, engine.WhySalary))
	assert.Equal(t, tabletop.Entry{Written: true, Amount: 5_000, After: 7_150}, ledger.Lines[tabletop.StepSalary])
	st.Fold(pay(cash, engine.Bank, 300, engine.WhyInterest))
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -300, After: 6_850}, ledger.Lines[tabletop.StepInterest])
	assert.Equal(t, tabletop.StepRepay, ledger.At())

	st.Fold(engine.Event{Kind: engine.Chosen, Seat: seat0, Choice: engine.Choice{Kind: engine.Repay, Amount: 3_000}},
		pay(cash, engine.Bank, 3_000, engine.WhyRepay),
		engine.Event{Kind: engine.LoanRepaid, Seat: seat0, Amount: 3_000})
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -3_000, After: 3_850}, ledger.Lines[tabletop.StepRepay])

	st.Fold(loan(seat0, 1_000, 1_000, true)...)
	for _, amount := range []int32{600, 1_200, 800, 2_000} {
		st.Fold(pay(cash, engine.Bank, amount, engine.WhyBill))
	}
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -4_600, After: -750}, ledger.Lines[tabletop.StepBills], "below zero, before the loan")
	st.Fold(engine.Event{Kind: engine.MonthEnded, Seat: seat0, Month: 1})
	assert.Equal(t, tabletop.Entry{Written: true, Amount: 1_000, After: 250}, ledger.Lines[tabletop.StepResult])
	assert.Equal(t, int32(1_000), ledger.NewLoan)
	assert.True(t, ledger.Done)
	assert.Equal(t, tabletop.NumSteps, ledger.At())
}

func TestLedgerWithoutLoanAndBillsStillShowsEveryLine(t *testing.T) {
	st := table(nil)
	st.Fold(land(seat0, 31, engine.BigPayDay), pay(engine.Bank, engine.SeatAccount(seat0), 5_000, engine.WhySalary),
		engine.Event{Kind: engine.MonthEnded, Seat: seat0, Month: 1})
	ledger := &st.Shown().Settlement
	for _, step := range ledger.Steps()[1:] {
		assert.Equal(t, tabletop.Entry{Written: true, Amount: 0, After: 10_000}, ledger.Lines[step], "line %v", step)
	}
	assert.NotContains(t, ledger.Steps(), tabletop.StepCharges, "there are none in this edition")
	assert.NotContains(t, ledger.Steps(), tabletop.StepSavings, "there are none in this edition")
}

func TestLedgerTellsWhatMonsterChargesCost(t *testing.T) {
	st := New(engine.Setup{Edition: engine.Event2000, Seats: 2, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: 0})
	cash := engine.SeatAccount(seat0)
	st.Fold(engine.Event{Kind: engine.GameBegan, Seat: seat0}, pay(engine.Bank, cash, 100, engine.WhyStart))
	st.Fold(land(seat0, 31, engine.PayDay), pay(engine.Bank, cash, 3_500, engine.WhySalary))
	ledger := &st.Shown().Settlement
	assert.Equal(t, []tabletop.Step{tabletop.StepSalary, tabletop.StepInterest, tabletop.StepRepay, tabletop.StepBills, tabletop.StepCharges, tabletop.StepResult}, ledger.Steps())
	decide := func(kind engine.ChoiceKind) engine.Event {
		return engine.Event{Kind: engine.Chosen, Seat: seat0, Prompt: engine.SettleCharge, Choice: engine.Choice{Kind: kind}}
	}
	st.Fold(decide(engine.CarryCharge), pay(cash, engine.Bank, 400, engine.WhyMonsterInterest))
	assert.Equal(t, tabletop.Entry{Written: true, Amount: 0, After: 3_600}, ledger.Lines[tabletop.StepBills], "all before it is settled")
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -400, After: 3_200}, ledger.Lines[tabletop.StepCharges])
	st.Fold(decide(engine.PayCharge))
	st.Fold(loan(seat0, 1_000, 1_000, false)...)
	st.Fold(pay(cash, engine.Bank, 4_000, engine.WhyMonsterCharge))
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -4_400, After: -800}, ledger.Lines[tabletop.StepCharges], "below zero, before the loan")
	st.Fold(engine.Event{Kind: engine.MonthEnded, Seat: seat0, Month: 1})
	assert.Equal(t, tabletop.Entry{Written: true, Amount: 1_000, After: 200}, ledger.Lines[tabletop.StepResult], "the loan was for the charge")
}

// smallTable is a table of the edition of 1975: the first player has $100.
func smallTable() *Stage {
	st := New(engine.Setup{Edition: engine.Classic1975, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}})
	st.Fold(pay(engine.Bank, engine.SeatAccount(seat0), 100, engine.WhyStart))
	return st
}

func TestLedgerOf1975PaysBillsFirstAndThenMindsLoanAndSavings(t *testing.T) {
	cash := engine.SeatAccount(seat0)
	st := smallTable()
	st.Fold(pay(cash, engine.Bank, 100, engine.WhySavings),
		engine.Event{Kind: engine.SavingsChanged, Seat: seat0, Amount: 100, Total: 100})
	st.Fold(land(seat0, 31, engine.PayDay), pay(engine.Bank, cash, 325, engine.WhySalary), pay(engine.Bank, cash, 10, engine.WhySavingsInterest))
	ledger := &st.Shown().Settlement
	assert.Equal(t, []tabletop.Step{tabletop.StepSalary, tabletop.StepInterest, tabletop.StepBills, tabletop.StepRepay, tabletop.StepSavings, tabletop.StepResult}, ledger.Steps())
	assert.Equal(t, tabletop.Entry{Written: true, Amount: 10, After: 335}, ledger.Lines[tabletop.StepInterest])

	st.Fold(pay(engine.Bank, cash, 100, engine.WhySavings),
		engine.Event{Kind: engine.SavingsChanged, Seat: seat0, Amount: -100, Forced: true})
	assert.Equal(t, int32(100), ledger.Drawn)
	assert.False(t, ledger.Lines[tabletop.StepSavings].Written, "what the bills draw is no choice")
	st.Fold(pay(cash, engine.Bank, 400, engine.WhyBill))
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -400, After: 35}, ledger.Lines[tabletop.StepBills])

	st.Fold(pay(engine.Bank, cash, 165, engine.WhyWindfall))
	st.Fold(engine.Event{Kind: engine.Chosen, Seat: seat0, Prompt: engine.MindSavings, Choice: engine.Choice{Kind: engine.PutIn, Amount: 200}},
		pay(cash, engine.Bank, 200, engine.WhySavings), engine.Event{Kind: engine.SavingsChanged, Seat: seat0, Amount: 200, Total: 200})
	assert.Equal(t, tabletop.Entry{Written: true, Amount: 0, After: 200}, ledger.Lines[tabletop.StepRepay], "there was nothing to pay off")
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -200, After: 0}, ledger.Lines[tabletop.StepSavings])
}

func TestABookKeepsWhatWasSavedAndBorrowed(t *testing.T) {
	st := smallTable()
	st.Fold(land(seat0, 12, engine.DealSpace))
	for n := range int32(tabletop.BookLines + 2) {
		st.Fold(engine.Event{Kind: engine.LoanTaken, Seat: seat0, Amount: 100, Total: 100 * (n + 1)})
	}
	st.Fold(engine.Event{Kind: engine.LoanRepaid, Seat: seat0, Amount: 300, Total: 700})
	book := &st.Shown().Books[seat0]
	assert.Empty(t, book.Savings.Latest(4))
	lines := book.Loan.Latest(2)
	assert.Equal(t, []int32{1_000, 700}, []int32{lines[0].Total, lines[1].Total})
	assert.Equal(t, int32(-300), lines[1].Amount)
	assert.Equal(t, engine.DealSpace, lines[0].Space)
	assert.Len(t, book.Loan.Latest(99), tabletop.BookLines)
}

func TestALoanIsWrittenIntoTheBookWithAPen(t *testing.T) {
	st := smallTable()
	st.Queue(engine.Event{Kind: engine.LoanTaken, Seat: seat0, Amount: 100, Total: 100})
	written := false
	for st.Busy() {
		st.Tick()
		if entry := st.Actors().Entry; entry.On {
			written = true
			assert.False(t, entry.Saved)
			assert.Equal(t, seat0, entry.Seat)
			assert.Len(t, st.Shown().Books[seat0].Loan.Latest(9), 1, "what is written is known")
		}
	}
	assert.True(t, written)
}

func TestABetTellsWhatWasStakedRolledAndWon(t *testing.T) {
	cash := engine.SeatAccount(seat0)
	st := smallTable()
	stake := func() {
		st.Fold(pay(cash, engine.Stakes, 50, engine.WhySwellfare), rollFor(seat0, engine.WhySwellfare, 5))
	}
	stake()
	assert.Equal(t, tabletop.Bet{Open: true, Seat: seat0, Stake: 50, Rolled: 5}, st.Shown().Bet)
	st.Fold(pay(engine.Stakes, cash, 50, engine.WhySwellfare), pay(engine.Bank, cash, 500, engine.WhySwellfare))
	assert.Equal(t, int32(500), st.Shown().Bet.Won)
	stake()
	assert.Zero(t, st.Shown().Bet.Won, "another stake, another result")
	st.Fold(land(seat0, 12, engine.DealSpace))
	assert.False(t, st.Shown().Bet.Open)
}

func TestAllRollForTheCommissionOnADeal(t *testing.T) {
	why, deal := engine.WhyCommission, engine.CardID(0)
	st := smallTable()
	for i, card := range st.Shown().Edition().Cards {
		if card.Deck == engine.DealDeck {
			deal = engine.CardID(i + 1)
			break
		}
	}
	st.Fold(land(seat1, 4, engine.DealSpace), engine.Event{Kind: engine.Kept, Seat: seat1, Deck: engine.DealDeck, Card: deal, Amount: 30})
	st.Fold(rollFor(seat1, why, 6), rollFor(seat2, why, 6), rollFor(seat0, why, 2), rollFor(seat1, why, 1))
	c := &st.Shown().Contest
	assert.True(t, c.Open)
	assert.Equal(t, deal, c.Card)
	assert.Equal(t, st.Shown().Edition().Card(deal).Commission, c.Prize)
	assert.Equal(t, uint8(2), c.Round, "two tied")
	st.Fold(rollFor(seat2, why, 3), pay(engine.Bank, engine.SeatAccount(seat2), c.Prize, why))
	assert.Equal(t, seat2, c.Winner)
}

func TestLoanTakenForTheInterestIsNoLoanForBills(t *testing.T) {
	cash := engine.SeatAccount(seat0)
	st := table(nil)
	st.Fold(loan(seat0, 60_000, 60_000, false)...)
	st.Fold(pay(cash, engine.Bank, 65_000, engine.WhyDeal))
	st.Fold(land(seat0, 31, engine.BigPayDay), pay(engine.Bank, cash, 5_000, engine.WhySalary))
	st.Fold(loan(seat0, 1_000, 61_000, true)...)
	st.Fold(pay(cash, engine.Bank, 6_000, engine.WhyInterest))
	ledger := st.Shown().Settlement
	assert.Equal(t, tabletop.Entry{Written: true, Amount: -6_000, After: 0}, ledger.Lines[tabletop.StepInterest])
	assert.Zero(t, ledger.Lines[tabletop.StepResult].Amount)
	assert.Equal(t, int32(1_000), ledger.NewLoan)
}

// moneyOf is the point of a player without bills.
func moneyOf(cash, loan int32) tabletop.Point {
	return tabletop.Point{Finances: engine.Finances{Cash: cash, Loan: loan}}
}

func TestCourseHoldsValuesBetweenStops(t *testing.T) {
	st := table(nil)
	cash := engine.SeatAccount(seat0)
	st.Fold(walk(seat0, 0, 3), pay(cash, engine.Jackpot, 200, engine.WhySickDay), walk(seat0, 3, 6))
	st.Fold(loan(seat0, 1_000, 1_000, false)...)
	course := &st.Shown().Course[seat0]
	want := []tabletop.Point{
		moneyOf(5_000, 0), moneyOf(5_000, 0), moneyOf(5_000, 0), moneyOf(4_800, 0), moneyOf(4_800, 0), moneyOf(4_800, 0), moneyOf(5_800, 1_000),
	}
	assert.Equal(t, want, course.Points())
	assert.Equal(t, int32(4_800), course.Points()[6].NetWorth())
	assert.Len(t, st.Shown().Course[seat1].Points(), 1, "each player has days of its own")

	// Back to day 2, and on: what is walked again is told anew.
	st.Fold(walk(seat0, 6, 2), pay(engine.Bank, cash, 100, engine.WhyRebate), walk(seat0, 2, 4))
	want = []tabletop.Point{moneyOf(5_000, 0), moneyOf(5_000, 0), moneyOf(5_900, 1_000), moneyOf(5_900, 1_000), moneyOf(5_900, 1_000)}
	assert.Equal(t, want, course.Points())

	st.Fold(engine.Event{Kind: engine.Moved, Seat: seat0, Month: 2, From: 4, Why: engine.WhyStart})
	assert.Len(t, course.Points(), 32, "START is the point of day 31 before it")
	assert.Equal(t, moneyOf(5_900, 1_000), course.Points()[31])
}

func TestSumsTellHowNetWorthCameAbout(t *testing.T) {
	st := table(nil)
	cash := engine.SeatAccount(seat0)
	deal, other := cardOf(engine.PlainDeal), cardOf(engine.DoubleDeal)
	buy := func(card engine.CardID, price int32) {
		st.Fold(draw(seat0, engine.DealDeck, card), pay(cash, engine.Bank, price, engine.WhyDeal),
			engine.Event{Kind: engine.Kept, Seat: seat0, Deck: engine.DealDeck, Card: card, Amount: price})
	}
	sell := func(card engine.CardID, payoff int32) {
		e := pay(engine.Bank, cash, payoff, engine.WhyBuyer)
		e.Card = card
		st.Fold(e, engine.Event{Kind: engine.Discarded, Seat: seat0, Deck: engine.DealDeck, Card: card})
	}
	buy(deal, 2_000)
	buy(other, 3_000)
	sell(other, 10_000)
	st.Fold(loan(seat0, 1_000, 1_000, true)...)
	st.Fold(
		pay(engine.Bank, cash, 5_000, engine.WhySalary),
		pay(cash, engine.Bank, 100, engine.WhyInterest),
		pay(cash, engine.Bank, 1_000, engine.WhyRepay), engine.Event{Kind: engine.LoanRepaid, Seat: seat0, Amount: 1_000},
		pay(cash, engine.Bank, 700, engine.WhyBill),
		pay(cash, engine.Stakes, 500, engine.WhyAnte), pay(engine.Stakes, cash, 500, engine.WhyAnteBack),
		pay(engine.Bank, cash, 200, engine.WhyHoliday),
	)
	tally := st.Shown().Tally[seat0]
	assert.Equal(t, int32(10_000), tally.Start, "start money and salary")
	assert.Equal(t, int32(7_000), tally.Deals, "profit of what was sold")
	assert.Equal(t, int32(200), tally.Prizes)
	assert.Equal(t, int32(700), tally.BillsPaid)
	assert.Equal(t, int32(2_100), tally.Costs, "interest and the Deal that was never sold")
	assert.Equal(t, st.Shown().NetWorth(seat0), tally.NetWorth())
}

func TestAwardsGoToThoseWhoEarnedThem(t *testing.T) {
	st := table(nil)
	for _, award := range st.Shown().Awards() {
		assert.Zero(t, award.Seats, "%v is nobody's at the start", award.Kind)
	}
	deal := cardOf(engine.PlainDeal)
	sold := pay(engine.Bank, engine.SeatAccount(seat2), 5_000, engine.WhyBuyer)
	sold.Card = deal
	st.Fold(
		rollFor(seat0, engine.WhyMove, 6), rollFor(seat1, engine.WhyMove, 3), rollFor(seat1, engine.WhyMove, 6),
		rollFor(seat2, engine.WhySingingContest, 6, 6), rollFor(seat2, engine.WhyMove, 1),
		engine.Event{Kind: engine.Kept, Seat: seat2, Deck: engine.DealDeck, Card: deal, Amount: 2_000}, sold,
		walk(seat1, 0, 9),
		pay(engine.Bank, engine.Jackpot, 700, engine.WhyJackpotSkyrockets),
		pay(engine.Jackpot, engine.SeatAccount(seat1), 700, engine.WhyJackpot),
		draw(seat0, engine.MailDeck, billOf(100)), draw(seat2, engine.MailDeck, billOf(5_000)),
	)
	awards := st.Shown().Awards()
	only := func(seat engine.Seat) engine.SeatSet { return engine.SeatSet(0).With(seat) }
	assert.Equal(t, tabletop.Award{Kind: tabletop.LuckiestRoller, Seats: only(seat0)}, awards[tabletop.LuckiestRoller], "6.0 beats 4.5; contests do not count")
	assert.Equal(t, tabletop.Award{Kind: tabletop.DealOfTheGame, Seats: only(seat2)}, awards[tabletop.DealOfTheGame])
	assert.Equal(t, tabletop.Award{Kind: tabletop.JackpotHunter, Seats: only(seat1)}, awards[tabletop.JackpotHunter])
	assert.Equal(t, tabletop.Award{Kind: tabletop.BillMagnet, Seats: only(seat2)}, awards[tabletop.BillMagnet], "as many bills, but a dearer one")
	tally := st.Shown().Tally
	assert.Equal(t, int32(3_000), tally[seat2].BestProfit)
	assert.Equal(t, uint8(9), tally[seat1].JackpotDay)
	assert.Equal(t, 4.5, tally[seat1].Average())

	st.Fold(rollFor(seat1, engine.WhyMove, 6), rollFor(seat0, engine.WhyMove, 4))
	assert.Equal(t, only(seat0).With(seat1), st.Shown().Awards()[tabletop.LuckiestRoller].Seats, "5.0 and 5.0 share it")
}

func TestContestShowsRoundsAndWinner(t *testing.T) {
	st := table(nil)
	why := engine.WhySingingContest
	st.Fold(land(seat1, 5, engine.SingingContest), rollFor(seat1, why, 6, 2), rollFor(seat2, why, 1, 2), rollFor(seat0, why, 4, 4))
	c := &st.Shown().Contest
	tied := engine.SeatSet(0).With(seat0).With(seat1)
	assert.Equal(t, uint8(1), c.Round)
	assert.Equal(t, tied, c.Leaders())
	st.Fold(rollFor(seat1, why, 1, 1))
	assert.Equal(t, uint8(2), c.Round)
	assert.Equal(t, tied, c.In, "only those who tied throw again")
	assert.Zero(t, c.Sum(seat0), "not yet")
	st.Fold(rollFor(seat0, why, 1, 2), pay(engine.Bank, engine.SeatAccount(seat0), 2_500, why))
	assert.Equal(t, seat0, c.Winner)
	st.Fold(engine.Event{Kind: engine.TurnBegan, Seat: seat2, Month: 1})
	assert.False(t, c.Open)
}

func TestRecapTellsWhatHappenedSinceTheLastTurn(t *testing.T) {
	st := table(nil)
	turn := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.TurnBegan, Seat: seat, Month: 1}
	}
	st.Fold(land(seat0, 2, engine.SickDay), pay(engine.SeatAccount(seat0), engine.Jackpot, 200, engine.WhySickDay))
	st.Fold(turn(seat1), land(seat1, 7, engine.Holiday),
		pay(engine.Bank, engine.SeatAccount(seat1), 200, engine.WhyHoliday),
		pay(engine.Bank, engine.SeatAccount(seat2), 200, engine.WhyHoliday),
		pay(engine.Bank, engine.SeatAccount(seat0), 200, engine.WhyHoliday))
	st.Fold(turn(seat2), land(seat2, 3, engine.Mail2),
		draw(seat2, engine.MailDeck, billOf(600)), draw(seat2, engine.MailDeck, cardOf(engine.Ad)),
		turn(seat0))

	recap := st.Shown().Recap(seat0)
	assert.Equal(t, int32(4_800), recap.Then)
	assert.Equal(t, int32(5_000), recap.Now)
	assert.Equal(t, int32(200), recap.Jackpot)
	assert.Equal(t, 2, recap.Turns)
	assert.Equal(t, 1, recap.Touching)
	require.Len(t, recap.Deeds, 2)
	assert.Equal(t, engine.Holiday, recap.Deeds[0].Space)
	assert.Equal(t, seat1, recap.Deeds[0].Seat)
	assert.Equal(t, int32(200), recap.Deeds[0].Effect[seat0])
	assert.True(t, recap.Deeds[0].Touches(seat0))
	assert.Equal(t, tabletop.DeedMail, recap.Deeds[1].Kind)
	assert.Equal(t, uint8(2), recap.Deeds[1].Count)
	assert.Equal(t, billOf(600), recap.Deeds[1].Card, "the bill is what is worth telling")
	assert.False(t, recap.Deeds[1].Touches(seat0))

	st.Fold(turn(seat1))
	recap = st.Shown().Recap(seat1)
	assert.Equal(t, 2, recap.Turns, "counted from the end of the player's own turn")
	for _, deed := range recap.Deeds {
		assert.NotEqual(t, seat1, deed.Seat)
	}
}

func TestRecapKeepsWhatMattersMost(t *testing.T) {
	st := table(nil)
	for i := range 3 {
		seat := engine.Seat(1 + i%2)
		st.Fold(engine.Event{Kind: engine.TurnBegan, Seat: seat, Month: 1})
		for range 4 {
			st.Fold(land(seat, 2, engine.FoundABuyer))
		}
		if i == 0 {
			st.Fold(engine.Event{Kind: engine.Moved, Seat: seat0, By: seat, Month: 1, From: 1, To: 2, Why: engine.WhyBrought})
		}
		if i == 1 {
			st.Fold(pay(engine.Bank, engine.Jackpot, 900, engine.WhyVacationDay),
				pay(engine.Jackpot, engine.SeatAccount(seat), 900, engine.WhyJackpot))
		}
	}
	st.Fold(engine.Event{Kind: engine.TurnBegan, Seat: seat0, Month: 1})
	recap := st.Shown().Recap(seat0)
	require.Len(t, recap.Deeds, tabletop.RecapDeeds)
	var kinds []tabletop.DeedKind
	for _, deed := range recap.Deeds {
		kinds = append(kinds, deed.Kind)
	}
	assert.Equal(t, []tabletop.DeedKind{tabletop.DeedBrought, tabletop.DeedJackpot, tabletop.DeedLanded, tabletop.DeedLanded, tabletop.DeedLanded}, kinds)
	assert.Equal(t, 1, recap.Touching)
	assert.Equal(t, 3, recap.Turns)
}

func TestLogKeepsTheLatestEvents(t *testing.T) {
	st := table(nil)
	for i := range beats.LogSize + 5 {
		st.Fold(pay(engine.Bank, engine.Jackpot, int32(i+1), engine.WhyJackpotSkyrockets))
	}
	log := &st.Shown().Log
	require.Equal(t, beats.LogSize, log.Len())
	assert.Equal(t, int32(beats.LogSize+5), log.At(0).Event.Amount)
	assert.Equal(t, int32(6), log.At(beats.LogSize-1).Event.Amount)
	assert.Equal(t, uint16(1), log.At(0).Turn)
}

func TestSetupOnTheTableHidesTheSeed(t *testing.T) {
	setup := setupFor(1)
	setup.Seed = 99
	assert.Zero(t, New(setup).Shown().Setup.Seed)
}
