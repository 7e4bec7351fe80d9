package browser_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/page"
	"bigpayday/game/store"
	"bigpayday/render/palette"
)

// At the first start the game follows what the system says of its user, and from then on what they
// have set. The browser's button back is that of the game as long as there is something to leave.
func TestBrowserFollowsTheSystemAndItsBackButtonAsks(t *testing.T) {
	g := e2e.StartInBrowser(t, e2e.Options{Width: 1200, Height: 760, Prefers: page.Preferences{
		Language: "de-AT", TextPixels: 20, LessMotion: true, Contrast: true, Dark: true,
	}})
	g.Scene("title")
	g.ClickOn("settings")
	g.Scene("settings")
	settings := heard(t, g, `switch "Weniger Bewegung blenden statt fliegen"`)
	assert.Contains(t, settings, `switch "Weniger Bewegung blenden statt fliegen" [checked]`)
	assert.Contains(t, settings, `switch "Abendlicht dunkler und wärmer, für dunkle Räume" [checked]`)
	dim := g.Shot("evening")
	g.ClickOn("evening")
	g.Ticks(5)
	day := g.Shot("day")
	assert.Greater(t, e2e.Differ(day, dim), 100_000, "all of the screen is brighter by day")
	for i := 0; i < len(day.Pix); i += 4 {
		c := palette.InEvening(palette.Color{R: day.Pix[i], G: day.Pix[i+1], B: day.Pix[i+2]})
		day.Pix[i], day.Pix[i+1], day.Pix[i+2] = c.R, c.G, c.B
	}
	assert.Less(t, e2e.Differ(day, dim), 50_000, "but for the switch, it is as bright as the palette says")
	for _, chosen := range []string{`"125 %" [checked]`, `"Hoch" [checked]`} {
		assert.Contains(t, strings.ReplaceAll(settings, "\u00a0", " "), chosen)
	}

	g.ClickOn("motion")
	g.ClickOn("back")
	g.Scene("title")
	g.Until("the settings to be written", func(e2e.Trace) bool { return g.Stored(home.InStorage+store.SettingsName) != "" })
	g.Reload()
	g.Scene("title")
	g.ClickOn("settings")
	g.Scene("settings")
	settings = heard(t, g, `switch "Weniger Bewegung blenden statt fliegen"`)
	assert.NotContains(t, settings, `switch "Weniger Bewegung blenden statt fliegen" [checked]`, "what is set counts for more than the system")
	g.ClickOn("back")

	g.Scene("title")
	g.ClickOn("play")
	g.Scene("who")
	g.ClickOn("me")
	g.Until("a game", func(now e2e.Trace) bool { return now.Prompt != "" && !now.Moving })
	g.Ticks(30)
	asked := g.Now().Prompt
	const back = `new Promise((done) => { addEventListener("popstate", () => done(document.title), { once: true }); history.back(); })`
	require.Equal(t, "Big Pay Day", g.Ask(back))
	g.Scene("pause")
	g.Ask(back)
	g.Until("the game to go on", func(now e2e.Trace) bool { return now.Prompt == asked })
}

// Other languages than English come from beside the page.
func TestALanguageThatDoesNotComeIsSaidAndComesLater(t *testing.T) {
	g := e2e.StartInBrowser(t, e2e.Options{Width: 1200, Height: 760, Prefers: page.Preferences{Language: "en-US"}})
	g.Scene("title")
	g.ClickOn("settings")
	g.Scene("settings")
	heard(t, g, `button "Deutsch`)
	g.Offline(true)
	g.ClickOn("language-de")
	heard(t, g, "We couldn’t load that language")
	heard(t, g, `heading "Settings"`)
	g.Offline(false)
	g.ClickOn("language-de")
	heard(t, g, `heading "Optionen"`)
	g.ClickOn("language-en")
	heard(t, g, `heading "Settings"`)
}

// heard returns what a screen reader finds once that holds a text: a page says what it shows a
// little later.
func heard(t *testing.T, g *e2e.Game, text string) (all string) {
	t.Helper()
	for range 40 {
		if all = g.Heard(); strings.Contains(all, text) {
			return all
		}
		g.Ticks(15)
	}
	require.Contains(t, all, text)
	return ""
}
