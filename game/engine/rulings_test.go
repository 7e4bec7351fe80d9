package engine

// rulings has a row for all that the rule books leave open and the game
// settles, for every edition, in the order in which they are settled.
var rulings = []rule{
	{section: "Money: all accounts sum to zero, and what is left on the table is nobody's", tests: []string{
		"TestRandomGamesEndWithAccountsAtZeroAfterEveryEvent",
		"TestNoJackpot/what spaces and moneygrams put there stays, and is nobody's at the end",
	}},
	{section: "Money: what cannot be met takes the smallest loan, savings first", tests: []string{
		"TestBigPayDay/bills that cash does not cover take the smallest loan that does",
		"TestHappyBirthday/who has not got it takes the smallest loan that covers it",
		"TestAShortfallTakesSavingsFirst", "TestPayANeighborMadMoneyAndCharity/Mad Money comes from any player, by a loan if need be",
	}},
	{section: "Money: what need not be bought may borrow as well, and says how much", tests: []string{
		"TestDeal/takes out a loan if needed, and says how much first", "TestLuckyLottery/an ante may borrow, and says so",
		"TestPokerGame/an ante may be borrowed or drawn from savings, and the prompt says so",
		"TestMonsterCharge/is paid in full, with a loan of the player's choice if need be",
	}},
	{section: "Money: at any prompt of one's own a player may borrow more", tests: []string{
		"TestLoans/may be taken at any prompt of one's own, in steps of $1,000", "TestEventLoansComeInThousandsAt10Percent",
		"TestClassicLoansComeInHundredsAt20Percent",
	}},
	{section: "Money: a borrowing limit stops loans of one's own will alone", tests: []string{
		"TestBorrowLimit/nobody borrows of their own will beyond $10,000", "TestBorrowLimit/what has to be paid is lent all the same",
		"TestClassicLoansComeInHundredsAt20Percent", "TestEventLoansComeInThousandsAt10Percent",
	}},
	{section: "Money: who cannot pay an ante or the least bid because of it is passed over, and an event says so", tests: []string{
		"TestBorrowLimit/nor for an ante", "TestEventLoansComeInThousandsAt10Percent",
	}},
	{section: "Money: several payers pay in seat order from the lander", tests: []string{
		"TestHappyBirthday/the lander collects $100 from each player, the retired as well, in seat order from the lander",
		"TestCharityWalk/all but the lander put $100 times the lander's die on the Jackpot, the retired as well",
		"TestTownElection/everyone still playing gives $50 to the Pot, borrowing if need be",
	}},
	{section: "Turns: the first player is chosen or drawn, play goes left, the oldest lays first", tests: []string{
		"TestTurn/the first player may be chosen", "TestTurn/or is drawn by lot", "TestTurn/play passes to the left",
		"TestPlacement/the oldest lays the first tile, then in turn to the left",
	}},
	{section: "Turns: the roll that opens a turn alone wins the Jackpot, before the token moves", tests: []string{
		"TestJackpot/a movement 6 wins all of it, before the token moves", "TestJackpot/a 6 of Jump Back or Skip Ahead does not win it",
		"TestSweepstakes/its 6 wins no Jackpot", "TestFamilyCasinoNight/its 6 wins no Jackpot",
		"TestOtherRollsWinNoBonusAndEndNoElection",
	}},
	{section: "Movement stops at the last day and at START", tests: []string{
		"TestTurn/movement stops at the last day", "TestMovementTiles/Jump Back stops at START, where nothing happens",
		"TestMovementTiles/Skip Ahead stops at the last day, which is settled at once",
		"TestDaylightSavings/from day 1 a token goes back to START, where nothing happens",
	}},
	{section: "A space that a token is sent to is carried out in full", tests: []string{
		"TestMovementTiles/they chain until a token rests", "TestInstantMessage/to the next Deal", "TestInstantMessage/to the next Found a Buyer",
		"TestYardSale/is not what a message to the next Deal or Buyer looks for",
	}},
	{section: "Mail is drawn completely, and settled card by card", tests: []string{
		"TestMail/money is settled card by card", "TestInstantMessage/messages wait for the last card and are done in the order drawn",
		"TestBuyADealOrFoundABuyer/with Mail still to be drawn, which follows", "TestSwellfareIsForThoseInDebt/mail still to be drawn follows",
		"TestInstantMessage/settling a month lets the token's other pending moves lapse",
	}},
	{section: "Each token walks its own months", tests: []string{
		"TestPlacement/a shorter month hides the days from its own last day on",
		"TestPlacement/in a longest month of 28 days three tiles stay unseen", "TestFreshTiles/retired players do not lay",
		"TestFreshTiles/the next is laid when the first token finishes the month before, its owner beginning",
	}},
	{section: "A friend is brought", tests: []string{
		"TestInstantMessage/anyone unretired but the mover may be brought, also from START or the same day",
		"TestInstantMessage/with nobody to bring the mover goes alone",
		"TestInstantMessage/ahead three to the last day: the friend goes to the last day of the friend's own month, and both settle",
		"TestInstantMessage/back three stops at START, and so does the friend",
		"TestInstantMessage/else the friend comes to the same date, at most the last day of the friend's month",
		"TestInstantMessage/a friend's space comes before the mover's next message",
		"TestInstantMessage/a token that has just settled stands on START and may be brought",
		"TestInstantMessage/a friend moved again before acting drops the pending space",
	}},
	{section: "Landings can nest", tests: []string{
		"TestRandomGamesEndWithAccountsAtZeroAfterEveryEvent", "TestAFullTaskStackIsNotOverlooked",
	}},
	{section: "Mail stays before its player until the month ends", tests: []string{
		"TestMailStaysUntilTheMonthEnds", "TestMonsterCharge/is carried over for 10%, each one separately",
		"TestAnUnusedLotteryTicketIsVoidAtMonthsEndAndGoesUnderTheDeck", "TestALotteryTicketIsPaidAtTheLotteryDraw",
		"TestSwellfareIsForThoseInDebt/a 5 or a 6 gives the stake back and ten times it",
	}},
	{section: "Deals that are declined, sold or given up go on the discards, in 1975 under the deck", tests: []string{
		"TestDeal/declined, it goes to the top of the discards", "TestFoundABuyer/buys one Deal of the player's choice",
		"TestBigPayDay/after the last month Deals are discarded and the player retires", "TestADealThatIsDeclinedGoesUnderTheDeck",
		"TestASoldDealGoesUnderTheDeckAndABuyerMayBeLeft", "TestClassicPayDayGoesInItsOwnOrder/after the last month Deals go under the deck",
	}},
	{section: "An empty draw pile is refilled, and without any card none is drawn", tests: []string{
		"TestMail/an empty draw pile is refilled with the shuffled discards", "TestTheEventsAreShuffledAnewWhenTheyAreThrough",
		"TestMail/if no card is left at all, none is drawn and the table is told", "TestDeal/if no Deal is left, nothing is offered",
		"TestYardSale/if no Deal is left it costs nothing and no die is rolled",
	}},
	{section: "Found a Buyer is optional, Yard Sale is not", tests: []string{
		"TestFoundABuyer/or none", "TestASoldDealGoesUnderTheDeckAndABuyerMayBeLeft", "TestYardSale/must be paid, by a loan if need be",
		"TestAuction/there is none at a Yard Sale, where the price is rolled", "TestYardSale/a Double Deal bought there pays twice its value",
		"TestYardSale/a Super Steal costs what the die says there, not half of its cost", "TestDeal/a Free Deal is kept for nothing",
	}},
	{section: "Lotteries: antes in seat order from the lander, who rolls first", tests: []string{
		"TestLuckyLottery/the Bank antes $5,000, and each player may ante $500, in seat order from the lander",
		"TestLuckyLottery/each picks a different number from 1 to 12, from the lander on, if in",
		"TestLuckyLottery/the lander rolls first, in or not; then the dice go left among those who are in",
		"TestLuckyLottery/if nobody antes, the Bank takes its money back", "TestLuckyLottery/if no chosen number can come up, antes go back",
		"TestPokerGame/each may put $100 on the table, retired or not; the highest roll takes all",
		"TestLotteryOfTheCards/if nobody antes there is no roll and the pile stays",
	}},
	{section: "Contests: the lander rolls first, and ties roll again", tests: []string{
		"TestWinnings/its lander sings first, then the others in seat order, the retired as well",
		"TestWinnings/those who tie roll again, and only they", "TestRadioContest/those who tie roll again, and only they, until one is ahead",
		"TestTheCommissionOfABoughtDealGoesToTheHighestRollOfAll",
	}},
	{section: "The retired join in, collect and pay", tests: []string{
		"TestTurn/retired players take no turns", "TestLuckyLottery/retired players may join", "TestLotteryOfTheCards/the retired play on",
		"TestWinnings/on Holiday everyone collects $200, the retired as well", "TestTheCommissionOfABoughtDealGoesToTheHighestRollOfAll",
		"TestCharityWalk/who has not got it takes a loan, the retired as well, and it counts in net worth",
		"TestBonusDie/retired players roll for it in turn, and do not move", "TestTheRetiredOf2000MayBeChosen",
	}},
	{section: "The retired give nothing to an election, do not move on Daylight Savings and do not bid", tests: []string{
		"TestTownElection/everyone still playing gives $50 to the Pot, borrowing if need be",
		"TestDaylightSavings/moves everyone back a day from the lander on, each doing that space",
		"TestAuction/all unretired players bid in $100 steps, in seat order from the drawer; the highest pays and gets it",
	}},
	{section: "The highest net worth wins, the least debt if all are in debt; ties share it", tests: []string{
		"TestEndOfTheGame/the highest net worth, cash minus loans, wins", "TestEndOfTheGame/if all are in debt, the lowest debt wins",
		"TestEndOfTheGame/players who tie share the win", "TestTheClassicGameIsWonByCashAndSavingsMinusLoans",
		"TestEndOfTheGame/it ends only when everything pending is done",
	}},
	{section: "Loans end at $10,000,000", tests: []string{
		"TestLoans/end at $10,000,000", "TestLoans/who would need more is out of the game as if retired",
		"TestBigPayDay/who cannot be lent what the bills need is out", "TestWhoIsLentNoMoreIsOutIn1975AndIn2000",
	}},
}
