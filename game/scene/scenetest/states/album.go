package states

import (
	"strconv"
	"time"

	"github.com/stretchr/testify/require"

	"bigpayday/game/album"
	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
)

// fillAlbum puts games into the albums of Mom and of somebody she has met.
func fillAlbum(s *scenetest.Studio) {
	s.T.Helper()
	boxes, places := []string{"big", "big", "standard", "mixed", "classic1975", "event2000", "conquest"}, []int{1, 1, 1, 5, 2, 4, 1, 2, 3, 1}
	day := app.Today()
	for i := range 26 {
		g := album.Game{
			ID: strconv.Itoa(i), Ended: day.AddDate(0, 0, i-26).Format(time.DateOnly), Box: boxes[i%len(boxes)], Level: []string{"easy", "normal", "hard"}[i%3],
			Place: places[len(places)-1-i%len(places)], Players: 6, Worth: int32(900 * i), Figures: map[album.Record]album.Figure{
				album.RichestMonth: {Amount: int32(8100 + 500*i), Detail: 3}, album.LargestJackpot: {Amount: int32(5000 + 200*i), Detail: 2},
				album.BestDeal: {Amount: 9500, Card: "big-60"}, album.LotteryWon: {Amount: 7500, Detail: 6}, album.WorstBill: {Amount: 1200, Card: "big-26"},
				album.MostAtEnd: {Amount: int32(900 * i)},
			},
		}
		for card := range 3 * i {
			g.Cards = append(g.Cards, "big-"+strconv.Itoa(1+card))
		}
		if i%7 < 3 {
			g.Day = g.Ended
		}
		require.NoError(s.T, s.Albums().Add([]byte("{}"), album.Entry{Name: s.Mom().Name, Game: g}))
	}
	require.NoError(s.T, s.Albums().Add(nil, album.Entry{Name: s.Mom().Name, Game: album.Game{
		ID: "today", Ended: day.Format(time.DateOnly), Day: day.Format(time.DateOnly), Box: "big", Level: "hard", Place: 2, Players: 4, Worth: 14450,
	}}))
}

// openAlbumAt opens one of its parts.
func openAlbumAt(s *scenetest.Studio, part int) {
	fillAlbum(s)
	s.OpenAlbum()
	s.Do(ui.Event{ID: "tabs", Value: part})
	s.Ticks(2)
}

// albumStates are the states of the page of an album.
var albumStates = []State{
	{"album", func(s *scenetest.Studio) { fillAlbum(s); s.OpenAlbum() }},
	{"album-games", func(s *scenetest.Studio) { openAlbumAt(s, 1) }},
	{"album-cards", func(s *scenetest.Studio) { openAlbumAt(s, 2) }},
	{"album-daily", func(s *scenetest.Studio) { openAlbumAt(s, 3) }},
	{"album-empty", (*scenetest.Studio).OpenAlbum},
}
