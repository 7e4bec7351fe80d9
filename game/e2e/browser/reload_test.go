package browser_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/person"
)

func TestBrowserPlaysAndGoesOnAfterAReload(t *testing.T) {
	home := t.TempDir()
	g := e2e.StartInBrowser(t, e2e.Options{Home: home, Width: 960, Height: 600})
	g.Scene("title")
	title := g.Shot("title")
	assert.False(t, g.Has("quit"), "a page cannot be quit")
	assert.Equal(t, "false", g.Ask(`document.querySelector("canvas").getContext("webgl2").getContextAttributes().antialias`), "nothing is drawn four times over")
	assert.False(t, g.Has("continue"))
	g.ClickOn("new")
	g.Scene("setup")
	g.Ticks(5)
	setup := g.Shot("setup")
	assert.Greater(t, e2e.Differ(title, setup), 10_000)
	g.ClickOn("options")
	g.ClickOn("first")
	g.ClickOn(person.Listed("first", 1))
	g.ClickOn("start")
	g.Scene("placement")
	g.ClickOn("preset-balanced")
	g.ClickOn("start")
	g.Until("the first turn", func(now e2e.Trace) bool { return now.Prompt == "take-turn" && !now.Moving })
	g.Ticks(5)
	before := g.Shot("turn")
	g.ClickOn("roll")
	g.Until("the dice to be thrown", func(now e2e.Trace) bool { return now.Prompt != "take-turn" })
	g.Ticks(10)
	after := g.Shot("rolled")
	assert.Greater(t, e2e.Differ(before, after), 1000, "the roll is to be seen")
	save := saveOf(t, g)
	crash(g, save)
	assert.NotEmpty(t, save.Known.Choices)
	g.ClickOn("continue")
	g.Until("the game to go on in another tab", func(now e2e.Trace) bool { return now.Scene == "turn" || now.Scene == "recap" })
	g.Key(ebiten.Key4)
	g.Rest()
	g.Close()

	g = e2e.StartInBrowser(t, e2e.Options{Home: home, Width: 960, Height: 600})
	g.Scene("title")
	g.Ticks(5)
	g.Shot("again")
	g.ClickOn("continue")
	// What computers have done meanwhile may be summed up first.
	g.Until("the game to go on", func(now e2e.Trace) bool { return now.Scene == "turn" || now.Scene == "recap" })
}
