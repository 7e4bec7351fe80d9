package session

// answer lets the game choose for the person who is asked what they have set to be answered by
// itself. It reports whether it has.
func (s *Session) answer() (chosen bool) {
	if _, asked := s.AskedSeat(); !asked || s.Tutor.Teaches {
		return false
	}
	return s.asks != s.Table.Choices() && s.Game.Answer()
}
