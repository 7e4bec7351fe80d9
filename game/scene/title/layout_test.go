package title_test

import (
	"testing"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/scene/title"
	"bigpayday/game/store"
	"bigpayday/game/words"
	"bigpayday/render"
)

func TestTheTitleHasRoomForEverything(t *testing.T) {
	w := words.Open(words.English)
	game := &title.SavedGame{
		Where: w.Say("title.continue_where", words.Number("month", 12), words.Number("months", 12),
			words.Name("name", "WWWWWWWWWWWWWWWW"), words.Text("date", w.Date(&engine.Calendar{}, 1, 24))),
		Names: "WWWWWWWWWWWWWWWW, WWWWWWWWWWWWWWWW, Grandma, Maximilian, Otto and Miss Kitt", When: w.Count("title.saved_days", 12),
	}
	v := scenetest.Start(t, store.OpenMemory())
	s := v.Top().(*title.Title)
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		for _, g := range []*title.SavedGame{nil, game} {
			v.Theme, s.Saved = theme, g
			s.Rebuild()
			v.Tick()
			inspect.PanelIsInside(v, where)
		}
	})
}
