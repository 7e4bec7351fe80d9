package conquest

// The army that stands between two players: its days, and the armies on all of them.
const (
	NeutralDays   = 14
	NeutralArmies = 40
)

// standNeutral deals the neutral army its days, and its armies as evenly as can
// be: which days have one fewer is found by lot.
func (g game) standNeutral() {
	const most = (NeutralArmies + NeutralDays - 1) / NeutralDays
	var days, fewer DaySet
	for free := allDays; days.Len() < NeutralDays; {
		d := free.nth(g.Random.Below(uint32(free.Len())))
		free = free.Without(d)
		days = days.With(d)
		g.give(d, Neutral)
		g.Armies[d] = most
	}
	for fewer.Len() < most*NeutralDays-NeutralArmies {
		rest := days &^ fewer
		d := rest.nth(g.Random.Below(uint32(rest.Len())))
		fewer = fewer.With(d)
		g.Armies[d]--
	}
	g.emit(Event{Kind: NeutralStood, Seat: Neutral, By: NoSeat, Days: days, Fewer: fewer, Armies: most})
}
