package armies

import (
	"math"
	"slices"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/skill"
	"bigpayday/game/table"
)

// How many worlds each plan is played on in, for a coach and for a review.
const (
	coachWorlds  = 96
	reviewWorlds = 48
)

// sure is how many standard errors a chance has to be better by for a coach to mention it.
const sure = 2

// Coach weighs what the person who is asked may be up to, by playing the game on to its end
// from each plan, many times with other cards and dice. It knows what that person may know.
type Coach struct{ rollout *bot.Rollout }

// Advice is what may come of one plan.
type Advice struct {
	Plan bot.Plan
	// Choice is what the plan begins with.
	Choice conquest.Choice
	// Chance is the chance to win with it, in parts of 10,000, and Games how many games
	// were played on.
	Chance int32
	Games  int
	// Even says that it is not worse than the best plan by more than luck may explain.
	Even bool
}

// NewCoach returns a coach for the prompt that is open. It is nil where a computer is
// asked, where the table has agreed to have none, and where there is nothing to plan.
func NewCoach(t *Table) *Coach {
	s := t.State()
	if !t.PersonAsked() || s.Setup.House.Has(conquest.NoCoach) {
		return nil
	}
	view := s.View(s.Prompt().Seat)
	if rollout := bot.Consider(&view, coachWorlds, conquest.Choice{}); rollout != nil {
		return &Coach{rollout}
	}
	return nil
}

// Step plays on for a moment, some tens of microseconds, and reports whether all is known
// that the coach is going to find out.
func (c *Coach) Step() (done bool) { return c.rollout.Step() }

// Advice returns what is known so far, the best plan first. It is empty until each plan has
// been played on at least once.
func (c *Coach) Advice() []Advice {
	forecasts := c.rollout.Forecasts()
	if slices.ContainsFunc(forecasts, func(f bot.Forecast) bool { return f.Games == 0 }) {
		return nil
	}
	best := bestOf(forecasts)
	list := make([]Advice, len(forecasts))
	for i := range forecasts {
		f := &forecasts[i]
		list[i] = Advice{
			Plan: f.Plan, Choice: f.Choice, Chance: min(max(f.Chance(), 1), conquest.Whole-1), Games: f.Games, // so many games prove nothing
			Even: best.Chance()-f.Chance() <= sure*max(errorOf(best), errorOf(f)),
		}
	}
	slices.SortStableFunc(list, func(a, b Advice) int { return int(b.Chance) - int(a.Chance) })
	// What the rules of thumb would do is tried beside the same plan held on to.
	told := map[bot.Plan]bool{}
	return slices.DeleteFunc(list, func(a Advice) bool {
		before := told[a.Plan]
		told[a.Plan] = true
		return before
	})
}

// weighing compares a choice with the plans by the chance to win.
type weighing struct {
	*bot.Rollout
	chosen conquest.Choice
}

// Weigh compares a choice with the plans that there were, in parts of 10,000 of the chance to
// win.
func (game) Weigh(view *conquest.State, chosen conquest.Choice) table.Weighing[conquest.Choice] {
	if rollout := bot.Consider(view, reviewWorlds, chosen); rollout != nil {
		return &weighing{rollout, chosen}
	}
	return nil
}

// Verdict returns what the best plan begins with, if that is better than what was chosen by
// more than luck may explain.
func (w *weighing) Verdict() (better conquest.Choice, cost, off int32, ok bool) {
	forecasts := w.Forecasts()
	chosen := &forecasts[len(forecasts)-1] // it is tried last
	best := bestOf(forecasts)
	if chosen.Choice != w.chosen || best.Choice == w.chosen {
		return better, 0, 0, false
	}
	cost, off = best.Chance()-chosen.Chance(), max(errorOf(best), errorOf(chosen))
	return best.Choice, cost, off, cost > sure*off
}

// bestOf returns the forecast with the best chance, the first of several.
func bestOf(forecasts []bot.Forecast) *bot.Forecast {
	best := &forecasts[0]
	for i := range forecasts {
		if forecasts[i].Chance() > best.Chance() {
			best = &forecasts[i]
		}
	}
	return best
}

// errorOf returns the standard error of a chance that was counted, in parts of 10,000.
func errorOf(f *bot.Forecast) int32 {
	p := float64(f.Chance())
	return int32(math.Sqrt(p * (float64(conquest.Whole) - p) / float64(max(f.Games, 1))))
}

// Proposal returns what a computer of the normal level would choose in the place of the person
// who is asked, for a hint. It is false where the table has agreed to have none.
func Proposal(t *Table) (conquest.Choice, bool) {
	s := t.State()
	if !t.PersonAsked() || s.Setup.House.Has(conquest.NoCoach) {
		return conquest.Choice{}, false
	}
	seat := s.Prompt().Seat
	view := s.View(seat)
	computer := bot.New(skill.Normal, seat)
	for {
		if choice, done := computer.Step(&view); done {
			return choice, true
		}
	}
}
