package app_test

import (
	"fmt"
	"testing"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/store"
	"bigpayday/render"
)

func TestDialogsStayInTheWindow(t *testing.T) {
	long := ""
	for range 60 {
		long += "/a/very/long/path/without/any/space and some words "
	}
	answers := []app.Answer{{ID: "a", Label: "Keep the old one", Cancel: true}, {ID: "b", Label: "Look at what happened"}, {ID: "c", Label: "Start a new game", Main: true}}
	v := scenetest.Start(t, store.OpenMemory())
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		v.Theme = theme
		for _, text := range []string{"Short.", long} {
			for n := 1; n <= len(answers); n++ {
				v.Ask(app.Question{Title: "The saved game is newer than this version", Text: text, Answers: answers[:n]})
				v.Tick()
				inspect.PanelIsInside(v, fmt.Sprintf("%s, %d buttons", where, n))
				v.Close()
			}
		}
	})
}
