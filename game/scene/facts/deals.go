package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// BuyersAhead says how many buyers lie ahead of a player this month.
func BuyersAhead(m *match.Match, seat engine.Seat) string {
	sh := m.Stage.Shown()
	p := sh.Players[seat]
	n := 0
	for day := p.Day + 1; day <= sh.Length(p.Month); day++ {
		if sh.Edition().Spaces[sh.SpaceAt(p.Month, day)].Does == engine.MeetBuyer {
			n++
		}
	}
	if n == 0 {
		return m.Say("deals.no_buyers_ahead")
	}
	return m.Words.Count("deals.buyers_ahead", n)
}
