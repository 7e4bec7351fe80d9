package conquest

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// drawSetup draws all that can be settled before a game of at most so many rounds.
func drawSetup(t *rapid.T, rounds uint8) Setup {
	s := Setup{
		Seed:   rapid.Uint64().Draw(t, "seed"),
		Seats:  rapid.Uint8Range(MinSeats, MaxSeats).Draw(t, "seats"),
		Page:   Page{Weekday: rapid.Uint8Range(0, 6).Draw(t, "weekday"), Length: rapid.Uint8Range(Shortest, Longest).Draw(t, "length")},
		Rounds: rapid.Uint8Range(1, rounds).Draw(t, "rounds"),
	}
	if rapid.Bool().Draw(t, "real") {
		s.Page = MonthPage(rapid.Uint16Range(1583, 9998).Draw(t, "year"), rapid.Uint8Range(1, 12).Draw(t, "month"))
	}
	for rule := range NumHouseRules {
		if rapid.Bool().Draw(t, rule.String()) {
			s.House = s.House.With(rule)
		}
	}
	s.First = Seat(rapid.IntRange(int(NoSeat), int(s.Seats)-1).Draw(t, "first"))
	s.People = SeatSet(rapid.Uint8Range(0, 1<<s.Seats-1).Draw(t, "people"))
	return s
}

// drawGame draws a game that has been played at random for some choices.
func drawGame(t *rapid.T) State {
	s, err := New(drawSetup(t, 10), nil)
	require.NoError(t, err)
	player := chance{random: Random(rapid.Uint64().Draw(t, "player"))}
	for range rapid.IntRange(0, 400).Draw(t, "choices") {
		if s.Over() {
			break
		}
		require.NoError(t, s.Choose(player.choose(&s), nil))
	}
	return s
}

// In a game of any setup the events alone tell whose each day is and how many armies stand on it.
// After every choice each card is in one place, and a copy of the state, and one that was stored
// and read, come to the same with the same events.
func TestArmiesCardsAndCopiesHoldInAnyGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		setup := drawSetup(t, 4)
		var s State
		l := &ledger{t: t}
		var events []Event
		sink := func(e Event) {
			events = append(events, e)
			l.fold(e)
		}
		require.NoError(t, s.Start(setup, sink))
		player := chance{random: Random(rapid.Uint64().Draw(t, "player"))}
		for !s.Over() {
			choice := player.choose(&s)
			copied := s
			stored, err := s.MarshalBinary()
			require.NoError(t, err)
			var read State
			require.NoError(t, read.UnmarshalBinary(stored), "at %+v", s.Prompt())

			events = events[:0]
			require.NoError(t, s.Choose(choice, sink), "%v", choice)
			if l.armies != s.Armies || l.owner != s.Owner || l.due != s.Reserve {
				require.Failf(t, "the events tell of other armies", "after %v", choice)
			}
			for _, other := range []*State{&copied, &read} {
				n := 0
				require.NoError(t, other.Choose(choice, func(e Event) {
					if n >= len(events) || e != events[n] {
						require.Failf(t, "a copy goes another way", "event %d of %v: %+v", n, choice, e)
					}
					n++
				}))
				if *other != s || n != len(events) {
					require.Equal(t, s, *other, "after %v", choice)
					require.Len(t, events, n, "after %v", choice)
				}
			}
			checkCards(t, &s)
		}
	})
}

// checkCards checks that each card, one for each day, is in the deck, turned in or with one player.
func checkCards(t *rapid.T, s *State) {
	all := s.Deck | s.TurnedIn
	n := s.Deck.Len() + s.TurnedIn.Len()
	for _, hand := range s.Hands {
		all |= hand
		n += hand.Len()
	}
	if all != allDays || n != allDays.Len() {
		require.Failf(t, "a card is not in one place", "%d cards in all places at %+v", n, s.Prompt())
	}
}
