package battlefield_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/table"
	"bigpayday/input"
)

// disturb does what nobody should do in the middle of anything: a second finger, another language,
// Escape or an undo during a drag, and whatever else a player may do by chance.
func disturb(s *scenetest.Studio, r *rand.Rand) {
	day := func() conquest.Day { return conquest.Day(1 + r.IntN(conquest.Days)) }
	switch n := r.IntN(60); {
	case n == 0:
		s.Touch(r.IntN(2) == 0)
	case n == 1:
		s.Key(input.KeyEscape)
	case n == 2:
		s.Key(input.KeyBackspace)
	case n == 3 && s.Scene() == "map":
		s.Drag(theater.DayIDs[day()], theater.DayIDs[day()])
	case n == 4:
		s.In.Mods = input.Shift
		s.DoAnything(r)
		s.In.Mods = 0
	case n == 5:
		s.In.WheelY = float64(r.IntN(7) - 3)
		s.Tick()
	case n == 6:
		s.In.Lost = true
		s.Tick()
	case n == 7:
		if page, ok := s.Top().(interface{ Relocalise() }); ok {
			page.Relocalise()
		}
		s.Tick()
	case n < 20 && s.Scene() == "map":
		if p, ok := s.Theater.Asked(); ok && !s.In.Pointer.Down {
			options := s.Theater.Options()
			require.NotEmpty(s.T, options, "%v", p)
			_ = s.Theater.Choose(options[r.IntN(len(options))].Choice) // a refusal is said
		}
	default:
		s.DoAnything(r)
	}
	if s.Scene() != "map" && r.IntN(20) == 0 {
		s.Key(input.KeyEscape)
	}
}

func TestNothingThatAPlayerMayDoByChanceBreaksThePage(t *testing.T) {
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			house := conquest.HouseRules(0).With(conquest.PageTiles).With(conquest.DefenderChooses).With(conquest.OpenHands)
			if seed%2 == 0 {
				house = quick.With(conquest.LongMarch)
			}
			r := rand.New(rand.NewPCG(seed, 1))
			s := sitDown(t, seed+1, 0, house, table.Human, table.Easy, table.Human)
			m := s.Theater
			for range 2_000 {
				disturb(s, r)
				if s.Theater.Over() {
					break
				}
				if len(s.App.Scenes()) == 0 || s.Scene() == "title" {
					m.Show()
					s.Tick()
				}
			}
		})
	}
}
