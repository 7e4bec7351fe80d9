package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// numberPicked gives a lottery number to a player: its disc fills.
var numberPicked = script{
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
	if es[0].Payer == engine.Stakes || d.large(es[0]) { // the money lies on the table, or is made much of
		d.takesPrize(es)
		return
	}
	d.Over(prizeFlies, func(t float64) {
		cheered.Prize = beats.InOutCubic(t)
		d.actors.Applause = cheered
	})
	d.Sound(MoneyIn)
	d.Over(numberCounts, d.counting(es))
	d.Rest(readResult)
}

// combined reports whether a payment is what the throw wins that comes up on somebody's Lottery cards.
// Nobody stands at a drum there, so that who wins is seen large the first time in a game, however much
// that is.
func (d *directions) combined(e engine.Event) bool {
	plays := d.shown.Edition().Spaces[d.shown.Lottery.Space].Does
	return e.Payer == engine.Stakes && e.Payee.Seat() != engine.NoSeat && e.Why == engine.WhyLottery && plays == engine.PlayCombination
}

// large reports whether a prize is told like a Jackpot.
func (d *directions) large(e engine.Event) bool {
	first := d.combined(e) && !d.shown.Pictured[e.Why]
	return (e.Amount >= largePrize || first) && d.form(e.Payee.Seat(), moments.Full) == moments.Full
}

// takesPrize lets whoever has won a lottery or a contest take what is won: like a Jackpot, with its
// own word, where it is as much as one.
func (d *directions) takesPrize(es []engine.Event) {
	if !d.large(es[0]) {
		takes, flying := d.flying(es)
		d.Over(takes, flying)
		d.Rest(readResult)
		return
	}
	m := moments.Moment{
		Kind: moments.Jackpot, Form: moments.Full, Seat: es[0].Payee.Seat(), Sum: es[0].Amount, About: int(d.shown.Landed.Space),
		Glad: true, Takes: moments.JackpotTakes,
	}
	counting := d.counting(es) // notes of its own fly there
	d.react(es[0])
	d.play(m, func(m *moments.Moment) { counting(arrived(m, moments.JackpotInFull.Flies, jackpotCounts)) }, jackpotSounds(&m)...)
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

// noGame leaves time to read that too few play, and so nobody.
var noGame = script{
	plays: func(d *directions, _ []engine.Event) { d.Read(beats.Lasting(readResult, readResult), d.callOff) },
}

// callOff shows that nothing is played for.
func (d *directions) callOff(float64) { d.actors.CalledOff = true }

// goesBack reports whether a payment clears the table after a game that is called off: what was
// paid in goes back, and what is the Bank's to the Bank.
func goesBack(e engine.Event) bool {
	return e.Why == engine.WhyAnteBack || e.Payer == engine.Stakes && e.Payee == engine.Bank && e.Why == engine.WhyLottery
}

// giveBack leaves time to read that a game is called off, and then lets the money that lies on the
// table go where it came from.
func (d *directions) giveBack(es []engine.Event) {
	if es[0].Why == engine.WhyAnteBack {
		d.Read(beats.Lasting(readResult, readResult), d.callOff)
	}
	d.Sound(payCue(es[0]))
	takes, flying := d.flying(es)
	d.Over(takes, func(t float64) {
		d.callOff(t)
		flying(t)
	})
}

// passedOver shows who is not asked for an ante or a bid as one who stays out.
var passedOver = script{
	plays: func(d *directions, _ []engine.Event) { d.Happen() },
}
