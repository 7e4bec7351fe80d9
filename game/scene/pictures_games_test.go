package scene

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// The casts of the fixed games.
var (
	familyCast = []table.Player{
		{Name: "Mom", Token: 0, Colour: 0, Kind: table.Human},
		{Name: "Dad", Token: 1, Colour: 1, Kind: table.Human},
		{Name: "Grandma", Token: 3, Colour: 3, Kind: table.Human},
		{Name: "Junior", Token: 2, Colour: 2, Kind: table.Human},
		{Name: "Computer 1", Token: 4, Colour: 4, Kind: table.Normal},
		{Name: "Computer 2", Token: 5, Colour: 5, Kind: table.Normal},
	}
	coupleCast = familyCast[:2]
	// solo is one person among computers.
	solo = []table.Player{
		familyCast[0], familyCast[4], familyCast[5],
		{Name: "Computer 3", Token: 2, Colour: 2, Kind: table.Normal},
	}
	// longNames are as long as names can be.
	longNames = []table.Player{
		{Name: "Maximilian Wolfg", Token: 0, Colour: 0, Kind: table.Human},
		{Name: "WWWWWWWWWWWWWWWW", Token: 1, Colour: 1, Kind: table.Human},
		{Name: "Aunt Guinevere M", Token: 2, Colour: 2, Kind: table.Human},
		{Name: "Llewellyn-Smythe", Token: 3, Colour: 3, Kind: table.Human},
		{Name: "Computer Mmmmmmm", Token: 4, Colour: 4, Kind: table.Normal},
		{Name: "Björn Ångström Ø", Token: 5, Colour: 5, Kind: table.Normal},
	}
)

// fixed is a game that comes out the same whenever it is played.
type fixed struct {
	cast []table.Player
	seed uint64
	// laying says who lays the tiles, and how far the game is played: until
	// done says so, or to its end where it is nil.
	laying engine.Laying
	done   func(*engine.State) bool
	// change, if there is one, changes the setup.
	change func(*engine.Setup)
	// reckless players borrow all that they can and pay nothing back.
	reckless bool
	// hesitant players buy no Deal, and would sell none.
	hesitant bool
}

// fixedMonths are those of all fixed games.
var fixedMonths = [engine.MaxMonths]uint8{31, 30, 28}

// longer keeps the fixed games whose players have long names.
var longer sync.Map

// withLongNames returns the same game among players with long names.
func (f *fixed) withLongNames() *fixed {
	if g, ok := longer.Load(f); ok {
		return g.(*fixed)
	}
	g := *f
	g.cast = slices.Clone(f.cast)
	for i := range g.cast {
		g.cast[i].Name = longNames[i].Name
	}
	kept, _ := longer.LoadOrStore(f, &g)
	return kept.(*fixed)
}

// saves keeps the fixed games that have been played.
var saves sync.Map

// save plays the game, the first time, and returns how it is saved.
func (f *fixed) save(t testing.TB) []byte {
	t.Helper()
	if saved, ok := saves.Load(f); ok {
		return saved.([]byte)
	}
	shelf := store.OpenMemory()
	setup := engine.Setup{
		Seats: uint8(len(f.cast)), Months: 3, Lengths: fixedMonths, First: 0, Seed: f.seed, Laying: f.laying,
	}
	if f.change != nil {
		f.change(&setup)
	}
	tb, err := table.New(table.Setup{Game: setup, Players: f.cast}, shelf)
	require.NoError(t, err)
	for tb.State().Phase != engine.Over && (f.done == nil || !tb.PersonAsked() || !f.done(tb.State())) {
		f.step(t, tb)
	}
	require.NoError(t, tb.Save())
	saved, err := shelf.Read(store.Autosave)
	require.NoError(t, err)
	saves.Store(f, saved)
	return saved
}

// step lets whoever is asked choose.
func (f *fixed) step(t testing.TB, tb *table.Table) {
	t.Helper()
	st := tb.State()
	if !tb.PersonAsked() {
		tb.Step()
		return
	}
	var choice engine.Choice
	switch p := st.Prompt(); p.Kind {
	case engine.PlaceTile:
		choice = engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}
	case engine.Arrange:
		choice = engine.Choice{Kind: engine.Begin}
		if st.Missing() > 0 {
			choice = engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}
		}
	default:
		if f.reckless && p.Kind == engine.TakeTurn && st.Players[p.Seat].Loan < 200_000 {
			choice = engine.Choice{Kind: engine.Borrow, Amount: 50_000}
			break
		}
		if f.reckless && p.Kind == engine.PayOffLoan {
			choice = engine.Choice{Kind: engine.Repay}
			break
		}
		if f.hesitant && (p.Kind == engine.BuyDeal || p.Kind == engine.SellDeal) {
			choice = engine.Choice{Kind: engine.Decline}
			if p.Kind == engine.SellDeal {
				choice.Kind = engine.SellNone
			}
			break
		}
		view, thinker, done := st.View(p.Seat), bot.New(bot.Normal, p.Seat), false
		for !done {
			choice, done = thinker.Step(&view)
		}
	}
	_, err := tb.Choose(choice)
	require.NoError(t, err)
}

// atTurnOf is done at the first seat's turn in a month from a day on.
func atTurnOf(month, day uint8) func(*engine.State) bool {
	return func(st *engine.State) bool {
		p := st.Prompt()
		return p.Kind == engine.TakeTurn && p.Seat == 0 && st.Players[0].Month == month && st.Players[0].Day >= day
	}
}

// The fixed games.
var (
	fixedTwo    = &fixed{cast: coupleCast, seed: 21, done: atTurnOf(2, 10)}
	fixedSix    = &fixed{cast: familyCast, seed: 8, done: atTurnOf(2, 10)}
	fixedSolo   = &fixed{cast: solo, seed: 7, done: atTurnOf(2, 10)}
	fixedLong   = &fixed{cast: longNames, seed: 8, done: atTurnOf(2, 10)}
	fixedOver2  = &fixed{cast: coupleCast, seed: 5}
	fixedOver6  = &fixed{cast: familyCast, seed: 6}
	fixedMissed = &fixed{cast: coupleCast, seed: 5, hesitant: true}
	fixedInDebt = &fixed{cast: familyCast[:4], seed: 7, reckless: true}

	fixedStandard    = &fixed{cast: familyCast, seed: 8, done: atTurnOf(2, 10), change: playedIn(engine.Standard)}
	fixedClassic     = &fixed{cast: familyCast, seed: 8, done: atTurnOf(2, 10), change: playedIn(engine.Classic1975)}
	fixedEvent       = &fixed{cast: familyCast, seed: 8, done: atTurnOf(2, 10), change: playedIn(engine.Event2000)}
	fixedClassicOver = &fixed{cast: familyCast, seed: 6, change: playedIn(engine.Classic1975)}
	fixedEventOver   = &fixed{cast: familyCast, seed: 6, change: playedIn(engine.Event2000)}
	// The second page of fixedMixed begins on a Saturday and has 31 days.
	fixedMixed       = &fixed{cast: familyCast, seed: 8, laying: engine.ByOne, done: atTurnOf(2, 10), change: realMonths}
	fixedMixedAlone  = &fixed{cast: familyCast, seed: 8, laying: engine.ByOne, change: realMonths, done: func(*engine.State) bool { return true }}
	fixedMixedInTurn = &fixed{cast: familyCast, seed: 8, change: realMonths, done: func(*engine.State) bool { return true }}
)

// playedIn makes a game one of an edition whose months are printed.
func playedIn(ed engine.EditionID) func(*engine.Setup) {
	return func(s *engine.Setup) { s.Edition, s.Lengths = ed, [engine.MaxMonths]uint8{31, 31, 31} }
}

// realMonths makes a game one of mixed months, from December 2027 on.
func realMonths(s *engine.Setup) {
	s.Edition, s.Blue = engine.Mixed, 12
	s.Calendar = engine.Calendar{
		Year: 2027, Month: 12, Country: engine.Canada,
		Holidays:  [engine.MaxMonths]uint32{1<<24 | 1<<25, 1 << 0, 1 << 20},
		Birthdays: [engine.MaxSeats]engine.Date{{Month: 12, Day: 3}, {Month: 1, Day: 14}, {Month: 12, Day: 18}, {Month: 12, Day: 27}},
	}
	for i := range s.Months {
		s.Lengths[i] = engine.DaysIn(s.Calendar.YearMonth(i + 1))
	}
}
