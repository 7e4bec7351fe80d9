package turn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
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
	answers := func(m *match.Match) (lines []string) {
		for i := range m.Log.Lines {
			if line := m.Log.At(i).String(); strings.HasPrefix(line, "Answered for you: ") {
				lines = append(lines, line)
			}
		}
		return lines
	}
	s.Until("what was answered is told", func() bool { return len(answers(s.Match)) == 1 })
	told := answers(s.Match)
	assert.Equal(t, []string{"Answered for you: Put in $500"}, told)
	undo := s.Match.Undoes()
	assert.Regexp(t, `^Undo: .`, undo)

	require.NoError(t, s.Match.Table.Save())
	saved, err := money.Resume(s.Store)
	require.NoError(t, err)
	again := match.NewMatch(s.App, saved)
	assert.Equal(t, told, answers(again), "it is told in a game that was saved as well")
	assert.Equal(t, undo, again.Undoes())

	s.Match.TakeBack()
	s.Ticks(60)
	assert.True(t, asks(), "what is taken back is asked")
	assert.Equal(t, before, *s.Match.Table.State())
	assert.Empty(t, answers(s.Match))
	require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.StayOut}))
	s.Ticks(2)
	assert.Empty(t, answers(s.Match))
}
