package tabletop

import (
	"bigpayday/game/engine"
)

// gameBegan lays the table.
func gameBegan(sh *Shown, e engine.Event) {
	setup := sh.Setup
	setup.First = e.Seat
	sh.Lay(setup)
	for seat := range sh.Course[:sh.Seats()] {
		sh.Course[seat].begin(sh, engine.Seat(seat))
	}
}

// turnBegan hands the turn on, and clears away what belonged to the last one.
func turnBegan(sh *Shown, e engine.Event) {
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
}

// chosen is a decision. What comes of it follows in events of its own.
func chosen(sh *Shown, e engine.Event) {
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
}

// retired takes a player out of the walk.
func retired(sh *Shown, e engine.Event) {
	sh.Players[e.Seat].Retired = true
	sh.Settlement = Settlement{}
}

// gameOver writes down what everybody is worth and who has won.
func gameOver(sh *Shown, e engine.Event) {
	sh.Phase = engine.Over
	sh.Results = Results{Worth: e.Worth, Winners: e.Winners}
	sh.Contest = Contest{}
}
