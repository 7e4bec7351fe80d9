package talk

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"bigpayday/game/rules"
)

// linesPerEvent is how many lines each character has for an event, buyerLines how
// many the Buyer has in all.
const (
	linesPerEvent = 2
	buyerLines    = 6
)

// Speaker is whose face is at a seat.
type Speaker struct {
	// Character is the id of the face. A seat without one says nothing.
	Character string
	// Person says that a person plays there.
	Person bool
}

// Line is what somebody says.
type Line struct {
	// Seat is who says it, NoSeat for the Buyer.
	Seat rules.Seat
	// ID is the message.
	ID string
}

// Conversation is what is said at the table in one game. Make one with [New].
type Conversation struct {
	random rules.Random
	seats  []Speaker
	// aLot is the amount from which on everybody has something to say.
	aLot int32
	// turns counts the turns begun, last is the one in which somebody spoke last.
	turns, last int
	spoken      bool
	// thisMonth are the players who have spoken in the present month of theirs.
	thisMonth rules.SeatSet
	said      [rules.MaxSeats]repertoire
	buyer     repertoire
}

// New returns the conversation of a game that begins. The seed must not come from
// the game's generator in such a way that players could learn from the one about
// the other. ALot is an amount that everybody would call a lot in this game, above 0.
func New(seed uint64, seats []Speaker, aLot int32) *Conversation {
	c := &Conversation{random: rules.Random(seed), seats: seats, aLot: aLot, buyer: newRepertoire(buyerLines)}
	for i := range c.said {
		c.said[i] = newRepertoire(int(NumEvents) * linesPerEvent)
	}
	return c
}

// Recall tells what was said in the game before, line by line, so that nobody says it again while
// there is something else to say. Lines of characters who do not sit at the table are passed over.
func (c *Conversation) Recall(ids []string) {
	for _, id := range ids {
		parts := strings.Split(id, ".")
		n, err := strconv.Atoi(parts[len(parts)-1])
		switch {
		case err != nil || parts[0] != "say":
		case len(parts) == 3 && parts[1] == "buyer" && 1 <= n && n <= buyerLines:
			c.buyer.note(n - 1)
		case len(parts) == 4 && 1 <= n && n <= linesPerEvent:
			seat := slices.IndexFunc(c.seats, func(s Speaker) bool { return s.Character == parts[1] })
			event := slices.Index(eventNames[:], parts[2])
			if seat >= 0 && event >= 0 {
				c.said[seat].note(event*linesPerEvent + n - 1)
			}
		}
	}
}

// TurnBegan tells that a player's turn begins.
func (c *Conversation) TurnBegan() { c.turns++ }

// Happened tells what happened, and returns what is said about it, if anything is.
func (c *Conversation) Happened(h Happening, t Table) (Line, bool) {
	if h.Event == Month {
		c.thisMonth = c.thisMonth.Without(h.Seat)
	}
	if t.quiet() || c.spoken && c.turns-c.last < t.between() || !c.tempted(h) {
		return Line{}, false
	}
	line, ok := c.find(h, &t)
	if ok {
		c.spoken, c.last = true, c.turns
		if line.Seat != rules.NoSeat {
			c.thisMonth = c.thisMonth.With(line.Seat)
		}
	}
	return line, ok
}

// tempted draws whether the happening is worth a word.
func (c *Conversation) tempted(h Happening) bool {
	percent := tempting[h.Event]
	percent += int32(int64(100-percent) * int64(min(max(h.Amount, -h.Amount), c.aLot)) / int64(c.aLot))
	return int32(c.random.Below(100)) < percent
}

// find returns the line of whoever has one for the happening.
func (c *Conversation) find(h Happening, t *Table) (Line, bool) {
	switch {
	case h.Event == Idle:
		first := int(c.random.Below(uint32(len(c.seats))))
		for i := range c.seats {
			seat := rules.Seat((first + i) % len(c.seats))
			if seat == h.Seat {
				continue
			}
			if line, ok := c.line(seat, Idle, t); ok {
				return line, true
			}
		}
		return Line{}, false
	case h.Event == Sold && t.Buyer:
		if n, ok := c.buyer.take(&c.random, 0, buyerLines); ok {
			return Line{Seat: rules.NoSeat, ID: "say.buyer." + strconv.Itoa(n+1)}, true
		}
	}
	return c.line(h.Seat, h.Event, t)
}

// line returns what a player has to say about an event.
func (c *Conversation) line(seat rules.Seat, e Event, t *Table) (Line, bool) {
	if seat < 0 || int(seat) >= len(c.seats) {
		return Line{}, false
	}
	who := c.seats[seat]
	if who.Character == "" || who.Person && t.PeopleKeepQuiet || t.Setting == Seldom && c.thisMonth.Has(seat) {
		return Line{}, false
	}
	first := int(e) * linesPerEvent
	n, ok := c.said[seat].take(&c.random, first, linesPerEvent)
	if !ok {
		return Line{}, false
	}
	return Line{Seat: seat, ID: "say." + who.Character + "." + e.String() + "." + strconv.Itoa(n-first+1)}, true
}

// repertoire is all that somebody can say, a bit for each line.
type repertoire struct {
	all, said uint32
	last      uint32 // the bit of the line said last
}

// newRepertoire returns a number of lines, none of them said yet.
func newRepertoire(lines int) repertoire { return repertoire{all: 1<<lines - 1} }

// take says one of some lines that was not said yet. Where all of them were, it says
// none, as long as there is another line in the repertoire; then it begins anew.
func (r *repertoire) take(random *rules.Random, first, lines int) (n int, ok bool) {
	already := r.said
	if already == r.all {
		already = r.last
	}
	left := (1<<lines - 1) << first &^ already
	if left == 0 {
		return 0, false
	}
	for range random.Below(uint32(bits.OnesCount32(left))) {
		left &= left - 1
	}
	n = bits.TrailingZeros32(left)
	r.note(n)
	return n, true
}

// note keeps in mind that a line was said: with the first one after all of them were, it begins
// anew.
func (r *repertoire) note(n int) {
	if r.said == r.all {
		r.said = r.last
	}
	r.last = 1 << n
	r.said |= r.last
}
