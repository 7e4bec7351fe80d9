package lesson

import "bigpayday/game/engine"

// Player is the seat of the person who learns, and Other the seat of the
// computer.
const (
	Player engine.Seat = iota
	Other
)

// firstSeed was found by a search, together with the month below: a player who
// only rolls and takes what is offered meets mail of several kinds, the
// Jackpot, a Deal that needs a loan, a Buyer for it and a Lottery in a handful
// of turns. The test of the first game says so of both.
const firstSeed = 269

// firstMonth is what lies on the month of the first game, day 1 first. The
// days that are left out are for the player to lay.
var firstMonth = [...]engine.Space{
	engine.FoundABuyer, engine.FoundABuyer, engine.Mail2, engine.Mail2, engine.Holiday, engine.Mail1, engine.Mail1,
	engine.Mail2, engine.Vacant, engine.SuperSweepstakes, engine.FoundABuyer, engine.Mail1, engine.VacationDay, engine.DealSpace,
	engine.Vacant, engine.DealSpace, engine.SickDay, engine.DealSpace, engine.FoundABuyer, engine.SkipAhead, engine.Vacant,
	engine.DealSpace, engine.Mail3, engine.SingingContest, engine.JackpotSkyrockets, engine.FoundABuyer, engine.LuckyLottery,
}

// FirstGame returns the setup of the game that the lesson is given in, and the
// choices of the player that lay all but the last tiles of its month: the
// shortest month there is, for one player and one computer.
func FirstGame() (engine.Setup, []engine.Choice) {
	setup := engine.Setup{
		Edition: engine.Big, Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{uint8(len(firstMonth)) + 1},
		First: Player, Oldest: Player, Host: Player, Laying: engine.ByOne, Builder: Player, Seed: firstSeed,
	}
	var laid []engine.Choice
	for i, tile := range firstMonth {
		if tile != engine.Vacant {
			laid = append(laid, engine.Choice{Kind: engine.Place, Tile: tile, Day: uint8(i) + 1})
		}
	}
	return setup, laid
}
