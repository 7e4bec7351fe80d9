package bot

import "bigpayday/game/engine"

// layTile lays the tile in hand where it serves best. Who may choose among
// all tiles has the month filled in the way that a computer likes best.
func (t *Thinker) layTile(view *engine.State, prompt engine.Prompt) engine.Choice {
	if prompt.Tile == engine.Vacant {
		return engine.Choice{Kind: engine.Fill, Preset: engine.DealsFirst}
	}
	setup := &view.Setup
	want := wishFor(view, t.seat, prompt.Tile)
	visits := visitsOfDays(setup)
	best := engine.Choice{}
	var most int64
	for day := uint8(1); day < setup.PageLength(view.Page); day++ {
		if view.HasTile(view.Page, day) {
			continue
		}
		if score := want.score(day, visits[day], setup); best.Kind == engine.NoChoice || score > most {
			best, most = engine.Choice{Kind: engine.Place, Tile: prompt.Tile, Day: day}, score
		}
	}
	return best
}

// wish is where in the month a computer wants a tile.
type wish uint8

const (
	// aside leaves the days that matter to others: the middle of the month.
	aside wish = iota
	// early and often: a Deal has to find a buyer afterwards.
	early
	// late and often, but before the shortest month ends.
	late
	// often, where most tokens land.
	often
	// seldom, where few tokens land.
	seldom
)

func wishFor(view *engine.State, seat engine.Seat, tile engine.Space) wish {
	switch view.Edition().Spaces[tile].Does {
	case engine.DrawDeal, engine.TakeFreeDeal:
		return early
	case engine.MeetBuyer:
		return late
	}
	worth := worthOfSpaces(view, seat)
	switch {
	case worth[tile] > 0:
		return often
	case worth[tile] < 0:
		return seldom
	}
	return aside
}

// score compares days for one wish; the best day has the highest score.
func (w wish) score(day uint8, visits int64, setup *engine.Setup) int64 {
	inAll := day < setup.ShortestMonth()
	switch {
	case w == early && inAll:
		return visits * int64(setup.ShortestMonth()-day)
	case w == late && inAll:
		return visits * int64(day)
	case w == early, w == late:
		return 0
	case w == often:
		return visits
	case w == seldom:
		return -visits
	}
	middle := int64(setup.ShortestMonth()) / 2
	return -max(int64(day)-middle, middle-int64(day))
}

// visitsOfDays returns how often a token lands on each day on its walk
// through all months, by the die alone: whole for once a month. Days 1 to 3
// are met least, and what a shorter month hides less still.
func visitsOfDays(setup *engine.Setup) (visits [engine.MaxDays + 1]int64) {
	var chance [engine.MaxDays + 1]int64
	chance[0] = whole
	for day := range chance {
		for k := 1; k <= min(pips, day); k++ {
			chance[day] += chance[day-k] / pips
		}
		for _, length := range setup.Lengths[:setup.Months] {
			if day < int(length) {
				visits[day] += chance[day] / int64(setup.Months)
			}
		}
	}
	return visits
}
