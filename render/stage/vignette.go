package stage

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// vignettes are the reasons that have a picture of their own.
var vignettes = [engine.NumWhys]bool{
	engine.WhyFamilyCasinoNight: true,
	engine.WhyCharityWalk:       true,
	engine.WhyYardSale:          true,
	engine.WhyTownElection:      true,
	engine.WhyDaylightSavings:   true,
	engine.WhyLotteryDraw:       true,
	engine.WhySwellfare:         true,
}

// HasVignette reports whether what happens for a reason has a picture of its own.
func HasVignette(why engine.Why) bool { return vignettes[why] }

// vignette shows what events come to with a picture of its own, once for all who lose or gain by
// it: large the first time in a game, if a person at this table has brought it about. What others
// bring about stays short, whoever pays for it: people wait for their own turn meanwhile. Notes of
// the events fly. It reports whether it does.
func (d *directions) vignette(es []engine.Event) bool {
	e := es[0]
	if !vignettes[e.Why] || e.Kind == engine.Paid && e.Why == engine.WhyDaylightSavings {
		return false
	}
	m := moments.Moment{Kind: moments.Vignette, Seat: d.shown.Landed.Seat, About: int(e.Why), Takes: moments.VignetteTakesShort}
	if e.Why == engine.WhySwellfare {
		if e.Payer != engine.Stakes { // the die is not thrown yet
			return false
		}
		m.Seat = d.shown.Bet.Seat
	}
	if m.Seat == engine.NoSeat {
		return false
	}
	if d.pictured[e.Why] == d.shown.Turns+1 {
		if e.Why != engine.WhyLotteryDraw || e.Payee.Seat() != d.drew {
			return false
		}
		d.Beside(beats.AllTrails) // the money of all tickets has been seen to come
		return true
	}
	shares := d.shares(es)
	wanted := moments.Short
	if d.People().Has(m.Seat) && !d.shown.Pictured[e.Why] {
		wanted = moments.Full
	}
	if m.Form = d.form(m.Seat, wanted); m.Form == moments.Plain {
		return false
	}
	d.pictured[e.Why] = d.shown.Turns + 1
	if e.Why == engine.WhyLotteryDraw {
		d.drew = m.Seat
	}
	m.Sum, m.Glad = shares[m.Seat], shares[m.Seat] > 0
	if m.Sum == 0 {
		for _, share := range shares {
			m.Sum -= share
		}
	}
	times := moments.VignetteInFull
	if m.Form == moments.Full {
		m.Takes = moments.VignetteTakes
	} else {
		times = moments.VignetteTimes{}
	}
	takes, flying := numberCounts, func(float64) {}
	sounds := []moments.Sound{{At: times.Picture, Cue: CardFlip}}
	if e.Kind == engine.Paid {
		takes, flying = d.flying(d.tickets(es))
		sounds = append(sounds, moments.Sound{At: times.Flies, Cue: payCue(e)})
		for _, paid := range es {
			d.react(paid)
		}
	}
	d.play(m, func(m *moments.Moment) {
		d.actors.Shares = shares
		if m.At >= times.Flies {
			flying(arrived(m, times.Flies, takes))
		}
	}, sounds...)
	return true
}

// tickets returns payments with those for the other tickets of a Lottery Draw.
func (d *directions) tickets(es []engine.Event) []engine.Event {
	if es[0].Why != engine.WhyLotteryDraw {
		return es
	}
	all := slices.Clone(es)
	for _, e := range d.coming {
		if e.Kind == engine.TurnBegan || e.Kind == engine.Landed {
			break
		}
		if e.Kind == engine.Paid && e.Why == es[0].Why {
			all = append(all, e)
		}
	}
	return all
}

// shares returns what players lose and gain by payments, and by those for the same reason that
// follow from them, in dollars.
func (d *directions) shares(es []engine.Event) (shares [engine.MaxSeats]int32) {
	why := es[0].Why
	count := func(e engine.Event) {
		if e.Kind != engine.Paid || e.Why != why {
			return
		}
		payer, payee := e.Payer.Seat(), e.Payee.Seat()
		if e.Payer == engine.Stakes { // what was staked is won by nobody, or comes back
			if payer = d.shown.Bet.Seat; payee != engine.NoSeat {
				return
			}
		}
		if payer != engine.NoSeat {
			shares[payer] -= e.Amount
		}
		if payee != engine.NoSeat {
			shares[payee] += e.Amount
		}
	}
	for _, e := range es {
		count(e)
	}
	for _, e := range d.coming {
		if e.Kind == engine.Rolled || e.Kind == engine.Moved || e.Kind == engine.Landed || e.Kind == engine.TurnBegan {
			break
		}
		count(e)
	}
	return shares
}
