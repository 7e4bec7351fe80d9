package conquest

import "bigpayday/game/rules"

// EventKind says what an [Event] tells.
type EventKind uint8

// The kinds of event. The fields named are the ones of [Event] that are set
// beside Kind; Seat and By are NoSeat where they are not named, and all others
// are zero.
const (
	// GameBegan opens a game on Page: Seat is the first player, NoSeat if it
	// will be thrown for.
	GameBegan EventKind = iota
	// MapLaid tells that the map of Page is complete: Bonus. It is told again
	// after the last tile.
	MapLaid
	// TileInHand shows the Tile that Seat has drawn and lays next.
	TileInHand
	// TileLaid lays Tile between From and To, or on From: Seat.
	TileLaid
	// Rolled shows one of the Dice for Why: Seat.
	Rolled
	// NeutralStood puts the neutral army on Days: Armies on each, and one less
	// on those of Fewer. Seat is Neutral.
	NeutralStood
	// Claimed gives Seat the free day To. One army stands there now.
	Claimed
	// Placed adds Armies of Seat to the day To, for Why.
	Placed
	// TurnBegan opens a turn of Seat in Round.
	TurnBegan
	// ArmiesCame tells what the turn of Seat brings: Number days, Regions with
	// Extra armies, Stars, Armies in all.
	ArmiesCame
	// SetTurnedIn trades the cards of Days for Armies: Seat, Design, and
	// Number, which set of the game it is.
	SetTurnedIn
	// Thrown is one throw of Seat from From against By on To: Dice and Defence,
	// high to low, Lost by the attacker, Beaten of the defender.
	Thrown
	// Taken gives the day To, on which no army is left, to Seat: By is whose
	// it was.
	Taken
	// Moved moves Armies of Seat From one day To another, for Why.
	Moved
	// KnockedOut tells that Seat has no day left: By takes all cards, Days, of
	// which there are Number. Only those two know which if Secret.
	KnockedOut
	// CardDrawn gives Seat the card of the day To, of Design, and shows it to
	// that seat alone if Secret.
	CardDrawn
	// NoCardLeft tells that Seat should draw, but no card is left.
	NoCardLeft
	// Shuffled tells that there is a fresh deck of Number cards, and none are
	// turned in.
	Shuffled
	// Counted notes the days of each player after a turn of the last Round:
	// Counts, and Sums so far.
	Counted
	// Chosen tells the decision Choice of Seat at a prompt of kind Prompt.
	Chosen
	// GameOver closes a game, for Why: Winners, and by seat the days, Counts,
	// and the armies, Sums.
	GameOver
	NumEventKinds
)

var eventNames = [NumEventKinds]string{
	"game", "map", "tile", "lay", "roll", "neutral", "claim", "place", "turn", "armies", "turn-in", "throw", "take", "move", "out",
	"card", "no-card", "shuffle", "count", "choose", "over",
}

// String returns the id of the kind of event, as records use it.
func (k EventKind) String() string { return rules.NameOf(eventNames[:], k) }

// Why is the reason of a roll, a placement, a move, or of the end.
type Why uint8

// The reasons.
const (
	NoReason Why = iota
	WhyFirst
	WhySetup
	WhyTurn
	WhyKnockOut
	WhyOccupy
	WhyFortify
	WhyAll
	WhyRounds
	NumWhys
)

var whyNames = [NumWhys]string{"none", "first", "setup", "turn", "knock-out", "occupy", "fortify", "all", "rounds"}

// String returns the id of the reason, as records use it.
func (w Why) String() string { return rules.NameOf(whyNames[:], w) }

// Event is one thing that happened. It is a plain value; which fields count
// is said at each [EventKind]. Folding all events of a game, in order, gives
// everything that a player may see of its state.
type Event struct {
	Kind    EventKind
	Why     Why
	Seat    Seat
	By      Seat
	From    Day
	To      Day
	Tile    Tile
	Design  Design
	Round   uint8
	Stars   uint8
	Dice    [3]uint8
	Defence [2]uint8
	Lost    uint8
	Beaten  uint8
	Secret  bool
	Regions RegionSet
	Winners SeatSet
	Prompt  PromptKind
	Number  uint16
	Bonus   [NumRegions]uint8 // by region
	Page    Page
	Choice  Choice
	Armies  int32
	Extra   int32 // armies for regions
	Days    DaySet
	Fewer   DaySet
	Counts  [MaxSeats]int32
	Sums    [MaxSeats]int32
}

// SeenBy returns the event as a seat may see it: cards that are another's
// secret are left out.
func (e Event) SeenBy(seat Seat) Event {
	if !e.Secret || seat == e.Seat || e.Kind == KnockedOut && seat == e.By {
		return e
	}
	if e.Kind == CardDrawn {
		e.To, e.Design = NoDay, NoDesign
	}
	e.Days = 0
	return e
}

// Sink takes the events of a game as they happen. A nil Sink switches them
// off, which makes play faster and changes nothing else.
type Sink func(Event)

// The events of what happens all the time are written by functions of their own
// that are not inlined, see [game].

//go:noinline
func (g game) tellChoice(c *Choice) {
	p := g.Prompt()
	g.sink(Event{Kind: Chosen, Seat: p.Seat, By: NoSeat, Prompt: p.Kind, Choice: *c})
}

//go:noinline
func (g game) tellPlace(d Day, armies int32, why Why) {
	g.sink(Event{Kind: Placed, Why: why, Seat: g.Owner[d], By: NoSeat, To: d, Armies: armies})
}

//go:noinline
func (g game) tellThrow(ours, theirs [mostDice]int32, lost, beaten uint8) {
	g.sink(Event{
		Kind: Thrown, Seat: g.Turn, By: g.Owner[g.To], From: g.From, To: g.To,
		Dice:    [mostDice]uint8{uint8(ours[0]), uint8(ours[1]), uint8(ours[2])},
		Defence: [MostDefence]uint8{uint8(theirs[0]), uint8(theirs[1])},
		Lost:    lost, Beaten: beaten,
	})
}

//go:noinline
func (g game) tellMove(from, to Day, armies int32, why Why) {
	g.sink(Event{Kind: Moved, Why: why, Seat: g.Turn, By: NoSeat, From: from, To: to, Armies: armies})
}
