package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// largeBonus is from how many armies a turn on a region is large.
const largeBonus = 5

// form returns the form of a moment that would have one, and that is about some players. What is no
// person's stays short while many computers have their turns.
func (d *directions) form(wanted moments.Form, about ...conquest.Seat) moments.Form {
	if d.Late() {
		return moments.Plain
	}
	people := false
	for _, seat := range about {
		people = people || d.People().Has(seat)
	}
	if !people && d.table().Crowded() {
		wanted = min(wanted, moments.Short)
	}
	return d.moments.Form(wanted, d.Speed() > beats.Normal)
}

// table is who sits around the table, and whose turn it is.
func (d *directions) table() moments.Table {
	t := moments.Table{Turn: d.shown.Turn, Seats: d.shown.Seats(), People: d.People()}
	for seat := range conquest.Seat(t.Seats) {
		if !d.shown.In(seat) {
			t.Gone = t.Gone.With(seat)
		}
	}
	return t
}

// completes lets a player come to hold a region by the day that is taken: large for the first one
// of a player and for a large one.
func (d *directions) completes(e conquest.Event, region conquest.Region) {
	bonus := int32(d.shown.Map.Bonus[region])
	wanted := moments.Short
	if bonus >= largeBonus || !d.shown.Completed.Has(e.Seat) {
		wanted = moments.Full
	}
	won := Region{On: true, Region: region, Seat: e.Seat, Won: true, Loser: e.By, From: e.To}
	if d.form(wanted, e.Seat, e.By) != moments.Full {
		d.Sound(Fanfare)
		d.Over(regionRises, func(t float64) {
			won.T = t
			d.actors.Region = won
		})
		return
	}
	m := moments.Moment{Kind: moments.Region, Form: moments.Full, Seat: e.Seat, Sum: bonus, About: int(region), Glad: true, Takes: moments.RegionTakes}
	d.play(m, func(m moments.Moment) { d.actors.Region, d.actors.Moment = won, m },
		moments.Sound{At: moments.RegionInFull.Veil, Cue: DrumRoll}, moments.Sound{At: moments.RegionInFull.Flags, Cue: Flags}, moments.Sound{At: moments.RegionInFull.Burst, Cue: Fanfare})
	d.Over(beats.Span{}, func(float64) { d.actors.Region, d.actors.Moment = Region{}, moments.Moment{} })
}

// fallsOut tells large that a player is out.
func (d *directions) fallsOut(e conquest.Event) {
	m := moments.Moment{Kind: moments.Out, Form: moments.Full, Seat: e.Seat, About: int(e.By), Takes: moments.OutTakes}
	d.play(m, func(m moments.Moment) { d.actors.Moment = m },
		moments.Sound{At: moments.OutInFull.Banner, Cue: DrumRoll}, moments.Sound{At: moments.OutInFull.Topples + 420, Cue: Cymbal})
	d.Over(beats.Span{}, func(float64) { d.actors.Moment = moments.Moment{} })
}

// lastRound tells large that the last round of a game begins, in which days are counted, and who
// leads.
func (d *directions) lastRound(e conquest.Event) {
	last := d.shown.Setup.Rounds
	if last < 2 || e.Round != last || d.shown.Round == last || d.Late() || d.moments.Form(moments.Full, d.Speed() > beats.Normal) != moments.Full {
		return
	}
	m := moments.Moment{Kind: moments.LastRound, Form: moments.Full, Seat: conquest.NoSeat, Takes: moments.LastRoundTakes}
	for seat := range conquest.Seat(d.shown.Seats()) {
		if d.shown.leads(seat) {
			m.Seat, m.Sum = seat, int32(d.shown.Held(seat).Len())
		}
	}
	d.Over(beats.Span{}, func(float64) { d.actors.Turn = TurnPass{} }) // it has passed
	d.play(m, func(m moments.Moment) { d.actors.Moment = m }, moments.Sound{At: moments.LastRoundInFull.Banner, Cue: DrumRoll})
	d.Over(beats.Span{}, func(float64) { d.actors.Moment = moments.Moment{} })
}

// play shows a moment for as long as it takes, with what is to be heard meanwhile.
func (d *directions) play(m moments.Moment, show func(m moments.Moment), sounds ...moments.Sound) {
	moments.Play(d.Directions, m, m.WithJoy(FaceHop, sounds), func() (bool, float64) { return d.actors.Calm, d.actors.Fade }, show)
}
