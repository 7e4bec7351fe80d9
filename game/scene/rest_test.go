package scene_test

import (
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/session"
	"bigpayday/game/store"
	"bigpayday/render/stage"
)

func TestNothingAllocatesWhereNothingHappens(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	pages := map[string]func(){
		"title": func() {}, "setup": func() { v.Click("new") }, "settings": func() { app.SettingsDoor.Open(v.App, app.Nothing{}) },
		"dialog": func() { v.Inform("Title", "Text", nil) },
	}
	for _, name := range []string{"title", "setup", "settings", "dialog"} {
		pages[name]()
		for range 5 {
			v.Tick()
		}
		require.True(t, strings.HasPrefix(v.Scene(), name))
		assert.Zero(t, testing.AllocsPerRun(50, func() {
			if v.Tick() {
				t.Errorf("%s is drawn again at rest", name)
			}
		}), name)
	}
}

// While something moves, few allocations fall to a tick in the mean: what moves is drawn over a
// page of which only those parts are made anew that show something else.
func TestLittleAllocatesWhileATokenWalksAndASettlementCounts(t *testing.T) {
	for name, moves := range map[string]struct {
		tooMany uint64 // allocations in a tick
		begin   func(s *scenetest.Studio)
		on      func(a *stage.Actors) bool
	}{
		"walk": {
			15,
			func(s *scenetest.Studio) {
				s.Play(fixedAnimated)
				s.MoveAway()
				s.Ticks(session.GracePeriod)
				s.Roll(6)
			},
			func(a *stage.Actors) bool { return a.Token.On },
		},
		"settlement": {
			15,
			func(s *scenetest.Studio) {
				s.PayDay()
				s.UntilAsked(engine.PayOffLoan)
				s.Settings.SetSpeeds(store.Slow)
				require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.Repay}))
			},
			func(a *stage.Actors) bool { return a.Line.On },
		},
	} {
		s := scenetest.Start(t, store.OpenMemory())
		s.Settings.SetSpeeds(store.Normal)
		moves.begin(s)
		on := func() bool { return moves.on(s.Match.Stage.Actors()) }
		s.Until(name, on)
		const most = 600
		ticks, allocs := 0, uint64(0)
		for _, held := s.Match.Hold(); !held && ticks < most; _, held = s.Match.Hold() {
			before := mallocs()
			s.Tick()
			if !on() {
				break // what comes next is shown in the same tick
			}
			allocs += mallocs() - before
			ticks++
		}
		assert.Greater(t, ticks, 30, name)
		assert.Less(t, allocs/uint64(ticks), moves.tooMany, name)
	}
}

// mallocs counts the allocations of the program.
func mallocs() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.Mallocs
}
