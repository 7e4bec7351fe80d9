package scenetest

import (
	"strconv"
	"time"

	"github.com/stretchr/testify/require"

	"bigpayday/game/album"
	"bigpayday/game/app"
	"bigpayday/game/ui"
)

// FillAlbum puts games into the albums of Mom and of somebody she has met.
func (s *Studio) FillAlbum() {
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

// OpenAlbum opens the album of Mom from the title.
func (s *Studio) OpenAlbum() {
	s.T.Helper()
	s.Start()
	s.Tick()
	app.AlbumDoor.Open(s.App, app.AlbumOf{})
	s.Ticks(2)
}

// openAlbumAt opens one of its parts.
func (s *Studio) openAlbumAt(part int) {
	s.FillAlbum()
	s.OpenAlbum()
	s.Do(ui.Event{ID: "tabs", Value: part})
	s.Ticks(2)
}

// albumStates are the states of the page of an album.
var albumStates = []State{
	{"album", func(s *Studio) { s.FillAlbum(); s.OpenAlbum() }},
	{"album-games", func(s *Studio) { s.openAlbumAt(1) }},
	{"album-cards", func(s *Studio) { s.openAlbumAt(2) }},
	{"album-daily", func(s *Studio) { s.openAlbumAt(3) }},
	{"album-empty", (*Studio).OpenAlbum},
}
