package album_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/money"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func newStudio(t *testing.T) *scenetest.Studio {
	t.Helper()
	return scenetest.Start(t, store.OpenMemory())
}

// finish has computers play the running game to its end.
func finish(s *scenetest.Studio) *money.Table {
	s.T.Helper()
	tb := s.App.Running.(*money.Table)
	for seat := range tb.Players() {
		require.NoError(s.T, tb.SetKind(table.Seat(seat), table.Easy))
	}
	for !tb.Over() {
		tb.Step()
	}
	require.NoError(s.T, tb.SetKind(0, table.Human))
	return tb
}

func TestAGameThatIsOverStandsInTheAlbumOnceAndCanBeWatchedAgain(t *testing.T) {
	s := newStudio(t)
	s.Start()
	s.Tick()
	s.PlayDaily()
	s.Tick()
	tb := finish(s)
	for range 2 { // the results are opened anew when the program starts again
		s.KindOf(tb).Begin(s.App, tb)
		s.Ticks(3)
	}
	require.Equal(t, "results", s.Scene())
	of := s.Albums().Of(s.Mom().Name)
	require.NotNil(t, of)
	assert.Equal(t, 1, of.Total().Played)
	assert.Equal(t, "easy", of.Games[0].Level, "as they played at the end")
	assert.Len(t, of.Days, 1)

	app.AlbumDoor.Open(s.App, app.AlbumOf{})
	s.Ticks(2)
	running := s.App.Running
	s.Click("look")
	s.Ticks(2)
	require.Equal(t, "replay", s.Scene())
	s.Click("close")
	s.Ticks(2)
	assert.Equal(t, "album", s.Scene())
	assert.Same(t, running, s.App.Running, "the game whose results are open below is the running one again")
}

func TestTheGameOfTheDayGoesOnWhereItWasLeft(t *testing.T) {
	s := newStudio(t)
	s.OpenAlbum()
	s.Click("main")
	s.Tick()
	first := s.App.Running
	require.NotNil(t, first)
	require.NoError(t, first.Save())
	s.Start()
	s.Tick()
	s.PlayDaily()
	s.Tick()
	assert.Equal(t, first.ID(), s.App.Running.ID())
	assert.Equal(t, first.Choices(), s.App.Running.Choices())
}

func TestAGameOfSomebodyUnknownAndALessonAreNotKept(t *testing.T) {
	s := newStudio(t)
	s.Start()
	s.Tick()
	s.PlayDaily()
	s.Tick()
	tb := finish(s)
	s.Teaching = true
	s.KeepPlayed(tb)
	assert.Nil(t, s.Albums().Of(s.Mom().Name))
	s.Teaching = false
	zoe := s.Mom()
	zoe.Name = "Zoe"
	require.NoError(t, s.Profiles().KeepOwn(zoe))
	s.KeepPlayed(tb)
	assert.Nil(t, s.Albums().Of(s.Mom().Name), "nobody of that name is known here")
	require.NoError(t, s.Profiles().KeepOwn(s.Mom()))
	s.KeepPlayed(tb)
	assert.NotNil(t, s.Albums().Of(s.Mom().Name))
}
