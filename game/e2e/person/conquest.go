package person

import (
	"slices"
	"strconv"

	"bigpayday/game/e2e"
)

// pageDays is how many days a page of Conquest has.
const pageDays = 42

// Day is the id of a day of a page.
func Day(d uint8) string { return "day-" + strconv.Itoa(int(d)) }

// command answers what is asked on the map without knowing whose the days are: what chance can
// decide it does, and armies go to the first day that takes them.
func (p *Person) command(now e2e.Trace) {
	p.t.Helper()
	if now.Prompt == "attack" && p.Asked["attack"]%attackEvery == 1 && p.attack(now) {
		return
	}
	id := First(now, "fill", "end", "stay", "main", "keep")
	if id == "main" && now.Prompt == "reinforce" {
		id = "" // it is about the day that the pointer happens to be over
	}
	for day := uint8(1); id == "" && day <= pageDays; day++ {
		p.Press(Day(day))
		p.Ticks(Glance)
		if p.Now().Prompt != now.Prompt {
			return // that was the last army
		}
		id = First(p.Now(), "main")
	}
	p.Press(id)
	p.Ticks(4 * Glance) // in a browser it takes a while until the next thing is shown
}

// attackEvery is how many prompts to attack come to one attack.
const attackEvery = 3

// attack picks one of the days that can attack, then one of those that it can reach, and throws
// until that falls. It reports whether there was any.
func (p *Person) attack(now e2e.Trace) bool {
	p.t.Helper()
	for _, from := range daysOn(now, "") {
		p.Press(from)
		p.Ticks(Glance)
		if p.Now().Prompt != now.Prompt {
			return true // a day that was aimed at has fallen, or the game is over
		}
		targets := daysOn(p.Now(), from)
		if len(targets) == 0 || len(targets) > mostLinks {
			continue
		}
		to := targets[0]
		if focus := p.Now().Focus; slices.Contains(targets, focus) {
			to = focus // the likeliest, for whoever plays with keys
		}
		p.Press(to)
		p.Ticks(Glance)
		if Has(p.Now(), "until") {
			p.Press("until")
			p.Ticks(4 * Glance)
		}
		return true
	}
	return false
}

// mostLinks is more than the days that any day is linked to: where more can be pressed, none is
// picked.
const mostLinks = 8

// daysOn lists the ids of the days that can be pressed, but for one.
func daysOn(now e2e.Trace, but string) (ids []string) {
	for day := uint8(1); day <= pageDays; day++ {
		if id := Day(day); id != but && Has(now, id) {
			ids = append(ids, id)
		}
	}
	return ids
}
