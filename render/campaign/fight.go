package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// settlesAt is the part of a throw after which the dice show what they show.
const settlesAt = 0.8

var thrown = script{
	faceDown: true,
	shows: func(sh *Shown, e conquest.Event) {
		if !sh.goesOn(e) {
			sh.Fight = Fight{From: e.From, To: e.To, Seat: e.Seat, Foe: e.By}
		}
		f := &sh.Fight
		f.Dice, f.Defence, f.Lost, f.Beaten = e.Dice, e.Defence, e.Lost, e.Beaten
		f.Throws++
		f.AllLost += int32(e.Lost)
		f.AllBeaten += int32(e.Beaten)
		sh.Armies[e.From] -= int32(e.Lost)
		sh.Armies[e.To] -= int32(e.Beaten)
		sh.countThrow(e)
	},
	plays: func(d *directions, e conquest.Event) {
		throws, falls := firstThrow, piecesFall
		if d.shown.goesOn(e) {
			throws = furtherThrow
		}
		if d.shown.Storm {
			throws, falls = stormThrow, stormFall
		}
		d.Over(throws, func(t float64) {
			d.actors.Dice = Dice{
				On: true, Seat: e.Seat, Dice: e.Dice, Defence: e.Defence, From: e.From, To: e.To, Toss: beats.OutCubic(t), Settled: t > settlesAt,
			}
		})
		d.Sound(DiceLand)
		d.react(e)
		for n, seat := range d.beatenOf(e) {
			if n < int(e.Lost+e.Beaten) {
				d.knock(seat, n)
			}
		}
		d.Over(falls, func(t float64) {
			d.actors.Dice = Dice{On: true, Seat: e.Seat, Dice: e.Dice, Defence: e.Defence, From: e.From, To: e.To, Toss: 1, Settled: true}
			d.actors.Fall = Fall{On: true, From: e.From, To: e.To, Lost: e.Lost, Beaten: e.Beaten, T: beats.InCubic(t)}
		})
		d.arrive(func(a *Actors) { a.Fall = Fall{} })
		if !d.shown.Storm {
			d.Linger(e.Seat, readThrow)
		}
	},
}

// goesOn reports whether a throw belongs to the fight of the one before.
func (sh *Shown) goesOn(e conquest.Event) bool {
	f := &sh.Fight
	return f.From == e.From && f.To == e.To && f.Seat == e.Seat && !f.Won
}

// beatenOf lists whose armies fall in a throw: the defender's first.
func (d *directions) beatenOf(e conquest.Event) [2]conquest.Seat {
	switch {
	case e.Beaten == 2:
		return [2]conquest.Seat{e.By, e.By}
	case e.Beaten == 1:
		return [2]conquest.Seat{e.By, e.Seat}
	}
	return [2]conquest.Seat{e.Seat, e.Seat}
}

// knock lets an army of a seat be heard to fall.
func (d *directions) knock(seat conquest.Seat, step int) {
	cue := Knock
	if d.people.Has(seat) {
		cue = KnockDeep
	}
	d.SoundStep(cue, step)
}

var taken = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.take(e.To, e.Seat)
		sh.Armies[e.To] = 0
		sh.Took, sh.Fight.Won = true, true
		if sh.Holder(sh.Setup.Page.RegionOf(e.To)) == e.Seat {
			sh.Completed = sh.Completed.With(e.Seat)
		}
		sh.countDay(e)
	},
	plays: func(d *directions, e conquest.Event) {
		from := d.shown.Fight.From
		d.Sound(Drum)
		d.Over(dayFlips, func(t float64) {
			d.actors.Flip = Flip{On: true, Day: e.To, From: from, Seat: e.Seat, T: beats.OutQuad(t)}
		})
		region := d.shown.Setup.Page.RegionOf(e.To)
		loser := d.shown.Holder(region)
		d.arrive(func(a *Actors) { a.Flip = Flip{} })
		if loser != conquest.NoSeat && loser != conquest.Neutral {
			d.Sound(Thud)
			d.Over(regionFalls, func(t float64) {
				d.actors.Region = Region{On: true, Region: region, Seat: loser, From: e.To, T: t}
			})
		}
		if d.shown.wouldHold(region, e.To, e.Seat) {
			d.completes(e, region)
		}
	},
}

// wouldHold reports whether a seat holds all of a region once it has a day of it.
func (sh *Shown) wouldHold(r conquest.Region, d conquest.Day, seat conquest.Seat) bool {
	return sh.Setup.Page.DaysOf(r).Without(d)&^sh.Held(seat) == 0
}

var knockedOut = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.OutAt[e.Seat] = sh.Turns
		sh.Hands[e.By] |= e.Days
		sh.Cards[e.By] += uint8(e.Number)
		sh.Hands[e.Seat], sh.Cards[e.Seat] = 0, 0
		sh.Tally[e.By].KnockedOut = sh.Tally[e.By].KnockedOut.With(e.Seat)
	},
	plays: func(d *directions, e conquest.Event) {
		if d.form(moments.Full, e.Seat, e.By) == moments.Full {
			d.fallsOut(e)
		} else {
			d.Sound(Cymbal)
		}
		d.Over(stampFalls, func(t float64) { d.actors.Out = Out{On: true, Seat: e.Seat, T: beats.InQuart(t)} })
		if e.Number > 0 {
			d.Sound(CardSnap)
			d.Over(cardMoves, func(t float64) {
				d.actors.Card = Card{On: true, Move: CardsTaken, Seat: e.By, Foe: e.Seat, Days: e.Days, N: uint8(e.Number), T: beats.InOutCubic(t)}
			})
		}
	},
}
