package match

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	albums "bigpayday/game/album/money"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	setups "bigpayday/game/setups/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/paper"
)

// This file says what albums know of the money games.

// boxes are the editions by which albums count.
func boxes() (list []app.Box) {
	for _, edition := range setups.Offered {
		list = append(list, app.Box{
			ID:   edition.String(),
			Name: func(w *words.Words) string { return w.Say("setup.edition." + edition.String()) },
		})
	}
	return list
}

// albumCards are the Mail, the Events and the Deals of all editions, each once.
func albumCards(w *words.Words) (list []app.AlbumCard) {
	known := map[string]bool{}
	for _, edition := range setups.Offered {
		ed := engine.EditionOf(edition)
		for i := range ed.Cards {
			id := engine.CardID(i + 1)
			card, name := ed.Card(id), albums.CardID(ed, id)
			if card.Deck == engine.LotteryDeck || known[name] {
				continue
			}
			known[name] = true
			says := w.Card(edition, id)
			list = append(list, app.AlbumCard{
				ID: name, Name: says.Title,
				Group: w.Say("album.deck."+card.Deck.String(), words.Text("edition", w.Say("setup.edition."+edition.String()))),
				Paint: func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
					paper.SmallCard(t, dst, r, card.Kind.String(), says.Art, card.Deck == engine.DealDeck)
				},
			})
		}
	}
	return list
}

// dayOf returns the day whose game one is, see [app.Daily].
func dayOf(g table.Game) (time.Time, bool) {
	setup := g.(*money.Table).Setup().Game
	return setups.DayOf(&setup)
}

// dailyFill is what is chosen for the month of a game of the day: tiles as they come, and no
// changing them.
func dailyFill() []engine.Choice {
	return []engine.Choice{{Kind: engine.Fill, Preset: engine.AtRandom}, {Kind: engine.Begin}}
}

// beginDaily begins the game of a day against computers that play as well as they can.
func beginDaily(a *app.App, day time.Time) {
	setup := money.Setup{Game: setups.Daily(day), Players: a.Against(setups.DailySeats, 0, table.Hard)}
	if t := laidTable(a, setup, a.Store, dailyFill()...); t != nil {
		Begin(a, t)
	}
}

// dailyMonth returns what draws the month of a day.
func dailyMonth(day time.Time) func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	var s engine.State
	picture := boards.ThumbMonth{}
	if err := s.Start(setups.Daily(day).WithNewestRules(), nil); err == nil {
		for _, choice := range dailyFill() {
			_ = s.Choose(choice, nil) // it is asked in the setup
		}
		picture = thumbMonth(&s, 1)
	}
	return func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.DrawThumbDays(t, dst, r, &picture) }
}
