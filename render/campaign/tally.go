package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// Tally is what a player's game adds up to, for the results.
type Tally struct {
	// Throws counts the throws in attack, and Dice how often each number was thrown: in
	// attack, then in defence.
	Throws uint32
	Dice   [2][rules.DieSides + 1]uint32
	// Beaten are the armies of others that the player's attacks beat, and Lost the own
	// ones that fell in them; ExpectedBeaten and ExpectedLost what was to be expected, in
	// hundredths.
	Beaten, Lost                 int32
	ExpectedBeaten, ExpectedLost int64
	// Days counts the days taken, MostDays those of the best turn.
	Days, MostDays uint16
	// BiggestFight is the most armies beaten in one fight.
	BiggestFight int32
	// Region is the region that was held longest, for Held turns in a row.
	Region conquest.Region
	Held   uint16
	// ForDays and ForRegions are the armies that these brought, Sets the sets turned in
	// and SetArmies what they brought.
	ForDays, ForRegions, SetArmies int32
	Sets                           uint16
	// KnockedOut are the players that this one has knocked out.
	KnockedOut conquest.SeatSet

	// daysNow counts the days taken in this turn, heldNow for how many turns each region
	// has been held.
	daysNow uint16
	heldNow [conquest.NumRegions]uint16
}

// Luck returns how many armies more than expected the player's attacks beat, and fewer
// lost, in hundredths.
func (t *Tally) Luck() int64 {
	return int64(t.Beaten)*100 - t.ExpectedBeaten - (int64(t.Lost)*100 - t.ExpectedLost)
}

// countThrow adds a throw to the tallies of both sides.
func (sh *Shown) countThrow(e conquest.Event) {
	t := &sh.Tally[e.Seat]
	t.Throws++
	t.Beaten += int32(e.Beaten)
	t.Lost += int32(e.Lost)
	dice, defence := int32(0), int32(0)
	for _, pips := range e.Dice {
		if pips > 0 {
			dice++
			t.Dice[0][pips]++
		}
	}
	for _, pips := range e.Defence {
		if pips == 0 {
			continue
		}
		defence++
		if e.By < conquest.MaxSeats {
			sh.Tally[e.By].Dice[1][pips]++
		}
	}
	chances := conquest.ChancesOf(dice, defence, sh.Map.Forts.Has(e.To))
	stake := int64(100)
	if min(dice, defence) == 2 {
		stake = 200
	}
	ways := int64(chances.Ways())
	each := 100 * int64(chances.Each)
	t.ExpectedBeaten += (stake*int64(chances.Beaten) + each) / ways
	t.ExpectedLost += (stake*int64(chances.Lost) + each) / ways
	t.BiggestFight = max(t.BiggestFight, sh.Fight.AllBeaten)
}

// countDay adds a day that was taken.
func (sh *Shown) countDay(e conquest.Event) {
	t := &sh.Tally[e.Seat]
	t.Days++
	t.daysNow++
	t.MostDays = max(t.MostDays, t.daysNow)
}

// countTurn begins a turn of a seat.
func (sh *Shown) countTurn(seat conquest.Seat) {
	t := &sh.Tally[seat]
	t.daysNow = 0
	for r := range conquest.NumRegions {
		if sh.Holder(r) != seat {
			t.heldNow[r] = 0
			continue
		}
		t.heldNow[r]++
		if t.heldNow[r] > t.Held {
			t.Region, t.Held = r, t.heldNow[r]
		}
	}
}

// AwardKind is what an award is given for.
type AwardKind uint8

// The awards.
const (
	LuckiestThrower AwardKind = iota // beat most beyond what was to be expected
	Landlord                         // held a region longest
	BiggestStorm                     // beat most armies in one fight
	Blitz                            // took most days in a turn
	NumAwards
)

var awardNames = [NumAwards]string{"luckiest-thrower", "landlord", "biggest-storm", "blitz"}

// String returns the id of the award, such as "blitz".
func (k AwardKind) String() string {
	if k < NumAwards {
		return awardNames[k]
	}
	return "unknown"
}

// Award is an award and who earned it. Seats is empty where nobody did.
type Award struct {
	Kind  AwardKind
	Seats conquest.SeatSet
}

// Awards returns all awards.
func (sh *Shown) Awards() (list [NumAwards]Award) {
	earns := [NumAwards]func(t *Tally) int64{
		LuckiestThrower: (*Tally).Luck,
		Landlord:        func(t *Tally) int64 { return int64(t.Held) },
		BiggestStorm:    func(t *Tally) int64 { return int64(t.BiggestFight) },
		Blitz:           func(t *Tally) int64 { return int64(t.MostDays) },
	}
	for kind := range NumAwards {
		list[kind].Kind = kind
		best := int64(0)
		for seat := range conquest.Seat(sh.Setup.Seats) {
			switch n := earns[kind](&sh.Tally[seat]); {
			case n > best:
				best, list[kind].Seats = n, conquest.SeatSet(0).With(seat)
			case n == best && best > 0:
				list[kind].Seats = list[kind].Seats.With(seat)
			}
		}
	}
	return list
}
