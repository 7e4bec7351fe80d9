package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/talk"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// Whole games of every edition are talked about, and what is said does not depend on
// what is hidden from the viewer.
func TestTalkTellsNothingThatIsHidden(t *testing.T) {
	seats := make([]talk.Speaker, engine.MaxSeats)
	for i, who := range []string{"theo", "al", "juno", "rico", "rosa", "otto"} {
		seats[i].Character = who
	}
	often := talk.Table{Setting: talk.Often, Speed: beats.Normal}
	lines := 0
	for n := range 70 {
		setup := setupFor(n)
		type screen struct {
			stage  *Stage
			gossip tabletop.Gossip
			talk   *talk.Conversation
		}
		var screens [2]screen
		for i := range screens {
			screens[i] = screen{stage: New(setup), talk: talk.New(uint64(n), seats[:setup.Seats], tabletop.ALot)}
		}
		tell := func(i int, e engine.Event) (talk.Line, bool) {
			s := &screens[i]
			s.stage.Fold(e)
			return s.gossip.Tell(s.stage.Shown(), e, s.talk, often)
		}
		sink := func(e engine.Event) {
			line, ok := tell(0, e.SeenBy(0))
			other, too := tell(1, hiddenOtherwise(e, 0).SeenBy(0))
			require.Equal(t, ok, too)
			require.Equal(t, line, other)
			if ok {
				lines++
			}
		}
		var s engine.State
		require.NoError(t, s.Start(setup, sink))
		player := newGuest(n)
		for s.Phase != engine.Over {
			require.NoError(t, s.Choose(player.choose(&s), sink))
		}
	}
	assert.Greater(t, lines, 700, "ten a game and more")
}

func TestAMonthBeginsForAPlayerOnce(t *testing.T) {
	var g tabletop.Gossip
	st := table(nil)
	c := talk.New(1, []talk.Speaker{{Character: "otto"}, {Character: "mei"}}, tabletop.ALot)
	said := 0
	for turn := range 400 {
		e := engine.Event{Kind: engine.TurnBegan, Seat: engine.Seat(turn % 2), Month: uint8(turn/200 + 1)}
		if line, ok := g.Tell(st.Shown(), e, c, talk.Table{Setting: talk.Often, Speed: beats.Normal}); ok {
			assert.Contains(t, line.ID, ".month.")
			said++
		}
	}
	assert.LessOrEqual(t, said, 4, "two players, two months")
}
