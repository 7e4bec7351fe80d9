package main

import (
	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/theater"
	"bigpayday/game/skill"
)

// conquestGame is a game of Conquest.
type conquestGame struct {
	*theater.Theater
	person *bot.Player
	// turn is the latest turn in which the person was asked something, and turns how many
	// those were.
	turn, turns int
}

// rounds is how many rounds of Conquest are played.
const rounds = 6

// beginConquest begins a game of Conquest.
func beginConquest(seats int, seed uint64) (game, error) {
	t, err := armies.New(armies.Setup{Game: conquest.Setup{
		Seed: seed, Page: conquest.MonthPage(2027, 1), Seats: uint8(seats), First: conquest.NoSeat, Rounds: rounds,
	}, Players: players(seats)}, nil)
	if err != nil {
		return nil, err
	}
	a := newApp()
	for _, door := range []app.Door[*theater.Theater]{theater.MapDoor, theater.ResultsDoor} {
		app.Bind(a, door, func(*app.App, *theater.Theater) app.Scene { return blank{} })
	}
	m := theater.New(a, t)
	m.Show()
	return &conquestGame{Theater: m, person: bot.New(skill.Normal, 0)}, nil
}

func (g *conquestGame) session() *session.Session { return g.Theater.Session }

func (g *conquestGame) parts() int { return g.turns }

func (g *conquestGame) asks() press {
	if _, asked := g.AskedSeat(); !asked {
		return nothing
	}
	if seat, turn := g.Turn(); seat == 0 && turn != g.turn {
		return roll
	}
	return decision
}

func (g *conquestGame) answer() error {
	if seat, turn := g.Turn(); seat == 0 && turn != g.turn {
		g.turn = turn
		g.turns++
	}
	view := g.Table.State().View(0)
	for {
		if choice, done := g.person.Step(&view); done {
			return g.Choose(choice)
		}
	}
}

func (g *conquestGame) own() bool { return g.Mover() == 0 }
