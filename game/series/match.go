package series

import (
	"context"

	"bigpayday/game/rules"
)

// Match is a match on a ladder: one challenger at a table of others who all play
// alike. Each round is as many games as there are seats, all with the same chance, in
// which the challenger sits at each seat once: so luck is the same for both sides as
// long as they play the same.
type Match[G, S, C, E any] struct {
	Rules Rules[G, S, C, E]
	// Setup is the table. Seed is the one of the first round; each further round has
	// the next one.
	Setup G
	Seed  uint64
	// Challenger and Others return a new player for a seat.
	Challenger, Others func(seat rules.Seat) Player[S, C]
	// Winners are those of a game that is over.
	Winners func(s *S) rules.SeatSet
	// Lead, if not nil, is by how much a seat ended ahead of the others, added up over
	// them.
	Lead func(s *S, seat rules.Seat) int64
	// Watch, if not nil, returns what gets the events of a game in which the challenger sits
	// at a seat. It is called by several goroutines at the same time.
	Watch func(challenger rules.Seat) func(E)
	// Rounds is how many rounds are played, and Jobs how many of them at the same
	// time, at least one. Jobs changes nothing in what comes of them.
	Rounds, Jobs int
	// Progress, if not nil, is called with how many games are done, now and then and by the
	// goroutine that runs the match.
	Progress func(games int)
}

// Outcome is what came of a match.
type Outcome struct {
	Rounds, Games int
	// lead is how far ahead of the others the challenger ended, and wins how often it
	// won, in shares of a game, by rounds. See [Outcome.Lead] and [Outcome.Wins].
	lead, wins Mean
	seats      int
}

// sharesOfGame is divided among those who share a win: it can be divided by all
// numbers of winners.
const sharesOfGame = 60

// Lead returns by how much the challenger ended ahead of the mean of the others, per
// game, and how far that may be off on both sides with 95 % confidence.
func (o *Outcome) Lead() (lead, margin float64) {
	scale := float64(o.seats * (o.seats - 1))
	return o.lead.Average() / scale, o.lead.Margin(o.Rounds) / scale
}

// Wins returns the share of the games that the challenger won, from 0 to 1, and how far
// that may be off on both sides with 95 % confidence. A shared win counts as a part of
// one. Of players who play alike each wins one in as many as there are.
func (o *Outcome) Wins() (share, margin float64) {
	scale := float64(o.seats * sharesOfGame)
	return o.wins.Average() / scale, o.wins.Margin(o.Rounds) / scale
}

// Even returns the share that a player who is as good as the others wins.
func (o *Outcome) Even() float64 { return 1 / float64(o.seats) }

// roundsAtOnce is how many rounds are handed out at once.
const roundsAtOnce = 4

// Run plays the match. It ends early when the context does, without an error: then the
// outcome covers the rounds played until then, from the first one on.
func (m *Match[G, S, C, E]) Run(ctx context.Context) (Outcome, error) {
	all := Outcome{seats: m.Rules.Seats(&m.Setup)}
	if err := m.Rules.Check(&m.Setup); err != nil {
		return all, err
	}
	err := InBatches(ctx, m.Rounds, roundsAtOnce, m.Jobs, m.rounds, func(n int, o Outcome) (more bool, err error) {
		all.Rounds += o.Rounds
		all.Games += o.Games
		all.lead.Join(o.lead)
		all.wins.Join(o.wins)
		more = o.Rounds == n
		if more && m.Progress != nil {
			m.Progress(all.Games)
		}
		return more, nil
	})
	return all, err
}

// rounds plays n rounds, until the context ends.
func (m *Match[G, S, C, E]) rounds(ctx context.Context, from, n int) (o Outcome, err error) {
	for i := 0; i < n && ctx.Err() == nil && err == nil; i++ {
		err = m.round(from+i, &o)
	}
	return o, err
}

// round plays the games of a round and adds them to an outcome.
func (m *Match[G, S, C, E]) round(n int, o *Outcome) error {
	setup := m.Setup
	m.Rules.Seed(&setup, m.Seed+uint64(n))
	players := make([]Player[S, C], m.Rules.Seats(&setup))
	var lead, wins int64
	for place := range players {
		challenger := rules.Seat(place)
		for seat := range players {
			players[seat] = m.Others(rules.Seat(seat))
		}
		players[place] = m.Challenger(challenger)
		var sink func(E)
		if m.Watch != nil {
			sink = m.Watch(challenger)
		}
		var s S
		if err := m.Rules.Start(&s, setup, sink); err != nil {
			return err
		}
		if err := PlayOut(m.Rules, &s, players, sink); err != nil {
			return err
		}
		if m.Lead != nil {
			lead += m.Lead(&s, challenger)
		}
		if winners := m.Winners(&s); winners.Has(challenger) {
			wins += sharesOfGame / int64(winners.Len())
		}
		o.Games++
	}
	o.Rounds++
	o.lead.Add(1, lead)
	o.wins.Add(1, wins)
	return nil
}
