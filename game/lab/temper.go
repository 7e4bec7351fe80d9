package lab

import (
	"context"
	"sync"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Trial is a match in which the challenger, a level, has a temper, at a table of others
// who are even.
type Trial struct {
	Match
	Temper skill.Temper
}

// Habits are what a challenger did in the games of a trial.
type Habits struct {
	Games int64
	// Bought and Sold count Deals, Loans those taken, by choice or not, and Antes the
	// lotteries that it staked on.
	Bought, Sold, Loans, Antes int64
	// Held is for how many of its turns it had the Deals that it sold, added up.
	Held int64
}

// Run plays the match, see [Match.Run], and notes what the challenger did.
func (t Trial) Run(ctx context.Context) (series.Outcome, Habits, error) {
	match := t.series()
	match.Challenger = func(seat engine.Seat) series.Player[engine.State, engine.Choice] {
		return bot.New(skill.Level(t.Challenger), seat).WithTemper(t.Temper)
	}
	var all Habits
	var adding sync.Mutex
	match.Watch = func(challenger engine.Seat) func(engine.Event) {
		w := watcher{seat: challenger}
		return func(e engine.Event) {
			w.event(&e)
			if e.Kind == engine.GameOver {
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
	h.Games += other.Games
	h.Bought += other.Bought
	h.Sold += other.Sold
	h.Loans += other.Loans
	h.Antes += other.Antes
	h.Held += other.Held
}

// watcher notes what a seat does in a game.
type watcher struct {
	seat   engine.Seat
	habits Habits
	turns  int64
	// got is the turn in which the seat got each Deal.
	got [256]int64
}

func (w *watcher) event(e *engine.Event) {
	switch {
	case e.Kind == engine.GameOver:
		w.habits.Games++
	case e.Kind == engine.TurnBegan && e.Seat == w.seat:
		w.turns++
	case e.Kind == engine.LoanTaken && e.Seat == w.seat:
		w.habits.Loans++
	case e.Kind == engine.Kept && e.Seat == w.seat:
		w.got[e.Card] = w.turns
	case e.Kind == engine.Paid && e.Payer.Seat() == w.seat:
		switch e.Why {
		case engine.WhyDeal:
			w.habits.Bought++
		case engine.WhyAnte:
			w.habits.Antes++
		}
	case e.Kind == engine.Paid && e.Payee.Seat() == w.seat && e.Why == engine.WhyBuyer:
		w.habits.Sold++
		w.habits.Held += w.turns - w.got[e.Card]
	}
}
