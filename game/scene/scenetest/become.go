package scenetest

import (
	"bigpayday/game/app"
	"bigpayday/game/store"
)

// Rests reports whether the state stays as it is when time passes, so that it can be shown
// in another window afterwards.
func (s *Studio) Rests() bool {
	on := s.Session()
	if !s.In.Pointer.Away || s.Captions() != "" || on != nil && (on.Moving() || on.Toast.Left > 0) {
		return false
	}
	for range 10 {
		if s.Tick() {
			return false
		}
	}
	return true
}

// Become shows the same in another window.
func (s *Studio) Become(w Window) {
	s.become(w)
	s.Ticks(2)
}

// BecomeAtOnce shows the same moment in another window: no time passes.
func (s *Studio) BecomeAtOnce(w Window) {
	s.become(w)
	for _, scene := range s.Scenes() {
		if f, ok := scene.(app.Follower); ok {
			f.Follow()
		}
	}
}

func (s *Studio) become(w Window) {
	if w.Language != "" {
		s.Languages = Languages()
	}
	s.Window = w
	s.Set(func(c *store.Settings) {
		c.TextScale, c.HighContrast, c.LeftHanded, c.Language = w.TextScale, w.HighContrast, w.LeftHanded, w.Language
		c.SeatPatterns = w.SeatPatterns
	})
	s.Theme = s.themes.Of(w, s.Skin, 0)
}
