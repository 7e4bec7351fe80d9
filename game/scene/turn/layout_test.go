package turn_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/render"
)

// turnViews are the windows that turns are laid out for.
var turnViews = [][2]float64{
	{1280, 800}, {960, 600}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1280, 1024}, {960, 720}, {320, 240},
}

// turnStates are the states of a turn.
var turnStates = []struct {
	name   string
	prompt engine.PromptKind
}{
	{"turn", engine.TakeTurn},
	{"deal", engine.BuyDeal},
	{"buyer", engine.SellDeal},
	{"ante", engine.AnteUp},
	{"number", engine.PickNumber},
	{"friend", engine.BringFriend},
}

// floorOfLabels is the size below which no label of a button is shrunk.
const floorOfLabels = 11.5

func TestTurnsHaveRoomInEveryWindow(t *testing.T) {
	for _, state := range turnStates {
		g := prompted(t, state.prompt)
		for _, w := range turnViews {
			for _, text := range []float64{1, 1.5, 2} {
				theme, err := render.NewTheme(render.NewView(w[0], w[1], 1), text, false)
				require.NoError(t, err)
				g.App.Theme.Deallocate()
				g.App.Theme = theme
				g.Tick()
				g.s.Invalidate()
				g.Tick() // the sheets that hang from a button know where it is
				where := fmt.Sprintf("%s in %v, text %v", state.name, w, text)
				for _, layer := range g.s.Layers {
					checkLayer(t, theme, where, layer)
				}
			}
		}
	}
}

// checkLayer looks for controls that overlap, leave the window, are too small
// to be pressed, or whose label does not fit.
func checkLayer(t *testing.T, theme *render.Theme, where string, layer ui.Layer) {
	t.Helper()
	parts := map[string]render.Rect{}
	for i := range layer.Controls {
		c := &layer.Controls[i]
		if c.In != "" || c.Skip || isPart(c.ID) {
			continue // it is scrolled to, or lies on another one on purpose
		}
		assert.True(t, c.Box.Within(theme.View.Bounds()), "%s: %s %v leaves the window", where, c.ID, c.Box)
		parts[string(c.ID)] = c.Box
		if !c.Info {
			least := 34.0
			switch {
			case c.ID == "speed":
				least = 30
			case theme.View.IsLying(): // signs beside each other, for a window of 320 by 240
				least = 32
			}
			assert.GreaterOrEqual(t, min(c.Box.W, c.Box.H), least, "%s: %s is too small to be pressed", where, c.ID)
		}
		if b, ok := c.Widget.(ui.Button); ok {
			label, _ := theme.Fit(b.Label, render.Style{Face: render.Bold, Size: 15}, c.Box.W-20, floorOfLabels)
			assert.Equal(t, b.Label, label, "%s: the label of %s is cut", where, c.ID)
		}
	}
	inspect.Apart(t, where, parts)
	if !layer.Box.Empty() {
		for id, box := range parts {
			assert.True(t, box.Within(layer.Box), "%s: %s leaves its sheet", where, id)
		}
	}
}

// isPart reports whether a control is a part of another one that tells more
// closely what it is: a token on a day, a sum on a player's card.
func isPart(id ui.ID) bool {
	return strings.HasPrefix(string(id), "token-") || strings.HasPrefix(string(id), "seat-") && strings.Count(string(id), "-") > 1
}

func TestASheetLeavesTheMainButtonInSight(t *testing.T) {
	for _, state := range turnStates {
		g := prompted(t, state.prompt)
		g.Tick()
		first := g.s.First
		_, ok := g.s.UI.Box(first)
		assert.True(t, ok, "%s: the keyboard begins at %q, which is not there", state.name, first)
		seen := false
		g.s.UI.Reach(func(p hand.Place) { seen = seen || strings.HasPrefix(string(p.ID), "loan") })
		assert.True(t, seen, "%s: no loan can be taken", state.name)
	}
}

// A browser's bars leave a telephone less than its screen. What everybody has is seen all the same;
// the log is behind a button there.
func TestAShortTelephoneShowsWhatEverybodyHas(t *testing.T) {
	w := scenetest.Window{Width: 390, Height: 664, Scale: 3, TextScale: 100}
	s := scenetest.New(t, w, w.Theme(t))
	states.Named(t, "turn-6").Set(s)
	on := scenetest.Page(s.Top()).UI
	for _, m := range s.Record() {
		for above, below := range map[string]ui.ID{"$7,350": "seat-4", "$2,150": "seat-5", "$12,400": "seat-6"} {
			if card, _ := on.Box(below); m.Line.Text == above && m.Line.Box.Y > s.View().H/2 && card.X < m.Line.Box.X && m.Line.Box.X < card.Right() {
				assert.LessOrEqual(t, m.Line.Box.Bottom(), card.Y, "%s lies under a card", above)
			}
		}
	}
	_, opensLog := on.Box("log")
	_, sound := on.Box("sound")
	assert.True(t, opensLog && !sound)
}

// Four Deals lie two by two on a telephone that lies on its side: none has to be scrolled to, and
// what is printed on them can be read.
func TestALyingTelephoneShowsFourDealsAtOnce(t *testing.T) {
	w := scenetest.Window{Width: 844, Height: 390, Scale: 2, TextScale: 100}
	s := scenetest.New(t, w, w.Theme(t))
	states.Named(t, "buyer-4").Set(s)
	assert.False(t, s.Has("deals-area"))
	desk, read := s.Box("sell"), 0
	var cards []render.Rect
	for i := range 4 {
		cards = append(cards, s.Box(ui.ID(fmt.Sprintf("deal-%d", i+1))))
		assert.LessOrEqual(t, cards[i].Bottom(), desk.Y)
	}
	for _, m := range s.Record() {
		if strings.HasPrefix(m.Line.Text, "+$") && slices.ContainsFunc(cards, func(card render.Rect) bool {
			return card.Contains(m.Line.Box.CenterX(), m.Line.Box.CenterY())
		}) {
			read++
			assert.GreaterOrEqual(t, m.Line.Size/s.View().Point, 11.0, "points: %s", m.Line.Text)
		}
	}
	assert.Equal(t, len(cards), read)
}

// Rows that are chosen from are as high as a finger needs on a telephone that lies on its side, and
// the last one is scrolled to.
func TestALyingTelephoneScrollsToTheLastFriend(t *testing.T) {
	w := scenetest.Window{Width: 844, Height: 390, Scale: 2, TextScale: 100}
	s := scenetest.New(t, w, w.Theme(t))
	states.Named(t, "friend").Set(s)
	area := s.Box("panel-area")
	const others, finger = 5, 44 // points
	for seat := 2; seat < 2+others; seat++ {
		assert.GreaterOrEqual(t, s.Box(ui.ID(fmt.Sprintf("friend-%d", seat))).H/s.View().Point, finger-.01)
	}
	s.ScrollToEnd("panel-area")
	last := s.Box("friend-6")
	assert.True(t, area.Contains(last.CenterX(), last.CenterY()))
	s.Click("friend-6")
	s.Tick()
	assert.NotEmpty(t, s.TextsThat(func(text string) bool { return text == "Bring Juno" }))
}

func TestTheLogOpensWhereItsEndStandsAndLeavesWhatIsAskedToBeSeen(t *testing.T) {
	upright := scenetest.Window{Width: 800, Height: 1280, Scale: 1, TextScale: 100}
	s := scenetest.New(t, upright, upright.Theme(t))
	s.MidGame(scenetest.SixPlayers)
	slip, roll := s.Box("log"), s.Box("roll")
	s.Click("log")
	s.Tick()
	assert.True(t, s.Box("log-lines").Contains(slip.CenterX(), slip.CenterY()))
	assert.True(t, s.Box("log-lines").Common(roll).Empty())
}

// On a telephone the dice lie beside the tools, so that what a card says has the room to be read.
func TestATelephoneHasRoomForACardThatIsRead(t *testing.T) {
	for _, w := range []scenetest.Window{
		{Width: 844, Height: 390, Scale: 2, TextScale: 100}, {Width: 390, Height: 844, Scale: 3, TextScale: 100},
	} {
		th := w.Theme(t)
		s := scenetest.New(t, w, th)
		states.Named(t, "bill").Set(s)
		dice, menu, card := s.Box("dice"), s.Box("menu"), s.Box("card")
		assert.True(t, dice.Y < menu.CenterY() && menu.CenterY() < dice.Bottom(), w)
		assert.False(t, s.Has("speed"), "%s: the menu has the speeds", w)
		const readable = 10.9 // points
		read := 0
		for _, m := range s.Record() {
			if card.Contains(m.Line.Box.CenterX(), m.Line.Box.CenterY()) {
				read++
				assert.GreaterOrEqual(t, m.Line.Size/s.View().Point, readable, "%s: %s", w, m.Line.Text)
			}
		}
		assert.Greater(t, read, 5, w)
		th.Deallocate()
	}
}
