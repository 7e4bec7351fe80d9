package theater

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/album"
	albums "bigpayday/game/album/armies"
	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/book"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/rulebook"
	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
)

// Kind is what the pages know of Conquest that belong to no game.
func Kind() app.GameKind {
	return app.GameKind{
		Name: wording.Title, About: wording.About, Art: "design-cavalry",
		Learn:  BeginLesson,
		Ready:  []app.ReadyGame{{ID: volumeID, Name: wording.Title, About: wording.About, Art: "design-cavalry", Begin: beginReady}},
		Opener: armies.Opener(),
		Begin:  func(a *app.App, g table.Game) { Begin(a, g.(*armies.Table)) },
		Progress: func(a *app.App, g table.Game, names []string) string {
			s := g.(*armies.Table).State()
			return wording.New(a.Words, s.Setup.Page, names).Progress(s)
		},
		Describe: describe,
		RulesAt: func(g table.Game) *app.RulesAt {
			s := g.(*armies.Table).State()
			return RulesOf(&s.Setup, book.TopicOf(s))
		},
		Volumes: []app.Volume{{
			ID:   volumeID,
			Name: wording.Title,
			Book: func() *rulebook.Book { return book.Of(&conquest.Setup{Page: thisMonth()}) },
			Draw: func(*words.Words, rulebook.Picture) (string, func(*render.Theme, *ebiten.Image, render.Rect)) {
				return "", nil
			},
		}},
		Played: func(g table.Game, seat rules.Seat) album.Game { return albums.Played(g.(*armies.Table), seat) },
		Watch:  func(a *app.App, g table.Game) { New(a, g.(*armies.Table)).Replay(rules.NoSeat) },
		Boxes:  []app.Box{{ID: albums.Box, Name: wording.Title}},
		Cards:  func(*words.Words) []app.AlbumCard { return nil },
	}
}

// RulesOf returns the place of an entry in the rule book of a game.
func RulesOf(setup *conquest.Setup, entry string) *app.RulesAt {
	return &app.RulesAt{Volume: volumeID, Book: book.Of(setup), Entry: entry}
}

// volumeID is the id of the rule book.
const volumeID = "conquest"

// thisMonth is the page of today's month.
func thisMonth() conquest.Page {
	now := app.Today()
	return conquest.MonthPage(uint16(now.Year()), uint8(now.Month()))
}
