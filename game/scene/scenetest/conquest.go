package scenetest

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	guide "bigpayday/game/conquest/lesson"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/theater"
	"bigpayday/game/skill"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// Conquest is a game of Conquest that comes out the same whenever it is played, on the page
// of January 2027.
type Conquest struct {
	Cast   []table.Player
	Seed   uint64
	Rounds uint8
	House  conquest.HouseRules
	// Done says how far the game is played: until it says so where a person is asked, or
	// to the end where it is nil.
	Done func(*conquest.State) bool
	// Careless persons choose what comes first. Otherwise they play like computers.
	Careless bool
}

// The fixed games of Conquest.
var (
	// ConquestOfTwo is over because one has all days; ConquestOfSix because its rounds
	// are over, with players out; ConquestTied too, and two share the win.
	ConquestOfTwo = &Conquest{Cast: Couple, Seed: 23}
	ConquestOfSix = &Conquest{Cast: Family, Seed: 14, Rounds: 12}
	ConquestTied  = &Conquest{Cast: Family[:4], Seed: 113, Rounds: 6}
	// ConquestCareless is over after few decisions, some of them to regret.
	ConquestCareless = &Conquest{
		Cast: []table.Player{Family[0], Family[4]}, Seed: 3, Rounds: 1, Careless: true,
		House: conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup),
	}
	// ConquestAttack is a game of one person, who is asked to attack in the third round.
	ConquestAttack = &Conquest{Cast: Solo, Seed: 7, Done: func(s *conquest.State) bool {
		return s.Round == 3 && s.Ask == conquest.Attack && s.Turn == 0
	}}
	// ConquestTurn is the same at the beginning of that turn, and ConquestRaided one at
	// whose turn the others have taken many days since the last one.
	ConquestTurn   = &Conquest{Cast: Solo, Seed: 7, Done: atTurn(3)}
	ConquestRaided = &Conquest{Cast: Family, Seed: 14, Done: atTurn(5)}
)

// atTurn is done when a person begins a turn in a round.
func atTurn(round uint8) func(*conquest.State) bool {
	return func(s *conquest.State) bool {
		return s.Round == round && (s.Ask == conquest.Reinforce || s.Ask == conquest.TurnIn)
	}
}

// conquestOnScreen is the part of a [Studio] that belongs to games of Conquest.
type conquestOnScreen struct {
	// Theater is the game of Conquest on the screen, if one is.
	Theater *theater.Theater
}

func (c *conquestOnScreen) session() *session.Session {
	if c.Theater == nil {
		return nil
	}
	return c.Theater.Session
}

// savedConquests keeps how the fixed games of Conquest are saved, see [conquestKey].
var savedConquests sync.Map

type conquestKey struct {
	game      *Conquest
	longNames bool
}

// Save plays the game, the first time, and returns how it is saved.
func (f *Conquest) Save(t testing.TB, longNames bool) []byte {
	t.Helper()
	key := conquestKey{f, longNames}
	if saved, ok := savedConquests.Load(key); ok {
		return saved.([]byte)
	}
	cast := slices.Clone(f.Cast)
	for i := range cast {
		if longNames {
			cast[i].Name = LongNames[i].Name
		}
	}
	storage := store.OpenMemory()
	tb, err := armies.New(armies.Setup{Players: cast, Game: conquest.Setup{
		Seed: f.Seed, Page: conquest.MonthPage(2027, 1), Seats: uint8(len(cast)), First: conquest.NoSeat, Rounds: f.Rounds, House: f.House,
	}}, storage)
	require.NoError(t, err)
	players := make([]*bot.Player, len(cast))
	for seat := range players {
		players[seat] = bot.New(skill.Normal, conquest.Seat(seat))
	}
	for !tb.Over() && (f.Done == nil || !tb.PersonAsked() || !f.Done(tb.State())) {
		if !tb.PersonAsked() {
			tb.Step()
			continue
		}
		seat := tb.Asked()
		view := tb.State().View(seat)
		choice := view.AppendOptions(nil)[0].Choice
		for done := f.Careless; !done; {
			choice, done = players[seat].Step(&view)
		}
		_, err := tb.Choose(choice)
		require.NoError(t, err)
	}
	require.NoError(t, tb.Save())
	saved, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	savedConquests.Store(key, saved)
	return saved
}

// PlayConquest puts a fixed game of Conquest on the screen.
func (s *Studio) PlayConquest(f *Conquest) {
	s.T.Helper()
	s.named = true
	require.NoError(s.T, s.Store.Write(store.Autosave, f.Save(s.T, s.Window.LongNames)))
	tb, err := armies.Resume(s.Store)
	require.NoError(s.T, err)
	s.ShowConquest(tb)
}

// ShowConquest puts a game of Conquest on the screen.
func (s *Studio) ShowConquest(tb *armies.Table) {
	s.T.Helper()
	s.Theater = theater.New(s.App, tb)
	s.applySkin()
	s.Theater.Show()
	s.Ticks(2)
}

// conquestTold are the hints of Conquest of a person who needs none any more.
func conquestTold() string { return guide.AllTold() }

// FinishedConquest puts a game of Conquest on the screen that is over.
func (s *Studio) FinishedConquest(f *Conquest) {
	s.PlayConquest(f)
	s.Settle()
}

// OverMap opens a page over the map of a game.
func (s *Studio) OverMap(f *Conquest, door app.Door[*theater.Theater]) {
	s.T.Helper()
	s.PlayConquest(f)
	door.Open(s.App, s.Theater)
	s.Ticks(2)
}
