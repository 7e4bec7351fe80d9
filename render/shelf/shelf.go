// Package shelf is how boxes on a shelf make room for each other when another one is taken.
//
// What lives here: where a box is on its way. What does not: where boxes stand, which the page
// says, and how they look, which is package render's.
package shelf

import (
	"maps"

	"bigpayday/render"
	"bigpayday/render/beats"
)

// How many ticks of a sixtieth of a second a box takes: the one that is taken, and all others.
const (
	takenTicks = 16
	otherTicks = 11
)

// Shelf moves boxes, each with an id, from where they stood to where they stand now. The zero
// Shelf is ready to use, and nothing on it moves.
type Shelf struct {
	// taken is the box that was taken last, ticks how long ago, 0 where all stand.
	taken string
	ticks int
	// stood is where the boxes stood before, and stand where they were seen last.
	stood, stand map[string]render.Rect
}

// Take lets all boxes move to where they will stand now that another one is taken.
func (s *Shelf) Take(id string) {
	s.taken, s.ticks, s.stood = id, 1, maps.Clone(s.stand)
}

// Stop lets all boxes stand where they belong.
func (s *Shelf) Stop() { s.ticks = 0 }

// Advance lets a tick pass. It reports whether anything has moved.
func (s *Shelf) Advance() bool {
	if s.ticks == 0 {
		return false
	}
	if s.ticks++; s.ticks > takenTicks {
		s.ticks = 0
	}
	return true
}

// Box returns where a box is now that stands at r when nothing moves, in logical pixels.
func (s *Shelf) Box(id string, r render.Rect) render.Rect {
	if s.stand == nil {
		s.stand = map[string]render.Rect{}
	}
	at := r
	if from, ok := s.stood[id]; ok && s.ticks > 0 {
		at = between(from, r, s.part(id))
	}
	s.stand[id] = at
	return at
}

// part returns which part of its way a box has gone, 0 to 1 and at times a little beyond.
func (s *Shelf) part(id string) float64 {
	if id == s.taken {
		return beats.OutBack(min(1, float64(s.ticks)/takenTicks))
	}
	return beats.InOutCubic(min(1, float64(s.ticks)/otherTicks))
}

// between returns a box that is a part of the way from one to another.
func between(a, b render.Rect, part float64) render.Rect {
	at := func(a, b float64) float64 { return a + (b-a)*part }
	return render.Rect{X: at(a.X, b.X), Y: at(a.Y, b.Y), W: at(a.W, b.W), H: at(a.H, b.H)}
}
