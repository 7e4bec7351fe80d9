package title_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/title"
	"bigpayday/game/words"
	"bigpayday/render"
)

func TestTheTitleHasRoomForEverything(t *testing.T) {
	w := words.Open(words.English)
	game := &title.Waiting{
		Where: w.Say("title.continue_where", words.Number("month", 12), words.Number("months", 12),
			words.Name("name", "WWWWWWWWWWWWWWWW"), words.Text("date", w.Date(&engine.Calendar{}, 1, 24))),
		Names: "WWWWWWWWWWWWWWWW, WWWWWWWWWWWWWWWW, Grandma, Computer 1, Computer 2 and Computer 3", When: w.Count("title.saved_days", 12),
	}
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		for _, g := range []*title.Waiting{nil, game} {
			b := title.LayTitle(theme, g, w.Say("title.welcome"), w.Say("title.welcome_text"), true, 0)
			boxes := map[string]render.Rect{"begin": b.Begin, "learn": b.Learn, "settings": b.Settings, "quit": b.Quit}
			if g != nil {
				boxes["continue"] = b.GoOn
				assert.Less(t, b.WhereBase, b.GoOn.Y, where)
			}
			scenetest.Apart(t, where, boxes)
			scenetest.Reachable(t, where, b.Sheet, boxes)
			assert.True(t, b.Sheet.Within(theme.View.Bounds()), "%s: %v", where, b.Sheet)
			assert.False(t, b.Sheet.Overlaps(b.Wall.Page), where)
			for _, card := range b.Cards {
				assert.False(t, card.Overlaps(b.Sheet), where)
			}
		}
	})
}
