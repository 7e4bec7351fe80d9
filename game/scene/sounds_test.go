package scene

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
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
var firstTakes = sync.OnceValue(func() (takes []soundTake) {
	for _, c := range audio.Cues() {
		samples := audio.Render(c, 0)
		takes = append(takes, soundTake{reaches(samples, waveSteps), len(samples) / 2})
	}
	return takes
})

// soundsPage returns the page of sounds with every picture made, on a machine
// without a sound device.
func soundsPage(t *testing.T) *sounds {
	t.Helper()
	keys := input.DefaultMap()
	h := &House{
		Words: words.Open(words.English), Settings: veteran(), Keys: &keys,
		Sound: audio.OpenSilent(), Theme: soundsTheme(t, 1280, 800, 1),
	}
	BindPages(h)
	h.StartWithSounds()
	s := h.Top().(*sounds)
	for i, take := range firstTakes() {
		s.rows[i].takes[0] = take
	}
	for range 3 {
		h.Sound.Update()
		s.Tick(&input.State{Quiet: true})
	}
	return s
}

// press clicks a control of the page.
func (s *sounds) press(t *testing.T, id ui.ID) {
	t.Helper()
	box, ok := s.hand.Box(id)
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
		_, ok := s.hand.Box(ui.ID("cue-" + c))
		assert.True(t, ok, c)
		assert.True(t, s.Words.Has("cue."+string(c)), c)
	}
	hop := &s.rows[0]
	for i := range s.rows {
		if s.rows[i].cue == audio.Hop {
			hop = &s.rows[i]
		}
	}
	hop.takes[0] = soundTake{}
	assert.True(t, s.Tick(&input.State{Quiet: true}), "a new picture is drawn")
	assert.NotEmpty(t, hop.takes[0].reaches)
	assert.Positive(t, hop.takes[0].frames)
}

func TestASoundPressedAgainIsAnotherTake(t *testing.T) {
	s := soundsPage(t)
	const id = "cue-" + ui.ID(audio.DiceLand)
	var takes []int
	for range audio.DiceLand.Takes() + 1 {
		s.press(t, id)
		require.Equal(t, audio.DiceLand, s.rows[s.chosen].cue)
		takes = append(takes, s.rows[s.chosen].take)
		assert.NotEmpty(t, s.rows[s.chosen].takes[s.rows[s.chosen].take].reaches)
	}
	assert.Equal(t, []int{0, 1, 2, 3, 0}, takes)
}

func TestWithoutADeviceASoundIsStillSeenToItsEnd(t *testing.T) {
	s := soundsPage(t)
	require.True(t, s.silent())
	s.press(t, "cue-"+ui.ID(audio.Hop))
	require.True(t, s.sounding())
	ticks := 0
	for ; s.sounding() && ticks < 200; ticks++ {
		assert.True(t, s.Tick(&input.State{Quiet: true}), "what moves is drawn")
	}
	frames := s.rows[s.chosen].takes[0].frames
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
	s.act(ui.Event{Kind: ui.Changed, ID: "volume-cards", Value: 10})
	s.act(ui.Event{Kind: ui.Changed, ID: "sound", Value: 0})
	assert.Equal(t, 10, s.Settings.Volumes.Cards)
	assert.True(t, s.Settings.Mute)
	s.press(t, "music")
	assert.True(t, s.music)
	s.act(ui.Event{Kind: ui.Changed, ID: "day", Value: 31})
	assert.Equal(t, 31, s.day)
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
			b := laySounds(soundsTheme(t, size[0], size[1], text), cues)
			name := fmt.Sprint(size, text)
			parts := []render.Rect{b.sound.box, b.chosen, b.leave}
			for _, g := range b.groups {
				parts = append(parts, g.box)
				assert.True(t, g.area.Within(g.box), name)
				assert.GreaterOrEqual(t, g.area.H, 2*g.rows[0].H, "%s: too little of a list can be seen", name)
				for _, r := range g.rows {
					assert.GreaterOrEqual(t, r.H, 34.0, name)
				}
			}
			for i, r := range parts {
				for _, o := range parts[:i] {
					assert.False(t, r.Overlaps(o), "%s: %v and %v", name, r, o)
				}
			}
			for _, r := range b.sound.rows {
				assert.True(t, r.Within(b.sound.area), name)
			}
			assert.True(t, b.soundOn.Within(b.sound.head), name)
			assert.True(t, b.wave.Within(b.chosen), name)
		}
	}
}
