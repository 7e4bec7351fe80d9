package browser_test

import (
	"testing"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// unhurried plays with the mouse, and looks what has come of a press before the next one: what a
// page tells may come late.
type unhurried struct{ person.Mouse }

// Press clicks on a control, and waits.
func (u unhurried) Press(id string) {
	u.Mouse.Press(id)
	u.Ticks(40)
}

// saveOf returns the save of a game in a tab of a browser.
func saveOf(t *testing.T, g *e2e.Game) *home.Save {
	return &home.Save{T: t, Open: home.Months, Read: func() ([]byte, error) { return home.ReadTab(g) }}
}

// crash kills the tab, and checks what it has left of a save. The game goes on with what that asks.
func crash(g *e2e.Game, save *home.Save) {
	save.T.Helper()
	save.Look()
	g.Crash()
	g.Scene("title")
	save.Look()
}

// twoInATab starts a game of two people in a tab of a browser, which shows the title. In a browser
// time is real, and computers would play on while it is found out what is asked.
func twoInATab(t *testing.T) (*e2e.Game, *home.Save) {
	g := e2e.StartInBrowser(t, e2e.Options{Width: 960, Height: 600})
	h := home.New(t)
	h.BeginMonths(t, engine.Standard, []table.Player{{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Human}})
	h.MoveInto(t, g)
	save := saveOf(t, g)
	crash(g, save)
	return g, save
}
