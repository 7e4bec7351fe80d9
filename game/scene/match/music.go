package match

import (
	"bigpayday/audio"
	"bigpayday/game/engine"
)

// themes are what the editions sound like.
var themes = [engine.NumEditions]audio.Theme{
	engine.Big: audio.BigTheme, engine.Standard: audio.StandardTheme, engine.Mixed: audio.MixedTheme,
	engine.Classic1975: audio.SeventiesTheme, engine.Event2000: audio.OfficeTheme,
}

// accompany says to the music, in every tick, what is played and how the game stands, and lets the
// stingers be heard.
func (m *Match) accompany() {
	sh := m.Stage.Shown()
	for _, cue := range m.stinger.next(sh, m.People, m.Hurried) {
		m.PlayCue(cue)
	}
	theme, tension := themes[sh.Setup.Edition], audio.Calm
	switch {
	case sh.Phase == engine.Over:
		theme = audio.ResultsTheme
	case sh.AtStake():
		tension = audio.Tense
	case sh.LastDays():
		tension = audio.Uneasy
	}
	come := 0.0
	if p := sh.Players[sh.Turn]; p.Month > 0 {
		come = float64(p.Day) / float64(sh.Length(p.Month))
	}
	m.Accompany(theme, tension, come)
}
