package scene

import "bigpayday/audio"

// tune hands the volumes that are set to the sound.
func (h *House) tune() {
	if h.Sound == nil {
		return
	}
	h.Sound.SetVolumes(audio.Volumes(h.Settings.Volumes))
	h.Sound.Mute(h.Settings.Mute)
}

// play lets a cue be heard.
func (h *House) play(c audio.Cue) { h.hear(c, 0) }

// listen looks after the sound in every tick. It tells the player when the
// device is lost, once: it does not come back before the next start. Before
// something is seen nothing is heard: to open the device and to make the sounds
// would only hold up the first frame.
func (h *House) listen() {
	if h.Sound == nil || !h.drawn {
		return
	}
	h.Sound.Update()
	status := h.Sound.Status()
	if status == audio.Lost && h.sounded != audio.Lost {
		h.notice.show(h.Say("error.sound_lost"))
	}
	h.sounded = status
}

// silent reports whether nothing can be heard because there is no device.
func (h *House) silent() bool { return h.Sound != nil && h.Sound.Status().Silent() }
