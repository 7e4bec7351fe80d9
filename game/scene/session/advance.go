package session

import (
	"bigpayday/game/rules"
	"bigpayday/game/store"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// Advance lets a sixtieth of a second pass: what has happened is played, and where a computer
// is asked it decides. Waiting says that the player is looking at something and others had
// better wait. It reports whether anything looks different.
//
// When the game has gone on to another part, its page is opened.
func (s *Session) Advance(waiting bool) (changed bool) {
	p := s.Game.Player()
	turn, _ := s.Game.Turn()
	changed = s.updateSave()
	s.Grace.moved = s.Moving()
	if _, asked := s.AskedSeat(); asked || s.Game.Held() || s.Game.Over() {
		s.Hurried = false
	}
	p.SetSpeed(s.pace())
	p.SetHaste(s.haste())
	p.SetReducedMotion(s.Settings.ReducedMotion)
	s.Game.ShowMoments(moments.ParseSetting(s.Settings.Moments))
	waiting = waiting || s.Halted || s.tutorWaits()
	if s.pace() == beats.Instant && p.Busy() {
		s.missed()
	}
	p.SetPaused(waiting && !s.People.Has(turn))
	p.SetOccupied(waiting)
	moved := p.Tick()
	s.wait(waiting)
	s.Tutor.idle = !moved
	changed = moved || changed
	if p.Ready() && !waiting && s.think() {
		s.awaitSave()
		changed = true
	}
	changed = s.answer() || changed
	before := s.Log.Version
	changed = s.Game.Follow() || changed
	s.tellLog(int(s.Log.Version - before))
	changed = s.Faces.advance(s.Game, s.Settings.ReducedMotion) || changed
	if s.DrawsAhead {
		s.Faces.prewarm(s.Theme)
	}
	changed = s.Talk.advance() || changed
	changed = s.updateTutor() || changed
	s.Game.Ticked()
	s.hear()
	changed = s.Toast.Advance() || changed
	s.tellToast()
	if s.Game.Moved() {
		s.Game.Show()
		changed = true
	}
	return changed
}

// missed notes that those whose turn it is not miss what comes now, because it
// is shown in an instant.
func (s *Session) missed() {
	turn, _ := s.Game.Turn()
	s.Instantly |= s.People.Without(turn)
}

// Pace is a speed that the player has set, and whether it is that of computers.
type Pace struct {
	Speed     beats.Speed
	Computers bool
}

// Pace returns the speed that the player has set for whoever has the turn.
func (s *Session) Pace() Pace {
	seat, _ := s.Game.Turn()
	return s.paceOf(seat)
}

// paceOf returns the speed that the player has set for a seat. Before the first turn it is that
// for who is asked.
func (s *Session) paceOf(seat rules.Seat) Pace {
	if _, turns := s.Game.Turn(); turns == 0 {
		seat = s.Table.Asked()
	}
	p, set := Pace{Computers: seat != rules.NoSeat && !s.People.Has(seat)}, s.Settings.Speed
	if p.Computers {
		set = s.Settings.ComputerSpeed
	}
	p.Speed, _ = beats.ParseSpeed(string(set))
	return p
}

// Hurry plays on at once to the next decision of a person, or to the end. Computers that
// wait go on.
func (s *Session) Hurry() { s.Hurried, s.Halted, s.pause = true, false, 0 }

// pace returns how fast things move now: in the lesson computers are brisk.
func (s *Session) pace() beats.Speed {
	if s.Hurried {
		return beats.Instant
	}
	p := s.paceOf(s.Game.Mover())
	if s.Tutor.Teaches && p.Computers {
		return max(p.Speed, beats.Fast)
	}
	return p.Speed
}

// SetSpeed sets the speed of whoever has the turn.
func (s *Session) SetSpeed(speed beats.Speed) {
	computers := s.Pace().Computers
	s.Set(func(c *store.Settings) {
		if computers {
			c.ComputerSpeed = store.Speed(speed.String())
		} else {
			c.Speed = store.Speed(speed.String())
		}
	})
}

// Computers think in slices, so that no frame is late.
const (
	thoughts        = 24 // in a tick, at most
	instantThoughts = 96
)

// pauses is how long a computer waits before it decides, in ticks. What there is to be read
// before has been waited for already, see [beats.Directions.Linger].
var pauses = [beats.NumSpeeds]int{beats.Slow: 50, beats.Normal: 26, beats.Fast: 1}

// think lets the computer that is asked think for a moment. It reports
// whether it has decided anything.
func (s *Session) think() (decided bool) {
	if !s.thinking() {
		return false
	}
	if s.pause > 0 {
		s.pause--
		return false
	}
	n, instant := thoughts, s.pace() == beats.Instant
	if instant {
		n = instantThoughts
		s.missed()
	}
	p := s.Game.Player()
	s.WithinBudget(n, func() (done bool) {
		if !s.Game.Step() {
			return false
		}
		if s.pause = pauses[s.pace()]; s.haste() != beats.NoHaste {
			s.pause = 0
		}
		decided = true
		if !instant {
			return true
		}
		// Everything at once, up to where a person is to do something.
		p.Skip()
		s.Game.Follow()
		return p.Busy() || s.Table.PersonAsked() || s.Game.Moved()
	})
	return decided
}

// thinking reports whether a computer is about to decide something.
func (s *Session) thinking() bool {
	seat := s.Table.Asked()
	return seat != rules.NoSeat && !s.People.Has(seat)
}

// hear lets be heard what has come due.
func (s *Session) hear() {
	s.sounds = s.Game.Player().AppendHeard(s.sounds[:0])
	if len(s.sounds) > 1 && s.pace() == beats.Instant {
		s.sounds[0] = s.Game.MostImportant(s.sounds)
		s.sounds = s.sounds[:1]
	}
	for _, sound := range s.sounds {
		s.PlayCueHigher(s.Game.Cue(sound.Cue), int(sound.Step))
	}
}
