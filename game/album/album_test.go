package album_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/album"
	"bigpayday/game/store"
)

// game is a game of Mom's that came to a place, with an id.
func game(id string, place int) album.Game {
	return album.Game{ID: id, Ended: "2026-11-22", Box: "big", Level: "hard", Place: place, Players: 4, Worth: 9000}
}

// add puts games into Mom's album.
func add(t *testing.T, a *album.Albums, games ...album.Game) {
	t.Helper()
	for _, g := range games {
		require.NoError(t, a.Add([]byte("save of "+g.ID), album.Entry{Name: "Mom", Game: g}))
	}
}

func TestAnAlbumCountsGamesAndWins(t *testing.T) {
	a := album.Open(store.OpenMemory())
	assert.Nil(t, a.Of("Mom"))
	other := game("5", 1)
	other.Box, other.Level = "conquest", ""
	add(t, a, game("1", 1), game("2", 1), game("3", 2), game("4", 1), other)
	of := a.Of("mom")
	require.NotNil(t, of, "however the name is written")
	assert.Equal(t, album.Count{Played: 5, Won: 4}, of.Total())
	assert.Equal(t, album.Count{Played: 4, Won: 3}, of.Boxes["big"])
	assert.Equal(t, map[string]album.Count{"hard": {Played: 4, Won: 3}}, of.Levels, "nobody was hard where no computer played")
	assert.Equal(t, 2, of.Run)
	assert.Equal(t, 2, of.BestRun)
	assert.Equal(t, "5", of.Games[0].ID, "the last one comes first")
}

func TestAGameCountsOnce(t *testing.T) {
	a := album.Open(store.OpenMemory())
	add(t, a, game("1", 1), game("1", 1))
	assert.Equal(t, 1, a.Of("Mom").Total().Played)
	require.NoError(t, a.Add(nil, album.Entry{Name: "Dad", Game: game("1", 2)}))
	assert.Equal(t, 1, a.Of("Dad").Total().Played, "it counts for everybody who sat at it")
	assert.Equal(t, []string{"Dad", "Mom"}, a.Names())
}

func TestARecordIsNewWhenItIsBrokenAndNotWhenItIsTheFirst(t *testing.T) {
	a := album.Open(store.OpenMemory())
	with := func(id string, jackpot int32) album.Game {
		g := game(id, 1)
		g.Figures = map[album.Record]album.Figure{album.LargestJackpot: {Amount: jackpot, Detail: 2}}
		return g
	}
	add(t, a, with("1", 3000))
	assert.Empty(t, a.Of("Mom").New)
	add(t, a, with("2", 2000))
	assert.Equal(t, int32(3000), a.Of("Mom").Records[album.LargestJackpot].Amount)
	assert.Empty(t, a.Of("Mom").New)
	add(t, a, with("3", 5000))
	assert.Equal(t, album.Figure{Amount: 5000, Detail: 2, Ended: "2026-11-22"}, a.Of("Mom").Records[album.LargestJackpot])
	assert.Equal(t, []album.Record{album.LargestJackpot}, a.Of("Mom").New)
	require.NoError(t, a.Seen("Mom"))
	assert.Empty(t, a.Of("Mom").New)
}

func TestCardsAreCountedAndTheMostDrawnComeFirst(t *testing.T) {
	a := album.Open(store.OpenMemory())
	g := game("1", 1)
	g.Cards = []string{"big-2", "big-9", "big-9"}
	add(t, a, g)
	assert.Equal(t, []string{"big-9", "big-2"}, a.Of("Mom").SeenCards())
	assert.Equal(t, 2, a.Of("Mom").Cards["big-9"])
}

func TestTheFirstGameOfADayCounts(t *testing.T) {
	a := album.Open(store.OpenMemory())
	on := func(id, day string, worth int32) album.Game {
		g := game(id, 2)
		g.Day, g.Worth = day, worth
		return g
	}
	add(t, a, on("1", "2026-11-20", 4000), on("2", "2026-11-21", -500), on("3", "2026-11-21", 8000), on("4", "2026-11-18", 100))
	of := a.Of("Mom")
	g, ok := of.Day("2026-11-21")
	require.True(t, ok)
	assert.Equal(t, int32(-500), g.Worth)
	assert.Equal(t, 2, of.DaysRunning("2026-11-21"))
	assert.Equal(t, 2, of.DaysRunning("2026-11-22"), "today is still to come")
	assert.Zero(t, of.DaysRunning("2026-11-23"))
	assert.Equal(t, int32(4000), of.BestDay())
}

func TestAnAlbumIsThereAtTheNextStart(t *testing.T) {
	st := store.OpenMemory()
	a := album.Open(st)
	g := game("1", 1)
	g.Cards, g.Figures = []string{"big-2"}, map[album.Record]album.Figure{album.BestDeal: {Amount: 900, Card: "big-61"}}
	add(t, a, g, game("2", 3))
	again := album.Open(st)
	require.NoError(t, again.Trouble)
	assert.Equal(t, a.Of("Mom"), again.Of("Mom"))
	assert.Equal(t, a.Document(), again.Document())
}

func TestTheLastGamesAreKeptToBeWatchedAgain(t *testing.T) {
	st := store.OpenMemory()
	a := album.Open(st)
	for i := range store.MostFilms + 2 {
		add(t, a, game(strconv.Itoa(i), 1))
	}
	games := a.Of("Mom").Games
	data, err := a.Film(&games[0])
	require.NoError(t, err)
	assert.Equal(t, "save of "+games[0].ID, string(data))
	data, err = a.Film(&games[len(games)-1])
	require.NoError(t, err)
	assert.NotEqual(t, "save of 0", string(data), "the first one has given way")
	names, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, names, "none of them is a saved game to go on with")
}

func TestABrokenAlbumIsMovedAsideAndANewerOneStays(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.AlbumName, []byte("{")))
	a := album.Open(st)
	assert.Equal(t, store.Broken, store.KindOf(a.Trouble))
	add(t, a, game("1", 1))

	newer := []byte(`{"version": 99, "albums": [{"name": "Mom", "run": 3}, {"name": 7}]}`)
	require.NoError(t, st.Write(store.AlbumName, newer))
	a = album.Open(st)
	assert.Equal(t, store.Newer, store.KindOf(a.Trouble))
	assert.Equal(t, 3, a.Of("Mom").Run, "what can be understood counts")
	assert.Error(t, a.Add(nil, album.Entry{Name: "Mom", Game: game("2", 1)}))
	assert.Equal(t, 1, a.Of("Mom").Total().Played, "it counts until the program ends")
	data, err := st.Read(store.AlbumName)
	require.NoError(t, err)
	assert.Equal(t, newer, data)
}

func TestAllAlbumsCanBeThrownAway(t *testing.T) {
	st := store.OpenMemory()
	a := album.Open(st)
	add(t, a, game("1", 1))
	g := a.Of("Mom").Games[0]
	require.NoError(t, a.Remove())
	assert.Nil(t, a.Of("Mom"))
	_, err := a.Film(&g)
	assert.Equal(t, store.NotFound, store.KindOf(err))
	assert.Nil(t, album.Open(st).Of("Mom"))
}
