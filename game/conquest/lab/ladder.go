package lab

import (
	"context"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/rules"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Match is a match on the ladder, see [series.Match]: one player of a level at a table
// of others.
type Match struct {
	Challenger, Others skill.Level
	// Setup is the table. Its Seed is the one of the first round; each further round has
	// the next one.
	Setup conquest.Setup
	// Rounds is how many rounds of mirrored games are played, and Jobs how many of them
	// at the same time, at least one.
	Rounds, Jobs int
	// Progress, if not nil, is told how many games are done, now and then.
	Progress func(games int)
}

// Run plays the match, see [series.Match.Run]. Nobody leads by anything but wins.
func (m Match) Run(ctx context.Context) (series.Outcome, error) {
	match := m.series()
	return match.Run(ctx)
}

func (m *Match) series() series.Match[conquest.Setup, conquest.State, conquest.Choice, conquest.Event] {
	return series.Match[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]{
		Rules: armies.Rules(), Setup: m.Setup, Seed: m.Setup.Seed, Rounds: m.Rounds, Jobs: m.Jobs, Progress: m.Progress,
		Challenger: players(m.Challenger), Others: players(m.Others), Winners: (*conquest.State).Winners,
	}
}

// players returns what seats computers of a level.
func players(level skill.Level) func(seat rules.Seat) series.Player[conquest.State, conquest.Choice] {
	return func(seat rules.Seat) series.Player[conquest.State, conquest.Choice] { return bot.New(level, seat) }
}
