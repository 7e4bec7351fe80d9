package scene_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/app"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// inside fails where the panel of the page on top leaves the window, or one of its
// controls the panel, is covered by another one or too small to be hit.
func inside(v *scenetest.Studio, where string) {
	v.T.Helper()
	p := scenetest.Page(v.Top())
	panel, boxes := p.Layers[0].Box, map[string]render.Rect{}
	for _, c := range p.Layers[0].Controls {
		if _, area := c.Widget.(ui.Scroll); !area {
			boxes[string(c.ID)] = c.Box
		}
	}
	apart(v.T, where, boxes)
	reachable(v.T, where, panel, boxes)
	assert.True(v.T, panel.Within(v.View().Bounds()), "%s: %v", where, panel)
}

func TestDialogsStayInTheWindow(t *testing.T) {
	long := ""
	for range 60 {
		long += "/a/very/long/path/without/any/space and some words "
	}
	answers := []app.Answer{{ID: "a", Label: "Keep the old one", Cancel: true}, {ID: "b", Label: "Look at what happened"}, {ID: "c", Label: "Start a new game", Main: true}}
	v := scenetest.Start(t, store.OpenMemory())
	eachTheme(t, func(where string, theme *render.Theme) {
		v.Theme = theme
		for _, text := range []string{"Short.", long} {
			for n := 1; n <= len(answers); n++ {
				v.Ask(app.Question{Title: "The saved game is newer than this version", Text: text, Answers: answers[:n]})
				v.Tick()
				inside(v, fmt.Sprintf("%s, %d buttons", where, n))
				v.Close()
			}
		}
	})
}

func TestThePauseMenuStaysInTheWindow(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter, input.KeyEnter)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	eachTheme(t, func(where string, theme *render.Theme) {
		v.Theme = theme
		v.Tick()
		inside(v, where)
	})
}
