package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// policy decides by rules of thumb, for [skill.Normal] and [skill.Easy], and for all seats of
// the games that [skill.Hard] plays on. It is so small that six of them cost nothing.
type policy struct {
	seat rules.Seat
	easy bool
	// temper moves what the policy decides by a little, see [Player.WithTemper].
	temper skill.Temper
	plan   plan
}

// evenPolicy returns the policy of [skill.Normal] for a seat, with no temper of its own.
func evenPolicy(seat rules.Seat) policy { return policy{seat: seat, temper: skill.EvenTemper} }

// decide answers the prompt of the policy's own seat.
func (p *policy) decide(s *conquest.State) conquest.Choice {
	switch s.Ask {
	case conquest.LayTile:
		return layAnywhere(s)
	case conquest.ClaimDay:
		return p.claim(s)
	case conquest.TurnIn:
		return p.turnIn(s)
	case conquest.PlaceArmy, conquest.Reinforce:
		return p.place(s)
	case conquest.Attack:
		return p.attack(s)
	case conquest.Defend:
		// No attack was found where one die is better.
		return conquest.Choice{Kind: conquest.DefendWith, Amount: min(2, s.Armies[s.To])}
	case conquest.Occupy:
		return p.occupy(s)
	case conquest.Fortify:
		return p.move(s)
	}
	return conquest.Choice{}
}

// lot returns a number from 0 to n-1 that comes of what all may see: the same table
// gets the same again, and nothing hidden tells in it.
func lot(s *conquest.State, seat rules.Seat, about uint64, n uint32) uint32 {
	r := rules.Random(uint64(s.Lot)<<32 ^ uint64(seat)<<24 ^ about*0x9e3779b97f4a7c15)
	return r.Below(n)
}

// layAnywhere lays the tile in hand by lot: the page is everybody's.
func layAnywhere(s *conquest.State) conquest.Choice {
	options := s.AppendOptions(make([]conquest.Option, 0, 128))
	n := uint32(len(options) - 1) // the last one lays all that is left
	return options[lot(s, s.Turn, s.Outline(), n)].Choice
}

// turnIn turns in the set that brings the most, of equal ones three alike, because
// what is left then makes a set of one each more easily. Who is quick to cash in takes that
// one too.
func (p *policy) turnIn(s *conquest.State) conquest.Choice {
	if p.hoards(s) && s.Hands[s.Turn].Len() < conquest.TooManyCards {
		return conquest.Choice{Kind: conquest.KeepCards}
	}
	best, most := conquest.NoDesign, int32(0)
	for design := conquest.Infantry; design <= conquest.OneOfEach; design++ {
		if worth := s.SetWorth(design); (worth > most || worth == most && p.temper.Sell > skill.Even) && conquest.SetOf(s.Hands[s.Turn], design) != 0 {
			best, most = design, worth
		}
	}
	return conquest.Choice{Kind: conquest.TurnInSet, Design: best}
}
