//go:build sizes

package phone_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/page"
	"bigpayday/game/e2e/person"
	"bigpayday/game/store"
)

// Whole games of Conquest are played with a finger. That takes two minutes, so this file is only
// built by "make sizes".
func TestWholeGamesOfConquestOnATelephone(t *testing.T) {
	for _, seats := range []int{2, 3, 6} {
		t.Run(strconv.Itoa(seats), func(t *testing.T) {
			h := home.New(t)
			settings, err := h.Settings()
			require.NoError(t, err)
			settings.SetSpeeds(store.Instant)
			require.NoError(t, h.WriteSettings(settings))
			const rounds = 5
			h.BeginConquest(t, rounds, home.PersonAndComputers(seats))
			g := e2e.StartInBrowser(t, e2e.Options{
				Width: 390, Height: 844, Scale: 1, Touch: true, SafeArea: page.Edges{Top: 47, Bottom: 34},
			})
			h.MoveInto(t, g)
			g.Reload() // a tab that is opened after a crash takes no touches
			p := person.New(t, g, person.WithMouse(t, g))
			p.Press("continue")
			p.Play(person.IsOver)
			g.Ticks(60)
			data, err := home.ReadTab(g)
			require.NoError(t, err)
			shown, err := home.Conquest(data)
			require.NoError(t, err)
			require.True(t, shown.Over)
			t.Logf("asked %v", p.Asked)
		})
	}
}
