package moments

import "bigpayday/render/beats"

// Sound is a cue that belongs to a moment, so many milliseconds after it begins, and which of a
// row of cues it is, from 0.
type Sound struct {
	At   float64
	Cue  beats.Cue
	Step int
}

// calmTakes is how long a moment stands with reduced motion, in milliseconds, that nobody has to
// end.
const calmTakes = 1_250

// Play writes the directions for a moment, with what is to be heard meanwhile in the order of
// time. Pose says whether motion is reduced and how far a movement has come then, and show is
// called with the moment as it goes on.
func Play[H any](d *beats.Directions[H], m Moment, sounds []Sound, pose func() (calm bool, fade float64), show func(m Moment)) {
	if m.Form == Full && m.Kind != Winner { // who wins is always seen
		d.Large()
	}
	calm := m.Takes
	if m.Kind != Winner && m.Kind != Loan { // those stand until somebody goes on
		calm = min(calmTakes, m.Takes)
	}
	from := 0.0
	until := func(to float64) {
		begins, lasts := from, to-from
		if lasts <= 0 {
			return
		}
		d.Read(beats.Lasting(int64(lasts), int64(lasts*calm/m.Takes)), func(t float64) {
			now := m
			var fade float64
			if now.Calm, fade = pose(); now.Calm {
				t = fade
			}
			now.At = begins + t*lasts
			show(now)
		})
		from = to
	}
	for _, s := range sounds {
		until(s.At)
		d.SoundStep(s.Cue, s.Step)
	}
	until(m.Takes)
}

// ToTheWinner returns the moment in which everybody goes up to who has won, in a game in which
// people take part or computers alone.
func ToTheWinner(people bool) Moment {
	if people {
		return Moment{Kind: Winner, Form: Full, Glad: true, Takes: WinnerTakes}
	}
	return Moment{Kind: Winner, Form: Full, Glad: true, Takes: WinnerTakesAlone}
}
