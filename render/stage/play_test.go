package stage

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// setupFor returns the setup of the n-th of many different games.
func setupFor(n int) engine.Setup {
	setup := engine.Setup{
		Edition: engine.EditionID(n / 7 % int(engine.NumEditions)), Seats: uint8(2 + n%5), Months: uint8(2 + n/5%2), Seed: uint64(n), First: engine.NoSeat,
	}
	for i := range setup.Months {
		setup.Lengths[i] = max(31-uint8((int(i)+n)%4), engine.EditionOf(setup.Edition).Shortest)
	}
	setup.House = engine.HouseRules(n/3) & engine.EditionOf(setup.Edition).House
	if setup.Edition == engine.Mixed {
		setup.Blue = uint8(n % 28)
		setup.Calendar = engine.Calendar{Year: 2026, Month: 2, Birthdays: [engine.MaxSeats]engine.Date{{Month: 2, Day: 14}, {Month: 3, Day: 3}}}
		for i := range setup.Months {
			setup.Lengths[i] = engine.DaysIn(setup.Calendar.YearMonth(i + 1))
			setup.Calendar.Holidays[i] = 1<<4 | 1<<20
		}
	}
	setup.Oldest = engine.Seat(n % int(setup.Seats))
	if n%2 == 1 {
		setup.Laying, setup.Builder = engine.ByOne, engine.Seat(n%3%int(setup.Seats))
	}
	return setup
}

// guest plays a game at random: every legal choice may come, but a loan is
// seldom taken for nothing.
type guest struct {
	random  *rand.Rand
	options []engine.Option
}

func newGuest(seed int) *guest {
	return &guest{random: rand.New(rand.NewPCG(uint64(seed), 7))}
}

func (g *guest) choose(s *engine.State) engine.Choice {
	g.options = s.AppendOptions(g.options[:0])
	if last := g.options[len(g.options)-1].Choice; last.Kind == engine.Begin && g.random.IntN(4) == 0 {
		return last
	}
	if s.Page != 0 && g.random.IntN(20) > 0 {
		kept := g.options[:0]
		for _, o := range g.options {
			if o.Choice.Kind == engine.Place || o.Choice.Kind == engine.Begin {
				kept = append(kept, o)
			}
		}
		g.options = kept
	}
	o := g.options[g.random.IntN(len(g.options))]
	if o.Choice.Kind == engine.Borrow && g.random.IntN(4) > 0 {
		o = g.options[0]
	}
	if o.Step == 0 {
		return o.Choice
	}
	steps := (o.Most - o.Choice.Amount) / o.Step
	if o.Choice.Kind == engine.Borrow && g.random.IntN(50) > 0 {
		steps = min(steps, 4)
	}
	return o.With(o.Choice.Amount + o.Step*g.random.Int32N(steps+1))
}

// same fails unless two values are equal. It compares them as they are, which
// for a whole table is much faster than by reflection.
func same[T comparable](t require.TestingT, want, got T, what string) {
	if want != got {
		require.Equal(t, want, got, what)
	}
}

// seen returns what everyone sees of a pile.
func seen(s *engine.State, deck engine.Deck) tabletop.Pile {
	gone := s.Discards(deck)
	pile := tabletop.Pile{Left: uint8(len(s.ToDraw(deck))), Gone: uint8(len(gone))}
	if len(gone) > 0 {
		pile.Top = gone[len(gone)-1]
	}
	return pile
}

// requireSame fails unless the table shows just what the state is.
func requireSame(t require.TestingT, s *engine.State, sh *tabletop.Shown) {
	setup := s.Setup
	setup.Seed = 0
	same(t, setup, sh.Setup, "setup")
	same(t, s.Phase, sh.Phase, "phase")
	same(t, s.Turn, sh.Turn, "whose turn it is")
	same(t, s.Turns, sh.Turns, "turns")
	same(t, s.Balance, sh.Balance, "accounts")
	same(t, s.Players, sh.Players, "players")
	same(t, s.Owed, sh.Owed, "owed since Pay Day")
	same(t, s.Mail, sh.Mail, "mail held")
	same(t, s.Deals, sh.Deals, "deals held")
	same(t, s.Paid, sh.Paid, "paid for deals")
	same(t, s.Pages, sh.Pages, "pages")
	same(t, s.Blue, sh.Blue, "days with tiles")
	same(t, s.Page, sh.Laying, "page being laid")
	same(t, seen(s, engine.MailDeck), sh.Piles[engine.MailDeck], "mail pile")
	same(t, seen(s, engine.DealDeck), sh.Piles[engine.DealDeck], "deal pile")
	same(t, s.InHand, sh.InHand, "tile in hand")
	same(t, s.Lottery, sh.Lottery, "lottery")
	same(t, s.BonusDie, sh.BonusDie, "the Bonus die")
	same(t, s.LotteryCards, sh.LotteryCards, "Lottery cards")
	same(t, s.Auction, sh.Auction, "the auction")
	same(t, seen(s, engine.EventDeck), sh.Piles[engine.EventDeck], "event pile")
	same(t, s.Election, sh.Election, "an election is open")
	same(t, s.ClocksTurned, sh.ClocksTurned, "daylight savings took place")
	if s.Page != 0 {
		var left [engine.NumSpaces]uint8
		for _, tile := range s.TilesLeft() {
			left[tile]++
		}
		same(t, left, sh.TilesLeft, "tiles left")
	}
	p := s.Prompt()
	switch p.Kind {
	case engine.BuyDeal:
		same(t, tabletop.Offer{Seat: p.Seat, Card: p.Card}, sh.Offer, "deal on the table")
	case engine.PlaceBid:
		same(t, s.Auction.Drawer, sh.Offer.Seat, "who drew the deal")
	default:
		same(t, engine.NoCard, sh.Offer.Card, "no deal on the table at "+p.Kind.String())
	}
	same(t, p.Kind == engine.PayOffLoan || p.Kind == engine.MindSavings || p.Kind == engine.SettleCharge, sh.Settlement.Open, "a ledger is open at "+p.Kind.String())
	if p.Kind == engine.PayOffLoan {
		same(t, p.Seat, sh.Settlement.Seat, "who settles")
		// Where bills come first and there were none, their line is empty.
		if sh.Settlement.At() != tabletop.StepBills || sh.Settlement.Count > 0 {
			same(t, tabletop.StepRepay, sh.Settlement.At(), "line of the ledger")
		}
	}
	for seat := range engine.Seat(s.Setup.Seats) {
		same(t, s.BillsDue(seat), sh.BillsDue(seat), "bills due")
		points := sh.Course[seat].Points()
		same(t, s.NetWorthAfterBills(seat), points[len(points)-1].Worth(), "the course ends where the player stands")
		if sh.Whole {
			same(t, s.NetWorth(seat), sh.Tally[seat].NetWorth(), "the sums make the net worth")
		}
	}
	if s.Phase == engine.Over {
		same(t, s.Winners(), sh.Results.Winners, "winners")
		for seat := range engine.Seat(s.Setup.Seats) {
			same(t, s.NetWorth(seat), sh.Results.Worth[seat], "final net worth")
		}
	}
}

func TestTableEqualsTheStateAfterEveryPromptWhateverIsSkipped(t *testing.T) {
	for n := range 240 {
		var s engine.State
		var events []engine.Event
		sink := func(e engine.Event) { events = append(events, e) }
		setup := setupFor(n)
		require.NoError(t, s.Start(setup, sink))
		st := New(setup)
		player := newGuest(n)
		r := player.random
		for {
			st.Queue(events...)
			events = events[:0]
			meddle(t, st, r, setup.Seats)
			require.False(t, st.Busy())
			same(t, Actors{}, *st.Actors(), "nothing moves")
			requireSame(t, &s, st.Shown())
			if s.Phase == engine.Over {
				break
			}
			require.NoError(t, s.Choose(player.choose(&s), sink))
		}
	}
}

// meddle plays a stage until it rests, with all that a person may do
// meanwhile at random ticks.
func meddle(t *testing.T, st *Stage, r *rand.Rand, seats uint8) {
	for tick := 0; st.Busy(); tick++ {
		require.Less(t, tick, 60*600, "the stage comes to rest")
		switch r.IntN(40) {
		case 0:
			st.SetSpeed(beats.Speed(r.IntN(int(beats.NumSpeeds))))
		case 1:
			st.SetReducedMotion(r.IntN(2) == 0)
		case 2:
			st.SetPeople(engine.SeatSet(r.IntN(1 << seats)))
		case 3, 4, 5:
			st.Hurry()
		case 6:
			if r.IntN(10) == 0 {
				st.FinishAll()
			}
		}
		if _, held := st.Hold(); held && r.IntN(3) == 0 {
			st.Release()
		}
		st.Tick()
	}
}

func TestStageMadeFromAStateShowsItAndGoesOn(t *testing.T) {
	for n := range 40 {
		var s engine.State
		var events []engine.Event
		sink := func(e engine.Event) { events = append(events, e) }
		require.NoError(t, s.Start(setupFor(n), nil))
		player := newGuest(n)
		for range 20 + player.random.IntN(200) {
			if s.Phase != engine.Over {
				require.NoError(t, s.Choose(player.choose(&s), nil))
			}
		}
		st := FromState(&s)
		requireSame(t, &s, st.Shown())
		for s.Phase != engine.Over {
			events = events[:0]
			require.NoError(t, s.Choose(player.choose(&s), sink))
			st.Fold(events...)
			requireSame(t, &s, st.Shown())
		}
	}
}

func TestSameEventsAndTicksGiveTheSamePicture(t *testing.T) {
	var s engine.State
	var events []engine.Event
	sink := func(e engine.Event) { events = append(events, e) }
	setup := setupFor(3)
	require.NoError(t, s.Start(setup, sink))
	player := newGuest(3)
	a, b := New(setup), New(setup)
	for s.Phase != engine.Over {
		a.Queue(events...)
		b.Queue(events...)
		events = events[:0]
		for a.Busy() {
			require.Equal(t, a.Tick(), b.Tick())
			same(t, *a.Actors(), *b.Actors(), "actors")
			same(t, a.Shown().Balance, b.Shown().Balance, "accounts")
		}
		require.False(t, b.Busy())
		require.NoError(t, s.Choose(player.choose(&s), sink))
	}
	assert.Equal(t, *a.Shown(), *b.Shown())
}
