package main

import (
	"bigpayday/game/app"
	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/skill"
	"bigpayday/render/stage"
)

// moneyGame is a game of one of the editions of Big Pay Day.
type moneyGame struct {
	*match.Match
	person *bot.Player
	months int
}

// beginMoney begins a game of an edition, the usual number of months long. A month of tiles is
// laid by chance.
func beginMoney(edition engine.EditionID, seats int, seed uint64) (game, error) {
	setup := engine.Setup{Edition: edition, Seats: uint8(seats), Months: engine.UsualMonths, First: engine.NoSeat, Laying: engine.ByOne, Seed: seed}
	if edition == engine.Mixed {
		setup.Calendar = engine.Calendar{Year: 2027, Month: 1}
	}
	for month := range setup.Months {
		setup.Lengths[month] = engine.MaxDays
		if edition == engine.Mixed {
			setup.Lengths[month] = engine.DaysIn(2027, month+1)
		}
	}
	t, err := money.New(money.Setup{Game: setup, Players: players(seats)}, nil)
	for err == nil && t.State().Phase == engine.Building {
		choice := engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}
		if t.State().Prompt().Kind == engine.Arrange {
			choice = engine.Choice{Kind: engine.Begin}
		}
		_, err = t.Choose(choice)
	}
	if err != nil {
		return nil, err
	}
	a := newApp()
	for _, door := range []app.Door[*match.Match]{match.PlacementDoor, match.TurnDoor, match.ResultsDoor} {
		app.Bind(a, door, func(*app.App, *match.Match) app.Scene { return blank{} })
	}
	m := match.NewMatch(a, t)
	m.Show()
	return &moneyGame{Match: m, person: bot.New(skill.Normal, 0), months: int(setup.Months)}, nil
}

func (g *moneyGame) session() *session.Session { return g.Match.Session }

func (g *moneyGame) parts() int { return g.months }

func (g *moneyGame) asks() press {
	if hold, held := g.Hold(); held {
		if hold.Kind == stage.RollDice {
			return throw
		}
		return read
	}
	p, asked := g.Asked()
	switch {
	case g.Stage.Actors().Moment.Waits():
		return read
	case !asked:
		return nothing
	case p.Kind == engine.TakeTurn:
		return roll
	case len(g.Options()) == 1:
		return empty
	}
	return decision
}

func (g *moneyGame) answer() error {
	if _, held := g.Hold(); held {
		g.Release()
		return nil
	}
	if g.Stage.Actors().Moment.Waits() {
		g.SkipMotion()
		return nil
	}
	view := g.Table.State().View(0)
	for {
		if choice, done := g.person.Step(&view); done {
			return g.Choose(choice)
		}
	}
}

func (g *moneyGame) own() bool {
	if m := g.Stage.Actors().Moment; m.On() {
		return m.Seat == 0
	}
	return g.Mover() == 0
}
