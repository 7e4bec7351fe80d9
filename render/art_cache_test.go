package render

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/assets"
)

func TestArtworkThatIsNoLongerDrawnIsFreed(t *testing.T) {
	const size = 150 // logical pixels
	for _, scale := range []float64{.75, 1, 2} {
		th := themeFor(t, NewView(1280, 800, scale), 1)
		names := assets.ArtNames()[:120]
		onPage, moments := names[:3], names[3:]
		show := func(shown ...string) {
			for _, name := range shown {
				th.Artwork(name, size)
			}
		}
		// One moment after the other over the same page.
		for _, name := range moments {
			for range 2 * unusedFrames / 3 {
				th.BeginFrame()
				show(onPage...)
			}
			show(name)
			assert.Less(t, float64(th.Arts.pixels), 1.2*maxArtPixels*scale*scale, "scale %g", scale)
		}
		kept := th.CountPictures()
		show(onPage...)
		assert.Equal(t, kept, th.CountPictures(), "what is always drawn stays")
		show(moments[len(moments)-1])
		assert.Equal(t, kept, th.CountPictures(), "so does what was just drawn")
		assert.Nil(t, th.Arts.drawings.find(th, DrawingKey{What: "art", Name: moments[0], Size: size}), "the first moment is over")

		th.Deallocate()
		assert.Zero(t, th.Arts.pixels)
		assert.Zero(t, th.CountPictures())
	}
}
