package lab

import (
	"context"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Entrant is who climbs the ladder: a level of the computers, or one of the
// plain policies that stand there for scale.
type Entrant string

// The plain policies play like [skill.Normal], but for Deals.
const (
	// AlwaysBuys buys each Deal that it is offered, if the Bank lends enough.
	AlwaysBuys Entrant = "always-buys"
	// NeverBuys buys none.
	NeverBuys Entrant = "never-buys"
)

// Entrants lists all who may climb the ladder: the policies, and the levels
// from the weakest to the strongest.
func Entrants() []Entrant {
	list := []Entrant{NeverBuys, AlwaysBuys}
	for _, level := range skill.Levels() {
		list = append(list, Entrant(level))
	}
	return list
}

// entrantAt is an entrant at a seat.
type entrantAt struct {
	entrant Entrant
	player  *bot.Player
}

func (e Entrant) at(seat engine.Seat) entrantAt {
	return entrantAt{entrant: e, player: bot.New(skill.Level(e), seat)} // what is no level plays as normal
}

// player returns the entrant at a seat of a match.
func (e Entrant) player(seat engine.Seat) series.Player[engine.State, engine.Choice] {
	at := e.at(seat)
	return &at
}

// decide decides for the seat at the prompt of a view.
func (e *entrantAt) decide(view *engine.State) engine.Choice {
	for {
		if choice, done := e.Step(view); done {
			return choice
		}
	}
}

// Step decides for the seat at the prompt of a view.
func (e *entrantAt) Step(view *engine.State) (choice engine.Choice, done bool) {
	if prompt := view.Prompt(); prompt.Kind == engine.BuyDeal {
		buy := engine.Choice{Kind: engine.Buy}
		decline := engine.Choice{Kind: engine.Decline}
		switch e.entrant {
		case NeverBuys:
			return decline, true
		case AlwaysBuys:
			if trial := *view; trial.Choose(buy, nil) == nil {
				return buy, true
			}
			return decline, true
		}
	}
	return e.player.Step(view)
}

// Match is a match on the ladder, see [series.Match].
type Match struct {
	Challenger, Others Entrant
	// Setup is the table. Its Seed is the one of the first round; each further
	// round has the next one.
	Setup engine.Setup
	// Rounds is how many rounds are played, and Jobs how many of them at the same
	// time, at least one.
	Rounds, Jobs int
	// Progress, if not nil, is called now and then with how many games are done.
	Progress func(games int)
}

// Run plays the match, see [series.Match.Run]. What players lead by is dollars.
func (m Match) Run(ctx context.Context) (series.Outcome, error) {
	match := m.series()
	return match.Run(ctx)
}

func (m *Match) series() series.Match[engine.Setup, engine.State, engine.Choice, engine.Event] {
	return series.Match[engine.Setup, engine.State, engine.Choice, engine.Event]{
		Rules: money.Rules(), Setup: m.Setup, Seed: m.Setup.Seed, Rounds: m.Rounds, Jobs: m.Jobs, Progress: m.Progress,
		Challenger: m.Challenger.player, Others: m.Others.player, Winners: (*engine.State).Winners, Lead: lead,
	}
}

// lead returns how much more than the others a seat ended with, added up.
func lead(game *engine.State, seat engine.Seat) (dollars int64) {
	for other := range engine.Seat(game.Seats()) {
		dollars += int64(game.NetWorth(seat)) - int64(game.NetWorth(other))
	}
	return dollars
}
