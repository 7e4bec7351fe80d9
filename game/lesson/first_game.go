package lesson

import "bigpayday/game/engine"

// Player is the seat of the person who learns, and Other the seat of the
// computer.
const (
	Player engine.Seat = iota
	Other
)

// firstSeed was found by a search, together with the month below: a player who only rolls and
// takes what is offered opens a bill first, buys a Deal with a loan in the second turn, and
// meets a lottery, the Jackpot, a Buyer for the Deal and mail of several kinds in a handful of
// turns. The test of the first game says so of both.
const firstSeed = 52806

// firstMonth is what lies on the month of the first game, day 1 first. Its first six days are
// those that the first roll may lead to: each is friendly and shows something else.
var firstMonth = [...]engine.Space{
	engine.Mail1, engine.DealSpace, engine.FoundABuyer, engine.Holiday, engine.Mail2, engine.LuckyLottery, engine.VacationDay,
	engine.DealSpace, engine.Mail1, engine.DealSpace, engine.Mail2, engine.DealSpace, engine.Mail1, engine.DealSpace,
	engine.Mail3, engine.JackpotSkyrockets, engine.SuperSweepstakes, engine.Mail3, engine.FoundABuyer, engine.SingingContest, engine.Mail2,
	engine.SkipAhead, engine.Mail1, engine.FoundABuyer, engine.FoundABuyer, engine.FoundABuyer, engine.FoundABuyer,
}

// vacantDays are the days of that month that the second lesson leaves to the player.
var vacantDays = [...]uint8{2, 7, 12, 26}

// FirstGame returns the setup of the game that the lesson is given in, and the choices that lay
// its month and begin it: the shortest month there is, for one player and one computer.
func FirstGame() (engine.Setup, []engine.Choice) {
	laid := monthWithout(0)
	return firstSetup(), append(laid, engine.Choice{Kind: engine.Begin})
}

// SecondGame returns the setup of the game in which building a month is taught, and the choices
// that lay all of it but for a few days.
func SecondGame() (engine.Setup, []engine.Choice) {
	var vacant uint32
	for _, day := range vacantDays {
		vacant |= 1 << day
	}
	return firstSetup(), monthWithout(vacant)
}

func firstSetup() engine.Setup {
	return engine.Setup{
		Edition: engine.Big, Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{uint8(len(firstMonth)) + 1},
		First: Player, Oldest: Player, Host: Player, Laying: engine.ByOne, Builder: Player, Seed: firstSeed,
	}
}

// monthWithout returns the choices that lay the month but for some days, bit 1 for day 1.
func monthWithout(vacant uint32) (laid []engine.Choice) {
	for i, tile := range firstMonth {
		if day := uint8(i) + 1; vacant&(1<<day) == 0 {
			laid = append(laid, engine.Choice{Kind: engine.Place, Tile: tile, Day: day})
		}
	}
	return laid
}
