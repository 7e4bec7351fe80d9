package main

import (
	"slices"
	"time"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

// decisionsName is what is played to learn how long computers think.
const decisionsName = "decisions"

// decisions are the figures of some decisions of [bot.Hard].
type decisions struct {
	// What tells the game to people.
	What string
	// N is how many were measured; Median and Longest are how long they took,
	// with all slices in a row.
	N               int
	Median, Longest time.Duration
}

// deciding is a game of which decisions are measured: every so many that there
// are in it.
type deciding struct {
	what          string
	edition       engine.EditionID
	seats, months uint8
	every         int
}

// decidings are a usual game of each edition, and the largest.
var decidings = []deciding{
	{"Big Pay Day, 4 seats, 2 months", engine.Big, 4, 2, 8},
	{"Big Pay Day, 6 seats, 12 months", engine.Big, 6, 12, 90},
	{"Pay Day, 4 seats, 2 months", engine.Standard, 4, 2, 8},
	{"Pay Day, 6 seats, 12 months", engine.Standard, 6, 12, 90},
	{"mixed, 4 seats, 2 months", engine.Mixed, 4, 2, 8},
	{"mixed, 6 seats, 12 months", engine.Mixed, 6, 12, 90},
	{"1975, 4 seats, 2 months", engine.Classic1975, 4, 2, 8},
	{"1975, 6 seats, 12 months", engine.Classic1975, 6, 12, 90},
	{"2000, 4 seats, 2 months", engine.Event2000, 4, 2, 25},
	{"2000, 6 seats, 12 months", engine.Event2000, 6, 12, 180},
}

// decide measures how long decisions take, in games that normal computers play.
func decide() []decisions {
	var all []decisions
	for _, d := range decidings {
		all = append(all, d.measure())
	}
	return all
}

// setup is that of the game, which is always the same.
func (d *deciding) setup() engine.Setup {
	setup := engine.Setup{Edition: d.edition, Seats: d.seats, Months: d.months, Seed: 12}
	for month := range d.months {
		setup.Lengths[month] = 31
	}
	if d.edition == engine.Mixed {
		setup.Calendar = engine.Calendar{Year: 2026, Month: 1}
		year := []uint8{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}
		copy(setup.Lengths[:], year[:d.months])
	}
	return setup
}

// measure plays the game.
func (d *deciding) measure() decisions {
	m := decisions{What: d.what}
	var game engine.State
	if game.Start(d.setup(), nil) != nil {
		return m
	}
	var took []time.Duration
	for weighed := 0; game.Phase != engine.Over; {
		seat := game.Prompt().Seat
		view := game.View(seat)
		if bot.Consider(&view, 0) != nil {
			if weighed++; weighed%d.every == 0 {
				took = append(took, undisturbed(&view))
			}
		}
		if game.Choose(decided(bot.New(bot.Normal, seat), &view), nil) != nil {
			break
		}
	}
	if m.N = len(took); m.N > 0 {
		slices.Sort(took)
		m.Median, m.Longest = took[m.N/2], took[m.N-1]
	}
	return m
}

// tries is how often a decision is made. What others do on the machine at the
// same time can only make it longer: of each piece of it the shortest time counts.
// A piece has so many slices, because clocks of browsers are coarse.
const (
	tries = 3
	piece = 8
)

// undisturbed returns how long a decision takes.
func undisturbed(view *engine.State) (whole time.Duration) {
	hard := bot.New(bot.Hard, view.Prompt().Seat)
	var shortest []time.Duration
	for try := range tries {
		i, last := 0, time.Now()
		for n, done := 1, false; !done; n++ {
			if _, done = hard.Step(view); !done && n%piece != 0 {
				continue
			}
			now := time.Now()
			if try == 0 {
				shortest = append(shortest, now.Sub(last))
			}
			shortest[i] = min(shortest[i], now.Sub(last))
			i, last = i+1, now
		}
	}
	for _, took := range shortest {
		whole += took
	}
	return whole
}

// decided returns the decision of a computer.
func decided(t *bot.Thinker, view *engine.State) engine.Choice {
	for {
		if choice, done := t.Step(view); done {
			return choice
		}
	}
}
