package conquest

// openPlacing asks for the infantry that is left once all days are claimed: one
// by one in the order of the claims, or all at once from the first player on.
func (g game) openPlacing() {
	g.Ask = PlaceArmy
	if g.Setup.House.Has(QuickSetup) {
		g.Turn = g.Setup.First
	}
	g.nextPlacing()
}

// nextPlacing goes on to the next seat that has infantry left, from the one in
// turn on, or begins the game.
func (g game) nextPlacing() {
	for range g.Setup.Seats {
		if g.Left[g.Turn] > 0 {
			return
		}
		g.Turn = g.left(g.Turn)
	}
	g.Round = 1
	g.beginTurn(g.Setup.First)
}

// mostPlaced returns how many armies may be placed in one choice.
func (s *State) mostPlaced() int32 {
	switch {
	case s.Ask == Reinforce:
		return s.Reserve
	case s.Setup.House.Has(QuickSetup):
		return int32(s.Left[s.Turn])
	}
	return 1
}

// placeInfantry puts infantry of the seat in turn on a day of its own.
func (g game) placeInfantry(d Day, armies int32) {
	seat := g.Turn
	g.Armies[d] += armies
	g.Left[seat] -= uint8(armies)
	if g.sink != nil {
		g.tellPlace(d, armies, WhySetup)
	}
	if !g.Setup.House.Has(QuickSetup) {
		g.Turn = g.left(seat)
	}
	g.nextPlacing()
}

// refusePlace is for armies at the start and for those of a turn alike.
func (g game) refusePlace(c *Choice) *Refusal {
	switch most := g.mostPlaced(); {
	case !c.Day.onPage():
		return &Refusal{ID: RefusedNoSuchDay, Choice: *c}
	case g.Owner[c.Day] != g.Turn:
		return &Refusal{ID: RefusedNotYours, Choice: *c}
	case c.Amount < 1 || c.Amount > most:
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: 1, Most: most}
	}
	return nil
}
