package match

import (
	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/rules"
	"bigpayday/render/tabletop"
)

// stinger knows when a short tune says how the game stands: a person's turn begins, a person is
// overtaken, the last Buyer of the game is behind a person who has something to sell. The zero stinger
// has seen nothing.
type stinger struct {
	seen   bool
	turns  uint16
	leader engine.Seat // the last one that there was, if one has led
	led    bool
	buyers [engine.MaxSeats]int // ahead of each player in the last month, 0 before it
	cues   [3]audio.Cue
}

// next takes in how the game stands in this tick, and returns what is to be heard. What has happened
// before the first tick is not, nor what is shown in an instant.
func (s *stinger) next(sh *tabletop.Shown, people rules.SeatSet, silently bool) []audio.Cue {
	cues := s.cues[:0]
	turn, leader := sh.Turns != s.turns, sh.Leader()
	if turn && people.Has(sh.Turn) && sh.Phase == engine.Playing {
		cues = append(cues, audio.YourTurn)
	}
	if s.led && leader != s.leader && leader != engine.NoSeat && people.Has(s.leader) && !people.Has(leader) {
		cues = append(cues, audio.Overtaken)
	}
	for seat := range engine.Seat(sh.Seats()) {
		p, ahead := sh.Players[seat], 0
		if p.Month == sh.Setup.Months {
			ahead = sh.BuyersAhead(seat)
		}
		passed := s.buyers[seat] > 0 && ahead == 0 && !sh.BuyerComes(p.Month, p.Day)
		if passed && people.Has(seat) && len(sh.HeldDeals(seat)) > 0 && len(cues) < len(s.cues) {
			cues = append(cues, audio.BuyerMissed)
		}
		s.buyers[seat] = ahead
	}
	if leader != engine.NoSeat {
		s.leader, s.led = leader, true
	}
	s.turns = sh.Turns
	if !s.seen || silently {
		cues = cues[:0]
	}
	s.seen = true
	return cues
}
