package sounds_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/scene"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/sounds"
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
var firstTakes = sync.OnceValue(func() (takes []sounds.SoundTake) {
	for _, c := range audio.Cues() {
		samples := audio.Render(c, 0)
		takes = append(takes, sounds.SoundTake{Reaches: sounds.Reaches(samples, sounds.WaveSteps), Frames: len(samples) / 2})
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
		s.Rows[i].Takes[0] = take
	}
	for range 3 {
		h.Sound.Update()
		s.Tick(&input.State{Quiet: true})
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

func TestEveryCueHasItsRowAndNameAndPicture(t *testing.T) {
	s := soundsPage(t)
	for _, c := range audio.Cues() {
		_, ok := s.UI.Box(ui.ID("cue-" + c))
		assert.True(t, ok, c)
		assert.True(t, s.Words.Has("cue."+string(c)), c)
	}
	hop := &s.Rows[0]
	for i := range s.Rows {
		if s.Rows[i].Cue == audio.Hop {
			hop = &s.Rows[i]
		}
	}
	hop.Takes[0] = sounds.SoundTake{}
	assert.True(t, s.Tick(&input.State{Quiet: true}), "a new picture is drawn")
	assert.NotEmpty(t, hop.Takes[0].Reaches)
	assert.Positive(t, hop.Takes[0].Frames)
}

func TestASoundPressedAgainIsAnotherTake(t *testing.T) {
	s := soundsPage(t)
	const id = "cue-" + ui.ID(audio.DiceLand)
	var takes []int
	for range audio.DiceLand.Takes() + 1 {
		pressOn(s, t, id)
		require.Equal(t, audio.DiceLand, s.Rows[s.Chosen].Cue)
		takes = append(takes, s.Rows[s.Chosen].Take)
		assert.NotEmpty(t, s.Rows[s.Chosen].Takes[s.Rows[s.Chosen].Take].Reaches)
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
		assert.True(t, s.Tick(&input.State{Quiet: true}), "what moves is drawn")
	}
	frames := s.Rows[s.Chosen].Takes[0].Frames
	assert.InDelta(t, float64(frames)*60/audio.SampleRate, ticks, 3)
}

func TestThePageOfSoundsAtRestDrawsAndAllocatesNothing(t *testing.T) {
	s := soundsPage(t)
	s.Tick(&input.State{Quiet: true})
	quiet := &input.State{Quiet: true}
	assert.False(t, s.Tick(quiet))
	assert.Zero(t, testing.AllocsPerRun(50, func() { s.Tick(quiet) }))
}

func TestVolumesSetHereAreKept(t *testing.T) {
	s := soundsPage(t)
	s.Act(ui.Event{Kind: ui.Changed, ID: "volume-cards", Value: 10})
	s.Act(ui.Event{Kind: ui.Changed, ID: "sound", Value: 0})
	assert.Equal(t, 10, s.Settings.Volumes.Cards)
	assert.True(t, s.Settings.Mute)
	pressOn(s, t, "music")
	assert.True(t, s.Music)
	s.Act(ui.Event{Kind: ui.Changed, ID: "day", Value: 31})
	assert.Equal(t, 31, s.Day)
}

func TestEscapeLeavesThePageOfSounds(t *testing.T) {
	s := soundsPage(t)
	assert.False(t, s.Leaving())
	s.Tick(&input.State{Pressed: input.SetOf(input.Cancel), Presses: []input.Press{{Actions: input.SetOf(input.Cancel)}}})
	assert.True(t, s.Leaving())
}

func TestNothingOnThePageOfSoundsOverlaps(t *testing.T) {
	cues := [audio.Room]int{15, 14, 5}
	for _, size := range [][2]float64{{1280, 800}, {960, 600}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {320, 240}} {
		for _, text := range []float64{1, 1.5, 2} {
			b := sounds.LaySounds(soundsTheme(t, size[0], size[1], text), cues)
			name := fmt.Sprint(size, text)
			parts := []render.Rect{b.Sound.Box, b.Chosen, b.Leave}
			for _, g := range b.Groups {
				parts = append(parts, g.Box)
				assert.True(t, g.Area.Within(g.Box), name)
				assert.GreaterOrEqual(t, g.Area.H, 2*g.Rows[0].H, "%s: too little of a list can be seen", name)
				for _, r := range g.Rows {
					assert.GreaterOrEqual(t, r.H, 34.0, name)
				}
			}
			for i, r := range parts {
				for _, o := range parts[:i] {
					assert.False(t, r.Overlaps(o), "%s: %v and %v", name, r, o)
				}
			}
			for _, r := range b.Sound.Rows {
				assert.True(t, r.Within(b.Sound.Area), name)
			}
			assert.True(t, b.SoundOn.Within(b.Sound.Head), name)
			assert.True(t, b.Wave.Within(b.Chosen), name)
		}
	}
}
