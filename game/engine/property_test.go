package engine

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// drawSetup draws all that can be settled before a game of an edition, with every version of its
// rules.
func drawSetup(t *rapid.T, edition EditionID) Setup {
	ed := EditionOf(edition)
	months := max(1, ed.FewestMonths)
	s := Setup{
		Edition: edition,
		Rules:   RulesVersion(rapid.Uint8Range(uint8(FirstRules), uint8(ed.NewestRules())).Draw(t, "rules")),
		Seats:   rapid.Uint8Range(MinSeats, MaxSeats).Draw(t, "seats"),
		Months:  rapid.Uint8Range(months, months+2).Draw(t, "months"),
		House:   HouseRules(rapid.Uint64().Draw(t, "house")) & ed.House,
		Laying:  Laying(rapid.Uint8Range(0, uint8(NumLayings)-1).Draw(t, "laying")),
		Seed:    rapid.Uint64().Draw(t, "seed"),
	}
	seat := func(least Seat, name string) Seat {
		return Seat(rapid.IntRange(int(least), int(s.Seats)-1).Draw(t, name))
	}
	s.First, s.Oldest, s.Host, s.Builder = seat(NoSeat, "first"), seat(0, "oldest"), seat(0, "host"), seat(0, "builder")
	for i := range s.Months {
		s.Lengths[i] = rapid.Uint8Range(ed.Shortest, ed.Longest).Draw(t, "length")
	}
	if ed.RealMonths && rapid.Bool().Draw(t, "real") {
		s.Calendar.Year, s.Calendar.Month = rapid.Uint16Range(FirstYear, LastYear-1).Draw(t, "year"), rapid.Uint8Range(1, 12).Draw(t, "month")
		for i := range s.Months {
			s.Lengths[i] = DaysIn(s.Calendar.YearMonth(i + 1))
			s.Calendar.Holidays[i] = rapid.Uint32().Draw(t, "holidays") & (1<<s.Lengths[i] - 1)
		}
		for i := range s.Seats {
			month := rapid.Uint8Range(1, 12).Draw(t, "birth month")
			s.Calendar.Birthdays[i] = Date{month, rapid.Uint8Range(1, DaysIn(leapYear, month)).Draw(t, "birthday")}
		}
	}
	if len(ed.Pay) > 1 {
		s.PlainPay = rapid.Uint16Range(0, 1<<s.Months-1).Draw(t, "white")
	}
	s.Blue = rapid.Uint8Range(0, s.mostTiles(ed)).Draw(t, "tiles")
	return s
}

// drawGame draws a game of any edition, played at random for some choices.
func drawGame(t *rapid.T) State {
	s, err := New(drawSetup(t, EditionID(rapid.Uint8Range(0, uint8(NumEditions)-1).Draw(t, "edition"))), nil)
	require.NoError(t, err)
	player := chance{random: Random(rapid.Uint64().Draw(t, "player"))}
	for range rapid.IntRange(0, 200).Draw(t, "choices") {
		if s.Phase == Over {
			break
		}
		require.NoError(t, s.Choose(player.choose(&s), nil))
	}
	return s
}

// In a game of any setup the accounts are at zero after every event, and payments alone make them
// what they are. After every choice each card is in one place, and a copy of the state, and one
// that was stored and read, come to the same with the same events.
func TestMoneyCardsAndCopiesHoldInAnyGame(t *testing.T) {
	for edition := range NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(t *rapid.T) { holdsThroughAGame(t, drawSetup(t, edition)) })
		})
	}
}

func holdsThroughAGame(t *rapid.T, setup Setup) {
	var s State
	var paid [NumAccounts]int32
	var events []Event
	sink := func(e Event) {
		events = append(events, e)
		if e.Kind == Paid {
			paid[e.Payer] -= e.Amount
			paid[e.Payee] += e.Amount
		}
		sum := int32(0)
		for _, dollars := range s.Balance {
			sum += dollars
		}
		if sum != 0 || paid != s.Balance {
			require.Equal(t, s.Balance, paid, "accounts add up to %d after %+v", sum, e)
			require.Zero(t, sum, "after %+v", e)
		}
	}
	require.NoError(t, s.Start(setup, sink))
	player := chance{random: Random(rapid.Uint64().Draw(t, "player"))}
	for s.Phase != Over {
		checkCards(t, &s)
		choice := player.choose(&s)
		copied := s
		stored, err := s.MarshalBinary()
		require.NoError(t, err)
		var read State
		require.NoError(t, read.UnmarshalBinary(stored))

		events = events[:0]
		require.NoError(t, s.Choose(choice, sink), "%v", choice)
		for _, other := range []*State{&copied, &read} {
			n := 0
			same := func(e Event) {
				if n >= len(events) || e != events[n] {
					require.Failf(t, "a copy goes another way", "event %d of %v: %+v", n, choice, e)
				}
				n++
			}
			require.NoError(t, other.Choose(choice, same))
			if *other != s || n != len(events) {
				require.Equal(t, s, *other, "after %v", choice)
				require.Len(t, events, n, "after %v", choice)
			}
		}
	}
	checkCards(t, &s)
}

// checkCards checks that each card of the decks is in one place: a pile, the discards, with one
// player, or on the table while somebody decides about it or what it says is being done.
func checkCards(t *rapid.T, s *State) {
	ed := s.Edition()
	var seen [maxCards + 1]int
	count := func(cards []CardID) {
		for _, card := range cards {
			seen[card]++
		}
	}
	for deck := range NumDecks {
		count(s.ToDraw(deck))
		count(s.Discards(deck))
	}
	for seat := range Seat(s.Setup.Seats) {
		count(s.HeldMail(seat))
		count(s.HeldDeals(seat))
	}
	var onTable [maxCards + 1]bool
	for _, waiting := range s.Tasks[:s.Depth] {
		onTable[waiting.Card] = true
		for _, card := range waiting.Messages {
			onTable[card] = true
		}
	}
	for i := range ed.Cards {
		card := CardID(i + 1)
		if ed.Card(card).Deck == LotteryDeck {
			continue // they lie before the players for the whole game, see soundTable
		}
		if seen[card] != 1 && !(seen[card] == 0 && onTable[card]) {
			require.Failf(t, "a card is not in one place", "card %d is in %d places at %+v", card, seen[card], s.Prompt())
		}
	}
}
