package app

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/album"
	"bigpayday/game/rulebook"
	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
)

// Today is when a page is opened that begins with the month of today.
var Today = time.Now

// GameKind is a kind of game, as the pages see it that belong to none.
type GameKind struct {
	// Name returns what the game is called, and About what it is about, in a sentence. Art
	// is the drawing that stands for it.
	Name, About func(w *words.Words) string
	Art         string
	// Learn begins the first game, in which a coach explains what comes up.
	Learn func(a *App)
	// Ready are the games of it that nobody has to set up.
	Ready []ReadyGame
	// LearnMore begins the lesson after that, nil where there is none.
	LearnMore func(a *App)
	// Opener opens saved games of the kind.
	Opener table.Opener
	// Begin puts a game on the screen.
	Begin func(a *App, g table.Game)
	// Progress says how far a game is, where the players are called so.
	Progress func(a *App, g table.Game, names []string) string
	// Describe says what helps to know a game again in a list.
	Describe func(a *App, g table.Game, names []string) Summary
	// RulesAt returns where the rule book explains what is asked.
	RulesAt func(g table.Game) *RulesAt
	// Volumes are its rule books.
	Volumes []Volume
	// Played returns how a game that is over went for a seat, for the album of who sat there.
	Played func(g table.Game, seat rules.Seat) album.Game
	// Watch tells a game that is over again, from its beginning.
	Watch func(a *App, g table.Game)
	// Boxes are what an album counts the games of it by, and Cards the cards that can be seen
	// in it.
	Boxes []Box
	Cards func(w *words.Words) []AlbumCard
	// Daily is its game of the day, nil where there is none.
	Daily *Daily
}

// Box is what an album counts games by.
type Box struct {
	// ID is what albums call it, see [album.Game], which is also the name of its cover, and Name
	// what the game is called.
	ID   string
	Name func(w *words.Words) string
}

// AlbumCard is a card as an album shows it.
type AlbumCard struct {
	// ID is what albums call it, Name its headline, and Group the deck and the edition that it
	// belongs to.
	ID, Name, Group string
	// Paint draws it small.
	Paint func(t *render.Theme, dst *ebiten.Image, r render.Rect)
}

// Daily is a game of the day: the same for everybody on that day.
type Daily struct {
	// On returns the day whose game one is, false for a game that is none.
	On func(g table.Game) (day time.Time, ok bool)
	// Begin begins the game of a day, with whoever plays at this device.
	Begin func(a *App, day time.Time)
	// Paint draws the month that is played on a day, as small squares.
	Paint func(day time.Time) func(t *render.Theme, dst *ebiten.Image, r render.Rect)
}

// Summary is what a list of saved games says of one.
type Summary struct {
	// Edition is what is played, Where how far it is, and Leader who leads or has won, "" where
	// nobody does.
	Edition, Where, Leader string
	// Day is the day of whoever has the turn, and Weekday its name; both are "" where there is none.
	Day, Weekday string
	// Paint draws the month that it is in, as everybody may see it.
	Paint func(t *render.Theme, dst *ebiten.Image, r render.Rect)
}

// ReadyGame is a game of whoever plays at this device against computers, at a table that is set.
type ReadyGame struct {
	// ID is the edition that is played, or the game where it has none, as set-ups name it.
	ID string
	// Name, About and Art are as in [GameKind].
	Name, About func(w *words.Words) string
	Art         string
	// Begin puts the game on the screen.
	Begin func(a *App)
}

// Volume is a rule book: of a game, or of an edition of one.
type Volume struct {
	// ID tells it from others.
	ID string
	// Name returns what it is called.
	Name func(w *words.Words) string
	// Book returns the book, as it is without house rules.
	Book func() *rulebook.Book
	// Draw returns what draws a picture that is of this game alone, and the name of a
	// drawing that it is like, "" for none. Where it draws nothing that drawing is shown.
	Draw func(w *words.Words, p rulebook.Picture) (art string, paint func(t *render.Theme, dst *ebiten.Image, r render.Rect))
}

// Volumes are the rule books of all games.
func (a *App) Volumes() (list []Volume) {
	for i := range a.Games {
		list = append(list, a.Games[i].Volumes...)
	}
	return list
}

// ResumeGame opens the saved game, see [table.Resume].
func (a *App) ResumeGame() (table.Game, error) { return table.Resume(a.Store, a.openers()...) }

// ResumeCopy opens the newest good copy of it, see [table.ResumeCopy].
func (a *App) ResumeCopy() (table.Game, error) { return table.ResumeCopy(a.Store, a.openers()...) }

func (a *App) openers() (openers []table.Opener) {
	for i := range a.Games {
		openers = append(openers, a.Games[i].Opener)
	}
	return openers
}

// KindOf returns the kind of a game.
func (a *App) KindOf(g table.Game) *GameKind {
	for i := range a.Games {
		if a.Games[i].Opener.Name() == g.Name() {
			return &a.Games[i]
		}
	}
	return nil // there is no table of a game that is not listed
}
