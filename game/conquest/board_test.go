package conquest

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// board is a game that a test arranges as it needs, with all that happened.
type board struct {
	State
	t      *testing.T
	events []Event
}

// newBoard returns a turn of seat 0 on the page of January 2027 that asks what
// to attack. The days go round the seats, one army on each, so that nobody holds
// a region.
func newBoard(t *testing.T, seats uint8, house ...HouseRule) *board {
	t.Helper()
	b := &board{t: t}
	b.Setup = Setup{Seats: seats, Page: january}
	for _, rule := range house {
		b.Setup.House = b.Setup.House.With(rule)
	}
	b.Map, b.Deck, b.Whose, b.Ask, b.Round, b.Turns = MapOf(january), allDays, NoSeat, Attack, 1, 1
	b.Owner[NoDay] = NoSeat
	for d := Day(1); d <= Days; d++ {
		b.Owner[d] = NoSeat
		b.own(Seat(d-1)%Seat(seats), 1, d)
	}
	return b
}

// game returns the state at work.
func (b *board) game() game { return game{&b.State, b.listen} }

func (b *board) listen(e Event) { b.events = append(b.events, e) }

// own gives days to a seat, with so many armies on each.
func (b *board) own(seat Seat, armies int32, days ...Day) *board {
	for _, d := range days {
		b.game().give(d, seat)
		b.Armies[d] = armies
	}
	return b
}

// allTo gives all days to a seat, one army on each.
func (b *board) allTo(seat Seat) *board {
	for d := Day(1); d <= Days; d++ {
		b.own(seat, 1, d)
	}
	return b
}

// hand gives cards to a seat.
func (b *board) hand(seat Seat, cards ...Day) *board {
	for _, card := range cards {
		require.True(b.t, b.Deck.Has(card))
		b.Deck = b.Deck.Without(card)
		b.Hands[seat] = b.Hands[seat].With(card)
	}
	return b
}

// begin begins a turn of the seat.
func (b *board) begin(seat Seat) *board {
	b.game().beginTurn(seat)
	return b
}

// dice makes the next dice come up as wanted.
func (b *board) dice(want ...uint8) *board {
	b.t.Helper()
next:
	for seed := range Random(1_000_000) {
		r := seed
		for _, n := range want {
			if r.Die() != n {
				continue next
			}
		}
		b.Random = seed
		return b
	}
	require.Fail(b.t, "no seed throws these dice", "%v", want)
	return b
}

// choose makes choices as journals write them.
func (b *board) choose(choices ...string) *board {
	b.t.Helper()
	for _, text := range choices {
		c, err := ParseChoice(text)
		require.NoError(b.t, err)
		require.NoError(b.t, b.Choose(c, b.listen), "at %+v", b.Prompt())
	}
	return b
}

// refused returns why a choice is refused, and looks that it changes nothing.
func (b *board) refused(text string) Refusal {
	b.t.Helper()
	c, err := ParseChoice(text)
	require.NoError(b.t, err)
	before := b.State
	err = b.Choose(c, b.listen)
	var r *Refusal
	require.True(b.t, errors.As(err, &r), "%s is allowed", text)
	assert.Equal(b.t, before, b.State)
	assert.Equal(b.t, c, r.Choice)
	why := *r
	why.Choice = Choice{}
	return why
}

// told returns the events of the kinds, in their order.
func (b *board) told(kinds ...EventKind) (events []Event) {
	for _, e := range b.events {
		for _, kind := range kinds {
			if e.Kind == kind {
				events = append(events, e)
			}
		}
	}
	return events
}

// kinds returns the kinds of all events.
func (b *board) kinds() (kinds []EventKind) {
	for _, e := range b.events {
		kinds = append(kinds, e.Kind)
	}
	return kinds
}

// choices returns the options at the prompt as journals write them, ranges by
// their least amount.
func (b *board) choices() (list []string) {
	for _, o := range b.AppendOptions(nil) {
		list = append(list, o.Choice.String())
	}
	return list
}

// start begins a game with the setup and keeps its events.
func start(t *testing.T, setup Setup) *board {
	t.Helper()
	b := &board{t: t}
	require.NoError(t, b.Start(setup, b.listen))
	return b
}

// on returns a setup on the page of January 2027.
func on(seats uint8, first Seat, house ...HouseRule) Setup {
	s := Setup{Seats: seats, First: first, Page: january}
	for _, rule := range house {
		s.House = s.House.With(rule)
	}
	return s
}
