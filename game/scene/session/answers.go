package session

// answered are the choices that were made for persons, because they have set that, by how many
// choices there were before.
type answered struct {
	at map[int]bool
	// asks is how many choices there were before a question that is asked after all, because its
	// answer was taken back, -1 for none.
	asks int
}

// answer lets the game choose for the person who is asked what they have set to be answered by
// itself. It reports whether it has.
func (s *Session) answer() (chosen bool) {
	if _, asked := s.AskedSeat(); !asked || s.Tutor.Teaches {
		return false
	}
	n := s.Table.Choices()
	if s.answered.asks == n || !s.Game.Answer() {
		return false
	}
	if s.answered.at == nil {
		s.answered.at = map[int]bool{}
	}
	s.answered.at[n] = true
	return true
}

// Answered returns what a choice that was made for a person is called, and whether it was: n is
// how many choices there were before.
func (s *Session) Answered(n int) (label string, ok bool) { return s.labels[n], s.answered.at[n] }
