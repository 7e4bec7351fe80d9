package session

import (
	"bigpayday/game/words"
)

// Undoable returns how many choices there were before the one that can be taken back now, or -1
// where none can. In the lesson none can: what is said goes on.
func (s *Session) Undoable() int {
	if s.Tutor.Teaches {
		return -1
	}
	return s.Table.Undoable()
}

// TakeBack takes back what a person chose last, and says so.
func (s *Session) TakeBack() {
	said := s.undoes("session.undone", "session.undone_last")
	if err := s.Undo(); err != nil {
		s.Toast.Refuse(s.Game.Refusal(err))
		return
	}
	s.Halted, s.Hurried = false, false
	s.Toast.Say(said)
}

// Undoes says what would be taken back now.
func (s *Session) Undoes() string { return s.undoes("session.undo", "session.undo_last") }

// undoes says in a message what would be taken back, or in another one where there is no name for
// it.
func (s *Session) undoes(what, last string) string {
	if label := s.labels[s.Undoable()]; label != "" {
		return s.Say(what, words.Text("choice", label))
	}
	return s.Say(last)
}

// takeBackTicks is how long a computer waits, in ticks, after a choice that can be taken back
// until it has decided. Before the first turn it waits for nobody: then all can be taken back.
const takeBackTicks = 30
