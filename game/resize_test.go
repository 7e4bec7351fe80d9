package game

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/input"
	"bigpayday/render"
)

// screenOf returns the size of the screen for a window.
func screenOf(g *Game, width, height float64) [2]float64 {
	w, h := g.LayoutF(width, height)
	return [2]float64{w, h}
}

// shownGame is a game that has been drawn.
func shownGame(t *testing.T) *Game {
	t.Helper()
	g := startedGame(t)
	g.scaleOverride = func() float64 { return 1 }
	g.LayoutF(1280, 800)
	require.NoError(t, g.Update())
	g.drawn, g.dirty = 1, false
	return g
}

func TestTheFirstFrameHasTheSizeOfTheWindow(t *testing.T) {
	g := startedGame(t)
	g.scaleOverride = func() float64 { return 2 }
	assert.Equal(t, [2]float64{2000, 1400}, screenOf(g, 1000, 700))
}

func TestAWindowWhoseEdgeIsDraggedKeepsItsPicture(t *testing.T) {
	g := shownGame(t)
	theme, view := g.app.Theme, g.app.View()
	for i := range 100 {
		assert.Equal(t, [2]float64{1280, 800}, screenOf(g, 1281+float64(i), 801+float64(i)))
		require.NoError(t, g.Update())
	}
	assert.Same(t, theme, g.app.Theme)
	assert.Equal(t, view, g.app.View())
	assert.False(t, g.dirty, "nothing is drawn meanwhile")
}

func TestThePictureFromBeforeStandsUnstretchedInTheMiddleOfTheWindow(t *testing.T) {
	for _, c := range []struct {
		picture, screen image.Point
		x, y            float64
	}{
		{image.Pt(1280, 800), image.Pt(1920, 1080), 320, 140},
		{image.Pt(1280, 800), image.Pt(1281, 801), 0, 0},
		{image.Pt(1280, 800), image.Pt(960, 600), -160, -100},
		{image.Pt(1280, 800), image.Pt(800, 1280), -240, 240},
	} {
		x, y := unstretched(c.picture, c.screen)
		assert.Equal(t, [2]float64{c.x, c.y}, [2]float64{x, y}, "%v in %v", c.picture, c.screen)
	}
}

func TestAWindowThatKeepsItsSizeIsDrawnForIt(t *testing.T) {
	for _, window := range [][3]float64{{1400, 900, 1}, {1500, 800, 1}, {1280, 800, 2}, {960, 600, 1}} {
		g := shownGame(t)
		g.scaleOverride = func() float64 { return window[2] }
		for range settleTicks {
			g.LayoutF(window[0], window[1])
			require.NoError(t, g.Update())
		}
		require.True(t, g.prewarm.on, "%v", window)
		assert.Equal(t, render.NewView(window[0], window[1], window[2]), g.app.View())
		assert.Equal(t, [2]float64{1280, 800}, screenOf(g, window[0], window[1]), "the screen waits for the pictures")
		assert.False(t, g.upToDate())
	}
}

func TestNothingIsDrawnOrAllocatedAtRest(t *testing.T) {
	g := shownGame(t)
	g.LayoutF(1280, 800)
	for range 200 {
		require.NoError(t, g.Update())
	}
	g.dirty = false
	assert.Zero(t, testing.AllocsPerRun(200, func() {
		_ = g.Update()
		g.LayoutF(1280, 800)
		g.Draw(nil)
	}))
	assert.False(t, g.dirty)
	assert.Equal(t, 1, g.Drawn())
}

func TestAWindowThatNobodyLooksAtIsDrawnAllTheSame(t *testing.T) {
	g := shownGame(t)
	for range settleTicks + maxPrewarmTicks + 2 {
		g.LayoutF(1400, 900)
		require.NoError(t, g.Update())
	}
	assert.True(t, g.upToDate())
	assert.True(t, g.dirty)
	assert.Equal(t, [2]float64{1400, 900}, screenOf(g, 1400, 900))
}

func TestWhatIsTypedWhileTheGameStandsStillIsNotLost(t *testing.T) {
	g := shownGame(t)
	var now input.State
	g.devices = func(render.View) input.State { return now }
	g.prewarm.on = true
	var reused [1]input.Press
	for _, a := range []input.Action{input.Down, input.Up} {
		reused[0] = input.Press{Actions: input.SetOf(a)}
		now = input.State{Presses: reused[:], Pressed: input.SetOf(a)}
		require.NoError(t, g.Update())
	}
	now = input.State{Pointer: input.Pointer{X: 5, Y: 5, JustPressed: true, Down: true}}
	require.NoError(t, g.Update())
	now = input.State{Pointer: input.Pointer{X: 5, Y: 5, JustReleased: true}}
	require.NoError(t, g.Update())
	g.prewarm.on = false
	now = input.State{Idle: true}
	require.NoError(t, g.Update())
	assert.True(t, g.in.Presses[0].Actions.Has(input.Down))
	require.NoError(t, g.Update())
	assert.True(t, g.in.Presses[0].Actions.Has(input.Up))
	require.NoError(t, g.Update())
	assert.True(t, g.in.Pointer.JustReleased)
	assert.False(t, g.in.Pointer.JustPressed, "a press was meant for the picture before")
	require.NoError(t, g.Update())
	assert.True(t, g.in.Idle)
}

func TestAnErrorWhilePicturesAreMadeDoesNotEndTheGame(t *testing.T) {
	g := shownGame(t)
	g.app.Open(faulty{hand: g.Top().Hand()})
	g.prewarm.on = true
	g.Draw(ebiten.NewImage(1, 1))
	assert.False(t, g.prewarm.on)
	require.NoError(t, g.Update())
	require.NoError(t, g.Update())
	assert.NotEqual(t, "faulty", g.Top().Status().Scene)
}

func TestAGameIsShownInTheLookOfItsEdition(t *testing.T) {
	storage := store.OpenMemory()
	setup := engine.Setup{Edition: engine.Classic1975, Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, Seed: 1}
	begun, err := money.New(money.Setup{Game: setup, Players: []table.Player{{Kind: table.Human}, {Kind: table.Human, Token: 1, Colour: 1}}}, storage)
	require.NoError(t, err)
	require.NoError(t, begun.Close()) // it is written beside the game
	g := shownGame(t)
	g.app.Store = storage
	app.TitleDoor.Goto(g.app, app.Nothing{})
	require.NoError(t, g.Update())
	require.True(t, g.app.Theme.UsesSkin(""))

	r, ok := g.Top().Hand().Box("continue")
	require.True(t, ok)
	p := input.Pointer{X: r.CenterX(), Y: r.CenterY(), Moved: true}
	for i := range 3 {
		p.JustPressed, p.Down, p.JustReleased = i == 1, i == 1, i == 2
		now := input.State{Pointer: p}
		g.devices = func(render.View) input.State { return now }
		require.NoError(t, g.Update())
	}
	require.Equal(t, "turn", g.Top().Status().Scene)
	assert.True(t, g.app.Theme.UsesSkin(engine.Classic1975.String()), "before anything of it is drawn")
	g.endPrewarm()

	g.devices = func(render.View) input.State { return input.State{Idle: true} }
	app.TitleDoor.Goto(g.app, app.Nothing{})
	require.NoError(t, g.Update())
	assert.True(t, g.app.Theme.UsesSkin(""))
}
