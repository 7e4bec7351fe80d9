package e2e

import (
	"bigpayday/game/e2e/page"
)

// What follows is for the browser only.

// Crash kills the tab that the game runs in, and opens the page again. It is for the browser only.
func (g *Game) Crash() {
	g.t.Helper()
	g.alive()
	g.heard = false
	g.step(g.win.(*page.Page).Crash())
	g.Until("the first line of the trace", func(Trace) bool { return true })
}

// Beside opens the game in another tab of the same browser, which lies in front then. It is for the
// browser only, as [Game.Front], [Game.ChooseFile] and [Game.DropFile] are.
func (g *Game) Beside() *Game {
	g.t.Helper()
	g.alive()
	tab, err := g.win.(*page.Page).Beside()
	if err != nil {
		g.t.Fatal(err)
	}
	other := newGame(g.t, tab)
	other.Until("the first line of the trace", func(Trace) bool { return true })
	return other
}

// Front brings the game's tab in front of the others.
func (g *Game) Front() {
	g.t.Helper()
	g.alive()
	g.step(g.win.(*page.Page).Front())
}

// ChooseFile has the browser give the game a file with a name and a text when it next asks for one.
func (g *Game) ChooseFile(name, text string) {
	g.t.Helper()
	g.alive()
	g.step(g.win.(*page.Page).Choose(name, text))
}

// DropFile drops a file with a name and a text on the page.
func (g *Game) DropFile(name, text string) {
	g.t.Helper()
	g.alive()
	g.step(g.win.(*page.Page).Drop(name, text))
}

// Store has the browser store a text for the page under a key. The page need not notice.
func (g *Game) Store(key, text string) {
	g.t.Helper()
	g.alive()
	g.step(g.win.(*page.Page).Store(key, text))
}

// Stored returns what the browser has stored for the page under a key, "" for nothing.
func (g *Game) Stored(key string) string {
	g.t.Helper()
	g.alive()
	text, err := g.win.(*page.Page).Stored(key)
	g.step(err)
	return text
}

// Heard returns what a screen reader finds on the page, see [page.Page.Heard]. It is for the
// browser only, as [Game.Use] is.
func (g *Game) Heard() string {
	g.t.Helper()
	g.alive()
	text, err := g.win.(*page.Page).Heard()
	g.step(err)
	return text
}

// Use presses what a screen reader finds by its role and its name, see [page.Page.Use], and reports
// whether it was there still.
func (g *Game) Use(role, name string) bool {
	g.t.Helper()
	g.alive()
	there, err := g.win.(*page.Page).Use(role, name)
	g.step(err)
	return there
}

// Ask returns what an expression of JavaScript is in the page, see [page.Page.Ask].
func (g *Game) Ask(expression string) string {
	g.t.Helper()
	g.alive()
	text, err := g.win.(*page.Page).Ask(expression)
	g.step(err)
	return text
}

// Offline takes the network from the browser, or gives it back.
func (g *Game) Offline(is bool) {
	g.t.Helper()
	g.alive()
	g.step(g.win.(*page.Page).Offline(is))
}

// Reload loads the page again.
func (g *Game) Reload() {
	g.t.Helper()
	g.alive()
	g.heard = false
	g.step(g.win.(*page.Page).Reload())
	g.Until("the first line of the trace", func(Trace) bool { return true })
}

// Fingers has fingers come down on a phone, move or be lifted, see [page.Page.Touch], and gives the
// game a tick to notice.
func (g *Game) Fingers(what string, at ...page.Finger) {
	g.t.Helper()
	g.alive()
	g.step(g.win.(*page.Page).Touch(what, at...))
	g.tick(1)
}
