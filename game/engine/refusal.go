package engine

// RefusalID says why a choice or a setup is refused. Package words has a
// sentence for each.
type RefusalID string

// The reasons for a refusal.
const (
	RefusedOver         RefusalID = "over"           // the game is over
	RefusedNotAsked     RefusalID = "not-asked"      // the prompt asks for something else
	RefusedDayTaken     RefusalID = "day-taken"      // a tile lies there
	RefusedLastDay      RefusalID = "last-day"       // the last day belongs to Big Pay Day
	RefusedNoSuchDay    RefusalID = "no-such-day"    // not a day of the month
	RefusedNotInHand    RefusalID = "not-in-hand"    // another tile is in hand
	RefusedNoneLeft     RefusalID = "none-left"      // no tile of that kind is left
	RefusedBothVacant   RefusalID = "both-vacant"    // nothing to move
	RefusedSameDay      RefusalID = "same-day"       // a tile was put back where it lay
	RefusedNotYours     RefusalID = "not-yours"      // the Deal is not before the player
	RefusedNumberTaken  RefusalID = "number-taken"   // another player has it
	RefusedNoSuchNumber RefusalID = "no-such-number" // not a number of this lottery
	RefusedCannotBring  RefusalID = "cannot-bring"   // retired, or the mover
	RefusedAmount       RefusalID = "amount"         // not a step, or out of range: Least, Most, Step
	RefusedNoCredit     RefusalID = "no-credit"      // the loan would grow over the limit: Most
	RefusedSeats        RefusalID = "seats"          // 2 to 6 seats
	RefusedMonths       RefusalID = "months"         // 1 to 12 months
	RefusedLength       RefusalID = "length"         // a month of Day days: 28 to 31
	RefusedEdition      RefusalID = "edition"        // unknown edition, or rules of a later version
	RefusedFirst        RefusalID = "first"          // the first player has no seat
	RefusedOldest       RefusalID = "oldest"         // the oldest player has no seat
	RefusedHost         RefusalID = "host"           // the host has no seat
	RefusedBuilder      RefusalID = "builder"        // the builder has no seat
	RefusedPage         RefusalID = "page"           // the month laid beforehand does not fit
	RefusedHouse        RefusalID = "house"          // a house rule that this edition lacks
	RefusedTiles        RefusalID = "tiles"          // more tiles wanted (Day) than the page has days for: Most
	RefusedPayDay       RefusalID = "pay-day"        // the edition has no other Pay Day
	RefusedYear         RefusalID = "year"           // not a month of a year of the calendar (Day): Least, Most
	RefusedRealMonths   RefusalID = "real-months"    // the edition's months belong to no year
	RefusedBirthday     RefusalID = "birthday"       // no such date, or nobody's: of the seat Day, counted from 1
	RefusedCountry      RefusalID = "country"        // no country that the game knows
	RefusedHolidays     RefusalID = "holidays"       // days that the month Day has not
	RefusedNotLaid      RefusalID = "not-laid"       // no tile lies there
	RefusedNoParty      RefusalID = "no-party"       // not the date for a Happy Birthday or Holiday
	RefusedSaver        RefusalID = "saver"          // who has savings cannot borrow
	RefusedLoanOpen     RefusalID = "loan-open"      // who has a loan cannot save
	RefusedOtherPlayer  RefusalID = "other-player"   // another player has to be chosen
	RefusedNoneUnused   RefusalID = "none-unused"    // all Lottery cards are in use
	RefusedNotInDebt    RefusalID = "not-in-debt"    // only who is in debt bets on Swellfare
)

// Refusal is the error for a choice or a setup that the rules do not allow.
// Nothing was changed.
type Refusal struct {
	ID RefusalID
	// Choice is what was refused, if it was a choice.
	Choice Choice
	// Day is the day, month, month length or count that is at fault.
	Day int
	// Least, Most and Step are the range that would be allowed, in dollars
	// or in whatever the refusal counts.
	Least, Most, Step int32
}

// Error names the refusal for logs; what people read comes from package
// words.
func (r *Refusal) Error() string {
	text := "engine: refused: " + string(r.ID)
	if r.Choice.Kind != NoChoice {
		text += ": " + r.Choice.String()
	}
	return text
}
