package main

import (
	"errors"
	"fmt"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// situation is something that is played and measured.
type situation struct {
	name string
	// what tells it to people.
	what  string
	speed store.Speed
	// people is how many of the players, four mostly, are persons. Where it is a person's
	// turn, the game waits.
	people int
	// reached reports whether a game has come to where the situation begins.
	reached func(*engine.State) bool
	// does is what is to be seen.
	does deed
	// moves says that frames are drawn, ticks how many ticks are measured, 0 for
	// the usual number.
	moves bool
	ticks int
	// to is the size that the window gets, in pixels.
	to [2]int
	// beside names the situation that is the same but for what the game reckons, if
	// there is one.
	beside string
	// odds says that the odds are shown, hard that the computers play at that
	// level, and large that it is the largest game of the edition that takes them
	// longest.
	odds, hard, large bool
}

// deed is what is done in a situation; the zero value leaves the game at rest.
type deed int

const (
	_ deed = iota
	// hops lets a token hop and bank notes fly at the same time.
	hops
	// drags carries a tile about.
	drags
	// settles shows a settlement, again and again.
	settles
	// widens makes the window larger, as if an edge were dragged, and resizes
	// gives it another size at once.
	widens
	resizes
	// doubles gives the screen twice as many pixels.
	doubles
	// plays lets the computers play on, asks asks the coach again and again.
	plays
	asks
	// drop lays tiles on free days.
	drop
)

// situations are those whose frames are measured, in their order.
var situations = []situation{
	{name: "rest", what: "a turn at rest", speed: store.Normal, people: 1, reached: aTurn},
	{name: "moving", what: "a token hops, notes fly", speed: store.Normal, people: 1, reached: aTurn, does: hops, moves: true},
	{name: "drag", what: "a tile is dragged", speed: store.Normal, people: 1, reached: aTile, does: drags, moves: true},
	{name: "settlement", what: "a settlement", speed: store.Slow, people: 4, reached: aSettlement, does: settles, moves: true},
}

// changeTicks is how many ticks a change of the window is watched.
const changeTicks = 240

// changes are those whose longest stop is measured.
var changes = []situation{
	{name: "turn-drag", what: "a turn, an edge dragged to 1400x900", speed: store.Normal, people: 1, reached: aTurn, does: widens, ticks: changeTicks, to: [2]int{1400, 900}},
	{name: "turn-wide", what: "a turn, 1280x800 to 1366x768", speed: store.Normal, people: 1, reached: aTurn, does: resizes, ticks: changeTicks, to: [2]int{1366, 768}},
	{name: "turn-small", what: "a turn, 1280x800 to 960x600", speed: store.Normal, people: 1, reached: aTurn, does: resizes, ticks: changeTicks, to: [2]int{960, 600}},
	{name: "turn-sharp", what: "a turn, scale 1 to 2", speed: store.Normal, people: 1, reached: aTurn, does: doubles, ticks: changeTicks},
	{name: "placement-drag", what: "placement, an edge dragged to 1400x900", speed: store.Normal, people: 1, reached: aTile, does: widens, ticks: changeTicks, to: [2]int{1400, 900}},
	{name: "placement-small", what: "placement, 1280x800 to 960x600", speed: store.Normal, people: 1, reached: aTile, does: resizes, ticks: changeTicks, to: [2]int{960, 600}},
	{name: "placement-sharp", what: "placement, scale 1 to 2", speed: store.Normal, people: 1, reached: aTile, does: doubles, ticks: changeTicks},
}

// workTicks is how many ticks hard work is watched.
const workTicks = 600

// works are those in which the game has something to reckon with while frames
// are shown, and, before them, what they are compared with. They are played on
// the desktop and in the browser.
var works = []situation{
	{name: "work-rest", what: "a turn at rest, to compare with", speed: store.Normal, people: 1, reached: aTurn, ticks: workTicks},
	{name: "work-drag", what: "a tile is dragged, to compare with", speed: store.Normal, people: 1, reached: aTile, does: drags, ticks: workTicks},
	{name: "work-drops", what: "tiles are laid, to compare with", speed: store.Normal, people: 1, reached: aTile, does: drop, ticks: workTicks},
	{name: "work-play", what: "four computers play, to compare with", speed: store.Fast, reached: aTurn, does: plays, ticks: workTicks},
	{name: "work-play-large", what: "six computers play 2000, twelve months, to compare with", speed: store.Fast, reached: aTurn, does: plays, large: true, ticks: workTicks},
	{name: "odds", what: "a tile is dragged, the odds are shown", speed: store.Normal, people: 1, reached: aTile, does: drags, odds: true, ticks: workTicks, beside: "work-drag"},
	{name: "drops", what: "tiles are laid, the odds are shown", speed: store.Normal, people: 1, reached: aTile, does: drop, odds: true, ticks: workTicks, beside: "work-drops"},
	{name: "hard", what: "four hard computers play", speed: store.Fast, reached: aTurn, does: plays, hard: true, ticks: 2 * workTicks, beside: "work-play"},
	{name: "hard-large", what: "six hard computers play 2000, twelve months", speed: store.Fast, reached: aTurn, does: plays, hard: true, large: true, ticks: workTicks, beside: "work-play-large"},
	{name: "coach", what: "the coach is asked", speed: store.Normal, people: 1, reached: aDeal, does: asks, ticks: workTicks, beside: "work-rest"},
}

// hopDays is how far the token hops.
const hopDays = 6

// aTurn is a turn of the person, with days before and behind the token.
func aTurn(s *engine.State) bool {
	p := s.Prompt()
	return p.Kind == engine.TakeTurn && p.Seat == 0 && s.Players[0].Day > 8 && s.Players[0].Day+hopDays < s.Length(s.Players[0].Month)
}

// aTile is when the person is to lay a tile, and some lie already.
func aTile(s *engine.State) bool {
	return s.Prompt().Kind == engine.PlaceTile && s.Prompt().Seat == 0 && s.SpaceAt(1, 5) != engine.Vacant
}

// aDeal is when the person may buy a Deal.
func aDeal(s *engine.State) bool {
	return s.Prompt().Kind == engine.BuyDeal && s.Prompt().Seat == 0
}

// aSettlement is when somebody has settled the first month.
func aSettlement(s *engine.State) bool {
	for _, p := range s.Players[:s.Seats()] {
		if p.Month > 1 {
			return true
		}
	}
	return false
}

// named returns the situation with a name.
func named(name string) (*situation, error) {
	for _, list := range [][]situation{situations, changes, works} {
		for i := range list {
			if list[i].name == name {
				return &list[i], nil
			}
		}
	}
	return nil, fmt.Errorf("there is no situation %q", name)
}

// setup is that of all games: it never changes, so that neither do they.
func (s *situation) setup() table.Setup {
	setup := table.Setup{Game: engine.Setup{
		Edition: engine.Big, Seats: 4, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: 0, Seed: 12,
	}}
	if s.large {
		setup.Game.Edition, setup.Game.Seats, setup.Game.Months = engine.Event2000, engine.MaxSeats, engine.MaxMonths
		for month := range setup.Game.Lengths {
			setup.Game.Lengths[month] = 31
		}
	}
	for i := range setup.Game.Seats {
		kind := table.Kind(bot.Normal)
		if int(i) < s.people {
			kind = table.Human
		}
		setup.Players = append(setup.Players, table.Player{Token: i, Colour: i, Kind: kind})
	}
	return setup
}

// save puts the game on the shelf as it is where the situation begins, and
// returns it.
func (s *situation) save(shelf table.Shelf) (*table.Table, error) {
	t, err := table.New(s.setup(), shelf)
	if err != nil {
		return nil, err
	}
	for !s.reached(t.State()) {
		if t.State().Prompt().Kind == engine.NoPrompt {
			return nil, errors.New("the game ends before the situation is reached")
		}
		if err := choose(t); err != nil {
			return nil, err
		}
	}
	if s.hard {
		for seat := s.people; seat < len(t.Players()); seat++ {
			if err := t.SetKind(engine.Seat(seat), table.Hard); err != nil {
				return nil, err
			}
		}
	}
	return t, t.Close()
}

// choose lets a computer think for a moment, or a person begin where that is
// possible and else take what is listed first.
func choose(t *table.Table) error {
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
