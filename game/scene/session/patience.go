package session

import (
	"bigpayday/game/rules"
	"bigpayday/render/beats"
)

// patience is how long a person has waited for others: the ticks since a person has last
// pressed anything in which nobody was asked.
type patience struct{ waited int }

// patienceOf is how long somebody waits for their next decision at most if it can be had, in
// ticks: by the number of players.
var patienceOf = [rules.MaxSeats + 1]int{
	2: 4 * ticksPerSecond, 3: 6 * ticksPerSecond, 4: 6 * ticksPerSecond, 5: 9 * ticksPerSecond, 6: 9 * ticksPerSecond,
}

const (
	// aim is the part of that time, in percent, in which the turns of computers are to be over: the
	// rest is for what the person is moved, paid or dealt then, at a speed of their own.
	aim = 67
	// mostHaste is the most haste, in percent.
	mostHaste = 1000
)

// haste returns how much faster computers are shown at a table of so many players after a wait
// of so many ticks, where what they still show before a person plays takes so many: as much as it
// takes for nobody to wait too long.
func haste(players, waited, still int) beats.Haste {
	left := max(1, patienceOf[players]*aim/100-waited)
	return beats.Haste(min(mostHaste, max(0, 100*still/left-100)))
}

// haste returns how much faster than at its speed is played what is shown now. Whoever wants
// computers slower than usual, is taught, or sees a month laid before the first turn, has patience.
func (s *Session) haste() beats.Haste {
	p := s.paceOf(s.Game.Mover())
	if _, turns := s.Game.Turn(); turns == 0 || s.People == 0 || s.Tutor.Teaches || !p.Computers || p.Speed < beats.Fast {
		return beats.NoHaste
	}
	return haste(len(s.Players), s.patience.waited, s.stillToPlay()*s.Game.UsualTurn())
}

// stillToPlay returns how many computers play before a person does, with the one that has the
// turn.
func (s *Session) stillToPlay() (still int) {
	turn, _ := s.Game.Turn()
	n := rules.Seat(len(s.Players))
	if s.People.Has(turn) {
		turn++
	}
	for i := range n {
		if s.People.Has((max(turn, 0) + i) % n) {
			break
		}
		still++
	}
	return still
}

// wait lets a tick pass for who waits. Paused says that the player looks at something else.
func (s *Session) wait(paused bool) {
	if _, asked := s.AskedSeat(); !paused && !asked && !s.Game.Held() {
		s.patience.waited++
	}
}
