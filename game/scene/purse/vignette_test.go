package purse

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/assets"
	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

func TestWhatHasAPictureOfItsOwnHasItDrawnAndSaid(t *testing.T) {
	var library words.Library
	for why := range engine.NumWhys {
		if !stage.HasVignette(why) {
			assert.NotContains(t, pictures, why)
			continue
		}
		_, drawn := assets.Art(pictures[why])
		assert.True(t, drawn, "%v", why)
		w := library.Open("en")
		id := "vignette." + why.String()
		assert.True(t, w.Say(id) != id || w.Say(id+"-won") != id+"-won" && w.Say(id+"-lost") != id+"-lost", "%v is said", why)
	}
}
