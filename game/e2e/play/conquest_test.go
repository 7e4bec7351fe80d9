package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// untilCampaign waits until the game of Conquest that is saved is as it should be, and returns it.
func untilCampaign(t *testing.T, h home.Home, what string, holds func(*conquest.State) bool) conquest.State {
	t.Helper()
	var state conquest.State
	require.Eventually(t, func() bool {
		game, err := armies.Resume(h)
		if store.KindOf(err) == store.NotFound {
			return false
		}
		require.NoError(t, err, "the save cannot be read")
		state = *game.State()
		return holds(&state)
	}, home.Patience, home.Poll, what)
	return state
}

// nextOrder waits until a person is asked something on the map, or the game is over, and returns
// what is shown then and how the game is saved.
func nextOrder(t *testing.T, g *e2e.Game, h home.Home) (e2e.Trace, conquest.State) {
	t.Helper()
	for range person.Long / person.Glance {
		now := g.Now()
		switch {
		case now.Moving:
		case person.Has(now, "recap-go"):
			g.ClickOn("recap-go")
		case now.Scene == "conquest-results":
			return now, untilCampaign(t, h, "the game is saved as over", (*conquest.State).Over)
		case now.Scene == "map" && now.Prompt != "":
			return now, untilCampaign(t, h, "the game is saved at "+now.Prompt, func(s *conquest.State) bool {
				return s.Ask.String() == now.Prompt && int(s.Prompt().Seat)+1 == now.Seat
			})
		}
		g.Ticks(person.Glance)
	}
	t.Fatal("nobody is asked anything")
	return e2e.Trace{}, conquest.State{}
}

// order answers what is asked with the mouse: it attacks where that is likely to succeed.
func order(t *testing.T, g *e2e.Game, now e2e.Trace, s *conquest.State) {
	t.Helper()
	switch s.Ask {
	case conquest.ClaimDay:
		g.ClickOn(person.Day(uint8(s.Free().First())))
	case conquest.PlaceArmy, conquest.Reinforce:
		g.ClickOn(person.Day(uint8(s.Held[s.Turn].First())))
		if again := g.Now(); again.Prompt == now.Prompt && person.Has(again, "main") {
			g.ClickOn("main") // the rest goes there, too
		}
	case conquest.Attack:
		const good = 80 * conquest.Whole / 100
		for rest := s.Held[s.Turn]; rest != 0; rest &= rest - 1 {
			from := rest.First()
			if to, chance := s.BestAttack(from, s.Armies[from]); chance > good {
				g.DragTo(person.Day(uint8(from)), person.Day(uint8(to)))
				if g.Ticks(2); person.Has(g.Now(), "until") { // or the game has gone on since it was saved
					g.ClickOn("until")
				}
				return
			}
		}
		g.ClickOn(person.First(now, "end", "main"))
	default:
		g.ClickOn("main")
	}
}

// prepareConquest saves a game of Conquest in which a person is asked something of a kind.
func prepareConquest(t *testing.T, h home.Home, kind conquest.PromptKind) {
	t.Helper()
	setup := armies.Setup{
		Game: conquest.Setup{Seed: 7, Page: conquest.MonthPage(2027, 1), Seats: 3, First: 0},
		Players: []table.Player{
			{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Easy}, {Name: "Junior", Token: 2, Colour: 2, Kind: table.Normal},
		},
	}
	game, err := armies.New(setup, h)
	require.NoError(t, err)
	for !game.PersonAsked() || game.State().Ask != kind {
		if !game.PersonAsked() {
			game.Step()
			continue
		}
		_, err := game.Choose(game.State().AppendOptions(nil)[0].Choice)
		require.NoError(t, err)
	}
	require.NoError(t, game.Save())
}

func TestWholeGameOfConquestWithTheMouse(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.Start(t)
	g.Scene("title")
	g.ClickOn("play")
	g.ClickOn("ready-conquest")
	g.Scene("map")
	now, state := nextOrder(t, g, h)
	assert.Equal(t, "place-army", now.Prompt)
	asked := map[conquest.PromptKind]bool{}
	look := func() {
		if !asked[state.Ask] {
			asked[state.Ask] = true
			g.Shot("map-" + now.Prompt)
		}
	}
	look()
	g.ClickPart("speed", person.Instant, person.Speeds)

	// The window is closed and opened again in the middle of a fight.
	for state.Ask != conquest.Attack {
		order(t, g, now, &state)
		now, state = nextOrder(t, g, h)
		look()
	}
	g.Close()
	g = h.Start(t)
	g.Scene("title")
	g.ClickOn("continue")
	again, restored := nextOrder(t, g, h)
	assert.Equal(t, now.Prompt, again.Prompt)
	assert.Equal(t, state, restored)

	for range 600 {
		now, state = nextOrder(t, g, h)
		if state.Over() {
			break
		}
		look()
		order(t, g, now, &state)
	}
	require.True(t, state.Over(), "the game comes to an end")
	g.Scene("conquest-results")
	g.Ticks(5)
	g.Shot("conquest-results")
	assert.True(t, asked[conquest.Reinforce] && asked[conquest.Attack])
	g.Close()
}
