package conquest

// mostArmies is more than a game of so many rounds can ever bring.
const mostArmies = 10_000_000

// sound reports whether the state is one that play can go on from: it looks for
// values that no game can reach and that play would trip over.
func (s *State) sound() bool {
	if s.Setup.Check() != nil || s.Setup.First == NoSeat || s.Ask >= NumPromptKinds || s.Turn < 0 || s.Turn >= Seat(s.Setup.Seats) {
		return false
	}
	return s.soundMap() && s.soundDays() && s.soundCards() && s.soundSetup() && s.soundPlay()
}

// soundMap looks whether the links are those of the page with tiles as far as
// there are any.
func (s *State) soundMap() bool {
	m, start := &s.Map, MapOf(s.Setup.Page)
	clips, tapes := 0, 0
	for d := range Day(dayIndex) {
		if m.Links[d]&^allDays != 0 || d == NoDay && m.Links[d] != 0 {
			return false
		}
		for rest := m.Links[d]; rest != 0; rest &= rest - 1 {
			if to := rest.First(); !clippable(d, to) || !m.Linked(to, d) {
				return false
			}
		}
		clips += (m.Links[d] &^ start.Links[d]).Len()
		tapes += (start.Links[d] &^ m.Links[d]).Len()
	}
	if m.reach(1, allDays) != allDays || (m.Forts|m.Stars)&^allDays != 0 || m.Forts&m.Stars != 0 {
		return false
	}
	counted := *m
	counted.Count(s.Setup.Page)
	laid := func(t Tile) int {
		n := int(tiles[t]) - int(s.Tiles[t])
		if s.InHand == t {
			n--
		}
		return n
	}
	switch {
	case !s.Setup.House.Has(PageTiles):
		return *m == start && s.Tiles == [NumTiles]uint8{} && s.InHand == NoTile
	case s.Ask != LayTile:
		start.Bonus = counted.Bonus
		if s.Tiles != [NumTiles]uint8{} || s.InHand != NoTile {
			return false
		}
	case s.InHand == NoTile || s.InHand >= NumTiles || s.Tiles[NoTile] != 0:
		return false
	}
	for t := Clip; t < NumTiles; t++ {
		if laid(t) < 0 || laid(t) > int(tiles[t]) {
			return false
		}
	}
	// A link counts at both its ends; a wall on a clip takes it away again.
	return m.Bonus == start.Bonus && clips <= 2*laid(Clip) && tapes <= 2*laid(Tape) &&
		m.Forts.Len() == laid(Fort) && m.Stars.Len() == laid(Star)
}

// soundDays looks whether every day has one owner and at least one army, but
// for those that are free or about to be occupied.
func (s *State) soundDays() bool {
	var held [owners]DaySet
	if s.Owner[NoDay] != NoSeat || s.Armies[NoDay] != 0 {
		return false
	}
	for d := Day(1); d <= Days; d++ {
		owner, armies := s.Owner[d], s.Armies[d]
		empty := s.Ask == Occupy && d == s.To
		switch {
		case owner == NoSeat:
			if armies != 0 || s.Playing() || s.Ask == PlaceArmy || s.Over() {
				return false
			}
			continue
		case owner < 0 || owner > Neutral || owner < Neutral && owner >= Seat(s.Setup.Seats) || s.Ask == LayTile:
			return false
		case armies < 0 || armies > mostArmies || (armies == 0) != empty:
			return false
		}
		held[owner] = held[owner].With(d)
	}
	return s.Held == held && held[Neutral].Len() <= NeutralDays && (held[Neutral] == 0 || s.Setup.Seats == 2)
}

// soundCards looks whether every card is in one place.
func (s *State) soundCards() bool {
	all, n := s.Deck|s.TurnedIn, s.Deck.Len()+s.TurnedIn.Len()
	for seat, hand := range s.Hands {
		all |= hand
		n += hand.Len()
		falling := s.Ask == Occupy && Seat(seat) == s.Whose
		if hand != 0 && (seat >= int(s.Setup.Seats) || s.Held[seat] == 0 && !falling || !s.Playing() && !s.Over()) {
			return false
		}
	}
	return all == allDays && n == Days && int(s.Sets) <= int(s.Turns)
}

// soundSetup looks whether the infantry left fits what has been placed.
func (s *State) soundSetup() bool {
	for seat, left := range s.Left {
		began := seat < int(s.Setup.Seats) && (s.Ask == ClaimDay || s.Ask == PlaceArmy)
		if !began {
			if left != 0 {
				return false
			}
			continue
		}
		if int32(left)+s.Troops(Seat(seat)) != int32(s.Setup.Infantry(Seat(seat))) || s.Held[seat] == 0 && s.Ask == PlaceArmy {
			return false
		}
	}
	switch s.Ask {
	case ClaimDay:
		return s.Free() != 0 && s.Left[s.Turn] > 0 && (s.Setup.Seats > 2 || s.Held[Neutral].Len() == NeutralDays) && s.claimedInTurn()
	case PlaceArmy:
		return s.Left[s.Turn] > 0
	}
	return true
}

// claimedInTurn looks whether nobody has claimed more days than came to them.
func (s *State) claimedInTurn() bool {
	claimed := Days - s.Free().Len() - s.Held[Neutral].Len()
	seat := s.Setup.First
	for i := range int(s.Setup.Seats) {
		if s.Held[seat].Len() != (claimed+int(s.Setup.Seats)-1-i)/int(s.Setup.Seats) {
			return false
		}
		if i == claimed%int(s.Setup.Seats) && s.Turn != seat {
			return false
		}
		seat = game{State: s}.left(seat)
	}
	return true
}

// soundPlay looks whether the prompt is one that can be asked now.
func (s *State) soundPlay() bool {
	began := s.Playing() || s.Over()
	if began != (s.Turns > 0) || began != (s.Round > 0) || s.Round > s.Setup.lastRound() ||
		int(s.Turns) > int(s.Round)*int(s.Setup.Seats) {
		return false
	}
	for seat, sum := range s.Sums {
		if sum > MaxSeats*Days || sum > 0 && (s.Round != s.Setup.lastRound() || seat >= int(s.Setup.Seats)) || s.OutAt[seat] > s.Turns {
			return false
		}
	}
	if !began {
		return s.Reserve == 0 && !s.Took && !s.KnockOut && s.noFight()
	}
	if s.Over() {
		return s.In() != 0
	}
	if s.Held[s.Turn] == 0 || s.In().Len() < 2 && s.Ask != Occupy {
		return false
	}
	placing := s.Ask == TurnIn || s.Ask == Reinforce
	if s.Reserve < 0 || s.Reserve > mostArmies || !placing && (s.Reserve != 0 || s.KnockOut) {
		return false
	}
	switch s.Ask {
	case TurnIn:
		// Without any armies to place yet a set has to be turned in.
		return s.noFight() && HoldsSet(s.Hands[s.Turn]) && (s.Reserve > 0 || s.KnockOut && s.mustTurnIn())
	case Reinforce:
		return s.noFight() && s.Reserve > 0
	case Attack:
		return s.noFight() && s.canAttack()
	case Defend:
		return s.soundFight() && s.Owner[s.To] != s.Turn && s.mayPickDice(s.To) && s.Whose == NoSeat
	case Occupy:
		return s.soundFight() && s.Owner[s.To] == s.Turn && s.Took && s.Whose != s.Turn && s.Whose >= 0 &&
			(s.Whose < Seat(s.Setup.Seats) || s.Whose == Neutral) && s.In().Len() > 1
	case Fortify:
		return s.noFight()
	}
	return false
}

// noFight reports whether nothing is left of any fight.
func (s *State) noFight() bool {
	return s.From == NoDay && s.To == NoDay && s.Dice == 0 && s.Whose == NoSeat
}

// soundFight looks whether a fight is one that could take place.
func (s *State) soundFight() bool {
	return s.From.onPage() && s.To.onPage() && s.Owner[s.From] == s.Turn && s.Map.Linked(s.From, s.To) &&
		s.Dice >= 1 && int32(s.Dice) <= MostDice(s.Armies[s.From])
}
