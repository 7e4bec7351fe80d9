package pause_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/scene/title"
	"bigpayday/game/setups"
	"bigpayday/game/setups/money"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/beats"
)

func TestThePauseMenuStaysInTheWindow(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Key(input.KeyEnter)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Table()).Session))
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		v.Theme = theme
		v.Tick()
		inspect.PanelIsInside(v, where)
	})
}

func TestTheMenuOnATelephoneHasTheSpeedsAndButtonsForAFinger(t *testing.T) {
	for _, w := range []scenetest.Window{
		{Width: 844, Height: 390, Scale: 2, TextScale: 100}, {Width: 390, Height: 844, Scale: 3, TextScale: 100},
	} {
		th := w.Theme(t)
		s := scenetest.New(t, w, th)
		states.Named(t, "pause").Set(s)
		const finger = 44 // points
		for _, id := range []ui.ID{"resume", "speed", "rules", "settings", "saves", "players", "restart", "leave"} {
			assert.GreaterOrEqual(t, s.Box(id).H/s.View().Point, finger-.01, "%s: %s", w, id)
		}
		s.Do(ui.Event{ID: "speed", Value: int(beats.Fast)})
		assert.Equal(t, store.Speed("fast"), s.Settings.Speed, w)
		th.Deallocate()
	}
}

func TestLeavingAGameKeepsItAndItsMonth(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Key(input.KeyEnter)
	_, err := v.Table().Choose(engine.Choice{Kind: engine.Fill})
	require.NoError(t, err)
	month := match.LaidPage(v.Table().State())
	require.Len(t, month, 30)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Table()).Session))
	v.Tick()
	v.Click("leave")
	require.Equal(t, "dialog", v.Scene())
	v.Key(input.KeyEnter)
	require.Equal(t, "title", v.Scene())
	assert.Nil(t, v.Running)
	require.NotNil(t, v.Top().(*title.Title).Saved)
	v.Click("new")
	v.Unfold(scenetest.Calendar)
	assert.True(t, v.Has("page"), "the month can be played again")
	kept := money.Of(setups.Read(v.Store)).Page
	require.Len(t, kept, len(month))
	for i, space := range month {
		assert.Equal(t, space.String(), kept[i])
	}
}

func TestStartingOverBeginsAnotherGameOfTheSamePlayers(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Key(input.KeyEnter)
	before := v.Table().Setup()
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Table()).Session))
	v.Tick()
	v.Click("restart")
	v.Key(input.KeyEscape)
	require.Equal(t, "pause", v.Scene(), "who thinks better of it is back in the menu")
	v.Click("restart")
	v.Click("yes")
	require.Equal(t, "placement", v.Scene())
	after := v.Table().Setup()
	assert.Equal(t, before.Players, after.Players)
	assert.NotEqual(t, before.Game.Seed, after.Game.Seed)
}

func TestQuittingAsksFirst(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Key(input.KeyEnter)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Table()).Session))
	v.Tick()
	v.Click("quit")
	require.False(t, v.Leaving())
	assert.Equal(t, v.Say("dialog.quit.text_unsaved"), v.Top().(*app.Dialog).Text, "what is in memory is lost")
	v.Click("yes")
	assert.True(t, v.Leaving())
}
