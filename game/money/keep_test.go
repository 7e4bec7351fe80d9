package money

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
	"bigpayday/game/table"
)

// begun opens a game in which so many choices have been made.
func begun(t *testing.T, storage table.Storage, seed uint64, choices int) *Table {
	t.Helper()
	setup := setupOf(1, table.Human, table.Human)
	setup.Game.Seed = seed
	tb := open(t, setup, storage)
	p := &person{random: seed}
	for tb.Choices() < choices {
		p.advance(t, tb)
	}
	require.NoError(t, tb.Save())
	return tb
}

func listed(t *testing.T, s *store.Store) []string {
	t.Helper()
	names, err := s.List()
	require.NoError(t, err)
	return names
}

func TestANewGameTakesThePlaceOfNoOther(t *testing.T) {
	st := store.OpenMemory()
	first := begun(t, st, 1, 5)
	second := begun(t, st, 2, 7)
	begun(t, st, 3, 1)
	assert.Equal(t, []string{store.Autosave, "kept-1", "kept-2"}, listed(t, st))
	for name, tb := range map[string]*Table{"kept-1": first, "kept-2": second} {
		data, err := st.Read(name)
		require.NoError(t, err)
		g, err := table.Read(data, Opener())
		require.NoError(t, err)
		assert.Equal(t, *tb.State(), *g.(*Table).State(), name)
	}
}

func TestAGameInWhichNothingWasChosenIsNotKept(t *testing.T) {
	st := store.OpenMemory()
	begun(t, st, 1, 0)
	begun(t, st, 2, 0)
	assert.Equal(t, []string{store.Autosave}, listed(t, st))
}

func TestALoadedGameGoesOnAndTheOneThatRanIsKept(t *testing.T) {
	st := store.OpenMemory()
	first := begun(t, st, 1, 5)
	second := begun(t, st, 2, 7)
	require.NoError(t, table.Load("kept-1", st))
	now, err := Resume(st)
	require.NoError(t, err)
	assert.Equal(t, *first.State(), *now.State())
	assert.Equal(t, []string{store.Autosave, "kept-2"}, listed(t, st), "no game is there twice")
	require.NoError(t, table.Load("kept-2", st))
	now, err = Resume(st)
	require.NoError(t, err)
	assert.Equal(t, *second.State(), *now.State())
	assert.Equal(t, store.NotFound, store.KindOf(table.Load("kept-9", st)))
	now, err = Resume(st)
	require.NoError(t, err)
	assert.Equal(t, *second.State(), *now.State(), "a game that is not there takes no place")
}

func TestAGameIsSavedUnderATitleAndStaysAsItWas(t *testing.T) {
	st := store.OpenMemory()
	tb := begun(t, st, 1, 5)
	require.NoError(t, table.SaveAs(tb, "Family evening", st))
	was := *tb.State()
	p := &person{random: 1}
	for range 4 {
		p.advance(t, tb)
	}
	require.NoError(t, tb.Save())
	data, err := st.Read("family-evening")
	require.NoError(t, err)
	g, err := table.Read(data, Opener())
	require.NoError(t, err)
	assert.Equal(t, was, *g.(*Table).State())
	assert.Equal(t, "Family evening", g.Title())
	again, err := Resume(st)
	require.NoError(t, err)
	assert.Equal(t, "Family evening", again.Title(), "the running game is called so, too")

	require.NoError(t, table.SaveAs(tb, "Family evening", st))
	assert.Equal(t, []string{store.Autosave, "family-evening"}, listed(t, st), "the same game again takes its own place")
	begun(t, st, 2, 3)
	assert.Equal(t, []string{store.Autosave, "family-evening"}, listed(t, st), "it is saved already")
	require.NoError(t, table.SaveAs(begun(t, st, 3, 3), "Family evening", st))
	assert.Equal(t, []string{store.Autosave, "family-evening", "family-evening-2", "kept-1"}, listed(t, st), "another game stands beside it")
}

func TestASaveUnderAnotherTitleIsTheSameGame(t *testing.T) {
	st := store.OpenMemory()
	tb := begun(t, st, 1, 5)
	data := tb.Document()
	for _, title := range []string{"Rainy \"Sunday\"\n", "Größe", "", "Last"} {
		data = table.Retitle(data, title)
		g, err := table.Read(data, Opener())
		require.NoError(t, err, title)
		assert.Equal(t, title, g.Title())
		assert.Equal(t, *tb.State(), *g.(*Table).State())
	}
	assert.Equal(t, 1, bytes.Count(data, []byte(`"title"`)))
}

func TestABadImportIsRefusedWithItsReason(t *testing.T) {
	good := begun(t, store.OpenMemory(), 1, 5).Document()
	for kind, data := range map[store.Kind][]byte{
		store.NotASave: []byte("GIF89a"),
		store.CutOff:   good[:len(good)/2],
		store.Altered:  bytes.Replace(good, []byte(`"players": [{"name":"`), []byte(`"players": [{"name":"x`), 1),
		store.Newer:    bytes.Replace(good, []byte(`"version": `), []byte(`"version": 9`), 1),
		store.Broken:   []byte(`{"format":"bigpayday game","version":1}`),
	} {
		_, err := table.Read(data, Opener())
		assert.Equal(t, kind, store.KindOf(err))
	}
}
