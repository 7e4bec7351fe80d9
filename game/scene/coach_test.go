package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/input"
)

func TestTheCoachIsAskedByKeyAndLeavesTheChoiceToThePlayer(t *testing.T) {
	g := prompted(t, engine.BuyDeal)
	before := *g.m.table.State()
	g.key(input.Letter('h'))
	v, ok := g.s.over.(*coachView)
	require.True(t, ok)
	for range 2000 {
		if v.known {
			break
		}
		g.tick()
	}
	require.True(t, v.known)
	require.Len(t, v.lines, 2)
	assert.GreaterOrEqual(t, v.advice[0].Worth, v.advice[1].Worth, "the best is first")
	texts := v.lines[0].text + v.lines[1].text
	assert.Contains(t, texts, "of 100 games", "how often a buyer is met")
	g.key(input.KeyEnter)
	assert.Nil(t, g.s.over)
	assert.Equal(t, before, *g.m.table.State(), "nothing has been chosen")
	assert.True(t, g.asks(engine.BuyDeal)())
}

func TestTheCoachIsReachedFromTheRulesToo(t *testing.T) {
	g := prompted(t, engine.BuyDeal)
	require.True(t, g.click("help"))
	g.tick()
	require.True(t, g.click("coach-ask"))
	_, ok := g.s.over.(*coachView)
	assert.True(t, ok)
}

func TestTheCoachSaysSoWhereThereIsNothingToWeigh(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.key(input.Letter('h'))
	v, ok := g.s.over.(*coachView)
	require.True(t, ok)
	assert.Equal(t, g.h.Say("coach.nothing"), v.note(g.s))
	g.key(input.KeyEscape)
	assert.Nil(t, g.s.over)
}
