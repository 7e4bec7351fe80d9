package render

import "time"

// prewarmPass is what one call of [Theme.Prewarm] may do and has done.
type prewarmPass struct {
	on bool
	// pixels is how many device pixels may still be painted; until is when the
	// pass stops with what takes the processor's time.
	pixels int
	until  time.Time
	// started says that this pass has made something: each makes at least one
	// thing, so that a prewarm comes to an end. incomplete says that something is
	// left for another pass.
	started, incomplete bool
}

// rehearsal is how far something has been drawn ahead that is about to move, in milliseconds from
// where it begins: now is where it is, and reached up to where all images are there that it needs.
type rehearsal struct{ now, reached float64 }

// Rehearse is called in the frames in which something that is about to move stands still, with where
// it is now. It makes the images that draw needs at all times up to until, as long as the time budget
// lasts, at least one; what is left over is made in the next frame. Draw is called with times that
// are step apart. All are in milliseconds from where the motion begins.
func (t *Theme) Rehearse(now, until, step float64, budget time.Duration, draw func(at float64)) {
	const pixels = 1 << 22
	r, end := &t.rehearsal, time.Now().Add(budget)
	if now < r.now { // something else is about to move
		*r = rehearsal{}
	}
	r.now = now
	for ; r.reached <= until; r.reached += step {
		left := time.Until(end)
		if left < 0 || !t.Prewarm(pixels, left, func() { draw(r.reached) }) {
			return
		}
	}
}

// Prewarm calls draw and makes the images that it needs, but shows nothing, so
// that drawing the same later takes no longer than any other frame. One call
// paints about as many device pixels as it is given and stops after the time
// budget. It reports whether all images are there; if not, it has to be called
// again with the same draw, in a later frame. Where a recorder takes the place of
// the screen, which needs no images, draw is called and no more.
func (t *Theme) Prewarm(pixels int, budget time.Duration, draw func()) (done bool) {
	s := t.Shapes
	if s.prewarming() || s.Recorder != nil { // what is drawn ahead draws ahead itself
		draw()
		return !s.prewarm.incomplete
	}
	s.prewarm = prewarmPass{on: true, pixels: pixels, until: time.Now().Add(budget)}
	before := s.discard
	s.discard = true
	defer func() { s.prewarm, s.discard = prewarmPass{}, before }()
	draw()
	return !s.prewarm.incomplete
}

// prewarming reports whether a prewarm pass runs, outside of what is painted
// onto a [CachedImage].
func (s *shaper) prewarming() bool { return s.prewarm.on && s.discard }

// postponed reports whether what is to be made has to wait for the next prewarm
// pass.
func (s *shaper) postponed() bool {
	r := &s.prewarm
	if !s.prewarming() {
		return false
	}
	if r.started && (r.pixels <= 0 || time.Now().After(r.until)) {
		r.incomplete = true
		return true
	}
	r.started = true
	return false
}

// withOutput calls paint so that it really paints, also in a prewarm pass.
func (s *shaper) withOutput(paint func()) {
	if !s.prewarming() {
		paint()
		return
	}
	s.discard = false
	defer func() { s.discard = true }()
	paint()
}
