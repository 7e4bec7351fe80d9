package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules/rulestest"
)

// rule is a row of the table that says which tests prove what the rule book
// says: its section, the tests, and the spaces, cards and house rules that
// the section is about.
type rule struct {
	section string
	tests   []string
	spaces  []Space
	cards   []CardKind
	house   []HouseRule
}

// rulebook has a row for every rule of the game of 2008 (editions with a rule
// book of their own have a table of their own, beside their tests, and so have
// the rulings on what the books leave open), in the order of its rule book; the
// house rules come last. A row without a test, a test that
// there is not, or a space, card or house rule without a row is a gap.
var rulebook = []rule{
	{section: "Setup: months", tests: []string{
		"TestSetupsThatCannotBeAreRefused", "TestEndOfTheGame/it ends only when everything pending is done",
	}},
	{section: "Setup: Mail and Deal cards, discards, empty draw piles", tests: []string{
		"TestBigPayDayEditionHasThePrintedFigures", "TestMail/an empty draw pile is refilled with the shuffled discards",
		"TestMail/if no card is left at all, none is drawn and the table is told",
	}},
	{section: "Setup: the oldest player draws and lays the first tile, then to the left", tests: []string{
		"TestPlacement/the oldest lays the first tile, then in turn to the left", "TestPlacement/the drawn tile goes on any vacant day",
	}},
	{section: "Setup: Big Pay Day lies on the last day", spaces: []Space{BigPayDay}, tests: []string{
		"TestPlacement/all 30 tiles lie before a Big Pay Day on 31",
	}},
	{section: "Setup: Deals early, Buyers late", tests: []string{
		"TestPlacement/Deals first lays Deals early, and Buyers late but before the shortest month's last day",
	}},
	{section: "Setup: $5,000 for each player", tests: []string{"TestPlacement/every player begins with $5,000"}},
	{section: "Setup: a player goes first, play passes to the left", tests: []string{
		"TestTurn/the first player may be chosen", "TestTurn/or is drawn by lot", "TestTurn/play passes to the left",
	}},
	{section: "Deals and high finance: a loan for what there is no money for", tests: []string{
		"TestDeal/takes out a loan if needed, and says how much first",
		"TestBigPayDay/bills that cash does not cover take the smallest loan that does",
	}},
	{section: "Loans 1: at any time", tests: []string{"TestLoans/may be taken at any prompt of one's own, in steps of $1,000"}},
	{section: "Loans 2: in increments of $1,000", tests: []string{
		"TestLoans/may be taken at any prompt of one's own, in steps of $1,000",
		"TestTheRestOfTheRulesIsTheSameInEveryEdition/loans of $1,000 at 10%, to be had at any prompt of one's own",
	}},
	{section: "Loans 3: 10% every Big Pay Day", tests: []string{
		"TestBigPayDay/goes in order: salary, interest, paying off, bills, back to START",
		"TestBigPayDay/interest that cash does not cover takes a loan as well",
	}},
	{section: "Loans 4: paid off on Big Pay Day alone, in increments of $1,000", tests: []string{
		"TestBigPayDay/the loan is paid off in $1,000 steps, in part, in whole or not at all",
		"TestBigPayDay/a loan is paid off at no other time",
	}},
	{section: "Game play: one die moves the token", tests: []string{"TestTurn/the red die moves the token that many days"}},
	{section: "Game play: rolling a 6 = Jackpot", tests: []string{
		"TestJackpot/a movement 6 wins all of it, before the token moves", "TestJackpot/other throws do not win it",
		"TestJackpot/a 6 of Jump Back or Skip Ahead does not win it", "TestTheRestOfTheRulesIsTheSameInEveryEdition/a movement 6 wins the Jackpot",
	}},
	{section: "Mail: as many cards as on the flag", spaces: []Space{Mail1, Mail2, Mail3}, tests: []string{
		"TestMail/a Mail space draws the number of cards on its flag", "TestMail/money is settled card by card",
	}},
	{section: "Advertisements", cards: []CardKind{Ad}, tests: []string{"TestMail/an ad does nothing"}},
	{section: "Postcards", cards: []CardKind{Postcard}, tests: []string{"TestMail/a postcard does nothing"}},
	{section: "Bills", cards: []CardKind{Bill}, tests: []string{
		"TestMail/a bill waits for Big Pay Day", "TestBigPayDay/bills that cash does not cover take the smallest loan that does",
		"TestTheRestOfTheRulesIsTheSameInEveryEdition/bills wait for the last day, and the last month ends the game",
	}},
	{section: "Moneygrams", cards: []CardKind{MoneygramSend, MoneygramReceive}, tests: []string{
		"TestMail/a moneygram that needs money goes to the Jackpot", "TestMail/a moneygram that sends money comes from the Bank",
	}},
	{section: "Instant messages", cards: []CardKind{InstantMessage}, tests: []string{
		"TestInstantMessage/back to START, where nothing happens: no salary, the same month",
		"TestInstantMessage/messages wait for the last card and are done in the order drawn",
	}},
	{section: "Instant messages: bring a friend", tests: []string{
		"TestInstantMessage/back three with a friend: both do the space, the mover first",
		"TestInstantMessage/back three stops at START, and so does the friend", "TestInstantMessage/to the next Mail with a friend",
		"TestInstantMessage/anyone unretired but the mover may be brought, also from START or the same day",
		"TestTheRestOfTheRulesIsTheSameInEveryEdition/a message is obeyed with a friend",
	}},
	{section: "Tax refunds and rebate checks", cards: []CardKind{TaxRefund, Rebate}, tests: []string{
		"TestMail/a tax refund is collected at once", "TestMail/a rebate is collected at once",
	}},
	{section: "Deal spaces", spaces: []Space{DealSpace}, cards: []CardKind{PlainDeal}, tests: []string{
		"TestDeal/may be bought at once for its cost", "TestDeal/declined, it goes to the top of the discards",
		"TestTheRestOfTheRulesIsTheSameInEveryEdition/Deals are bought, and sold to a buyer",
	}},
	{section: "Double Deal and Super Steal", cards: []CardKind{DoubleDeal, SuperSteal}, tests: []string{
		"TestDeal/a Double Deal pays twice its printed value", "TestDeal/a Super Steal costs half and sells for its full value",
	}},
	{section: "Super Sweepstakes", spaces: []Space{SuperSweepstakes}, tests: []string{"TestWinnings/Super Sweepstakes wins $1,000 times both dice"}},
	{section: "Lucky Lottery", spaces: []Space{LuckyLottery}, tests: []string{
		"TestLuckyLottery/the Bank antes $5,000, and each player may ante $500, in seat order from the lander",
		"TestLuckyLottery/each picks a different number from 1 to 12, from the lander on, if in",
		"TestLuckyLottery/the lander rolls first, in or not; then the dice go left among those who are in",
	}},
	{section: "Jackpot Skyrockets", spaces: []Space{JackpotSkyrockets}, tests: []string{"TestJackpot/Jackpot Skyrockets adds $5,000 from the Bank"}},
	{section: "Singing Contest", spaces: []Space{SingingContest}, tests: []string{
		"TestWinnings/the Singing Contest pays $2,500 to the highest of both dice",
		"TestWinnings/its lander sings first, then the others in seat order, the retired as well",
		"TestWinnings/those who tie roll again, and only they",
	}},
	{section: "Holiday", spaces: []Space{Holiday}, tests: []string{"TestWinnings/on Holiday everyone collects $200, the retired as well"}},
	{section: "Vacation Day", spaces: []Space{VacationDay}, tests: []string{"TestJackpot/Vacation Day puts $300 on it"}},
	{section: "Sick Day", spaces: []Space{SickDay}, tests: []string{"TestJackpot/Sick Day puts $200 on it, by a loan if need be"}},
	{section: "Found a Buyer", spaces: []Space{FoundABuyer}, tests: []string{
		"TestFoundABuyer/buys one Deal of the player's choice", "TestFoundABuyer/or none", "TestFoundABuyer/is a rest for who has no Deal",
	}},
	{section: "Jump Back", spaces: []Space{JumpBack}, tests: []string{
		"TestMovementTiles/Jump Back rolls and goes back", "TestMovementTiles/Jump Back stops at START, where nothing happens",
	}},
	{section: "Free Deal", spaces: []Space{FreeDeal}, tests: []string{"TestDeal/a Free Deal is kept for nothing"}},
	{section: "Skip Ahead", spaces: []Space{SkipAhead}, tests: []string{
		"TestMovementTiles/Skip Ahead rolls and goes ahead", "TestMovementTiles/Skip Ahead stops at the last day, which is settled at once",
	}},
	{section: "Standard: the printed calendar, without tiles", tests: []string{
		"TestTheWhiteCalendarHasThePrintedDays", "TestTheStandardGameBegins/without tiles to lay",
	}},
	{section: "Standard: $3,500 for each player", tests: []string{
		"TestTheStandardGameBegins/with $3,500 for each player: two 1,000, two 500, five 100",
	}},
	{section: "Standard: a salary of $3,500", spaces: []Space{PayDay}, tests: []string{"TestPayDayOfTheWhiteCalendar/pays a salary of $3,500"}},
	{section: "Standard: otherwise all rules are the same", tests: []string{
		"TestTheRestOfTheRulesIsTheSameInEveryEdition", "TestPayDayOfTheWhiteCalendar/goes on like Big Pay Day: interest, paying off, bills",
		"TestTheStandardGameBegins/with the Mail and the Deals of the big game",
	}},
	{section: "Big Pay Day: stop", tests: []string{"TestBigPayDay/stops the token even if the roll would go past", "TestTurn/movement stops at the last day"}},
	{section: "Big Pay Day 1: salary", tests: []string{"TestBigPayDay/goes in order: salary, interest, paying off, bills, back to START"}},
	{section: "Big Pay Day 2: interest", tests: []string{"TestBigPayDay/interest that cash does not cover takes a loan as well"}},
	{section: "Big Pay Day 3: paying off", tests: []string{
		"TestBigPayDay/the loan is paid off in $1,000 steps, in part, in whole or not at all", "TestBigPayDay/and with no more than the cash there is",
		"TestBigPayDay/without a loan nothing is asked",
	}},
	{section: "Big Pay Day 4: bills", tests: []string{"TestBigPayDay/bills that cash does not cover take the smallest loan that does"}},
	{section: "Big Pay Day 5: back to START", tests: []string{"TestBigPayDay/goes in order: salary, interest, paying off, bills, back to START"}},
	{section: "Big Pay Day 6: Deals are discarded after the last month", tests: []string{
		"TestBigPayDay/after the last month Deals are discarded and the player retires", "TestBigPayDay/Deals are kept from month to month",
	}},
	{section: "Retired players wait, join in and pay", tests: []string{
		"TestTurn/retired players take no turns", "TestLuckyLottery/retired players may join",
		"TestWinnings/on Holiday everyone collects $200, the retired as well",
		"TestHappyBirthday/the lander collects $100 from each player, the retired as well, in seat order from the lander",
		"TestCharityWalk/all but the lander put $100 times the lander's die on the Jackpot, the retired as well",
	}},
	{section: "Winning: the highest net worth", tests: []string{
		"TestEndOfTheGame/the highest net worth, cash minus loans, wins", "TestEndOfTheGame/players who tie share the win",
	}},
	{section: "Winning: the lowest debt", tests: []string{"TestEndOfTheGame/if all are in debt, the lowest debt wins"}},
	{section: "28, 29 and 30 days", tests: []string{
		"TestPlacement/a shorter month hides the days from its own last day on",
		"TestPlacement/in a longest month of 28 days three tiles stay unseen", "TestTurn/movement stops at the last day",
	}},
	{section: "Months of different lengths, like a real year", tests: []string{
		"TestEveryMonthOfTheMixedGameIsAPageOfItsOwn/length and tiles may differ, and all are laid before the game",
		"TestMonthsOfARealYearHaveItsLengths", "TestMonthsHaveTheirRealLength", "TestDatesFallOnTheirWeekdays",
	}},
	{section: "Both combined: as many blue tiles as one likes", tests: []string{
		"TestTheMixedGameLaysBlueTilesOnTheWhiteCalendar/as many as are wanted, from none to all 30, drawn and laid in turn from the oldest on",
		"TestTheMixedGameLaysBlueTilesOnTheWhiteCalendar/of one's own choice where one player builds it",
		"TestMoneyOfTheMixedGameFollowsTheLastDay",
	}},
	{section: "Both combined: Happy Birthday on a birth date", tests: []string{
		"TestPartiesLieOnTheirDates/a Happy Birthday on a birthday, as often as there are dates, and nowhere else",
		"TestPartiesLieOnTheirDates/29 February is kept on the 28th of a year without one", "TestBirthdaysFallOnTheirDates",
		"TestPartiesLieOnTheirDates/the lander collects, whoever's birthday it is",
	}},
	{section: "Both combined: Holiday on a real holiday", tests: []string{
		"TestPartiesLieOnTheirDates/a Holiday on a holiday, as often as there are dates, and the tile of the box anywhere",
		"TestPartiesLieOnTheirDates/not on the last day", "TestPartiesLieOnTheirDates/the printed ones stay",
	}},
	{section: "Both combined: every month your own month", tests: []string{
		"TestEveryMonthOfTheMixedGameIsAPageOfItsOwn/the next one begins with the same tiles on the same days, as far as they fit",
		"TestPartiesLieOnTheirDates/they are not taken over to the next page, and tiles are",
		"TestEveryMonthOfTheMixedGameIsAPageOfItsOwn/each token walks its own month",
	}},
	{section: "Sweepstakes", spaces: []Space{Sweepstakes}, tests: []string{"TestSweepstakes/wins $1,000 times one die"}},
	{section: "Lottery", spaces: []Space{LotterySpace}, tests: []string{
		"TestLottery/the Bank antes $1,000, and each player may ante $100, in seat order from the lander",
		"TestLottery/in the standard game it has one die and the numbers 1 to 6, each as likely",
		"TestLottery/in the mixed game it has both dice and the numbers 1 to 12",
	}},
	{section: "Sweet Sunday", spaces: []Space{SweetSunday}, tests: []string{"TestSweetSunday/is a day of rest"}},
	{section: "Radio Contest", spaces: []Space{RadioContest}, tests: []string{
		"TestRadioContest/pays $1,000 to the highest of one die each, the lander rolling first, the retired as well",
		"TestRadioContest/those who tie roll again, and only they, until one is ahead",
	}},
	{section: "Happy Birthday", spaces: []Space{HappyBirthday}, tests: []string{
		"TestHappyBirthday/the lander collects $100 from each player, the retired as well, in seat order from the lander",
		"TestHappyBirthday/who has not got it takes the smallest loan that covers it",
	}},
	{section: "Fun Day", spaces: []Space{FunDay}, tests: []string{"TestFunDayAndBuyGroceries"}},
	{section: "Buy Groceries", spaces: []Space{BuyGroceries}, tests: []string{"TestFunDayAndBuyGroceries"}},
	{section: "Yard Sale", spaces: []Space{YardSale}, tests: []string{
		"TestYardSale/draws the top Deal, rolls, and buys it for $100 times the die", "TestYardSale/must be paid, by a loan if need be",
		"TestYardSale/if no Deal is left it costs nothing and no die is rolled", "TestYardSale/a Double Deal bought there pays twice its value",
	}},
	{section: "Family Casino Night", spaces: []Space{FamilyCasinoNight}, tests: []string{"TestFamilyCasinoNight"}},
	{section: "Charity Walk", spaces: []Space{CharityWalk}, tests: []string{
		"TestCharityWalk/all but the lander put $100 times the lander's die on the Jackpot, the retired as well",
		"TestCharityWalk/who has not got it takes a loan, the retired as well, and it counts in net worth",
	}},
	{section: "House rule: two-dice Lottery", house: []HouseRule{TwoDiceLottery}, tests: []string{"TestTwoDiceLottery"}},
	{section: "House rule: borrowing limit", house: []HouseRule{BorrowLimit}, tests: []string{
		"TestBorrowLimit/nobody borrows of their own will beyond $10,000", "TestBorrowLimit/what has to be paid is lent all the same",
	}},
	{section: "House rule: no Jackpot", house: []HouseRule{NoJackpot}, tests: []string{"TestNoJackpot/a 6 takes no money"}},
	{section: "House rule: tight money", house: []HouseRule{TightMoney}, tests: []string{"TestTightMoney/every bill is tripled"}},
	{section: "House rule: fresh tiles", house: []HouseRule{FreshTiles}, tests: []string{
		"TestFreshTiles/the next is laid when the first token finishes the month before, its owner beginning",
		"TestFreshTiles/retired players do not lay",
	}},
	{section: "House rule: no coach", house: []HouseRule{NoCoach}, tests: []string{"TestNoCoachChangesNothingInTheGame"}},
	{section: "Loans end at $10,000,000", tests: []string{"TestLoans/end at $10,000,000", "TestLoans/who would need more is out of the game as if retired"}},
}

func TestEveryRuleOfTheBookHasATest(t *testing.T) {
	all := slices.Concat(rulebook, classicRulebook, eventRulebook, rulings)
	var rows []rulestest.Row
	for _, r := range all {
		rows = append(rows, rulestest.Row{Section: r.section, Tests: r.tests})
	}
	rulestest.Check(t, "rulebook_test.go", rows)
	covered := struct {
		spaces map[Space]bool
		cards  map[CardKind]bool
		house  map[HouseRule]bool
	}{map[Space]bool{}, map[CardKind]bool{}, map[HouseRule]bool{}}
	for _, r := range all {
		for _, space := range r.spaces {
			covered.spaces[space] = true
		}
		for _, kind := range r.cards {
			covered.cards[kind] = true
		}
		for _, house := range r.house {
			covered.house[house] = true
		}
	}
	for edition := range NumEditions {
		ed := EditionOf(edition)
		for space := range NumSpaces {
			assert.True(t, !ed.Has(space) || covered.spaces[space], "%v of %v is in no section", space, edition)
		}
		for _, card := range ed.Cards {
			assert.True(t, covered.cards[card.Kind], "%v of %v is in no section", card.Kind, edition)
		}
		for house := range NumHouseRules {
			assert.True(t, !ed.House.Has(house) || covered.house[house], "%v of %v is in no section", house, edition)
		}
	}
}
