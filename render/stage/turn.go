package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// turnBegan hands the turn on: one player's card sinks, the next one rises.
var turnBegan = script{
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

// retired takes a player out of the walk: the stamp comes down on the
// player's card.
var retired = script{
	plays: func(d *directions, es []engine.Event) {
		d.Happen()
		d.stamp(StampFinished, engine.SeatSet(0).With(es[0].Seat))
		d.Rest(readResult)
	},
}

// gameOver counts: the players go up to the winner, the winners are stamped, and the course of the game is
// drawn from its first day to its last.
var gameOver = script{
	plays: func(d *directions, es []engine.Event) {
		d.Happen()
		d.winner(es[0])
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
