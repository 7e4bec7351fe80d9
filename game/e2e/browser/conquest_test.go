package browser_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/person"
)

func TestConquestGoesOnInTheBrowserAfterAReload(t *testing.T) {
	home := t.TempDir()
	g := e2e.StartInBrowser(t, e2e.Options{Home: home, Width: 960, Height: 600})
	g.Scene("title")
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("settings") // hints come and go by themselves, and time is real here
	g.Scene("settings")
	p.Option("sheet", person.GamesPart, person.SettingsParts)
	p.Press("hints")
	p.Press("back")
	g.Scene("title")
	p.Press("new")
	g.Scene("setup")
	g.Ticks(5)
	p.Press("edition-conquest")
	g.Control("rounds") // the box stands in front
	p.Press("start")
	g.Until("days to be claimed", func(now e2e.Trace) bool { return now.Prompt == "claim-day" && !now.Moving })
	before := g.Shot("map")
	g.ClickPart("speed", person.Instant, person.Speeds)
	attacks := func(now e2e.Trace) bool { return now.Prompt == "attack" && !now.Moving }
	p.Play(attacks)
	g.Ticks(10)
	assert.Greater(t, e2e.Differ(before, g.Shot("attack")), 1000, "days have been claimed")
	g.Rest()
	g.Close()

	g = e2e.StartInBrowser(t, e2e.Options{Home: home, Width: 960, Height: 600})
	g.Scene("title")
	g.ClickOn("continue")
	g.Until("the game to go on where it was", attacks)
}
