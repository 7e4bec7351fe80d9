package lab

import (
	"context"
	"sync"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/rules"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Trial is a match in which the challenger has a temper, at a table of others who are even.
type Trial struct {
	Match
	Temper skill.Temper
}

// Habits are what a challenger did in the games of a trial.
type Habits struct {
	// Turns are its own, Throws those with which it attacked, and Regions the armies that
	// regions brought it.
	Turns, Throws, Regions int64
	// Sets counts the sets that it turned in, and Cards what it held each time, added up.
	Sets, Cards int64
}

// Run plays the match, see [Match.Run], and notes what the challenger did.
func (t Trial) Run(ctx context.Context) (series.Outcome, Habits, error) {
	match := t.series()
	match.Challenger = func(seat rules.Seat) series.Player[conquest.State, conquest.Choice] {
		return bot.New(t.Challenger, seat).WithTemper(t.Temper)
	}
	var all Habits
	var adding sync.Mutex
	match.Watch = func(challenger rules.Seat) func(conquest.Event) {
		w := watcher{seat: challenger}
		return func(e conquest.Event) {
			w.event(&e)
			if e.Kind == conquest.GameOver {
				adding.Lock()
				defer adding.Unlock()
				all.join(&w.habits)
			}
		}
	}
	outcome, err := match.Run(ctx)
	return outcome, all, err
}

func (h *Habits) join(other *Habits) {
	h.Turns += other.Turns
	h.Throws += other.Throws
	h.Regions += other.Regions
	h.Sets += other.Sets
	h.Cards += other.Cards
}

// watcher notes what a seat does in a game.
type watcher struct {
	seat   rules.Seat
	habits Habits
	cards  int64
}

func (w *watcher) event(e *conquest.Event) {
	if e.Kind == conquest.KnockedOut && e.By == w.seat {
		w.cards += int64(e.Number)
	}
	if e.Seat != w.seat {
		return
	}
	switch e.Kind {
	case conquest.TurnBegan:
		w.habits.Turns++
	case conquest.Thrown:
		w.habits.Throws++
	case conquest.ArmiesCame:
		w.habits.Regions += int64(e.Extra)
	case conquest.CardDrawn:
		w.cards++
	case conquest.SetTurnedIn:
		w.habits.Sets++
		w.habits.Cards += w.cards
		w.cards -= conquest.SetSize
	}
}
