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
	// past are the views that are still to be thought of again, see [Player.Remember], and
	// recalled is when the plan was made that they belong to.
	past     []conquest.State
	recalled moment
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
	if len(p.past) > 0 {
		if _, done := p.think(&p.past[0]); done {
			p.past = p.past[1:]
		}
		return conquest.Choice{}, false
	}
	return p.think(view)
}

// think is Step for a view that asks something of the seat.
func (p *Player) think(view *conquest.State) (choice conquest.Choice, done bool) {
	if p.level == skill.Hard && p.needsPlan(view) {
		if !p.tryPlans(view) {
			return conquest.Choice{}, false
		}
	}
	return p.policy.decide(view), true
}

// Remember tells a computer that is new at its seat what was asked there before, one view after
// the other: its next steps think of them again, so that it has the plan it would have if it had
// decided them. Those that its plan has nothing to do with any more it forgets.
func (p *Player) Remember(view *conquest.State) {
	anew := len(p.past) > 0 && p.past[0].Turns != view.Turns
	if plansMatter(view.Ask) {
		now := momentOf(view, p.policy.seat)
		anew = anew || p.level == skill.Hard && now != p.recalled
		p.recalled = now
	}
	if anew {
		p.past = p.past[:0]
	}
	p.past = append(p.past, *view)
}

// Reset makes the computer forget what it was thinking of. It is called when
// a decision is taken away from it half-way, because a choice was undone or a
// person takes the seat.
func (p *Player) Reset() {
	p.searching = false
	p.policy.plan, p.planned, p.past = plan{}, moment{}, nil
}
