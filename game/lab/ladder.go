package lab

import (
	"context"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
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

// decide decides for the seat at the prompt of a view.
func (e *entrantAt) decide(view *engine.State) engine.Choice {
	if prompt := view.Prompt(); prompt.Kind == engine.BuyDeal {
		buy := engine.Choice{Kind: engine.Buy}
		decline := engine.Choice{Kind: engine.Decline}
		switch e.entrant {
		case NeverBuys:
			return decline
		case AlwaysBuys:
			if trial := *view; trial.Choose(buy, nil) == nil {
				return buy
			}
			return decline
		}
	}
	for {
		if choice, done := e.player.Step(view); done {
			return choice
		}
	}
}

// Match is a match on the ladder: one challenger at a table of others who all
// play alike. Each round is as many games as there are seats, all with the same
// dice and decks, in which the challenger sits at each seat once: so luck is the
// same for both sides as long as they play the same.
type Match struct {
	Challenger, Others Entrant
	// Setup is the table. Its Seed is the one of the first round; each further
	// round has the next one.
	Setup engine.Setup
	// Rounds is how many rounds are played, and Jobs how many of them at the
	// same time, at least one. Jobs changes nothing in what comes of them.
	Rounds, Jobs int
	// Progress, if not nil, is told how many games are done, now and then and by
	// the goroutine that runs the match.
	Progress func(games int)
}

// Outcome is what came of a match.
type Outcome struct {
	Rounds, Games int
	// money is how much more than the others the challenger ended with, and
	// wins how often it won, in shares of a game, by rounds. See [Outcome.Money]
	// and [Outcome.Wins].
	money, wins Mean
	seats       int
}

// sharesOfGame is divided among those who share a win: it can be divided by all
// numbers of winners.
const sharesOfGame = 60

// Money returns by how many dollars the challenger ended richer than the mean of
// the others, per game, and how far that may be off on both sides with 95 %
// confidence.
func (o *Outcome) Money() (dollars, margin float64) {
	scale := float64(o.seats * (o.seats - 1))
	return o.money.Average() / scale, o.money.Margin(o.Rounds) / scale
}

// Wins returns the share of the games that the challenger won, from 0 to 1, and
// how far that may be off on both sides with 95 % confidence. A shared win
// counts as a part of one. Of players who play alike each wins one in as many
// as there are.
func (o *Outcome) Wins() (share, margin float64) {
	scale := float64(o.seats * sharesOfGame)
	return o.wins.Average() / scale, o.wins.Margin(o.Rounds) / scale
}

// Even returns the share that a player who is as good as the others wins.
func (o *Outcome) Even() float64 { return 1 / float64(o.seats) }

// roundsAtOnce is how many rounds are handed out at once.
const roundsAtOnce = 4

// Run plays the match. It ends early when the context does, without an error:
// then the outcome covers the rounds played until then, from the first one on.
func (m Match) Run(ctx context.Context) (Outcome, error) {
	all := Outcome{seats: int(m.Setup.Seats)}
	if err := m.Setup.Check(); err != nil {
		return all, err
	}
	err := inBatches(ctx, m.Rounds, roundsAtOnce, m.Jobs, m.rounds, func(n int, o Outcome) (more bool, err error) {
		all.Rounds += o.Rounds
		all.Games += o.Games
		all.money.join(o.money)
		all.wins.join(o.wins)
		more = o.Rounds == n
		if more && m.Progress != nil {
			m.Progress(all.Games)
		}
		return more, nil
	})
	return all, err
}

// rounds plays n rounds, until the context ends.
func (m Match) rounds(ctx context.Context, from, n int) (o Outcome, err error) {
	for i := 0; i < n && ctx.Err() == nil && err == nil; i++ {
		err = m.round(from+i, &o)
	}
	return o, err
}

// round plays the games of a round and adds them to an outcome.
func (m *Match) round(n int, o *Outcome) error {
	setup := m.Setup
	setup.Seed += uint64(n)
	seats := engine.Seat(setup.Seats)
	var money, wins int64
	for challenger := range seats {
		var players [engine.MaxSeats]entrantAt
		for seat := range seats {
			if players[seat] = m.Others.at(seat); seat == challenger {
				players[seat] = m.Challenger.at(seat)
			}
		}
		var game engine.State
		if err := game.Start(setup, nil); err != nil {
			return err
		}
		for game.Phase != engine.Over {
			seat := game.Prompt().Seat
			view := game.View(seat)
			if err := game.Choose(players[seat].decide(&view), nil); err != nil {
				return err
			}
		}
		for seat := range seats {
			if seat != challenger {
				money += int64(game.NetWorth(challenger)) - int64(game.NetWorth(seat))
			}
		}
		if winners := game.Winners(); winners.Has(challenger) {
			wins += sharesOfGame / int64(winners.Len())
		}
		o.Games++
	}
	o.Rounds++
	o.money.add(1, money)
	o.wins.add(1, wins)
	return nil
}
