package app

import (
	"time"

	"bigpayday/audio"
	"bigpayday/game/store"
	"bigpayday/render/palette"
)

const (
	// preparedCues is how many pieces of work are done at cues in a tick, at most.
	preparedCues = 4
	// urgentSound is how much time there is for them from one frame to the next,
	// beyond what is spare, while a cue is to be heard that is not made yet.
	urgentSound = 5 * time.Millisecond
)

// volumes are what is set of how loud the game is: the messages of their names, which are
// the ids of their sliders too, the colours of those, and where they stand in the settings.
var volumes = [...]struct {
	name   string
	family palette.Family
	of     func(*store.Volumes) *int
}{
	{"settings.volume.master", palette.Red, func(v *store.Volumes) *int { return &v.Master }},
	{"settings.volume.table", palette.Blue, func(v *store.Volumes) *int { return &v.Table }},
	{"settings.volume.cards", palette.Blue, func(v *store.Volumes) *int { return &v.Cards }},
	{"settings.volume.tunes", palette.Blue, func(v *store.Volumes) *int { return &v.Tunes }},
	{"settings.volume.room", palette.Blue, func(v *store.Volumes) *int { return &v.Room }},
}

// setVolumes hands the volumes that are set to the sound.
func (a *App) setVolumes() {
	if a.Sound == nil {
		return
	}
	a.Sound.SetVolumes(audio.Volumes(a.Settings.Volumes))
	a.Sound.Mute(a.Settings.Mute)
}

// PlayCue lets a cue be heard, see [App.PlayCueHigher].
func (a *App) PlayCue(c audio.Cue) { a.PlayCueHigher(c, 0) }

// PlayCueHigher lets a cue be heard, the given number of semitones higher, and read where
// captions are set.
func (a *App) PlayCueHigher(c audio.Cue, semitones int) {
	a.Caption(c)
	if a.Sound != nil {
		a.Sound.PlayStep(c, semitones)
	}
}

// updateSound makes cues and keeps the sound going. It is called in every tick. When the
// device is lost it tells the player, once: it does not come back before the next start.
// Before something is seen nothing is heard: to open the device and to make the sounds
// would only hold up the first frame.
func (a *App) updateSound() {
	if a.Sound == nil || !a.drawn {
		return
	}
	prepared := func() (done bool) { return !a.Sound.Prepare() }
	if a.Sound.Waits() {
		a.budget.extend(urgentSound)
	}
	a.WithinBudget(preparedCues, prepared)
	a.Sound.Update()
	status := a.Sound.Status()
	if status == audio.Lost && a.soundStatus != audio.Lost {
		a.ShowNotice(a.Say("error.sound_lost"))
	}
	a.soundStatus = status
}

// Silent reports whether nothing can be heard because there is no device.
func (a *App) Silent() bool { return a.Sound != nil && a.Sound.Status().Silent() }
