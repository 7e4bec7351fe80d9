package conquest

// askMove asks for the move at the end of a turn, or ends the turn if none is
// possible.
func (g game) askMove() {
	own := g.Held[g.Turn]
	for rest := own; rest != 0; rest &= rest - 1 {
		if d := rest.First(); g.Armies[d] > 1 && g.Map.Links[d]&own != 0 {
			g.Ask = Fortify
			return
		}
	}
	g.endTurn()
}

// goals returns the days that armies may move to from a day of the seat in
// turn.
func (s *State) goals(from Day) DaySet {
	own := s.Held[s.Turn]
	if s.Setup.House.Has(LongMarch) {
		return s.Map.reach(from, own).Without(from)
	}
	return s.Map.Links[from] & own
}

func (g game) refuseMove(c *Choice) *Refusal {
	switch {
	case !c.Day.onPage() || !c.To.onPage():
		return &Refusal{ID: RefusedNoSuchDay, Choice: *c}
	case g.Owner[c.Day] != g.Turn || g.Owner[c.To] != g.Turn:
		return &Refusal{ID: RefusedNotYours, Choice: *c}
	case !g.goals(c.Day).Has(c.To):
		return &Refusal{ID: RefusedNoLink, Choice: *c}
	case c.Amount < 1:
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: 1, Most: g.Armies[c.Day] - 1}
	case c.Amount >= g.Armies[c.Day]:
		return &Refusal{ID: RefusedLastArmy, Choice: *c, Most: g.Armies[c.Day] - 1}
	}
	return nil
}

func (s *State) appendMoves(dst []Option) []Option {
	for rest := s.Held[s.Turn]; rest != 0; rest &= rest - 1 {
		from := rest.First()
		if s.Armies[from] < 2 {
			continue
		}
		for goals := s.goals(from); goals != 0; goals &= goals - 1 {
			dst = append(dst, ranged(Choice{Kind: Move, Day: from, To: goals.First(), Amount: 1}, s.Armies[from]-1))
		}
	}
	return append(dst, Option{Choice: Choice{Kind: Stay}})
}
