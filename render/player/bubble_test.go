package player

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/rendertest"
)

// TestABubbleLiesBesideTheHeadAndOverNothing measures where what is said lies: above the
// card, inside the window, and beside the head, at every place of the strip.
func TestABubbleLiesBesideTheHeadAndOverNothing(t *testing.T) {
	th := rendertest.Theme(t, render.NewView(1280, 800, 1), 1)
	w, h := PlayerSize(th)
	const calendarEnds = 612 // of the lowest row's tiles at 1280x800, but for their edge
	for _, text := range []string{"Ha!", "It’s small, but it glitters.", "Twenty signs in a row of them all."} {
		for _, tab := range []string{"", "Your turn"} {
			for x := 16.0; x+w <= th.View.W-10; x += 20 {
				card := render.Rect{X: x, Y: 670, W: w, H: h}
				k := PlayerCard{Face: render.Character{ID: "mei"}, Tab: tab}
				box, _, ok := bubble(th, card, k, th.Wrap(text, bubbleType, bubbleWidth, bubbleLines))
				assert.True(t, ok, "%q at %v", text, x)
				assert.LessOrEqual(t, box.Bottom(), card.Y)
				assert.GreaterOrEqual(t, box.Y, float64(calendarEnds))
				assert.GreaterOrEqual(t, box.X, 0.0)
				assert.LessOrEqual(t, box.Right(), th.View.W)
				plate := layoutOf(th, card).facePlate(&k).plate.Moved(card.X, card.Y)
				assert.False(t, box.X < plate.CenterX() && plate.CenterX() < box.Right(), "%q lies over the head at %v", text, x)
			}
		}
	}
}
