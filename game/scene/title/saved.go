package title

import (
	"fmt"
	"time"

	"bigpayday/game/app"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// SavedGame is a game that was left and can be gone on with, and what helps to know it
// again.
type SavedGame struct {
	Game table.Game
	// Where says the month and whose turn it is, Names who plays, and When when it was
	// saved, "" where that is not known.
	Where, Names, When string
	tokens             []pieces.Token
}

// describe says of a game what helps to know it again.
func describe(a *app.App, g table.Game, now time.Time) *SavedGame {
	saved := &SavedGame{Game: g, When: savedWhen(a.Words, g.SavedAt().Local(), now)}
	names := []string{}
	for i, p := range g.Players() {
		names = append(names, a.NameOf(p, i))
		saved.tokens = append(saved.tokens, pieces.Token{Color: palette.SeatColor(p.Colour), Shape: pieces.Shape(p.Token)})
	}
	saved.Names = a.Words.List(names)
	saved.Where = a.KindOf(g).Progress(a, g, names)
	return saved
}

// savedWhen says when a game was saved; it is empty where that is not known.
func savedWhen(w *words.Words, at, now time.Time) string {
	if at.Year() < 2000 {
		return ""
	}
	half := "title.clock_am"
	if at.Hour() >= 12 {
		half = "title.clock_pm"
	}
	clock := w.Say("title.clock", words.Number("hours", at.Hour()), words.Number("hour", (at.Hour()+11)%12+1),
		words.Text("minute", fmt.Sprintf("%02d", at.Minute())), words.Message("half", half))
	midnight := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC) }
	switch days := int(midnight(now).Sub(midnight(at)).Hours() / 24); {
	case days <= 0:
		return w.Say("title.saved_today", words.Text("time", clock))
	case days == 1:
		return w.Say("title.saved_yesterday", words.Text("time", clock))
	default:
		return w.Count("title.saved_days", days)
	}
}
