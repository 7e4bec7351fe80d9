package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// numberPicked gives a lottery number to a player: its disc fills.
var numberPicked = script{
	shows: func(sh *Shown, e engine.Event) { sh.Lottery.Numbers[e.Seat] = e.Number },
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		picked := 0
		for _, n := range d.shown.Lottery.Numbers {
			if n != 0 {
				picked++
			}
		}
		d.SoundStep(NumberTaken, picked)
		d.Over(numberTaken, func(t float64) {
			d.actors.Number = Disc{On: true, Seat: e.Seat, Number: e.Number, T: beats.InOutCubic(t)}
		})
	},
}

// drawn reports whether a payment is what the number that came up wins.
func (d *directions) drawn(e engine.Event) bool {
	seat := e.Payee.Seat()
	return e.Payer == engine.Stakes && e.Why == engine.WhyLottery && seat != engine.NoSeat && d.shown.Lottery.Numbers[seat] != 0
}

// contested reports whether a payment is what a contest wins.
func (d *directions) contested(e engine.Event) bool {
	c := &d.shown.Contest
	return c.Open && e.Why == c.Why && e.Payee.Seat() != engine.NoSeat
}

// applaud lets the winner of a contest be cheered, and then take the prize.
func (d *directions) applaud(es []engine.Event) {
	cheered := Applause{On: true, Seat: es[0].Payee.Seat()}
	if es[0].Why == engine.WhySingingContest {
		d.Sound(Lamps)
	}
	d.Sound(payCue(es[0]))
	d.Sound(Crowd)
	d.Over(winnerCheered, func(t float64) {
		cheered.T = t
		d.actors.Applause = cheered
	})
	d.takesPrize(es)
}

// takesPrize lets whoever has won a lottery or a contest take what is won: like a Jackpot, with its
// own word, where it is as much as one.
func (d *directions) takesPrize(es []engine.Event) {
	takes, flying := d.flying(es)
	if es[0].Amount < largePrize || d.form(moments.Full) != moments.Full {
		d.Over(takes, flying)
		d.Rest(readResult)
		return
	}
	m := moments.Moment{
		Kind: moments.Jackpot, Form: moments.Full, Seat: es[0].Payee.Seat(), Sum: es[0].Amount, About: int(d.shown.Landed.Space),
		Takes: moments.JackpotTakes,
	}
	times := moments.JackpotInFull
	d.react(es[0])
	d.play(m, func(m *moments.Moment) {
		if m.At >= times.Flies {
			flying(m.Part(times.Flies, m.Takes-times.Flies))
		}
	}, append([]moments.Sound{{At: times.Burst, Cue: JackpotPour}}, coins(&m)...)...)
}

// largePrize is from how many dollars on a lottery or a contest is told like a Jackpot.
const largePrize = 5_000

// prize lets the number that came up be seen, and then its player take all that was paid in.
func (d *directions) prize(es []engine.Event) {
	seat := es[0].Payee.Seat()
	number := Disc{On: true, Seat: seat, Number: d.shown.Lottery.Numbers[seat], Drawn: true}
	d.Sound(payCue(es[0]))
	d.Over(numberComes, func(t float64) {
		number.T = beats.OutBack(t)
		d.actors.Number = number
	})
	d.Rest(readResult)
	d.takesPrize(es)
}

// noGame leaves time to read that nobody plays.
var noGame = script{
	shows: func(sh *Shown, _ engine.Event) { sh.Lottery, sh.StayedOut = engine.Lottery{}, 0 },
	plays: func(d *directions, _ []engine.Event) { d.Rest(readResult) },
}

// passedOver shows who is not asked for an ante or a bid as one who stays out.
var passedOver = script{
	shows: func(sh *Shown, e engine.Event) {
		if e.Prompt == engine.PlaceBid {
			sh.Auction.Passed = sh.Auction.Passed.With(e.Seat)
		} else {
			sh.StayedOut = sh.StayedOut.With(e.Seat)
		}
	},
	plays: func(d *directions, _ []engine.Event) { d.Happen() },
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
	rule := sh.lands()
	*c = Contest{
		Open: true, Space: e.Space, Lander: e.Seat, Why: rule.Why, Prize: rule.Amount,
		In: sh.everyone(), Round: 1, Winner: engine.NoSeat,
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
			In: sh.everyone(), Round: 1, Winner: engine.NoSeat,
		}
	}
}

// Sum returns what a player has thrown, 0 for not yet.
func (c *Contest) Sum(seat engine.Seat) uint8 { return c.Dice[seat][0] + c.Dice[seat][1] }

// leaders returns the players with the highest throw of this round.
func (c *Contest) leaders() engine.SeatSet {
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

// Leaders returns the players who lead the present round.
func (c *Contest) Leaders() engine.SeatSet { return c.leaders() }

// roll notes a throw for the contest. When all have thrown, those who tied
// open the next round.
func (c *Contest) roll(e engine.Event) {
	if !c.Open || e.Why != c.Why {
		return
	}
	if c.Thrown == c.In {
		c.In, c.Thrown = c.leaders(), 0
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
