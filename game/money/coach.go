package money

import (
	"slices"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

// Coach weighs what the person who is asked may choose, by playing the game on
// from each choice, many times with other cards and dice: the same reckoning as
// that of the strongest computer. It knows what that person may know.
type Coach struct {
	rollout *bot.Rollout
	view    engine.State
	done    bool
}

// Advice is what may come of one choice.
type Advice struct {
	// Option is the choice; of a range it holds the amount that was weighed.
	Option engine.Option
	// Gain is how many dollars richer than after the plainest choice (to leave
	// things as they are, or the worst one) the seat ends on average.
	Gain int32
	// Even says that the gain is not more than luck may explain.
	Even bool
	// Worth is the net worth in dollars with which it ends on average, and
	// Spread how much that varies from game to game: the standard deviation.
	Worth, Spread int32
	// Games is how many games were played on, and Sold in how many of them the
	// Deal that is bought found a buyer.
	Games, Sold int

	// more is by how much the net worth is better than after the first choice
	// that was played on, and off the standard error of that, in dollars.
	more, off int64
}

// sure is how many standard errors a gain has to be for a coach to mention it.
const sure = 2

// coachBudget is how many choices a coach makes in all the games that it plays.
const coachBudget = 60_000

// NewCoach returns a coach for the prompt that is open. It is nil where a computer
// is asked, where the table has agreed to have none, and where there is nothing
// to weigh.
func NewCoach(t *Table) *Coach {
	s := t.State()
	if !t.PersonAsked() || s.Setup.House.Has(engine.NoCoach) {
		return nil
	}
	c := &Coach{view: s.View(s.Prompt().Seat)}
	if c.rollout = bot.Consider(&c.view, coachBudget); c.rollout == nil {
		return nil
	}
	return c
}

// Step plays on for a moment, some tens of microseconds, and reports whether
// all is known that the coach is going to find out.
func (c *Coach) Step() (done bool) {
	c.done = c.done || c.rollout.Step()
	return c.done
}

// Advice returns what is known so far, the best choice first. It is empty until
// each choice has been played on at least once.
func (c *Coach) Advice() []Advice {
	options := c.view.AppendOptions(nil)
	var list []Advice
	plain := -1
	for _, f := range c.rollout.Forecasts() {
		i := slices.IndexFunc(options, func(o engine.Option) bool { return o.Allows(f.Choice) })
		if f.Games == 0 || i < 0 {
			continue
		}
		option := options[i]
		option.Choice = f.Choice
		if f.Choice.LeavesAsIs() {
			plain = len(list)
		}
		a := Advice{Option: option, Worth: int32(f.Worth()), Spread: int32(f.Spread()), Games: f.Games, Sold: f.Sold}
		a.more, a.off = f.More()
		list = append(list, a)
	}
	if len(list) == 0 {
		return nil
	}
	if plain < 0 {
		for i := range list {
			if plain < 0 || list[i].Worth < list[plain].Worth {
				plain = i
			}
		}
	}
	zero, zeroOff := list[plain].more, list[plain].off
	for i := range list {
		a := &list[i]
		a.Gain = int32(a.more - zero)
		a.Even = i == plain || max(a.Gain, -a.Gain) <= int32(sure*max(a.off, zeroOff))
	}
	slices.SortStableFunc(list, func(a, b Advice) int { return int(b.Worth) - int(a.Worth) })
	return list
}
