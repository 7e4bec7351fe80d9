package engine

import "slices"

// standardPayDay is the standard game on the white calendar of 2008: the blue
// tiles and the blue die stay in the box, and there is less money about. With
// one die the Lottery has the numbers 1 to 6; the house rule
// [TwoDiceLottery] takes the second die and the numbers 1 to 12.
var standardPayDay = Edition{
	ID: Standard,
	Pay: []PayScale{
		{LastDay: PayDay, Start: 3_500, Salary: 3_500, Notes: []Notes{{2, 1_000}, {2, 500}, {5, 100}}},
	},
	LoanStep:    1_000,
	LoanPercent: 10,
	BorrowLimit: 10_000,
	Steps:       payOffBeforeBills,
	Prize:       SixWinsJackpot,
	Shortest:    31,
	Longest:     31,
	Printed:     whiteCalendar,
	House:       everywhere | TwoDiceLottery.set(),
	Spaces:      spaces(mailAndDeals, whiteSpaces),
	Decks:       "big",
	Cards:       slices.Concat(mainMail(), mainDeals()),
	DeckSizes:   [NumDecks]uint8{MailDeck: 60, DealDeck: 28},
}
