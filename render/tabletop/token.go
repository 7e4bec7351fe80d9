package tabletop

import (
	"bigpayday/game/engine"
)

// moved puts a token on another day: after a Pay Day on START of the next month,
// whose page then lies on the table.
func moved(sh *Shown, e engine.Event) {
	p := &sh.Players[e.Seat]
	p.Month, p.Day = e.Month, e.To
	sh.Pictured[e.Why] = true
	sh.Page = e.Month
	sh.Landed = Landing{Seat: engine.NoSeat}
	sh.Contest = Contest{}
	sh.Bet = Bet{}
	if e.Why == engine.WhyStart {
		sh.Settlement = Settlement{}
		sh.Trail = Trail{Seat: engine.NoSeat}
	} else {
		sh.Trail = Trail{Seat: e.Seat, Month: e.Month, From: e.From, To: e.To}
	}
	sh.Course[e.Seat].move(sh, e.Seat)
}

// landed opens what the day brings whose space is carried out: on the last day of
// a month the ledger.
func landed(sh *Shown, e engine.Event) {
	sh.Page = e.Month
	sh.Landed = Landing{Seat: e.Seat, Month: e.Month, Day: e.To, Space: e.Space}
	sh.Contest = Contest{}
	sh.Bet = Bet{}
	switch sh.Lands().Does {
	case engine.PlayLottery, engine.PlayPoker, engine.PlayCombination:
		sh.Lottery, sh.BankIn = engine.Lottery{Space: e.Space, Lander: e.Seat}, false
		sh.StayedOut = 0
	case engine.PlayContest:
		sh.Contest.open(sh, e)
	case engine.HoldElection:
		sh.Election = true
	case engine.TurnClocksBack:
		sh.ClocksTurned = true
	case engine.Settle:
		sh.Settlement.open(sh, e)
	}
}
