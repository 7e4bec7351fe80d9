package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/skill"
)

// weights are the percent of a threshold that is left, by the setting of the dial that
// moves it. No temper moves one by more than 15 percent.
var weights = [skill.Most + 1]int32{skill.Little: 85, skill.Less: 93, skill.Even: 100, skill.Most: 115}

// weight returns the percent for a dial.
func weight(dial skill.Dial) int32 { return weights[min(dial, skill.Most)] }

// spared returns the percent for what there is the less of, the higher the dial.
func spared(dial skill.Dial) int32 { return 200 - weight(dial) }

// WithTemper gives the computer a temper, and returns it. [New] gives it none:
// [skill.EvenTemper]. In this game who borrows readily leaves fewer guards, who likes Deals
// is after regions more than after the next day, who likes chances attacks with worse ones,
// and who sells late hoards cards.
func (p *Player) WithTemper(temper skill.Temper) *Player {
	p.policy.temper = temper
	return p
}

// guards returns how many of some armies such a player leaves to guard.
func (p *policy) guards(armies int32) int32 { return armies * spared(p.temper.Borrow) / 100 }

// prized returns what something that belongs to a region is worth to such a player.
func (p *policy) prized(worth int32) int32 { return worth * weight(p.temper.Deals) / 100 }

// daring returns the chances that such a player asks for.
func (p *policy) daring(n needs) needs {
	percent := spared(p.temper.Chance)
	if percent == 100 {
		return n
	}
	for _, need := range []*int32{&n.usual, &n.much, &n.little, &n.neutral} {
		if *need != never {
			*need = min(conquest.Whole, *need*percent/100)
		}
	}
	return n
}

// hoards reports whether such a player keeps a set for later, when one brings more. It is by
// lot, in as many of a hundred turns as the dial says.
func (p *policy) hoards(s *conquest.State) bool {
	more := spared(p.temper.Sell) - 100
	return more > 0 && lot(s, p.seat, uint64(s.Turns)<<24, 100) < uint32(more)
}
