package match_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/tabletop"
)

func TestAPotThatNobodyCanWinSaysSo(t *testing.T) {
	w := new(words.Library).Open("en")
	for edition, says := range map[engine.EditionID]string{engine.Big: "No Jackpot", engine.Classic1975: "No Pot"} {
		f := match.NewExtras(w, engine.EditionOf(edition))
		f.Unwinnable(w, edition)
		for _, small := range []bool{false, true} {
			assert.Equal(t, says, f.Pill(w, &tabletop.Shown{}, 7_100, small).Note)
		}
		assert.Contains(t, w.Say(f.TipEmpty), "wins nothing")
		assert.Contains(t, w.Say(f.Die), "wins nothing")
		assert.Empty(t, f.Tip, "nothing is promised")
	}
}
