package sounds_test

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/scene"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/scene/sounds"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

func soundsTheme(t *testing.T, w, h, text float64) *render.Theme {
	t.Helper()
	theme, err := render.NewTheme(render.NewView(w, h, 1), text, false)
	require.NoError(t, err)
	return theme
}

// firstTakes are the pictures of all cues, which take a second to make.
var firstTakes = sync.OnceValue(func() (takes []sounds.Wave) {
	for _, c := range audio.Cues() {
		samples := audio.Render(c, 0)
		takes = append(takes, sounds.Wave{Reaches: sounds.Reaches(samples, sounds.WaveSteps), Frames: len(samples) / 2})
	}
	return takes
})

// soundsPage returns the page of sounds with every picture made, on a machine
// without a sound device.
func soundsPage(t *testing.T) *sounds.Sounds {
	t.Helper()
	keys := input.DefaultMap()
	h := &app.App{
		Words: words.Open(words.English), Settings: scenetest.VeteranSettings(), Keys: &keys,
		Sound: audio.OpenSilent(), Theme: soundsTheme(t, 1280, 800, 1),
	}
	scene.BindPages(h)
	h.StartWithSounds()
	s := h.Top().(*sounds.Sounds)
	for i, take := range firstTakes() {
		s.Rows[i].Waves[0] = take
	}
	for range 3 {
		h.Sound.Update()
		s.Tick(&input.State{Idle: true})
	}
	return s
}

// pressOn clicks a control of the page.
func pressOn(s *sounds.Sounds, t *testing.T, id ui.ID) {
	t.Helper()
	box, ok := s.UI.Box(id)
	require.True(t, ok, id)
	p := input.Pointer{X: box.CenterX(), Y: box.CenterY(), Moved: true}
	s.Tick(&input.State{Pointer: p, Device: input.Mouse})
	p.Moved, p.Down, p.JustPressed = false, true, true
	s.Tick(&input.State{Pointer: p, Device: input.Mouse})
	p.Down, p.JustPressed, p.JustReleased = false, false, true
	s.Tick(&input.State{Pointer: p, Device: input.Mouse})
}

// do does with a control what an event says.
func do(s *sounds.Sounds, t *testing.T, e ui.Event) {
	t.Helper()
	controls := s.Layers[0].Controls
	i := slices.IndexFunc(controls, func(c ui.Control) bool { return c.ID == e.ID })
	require.GreaterOrEqual(t, i, 0, e.ID)
	controls[i].Do(e)
}

func TestEveryCueHasItsRowAndNameAndPicture(t *testing.T) {
	s := soundsPage(t)
	for _, c := range audio.Cues() {
		_, ok := s.UI.Box(ui.ID("cue-" + c))
		assert.True(t, ok, c)
		assert.True(t, s.Words.Has("cue."+string(c)), c)
	}
	hop := s.Rows[slices.IndexFunc(s.Rows, func(r *sounds.Row) bool { return r.Cue == audio.Hop })]
	hop.Waves[0] = sounds.Wave{}
	assert.True(t, s.Tick(&input.State{Idle: true}), "a new picture is drawn")
	assert.NotEmpty(t, hop.Waves[0].Reaches)
	assert.Positive(t, hop.Waves[0].Frames)
}

func TestASoundPressedAgainIsAnotherTake(t *testing.T) {
	s := soundsPage(t)
	const id = "cue-" + ui.ID(audio.DiceLand)
	var takes []int
	for range audio.DiceLand.Takes() + 1 {
		pressOn(s, t, id)
		require.Equal(t, audio.DiceLand, s.Chosen.Cue)
		takes = append(takes, s.Chosen.Take)
		assert.NotEmpty(t, s.Chosen.Waves[s.Chosen.Take].Reaches)
	}
	assert.Equal(t, []int{0, 1, 2, 3, 0}, takes)
}

func TestWithoutADeviceASoundIsStillSeenToItsEnd(t *testing.T) {
	s := soundsPage(t)
	require.True(t, s.Silent())
	pressOn(s, t, "cue-"+ui.ID(audio.Hop))
	require.True(t, s.Sounding())
	ticks := 0
	for ; s.Sounding() && ticks < 200; ticks++ {
		assert.True(t, s.Tick(&input.State{Idle: true}), "what moves is drawn")
	}
	frames := s.Chosen.Waves[0].Frames
	assert.InDelta(t, float64(frames)*60/audio.SampleRate, ticks, 3)
}

func TestThePageOfSoundsAtRestDrawsAndAllocatesNothing(t *testing.T) {
	s := soundsPage(t)
	s.Tick(&input.State{Idle: true})
	quiet := &input.State{Idle: true}
	assert.False(t, s.Tick(quiet))
	assert.Zero(t, testing.AllocsPerRun(50, func() { s.Tick(quiet) }))
}

func TestVolumesSetHereAreKept(t *testing.T) {
	s := soundsPage(t)
	do(s, t, ui.Event{Kind: ui.Changed, ID: "settings.volume.cards", Value: 10})
	do(s, t, ui.Event{Kind: ui.Changed, ID: "sound", Value: 0})
	assert.Equal(t, 10, s.Settings.Volumes.Cards)
	assert.True(t, s.Settings.Mute)
	pressOn(s, t, "music")
	assert.True(t, s.Music)
	do(s, t, ui.Event{Kind: ui.Changed, ID: "day", Value: 31})
	assert.Equal(t, 31, s.Day)
}

func TestEveryThemeHasItsRowAndIsPlayed(t *testing.T) {
	s := soundsPage(t)
	for _, theme := range audio.Themes() {
		assert.True(t, s.Words.Has("theme."+string(theme)), theme)
		do(s, t, ui.Event{Kind: ui.Activated, ID: ui.ID("theme-" + theme)})
		assert.Equal(t, theme, s.Piece)
		assert.True(t, s.Music)
	}
	do(s, t, ui.Event{Kind: ui.Changed, ID: "tension", Value: int(audio.Tense)})
	assert.Equal(t, audio.Tense, s.Tension)
}

func TestEscapeLeavesThePageOfSounds(t *testing.T) {
	s := soundsPage(t)
	assert.False(t, s.Leaving())
	s.Tick(&input.State{Pressed: input.SetOf(input.Cancel), Presses: []input.Press{{Actions: input.SetOf(input.Cancel)}}})
	assert.True(t, s.Leaving())
}

func TestNothingOnThePageOfSoundsOverlaps(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.StartWithSounds()
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		v.Theme = theme
		v.Tick()
		assert.Empty(t, inspect.ControlFaults(scenetest.Page(v.Top())), where)
	})
}
