package tabletop

import (
	"bigpayday/game/engine"
)

// numberPicked gives a lottery number to a player.
func numberPicked(sh *Shown, e engine.Event) { sh.Lottery.Numbers[e.Seat] = e.Number }

// noGame ends a lottery that nobody plays, or that nobody has won and whose money stays.
func noGame(sh *Shown, _ engine.Event) { sh.Lottery, sh.StayedOut = engine.Lottery{}, 0 }

// passedOver shows who is not asked for an ante or a bid as one who stays out.
func passedOver(sh *Shown, e engine.Event) {
	if e.Prompt == engine.PlaceBid {
		sh.Auction.Passed = sh.Auction.Passed.With(e.Seat)
	} else {
		sh.StayedOut = sh.StayedOut.With(e.Seat)
	}
}

// Contest is a contest in which all throw and the highest throw wins. There is
// none while Open is false.
type Contest struct {
	Open   bool
	Space  engine.Space
	Lander engine.Seat
	// Why is what the dice are thrown for, Prize what the highest throw wins,
	// in dollars. Card is the Deal whose commission that is.
	Why   engine.Why
	Prize int32
	Card  engine.CardID
	// In are the players who throw in this round. Round counts from 1; those
	// who tie throw again in the next.
	In    engine.SeatSet
	Round uint8
	// Dice is what each has thrown in this round, or in the last one that
	// the player was in; 0 for not yet.
	Dice [engine.MaxSeats][2]uint8
	// Thrown are the players who have thrown in this round.
	Thrown engine.SeatSet
	// Winner is NoSeat until there is one.
	Winner engine.Seat
}

func (c *Contest) open(sh *Shown, e engine.Event) {
	rule := sh.Lands()
	*c = Contest{
		Open: true, Space: e.Space, Lander: e.Seat, Why: rule.Why, Prize: rule.Amount,
		In: sh.Everyone(), Round: 1, Winner: engine.NoSeat,
	}
}

// deal opens the contest of those who anted, or that for a commission, at its
// first throw. The buyer makes that, with the Deal on top of the others.
func (c *Contest) deal(sh *Shown, e engine.Event) {
	game := &sh.Lottery
	rule := sh.Edition().Spaces[game.Space]
	deals := sh.HeldDeals(e.Seat)
	switch {
	case c.Open && c.Why == e.Why && c.Winner == engine.NoSeat:
	case rule.Does == engine.PlayPoker && rule.Why == e.Why:
		*c = Contest{
			Open: true, Space: game.Space, Lander: game.Lander, Why: e.Why, Prize: sh.Balance[engine.Stakes],
			In: game.In, Round: 1, Winner: engine.NoSeat,
		}
	case e.Why == engine.WhyCommission && len(deals) > 0:
		card := deals[len(deals)-1]
		*c = Contest{
			Open: true, Space: sh.Landed.Space, Lander: e.Seat, Why: e.Why, Prize: sh.Edition().Card(card).Commission, Card: card,
			In: sh.Everyone(), Round: 1, Winner: engine.NoSeat,
		}
	}
}

// Sum returns what a player has thrown, 0 for not yet.
func (c *Contest) Sum(seat engine.Seat) uint8 { return c.Dice[seat][0] + c.Dice[seat][1] }

// Leaders returns the players with the highest throw of this round.
func (c *Contest) Leaders() engine.SeatSet {
	var best uint8
	var set engine.SeatSet
	for seat := range engine.Seat(engine.MaxSeats) {
		if !c.Thrown.Has(seat) {
			continue
		}
		switch sum := c.Sum(seat); {
		case sum > best:
			best, set = sum, engine.SeatSet(0).With(seat)
		case sum == best:
			set = set.With(seat)
		}
	}
	return set
}

// Tied returns the players who have the highest throw of a round together and are to throw again,
// from when all have thrown until the first of them has.
func (c *Contest) Tied() engine.SeatSet {
	if !c.Open || c.Winner != engine.NoSeat || c.Thrown != c.In {
		return 0
	}
	if set := c.Leaders(); set.Len() > 1 {
		return set
	}
	return 0
}

// roll notes a throw for the contest. When all have thrown, those who tied
// open the next round.
func (c *Contest) roll(e engine.Event) {
	if !c.Open || e.Why != c.Why {
		return
	}
	if c.Thrown == c.In {
		c.In, c.Thrown = c.Leaders(), 0
		c.Round++
		for seat := range engine.Seat(engine.MaxSeats) {
			if c.In.Has(seat) {
				c.Dice[seat] = [2]uint8{}
			}
		}
	}
	c.Dice[e.Seat] = e.Dice
	c.Thrown = c.Thrown.With(e.Seat)
}

// pay notes who has won.
func (c *Contest) pay(e engine.Event) {
	if c.Open && e.Why == c.Why {
		c.Winner = e.Payee.Seat()
	}
}
