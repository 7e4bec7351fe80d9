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
	// Lost are the own armies that fell in the player's attacks, and Fallen those that fell
	// in attacks of others. Beaten are the armies of others that the player's dice beat, in
	// attack and defence, and Expected how many were to be expected, in hundredths.
	Lost, Fallen, Beaten int32
	Expected             int64
	// Days counts the days taken, MostDays those of the best turn.
	Days, MostDays uint16
	// BiggestFight is the most armies that fell on both sides of one of the player's fights.
	BiggestFight int32
	// Region is the region that was held longest, for Held turns in a row.
	Region conquest.Region
	Held   uint16
	// ForDays and ForRegions are the armies that these brought, stars with their days; Sets the sets turned in
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

// Luck returns how many armies more than expected the player's dice beat, in hundredths.
func (t *Tally) Luck() int64 { return int64(t.Beaten)*100 - t.Expected }

// countThrow adds a throw to the tallies of both sides.
func (sh *Shown) countThrow(e conquest.Event) {
	t, foe := &sh.Tally[e.Seat], new(Tally) // the neutral army has none that is kept
	if e.By < conquest.MaxSeats {
		foe = &sh.Tally[e.By]
	}
	t.Throws++
	t.Lost += int32(e.Lost)
	t.Beaten += int32(e.Beaten)
	foe.Fallen += int32(e.Beaten)
	foe.Beaten += int32(e.Lost)
	dice, defence := int32(0), int32(0)
	for _, pips := range e.Dice {
		if pips > 0 {
			dice++
			t.Dice[0][pips]++
		}
	}
	for _, pips := range e.Defence {
		if pips > 0 {
			defence++
			foe.Dice[1][pips]++
		}
	}
	chances := conquest.ChancesOf(dice, defence, sh.Map.Forts.Has(e.To))
	stake := int64(100)
	if min(dice, defence) == 2 {
		stake = 200
	}
	// Rounded: these are added up.
	expected := func(ways uint64) int64 {
		all := int64(chances.Ways())
		return (stake*int64(ways) + 100*int64(chances.Each) + all/2) / all
	}
	t.Expected += expected(chances.Beaten)
	foe.Expected += expected(chances.Lost)
	t.BiggestFight = max(t.BiggestFight, sh.Fight.AllBeaten+sh.Fight.AllLost)
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
