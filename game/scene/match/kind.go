package match

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/album"
	albums "bigpayday/game/album/money"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/rulebook"
	"bigpayday/game/rules"
	setups "bigpayday/game/setups/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/paper"
)

// Kind is what the pages know of the money games that belong to no game.
func Kind() app.GameKind {
	return app.GameKind{
		Name:  func(w *words.Words) string { return w.Say("setup.edition.big") },
		About: func(w *words.Words) string { return w.Say("title.about") },
		Art:   "payday",
		Learn: BeginLesson, LearnMore: BeginMonthLesson,
		Ready:    []app.ReadyGame{readyGame(engine.Big, "payday", "title.about"), readyGame(engine.Standard, "deal", "title.about_standard")},
		Opener:   money.Opener(),
		Begin:    func(a *app.App, g table.Game) { Begin(a, g.(*money.Table)) },
		Progress: progress, Describe: describe,
		RulesAt: func(g table.Game) *app.RulesAt {
			s := g.(*money.Table).State()
			return RulesOf(s.Setup.Edition, s.Setup.House, rulebook.TopicOf(s))
		},
		Volumes: volumes(),
		Played:  func(g table.Game, seat rules.Seat) album.Game { return albums.Played(g.(*money.Table), seat) },
		Watch:   func(a *app.App, g table.Game) { NewMatch(a, g.(*money.Table)).Replay(rules.NoSeat) },
		Boxes:   boxes(), Cards: albumCards,
		Daily: &app.Daily{On: dayOf, Begin: beginDaily, Paint: dailyMonth},
	}
}

// RulesOf returns the place of an entry in the rule book of an edition, with house rules.
func RulesOf(edition engine.EditionID, house engine.HouseRules, entry string) *app.RulesAt {
	return &app.RulesAt{Volume: edition.String(), Book: rulebook.Of(engine.EditionOf(edition), house), Entry: entry}
}

// volumes are the rule books of all editions.
func volumes() (list []app.Volume) {
	for _, edition := range setups.Offered {
		ed := engine.EditionOf(edition)
		list = append(list, app.Volume{
			ID:   edition.String(),
			Name: func(w *words.Words) string { return w.Say("setup.edition." + edition.String()) },
			Book: func() *rulebook.Book { return rulebook.Of(ed, 0) },
			Draw: func(w *words.Words, p rulebook.Picture) (string, func(*render.Theme, *ebiten.Image, render.Rect)) {
				return drawn(w, ed, p)
			},
		})
	}
	return list
}

// drawn returns what draws a picture of a rule of an edition, see [app.Volume].
func drawn(w *words.Words, ed *engine.Edition, p rulebook.Picture) (art string, paint func(*render.Theme, *ebiten.Image, render.Rect)) {
	switch p := p.(type) {
	case rulebook.Day:
		space := engine.Space(p)
		called := w.Space(ed.ID, space)
		return space.String(), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			tile := boards.Tile{Kind: space.String(), Label: called.Short, Printed: ed.Tiles[space] == 0 && space != engine.BigPayDay}
			if !boards.TileHasRoom(t, tile, r) {
				tile.Label = called.Word
			}
			boards.DrawTile(t, dst, r, tile, render.State{})
		}
	case rulebook.Card:
		card, art := ed.Card(engine.CardID(p)), w.Card(ed.ID, engine.CardID(p)).Art
		return "", func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			paper.SmallCard(t, dst, r, card.Kind.String(), art, card.Deck == engine.DealDeck)
		}
	case rulebook.Pile:
		return "", func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			boards.SmallPile(t, dst, r, engine.Deck(p).String())
		}
	case rulebook.Pot:
		return "pot", nil
	}
	return "", nil
}

// progress says how far a game is.
func progress(a *app.App, g table.Game, names []string) string {
	s := g.(*money.Table).State()
	switch s.Phase {
	case engine.Building:
		return a.Say("title.continue_building")
	case engine.Over:
		return a.Say("title.continue_over")
	}
	p := &s.Players[s.Turn]
	return a.Say("title.continue_where", words.Number("month", p.Month), words.Number("months", s.Setup.Months),
		words.Name("name", names[s.Turn]), words.Text("date", a.Words.Date(&s.Setup.Calendar, p.Month, p.Day)))
}
