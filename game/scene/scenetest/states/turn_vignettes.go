package states

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render/moments"
)

// vignetteStates are days that have a picture of their own: one that is about a player, one that
// others pay for, one that moves everybody, and the short form.
var vignetteStates = []State{
	{"vignette-casino", func(s *scenetest.Studio) {
		landInPrinted(s, scenetest.Standard, engine.FamilyCasinoNight)
		untilPictured(s)
	}},
	{"vignette-charity", func(s *scenetest.Studio) { landInPrinted(s, scenetest.Standard, engine.CharityWalk); untilPictured(s) }},
	{"vignette-daylight", func(s *scenetest.Studio) {
		landInPrinted(s, scenetest.Classic1975, engine.DaylightSavings)
		untilPictured(s)
	}},
	{"vignette-daylight-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		landInPrinted(s, scenetest.Classic1975, engine.DaylightSavings)
		throwUntil(s, 400)
	}},
	{"vignette-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		landInPrinted(s, scenetest.Standard, engine.FamilyCasinoNight)
		throwUntil(s, 400)
	}},
	{"vignette-charity-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		landInPrinted(s, scenetest.Standard, engine.CharityWalk)
		throwUntil(s, 400)
	}},
}

// ahead is how far ahead of a player a day is laid that they are to land on.
const ahead = 3

// layAhead lays a kind of space where a throw leads that is set before.
func layAhead(st *engine.State, space engine.Space) {
	p := &st.Players[st.Turn]
	st.Pages[p.Month-1][p.Day+ahead-1] = space
}

// landInPrinted leads the player whose turn it is, in the middle of a game, to a kind of space that
// is put in their way.
func landInPrinted(s *scenetest.Studio, f *scenetest.Game, space engine.Space) {
	if f == scenetest.Classic1975 {
		s.MidGame1975()
	} else {
		s.MidGame(f)
	}
	s.Arrange(func(st *engine.State) { layAhead(st, space) })
	s.Roll(ahead)
}

// untilPictured waits until a vignette says all, and throws the dice that it needs.
func untilPictured(s *scenetest.Studio) { throwUntil(s, 2_000) }

// throwUntil throws what dice are asked for until a vignette has been seen for so many milliseconds.
func throwUntil(s *scenetest.Studio, ms float64) {
	s.Match.Stage.Shown().Pictured = [engine.NumWhys]bool{} // as if there had been none before
	s.Until("a vignette", func() bool {
		if _, held := s.Match.Hold(); held {
			s.Match.Release()
		}
		m := &s.Match.Stage.Actors().Moment
		return m.Kind == moments.Vignette && m.At > ms
	})
}
