package conquest

// Prompt returns what is to be decided next, and by whom. Its kind is
// NoPrompt once the game is over.
func (s *State) Prompt() Prompt {
	p := Prompt{Kind: s.Ask, Seat: s.Turn}
	switch s.Ask {
	case NoPrompt:
		p.Seat = NoSeat
	case LayTile:
		p.Tile = s.InHand
	case PlaceArmy:
		p.Armies = int32(s.Left[s.Turn])
	case TurnIn, Reinforce:
		p.Armies, p.KnockOut = s.Reserve, s.KnockOut
	case Defend:
		p.Seat = s.Owner[s.To]
		p.From, p.To, p.Dice = s.From, s.To, s.Dice
	case Occupy:
		p.From, p.To, p.Dice = s.From, s.To, s.Dice
	}
	return p
}

// AppendOptions appends every legal choice at the present prompt to dst and
// returns the longer list. Amounts are ranges. The order is the same for the
// same state.
func (s *State) AppendOptions(dst []Option) []Option {
	switch s.Ask {
	case LayTile:
		s.eachPlace(func(a, b Day) {
			dst = append(dst, Option{Choice: Choice{Kind: LayDown, Tile: s.InHand, Day: a, To: b}})
		})
		dst = append(dst, Option{Choice: Choice{Kind: Fill}})
	case ClaimDay:
		for rest := s.Free(); rest != 0; rest &= rest - 1 {
			dst = append(dst, Option{Choice: Choice{Kind: Claim, Day: rest.First()}})
		}
		dst = append(dst, Option{Choice: Choice{Kind: Fill}})
	case PlaceArmy, Reinforce:
		for rest := s.Held[s.Turn]; rest != 0; rest &= rest - 1 {
			dst = append(dst, ranged(Choice{Kind: Place, Day: rest.First(), Amount: 1}, s.mostPlaced()))
		}
	case TurnIn:
		for design := Infantry; design <= OneOfEach; design++ {
			if SetOf(s.Hands[s.Turn], design) != 0 {
				dst = append(dst, Option{Choice: Choice{Kind: TurnInSet, Design: design}})
			}
		}
		if !s.mustTurnIn() {
			dst = append(dst, Option{Choice: Choice{Kind: KeepCards}})
		}
	case Attack:
		dst = s.appendFights(dst)
	case Defend:
		dst = append(dst, ranged(Choice{Kind: DefendWith, Amount: 1}, MostDefence))
	case Occupy:
		least, most := s.occupation()
		dst = append(dst, ranged(Choice{Kind: MoveIn, Amount: least}, most))
	case Fortify:
		dst = s.appendMoves(dst)
	}
	return dst
}

// Choose carries out a choice at the present prompt and goes on to the next
// one. What happens meanwhile goes to sink, which may be nil. A choice that
// is not allowed is refused with a [*Refusal], and nothing changes.
func (s *State) Choose(c Choice, sink Sink) error {
	g := game{s, sink}
	if r := g.refuse(&c); r != nil {
		return r
	}
	if sink != nil {
		g.tellChoice(&c)
	}
	switch c.Kind {
	case LayDown:
		g.lay(c.Day, c.To)
	case Fill:
		if s.Ask == LayTile {
			g.layAtRandom()
		} else {
			g.dealDays()
		}
	case Claim:
		g.claim(c.Day)
	case Place:
		if s.Ask == PlaceArmy {
			g.placeInfantry(c.Day, c.Amount)
		} else {
			g.reinforce(c.Day, c.Amount)
		}
	case TurnInSet:
		g.turnIn(c.Design)
	case KeepCards:
		g.keepCards()
	case ThrowAt:
		g.attack(c.Day, c.To, uint8(c.Amount))
	case Storm:
		g.storm(c.Day, c.To, c.Amount)
	case EndAttack:
		g.askMove()
	case DefendWith:
		g.defend(c.Amount)
	case MoveIn:
		g.occupy(c.Amount, s.Whose)
	case Move:
		g.march(c.Day, c.To, c.Amount, WhyFortify)
		g.endTurn()
	case Stay:
		g.endTurn()
	}
	return nil
}

// answers says which kinds of choice a prompt takes, one bit each.
var answers = [NumPromptKinds]uint32{
	LayTile:   1<<LayDown | 1<<Fill,
	ClaimDay:  1<<Claim | 1<<Fill,
	PlaceArmy: 1 << Place,
	TurnIn:    1<<TurnInSet | 1<<KeepCards,
	Reinforce: 1 << Place,
	Attack:    1<<ThrowAt | 1<<Storm | 1<<EndAttack,
	Defend:    1 << DefendWith,
	Occupy:    1 << MoveIn,
	Fortify:   1<<Move | 1<<Stay,
}

// Takes reports whether a prompt of the kind is answered by choices of that
// kind at all. Whether one of them is allowed is said by its options.
func (k PromptKind) Takes(kind ChoiceKind) bool {
	return k < NumPromptKinds && kind < NumChoiceKinds && answers[k]>>kind&1 != 0
}

// all is every bit of a field of a choice.
const all = 0xff

// needs has, for each kind of choice, all in the fields that it needs beside
// its kind.
var needs = [NumChoiceKinds]Choice{
	LayDown: {Tile: all, Day: all, To: all}, Claim: {Day: all}, Place: {Day: all, Amount: -1}, TurnInSet: {Design: all},
	ThrowAt: {Day: all, To: all, Amount: -1}, Storm: {Day: all, To: all, Amount: -1}, DefendWith: {Amount: -1},
	MoveIn: {Amount: -1}, Move: {Day: all, To: all, Amount: -1},
}

// refuse says why a choice is not allowed at the present prompt, or returns
// nil. Nothing may stand in it but its kind and what that needs, so that one
// decision is always one value.
func (g game) refuse(c *Choice) *Refusal {
	if !g.Ask.Takes(c.Kind) {
		if g.Ask == NoPrompt {
			return &Refusal{ID: RefusedOver, Choice: *c}
		}
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	n := &needs[c.Kind]
	if uint8(c.Tile)&^uint8(n.Tile)|uint8(c.Day)&^uint8(n.Day)|uint8(c.To)&^uint8(n.To)|uint8(c.Design)&^uint8(n.Design) != 0 ||
		c.Amount&^n.Amount != 0 {
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	switch c.Kind {
	case LayDown:
		return g.refuseLay(c)
	case Claim:
		return g.refuseClaim(c)
	case Place:
		return g.refusePlace(c)
	case TurnInSet:
		return g.refuseSet(c)
	case KeepCards:
		if g.mustTurnIn() {
			return &Refusal{ID: RefusedMustTurnIn, Choice: *c}
		}
	case ThrowAt:
		return g.refuseAttack(c)
	case Storm:
		return g.refuseStorm(c)
	case DefendWith:
		return g.refuseDefend(c)
	case MoveIn:
		return g.refuseOccupy(c)
	case Move:
		return g.refuseMove(c)
	}
	return nil
}
