package talk

import "bigpayday/game/rules"

// Event is what somebody may have something to say about.
type Event uint8

// The events, of the player at Seat.
const (
	// Month: a month of the player's, or a round, begins. Without it the
	// player's words for the month before are not forgotten.
	Month Event = iota
	// Bill: a bill of Amount came.
	Bill
	// Loss: Amount was lost.
	Loss
	// Gain: Amount came in.
	Gain
	// Deal: a Deal was bought for Amount.
	Deal
	// Sold: a Deal was sold, with a profit of Amount. The Buyer may speak instead.
	Sold
	// Jackpot: Amount was won.
	Jackpot
	// Loan: Amount was borrowed.
	Loan
	// Idle: nothing much happens in the player's turn, and another one speaks.
	Idle
	// Win: the game was won.
	Win
	NumEvents
)

var eventNames = [NumEvents]string{"month", "bill", "loss", "gain", "deal", "sold", "jackpot", "loan", "idle", "win"}

// String returns the id of the event, as the ids of lines have it.
func (e Event) String() string { return rules.NameOf(eventNames[:], e) }

// tempting is how likely each event makes its player speak, in percent, where
// little is at stake.
var tempting = [NumEvents]int32{
	Month: 20, Bill: 25, Loss: 30, Gain: 20, Deal: 40, Sold: 60, Jackpot: 100, Loan: 50, Idle: 10, Win: 100,
}

// Happening is one thing that happened, as all at the table can see it.
type Happening struct {
	Event Event
	Seat  rules.Seat
	// Amount is what it is about, in the game's own unit: dollars, armies. It is
	// 0 where nothing is counted.
	Amount int32
}
