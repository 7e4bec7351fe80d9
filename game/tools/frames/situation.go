package main

import (
	"errors"
	"fmt"
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/skill"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// situation is something that is played and measured, from the same game every
// time.
type situation struct {
	name string
	// title says to people what is played.
	title string
	speed store.Speed
	// people is how many of the players, the first ones, are persons. The game
	// waits where it is a person's turn.
	people int
	// edition is played, Big Pay Day unless it says another one.
	edition engine.EditionID
	// begins reports whether a game has come to where the situation begins.
	begins func(*engine.State) bool
	action action
	// seen is what is seen large, nil for nothing, and onMap brings it about in Conquest, which is
	// played where there is one.
	seen  *seen
	onMap onMap
	// leads is the space to which the person's throw leads, where a page is played on.
	leads engine.Space
	// moving says that frames are drawn all the time, each after its tick, and lives that things move
	// by themselves while the player does nothing.
	moving, lives bool
	// quiet is the setting with which nothing moves by itself.
	quiet bool
	// onTitle says that no game is gone on with.
	onTitle bool
	// ticks is how many ticks are measured, 0 for the usual number.
	ticks int
	// newSize is the size that the window gets, in device-independent pixels.
	newSize [2]int
	// baseline names the situation that is the same but for what the game
	// computes; "" for none.
	baseline string
	// showOdds shows the odds on the calendar, hardComputers lets the computers
	// play at that level, and largest plays the largest game of the edition that
	// takes them longest.
	showOdds, hardComputers, largest bool
}

// action is what is done in a situation. The zero value leaves the game alone.
type action int

const (
	_ action = iota
	// actionHop lets a token hop and bank notes fly at the same time.
	actionHop
	// actionDrag carries a tile about.
	actionDrag
	// actionSettle shows a settlement, again and again.
	actionSettle
	// actionThrow throws the die over the board, again and again.
	actionThrow
	// actionDragEdge makes the window larger step by step, as if an edge were
	// dragged, and actionResize gives it another size at once.
	actionDragEdge
	actionResize
	// actionDoubleScale doubles the device pixels in a pixel.
	actionDoubleScale
	// actionPlay lets the computers play on.
	actionPlay
	// actionAskCoach asks the coach again and again.
	actionAskCoach
	// actionDrop lays tiles on free days.
	actionDrop
	// actionMoment brings about what is seen large, again and again.
	actionMoment
	// actionTakePart throws, and decides what is asked then.
	actionTakePart
	// actionTurnMonth tears a month off and runs the race, again and again.
	actionTurnMonth
)

// situations are those whose frames are measured.
var situations = slices.Concat([]situation{
	{name: "rest", title: "a turn at rest", speed: store.Normal, people: 1, begins: atTurn, quiet: true},
	{name: "moving", title: "a token hops, notes fly", speed: store.Normal, people: 1, begins: atTurn, action: actionHop, moving: true},
	{name: "drag", title: "a tile is dragged", speed: store.Normal, people: 1, begins: atPlacement, action: actionDrag, moving: true},
	{name: "title-idle", title: "the title, nothing is touched", speed: store.Normal, people: 1, begins: atTurn, onTitle: true, lives: true},
	{name: "turn-idle", title: "a turn, somebody thinks", speed: store.Normal, people: 1, begins: atTurn, lives: true},
	{name: "month", title: "a month is torn off", speed: store.Normal, people: 4, begins: inSecondMonth, action: actionTurnMonth, moving: true},
	{name: "throw", title: "the die over the board", speed: store.Normal, people: 1, begins: atTurn, action: actionThrow, moving: true},
	{name: "settlement", title: "a settlement", speed: store.Slow, people: 4, begins: afterSettlement, action: actionSettle, moving: true},
}, moments(), conquestMoments(), scenes())

// changeTicks is how many ticks a change of the window is measured.
const changeTicks = 240

// windowChanges are those whose longest stop is measured.
var windowChanges = []situation{
	{name: "turn-drag", title: "a turn, an edge dragged to 1400x900", speed: store.Normal, people: 1, begins: atTurn, action: actionDragEdge, ticks: changeTicks, newSize: [2]int{1400, 900}},
	{name: "turn-wide", title: "a turn, 1280x800 to 1366x768", speed: store.Normal, people: 1, begins: atTurn, action: actionResize, ticks: changeTicks, newSize: [2]int{1366, 768}},
	{name: "turn-small", title: "a turn, 1280x800 to 960x600", speed: store.Normal, people: 1, begins: atTurn, action: actionResize, ticks: changeTicks, newSize: [2]int{960, 600}},
	{name: "turn-sharp", title: "a turn, scale 1 to 2", speed: store.Normal, people: 1, begins: atTurn, action: actionDoubleScale, ticks: changeTicks},
	{name: "placement-drag", title: "placement, an edge dragged to 1400x900", speed: store.Normal, people: 1, begins: atPlacement, action: actionDragEdge, ticks: changeTicks, newSize: [2]int{1400, 900}},
	{name: "placement-small", title: "placement, 1280x800 to 960x600", speed: store.Normal, people: 1, begins: atPlacement, action: actionResize, ticks: changeTicks, newSize: [2]int{960, 600}},
	{name: "placement-sharp", title: "placement, scale 1 to 2", speed: store.Normal, people: 1, begins: atPlacement, action: actionDoubleScale, ticks: changeTicks},
}

// computationTicks is how many ticks a computation is measured.
const computationTicks = 600

// computations are those in which the game computes something while frames are
// shown, and, before them, their baselines. They are played on the desktop and in
// the browser.
var computations = []situation{
	{name: "work-rest", title: "a turn at rest, to compare with", speed: store.Normal, people: 1, begins: atTurn, ticks: computationTicks},
	{name: "work-drag", title: "a tile is dragged, to compare with", speed: store.Normal, people: 1, begins: atPlacement, action: actionDrag, ticks: computationTicks},
	{name: "work-drops", title: "tiles are laid, to compare with", speed: store.Normal, people: 1, begins: atPlacement, action: actionDrop, ticks: computationTicks},
	{name: "work-play", title: "four computers play, to compare with", speed: store.Fast, begins: atTurn, action: actionPlay, ticks: 4 * computationTicks},
	{name: "work-play-large", title: "six computers play 2000, twelve months, to compare with", speed: store.Fast, begins: atTurn, action: actionPlay, largest: true, ticks: computationTicks},
	{name: "odds", title: "a tile is dragged, the odds are shown", speed: store.Normal, people: 1, begins: atPlacement, action: actionDrag, showOdds: true, ticks: computationTicks, baseline: "work-drag"},
	{name: "drops", title: "tiles are laid, the odds are shown", speed: store.Normal, people: 1, begins: atPlacement, action: actionDrop, showOdds: true, ticks: computationTicks, baseline: "work-drops"},
	{name: "hard", title: "four hard computers play", speed: store.Fast, begins: atTurn, action: actionPlay, hardComputers: true, ticks: 4 * computationTicks, baseline: "work-play"},
	{name: "hard-large", title: "six hard computers play 2000, twelve months", speed: store.Fast, begins: atTurn, action: actionPlay, hardComputers: true, largest: true, ticks: computationTicks, baseline: "work-play-large"},
	{name: "coach", title: "the coach is asked", speed: store.Normal, people: 1, begins: atDeal, action: actionAskCoach, ticks: computationTicks, baseline: "work-rest"},
}

// hopDays is how far the token hops.
const hopDays = 6

// atTurn is where the person takes a turn, with days before and behind the token.
func atTurn(s *engine.State) bool {
	p := s.Prompt()
	return p.Kind == engine.TakeTurn && p.Seat == 0 && s.Players[0].Day > 8 && s.Players[0].Day+hopDays < s.Length(s.Players[0].Month)
}

// atPlacement is where the person is to lay a tile, and some lie already.
func atPlacement(s *engine.State) bool {
	return s.Prompt().Kind == engine.PlaceTile && s.Prompt().Seat == 0 && s.SpaceAt(1, 5) != engine.Vacant
}

// atDeal is where the person may buy a Deal.
func atDeal(s *engine.State) bool {
	return s.Prompt().Kind == engine.BuyDeal && s.Prompt().Seat == 0
}

// afterSettlement is where somebody has settled the first month.
func afterSettlement(s *engine.State) bool {
	for _, p := range s.Players[:s.Seats()] {
		if p.Month > 1 {
			return true
		}
	}
	return false
}

// inSecondMonth is where everybody has settled the first month.
func inSecondMonth(s *engine.State) bool {
	for _, p := range s.Players[:s.Seats()] {
		if p.Month < 2 {
			return false
		}
	}
	return s.Prompt().Kind == engine.TakeTurn
}

// situationNamed returns the situation with a name.
func situationNamed(name string) (*situation, error) {
	for _, list := range [][]situation{situations, windowChanges, computations} {
		for i := range list {
			if list[i].name == name {
				return &list[i], nil
			}
		}
	}
	return nil, fmt.Errorf("there is no situation %q", name)
}

// setup returns the setup of the game. It never changes, so that neither does the
// game.
func (s *situation) setup() money.Setup {
	setup := money.Setup{Game: engine.Setup{
		Edition: engine.Big, Seats: 4, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: 0, Seed: 12,
	}}
	if s.edition != 0 {
		setup.Game.Edition = s.edition
	}
	if s.largest {
		setup.Game.Edition, setup.Game.Seats, setup.Game.Months = engine.Event2000, engine.MaxSeats, engine.MaxMonths
		for month := range setup.Game.Lengths {
			setup.Game.Lengths[month] = 31
		}
	}
	for i := range setup.Game.Seats {
		kind := table.Kind(skill.Normal)
		if int(i) < s.people {
			kind = table.Human
		}
		setup.Players = append(setup.Players, table.Player{Token: i, Colour: i, Kind: kind})
	}
	return setup
}

// maxGames is how many games are played until one comes to where a situation begins.
const maxGames = 200

// save plays games to where the situation begins, writes the first to the storage that comes there,
// and returns it.
func (s *situation) save(storage table.Storage) (*money.Table, error) {
	setup := s.setup()
	for range maxGames {
		t, err := money.New(setup, storage)
		if err != nil {
			return nil, err
		}
		if err := s.playTo(t); err != nil {
			return nil, err
		}
		if s.begins(t.State()) {
			return t, s.close(t)
		}
		if err := t.Close(); err != nil {
			return nil, err
		}
		setup.Game.Seed++
	}
	return nil, errors.New("no game comes to where the situation begins")
}

// playTo plays a game to where the situation begins, or to its end.
func (s *situation) playTo(t *money.Table) error {
	for !s.begins(t.State()) && t.State().Prompt().Kind != engine.NoPrompt {
		if err := step(t); err != nil {
			return err
		}
	}
	return nil
}

// close makes a game ready in which the situation begins, and writes it.
func (s *situation) close(t *money.Table) error {
	if s.hardComputers {
		for seat := s.people; seat < len(t.Players()); seat++ {
			if err := t.SetKind(engine.Seat(seat), table.Hard); err != nil {
				return err
			}
		}
	}
	return t.Close()
}

// step lets a computer think for a slice, or a person begin where that is possible
// and else take what is listed first.
func step(t *money.Table) error {
	if !t.PersonAsked() {
		t.Step()
		return nil
	}
	options := t.State().AppendOptions(nil)
	choice := options[0].Choice
	for _, o := range options {
		if o.Choice.Kind == engine.Begin {
			choice = o.Choice
		}
	}
	_, err := t.Choose(choice)
	return err
}

// settlement returns the last settlement of what has happened, from the landing
// on Pay Day to the end of the month.
func settlement(events []engine.Event) ([]engine.Event, error) {
	end := -1
	for i := len(events) - 1; i >= 0; i-- {
		e := &events[i]
		switch {
		case end < 0 && e.Kind == engine.MonthEnded:
			end = i
		case end >= 0 && e.Kind == engine.Landed && e.Seat == events[end].Seat:
			return events[i : end+1], nil
		}
	}
	return nil, errors.New("nothing has been settled")
}
