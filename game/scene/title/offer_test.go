package title_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/title"
	"bigpayday/game/store"
	"bigpayday/render"
)

func TestTheOfferOfTheLessonCoversNothingThatIsRead(t *testing.T) {
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		if theme.View.IsUpright() || theme.View.W/theme.View.H > 3 {
			return
		}
		g := scenetest.Start(t, store.OpenMemory())
		g.Settings.LessonOffered = false
		g.Theme = theme
		g.Start()
		g.Tick()
		s := g.Top().(*title.Title)
		b := &s.Boxes
		assert.False(t, s.Offered.Covers(b.Sheet, b.Wall.Page), where)
		assert.False(t, s.Offered.Slip.Empty(), where)
		assert.True(t, s.Offered.Slip.Within(theme.View.Bounds()), where)
	})
}
