package conquest

// The army that stands between two players.
const (
	neutralDays   = 14
	neutralArmies = 40
)

// standNeutral deals the neutral army its days, and its armies as evenly as can
// be: which days have one fewer is found by lot.
func (g game) standNeutral() {
	const most = (neutralArmies + neutralDays - 1) / neutralDays
	var days, fewer DaySet
	for free := allDays; days.Len() < neutralDays; {
		d := free.nth(g.Random.Below(uint32(free.Len())))
		free = free.Without(d)
		days = days.With(d)
		g.give(d, Neutral)
		g.Armies[d] = most
	}
	for fewer.Len() < most*neutralDays-neutralArmies {
		rest := days &^ fewer
		d := rest.nth(g.Random.Below(uint32(rest.Len())))
		fewer = fewer.With(d)
		g.Armies[d]--
	}
	g.emit(Event{Kind: NeutralStood, Seat: Neutral, By: NoSeat, Days: days, Fewer: fewer, Armies: most})
}
