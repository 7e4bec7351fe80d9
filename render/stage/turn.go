package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// gameBegan lays the table.
var gameBegan = script{
	shows: func(sh *Shown, e engine.Event) {
		setup := sh.Setup
		setup.First = e.Seat
		sh.lay(setup)
		for seat := range sh.Course[:sh.Seats()] {
			sh.Course[seat].begin(sh, engine.Seat(seat))
		}
	},
}

// turnBegan hands the turn on: one player's card sinks, the next one rises.
var turnBegan = script{
	shows: func(sh *Shown, e engine.Event) {
		if sh.Phase == engine.Playing {
			sh.deeds.leave(sh, sh.Turn)
		} else {
			for seat := range sh.Seats() {
				sh.deeds.leave(sh, engine.Seat(seat))
			}
		}
		sh.Phase, sh.InHand = engine.Playing, engine.Vacant
		sh.Turn = e.Seat
		sh.Turns++
		sh.Page = e.Month
		sh.Trail = Trail{Seat: engine.NoSeat}
		sh.Landed = Landing{Seat: engine.NoSeat}
		sh.Contest = Contest{}
		sh.Bet = Bet{}
		sh.ClocksTurned = false
	},
	plays: func(d *directions, es []engine.Event) {
		pass := TurnPass{On: true, From: engine.NoSeat, To: es[0].Seat}
		if d.shown.Phase == engine.Playing {
			pass.From = d.shown.Turn
		}
		d.Beside(beats.AllTrails &^ turnTrails)
		d.Happen()
		d.trail(turnTrails, turnPasses, func(t float64) {
			pass.T = beats.OutCubic(t)
			d.actors.Turn = pass
		})
	},
}

// chosen is a decision. What comes of it follows in events of its own.
var chosen = script{
	shows: func(sh *Shown, e engine.Event) {
		if e.Prompt == engine.SettleCharge {
			sh.Settlement.charge(sh)
		}
		switch e.Choice.Kind {
		case engine.StayOut:
			sh.StayedOut = sh.StayedOut.With(e.Seat)
		case engine.Fill:
			sh.InHand = engine.Vacant
			sh.countTiles()
		case engine.Repay:
			sh.Settlement.write(sh, StepRepay, 0, 0)
		case engine.PutIn, engine.TakeOut, engine.LeaveSavings:
			if e.Prompt == engine.MindSavings {
				sh.Settlement.write(sh, StepSavings, 0, 0)
			}
		}
	},
}

// retired takes a player out of the walk: the stamp comes down on the
// player's card.
var retired = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.Players[e.Seat].Retired = true
		sh.Settlement = Settlement{}
	},
	plays: func(d *directions, es []engine.Event) {
		d.Happen()
		d.stamp(StampFinished, engine.SeatSet(0).With(es[0].Seat))
		d.Rest(readResult)
	},
}

// gameOver counts: the players go up to the winner, the winners are stamped, and the course of the game is
// drawn from its first day to its last.
var gameOver = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.Phase = engine.Over
		sh.Results = Results{Worth: e.Worth, Winners: e.Winners}
		sh.Contest = Contest{}
	},
	plays: func(d *directions, es []engine.Event) {
		d.Happen()
		d.winner()
		d.stamp(StampWinner, es[0].Winners)
		d.Over(chartDraws, func(t float64) { d.actors.Chart = Chart{On: true, T: t} })
	},
}

// stamp lets a stamp come down: it grows smaller, hits, and shakes.
func (d *directions) stamp(kind StampKind, seats engine.SeatSet) {
	d.Over(stampFalls, func(t float64) {
		down, off := beats.Strike(t)
		d.actors.Stamp = Stamp{On: true, Kind: kind, Seats: seats, T: down, Scale: 1.5 - 0.5*down, Shake: off}
	})
	if kind == StampSold {
		d.Sound(GavelSold)
		return
	}
	d.Sound(StampDown)
}
