package game

import (
	"io"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene"
	"bigpayday/game/store"
	"bigpayday/game/ui/hand"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// faulty is a scene with an error in the program.
type faulty struct{ hand *hand.Hand }

func (faulty) Tick(*input.State) bool { panic("a drawer is stuck") }
func (faulty) Draw(*ebiten.Image)     { panic("a drawer is stuck") }
func (faulty) Over() bool             { return false }
func (f faulty) Hand() *hand.Hand     { return f.hand }
func (faulty) Status() app.Status     { return app.Status{Scene: "faulty"} }

func startedGame(t *testing.T) *Game {
	t.Helper()
	crashLog = io.Discard
	t.Cleanup(func() { crashLog = os.Stderr })
	keys := input.DefaultMap()
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	g := &Game{
		gc:     newGCPacer(),
		reader: input.NewReader(), drawnFor: windowSize{1280, 800, 1},
		devices: func(render.View) input.State { return input.State{Idle: true} },
		app: &app.App{
			Words: words.Open(words.English), Store: store.OpenMemory(), Settings: store.DefaultSettings(), Keys: &keys, Theme: theme,
		},
	}
	scene.BindPages(g.app)
	g.app.Start()
	return g
}

func TestAnErrorInTheProgramLeadsBackToTheTitleAndIsTold(t *testing.T) {
	g := startedGame(t)
	require.NoError(t, g.Update())
	require.Equal(t, "title", g.Top().Status().Scene)

	g.app.Open(faulty{hand.New()})
	require.NoError(t, g.Update())
	assert.Equal(t, "dialog", g.Top().Status().Scene)
	require.NoError(t, g.Update(), "the dialog works")

	g.app.Goto(faulty{hand.New()})
	g.dirty = true
	g.Draw(ebiten.NewImage(8, 8))
	require.NoError(t, g.Update())
	assert.Equal(t, "dialog", g.Top().Status().Scene)
}

func TestTheProgramEndsWhenItFailsAgainAndAgain(t *testing.T) {
	g := startedGame(t)
	var err error
	for range maxFailures + 1 {
		require.NoError(t, err)
		g.app.Open(faulty{hand.New()})
		err = g.Update()
	}
	assert.ErrorContains(t, err, "a drawer is stuck")
}
