package bot

import "bigpayday/game/skill"

// weights are the percent of a threshold that is left, by the setting of the dial that
// moves it. No temper moves one by more than 15 percent.
var weights = [skill.Most + 1]int64{skill.Little: 85, skill.Less: 93, skill.Even: 100, skill.Most: 115}

// weight returns the percent for a dial.
func weight(dial skill.Dial) int64 { return weights[min(dial, skill.Most)] }

// WithTemper gives the computer a temper, and returns it. [New] gives it none:
// [skill.EvenTemper].
func (t *Player) WithTemper(temper skill.Temper) *Player {
	t.temper = temper
	return t
}

// valued returns what a player who likes Deals, or does not, takes dollars that one adds to
// its hand for.
func (t *Player) valued(dollars int64) int64 { return dollars * weight(t.temper.Deals) / 100 }

// dreaded returns what interest and fees in dollars count for a player: the less, the
// readier it borrows.
func (t *Player) dreaded(cost int64) int64 { return cost * (200 - weight(t.temper.Borrow)) / 100 }

// hoped returns what a prize counts for a player who likes to take chances, or does not.
func (t *Player) hoped(prize int64) int64 { return prize * weight(t.temper.Chance) / 100 }
