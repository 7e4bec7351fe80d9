package session

import "bigpayday/audio"

// Accompany says to the music, in every tick, what is played, how much is at stake and how far the
// game has come, 0 to 1. Where the music begins differs from game to game, and tells nothing about
// what is to come.
func (s *Session) Accompany(theme audio.Theme, tension audio.Tension, come float64) {
	if s.Sound == nil {
		return
	}
	if theme != s.theme {
		s.theme = theme
		s.Sound.PlayTheme(theme, s.chatSeed()+1)
	}
	s.Sound.SetTension(tension)
	s.Sound.SetMonth(come)
}
