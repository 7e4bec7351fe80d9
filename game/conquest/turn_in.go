package conquest

// Numbers of cards.
const (
	// SetSize is that of a set.
	SetSize = 3
	// TooManyCards is with how many a set must be turned in; so many always hold
	// one.
	TooManyCards = 5
	// AtOnceCards is with how many after a knock-out sets are turned in at
	// once.
	AtOnceCards = 6
)

// fixedSets is what a set brings under the house rule [FixedSets].
var fixedSets = [NumDesigns]int32{Infantry: 4, Cavalry: 6, Artillery: 8, OneOfEach: 10}

// SetWorth returns how many armies the next set brings if it is of the design.
func (s *State) SetWorth(design Design) int32 { return s.Setup.House.SetWorth(s.Sets, design) }

// SetWorth returns the armies that a set of the design brings after so many have been turned in.
func (set HouseRules) SetWorth(sets uint16, design Design) int32 {
	if set.Has(FixedSets) {
		return fixedSets[design]
	}
	return 2*int32(sets) + 4
}

// SetOf returns the three cards of a hand that make a set of the design, those
// of the lowest places; the empty set if there is none.
func SetOf(hand DaySet, design Design) DaySet {
	var cards DaySet
	switch design {
	case Infantry, Cavalry, Artillery:
		of := hand & designs[design]
		if of.Len() < SetSize {
			return 0
		}
		for range SetSize {
			cards = cards.With(of.First())
			of &= of - 1
		}
	case OneOfEach:
		for design := Infantry; design <= Artillery; design++ {
			of := hand & designs[design]
			if of == 0 {
				return 0
			}
			cards = cards.With(of.First())
		}
	}
	return cards
}

// HoldsSet reports whether a hand holds a set of any design.
func HoldsSet(hand DaySet) bool {
	if hand.Len() < SetSize {
		return false
	}
	kinds := 0
	for design := Infantry; design <= Artillery; design++ {
		switch n := (hand & designs[design]).Len(); {
		case n >= SetSize:
			return true
		case n > 0:
			kinds++
		}
	}
	return kinds == SetSize
}

// askCards asks to turn in a set if there is one, else for the armies to be
// placed.
func (g game) askCards() {
	if HoldsSet(g.Hands[g.Turn]) {
		g.Ask = TurnIn
		return
	}
	g.Ask = Reinforce
}

// turnIn trades a set for armies. Another one may follow.
func (g game) turnIn(design Design) {
	cards := SetOf(g.Hands[g.Turn], design)
	armies := g.SetWorth(design)
	g.Hands[g.Turn] &^= cards
	g.TurnedIn |= cards
	g.Sets++
	g.Reserve += armies
	g.emit(Event{Kind: SetTurnedIn, Seat: g.Turn, By: NoSeat, Days: cards, Design: design, Number: g.Sets, Armies: armies})
	g.askCards()
}

// keepCards goes on without turning in another set. After a knock-out one set
// at least has been turned in, so there are armies to place.
func (g game) keepCards() { g.Ask = Reinforce }

// mustTurnIn reports whether the seat in turn has too many cards to keep.
func (s *State) mustTurnIn() bool { return s.Hands[s.Turn].Len() >= TooManyCards }

func (g game) refuseSet(c *Choice) *Refusal {
	if SetOf(g.Hands[g.Turn], c.Design) == 0 {
		return &Refusal{ID: RefusedNoSet, Choice: *c}
	}
	return nil
}
