package spectacle

import "time"

// rehearse makes the pictures that a moment in full shows later, a part of them in each of the frames
// in which it grows dark, so that no frame is late once it is under way. Draw draws the moment as it
// is at the time that it says.
func (l *limelight) rehearse(draw func()) {
	const (
		margin = 24. // milliseconds before and after now: a frame may be left out
		steps  = 8
		comes  = 4_000. // milliseconds after which nothing comes any more, however long it stands
	)
	m := l.m
	warm := m.Warm()
	if m.Calm || m.At >= warm || l.Shapes.Recorder != nil {
		return
	}
	now, at := m.At, func(ms float64) float64 { return min(m.Takes, comes) * max(0, min(1, ms/(warm-margin))) }
	l.rehearsing = true
	l.Pen.Theme.Prewarm(1<<22, time.Second, func() {
		for from, i := at(now-margin), 0; i <= steps; i++ {
			m.At = from + (at(now+margin)-from)*float64(i)/steps
			draw()
		}
	})
	m.At, l.rehearsing = now, false
}
