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
	// people is how many of the four players are persons.
	people int
	// reached reports whether a game has come to where the situation begins.
	// With before set, it begins at the choice before that.
	reached func(*engine.State, []engine.Event) bool
	before  bool
	// drag says that a tile is carried about.
	drag bool
}

// situations are those that are measured, in their order.
var situations = []situation{
	{
		name: "rest", what: "a turn at rest", speed: store.Normal, people: 1,
		reached: func(s *engine.State, _ []engine.Event) bool {
			return s.Prompt().Kind == engine.TakeTurn && s.Prompt().Seat == 0 && s.Players[0].Day > 8
		},
	},
	{
		name: "moving", what: "tokens hop, notes fly", speed: store.Normal,
		reached: func(s *engine.State, _ []engine.Event) bool {
			return s.Prompt().Kind == engine.TakeTurn && s.Players[0].Day > 4
		},
	},
	{
		name: "drag", what: "a tile is dragged", speed: store.Normal, people: 1, drag: true,
		reached: func(s *engine.State, _ []engine.Event) bool {
			return s.Prompt().Kind == engine.PlaceTile && s.Prompt().Seat == 0 && s.SpaceAt(1, 5) != engine.Vacant
		},
	},
	{
		name: "settlement", what: "a settlement", speed: store.Slow, before: true,
		reached: func(_ *engine.State, events []engine.Event) bool {
			for _, e := range events {
				if e.Kind == engine.MonthEnded {
					return true
				}
			}
			return false
		},
	},
}

// named returns the situation with a name.
func named(name string) (*situation, error) {
	for i := range situations {
		if situations[i].name == name {
			return &situations[i], nil
		}
	}
	return nil, fmt.Errorf("there is no situation %q", name)
}

// setup is that of all games: it never changes, so that neither do they.
func (s *situation) setup() table.Setup {
	setup := table.Setup{Game: engine.Setup{
		Edition: engine.Big, Seats: 4, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: 0, Seed: 12,
	}}
	for i := range uint8(4) {
		kind := table.Kind(bot.Normal)
		if int(i) < s.people {
			kind = table.Human
		}
		setup.Players = append(setup.Players, table.Player{Token: i, Colour: i, Kind: kind})
	}
	return setup
}

// save puts the game on the shelf as it is where the situation begins.
func (s *situation) save(shelf table.Shelf) error {
	choices := -1
	if s.before {
		// Played once to count the choices, then again up to the last but one.
		t, n, err := s.play(nil, -1)
		if err != nil {
			return err
		}
		if err := t.Close(); err != nil {
			return err
		}
		choices = n - 1
	}
	t, _, err := s.play(shelf, choices)
	if err != nil {
		return err
	}
	return t.Close()
}

// play plays a new game up to the situation, or for a number of choices if that
// is not negative. It returns how many there were.
func (s *situation) play(shelf table.Shelf, choices int) (*table.Table, int, error) {
	t, err := table.New(s.setup(), shelf)
	if err != nil {
		return nil, 0, err
	}
	for n := 0; n != choices; {
		if choices < 0 && s.reached(t.State(), nil) {
			return t, n, nil
		}
		events, err := choose(t)
		if err != nil {
			return nil, n, err
		}
		if events == nil {
			if t.State().Prompt().Kind == engine.NoPrompt {
				return nil, n, errors.New("the game ends before the situation is reached")
			}
			continue // a computer thinks
		}
		n++
		if choices < 0 && s.reached(t.State(), events) {
			return t, n, nil
		}
	}
	return t, choices, nil
}

// choose lets a computer think, or a person begin where that is possible and
// else take what is listed first.
func choose(t *table.Table) ([]engine.Event, error) {
	if !t.PersonAsked() {
		return t.Step(), nil
	}
	options := t.State().AppendOptions(nil)
	for _, o := range options {
		if o.Choice.Kind == engine.Begin {
			return t.Choose(o.Choice)
		}
	}
	return t.Choose(options[0].Choice)
}
