package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

var turnBegan = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.endTurn()
		sh.Part, sh.Turn, sh.Round = Playing, e.Seat, e.Round
		sh.Turns++
		sh.Took, sh.Storm = false, false
		sh.Fight = Fight{}
		sh.countTurn(e.Seat)
	},
	plays: func(d *directions, e conquest.Event) {
		d.Sound(PassTurn)
		d.Over(turnPasses, func(t float64) { d.actors.Turn = TurnPass{On: true, Seat: e.Seat, T: beats.OutQuad(t)} })
		d.Happen()
		d.lastRound(e)
	},
}

var armiesCame = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.Came = conquest.Income{
			Days: int32(e.Number), ForDays: e.Armies - e.Extra - int32(e.Stars), Regions: e.Regions, Bonus: e.Extra, Stars: int32(e.Stars),
		}
		sh.Reserve = e.Armies
		t := &sh.Tally[e.Seat]
		t.ForDays += sh.Came.ForDays + sh.Came.Stars
		t.ForRegions += e.Extra
	},
	plays: func(d *directions, e conquest.Event) { d.Linger(e.Seat, readIncome) },
}

var counted = script{
	shows: func(sh *Shown, e conquest.Event) {
		for seat := range sh.Sums {
			sh.Sums[seat] = uint16(e.Sums[seat])
		}
	},
}

var chosen = script{
	shows: func(sh *Shown, e conquest.Event) {
		switch e.Choice.Kind {
		case conquest.Storm:
			sh.Storm = true
		case conquest.ThrowAt:
			sh.Storm = false
		}
	},
}

var gameOver = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.endTurn()
		sh.Part, sh.Winners, sh.Why = Over, e.Winners, e.Why
	},
	plays: func(d *directions, e conquest.Event) {
		d.Happen()
		d.winner()
		d.Over(winnersStamp, func(t float64) {
			down, off := beats.Strike(t)
			d.actors.End = End{On: true, Scale: 1.5 - 0.5*down, Shake: off}
		})
		d.Over(courseDraws, func(t float64) { d.actors.End = End{On: true, Scale: 1, Drawn: t} })
	},
}

// winner leads the way up to who has won.
func (d *directions) winner() {
	if d.moments == moments.Off {
		d.Sound(Win)
		return
	}
	d.play(moments.ToTheWinner(d.People() != 0), func(m moments.Moment) { d.actors.Moment = m },
		moments.Sound{At: moments.DrumRolls, Cue: DrumRoll}, moments.Sound{At: moments.WinnerRises, Cue: Win})
}
