package engine

import "slices"

// bigPayDay is the Big Pay Day edition of 2008: a month built of the 30 blue
// tiles, money in thousands, a red die to move with and both dice for the
// games of chance. The mix of tiles is a reconstruction: no printed source
// gives it.
var bigPayDay = Edition{
	ID: Big,
	Pay: []PayScale{
		{LastDay: BigPayDay, Start: 5_000, Salary: 5_000, Notes: []Notes{{3, 1_000}, {3, 500}, {5, 100}}},
	},
	LoanStep:    1_000,
	LoanPercent: 10,
	BorrowLimit: 10_000,
	Steps:       payOffBeforeBills,
	Prize:       SixWinsJackpot,
	Shortest:    28,
	Longest:     31,
	Tiles:       blueTiles,
	House:       everywhere | FreshTiles.set(),
	Spaces:      spaces(mailAndDeals, blueSpaces),
	Decks:       "big",
	Cards:       slices.Concat(mainMail(), mainDeals()),
	DeckSizes:   [NumDecks]uint8{MailDeck: 60, DealDeck: 28},
}
