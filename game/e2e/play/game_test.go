package play_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
	"bigpayday/game/store"
)

// untilSaved waits until the game that is saved is as it should be: the program
// saves while it goes on, and a game that has just begun is not saved yet.
func untilSaved(t *testing.T, h home.Home, what string, holds func(*engine.State) bool) {
	t.Helper()
	require.Eventually(t, func() bool {
		if _, err := h.Read(store.Autosave); store.KindOf(err) == store.NotFound {
			return false
		}
		state := saved(t, h)
		return holds(&state)
	}, home.Patience, home.Poll, what)
}

// savedAsAsked returns the state of the game once it is saved with what the screen asks: the ticks
// of a hidden window run faster than the disk, and the question may be shown before it is there.
func savedAsAsked(t *testing.T, h home.Home, asked e2e.Trace) (state engine.State) {
	t.Helper()
	untilSaved(t, h, "what is asked is saved", func(s *engine.State) bool {
		state = *s
		prompt := s.Prompt()
		return prompt.Kind.String() == asked.Prompt && int(prompt.Seat)+1 == asked.Seat
	})
	return state
}

func TestWholeGameWithTheMouseAlone(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.Start(t)
	p := person.New(t, g, person.WithMouse(t, g))
	g.Scene("title")
	p.Look("title")
	p.Press("new")

	// One person and two computers, who begin.
	g.Scene("setup")
	p.Look("setup")
	p.Press("seat-1-token")
	p.Look("setup-tokens")
	p.Press("shape-mug")
	p.Press("color-green")
	p.Press("me")
	p.Turn("months", true)
	p.Turn("months", false)
	p.Unfold(person.RulesPart)
	p.Pull("first", 2)
	p.Press("options")
	p.Press("add")
	p.Press("seat-4-remove")
	p.Press("start")

	g.Scene("placement")
	layByMouse(t, p, h)
	p.Press("start")

	// Everything that can be opened on the way.
	p.PlayTurns("take-turn", 1)
	for _, page := range [][2]string{{"help", "help-close"}, {"log", "log-close"}} {
		p.Press(page[0])
		g.Control(page[1])
		p.Look("turn-" + page[0])
		p.Press(page[1])
	}
	before := savedAsAsked(t, h, p.Next())
	p.Press("loan")
	p.Turn("loan-amount", true)
	p.Look("turn-loan")
	p.Press("loan-take")
	untilSaved(t, h, "the loan is paid out", func(s *engine.State) bool { return s.Players[0].Loan == before.Players[0].Loan+2000 })
	p.Press("menu")
	g.Scene("pause")
	p.Look("pause")
	p.Press("settings")
	g.Scene("settings")
	p.Look("settings")
	p.Press("back")
	p.Press("resume")

	p.PlayTurns("take-turn", 3)
	p.Option("speed", person.Fast, person.Speeds)
	p.PlayTurns("take-turn", 3)
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	assert.GreaterOrEqual(t, p.Asked["pay-off-loan"]+p.Asked["read-ledger"], 2, "two months are settled")

	p.Look("results")
	for n := range 3 {
		p.Option("measure", n, 3)
	}
	chart := g.Control("chart")
	g.MoveTo(chart.X+chart.W/2, chart.Y+chart.H/2)
	p.Look("results-chart")
	p.Press("look")
	g.Scene("days")
	p.Look("days")
	p.Press("back")
	p.Press("menu")
	g.Scene("title")
	g.Close()
	assertEnded(t, h, 3, 2)
}

// layByMouse lays the month in all the ways that the mouse knows.
func layByMouse(t *testing.T, p *person.Person, h home.Home) {
	t.Helper()
	lies := func(day uint8) func(*engine.State) bool {
		return func(s *engine.State) bool { return s.SpaceAt(1, day) != engine.Vacant }
	}
	p.Next()
	p.Look("placement")
	p.Carry("hand", "day-3")
	untilSaved(t, h, "the tile that was dragged lies on day 3", lies(3))
	p.Next()
	p.Press("hand")
	p.Press("day-10")
	untilSaved(t, h, "the tile that was clicked lies on day 10", lies(10))
	p.Next()
	p.Press("day-17")
	untilSaved(t, h, "the tile in hand lies on day 17, which was clicked", lies(17))

	now := p.Next()
	p.Carry("hand", "day-10")
	p.Look("placement-refused")
	again := p.Next()
	assert.Equal(t, now.Seat, again.Seat, "a tile goes back to the hand from a day that is laid already")
	before := savedAsAsked(t, h, again)

	p.Press("preset-wild")
	untilSaved(t, h, "the month is laid", func(s *engine.State) bool { return s.Prompt().Kind == engine.Arrange })
	assert.NotEqual(t, engine.Vacant, before.InHand)
	p.Next()
	p.Press("undo")
	untilSaved(t, h, "the month is as before", func(s *engine.State) bool { return s.Hash() == before.Hash() })
	p.Next()
	p.Press("preset-balanced")
	untilSaved(t, h, "the month is laid again", func(s *engine.State) bool { return s.Prompt().Kind == engine.Arrange })
	p.Next()
	laid := saved(t, h)
	day := uint8(4)
	for laid.SpaceAt(1, day) == laid.SpaceAt(1, 3) {
		day++
	}
	p.Carry("day-3", person.Day(day))
	untilSaved(t, h, "two tiles have changed places", func(s *engine.State) bool {
		return s.SpaceAt(1, day) == laid.SpaceAt(1, 3) && s.SpaceAt(1, 3) == laid.SpaceAt(1, day)
	})
	p.Next()
	p.Look("placement-laid")
}

func TestTwoPersonsPlayAWholeGameInASmallWindow(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.StartIn(t, 960, 600)
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("new")
	p.Press("seat-3-remove")
	p.Press("seat-2-kind")
	p.Press("start")
	g.Scene("placement")
	p.PlayTurns("take-turn", 2)
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	p.Look("results")
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.Seats, "both were asked")
	g.Close()
	assertEnded(t, h, 2, 2)
}

func TestWholeGameWithTheKeyboardAlone(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.Start(t)
	k := person.WithKeyboard(t, g)
	p := person.New(t, g, k)
	g.Scene("title")
	p.Press("new")

	g.Scene("setup")
	p.Press("seat-1-called")
	g.Scene("who")
	p.Look("setup-name")
	g.Type("Zoë")
	p.Press("me")
	p.Press("seat-2-kind")
	p.Press("seat-2-token")
	p.Press("color-violet")
	p.Press("me")
	p.Turn("months", true)
	p.Turn("months", false)
	p.Unfold(person.CalendarPart)
	p.Turn("month-2", false)
	p.Pull("first", 1)
	p.Press("options")
	p.Look("setup")
	p.Press("start")

	g.Scene("placement")
	p.Next()
	p.Look("placement")
	p.Carry("hand", "day-2")
	untilSaved(t, h, "the tile in hand lies on day 2", func(s *engine.State) bool { return s.SpaceAt(1, 2) != engine.Vacant })
	p.Next()
	p.Press("undo")
	untilSaved(t, h, "the tile was taken back", func(s *engine.State) bool { return s.SpaceAt(1, 2) == engine.Vacant })
	p.Next()
	k.GoTo("hand")
	g.Key(ebiten.KeyEnter)
	g.Key(ebiten.KeyArrowRight)
	p.Look("placement-carried")
	g.Key(ebiten.KeyEscape)
	assert.Equal(t, "placement", g.Now().Scene, "Escape lets go of the tile, no more")
	p.Press("fill")
	p.Next()
	p.Carry("day-2", "day-3")
	p.Next()
	p.Press("start")

	p.PlayTurns("take-turn", 1)
	p.Press("help")
	g.Control("help-close")
	g.Key(ebiten.KeyEscape)
	p.Press("loan")
	p.Turn("loan-amount", true)
	p.Press("loan-take")
	p.Press("menu")
	g.Scene("pause")
	g.Key(ebiten.KeyEscape)
	g.Scene("turn")
	p.PlayTurns("take-turn", 2)
	g.Key(ebiten.Key4)
	p.PlayOn()
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.Seats, "both persons were asked")

	p.Option("measure", 2, 3)
	k.GoTo("chart")
	g.Key(ebiten.KeyPageUp)
	p.Look("results-chart")
	p.Press("look")
	g.Scene("days")
	g.Key(ebiten.KeyEscape)
	g.Scene("results")
	g.Key(ebiten.KeyEscape)
	g.Scene("title")
	g.Close()
	assertEnded(t, h, 3, 2)
	state := saved(t, h)
	assert.Equal(t, [2]uint8{31, 30}, [2]uint8{state.Length(1), state.Length(2)}, "as long as they were set")
}
