package engine

import "slices"

// mixedPayDay is both at once: any number of blue tiles lies on the white
// calendar, and every month is a page of its own, of a real year if the
// players like. The money is that of the space on the last day. Both dice are
// at the table, so the white Lottery is played with two and the numbers 1 to
// 12; the white Sweepstakes and the Radio Contest keep to one.
var mixedPayDay = Edition{
	ID:    Mixed,
	Rules: SecondRules,
	Pay: []PayScale{
		{LastDay: BigPayDay, Start: 5_000, Salary: 5_000, Notes: []Notes{{3, 1_000}, {3, 500}, {5, 100}}},
		{LastDay: PayDay, Start: 3_500, Salary: 3_500, Notes: []Notes{{2, 1_000}, {2, 500}, {5, 100}}},
	},
	LoanStep:    1_000,
	LoanPercent: 10,
	BorrowLimit: 10_000,
	Steps:       payOffBeforeBills,
	Prize:       SixWinsJackpot,
	Shortest:    28,
	Longest:     31,
	Printed:     whiteCalendar,
	Tiles:       blueTiles,
	Wanted:      12,
	RealMonths:  true,
	House:       everywhere | FreshTiles.set(),
	Spaces: spaces(mailAndDeals, whiteSpaces, blueSpaces, [NumSpaces]SpaceRule{
		LotterySpace: {Does: PlayLottery, Amount: 1_000, Stake: 100, Dice: 2, Numbers: 12, Why: WhyLottery},
	}),
	Decks:     "big",
	Cards:     slices.Concat(mainMail(), mainDeals()),
	DeckSizes: [NumDecks]uint8{MailDeck: 60, DealDeck: 28},
}
