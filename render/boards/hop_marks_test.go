package boards

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render"
)

func TestAWayIsMarkedAboveTheSumsOnDays(t *testing.T) {
	for _, v := range []render.View{render.NewView(1280, 800, 1), render.NewView(960, 600, 1)} {
		th, err := render.NewThemeOf(engine.Classic1975.String(), v, 1, false)
		require.NoError(t, err)
		sheet := RegularCalendar.Sheet
		if v.Compact {
			sheet = CompactCalendar.Sheet
		}
		c := NewCalendar(render.View{}, sheet)
		var sum render.Rect
		th.SetRecorder(&render.Recorder{Ground: func(render.Rect, render.Rect) {}, Text: func(l render.TextLine) {
			if l.Text == "+$100" {
				sum = l.Box
			}
		}})
		dst := ebiten.NewImage(v.Pixels())
		DrawTile(th, dst, c.Tile(2), Tile{Kind: "bonus", Printed: true, Date: 2, Sum: "+$100"}, render.State{})
		th.SetRecorder(nil)
		dst.Deallocate()
		require.False(t, sum.Empty())
		y, radius := hopLine(th, c.Cell(2))
		assert.LessOrEqual(t, y+radius, sum.Y+1, "%v", v)
		th.Deallocate()
	}
}
