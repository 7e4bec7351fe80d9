package bot

import "bigpayday/game/engine"

// layTile lays the tile in hand where it serves best. Who may choose among
// all tiles has the month filled in the way that a computer likes best.
func (t *Player) layTile(view *engine.State, prompt engine.Prompt) engine.Choice {
	if prompt.Tile == engine.Vacant {
		return engine.Choice{Kind: engine.Fill, Preset: engine.DealsFirst}
	}
	p := planFor(view, t.seat)
	if choice, _ := p.best(view, prompt.Tile); choice.Kind != engine.NoChoice {
		return choice
	}
	return t.anything(view)
}

// arrange goes over a page before it is played. On a printed calendar it lays
// the parties on their dates, then what is missing, one tile at a time. What
// the table has laid it leaves alone otherwise, and keeps nobody waiting.
func (t *Player) arrange(view *engine.State) engine.Choice {
	begin := engine.Choice{Kind: engine.Begin}
	if !view.Edition().PrintsDays() {
		return begin
	}
	if choice := layParty(view); choice.Kind != engine.NoChoice {
		return choice
	}
	if view.Missing() == 0 {
		return begin
	}
	var left [engine.NumSpaces]bool
	for _, tile := range view.TilesLeft() {
		left[tile] = true
	}
	p := planFor(view, t.seat)
	best := begin
	var most int64
	for tile := range engine.NumSpaces {
		if !left[tile] {
			continue
		}
		choice, gain := p.best(view, tile)
		if choice.Kind != engine.NoChoice && (best.Kind == engine.Begin || gain > most) {
			best, most = choice, gain
		}
	}
	return best
}

// layParty lays the first Happy Birthday or Holiday that is not on its date
// yet, or clears the day for it. With nothing to do it returns no choice.
func layParty(view *engine.State) engine.Choice {
	page := view.Page
	for day := uint8(1); day < view.Setup.PageLength(page); day++ {
		if view.Setup.IsParty(page, day, view.SpaceAt(page, day)) {
			continue
		}
		for _, party := range [...]engine.Space{engine.HappyBirthday, engine.Holiday} {
			switch {
			case !view.Setup.IsParty(page, day, party):
			case view.HasTile(page, day):
				return engine.Choice{Kind: engine.TakeOff, Day: day}
			default:
				return engine.Choice{Kind: engine.Place, Tile: party, Day: day}
			}
		}
	}
	return engine.Choice{}
}

// plan is what a computer makes of the days of a page that is being laid.
type plan struct {
	preferences [engine.NumSpaces]preference
	worth       spaceWorth
	// visits says how often a token lands on each day.
	visits [engine.MaxDays + 1]int64
	// shortest is the length of the shortest month that the page is for.
	shortest uint8
}

func planFor(view *engine.State, seat engine.Seat) *plan {
	setup := &view.Setup
	p := &plan{worth: worthOfSpaces(view, seat), shortest: setup.ShortestMonth()}
	lengths := setup.Lengths[:setup.Months]
	if setup.PagesDiffer() {
		lengths = setup.Lengths[view.Page-1 : view.Page]
		p.shortest = lengths[0]
	}
	p.visits = visitsOfDays(lengths)
	_, given := meanDeal(view)
	for space := range p.preferences {
		switch view.Edition().Spaces[space].Does {
		case engine.DrawDeal, engine.TakeFreeDeal, engine.BuyAtYardSale:
			p.preferences[space] = early
		case engine.MeetBuyer:
			// Nobody holds a Deal yet, but everybody is going to.
			p.preferences[space], p.worth[space] = late, given
		default:
			if p.worth[space] != 0 {
				p.preferences[space] = anytime
			}
		}
	}
	return p
}

// best returns where a tile gains most over what is printed, and how much. A
// day that lies waiting for a party gets another tile only if no other is
// free.
func (p *plan) best(view *engine.State, tile engine.Space) (best engine.Choice, most int64) {
	page := view.Page
	second, mostSecond := engine.Choice{}, int64(0)
	for day := uint8(1); day < view.Setup.PageLength(page); day++ {
		if view.HasTile(page, day) {
			continue
		}
		choice := engine.Choice{Kind: engine.Place, Tile: tile, Day: day}
		if view.Setup.IsParty(page, day, tile) {
			return choice, 0
		}
		gain := p.value(tile, day)
		if printed := view.SpaceAt(page, day); printed != engine.Vacant {
			gain -= p.value(printed, day)
		}
		celebrated := view.Setup.IsParty(page, day, engine.HappyBirthday) || view.Setup.IsParty(page, day, engine.Holiday)
		switch {
		case celebrated && (second.Kind == engine.NoChoice || gain > mostSecond):
			second, mostSecond = choice, gain
		case !celebrated && (best.Kind == engine.NoChoice || gain > most):
			best, most = choice, gain
		}
	}
	// On arranging a page there is no need to lay anything.
	if best.Kind == engine.NoChoice && view.Prompt().Kind == engine.PlaceTile {
		return second, mostSecond
	}
	return best, most
}

// preference is where in the month a computer wants a space.
type preference uint8

const (
	// aside leaves the days that matter to others: the middle of the month.
	aside preference = iota
	// early and often: a Deal has to find a buyer afterwards.
	early
	// late and often, but before the shortest month ends.
	late
	// anytime: what brings money where most tokens land, what costs money
	// where few do.
	anytime
)

// value says what a space on a day is worth to those who land there, to
// compare it with others: dollars, times the visits.
func (p *plan) value(space engine.Space, day uint8) int64 {
	short := int64(p.shortest)
	worth := p.worth[space] * p.visits[day]
	inAll := day < p.shortest
	switch p.preferences[space] {
	case aside:
		return -max(int64(day)-short/2, short/2-int64(day))
	case early:
		if inAll {
			return worth / short * (short - int64(day))
		}
		return 0
	case late:
		if inAll {
			return worth / short * int64(day)
		}
		return 0
	}
	return worth
}

// visitsOfDays returns how often a token lands on each day on its walk
// through months of the given lengths, by the die alone: whole for once a
// month. Days 1 to 3 are met least, and what a shorter month hides less
// still.
func visitsOfDays(lengths []uint8) (visits [engine.MaxDays + 1]int64) {
	var chance [engine.MaxDays + 1]int64
	chance[0] = whole
	for day := range chance {
		for k := 1; k <= min(pips, day); k++ {
			chance[day] += chance[day-k] / pips
		}
		for _, length := range lengths {
			if day < int(length) {
				visits[day] += chance[day] / int64(len(lengths))
			}
		}
	}
	return visits
}
