package spectacle

import "time"

// rehearse makes the pictures that a moment in full shows later, a part of them in each of the frames
// in which it grows dark, so that no frame is late once it is under way. Draw draws the moment as it
// is at the time that it says.
func (l *limelight) rehearse(draw func()) {
	const (
		margin = 24.    // milliseconds before the end: a frame may be left out
		step   = 64.    // milliseconds of the moment
		comes  = 4_000. // milliseconds after which nothing comes any more, however long it stands
	)
	m := l.m
	warm := m.Warm()
	if m.Calm || m.At >= warm || l.Shapes.Recorder != nil {
		return
	}
	now, until, budget := m.At, min(m.Takes, comes), 8*time.Millisecond
	if ahead := (now + margin) / (warm - margin); ahead < 1 {
		until *= ahead
	} else {
		budget = time.Second // what is left has to be made now
	}
	l.rehearsing = true
	l.Pen.Theme.Rehearse(now, until, step, budget, func(at float64) {
		m.At = at
		draw()
	})
	m.At, l.rehearsing = now, false
}
