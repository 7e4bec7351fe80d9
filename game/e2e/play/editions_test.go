package play_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
)

// The parts of the options of the set-up.
const (
	rulesPart    = 0
	calendarPart = 1
	optionParts  = 3
)

// unfold unfolds the options of the set-up and, where only one part of them is shown, goes to
// a part. To press "options" once more folds them away again.
func (p *person) unfold(part int) {
	p.t.Helper()
	p.press("options")
	p.Until("the options", func(now e2e.Trace) bool { return !has(now, "seat-1-token") })
	if p.Has("sheet") {
		p.option("sheet", part, optionParts)
	}
}

// withEach plays by the mouse alone, and by the keyboard alone.
func withEach(t *testing.T, play func(t *testing.T, home userHome, p *person)) {
	for name, of := range map[string]func(*testing.T, *e2e.Game) devices{
		"mouse":    func(t *testing.T, g *e2e.Game) devices { return mouse{g, t} },
		"keyboard": func(t *testing.T, g *e2e.Game) devices { return keyboard{g, t} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			home := newHome(t)
			g := home.start(t)
			play(t, home, newPerson(t, g, of(t, g)))
		})
	}
}

func TestWholeStandardGame(t *testing.T) {
	t.Parallel()
	withEach(t, playStandard)
}

func playStandard(t *testing.T, home userHome, p *person) {
	g := p.Game
	p.press("new")
	g.Scene("setup")
	p.press("edition-standard")
	p.unfold(rulesPart)
	p.press("house-two-dice-lottery")
	p.press("house-tight-money")
	p.look("setup-standard-rules")
	p.press("options")
	p.press("seat-3-remove")
	p.press("seat-2-kind")
	p.look("setup-standard")
	p.press("start")

	// Nothing is laid: the game begins.
	p.untilTurn()
	p.playTurns("take-turn", 2)
	p.option("speed", instant, speeds)
	p.playOn()
	p.look("results-standard")
	g.Close()
	assertEnded(t, home, 2, 2)
	state := saved(t, home)
	assert.Equal(t, engine.Standard, state.Setup.Edition)
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.TightMoney), state.Setup.House)
	assert.Zero(t, p.asked["place-tile"]+p.asked["arrange"])
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.seats, "both were asked")
}

func TestWholeMixedGame(t *testing.T) {
	t.Parallel()
	withEach(t, playMixed)
}

func playMixed(t *testing.T, home userHome, p *person) {
	g := p.Game
	p.press("new")
	g.Scene("setup")
	p.press("edition-mixed")
	p.press("seat-3-remove")
	p.press("seat-2-kind")

	// March and April of next year, with a birthday on the 8th of March.
	p.unfold(calendarPart)
	p.pull("month", 2)
	p.turn("year", true)
	p.turn("blue", false)
	p.pull("seat-2-birth-day", 8)
	p.look("setup-mixed-calendar")
	p.option("sheet", calendarPart, optionParts)
	p.pull("laying", 1)
	p.look("setup-mixed-rules")
	p.press("options")
	p.look("setup-mixed")
	p.press("start")

	g.Scene("placement")
	p.next()
	p.look("placement-mixed")
	lies := func(month, day uint8, space engine.Space) func(*engine.State) bool {
		return func(s *engine.State) bool { return s.HasTile(month, day) && s.SpaceAt(month, day) == space }
	}
	p.carry("hand", "day-8")
	untilSaved(t, home, "the Happy Birthday lies on its date", lies(1, 8, engine.HappyBirthday))
	p.next()
	p.carry("tile-free-deal", "day-4")
	untilSaved(t, home, "the tile lies on day 4", lies(1, 4, engine.FreeDeal))
	p.next()
	p.carry("day-4", "day-5")
	untilSaved(t, home, "the tile has moved to day 5", lies(1, 5, engine.FreeDeal))
	p.next()
	p.carry("day-5", "tile-free-deal")
	untilSaved(t, home, "day 5 is as printed", func(s *engine.State) bool {
		return !s.HasTile(1, 5) && s.SpaceAt(1, 5) == engine.Mail2 && s.SpaceAt(1, 4) == engine.DealSpace
	})
	p.next()
	p.carry("tile-super-sweepstakes", "day-18")
	p.next()
	p.press("fill")
	untilSaved(t, home, "11 tiles and the birthday lie on March", func(s *engine.State) bool { return s.Missing() == 0 })
	p.next()
	p.look("placement-mixed-laid")
	p.press("start")

	untilSaved(t, home, "April is laid", func(s *engine.State) bool { return s.Page == 2 })
	p.next()
	p.look("placement-mixed-second")
	// Chance has filled the page before: any tile that is left goes on the last
	// day that has none.
	page := saved(t, home)
	one, day := page.TilesLeft()[0], page.Length(2)-1
	for page.HasTile(2, day) {
		day--
	}
	p.carry("tile-"+one.String(), fmt.Sprintf("day-%d", day))
	untilSaved(t, home, "the tile lies in April", lies(2, day, one))
	p.next()
	p.press("start")

	p.untilTurn()
	p.playTurns("take-turn", 2)
	p.option("speed", instant, speeds)
	p.playOn()
	p.look("results-mixed")
	g.Close()
	assertEnded(t, home, 2, 2)
	state := saved(t, home)
	assert.Equal(t, engine.Mixed, state.Setup.Edition)
	assert.Equal(t, [2]uint8{31, 30}, [2]uint8{state.Length(1), state.Length(2)}, "as long as March and April are")
	assert.EqualValues(t, 3, state.Setup.Calendar.Month)
	assert.EqualValues(t, 11, state.Setup.Blue)
	assert.Equal(t, engine.Date{Month: 3, Day: 8}, state.Setup.Calendar.Birthdays[1])
	assert.Equal(t, engine.HappyBirthday, state.SpaceAt(1, 8))
	assert.Equal(t, engine.SuperSweepstakes, state.SpaceAt(1, 18))
	assert.Equal(t, one, state.SpaceAt(2, day))
	assert.Equal(t, [2]engine.Space{engine.BigPayDay, engine.BigPayDay}, [2]engine.Space{state.SpaceAt(1, 31), state.SpaceAt(2, 30)})
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.seats, "both were asked")
}

func TestWholeGameOf1975(t *testing.T) {
	t.Parallel()
	withEach(t, play1975)
}

func play1975(t *testing.T, home userHome, p *person) {
	g := p.Game
	p.press("new")
	g.Scene("setup")
	p.press("edition-classic1975")
	p.press("seat-2-kind")
	p.look("setup-1975")
	p.press("start")

	// Two persons and a computer play on a calendar that is printed. One of them
	// borrows for nothing, and may play Swellfare if that card comes.
	now := p.untilTurn()
	p.press("loan")
	p.turn("loan-amount", true)
	p.press("loan-take")
	untilSaved(t, home, "the loan is paid out", func(s *engine.State) bool { return s.Players[now.Seat-1].Loan == 200 })
	p.playTurns("take-turn", 2)
	p.option("speed", instant, speeds)
	p.playOn()
	p.look("results-1975")
	g.Close()
	assertEnded(t, home, 3, 2)
	state := saved(t, home)
	assert.Equal(t, engine.Classic1975, state.Setup.Edition)
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.seats, "both were asked")
	assert.NotZero(t, p.asked["pay-off-loan"]+p.asked["mind-savings"], "months are settled")
}

func TestWholeGameOf2000(t *testing.T) {
	t.Parallel()
	withEach(t, play2000)
}

func play2000(t *testing.T, home userHome, p *person) {
	g := p.Game
	p.press("new")
	g.Scene("setup")
	p.press("edition-event2000")
	p.press("seat-2-kind")
	p.look("setup-2000")
	p.press("start")

	// Two persons and a computer play on a calendar that is printed.
	p.untilTurn()
	p.playTurns("take-turn", 2)
	p.option("speed", instant, speeds)
	p.playOn()
	p.look("results-2000")
	g.Close()
	assertEnded(t, home, 3, 2)
	state := saved(t, home)
	assert.Equal(t, engine.Event2000, state.Setup.Edition)
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.seats, "both were asked")
	assert.NotZero(t, p.asked["buy-deal"]+p.asked["place-bid"], "Deals were offered")
}

func TestTilesAreLaidAnewWhenTheFirstTokenComesToAMonth(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.startIn(t, 960, 600)
	p := newPerson(t, g, mouse{g, t})
	p.press("new")
	g.Scene("setup")
	p.unfold(rulesPart)
	p.press("house-fresh-tiles")
	p.look("setup-fresh")
	p.press("options")
	p.press("seat-3-remove")
	p.press("start")
	g.Scene("placement")
	p.press("fill")
	p.press("start")
	// The computer may go first, and come to a day on which all are asked.
	p.next()
	p.option("speed", instant, speeds)
	p.play(func(now e2e.Trace) bool { return now.Scene == "placement" || now.Scene == "results" })
	p.look("placement-fresh")
	assert.Equal(t, "placement", g.Now().Scene, "the second month is laid in mid-game")
	untilSaved(t, home, "the second page is laid", func(s *engine.State) bool { return s.Phase == engine.Playing && s.Page == 2 })
	p.playOn()
	g.Close()
	assertEnded(t, home, 2, 2)
	state := saved(t, home)
	assert.NotEqual(t, state.Pages[0], state.Pages[1])
}
