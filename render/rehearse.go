package render

import "time"

// rehearsal is the time that there is to make pictures before they are shown.
type rehearsal struct {
	on bool
	// pixels are how many device pixels may still be painted, until is when to
	// stop with what takes the processor's time.
	pixels int
	until  time.Time
	// begun says that something has been made in this go: at least one thing
	// always is, so that there is an end to it. lacking says that something is
	// not made yet.
	begun, lacking bool
}

// Rehearse calls draw, of which nothing is to be seen, but the pictures that it
// shows are made, so that to draw the same later takes no longer than any frame.
// It goes on for some time and for so many device pixels, and reports whether
// all is made; if not, it is to be called again with the same to draw, in a
// later frame. What is on the screen meanwhile has to stay there.
func (t *Theme) Rehearse(pixels int, goes time.Duration, draw func()) (done bool) {
	s := t.shapes
	s.rehearsal = rehearsal{on: true, pixels: pixels, until: time.Now().Add(goes)}
	blind := s.blind
	s.blind = true
	defer func() { s.rehearsal, s.blind = rehearsal{}, blind }()
	draw()
	return !s.rehearsal.lacking
}

// unseen reports whether this is a rehearsal, and of something that is not being
// painted for later.
func (s *shaper) unseen() bool { return s.rehearsal.on && s.blind }

// late reports whether what is to be made has to wait for the next go of a
// rehearsal.
func (s *shaper) late() bool {
	r := &s.rehearsal
	if !s.unseen() {
		return false
	}
	if r.begun && (r.pixels <= 0 || time.Now().After(r.until)) {
		r.lacking = true
		return true
	}
	r.begun = true
	return false
}

// seeing calls paint so that what it paints is there, also in a rehearsal.
func (s *shaper) seeing(paint func()) {
	if !s.unseen() {
		paint()
		return
	}
	s.blind = false
	defer func() { s.blind = true }()
	paint()
}
