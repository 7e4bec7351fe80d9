package main

import (
	"slices"
	"time"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// decisionsName is the name of the run that measures how long computers think.
const decisionsName = "decisions"

// decisionTimes are how long decisions of [skill.Hard] took in a game, all slices
// in a row.
type decisionTimes struct {
	// Game says to people what was played.
	Game string
	// N is how many decisions were measured.
	N               int
	Median, Longest time.Duration
}

// decisionGame is a game of which decisions are measured: every so many of those
// that the computer has to weigh.
type decisionGame struct {
	title         string
	edition       engine.EditionID
	seats, months uint8
	every         int
}

// decisionGames are a usual game of each edition, and the largest.
var decisionGames = []decisionGame{
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

// measureDecisions measures how long decisions take, in games that normal
// computers play.
func measureDecisions() []decisionTimes {
	var all []decisionTimes
	for _, d := range decisionGames {
		all = append(all, d.measure())
	}
	return all
}

// setup returns the setup of the game, which is always the same.
func (d *decisionGame) setup() engine.Setup {
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
func (d *decisionGame) measure() decisionTimes {
	m := decisionTimes{Game: d.title}
	var game engine.State
	if game.Start(d.setup(), nil) != nil {
		return m
	}
	var times []time.Duration
	for weighed := 0; game.Phase != engine.Over; {
		seat := game.Prompt().Seat
		view := game.View(seat)
		if bot.Consider(&view, 0) != nil {
			if weighed++; weighed%d.every == 0 {
				times = append(times, decisionTime(&view))
			}
		}
		if game.Choose(decide(bot.New(skill.Normal, seat), &view), nil) != nil {
			break
		}
	}
	if m.N = len(times); m.N > 0 {
		slices.Sort(times)
		m.Median, m.Longest = times[m.N/2], times[m.N-1]
	}
	return m
}

const (
	// decisionRepeats is how often a decision is made. What else runs on the
	// machine can only make it longer: of each part of it the shortest time
	// counts.
	decisionRepeats = 3
	// slicesPerPart is how many slices a part has, because clocks of browsers are
	// coarse.
	slicesPerPart = 8
)

// decisionTime returns how long a hard computer takes to decide.
func decisionTime(view *engine.State) (whole time.Duration) {
	hard := bot.New(skill.Hard, view.Prompt().Seat)
	var shortest []time.Duration // of each part
	for repeat := range decisionRepeats {
		part, last := 0, time.Now()
		for n, done := 1, false; !done; n++ {
			if _, done = hard.Step(view); !done && n%slicesPerPart != 0 {
				continue
			}
			now := time.Now()
			if repeat == 0 {
				shortest = append(shortest, now.Sub(last))
			}
			shortest[part] = min(shortest[part], now.Sub(last))
			part, last = part+1, now
		}
	}
	for _, took := range shortest {
		whole += took
	}
	return whole
}

// decide returns the decision of a computer.
func decide(t *bot.Player, view *engine.State) engine.Choice {
	for {
		if choice, done := t.Step(view); done {
			return choice
		}
	}
}
