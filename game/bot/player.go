package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// Player is a computer at one seat. The zero value is of no use; see [New].
// A Player is not safe for concurrent use.
type Player struct {
	level skill.Level
	seat  engine.Seat
	// temper moves what the level decides by a little, see [Player.WithTemper].
	temper skill.Temper

	// buyers is the one piece of reckoning that is spread over several steps.
	buyers buyers

	// options is kept between decisions, so that deciding allocates nothing.
	options []engine.Option
	sealed  []engine.CardID
	choices []engine.Choice

	// rollout is how [skill.Hard] looks ahead, and rollingOut says that it does so now.
	rollout    *Rollout
	rollingOut bool
	// budget is how many choices it makes for that, see [HardBudget].
	budget int
}

// New returns a computer of the level for a seat. An unknown level plays as
// [skill.Normal].
func New(level skill.Level, seat engine.Seat) *Player {
	if _, ok := skill.Parse(string(level)); !ok {
		level = skill.Normal
	}
	return &Player{level: level, seat: seat, temper: skill.EvenTemper, budget: HardBudget}
}

// Level returns how well the computer plays.
func (t *Player) Level() skill.Level { return t.level }

// Step works on the decision that view asks of the computer's seat, for some
// tens of microseconds at most. While done is false there is more to be
// thought, and Step must be called again with the same view; when it is true
// choice is the decision. The view is only read.
//
// If view asks nothing of the seat (another seat's prompt, a game that is
// over), done is true and the kind of choice is [engine.NoChoice].
func (t *Player) Step(view *engine.State) (choice engine.Choice, done bool) {
	prompt := view.Prompt()
	if prompt.Kind == engine.NoPrompt || prompt.Seat != t.seat {
		t.Reset()
		return engine.Choice{}, true
	}
	switch t.level {
	case skill.Easy:
		return t.easy(view, prompt)
	case skill.Hard:
		return t.hard(view, prompt)
	}
	return t.normal(view, prompt)
}

// Reset makes the computer forget what it was thinking of. It is called when
// a decision is taken away from it half-way, because a choice was undone or a
// person takes the seat.
func (t *Player) Reset() {
	t.buyers.reset()
	t.rollingOut = false
}
