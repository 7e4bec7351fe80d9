package scenetest

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/bot"
	"bigpayday/game/cast"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/skill"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// Custom2000 is a game of the edition of 2000.
var Custom2000 = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(2, 10), Change: func(s *engine.Setup) {
	s.Edition, s.Lengths = engine.Event2000, [engine.MaxMonths]uint8{31, 31, 31}
}}

// TwoPlayers2000 is such a game of two, where most Lottery cards are unused.
var TwoPlayers2000 = &Game{Cast: Couple, Seed: 9, Done: AtTurnOf(2, 8), Change: Custom2000.Change}

// The casts of the fixed games.
var (
	Family = []table.Player{
		{Name: "Mom", Token: 0, Colour: 0, Kind: table.Human, Character: cast.Rosa},
		{Name: "Dad", Token: 1, Colour: 1, Kind: table.Human, Character: cast.Al},
		{Name: "Grandma", Token: 3, Colour: 3, Kind: table.Human, Character: cast.Pearl},
		{Name: "Junior", Token: 2, Colour: 2, Kind: table.Human, Character: cast.Theo},
		{Name: "Miss Kitt", Token: 4, Colour: 4, Kind: table.Normal, Character: cast.Kitt},
		{Name: "Juno", Token: 5, Colour: 5, Kind: table.Normal, Character: cast.Juno},
	}
	Couple = Family[:2]
	// Solo is one person among computers.
	Solo = []table.Player{
		Family[0], Family[4], Family[5],
		{Name: "Otto", Token: 2, Colour: 2, Kind: table.Normal, Character: cast.Otto},
	}
	// LongNames are as long as names can be.
	LongNames = []table.Player{
		{Name: "Maximilian Wolfg", Token: 0, Colour: 0, Kind: table.Human},
		{Name: "WWWWWWWWWWWWWWWW", Token: 1, Colour: 1, Kind: table.Human},
		{Name: "Aunt Guinevere M", Token: 2, Colour: 2, Kind: table.Human},
		{Name: "Llewellyn-Smythe", Token: 3, Colour: 3, Kind: table.Human},
		{Name: "Computer Mmmmmmm", Token: 4, Colour: 4, Kind: table.Normal},
		{Name: "Björn Ångström Ø", Token: 5, Colour: 5, Kind: table.Normal},
	}
)

// Game is a game that comes out the same whenever it is played.
type Game struct {
	Cast []table.Player
	Seed uint64
	// Laying says who lays the tiles, and how far the game is played: until
	// done says so, or to its end where it is nil.
	Laying engine.Laying
	Done   func(*engine.State) bool
	// change, if there is one, changes the setup.
	Change func(*engine.Setup)
	// Reckless players borrow all that they can and pay nothing back.
	Reckless bool
	// Hesitant players buy no Deal, and would sell none.
	Hesitant bool
}

// gameMonths are those of all fixed games.
var gameMonths = [engine.MaxMonths]uint8{31, 30, 28}

// longNamedGames keeps the fixed games whose players have long names.
var longNamedGames sync.Map

// withLongNames returns the same game among players with long names.
func (f *Game) withLongNames() *Game {
	if g, ok := longNamedGames.Load(f); ok {
		return g.(*Game)
	}
	g := *f
	g.Cast = slices.Clone(f.Cast)
	for i := range g.Cast {
		g.Cast[i].Name = LongNames[i].Name
	}
	kept, _ := longNamedGames.LoadOrStore(f, &g)
	return kept.(*Game)
}

// savedGames keeps the fixed games that have been played.
var savedGames sync.Map

// Save plays the game, the first time, and returns how it is saved.
func (f *Game) Save(t testing.TB) []byte {
	t.Helper()
	if saved, ok := savedGames.Load(f); ok {
		return saved.([]byte)
	}
	storage := store.OpenMemory()
	setup := engine.Setup{
		Seats: uint8(len(f.Cast)), Months: 3, Lengths: gameMonths, First: 0, Seed: f.Seed, Laying: f.Laying,
	}
	if f.Change != nil {
		f.Change(&setup)
	}
	tb, err := money.New(money.Setup{Game: setup, Players: f.Cast}, storage)
	require.NoError(t, err)
	for tb.State().Phase != engine.Over && (f.Done == nil || !tb.PersonAsked() || !f.Done(tb.State())) {
		f.step(t, tb)
	}
	require.NoError(t, tb.Save())
	saved, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	savedGames.Store(f, saved)
	return saved
}

// step lets whoever is asked choose.
func (f *Game) step(t testing.TB, tb *money.Table) {
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
		if f.Reckless && p.Kind == engine.TakeTurn && st.Players[p.Seat].Loan < 200_000 {
			choice = engine.Choice{Kind: engine.Borrow, Amount: 50_000}
			break
		}
		if f.Reckless && p.Kind == engine.PayOffLoan {
			choice = engine.Choice{Kind: engine.Repay}
			break
		}
		if f.Hesitant && (p.Kind == engine.BuyDeal || p.Kind == engine.SellDeal) {
			choice = engine.Choice{Kind: engine.Decline}
			if p.Kind == engine.SellDeal {
				choice.Kind = engine.SellNone
			}
			break
		}
		view, player, done := st.View(p.Seat), bot.New(skill.Normal, p.Seat), false
		for !done {
			choice, done = player.Step(&view)
		}
	}
	_, err := tb.Choose(choice)
	require.NoError(t, err)
}

// AtTurnOf is done at the first seat's turn in a month from a day on.
func AtTurnOf(month, day uint8) func(*engine.State) bool {
	return func(st *engine.State) bool {
		p := st.Prompt()
		return p.Kind == engine.TakeTurn && p.Seat == 0 && st.Players[0].Month == month && st.Players[0].Day >= day
	}
}

// The fixed games.
var (
	TwoPlayers   = &Game{Cast: Couple, Seed: 21, Done: AtTurnOf(2, 10)}
	ThreePlayers = &Game{Cast: Family[:3], Seed: 12, Done: AtTurnOf(2, 14)}
	SixPlayers   = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(2, 10)}
	OnePerson    = &Game{Cast: Solo, Seed: 7, Done: AtTurnOf(2, 10)}
	FirstMonth   = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(1, 10)}
	FirstTurn    = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(1, 0)}
	LongNamed    = &Game{Cast: LongNames, Seed: 8, Done: AtTurnOf(2, 10)}
	OverOfTwo    = &Game{Cast: Couple, Seed: 5}
	OverOfSix    = &Game{Cast: Family, Seed: 6}
	OverHesitant = &Game{Cast: Couple, Seed: 5, Hesitant: true}
	OverInDebt   = &Game{Cast: Family[:4], Seed: 7, Reckless: true}

	Standard    = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(2, 10), Change: PlayedIn(engine.Standard)}
	Classic1975 = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(2, 10), Change: PlayedIn(engine.Classic1975)}
	Event2000   = &Game{Cast: Family, Seed: 8, Done: AtTurnOf(2, 10), Change: PlayedIn(engine.Event2000)}
	Over1975    = &Game{Cast: Family, Seed: 6, Change: PlayedIn(engine.Classic1975)}
	Over2000    = &Game{Cast: Family, Seed: 6, Change: PlayedIn(engine.Event2000)}
	// The second page of fixedMixed begins on a Saturday and has 31 days.
	Mixed             = &Game{Cast: Family, Seed: 8, Laying: engine.ByOne, Done: AtTurnOf(2, 10), Change: RealMonths}
	MixedLayingAlone  = &Game{Cast: Family, Seed: 8, Laying: engine.ByOne, Change: RealMonths, Done: func(*engine.State) bool { return true }}
	MixedLayingInTurn = &Game{Cast: Family, Seed: 8, Change: RealMonths, Done: func(*engine.State) bool { return true }}
)

// PlayedIn makes a game one of an edition whose months are printed.
func PlayedIn(ed engine.EditionID) func(*engine.Setup) {
	return func(s *engine.Setup) { s.Edition, s.Lengths = ed, [engine.MaxMonths]uint8{31, 31, 31} }
}

// RealMonths makes a game one of mixed months, from December 2027 on.
func RealMonths(s *engine.Setup) {
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

// LayingAlone are games whose month is built, by the first player or by all.
var (
	LayingAlone  = &Game{Cast: Family, Seed: 3, Laying: engine.ByOne, Done: func(*engine.State) bool { return true }}
	LayingInTurn = &Game{Cast: Family, Seed: 3, Done: func(*engine.State) bool { return true }}
)

// AlmostOver is a game in which only one player is left.
var AlmostOver = &Game{Cast: Family[:4], Seed: 12, Done: func(st *engine.State) bool {
	left := 0
	for _, p := range st.Players[:st.Seats()] {
		if !p.Retired {
			left++
		}
	}
	return left == 1 && st.Prompt().Kind == engine.TakeTurn
}}

// FirstMonthEnd is a game in which one player is left in the first month.
var FirstMonthEnd = NearMonthEnd(SixPlayers, 1)

// NearMonthEnd returns a game that is played until one player is left in a month.
func NearMonthEnd(f *Game, month uint8) *Game {
	g := *f
	g.Done = func(st *engine.State) bool {
		left := slices.Collect(func(yield func(engine.Player) bool) {
			for _, p := range st.Players[:st.Seats()] {
				if !p.Retired && p.Month <= month && !yield(p) {
					return
				}
			}
		})
		return len(left) == 1 && st.Prompt().Kind == engine.TakeTurn
	}
	return &g
}
