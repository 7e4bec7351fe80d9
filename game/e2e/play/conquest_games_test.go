package play_test

import (
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/store"
)

// everySize is the environment variable with which whole games of Conquest are played by two, three
// and six with each device. Without it two play with the keyboard.
const everySize = "EVERY_SIZE"

func TestWholeGamesOfConquestInTheWindow(t *testing.T) {
	t.Parallel()
	devices := map[string]func(*testing.T, *e2e.Game) person.Devices{
		"keyboard": func(t *testing.T, g *e2e.Game) person.Devices { return person.WithKeyboard(t, g) },
	}
	sizes := []int{2}
	if os.Getenv(everySize) != "" {
		sizes = []int{2, 3, 6}
		devices["mouse"] = func(t *testing.T, g *e2e.Game) person.Devices { return person.WithMouse(t, g) }
	}
	for name, device := range devices {
		for _, seats := range sizes {
			t.Run(name+" "+strconv.Itoa(seats), func(t *testing.T) {
				t.Parallel()
				h := home.New(t)
				settings, err := h.Settings()
				require.NoError(t, err)
				settings.SetSpeeds(store.Instant)
				require.NoError(t, h.WriteSettings(settings))
				h.BeginConquest(t, 0, home.PersonAndComputers(seats))
				g := h.Start(t)
				p := person.New(t, g, device(t, g))
				p.Press("continue")
				p.Play(person.IsOver)
				g.Close()
				game, err := armies.Resume(h)
				require.NoError(t, err)
				assert.True(t, game.Over())
				t.Logf("%d rounds, %d choices, asked %v", game.State().Round, game.Choices(), p.Asked)
			})
		}
	}
}
