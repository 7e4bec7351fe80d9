package app

import (
	"time"

	"bigpayday/audio"
)

// tune hands the volumes that are set to the sound.
func (h *App) tune() {
	if h.Sound == nil {
		return
	}
	h.Sound.SetVolumes(audio.Volumes(h.Settings.Volumes))
	h.Sound.Mute(h.Settings.Mute)
}

// play lets a cue be heard.
func (h *App) PlayCue(c audio.Cue) { h.Hear(c, 0) }

// listen looks after the sound in every tick. It tells the player when the
// device is lost, once: it does not come back before the next start. Before
// something is seen nothing is heard: to open the device and to make the sounds
// would only hold up the first frame.
func (h *App) listen() {
	if h.Sound == nil || !h.drawn {
		return
	}
	prepared := func() (done bool) { return !h.Sound.Prepare() }
	if h.Sound.Waits() {
		h.FrameBudget.Lend(urgentSound)
	}
	h.WithinBudget(preparedCues, prepared)
	h.Sound.Update()
	status := h.Sound.Status()
	if status == audio.Lost && h.sounded != audio.Lost {
		h.Notice.Show(h.Say("error.sound_lost"))
	}
	h.sounded = status
}

const (
	// preparedCues is how many pieces of work are done at cues in a tick, at most,
	// and urgentSound how much time there is for them from one frame to the next,
	// beyond what is spare, while something is to be heard that is not made yet.
	preparedCues = 4
	urgentSound  = 5 * time.Millisecond
)

// Silent reports whether nothing can be heard because there is no device.
func (h *App) Silent() bool { return h.Sound != nil && h.Sound.Status().Silent() }
