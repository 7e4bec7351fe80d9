package render

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheCardOfARetiredPlayerShowsWhatStillCounts(t *testing.T) {
	r := Rect{0, 0, 200, 122}
	for _, large := range []bool{false, true} {
		text, finished := 1.0, 3
		if large {
			text, finished = largeTypeFrom, 1
		}
		th, err := NewTheme(NewView(1280, 800, 1), text, false)
		require.NoError(t, err)
		k := PlayerCard{Finished: "FINISHED"}
		assert.Len(t, k.figures(th.playerLayout(r)), finished)
		k.Lottery.Pairs[0] = [2]uint8{1, 2}
		assert.Len(t, k.figures(th.playerLayout(r)), 1, "the stamp has the place of bills and Deals, which there are none of")
		k.Finished = ""
		assert.Len(t, k.figures(th.playerLayout(r)), 3)
		th.Deallocate()
	}
}
