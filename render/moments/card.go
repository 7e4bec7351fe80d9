package moments

// A card that is drawn, in milliseconds: see [CardTimes].
const (
	CardTakes      = 1_610
	CardTakesShort = 620
)

// CardTimes says when the parts of a card that is drawn begin, and how long they take. It comes to
// the middle of the calendar, is seen large, and goes to its place.
type CardTimes struct {
	// Comes is how long the envelope takes from the pile, or the card where it has none.
	Comes float64
	// Opens is when the flap opens, Leaves when the card leaves the envelope, and Lies when it
	// lies there.
	Opens, Leaves, Lies float64
	// Stamped is when a bill is stamped, and Face when the player looks in.
	Stamped, Face float64
	// Goes is when the card goes to its place.
	Goes float64
}

// CardInFull and CardInShort are the times of the two forms. In the short one there is no envelope.
var (
	CardInFull  = CardTimes{Comes: 300, Opens: 300, Leaves: 380, Lies: 540, Stamped: 540, Face: 560, Goes: 1_250}
	CardInShort = CardTimes{Comes: 240, Lies: 240, Stamped: 250, Goes: 440}
)

// CardTimes returns the times of the form in which a card is seen.
func (m *Moment) CardTimes() *CardTimes {
	if m.Form == Full {
		return &CardInFull
	}
	return &CardInShort
}

// Going returns how much of its way to its place a card has gone. With reduced motion it does not
// move.
func (m *Moment) Going() float64 {
	if m.Calm {
		return 0
	}
	at := m.CardTimes().Goes
	return m.Part(at, m.Takes-at)
}
