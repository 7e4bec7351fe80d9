package conquest

// RefusalID says why a choice or a setup is refused.
type RefusalID string

// The reasons for a refusal.
const (
	RefusedOver          RefusalID = "over"           // the game is over
	RefusedNotAsked      RefusalID = "not-asked"      // the prompt asks for something else
	RefusedNoSuchDay     RefusalID = "no-such-day"    // not a day of the page
	RefusedNotFree       RefusalID = "not-free"       // the day is claimed
	RefusedNotYours      RefusalID = "not-yours"      // a day of somebody else
	RefusedYours         RefusalID = "yours"          // an attack on a day of one's own
	RefusedNoLink        RefusalID = "no-link"        // not neighbours, or a wall between them
	RefusedTooFew        RefusalID = "too-few"        // armies for those dice: Most dice
	RefusedLastArmy      RefusalID = "last-army"      // one army has to stay: Most may move
	RefusedAmount        RefusalID = "amount"         // out of range: Least, Most
	RefusedNoSet         RefusalID = "no-set"         // the hand holds no such set
	RefusedMustTurnIn    RefusalID = "must-turn-in"   // five cards or more
	RefusedDefenderPicks RefusalID = "defender-picks" // no storm where the defender is asked
	RefusedNotInHand     RefusalID = "not-in-hand"    // another tile is in hand
	RefusedLinked        RefusalID = "linked"         // a clip where there is a link
	RefusedFallsApart    RefusalID = "falls-apart"    // a wall that would part the page
	RefusedTwoLinks      RefusalID = "two-links"      // a wall that would leave a day fewer than two
	RefusedTaken         RefusalID = "taken"          // a fort or star lies there
	RefusedSeats         RefusalID = "seats"          // 2 to 6 seats
	RefusedFirst         RefusalID = "first"          // the first player has no seat
	RefusedPeople        RefusalID = "people"         // people who have no seat
	RefusedRounds        RefusalID = "rounds"         // more rounds than there are: Most
	RefusedWeekday       RefusalID = "weekday"        // not the weekday of the 1st
	RefusedLength        RefusalID = "length"         // a month of Day days: Least to Most
	RefusedYear          RefusalID = "year"           // not a month of a year of the calendar: Least, Most
)

// Refusal is the error for a choice or a setup that the rules do not allow.
// Nothing was changed.
type Refusal struct {
	ID RefusalID
	// Choice is what was refused, if it was a choice.
	Choice Choice
	// Day is the number at fault in a setup: a length, weekday, year, count or
	// seat, which counts from 1.
	Day int
	// Least and Most are the range that would be allowed.
	Least, Most int32
}

// Error names the refusal for logs; what people read comes from package
// words.
func (r *Refusal) Error() string {
	text := "conquest: refused: " + string(r.ID)
	if r.Choice.Kind != NoChoice {
		text += ": " + r.Choice.String()
	}
	return text
}
