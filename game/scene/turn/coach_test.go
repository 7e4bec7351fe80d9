package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/turn"
	"bigpayday/input"
)

func TestTheCoachIsAskedByKeyAndLeavesTheChoiceToThePlayer(t *testing.T) {
	g := prompted(t, engine.BuyDeal)
	before := *g.Match.Table.State()
	g.Press(input.Letter('h'))
	v, ok := g.s.Overlay.(*turn.CoachView)
	require.True(t, ok)
	for range 2000 {
		if v.Known {
			break
		}
		g.Tick()
	}
	require.True(t, v.Known)
	require.Len(t, v.Lines, 2)
	assert.GreaterOrEqual(t, v.Advice[0].Worth, v.Advice[1].Worth, "the best is first")
	texts := v.Lines[0].Text + v.Lines[1].Text
	assert.Contains(t, texts, "of 100 games", "how often a buyer is met")
	g.Press(input.KeyEnter)
	assert.Nil(t, g.s.Overlay)
	assert.Equal(t, before, *g.Match.Table.State(), "nothing has been chosen")
	assert.True(t, g.Asks(engine.BuyDeal))
}

func TestTheCoachIsReachedFromTheRulesToo(t *testing.T) {
	g := prompted(t, engine.BuyDeal)
	require.True(t, g.TryClick("help"))
	g.Tick()
	require.True(t, g.TryClick("coach-ask"))
	_, ok := g.s.Overlay.(*turn.CoachView)
	assert.True(t, ok)
}

func TestTheCoachSaysSoWhereThereIsNothingToWeigh(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.Press(input.Letter('h'))
	v, ok := g.s.Overlay.(*turn.CoachView)
	require.True(t, ok)
	assert.Equal(t, g.App.Say("coach.nothing"), v.Note(g.s))
	g.Press(input.KeyEscape)
	assert.Nil(t, g.s.Overlay)
}
