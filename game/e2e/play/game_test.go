package play_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/store"
)

// Places of the speeds in their row.
const (
	slow = iota
	normal
	fast
	instant
	speeds
)

// A save is written beside the game: on a busy machine it takes a while until it is
// there, and until then it is looked for again and again.
const (
	savePatience = time.Minute
	savePoll     = 10 * time.Millisecond
)

// untilSaved waits until the game that is saved is as it should be: the program
// saves while it goes on, and a game that has just begun is not saved yet.
func untilSaved(t *testing.T, home userHome, what string, holds func(*engine.State) bool) {
	t.Helper()
	require.Eventually(t, func() bool {
		if _, err := home.Read(store.Autosave); store.KindOf(err) == store.NotFound {
			return false
		}
		state := saved(t, home)
		return holds(&state)
	}, savePatience, savePoll, what)
}

// savedAsAsked returns the state of the game once it is saved with what the screen asks: the ticks
// of a hidden window run faster than the disk, and the question may be shown before it is there.
func savedAsAsked(t *testing.T, home userHome, asked e2e.Trace) (state engine.State) {
	t.Helper()
	untilSaved(t, home, "what is asked is saved", func(s *engine.State) bool {
		state = *s
		prompt := s.Prompt()
		return prompt.Kind.String() == asked.Prompt && int(prompt.Seat)+1 == asked.Seat
	})
	return state
}

func TestWholeGameWithTheMouseAlone(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.start(t)
	p := newPerson(t, g, mouse{g, t})
	g.Scene("title")
	p.look("title")
	p.press("new")

	// One person and two computers, who begin.
	g.Scene("setup")
	p.look("setup")
	p.press("seat-1-token")
	p.look("setup-tokens")
	p.press("shape-mug")
	p.press("color-green")
	p.press("me")
	p.turn("months", true)
	p.turn("months", false)
	p.unfold(rulesPart)
	p.pull("first", 2)
	p.press("options")
	p.press("add")
	p.press("seat-4-remove")
	p.press("start")

	g.Scene("placement")
	layByMouse(t, p, home)
	p.press("start")

	// Everything that can be opened on the way.
	p.playTurns("take-turn", 1)
	for _, page := range [][2]string{{"help", "help-close"}, {"log", "log-close"}} {
		p.press(page[0])
		g.Control(page[1])
		p.look("turn-" + page[0])
		p.press(page[1])
	}
	before := savedAsAsked(t, home, p.next())
	p.press("loan")
	p.turn("loan-amount", true)
	p.look("turn-loan")
	p.press("loan-take")
	untilSaved(t, home, "the loan is paid out", func(s *engine.State) bool { return s.Players[0].Loan == before.Players[0].Loan+2000 })
	p.press("menu")
	g.Scene("pause")
	p.look("pause")
	p.press("settings")
	g.Scene("settings")
	p.look("settings")
	p.press("back")
	p.press("resume")

	p.playTurns("take-turn", 3)
	p.option("speed", fast, speeds)
	p.playTurns("take-turn", 3)
	p.option("speed", instant, speeds)
	p.playOn()
	assert.GreaterOrEqual(t, p.asked["pay-off-loan"]+p.asked["read-ledger"], 2, "two months are settled")

	p.look("results")
	for n := range 3 {
		p.option("measure", n, 3)
	}
	chart := g.Control("chart")
	g.MoveTo(chart.X+chart.W/2, chart.Y+chart.H/2)
	p.look("results-chart")
	p.press("look")
	g.Scene("days")
	p.look("days")
	p.press("back")
	p.press("menu")
	g.Scene("title")
	g.Close()
	assertEnded(t, home, 3, 2)
}

// layByMouse lays the month in all the ways that the mouse knows.
func layByMouse(t *testing.T, p *person, home userHome) {
	t.Helper()
	lies := func(day uint8) func(*engine.State) bool {
		return func(s *engine.State) bool { return s.SpaceAt(1, day) != engine.Vacant }
	}
	p.next()
	p.look("placement")
	p.carry("hand", "day-3")
	untilSaved(t, home, "the tile that was dragged lies on day 3", lies(3))
	p.next()
	p.press("hand")
	p.press("day-10")
	untilSaved(t, home, "the tile that was clicked lies on day 10", lies(10))
	p.next()
	p.press("day-17")
	untilSaved(t, home, "the tile in hand lies on day 17, which was clicked", lies(17))

	now := p.next()
	p.carry("hand", "day-10")
	p.look("placement-refused")
	again := p.next()
	assert.Equal(t, now.Seat, again.Seat, "a tile goes back to the hand from a day that is laid already")
	before := savedAsAsked(t, home, again)

	p.press("preset-wild")
	untilSaved(t, home, "the month is laid", func(s *engine.State) bool { return s.Prompt().Kind == engine.Arrange })
	assert.NotEqual(t, engine.Vacant, before.InHand)
	p.next()
	p.press("undo")
	untilSaved(t, home, "the month is as before", func(s *engine.State) bool { return s.Hash() == before.Hash() })
	p.next()
	p.press("preset-balanced")
	untilSaved(t, home, "the month is laid again", func(s *engine.State) bool { return s.Prompt().Kind == engine.Arrange })
	p.next()
	laid := saved(t, home)
	day := uint8(4)
	for laid.SpaceAt(1, day) == laid.SpaceAt(1, 3) {
		day++
	}
	p.carry("day-3", dayID(day))
	untilSaved(t, home, "two tiles have changed places", func(s *engine.State) bool {
		return s.SpaceAt(1, day) == laid.SpaceAt(1, 3) && s.SpaceAt(1, 3) == laid.SpaceAt(1, day)
	})
	p.next()
	p.look("placement-laid")
}

func TestTwoPersonsPlayAWholeGameInASmallWindow(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.startIn(t, 960, 600)
	p := newPerson(t, g, mouse{g, t})
	p.press("new")
	p.press("seat-3-remove")
	p.press("seat-2-kind")
	p.press("start")
	g.Scene("placement")
	p.playTurns("take-turn", 2)
	p.option("speed", instant, speeds)
	p.playOn()
	p.look("results")
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.seats, "both were asked")
	g.Close()
	assertEnded(t, home, 2, 2)
}

func TestWholeGameWithTheKeyboardAlone(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.start(t)
	k := keyboard{g, t}
	p := newPerson(t, g, k)
	g.Scene("title")
	p.press("new")

	g.Scene("setup")
	p.press("seat-1-called")
	g.Scene("who")
	p.look("setup-name")
	g.Type("Zoë")
	p.press("me")
	p.press("seat-2-kind")
	p.press("seat-2-token")
	p.press("color-violet")
	p.press("me")
	p.turn("months", true)
	p.turn("months", false)
	p.unfold(calendarPart)
	p.turn("month-2", false)
	p.pull("first", 1)
	p.press("options")
	p.look("setup")
	p.press("start")

	g.Scene("placement")
	p.next()
	p.look("placement")
	p.carry("hand", "day-2")
	untilSaved(t, home, "the tile in hand lies on day 2", func(s *engine.State) bool { return s.SpaceAt(1, 2) != engine.Vacant })
	p.next()
	p.press("undo")
	untilSaved(t, home, "the tile was taken back", func(s *engine.State) bool { return s.SpaceAt(1, 2) == engine.Vacant })
	p.next()
	k.goTo("hand")
	g.Key(ebiten.KeyEnter)
	g.Key(ebiten.KeyArrowRight)
	p.look("placement-carried")
	g.Key(ebiten.KeyEscape)
	assert.Equal(t, "placement", g.Now().Scene, "Escape lets go of the tile, no more")
	p.press("fill")
	p.next()
	p.carry("day-2", "day-3")
	p.next()
	p.press("start")

	p.playTurns("take-turn", 1)
	p.press("help")
	g.Control("help-close")
	g.Key(ebiten.KeyEscape)
	p.press("loan")
	p.turn("loan-amount", true)
	p.press("loan-take")
	p.press("menu")
	g.Scene("pause")
	g.Key(ebiten.KeyEscape)
	g.Scene("turn")
	p.playTurns("take-turn", 2)
	g.Key(ebiten.Key4)
	p.playOn()
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.seats, "both persons were asked")

	p.option("measure", 2, 3)
	k.goTo("chart")
	g.Key(ebiten.KeyPageUp)
	p.look("results-chart")
	p.press("look")
	g.Scene("days")
	g.Key(ebiten.KeyEscape)
	g.Scene("results")
	g.Key(ebiten.KeyEscape)
	g.Scene("title")
	g.Close()
	assertEnded(t, home, 3, 2)
	state := saved(t, home)
	assert.Equal(t, [2]uint8{31, 30}, [2]uint8{state.Length(1), state.Length(2)}, "as long as they were set")
}
