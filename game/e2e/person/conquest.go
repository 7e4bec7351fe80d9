package person

import (
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
