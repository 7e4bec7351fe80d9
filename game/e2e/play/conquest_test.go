package play_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// day is the id of a day of the page.
func day(d conquest.Day) string { return "day-" + strconv.Itoa(int(d)) }

// untilCampaign waits until the game of Conquest that is saved is as it should be, and returns it.
func untilCampaign(t *testing.T, home userHome, what string, holds func(*conquest.State) bool) conquest.State {
	t.Helper()
	var state conquest.State
	require.Eventually(t, func() bool {
		game, err := armies.Resume(home)
		if store.KindOf(err) == store.NotFound {
			return false
		}
		require.NoError(t, err, "the save cannot be read")
		state = *game.State()
		return holds(&state)
	}, savePatience, savePoll, what)
	return state
}

// nextOrder waits until a person is asked something on the map, or the game is over, and returns
// what is shown then and how the game is saved.
func nextOrder(t *testing.T, g *e2e.Game, home userHome) (e2e.Trace, conquest.State) {
	t.Helper()
	for range long / glance {
		now := g.Now()
		switch {
		case now.Moving:
		case has(now, "recap-go"):
			g.ClickOn("recap-go")
		case now.Scene == "conquest-results":
			return now, untilCampaign(t, home, "the game is saved as over", (*conquest.State).Over)
		case now.Scene == "map" && now.Prompt != "":
			return now, untilCampaign(t, home, "the game is saved at "+now.Prompt, func(s *conquest.State) bool {
				return s.Ask.String() == now.Prompt && int(s.Prompt().Seat)+1 == now.Seat
			})
		}
		g.Ticks(glance)
	}
	t.Fatal("nobody is asked anything")
	return e2e.Trace{}, conquest.State{}
}

// order answers what is asked with the mouse: it attacks where that is likely to succeed.
func order(t *testing.T, g *e2e.Game, now e2e.Trace, s *conquest.State) {
	t.Helper()
	switch s.Ask {
	case conquest.ClaimDay:
		g.ClickOn(day(s.Free().First()))
	case conquest.PlaceArmy, conquest.Reinforce:
		g.ClickOn(day(s.Held[s.Turn].First()))
		if again := g.Now(); again.Prompt == now.Prompt && has(again, "main") {
			g.ClickOn("main") // the rest goes there, too
		}
	case conquest.Attack:
		const good = 80 * conquest.Whole / 100
		for rest := s.Held[s.Turn]; rest != 0; rest &= rest - 1 {
			from := rest.First()
			if to, chance := s.BestAttack(from, s.Armies[from]); chance > good {
				g.DragTo(day(from), day(to))
				if g.Ticks(2); has(g.Now(), "until") { // or the game has gone on since it was saved
					g.ClickOn("until")
				}
				return
			}
		}
		g.ClickOn(first(now, "end", "main"))
	default:
		g.ClickOn("main")
	}
}

// prepareConquest saves a game of Conquest in which a person is asked something of a kind.
func prepareConquest(t *testing.T, home userHome, kind conquest.PromptKind) {
	t.Helper()
	setup := armies.Setup{
		Game: conquest.Setup{Seed: 7, Page: conquest.MonthPage(2027, 1), Seats: 3, First: 0},
		Players: []table.Player{
			{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Easy}, {Name: "Junior", Token: 2, Colour: 2, Kind: table.Normal},
		},
	}
	game, err := armies.New(setup, home)
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

// command answers what is asked on the map without knowing whose the days are: what chance can
// decide it does, and armies go to the first day that takes them.
func (p *person) command(now e2e.Trace) {
	p.t.Helper()
	id := first(now, "fill", "end", "stay", "main", "keep")
	if id == "main" && now.Prompt == "reinforce" {
		id = "" // it is about the day that the pointer happens to be over
	}
	for d := conquest.Day(1); id == "" && d <= conquest.Days; d++ {
		p.press(day(d))
		p.Ticks(glance)
		if p.Now().Prompt != now.Prompt {
			return // that was the last army
		}
		id = first(p.Now(), "main")
	}
	p.press(id)
	p.Ticks(4 * glance) // in a browser it takes a while until the next thing is shown
}

func TestWholeGameOfConquestWithTheMouse(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.start(t)
	g.Scene("title")
	g.ClickOn("play")
	g.ClickOn("ready-conquest")
	g.Scene("map")
	now, state := nextOrder(t, g, home)
	assert.Equal(t, "place-army", now.Prompt)
	asked := map[conquest.PromptKind]bool{}
	look := func() {
		if !asked[state.Ask] {
			asked[state.Ask] = true
			g.Shot("map-" + now.Prompt)
		}
	}
	look()
	g.ClickPart("speed", instant, speeds)

	// The window is closed and opened again in the middle of a fight.
	for state.Ask != conquest.Attack {
		order(t, g, now, &state)
		now, state = nextOrder(t, g, home)
		look()
	}
	g.Close()
	g = home.start(t)
	g.Scene("title")
	g.ClickOn("continue")
	again, restored := nextOrder(t, g, home)
	assert.Equal(t, now.Prompt, again.Prompt)
	assert.Equal(t, state, restored)

	for range 600 {
		now, state = nextOrder(t, g, home)
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

func TestConquestGoesOnInTheBrowserAfterAReload(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	g := e2e.StartInBrowser(t, e2e.Options{Home: home, Width: 960, Height: 600})
	g.Scene("title")
	p := newPerson(t, g, mouse{g, t})
	p.press("settings") // hints come and go by themselves, and time is real here
	g.Scene("settings")
	p.option("sheet", gamesPart, settingsParts)
	p.press("hints")
	p.press("back")
	g.Scene("title")
	p.press("new")
	g.Scene("setup")
	g.Ticks(5)
	p.press("edition-conquest")
	g.Control("rounds") // the box stands in front
	p.press("start")
	g.Until("days to be claimed", func(now e2e.Trace) bool { return now.Prompt == "claim-day" && !now.Moving })
	before := g.Shot("map")
	g.ClickPart("speed", instant, speeds)
	attacks := func(now e2e.Trace) bool { return now.Prompt == "attack" && !now.Moving }
	p.play(attacks)
	g.Ticks(10)
	assert.Greater(t, e2e.Differ(before, g.Shot("attack")), 1000, "days have been claimed")
	g.Rest()
	g.Close()

	g = e2e.StartInBrowser(t, e2e.Options{Home: home, Width: 960, Height: 600})
	g.Scene("title")
	g.ClickOn("continue")
	g.Until("the game to go on where it was", attacks)
}
