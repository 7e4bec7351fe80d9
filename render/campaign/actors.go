package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/moments"
)

// Actors is what moves at the moment. Those whose On is false are not there. Progress
// runs from 0 to 1 and is eased already, so that it can be used as it is: an eased value
// may pass 1 for a moment where its movement swings back.
type Actors struct {
	// Calm says that this is played with reduced motion: what would fly, tumble or march
	// is at its end already, and Fade says how far it has appeared.
	Calm bool
	Fade float64

	Dice   Dice
	Piece  Piece
	Fall   Fall
	Flip   Flip
	March  March
	Card   Card
	Region Region
	Out    Out
	Turn   TurnPass
	Tile   TileMove
	End    End
	// Moment is what is shown large.
	Moment moments.Moment
}

// Dice are dice that are thrown: Dice by Seat, Defence against them, high to low, 0 where
// none is.
type Dice struct {
	On      bool
	Seat    conquest.Seat
	Dice    [3]uint8
	Defence [2]uint8
	// From and To are the days that fight, none where something else is rolled for.
	From, To conquest.Day
	// Toss is how far they have come, and Settled that they show what they show.
	Toss    float64
	Settled bool
}

// Piece is a piece that is set down on a day: T is how far it has come down.
type Piece struct {
	On     bool
	Seat   conquest.Seat
	Day    conquest.Day
	Armies int32
	T      float64
}

// Fall is the pieces that are beaten in a throw and tip over: Lost of the attacker's on
// From, Beaten of the defender's on To.
type Fall struct {
	On           bool
	From, To     conquest.Day
	Lost, Beaten uint8
	T            float64
}

// Flip is a day that changes hands: the color of Seat covers it from the side of From.
type Flip struct {
	On        bool
	Day, From conquest.Day
	Seat      conquest.Seat
	T         float64
}

// MostMarching is how many pieces at most are seen to march.
const MostMarching = 6

// March is armies on their way: N pieces stand for all of them, and T is how far each
// has come.
type March struct {
	On       bool
	Seat     conquest.Seat
	From, To conquest.Day
	Armies   int32
	N        uint8
	T        [MostMarching]float64
}

// Gone returns how many armies have left.
func (m *March) Gone() int32 { return m.count(func(t float64) bool { return t > 0 }) }

// Arrived returns how many armies have come.
func (m *March) Arrived() int32 { return m.count(func(t float64) bool { return t >= 1 }) }

// count returns how many armies the pieces stand for that are so far.
func (m *March) count(is func(t float64) bool) int32 {
	n := int32(0)
	for _, t := range m.T[:m.N] {
		if is(t) {
			n++
		}
	}
	return m.Armies * n / int32(max(1, m.N))
}

// CardMove is what becomes of cards.
type CardMove uint8

// The moves of cards.
const (
	CardDrawn     CardMove = iota // one, from the deck to its player
	CardsTurnedIn                 // three, from their player to the middle
	CardsTaken                    // all of Foe's, to the player
)

// Card is cards on their way: Designs as far as all may see them, N of them.
type Card struct {
	On        bool
	Move      CardMove
	Seat, Foe conquest.Seat
	Days      conquest.DaySet
	Design    conquest.Design
	N         uint8
	Armies    int32
	T         float64
}

// Region is a region that is won or lost: its days rise one after another, from the one
// that decided it.
type Region struct {
	On     bool
	Region conquest.Region
	Seat   conquest.Seat
	// Won says that Seat holds it now, and Loser is who had the day that decided it; else Seat
	// has lost it.
	Won   bool
	Loser conquest.Seat
	From  conquest.Day
	T     float64
}

// Out is a stamp that falls on the card of a player who has no day left.
type Out struct {
	On   bool
	Seat conquest.Seat
	T    float64
}

// TurnPass is the turn that passes on to Seat.
type TurnPass struct {
	On   bool
	Seat conquest.Seat
	T    float64
}

// TileMove is a tile that comes down between From and To, or on From.
type TileMove struct {
	On       bool
	Tile     conquest.Tile
	From, To conquest.Day
	T        float64
}

// End is the end of the game: a stamp comes down on the winners, at Scale, which goes from
// 1.5 to 1, then Shake logical pixels off its place. After that the course of the game is
// drawn as far as Drawn.
type End struct {
	On                  bool
	Scale, Shake, Drawn float64
}
