package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// Player is a computer at one seat. The zero value is of no use; see [New].
// A Player is not safe for concurrent use.
type Player struct {
	level  skill.Level
	policy policy
	// search is where [skill.Hard] tries plans out, and searching says that it does.
	search    *search
	searching bool
	// planned is when the plan was made, and worlds in how many worlds plans are
	// tried.
	planned moment
	worlds  int
}

// New returns a computer of the level for a seat. An unknown level plays as
// [skill.Normal].
func New(level skill.Level, seat rules.Seat) *Player {
	if _, ok := skill.Parse(string(level)); !ok {
		level = skill.Normal
	}
	p := &Player{level: level, policy: evenPolicy(seat), worlds: usualWorlds}
	p.policy.easy = level == skill.Easy
	return p
}

// Level returns how well the computer plays.
func (p *Player) Level() skill.Level { return p.level }

// Step works on the decision that view asks of the computer's seat, for some
// tens of microseconds at most. While done is false there is more to be
// thought, and Step must be called again with the same view; when it is true
// choice is the decision. The view is only read.
//
// If view asks nothing of the seat (another seat's prompt, a game that is
// over), done is true and the kind of choice is [conquest.NoChoice].
func (p *Player) Step(view *conquest.State) (choice conquest.Choice, done bool) {
	prompt := view.Prompt()
	if prompt.Kind == conquest.NoPrompt || prompt.Seat != p.policy.seat {
		p.Reset()
		return conquest.Choice{}, true
	}
	if p.level == skill.Hard && p.needsPlan(view) {
		if !p.tryPlans(view) {
			return conquest.Choice{}, false
		}
	}
	return p.policy.decide(view), true
}

// Reset makes the computer forget what it was thinking of. It is called when
// a decision is taken away from it half-way, because a choice was undone or a
// person takes the seat.
func (p *Player) Reset() {
	p.searching = false
	p.policy.plan, p.planned = plan{}, moment{}
}
