package game

import (
	"bigpayday/game/preferences"
	"bigpayday/game/store"
)

// textStep is how far apart the sizes of text are that can be set, in percent.
const textStep = 25

// prefer sets what the system says that its user needs, as long as nothing has been set yet.
func prefer(st *store.Store, s *store.Settings) {
	if _, err := st.Read(store.SettingsName); store.KindOf(err) != store.NotFound {
		return
	}
	p := preferences.Read()
	s.ReducedMotion, s.HighContrast, s.EveningLight = p.LessMotion, p.MoreContrast, p.Dark
	if p.TextPercent > 0 {
		s.TextScale = min(max(p.TextPercent/textStep*textStep, store.MinTextScale), store.MaxTextScale)
	}
}
