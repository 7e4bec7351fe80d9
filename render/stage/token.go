package stage

import (
	"math"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/standings"
)

// moved walks a token. After a Pay Day it goes to START of the next month,
// whose page appears as the old one is torn off.
var moved = script{
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		if e.Why == engine.WhyStart {
			d.Happen()
			d.Sound(MonthTear)
			if over := e.Month - 1; d.Speed() < beats.Instant && standings.Settled(d.shown, e.Seat, over) {
				d.turnMonth(e.Seat, over)
			} else {
				d.tear(over)
			}
			return
		}
		d.Beside(beats.AllTrails)
		d.vignette(es)
		d.walk(e)
	},
}

// walk hops day by day, forwards or back.
func (d *directions) walk(e engine.Event) {
	days, step := int(e.To)-int(e.From), 1
	if days < 0 {
		days, step = -days, -1
	}
	if days == 0 {
		return
	}
	takes := beats.Lasting(min(hopTime, longestWalk/int64(days)), 0)
	for i := range days {
		if i == days-1 {
			takes.Calm = walkEnd.Calm
		}
		at := int(e.From) + i*step
		d.Over(takes, func(t float64) {
			d.actors.Token = Token{
				On: true, Seat: e.Seat, Month: e.Month, From: e.From, To: e.To,
				At: uint8(at), Next: uint8(at + step), Hop: beats.InOutSine(t), Done: uint8(i),
				Height: hopHeight * math.Sin(math.Pi*t), Squash: squash(t),
			}
		})
		d.SoundStep(Hop, i)
	}
}

// hopHeight is the height of a hop in logical pixels.
const hopHeight = 22

// squash returns how much a token is flattened as it leaves the ground and
// comes back to it.
func squash(t float64) float64 {
	const most, part = 0.08, 0.2
	if t >= 1 {
		return 0
	}
	return most * max(0, 1-min(t, 1-t)/part)
}

// tear tears the page of a month off: it turns, and falls.
func (d *directions) tear(month uint8) {
	d.Over(monthTears, func(t float64) {
		fall := beats.InCubic(t)
		d.actors.Tear = Tear{On: true, Month: month, Angle: 9 * min(1, fall*4), Fall: fall}
	})
}

// turnMonth turns a month that a player was the last to settle: the page is torn off, and
// the race so far is run on the new one. Where everything is shown in an instant nobody waits
// for that.
func (d *directions) turnMonth(by engine.Seat, month uint8) {
	turning := standings.Turning{On: true, Month: month, Short: month > 1 || d.Speed() > beats.Normal}
	from := 0.0
	until := func(to float64) {
		begins, part := from, to-from
		d.Read(beats.Lasting(int64(part*float64(turning.Length())), int64(part*monthFades)), func(t float64) {
			if turning.T = begins + part*t; d.actors.Calm {
				turning.T = 1
			}
			d.actors.Turning = turning
		})
		from = to
	}
	for i, at := range turning.Hops() {
		until(at)
		d.SoundStep(Hop, i)
	}
	until(1)
	d.WaitForAny(d.shown.Everyone(), Hold{Kind: ReadRace, Seat: by, Month: month}, readRace)
}

// landed rings the day whose space is carried out. On the last day of a
// month the ledger is opened.
var landed = script{
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		if d.shown.Edition().Spaces[e.Space].Does == engine.Settle {
			d.Sound(PayDay)
		} else {
			d.Beside(beats.AllTrails &^ ringTrails)
		}
		if d.ringsAt(e) {
			d.Sound(Buyer)
		}
		d.trail(ringTrails, ringGrows, func(t float64) {
			d.actors.Ring = Ring{On: true, Seat: e.Seat, Month: e.Month, Day: e.To, T: beats.OutBack(t)}
		})
	},
}

// ringsAt reports whether a Buyer rings at the door of a person who has come to a day: one who has
// Deals to sell.
func (d *directions) ringsAt(e engine.Event) bool {
	return d.shown.Edition().Spaces[e.Space].Does == engine.MeetBuyer && d.People().Has(e.Seat) && len(d.shown.HeldDeals(e.Seat)) > 0
}
