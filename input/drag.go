package input

import "math"

// Distances in logical pixels that the pointer has to move while it is down
// before a press becomes a drag: a finger is less steady than a mouse.
const (
	mouseThreshold = 4
	touchThreshold = 8
)

// DragStep is what became of a press in one tick.
type DragStep uint8

const (
	// DragNone means that nothing is held, or that nothing changed.
	DragNone DragStep = iota
	// DragPressed means that a press began.
	DragPressed
	// DragStarted means that the pointer has moved far enough to be dragging.
	DragStarted
	// DragMoved means that the pointer moved on while dragging.
	DragMoved
	// DragDropped means that it was let go after dragging.
	DragDropped
	// DragClicked means that it was let go where it was pressed.
	DragClicked
	// DragCancelled means that the press or drag ended without effect: by
	// Escape, because the window lost the keyboard, or because the release
	// was never seen.
	DragCancelled
)

// Drag follows one press of the pointer from beginning to end. It keeps hold of
// the pointer wherever it goes, outside the window too. The zero value is
// ready.
type Drag struct {
	held     bool
	dragging bool
	touch    bool
	// StartX and StartY are where the press began, in logical pixels.
	StartX, StartY float64
}

// Held reports whether a press is under way, dragging or not.
func (d *Drag) Held() bool { return d.held }

// Dragging reports whether the press has become a drag.
func (d *Drag) Dragging() bool { return d.held && d.dragging }

// Stop lets go at once: the rest of the press means nothing. It reports whether
// there was one.
func (d *Drag) Stop() bool {
	was := d.held
	d.held, d.dragging = false, false
	return was
}

// Next takes a tick and says what became of the press. A press that begins in
// the tick in which another one ends is taken up silently: Held is true again.
func (d *Drag) Next(s *State) DragStep {
	p := &s.Pointer
	if !d.held {
		if !p.JustPressed || s.Lost {
			return DragNone
		}
		d.begin(p)
		if !p.Down {
			d.held = false
			return DragClicked
		}
		return DragPressed
	}
	switch {
	case s.Lost, s.Pressed.Has(Cancel):
		d.Stop()
		return DragCancelled
	case p.JustReleased:
		step := DragClicked
		if d.dragging || d.far(p) {
			step = DragDropped
		}
		d.Stop()
		if p.JustPressed && p.Down {
			d.begin(p)
		}
		return step
	case !p.Down:
		d.Stop()
		return DragCancelled
	case p.JustPressed:
		// The release was never seen: this is a press of its own.
		d.begin(p)
		return DragPressed
	case !d.dragging:
		if !d.far(p) {
			return DragNone
		}
		d.dragging = true
		return DragStarted
	case p.Moved:
		return DragMoved
	}
	return DragNone
}

func (d *Drag) begin(p *Pointer) {
	*d = Drag{held: true, touch: p.Touch, StartX: p.X, StartY: p.Y}
}

func (d *Drag) far(p *Pointer) bool {
	limit := float64(mouseThreshold)
	if d.touch {
		limit = touchThreshold
	}
	return math.Hypot(p.X-d.StartX, p.Y-d.StartY) > limit
}
