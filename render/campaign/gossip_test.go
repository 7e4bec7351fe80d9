package campaign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/talk"
	"bigpayday/render/beats"
)

// A whole game is talked about, in lines that fit it, and what is said does not depend
// on what is hidden from the viewer.
func TestTalkOverTheMapFitsItAndTellsNothingThatIsHidden(t *testing.T) {
	setup := setupOf(4, 0, 3)
	seats := []talk.Speaker{{Character: "rosa"}, {Character: "kitt"}, {Character: "noor"}, {Character: "harjit"}}
	pages := [2]*Campaign{New(setup), New(setup)}
	talks := [2]*talk.Conversation{talk.New(1, seats, ALot), talk.New(1, seats, ALot)}
	heard := map[string]int{}
	tell := func(i int, e conquest.Event) (talk.Line, bool) {
		pages[i].Fold(e)
		return pages[i].Shown().Tell(e, talks[i], talk.Table{Setting: talk.Often, Speed: beats.Normal})
	}
	sink := func(e conquest.Event) {
		line, ok := tell(0, e.SeenBy(0))
		other, too := tell(1, hiddenOtherwise(e, 0).SeenBy(0))
		require.Equal(t, ok, too)
		require.Equal(t, line, other)
		if ok {
			heard[strings.Split(line.ID, ".")[2]]++
		}
	}
	var s conquest.State
	require.NoError(t, s.Start(setup, sink))
	players := &chance{random: 4}
	for !s.Over() {
		require.NoError(t, s.Choose(players.choose(&s), sink))
	}
	for event := range heard {
		assert.Contains(t, []string{"month", "loss", "gain", "idle", "win"}, event, "no Deals and bills here")
	}
	assert.Greater(t, len(heard), 2)
}
