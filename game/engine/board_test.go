package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// board is a game in the middle of play, arranged as a test needs it.
type board struct {
	t *testing.T
	State
	events []Event
}

// newBoard returns a game of two months of 31 days in which every day but
// the last is a Found a Buyer (a rest for who holds no Deal), everyone stands
// on START with the start money, and seat 0 is to roll.
func newBoard(t *testing.T, seats uint8, lengths ...uint8) *board {
	if len(lengths) == 0 {
		lengths = []uint8{31, 31}
	}
	return newBoardOf(t, Big, seats, months(lengths...))
}

// newBoardOf returns a board like that of [newBoard] for any edition, after
// changes to its setup.
func newBoardOf(t *testing.T, edition EditionID, seats uint8, changes ...func(*Setup)) *board {
	t.Helper()
	setup := Setup{Edition: edition, Seats: seats, Months: 2, Lengths: [MaxMonths]uint8{31, 31}}
	for _, change := range changes {
		change(&setup)
	}
	b := &board{t: t}
	require.NoError(t, b.Start(setup, nil))
	for b.Phase == Building {
		if b.Prompt().Kind == PlaceTile {
			require.NoError(t, b.Choose(Choice{Kind: Fill}, nil))
		}
		require.NoError(t, b.Choose(Choice{Kind: Begin}, nil))
	}
	for day := uint8(1); day <= 30; day++ {
		b.put(day, FoundABuyer)
	}
	return b
}

// house agrees on house rules, for [newBoardOf].
func house(rules ...HouseRule) func(*Setup) {
	return func(s *Setup) {
		for _, rule := range rules {
			s.House = s.House.With(rule)
		}
	}
}

// months sets the lengths of the months, for [newBoardOf].
func months(lengths ...uint8) func(*Setup) {
	return func(s *Setup) {
		s.Months, s.Lengths = uint8(len(lengths)), [MaxMonths]uint8{}
		copy(s.Lengths[:], lengths)
	}
}

// forEachEdition runs a test for the editions given.
func forEachEdition(t *testing.T, editions []EditionID, test func(t *testing.T, edition EditionID)) {
	t.Helper()
	for _, edition := range editions {
		t.Run(edition.String(), func(t *testing.T) { test(t, edition) })
	}
}

// allEditions and white are the editions of the game of 2008, and those of
// them with the white calendar.
var (
	allEditions = []EditionID{Big, Standard, Mixed}
	white       = []EditionID{Standard, Mixed}
)

// put lays a space on a day of every month that is long enough.
func (b *board) put(day uint8, space Space) *board {
	for month := range b.Setup.Months {
		if day < b.Setup.Lengths[month] {
			b.Pages[month][day-1] = space
		}
	}
	return b
}

// stand puts a token on a day of its month.
func (b *board) stand(seat Seat, day uint8) *board {
	b.Players[seat].Day = day
	return b
}

// hold gives a seat cash instead of what it has.
func (b *board) hold(seat Seat, cash int32) *board {
	b.Balance[Bank] += b.Cash(seat) - cash
	b.Balance[SeatAccount(seat)] = cash
	return b
}

// owe gives a seat a loan, without the money.
func (b *board) owe(seat Seat, loan int32) *board {
	b.Players[seat].Loan = loan
	return b
}

// owed lets a seat owe a loan since its last Pay Day.
func (b *board) owed(seat Seat, loan int32) *board {
	b.Owed[seat] = loan
	return b.owe(seat, loan)
}

// pot puts money on the Jackpot.
func (b *board) pot(amount int32) *board {
	b.Balance[Bank] -= amount
	b.Balance[Jackpot] += amount
	return b
}

// stack puts cards on top of their draw piles, the first on top.
func (b *board) stack(cards ...CardID) *board {
	for _, card := range slices.Backward(cards) {
		drawn := b.ToDraw(b.Edition().Card(card).Deck)
		i := slices.Index(drawn, card)
		require.GreaterOrEqual(b.t, i, 0, "card %d is not in the draw pile", card)
		copy(drawn[i:], drawn[i+1:])
		drawn[len(drawn)-1] = card
	}
	return b
}

// own takes Deals out of the draw pile and lays them before a seat.
func (b *board) own(seat Seat, cards ...CardID) *board {
	for _, card := range cards {
		b.stack(card)
		b.DealPile.Left--
		b.DealPile.Draw[b.DealPile.Left] = NoCard
		b.play(nil).keepDeal(seat, card, b.Edition().Card(card).Price())
	}
	return b
}

// receive takes Mail out of the draw pile and lays it before a seat, unread.
func (b *board) receive(seat Seat, cards ...CardID) *board {
	for _, card := range cards {
		b.stack(card)
		b.MailPile.Left--
		b.MailPile.Draw[b.MailPile.Left] = NoCard
		hand := &b.Mail[seat]
		hand.Cards[hand.N] = card
		hand.N++
	}
	return b
}

// finish makes a seat a retired one.
func (b *board) finish(seats ...Seat) *board {
	for _, seat := range seats {
		b.Players[seat].Retired = true
	}
	return b
}

// dice loads the generator so that these are the next throws.
func (b *board) dice(want ...uint8) *board {
	return b.luck(func(r *Random) bool {
		for _, n := range want {
			if r.Die() != n {
				return false
			}
		}
		return true
	})
}

// luck loads the generator so that its next throws are as wanted.
func (b *board) luck(wanted func(*Random) bool) *board {
	for seed := Random(0); ; seed++ {
		if r := seed; wanted(&r) {
			b.Random = seed
			return b
		}
	}
}

// choose makes a choice that must be allowed, and notes its events.
func (b *board) choose(c Choice) *board {
	b.t.Helper()
	require.NoError(b.t, b.Choose(c, func(e Event) { b.events = append(b.events, e) }))
	return b
}

// roll takes the turn with a movement roll, and further throws that follow.
func (b *board) roll(dice ...uint8) *board {
	b.t.Helper()
	return b.dice(dice...).choose(Choice{Kind: Roll})
}

// refused tries a choice that must be refused, and returns why.
func (b *board) refused(c Choice) RefusalID {
	b.t.Helper()
	before := b.State
	err := b.Choose(c, func(Event) { b.t.Error("a refused choice made an event") })
	var refusal *Refusal
	require.ErrorAs(b.t, err, &refusal)
	require.Equal(b.t, before, b.State, "a refused choice changed the game")
	return refusal.ID
}

// told returns the events of a kind.
func (b *board) told(kind EventKind) []Event {
	var list []Event
	for _, e := range b.events {
		if e.Kind == kind {
			list = append(list, e)
		}
	}
	return list
}

// payments returns what was paid for the reasons given, or for any.
func (b *board) payments(whys ...Why) []payment {
	var list []payment
	for _, e := range b.told(Paid) {
		if len(whys) == 0 || slices.Contains(whys, e.Why) {
			list = append(list, payment{e.Payer, e.Payee, e.Amount, e.Why})
		}
	}
	return list
}

type payment struct {
	from, to Account
	amount   int32
	why      Why
}

// card returns the n-th card (from 0) of the edition that is as described.
func (b *board) card(n int, like Card) CardID {
	b.t.Helper()
	for i, card := range b.Edition().Cards {
		if card == like {
			if n == 0 {
				return CardID(i + 1)
			}
			n--
		}
	}
	require.FailNow(b.t, "no such card", "%+v", like)
	return NoCard
}

func (b *board) bill(amount int32) CardID { return b.card(0, Card{Kind: Bill, Amount: amount}) }

func (b *board) message(m Message) CardID {
	return b.card(0, Card{Kind: InstantMessage, Message: m})
}

func (b *board) deal(cost, value int32) CardID {
	return b.card(0, Card{Deck: DealDeck, Kind: PlainDeal, Cost: cost, Value: value})
}

// options returns the choices of a kind that the prompt lists.
func (b *board) options(kind ChoiceKind) []Option {
	var list []Option
	for _, o := range b.AppendOptions(nil) {
		if o.Choice.Kind == kind {
			list = append(list, o)
		}
	}
	return list
}
