package phone_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/page"
	"bigpayday/game/e2e/person"
)

// A telephone, held upright: its pixels are dense, its screen has a notch, and there is nothing but
// fingers.
func phone(t *testing.T, home string) *e2e.Game {
	return e2e.StartInBrowser(t, e2e.Options{
		Home: home, Width: 390, Height: 844, Scale: 3, Touch: true, SafeArea: page.Edges{Top: 47, Bottom: 34},
	})
}

// layTiles sets up a month on a telephone, as far as the tiles.
func layTiles(t *testing.T) (*e2e.Game, *person.Person) {
	g := phone(t, t.TempDir())
	p := person.New(t, g, person.WithMouse(t, g))
	g.Scene("title")
	g.ClickOn("new")
	g.Scene("setup")
	p.Unfold(person.CalendarPart)
	g.ClickOn("first")
	g.ClickOn(person.Listed("first", 1))
	g.ClickOn("start")
	g.Scene("placement")
	g.Rest()
	return g, p
}

// pinch puts two fingers on both sides of a place and moves them from one distance to another one.
func pinch(g *e2e.Game, x, y, from, to float64) {
	at := func(span float64) []page.Finger {
		return []page.Finger{{X: x - span/2, Y: y}, {X: x + span/2, Y: y}}
	}
	g.Fingers("touchStart", at(from)[:1]...)
	g.Fingers("touchStart", at(from)...)
	const steps = 4
	for i := range steps {
		g.Fingers("touchMove", at(from+(to-from)*float64(i+1)/steps)...)
	}
	g.Fingers("touchEnd", at(to)[:1]...)
	g.Fingers("touchEnd")
	g.Ticks(5)
}

// Whoever has a telephone builds a month by dragging tiles, looks closer at it, plays with the thumb,
// turns the telephone round, and finds the game again after the page is loaded anew.
func TestAMonthIsBuiltAndPlayedOnATelephone(t *testing.T) {
	t.Parallel()
	g, p := layTiles(t)

	// A tile goes with the finger, also when another one comes down.
	from, to := g.Control("hand"), g.Control("day-12")
	over := page.Finger{X: to.X + to.W/2, Y: to.Y + to.H/2}
	g.MoveTo(from.X+from.W/2, from.Y+from.H/2)
	g.Press()
	g.MoveTo(over.X, over.Y)
	g.Fingers("touchStart", over, page.Finger{X: 40, Y: 700})
	g.Fingers("touchMove", over, page.Finger{X: 40, Y: 500})
	g.Fingers("touchEnd", over)
	assert.Equal(t, to, g.Control("day-12"), "nothing is seen closer while a tile is carried")
	g.Release()
	laid := func(day string) {
		g.Until("a tile on day "+day, func(e2e.Trace) bool { return !strings.Contains(g.Heard(), "Day "+day+", free") })
	}
	laid("12")

	// Two fingers look closer, and things are where they are seen.
	g.Until("the next tile", func(now e2e.Trace) bool { return now.Prompt == "place-tile" && !now.Moving && now.Seat == 1 })
	const closer = 1.2
	day := g.Control("day-19")
	pinch(g, 195, 560, 100, 100*closer)
	require.InDelta(t, closer*day.W, g.Control("day-19").W, 1)
	g.Shot("closer")
	g.DragTo("hand", "day-19")
	laid("19")
	pinch(g, 195, 400, 200, 100)
	assert.Equal(t, day, g.Control("day-19"), "it is all as before")

	g.ClickOn("fill")
	g.Rest()
	g.ClickOn("start")
	p.UntilTurn()
	for _, id := range []string{"roll", "menu"} {
		const leastTarget = 44. // points, for a thumb
		c := g.Control(id)
		assert.Greater(t, min(c.W, c.H), leastTarget-.1, id)
	}
	p.PlayTurns("take-turn", 1)
	g.Resize(844, 390)
	g.Until("the page to lie down", func(now e2e.Trace) bool { return !now.Moving && now.Prompt == "take-turn" && person.Has(now, "roll") })
	g.Rest()
	p.PlayTurns("take-turn", 1)
	g.Ticks(120) // what was done is kept by now
	g.Reload()
	g.Scene("title")
	g.ClickOn("continue")
	g.Until("the game to go on", func(now e2e.Trace) bool { return now.Scene == "turn" || now.Scene == "recap" })
}

// A button that opens a field brings the telephone's keyboard, as if the field had been pressed,
// even where the browser shows it for nothing but what has the focus when the finger leaves. What
// is written counts before the keyboard has gone.
func TestWhatAButtonOpensCanBeTypedInto(t *testing.T) {
	t.Parallel()
	g := e2e.StartInBrowser(t, e2e.Options{Home: t.TempDir(), Width: 390, Height: 844, Touch: true})
	p := person.New(t, g, person.WithMouse(t, g))
	write := func(text string) {
		g.Until("the keyboard", func(e2e.Trace) bool { return g.Ask("document.activeElement.id") == "ebitengine-textinput" })
		g.Ticks(10) // nobody is quicker
		g.Type(text)
	}
	g.Scene("title")
	g.Ask(`Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." }).vendor`)
	g.ClickOn("new")
	g.Scene("setup")
	p.Unfold(person.SetupsPart)
	g.ClickOn("keep-name")
	write("Sunday")
	g.ClickOn("keep")
	g.Until("the keyboard to go", func(now e2e.Trace) bool {
		return person.Has(now, "kept-1-rename") && g.Ask("document.activeElement.id") != "ebitengine-textinput"
	})
	g.ClickOn("kept-1-rename")
	write("s best")
	g.ClickOn("kept-1-done")
	g.Until("the new name", func(e2e.Trace) bool { return strings.Contains(g.Heard(), "Sundays best") })
}
