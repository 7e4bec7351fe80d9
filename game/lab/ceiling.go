package lab

import (
	"context"

	"bigpayday/game/engine"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Ceiling compares players with one who knows all dice and decks: how much of
// what skill could do at best does each of them reach? Each plays the same games
// of a single month, at the first seat, against normal computers, on a calendar
// that is laid for them.
type Ceiling struct {
	// Setup is the table. Its Seed is the one of the first game; each further
	// game has the next one.
	Setup engine.Setup
	Games int
	// Progress, if not nil, is called with how many games are done.
	Progress func(games int)
}

// CeilingResult is what came of that. The means are of the net worth, in dollars,
// over the games that were counted.
type CeilingResult struct {
	Games int
	// Skipped is how many games were left out because there were too many ways
	// to play them.
	Skipped int
	// Best is what the player who knows everything ends with. Of amounts that can
	// be chosen it tries the least, the most and half of that.
	Best series.Mean
	// Entrants is what the others end with, in the order of [Entrants].
	Entrants []series.Mean
}

// mostPositions is how many positions of a game are looked at for the best way
// through it.
const mostPositions = 400_000

// Run plays the games. It ends early when the context does, without an error.
func (c Ceiling) Run(ctx context.Context) (CeilingResult, error) {
	entrants := Entrants()
	r := CeilingResult{Entrants: make([]series.Mean, len(entrants))}
	for n := 0; n < c.Games && ctx.Err() == nil; n++ {
		setup := c.Setup
		setup.Seed += uint64(n)
		var game engine.State
		if err := game.Start(setup, nil); err != nil {
			return r, err
		}
		for game.Phase == engine.Building {
			at := Entrant(skill.Normal).at(game.Prompt().Seat)
			view := game.View(game.Prompt().Seat)
			if err := game.Choose(at.decide(&view), nil); err != nil {
				return r, err
			}
		}
		p := prophet{left: mostPositions}
		for seat := range engine.Seat(setup.Seats) {
			p.others[seat] = Entrant(skill.Normal).at(seat)
		}
		best := p.best(game)
		if p.left <= 0 {
			r.Skipped++
			continue
		}
		r.Games++
		r.Best.Add(1, best)
		for i, entrant := range entrants {
			worth, err := playAlone(game, entrant)
			if err != nil {
				return r, err
			}
			r.Entrants[i].Add(1, worth)
		}
		if c.Progress != nil {
			c.Progress(n + 1)
		}
	}
	return r, nil
}

// playAlone plays a game to its end, with an entrant at the first seat and normal
// computers at the others.
func playAlone(game engine.State, entrant Entrant) (worth int64, err error) {
	var players [engine.MaxSeats]entrantAt
	for seat := range engine.Seat(game.Setup.Seats) {
		if players[seat] = Entrant(skill.Normal).at(seat); seat == 0 {
			players[seat] = entrant.at(seat)
		}
	}
	for game.Phase != engine.Over {
		seat := game.Prompt().Seat
		view := game.View(seat)
		if err := game.Choose(players[seat].decide(&view), nil); err != nil {
			return 0, err
		}
	}
	return int64(game.NetWorth(0)), nil
}

// prophet looks for the best way through a game whose dice and decks it knows.
type prophet struct {
	others [engine.MaxSeats]entrantAt
	left   int // positions that may still be looked at
}

// best returns the largest net worth with which the first seat can end.
func (p *prophet) best(game engine.State) int64 {
	for game.Phase != engine.Over {
		if p.left--; p.left <= 0 {
			return 0
		}
		seat := game.Prompt().Seat
		if seat != 0 {
			view := game.View(seat)
			if game.Choose(p.others[seat].decide(&view), nil) != nil {
				return 0
			}
			continue
		}
		choices := waysOn(&game)
		if len(choices) == 1 {
			if game.Choose(choices[0], nil) != nil {
				return 0
			}
			continue
		}
		most := int64(-1 << 62)
		for _, choice := range choices {
			next := game
			if next.Choose(choice, nil) == nil {
				most = max(most, p.best(next))
			}
		}
		return most
	}
	return int64(game.NetWorth(0))
}

// waysOn lists the choices at a prompt that lead to different games. Nobody is
// richer for having borrowed before it must be.
func waysOn(game *engine.State) (choices []engine.Choice) {
	kind := game.Prompt().Kind
	for _, option := range game.AppendOptions(nil) {
		switch {
		case option.Choice.Kind == engine.Borrow, option.Choice.Kind == engine.TakeOut && kind != engine.MindSavings:
			continue
		case option.Step == 0:
			choices = append(choices, option.Choice)
			continue
		}
		half := (option.Most - option.Choice.Amount) / option.Step / 2 * option.Step
		for _, amount := range [...]int32{0, half, option.Most - option.Choice.Amount} {
			choice := option.With(option.Choice.Amount + amount)
			if len(choices) == 0 || choices[len(choices)-1] != choice {
				choices = append(choices, choice)
			}
		}
	}
	return choices
}
