package turn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
)

func TestAnAnswerIsToldAndCanBeTakenBackOnce(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.OnePerson)
	asks := func() bool {
		p, asked := s.Match.Asked()
		return asked && p.Kind == engine.AnteUp
	}
	require.True(t, s.PlayUntil(asks), "a Lottery comes")
	s.Ticks(60)
	require.True(t, asks(), "it is asked unless somebody has set that it is answered")

	before := *s.Match.Table.State()
	s.Settings.AnswerLotteries = true
	s.Ticks(2)
	assert.False(t, asks())
	said := func() (n int) {
		for i := range s.Match.Log.Lines {
			if strings.HasPrefix(s.Match.Log.At(i).String(), "Answered for you") {
				n++
			}
		}
		return n
	}
	s.Until("what was answered is told", func() bool { return said() == 1 })

	s.Match.TakeBack()
	s.Ticks(60)
	assert.True(t, asks(), "what is taken back is asked")
	assert.Equal(t, before, *s.Match.Table.State())
	assert.Zero(t, said())
	require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.StayOut}))
	s.Ticks(2)
	assert.Zero(t, said())
}
