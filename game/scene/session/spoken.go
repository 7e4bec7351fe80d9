package session

// tellLog says the latest sentences of the log to those who do not see them.
func (s *Session) tellLog(lines int) {
	for i := min(lines, len(s.Log.Lines)) - 1; i >= 0; i-- {
		l := s.Log.At(i)
		s.Tell(l.actor + l.deed)
	}
}

// tellToast says what stands on the toast, once.
func (s *Session) tellToast() {
	if said := s.Toast.Said(); said != s.toasted {
		s.toasted = said
		s.Tell(said)
	}
}
