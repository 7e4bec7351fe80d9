package scenetest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/table"
)

// NewTable returns a game of any edition that begins, among players of the kinds given.
func NewTable(t testing.TB, game engine.Setup, kinds ...table.Kind) *money.Table {
	t.Helper()
	game.Seats = uint8(len(kinds))
	setup := money.Setup{Game: game}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Token: uint8(i), Colour: uint8(i), Kind: kind})
	}
	tb, err := money.New(setup, nil)
	require.NoError(t, err)
	return tb
}

// LayMonth lays all tiles of a game that begins.
func LayMonth(t testing.TB, tb *money.Table) {
	t.Helper()
	for tb.State().Phase == engine.Building {
		choice := engine.Choice{Kind: engine.Fill, Preset: engine.Wild}
		if tb.State().Prompt().Kind == engine.Arrange {
			choice = engine.Choice{Kind: engine.Begin}
		}
		if tb.PersonAsked() {
			_, err := tb.Choose(choice)
			require.NoError(t, err)
		} else {
			tb.Step()
		}
	}
}

// Open opens the page of a game in the window of the design.
func Open(t testing.TB, tb *money.Table) *Studio {
	t.Helper()
	s := New(t, DesignWindow, DesignWindow.Theme(t))
	s.Match = match.NewMatch(s.App, tb)
	s.Match.Show()
	return s
}

// OpenLaid opens a game of two short months of the big edition, whose tiles are laid.
func OpenLaid(t testing.TB, seed uint64, kinds ...table.Kind) *Studio {
	t.Helper()
	return OpenLaidBy(t, seed, 0, kinds...)
}

// OpenLaidBy is [OpenLaid] with house rules.
func OpenLaidBy(t testing.TB, seed uint64, house engine.HouseRules, kinds ...table.Kind) *Studio {
	t.Helper()
	tb := NewTable(t, engine.Setup{
		Months: 2, Lengths: [engine.MaxMonths]uint8{28, 29}, Seed: seed, First: 0, Laying: engine.ByOne, House: house,
	}, kinds...)
	LayMonth(t, tb)
	return Open(t, tb)
}

// PlayUntil plays on until something holds, with people who choose at random. It reports
// whether it ever did while the game stayed on the same page, whatever lay over it.
func (s *Studio) PlayUntil(holds func() bool) bool {
	s.T.Helper()
	if !s.PlayUntilThen(holds) {
		return false
	}
	s.Ticks(session.GracePeriod + 1) // a person reads first
	return true
}

// PlayUntilThen is [Studio.PlayUntil] up to the very tick.
func (s *Studio) PlayUntilThen(holds func() bool) bool {
	s.T.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	page := s.Scenes()[0]
	for range 40_000 {
		if holds() {
			return true
		}
		if _, held := s.Match.Hold(); held {
			s.Match.Release()
		}
		if _, ok := s.Match.Asked(); ok {
			options := s.Match.Options()
			o := options[r.IntN(len(options))]
			if o.Choice.Kind == engine.Borrow && r.IntN(6) > 0 {
				o = options[0]
			}
			require.NoError(s.T, s.Match.Choose(o.Choice))
		}
		s.Tick()
		if s.Scenes()[0] != page {
			break
		}
	}
	return false
}

// OverMatch returns the match of a game between computers that is over.
func OverMatch(t testing.TB, seed uint64, seats int, lengths ...uint8) *match.Match {
	t.Helper()
	game := engine.Setup{Months: uint8(len(lengths)), Seed: seed, First: engine.NoSeat}
	copy(game.Lengths[:], lengths)
	kinds := make([]table.Kind, seats)
	for i := range kinds {
		kinds[i] = table.Normal
	}
	tb := NewTable(t, game, kinds...)
	for range 3_000_000 {
		if tb.State().Prompt().Kind == engine.NoPrompt {
			break
		}
		tb.Step()
	}
	require.Equal(t, engine.Over, tb.State().Phase)
	return match.NewMatch(New(t, DesignWindow, nil).App, tb)
}
