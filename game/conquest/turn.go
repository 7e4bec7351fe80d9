package conquest

// Income is the armies that a player's turn begins with, but for sets.
type Income struct {
	// Days is the number of days held, and ForDays the armies they bring.
	Days, ForDays int32
	// Regions are those held, and Bonus the armies they bring.
	Regions RegionSet
	Bonus   int32
	// Stars is the number of stars held, which is what they bring.
	Stars int32
}

// What days bring each turn: an army for every DaysPerArmy of them, and
// FewestArmies at least.
const (
	DaysPerArmy  = 3
	FewestArmies = 3
)

// Total returns all armies of the income.
func (i Income) Total() int32 { return i.ForDays + i.Bonus + i.Stars }

// Income returns what a turn of the player would bring if it began now.
func (s *State) Income(seat Seat) Income { return s.Map.IncomeOf(s.Setup.Page, s.Held[seat]) }

// IncomeOf returns what a turn brings to whoever holds a set of days, as the map of the page is.
func (m *Map) IncomeOf(page Page, held DaySet) Income {
	in := Income{Days: int32(held.Len()), Stars: int32((held & m.Stars).Len())}
	in.ForDays = max(FewestArmies, in.Days/DaysPerArmy)
	for r, days := range &layoutOf(page).days {
		if days&^held == 0 {
			in.Regions = in.Regions.with(Region(r))
			in.Bonus += int32(m.Bonus[r])
		}
	}
	return in
}

// beginTurn counts what the turn brings, and asks about cards and armies.
func (g game) beginTurn(seat Seat) {
	g.Turn = seat
	g.Turns++
	g.Took = false
	income := g.Income(seat)
	g.Reserve = income.Total()
	if g.sink != nil {
		g.sink(Event{Kind: TurnBegan, Seat: seat, By: NoSeat, Round: g.Round})
		g.sink(Event{
			Kind: ArmiesCame, Seat: seat, By: NoSeat, Number: uint16(income.Days), Regions: income.Regions,
			Extra: income.Bonus, Stars: uint8(income.Stars), Armies: income.Total(),
		})
	}
	g.askCards()
}

// reinforce puts new armies on a day, and goes on to the attack when all are
// placed.
func (g game) reinforce(d Day, armies int32) {
	g.Armies[d] += armies
	g.Reserve -= armies
	if g.sink != nil {
		why := WhyTurn
		if g.KnockOut {
			why = WhyKnockOut
		}
		g.tellPlace(d, armies, why)
	}
	if g.Reserve == 0 {
		g.KnockOut = false
		g.askAttack()
	}
}

// endTurn draws the card, counts in the last round, and goes on to the next
// player who is in.
func (g game) endTurn() {
	if g.Took {
		g.drawCard()
	}
	last := g.Setup.lastRound()
	if g.Round == last {
		g.count()
	}
	seat := g.Turn
	for {
		seat = g.left(seat)
		if seat == g.Setup.First {
			if g.Round == last {
				g.end(WhyRounds)
				return
			}
			g.Round++
		}
		if g.Held[seat] != 0 {
			g.beginTurn(seat)
			return
		}
	}
}
