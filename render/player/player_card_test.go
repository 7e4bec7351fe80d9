package player

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render"
)

func TestTheCardOfARetiredPlayerShowsWhatStillCounts(t *testing.T) {
	r := render.Rect{X: 0, Y: 0, W: 200, H: 122}
	for _, large := range []bool{false, true} {
		text, finished := 1.0, 3
		if large {
			text, finished = render.LargeTypeFrom, 1
		}
		th, err := render.NewTheme(render.NewView(1280, 800, 1), text, false)
		require.NoError(t, err)
		k := PlayerCard{Finished: "FINISHED"}
		assert.Len(t, k.figures(layoutOf(th, r)), finished)
		k.Lottery.Pairs[0] = [2]uint8{1, 2}
		assert.Len(t, k.figures(layoutOf(th, r)), 1, "the stamp has the place of bills and Deals, which there are none of")
		k.Finished = ""
		assert.Len(t, k.figures(layoutOf(th, r)), 3)
		th.Deallocate()
	}
}
