package play_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
)

// withEach plays by the mouse alone, and by the keyboard alone.
func withEach(t *testing.T, play func(t *testing.T, h home.Home, p *person.Person)) {
	for name, of := range map[string]func(*testing.T, *e2e.Game) person.Devices{
		"mouse":    func(t *testing.T, g *e2e.Game) person.Devices { return person.WithMouse(t, g) },
		"keyboard": func(t *testing.T, g *e2e.Game) person.Devices { return person.WithKeyboard(t, g) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := home.New(t)
			g := h.Start(t)
			play(t, h, person.New(t, g, of(t, g)))
		})
	}
}

func TestWholeStandardGame(t *testing.T) {
	t.Parallel()
	withEach(t, playStandard)
}

func playStandard(t *testing.T, h home.Home, p *person.Person) {
	g := p.Game
	p.Press("new")
	g.Scene("setup")
	p.Press("edition-standard")
	p.Unfold(person.RulesPart)
	p.Press("house-two-dice-lottery")
	p.Press("house-tight-money")
	p.Look("setup-standard-rules")
	p.Press("options")
	p.Press("seat-3-remove")
	p.Press("seat-2-kind")
	p.Look("setup-standard")
	p.Press("start")

	// Nothing is laid: the game begins.
	p.UntilTurn()
	p.PlayTurns("take-turn", 2)
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	p.Look("results-standard")
	g.Close()
	assertEnded(t, h, 2, 2)
	state := saved(t, h)
	assert.Equal(t, engine.Standard, state.Setup.Edition)
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.TightMoney), state.Setup.House)
	assert.Zero(t, p.Asked["place-tile"]+p.Asked["arrange"])
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.Seats, "both were asked")
}

func TestWholeMixedGame(t *testing.T) {
	t.Parallel()
	withEach(t, playMixed)
}

func playMixed(t *testing.T, h home.Home, p *person.Person) {
	g := p.Game
	p.Press("new")
	g.Scene("setup")
	p.Press("edition-mixed")
	p.Press("seat-3-remove")
	p.Press("seat-2-kind")

	// March and April of next year, with a birthday on the 8th of March.
	p.Unfold(person.CalendarPart)
	p.Pull("month", 2)
	p.Turn("year", true)
	p.Turn("blue", false)
	p.Pull("seat-2-birth-day", 8)
	p.Look("setup-mixed-calendar")
	p.Option("sheet", person.CalendarPart, person.OptionParts)
	p.Pull("laying", 1)
	p.Look("setup-mixed-rules")
	p.Press("options")
	p.Look("setup-mixed")
	p.Press("start")

	g.Scene("placement")
	p.Next()
	p.Look("placement-mixed")
	lies := func(month, day uint8, space engine.Space) func(*engine.State) bool {
		return func(s *engine.State) bool { return s.HasTile(month, day) && s.SpaceAt(month, day) == space }
	}
	p.Carry("hand", "day-8")
	untilSaved(t, h, "the Happy Birthday lies on its date", lies(1, 8, engine.HappyBirthday))
	p.Next()
	p.Carry("tile-free-deal", "day-4")
	untilSaved(t, h, "the tile lies on day 4", lies(1, 4, engine.FreeDeal))
	p.Next()
	p.Carry("day-4", "day-5")
	untilSaved(t, h, "the tile has moved to day 5", lies(1, 5, engine.FreeDeal))
	p.Next()
	p.Carry("day-5", "tile-free-deal")
	untilSaved(t, h, "day 5 is as printed", func(s *engine.State) bool {
		return !s.HasTile(1, 5) && s.SpaceAt(1, 5) == engine.Mail2 && s.SpaceAt(1, 4) == engine.DealSpace
	})
	p.Next()
	p.Carry("tile-super-sweepstakes", "day-18")
	p.Next()
	p.Press("fill")
	untilSaved(t, h, "11 tiles and the birthday lie on March", func(s *engine.State) bool { return s.Missing() == 0 })
	p.Next()
	p.Look("placement-mixed-laid")
	p.Press("start")

	untilSaved(t, h, "April is laid", func(s *engine.State) bool { return s.Page == 2 })
	p.Next()
	p.Look("placement-mixed-second")
	// Chance has filled the page before: any tile that is left goes on the last
	// day that has none.
	page := saved(t, h)
	one, day := page.TilesLeft()[0], page.Length(2)-1
	for page.HasTile(2, day) {
		day--
	}
	p.Carry("tile-"+one.String(), fmt.Sprintf("day-%d", day))
	untilSaved(t, h, "the tile lies in April", lies(2, day, one))
	p.Next()
	p.Press("start")

	p.UntilTurn()
	p.PlayTurns("take-turn", 2)
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	p.Look("results-mixed")
	g.Close()
	assertEnded(t, h, 2, 2)
	state := saved(t, h)
	assert.Equal(t, engine.Mixed, state.Setup.Edition)
	assert.Equal(t, [2]uint8{31, 30}, [2]uint8{state.Length(1), state.Length(2)}, "as long as March and April are")
	assert.EqualValues(t, 3, state.Setup.Calendar.Month)
	assert.EqualValues(t, 11, state.Setup.Blue)
	assert.Equal(t, engine.Date{Month: 3, Day: 8}, state.Setup.Calendar.Birthdays[1])
	assert.Equal(t, engine.HappyBirthday, state.SpaceAt(1, 8))
	assert.Equal(t, engine.SuperSweepstakes, state.SpaceAt(1, 18))
	assert.Equal(t, one, state.SpaceAt(2, day))
	assert.Equal(t, [2]engine.Space{engine.BigPayDay, engine.BigPayDay}, [2]engine.Space{state.SpaceAt(1, 31), state.SpaceAt(2, 30)})
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.Seats, "both were asked")
}

func TestWholeGameOf1975(t *testing.T) {
	t.Parallel()
	withEach(t, play1975)
}

func play1975(t *testing.T, h home.Home, p *person.Person) {
	g := p.Game
	p.Press("new")
	g.Scene("setup")
	p.Press("edition-classic1975")
	p.Press("seat-2-kind")
	p.Look("setup-1975")
	p.Press("start")

	// Two persons and a computer play on a calendar that is printed. One of them
	// borrows for nothing, and may play Swellfare if that card comes.
	now := p.UntilTurn()
	p.Press("loan")
	p.Turn("loan-amount", true)
	p.Press("loan-take")
	untilSaved(t, h, "the loan is paid out", func(s *engine.State) bool { return s.Players[now.Seat-1].Loan == 200 })
	p.PlayTurns("take-turn", 2)
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	p.Look("results-1975")
	g.Close()
	assertEnded(t, h, 3, 2)
	state := saved(t, h)
	assert.Equal(t, engine.Classic1975, state.Setup.Edition)
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.Seats, "both were asked")
	assert.NotZero(t, p.Asked["pay-off-loan"]+p.Asked["mind-savings"], "months are settled")
}

func TestWholeGameOf2000(t *testing.T) {
	t.Parallel()
	withEach(t, play2000)
}

func play2000(t *testing.T, h home.Home, p *person.Person) {
	g := p.Game
	p.Press("new")
	g.Scene("setup")
	p.Press("edition-event2000")
	p.Press("seat-2-kind")
	p.Look("setup-2000")
	p.Press("start")

	// Two persons and a computer play on a calendar that is printed.
	p.UntilTurn()
	p.PlayTurns("take-turn", 2)
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	p.Look("results-2000")
	g.Close()
	assertEnded(t, h, 3, 2)
	state := saved(t, h)
	assert.Equal(t, engine.Event2000, state.Setup.Edition)
	assert.Equal(t, map[int]bool{1: true, 2: true}, p.Seats, "both were asked")
	assert.NotZero(t, p.Asked["buy-deal"]+p.Asked["place-bid"], "Deals were offered")
}

func TestTilesAreLaidAnewWhenTheFirstTokenComesToAMonth(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.StartIn(t, 960, 600)
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("new")
	g.Scene("setup")
	p.Unfold(person.RulesPart)
	p.Press("house-fresh-tiles")
	p.Look("setup-fresh")
	p.Press("options")
	p.Press("seat-3-remove")
	p.Press("start")
	g.Scene("placement")
	p.Press("fill")
	p.Press("start")
	// The computer may go first, and come to a day on which all are asked.
	p.Next()
	p.Option("speed", person.Instant, person.Speeds)
	p.Play(func(now e2e.Trace) bool { return now.Scene == "placement" || now.Scene == "results" })
	p.Look("placement-fresh")
	assert.Equal(t, "placement", g.Now().Scene, "the second month is laid in mid-game")
	untilSaved(t, h, "the second page is laid", func(s *engine.State) bool { return s.Phase == engine.Playing && s.Page == 2 })
	p.PlayOn()
	g.Close()
	assertEnded(t, h, 2, 2)
	state := saved(t, h)
	assert.NotEqual(t, state.Pages[0], state.Pages[1])
}
