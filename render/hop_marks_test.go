package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

func TestAWayIsMarkedAboveTheSumsOnDays(t *testing.T) {
	for _, v := range []View{NewView(1280, 800, 1), NewView(960, 600, 1)} {
		th, err := NewThemeOf(engine.Classic1975.String(), v, 1, false)
		require.NoError(t, err)
		sheet := regularCalendar.sheet
		if v.Compact {
			sheet = compactCalendar.sheet
		}
		c := NewCalendar(sheet)
		var sum Rect
		th.SetRecorder(&Recorder{Ground: func(Rect, Rect) {}, Text: func(l TextLine) {
			if l.Text == "+$100" {
				sum = l.Box
			}
		}})
		dst := ebiten.NewImage(v.Pixels())
		th.Tile(dst, c.Tile(2), Tile{Kind: "bonus", Printed: true, Date: 2, Sum: "+$100"}, State{})
		th.SetRecorder(nil)
		dst.Deallocate()
		require.False(t, sum.Empty())
		y, radius := th.hopLine(c.Cell(2))
		assert.LessOrEqual(t, y+radius, sum.Y+1, "%v", v)
		th.Deallocate()
	}
}
