package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/moments"
	"bigpayday/render/standings"
	"bigpayday/render/tabletop"
)

// Actors is what moves at the moment. Those whose On is false are not on
// stage. Progress runs from 0 to 1 and is eased already, so that it can be
// used as it is: an eased value may pass 1 for a moment where its movement
// swings back.
type Actors struct {
	// Calm says that this is played with reduced motion: what would fly,
	// tumble or hop is at its end already, and Fade tells how far it has
	// appeared.
	Calm bool
	Fade float64

	Turn  TurnPass
	Dice  Dice
	Token Token
	Ring  Ring
	Card  CardMove
	Notes Notes
	// Rocket is the rocket that takes money to the Jackpot.
	Rocket Rocket
	// Parting is a Buyer who goes without a Deal.
	Parting Parting
	// Party is the paper that flies on a feast.
	Party Party
	Money [engine.NumAccounts]Count
	Loans [engine.MaxSeats]Count
	Stamp Stamp
	Tear  Tear
	Line  Line
	Entry Entering
	// DieTurn is the Bonus die that is turned.
	DieTurn DieTurn
	Tiles   TileMoves
	Number  Disc
	// CalledOff says that what was about to be played for money is not.
	CalledOff bool
	// Applause is who has won a contest.
	Applause Applause
	Chart    Chart
	// Turning is a month that all have settled.
	Turning standings.Turning
	// Moment is what is shown large, and Shares is who loses and gains by it in a vignette, in
	// dollars.
	Moment moments.Moment
	Shares [engine.MaxSeats]int32
}

// Parting is a Buyer who lifts his hat and goes: T is how far it has come, 0 to 1.
type Parting struct {
	On bool
	T  float64
}

// TurnPass is the turn going from one player to another: the card of From
// sinks, that of To rises. From is NoSeat at the first turn.
type TurnPass struct {
	On       bool
	From, To engine.Seat
	T        float64
}

// Dice are the dice in the air. Once they lie still they are the [Roll] of
// [Shown].
type Dice struct {
	On   bool
	Seat engine.Seat
	Why  engine.Why
	// Faces is what each die shows now; 0 for a die that is not thrown.
	Faces [2]uint8
	// Angle is how far each is turned, in degrees clockwise.
	Angle [2]float64
	// T is how much of the throw is over, not eased, and Height how far each
	// die is above the tray's ground, 1 in the hand. Home is the way of a die
	// that moves a token from where it has come to rest back into the tray.
	T, Home float64
	Height  [2]float64
	// Settled says that the faces will not change any more.
	Settled bool
}

// Token is a token that walks from day From to day To of its month.
type Token struct {
	On       bool
	Seat     engine.Seat
	Month    uint8
	From, To uint8
	// At and Next are the days of the hop being made, Hop its progress, and
	// Done how many days have been hopped.
	At, Next uint8
	Hop      float64
	Done     uint8
	// Height is how far the token is above the board, in logical pixels, and
	// Squash how much it is flattened, 0 to 0.08.
	Height, Squash float64
}

// Ring is the ring that grows around the day that is landed on.
type Ring struct {
	On         bool
	Seat       engine.Seat
	Month, Day uint8
	T          float64
}

// Goal is where a card goes.
type Goal uint8

// The goals of a card.
const (
	// ToTable: from its pile, to be read.
	ToTable Goal = iota
	// ToHand: to what lies before its player.
	ToHand
	// ToDiscards: to the discards of its deck.
	ToDiscards
)

// CardMove is a card on its way.
type CardMove struct {
	On        bool
	Card      engine.CardID
	Deck      engine.Deck
	Seat      engine.Seat
	Index, Of uint8 // as in [Hold]; 0 of 0 where nobody counts
	// Large says that it is seen large, as the moment says.
	Large bool
	// Lot says that it was under the hammer and is seen in the room of the auction: it comes from
	// there to who has bought it, Seat, or opens where it stands where nobody has.
	Lot bool
	// Goes says where to, and Travel how far it has come.
	Goes   Goal
	Travel float64
	// Held says that a card which goes to the discards comes from its
	// player, not from the table. Paid is then what was paid for a Deal, in dollars.
	Held bool
	Paid int32
	// Scale is its size, 0.2 to 1. Flip is 0 with the back up and 1 with the
	// face up; at 0.5 the card stands on its edge.
	Scale, Flip float64
	// Stamp is the progress of the stamp on a bill, 0 before it falls, and
	// Shake how far the stamp is off its place, in logical pixels.
	Stamp, Shake float64
}

// MaxNotes is the most notes in the air at a time.
const MaxNotes = maxPaymentNotes * engine.MaxSeats

// maxPaymentNotes is the most notes that stand for one payment.
const maxPaymentNotes = 8

// Notes are bank notes in the air. Only the first N count.
type Notes struct {
	N     uint8
	Notes [MaxNotes]Note
}

// Note is a bank note on its way. It has not left yet while T is 0, and has
// arrived when T is 1.
type Note struct {
	Value    int32 // dollars
	From, To engine.Account
	T        float64
}

// Count is a number that counts from From to To. Tint is 1 when it begins to
// change and fades to 0.
type Count struct {
	On       bool
	From, To int32 // dollars
	T        float64
	Tint     float64
}

// Value returns the dollars to be shown now.
func (c *Count) Value() int32 {
	return c.From + int32(float64(c.To-c.From)*c.T)
}

// StampKind is what a stamp says.
type StampKind uint8

// The kinds of stamp.
const (
	// StampSettled comes down on a ledger that is complete.
	StampSettled StampKind = iota
	// StampFinished comes down on the card of a player who has retired.
	StampFinished
	// StampSold comes down on a Deal that was under the hammer.
	StampSold
	// StampWinner comes down on the winners' cards.
	StampWinner
)

// Stamp is a stamp that comes down: its size goes from 1.5 to 1, then it
// shakes by Shake logical pixels.
type Stamp struct {
	On           bool
	Kind         StampKind
	Seats        engine.SeatSet
	T            float64
	Scale, Shake float64
}

// Tear is the page of Month being torn off. It turns by Angle degrees and
// falls; what lies under it is shown already.
type Tear struct {
	On    bool
	Month uint8
	Angle float64
	Fall  float64
}

// Line is a line of the ledger being written. What it says is in the
// [Settlement] already.
type Line struct {
	On   bool
	Step tabletop.Step
	T    float64
}

// DieTurn is the Bonus die that is turned from a number to another, as far as T,
// 0 to 1.
type DieTurn struct {
	On       bool
	From, To uint8
	T        float64
}

// Entering is the latest entry of a player's savings and loan book being
// written, on the page of the savings or else on that of the loan.
type Entering struct {
	On    bool
	Seat  engine.Seat
	Saved bool
	T     float64
}

// TileMoves are tiles on their way. Only the first N count.
type TileMoves struct {
	N     uint8
	Tiles [engine.MaxDays]TileMove
}

// TileMove is a tile on its way to day To. It comes from day From of the same
// page, or from the stack or the player's hand, where From is 0. It has not
// left yet while Part is 0 and lies where it belongs when Part is 1; T is the
// same, eased.
type TileMove struct {
	Space    engine.Space
	From, To uint8
	Part, T  float64
	// Lift is 1 where the tile is fully lifted off the ground.
	Lift float64
}

// Disc is the lottery Number that Seat takes: its disc fills.
type Disc struct {
	On     bool
	Seat   engine.Seat
	Number uint8
	T      float64
	// Drawn says that the number has come up, not that it is taken.
	Drawn bool
}

// Applause is for the winner of a contest, before they get what they have won. Then the prize
// flies to them, as far as Prize, 0 to 1.
type Applause struct {
	On       bool
	Seat     engine.Seat
	T, Prize float64
}

// Chart is the chart of the results, drawn from left to right.
type Chart struct {
	On bool
	T  float64
}
