package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/store"
	"bigpayday/input"
	"bigpayday/render"
)

func TestTheOfferOfTheLessonCoversNothingThatIsRead(t *testing.T) {
	eachTheme(t, func(where string, theme *render.Theme) {
		if theme.View.IsUpright() || theme.View.W/theme.View.H > 3 {
			return
		}
		g := enter(t, store.OpenMemory())
		g.Settings.LessonOffered = false
		g.Theme = theme
		g.Start()
		g.Tick(&input.State{Quiet: true})
		s := g.Top().(*title)
		b := &s.boxes
		assert.False(t, s.offered.covers(b.sheet, b.wall.page), where)
		assert.False(t, s.offered.slip.Empty(), where)
		assert.True(t, s.offered.slip.Within(theme.View.Bounds()), where)
	})
}
