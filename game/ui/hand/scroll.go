package hand

import "bigpayday/game/ui"

// Measures of scrolling in logical pixels.
const (
	wheelStep = 48 // one notch of a wheel, or one arrow key
	barReach  = 18 // how far from the edge the bar can be grabbed
	seeMargin = 10 // left around a control that is scrolled to
)

// Offset returns how far a scroll area is scrolled down, in logical pixels.
func (h *Hand) Offset(id ui.ID) float64 { return h.offset(id) }

// ScrollTo scrolls an area, as far as it goes.
func (h *Hand) ScrollTo(id ui.ID, offset float64) {
	if h.scrolls[id] == nil {
		h.scrolls[id] = &ui.Scrolled{Offset: offset, Most: offset}
		return
	}
	h.scrollTo(id, offset)
}

func (h *Hand) offset(id ui.ID) float64 {
	if s := h.scrolls[id]; s != nil {
		return s.Offset
	}
	return 0
}

// fit brings what is known of an area up to date with its content.
func (h *Hand) fit(c *ui.Control, w ui.Scroll) {
	s := h.scrolls[c.ID]
	if s == nil {
		s = &ui.Scrolled{}
		h.scrolls[c.ID] = s
	}
	s.Most = max(0, w.Content-c.Box.H)
	s.Offset = min(max(0, s.Offset), s.Most)
}

func (h *Hand) scrollable(id ui.ID) bool {
	s := h.scrolls[id]
	return s != nil && s.Most > 0
}

func (h *Hand) scrollTo(id ui.ID, y float64) bool {
	s := h.scrolls[id]
	if s == nil {
		return false
	}
	y = min(max(0, y), s.Most)
	if y == s.Offset {
		return false
	}
	s.Offset = y
	h.place()
	return true
}

// areaOf returns the scroll area that a control is, or lies in, or else the
// only one that keys reach.
func (h *Hand) areaOf(c *ui.Control) ui.ID {
	if c != nil {
		if _, ok := c.Widget.(ui.Scroll); ok {
			return c.ID
		}
		if c.In != "" {
			if _, area := h.find(c.In); area != nil {
				return c.In
			}
		}
	}
	var only ui.ID
	for i := range h.entries {
		e := &h.entries[i]
		if _, ok := h.control(e).Widget.(ui.Scroll); !ok || e.layer < h.floor {
			continue
		}
		if only != "" {
			return ""
		}
		only = h.control(e).ID
	}
	return only
}

// scrollFocused scrolls an area that itself has the focus. It reports whether
// the area moved.
func (h *Hand) scrollFocused(c *ui.Control, steps int) bool {
	if _, ok := widget[ui.Scroll](c); !ok || !h.visible {
		return false
	}
	return h.scrollTo(c.ID, h.offset(c.ID)+float64(steps)*wheelStep)
}

// reveal scrolls so that a control can be seen whole.
func (h *Hand) reveal(id ui.ID) {
	e, c := h.find(id)
	if c == nil || c.In == "" || !e.clipped {
		return
	}
	off := h.offset(c.In)
	switch {
	case e.box.Y < e.clip.Y+seeMargin:
		h.scrollTo(c.In, off-(e.clip.Y+seeMargin-e.box.Y))
	case e.box.Bottom() > e.clip.Bottom()-seeMargin:
		h.scrollTo(c.In, off+min(e.box.Bottom()-e.clip.Bottom()+seeMargin, e.box.Y-e.clip.Y-seeMargin))
	}
}

// turnWheel scrolls what is under the pointer: the innermost area that can
// still move.
func (h *Hand) turnWheel() {
	if h.in.WheelY == 0 {
		return
	}
	p := &h.in.Pointer
	for i := len(h.entries) - 1; i >= 0; i-- {
		e := &h.entries[i]
		if e.layer < h.floor {
			return
		}
		c := h.control(e)
		if _, ok := c.Widget.(ui.Scroll); !ok || !e.contains(p.X, p.Y) {
			continue
		}
		if h.scrollTo(c.ID, h.offset(c.ID)-h.in.WheelY*wheelStep) {
			h.hideTip()
			return
		}
	}
}

// pressScroll begins a press on the area itself: on its bar, or beside its
// controls.
func (h *Hand) pressScroll(e *entry, c *ui.Control, w ui.Scroll, x, y float64) {
	s := h.scrolls[c.ID]
	if s == nil || s.Most <= 0 || !w.Strip(e.box, barReach).Contains(x, y) {
		h.blur()
		return
	}
	thumb := s.Thumb(w, e.box)
	switch {
	case y < thumb.Y:
		h.scrollTo(c.ID, s.Offset-e.box.H*0.9)
		h.hold.mode = holdNothing
	case y >= thumb.Bottom():
		h.scrollTo(c.ID, s.Offset+e.box.H*0.9)
		h.hold.mode = holdNothing
	default:
		h.hold.mode, h.hold.from = holdBar, s.Offset
	}
}

// dragBar lets the knob of a scroll bar follow the pointer.
func (h *Hand) dragBar(e *entry, c *ui.Control, y float64) {
	s := h.scrolls[c.ID]
	if s == nil {
		return
	}
	w, _ := c.Widget.(ui.Scroll)
	if room := e.box.H - s.Thumb(w, e.box).H; room > 0 {
		h.scrollTo(c.ID, h.hold.from+(y-h.drag.StartY)/room*s.Most)
	}
}
