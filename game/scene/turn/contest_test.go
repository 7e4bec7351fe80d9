package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
)

func TestAContestTakesTheWholeWindowUntilTheWinnerHasThePrize(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "contest").Set(s)
	for _, id := range []string{"throw", "dice", "loan", "rules", "help", "menu", "speed"} {
		assert.True(t, s.Has(ui.ID(id)), id)
	}
	assert.False(t, s.Has("seat-1"), "the stage has the whole window")
	assert.False(t, s.Has("log"))
	st := s.Match.Stage
	first, _ := s.Match.Hold()
	s.Click("throw")
	s.Until("the dice to be thrown", func() bool { return st.Shown().Contest.Dice[first.Seat][0] > 0 })

	s.Until("somebody to be cheered", func() bool { return st.Actors().Applause.On })
	winner := st.Actors().Applause.Seat
	account := engine.SeatAccount(winner)
	before, prize := st.Money(account), st.Shown().Contest.Prize
	require.Positive(t, prize)
	for seat := range engine.Seat(st.Shown().Seats()) {
		if seat != winner && st.Shown().Contest.Thrown.Has(seat) {
			assert.Less(t, st.Shown().Contest.Sum(seat), st.Shown().Contest.Sum(winner))
		}
	}
	s.Until("the star to fly", func() bool { star := st.Actors().Applause.Prize; return star > 0 && star < 1 })
	assert.Equal(t, before, st.Money(account), "the money comes with it")
	s.Until("the prize to be there", func() bool { return st.Money(account) == before+prize })
	assert.False(t, s.Has("seat-1"), "it can be seen who has it")
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
	assert.Equal(t, before+prize, st.Money(account))
}

func TestAPokerGameIsAScene(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "classic-poker").Set(s)
	for _, id := range []string{"ante", "stay-out", "pool"} {
		assert.True(t, s.Has(ui.ID(id)), id)
	}
	assert.False(t, s.Has("seat-1"))
	stakes := s.Match.Table.State().Balance[engine.Stakes]
	s.Click("ante")
	assert.Greater(t, s.Match.Table.State().Balance[engine.Stakes], stakes)
}
