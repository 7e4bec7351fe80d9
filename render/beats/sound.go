package beats

// Cue is a moment that can be heard. Which there are is up to a game, up to
// 64 of them.
type Cue uint8

// mostCues is how many cues a game can have.
const mostCues = 64

// Sound is a cue at the moment it is due. Step counts the cues of a row, from
// 0: hops of one walk, numbers of one lottery. They rise by a semitone each.
type Sound struct {
	Cue  Cue
	Step uint8
}

// heard gathers the sounds that are due until they are asked for: one of each
// kind, the first.
type heard struct {
	n      uint8
	sounds [mostCues]Sound
}

func (h *heard) add(s Sound) {
	for _, have := range h.sounds[:h.n] {
		if have.Cue == s.Cue {
			return
		}
	}
	h.sounds[h.n] = s
	h.n++
}
