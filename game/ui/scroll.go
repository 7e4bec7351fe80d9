package ui

import (
	"bigpayday/game/ui/digest"
	"bigpayday/render"
	"bigpayday/render/control"
)

// Measures of scrolling in logical pixels.
const (
	wheelStep = 48 // one notch of a wheel, or one arrow key
	barWide   = 8
	barReach  = 18 // how far from the edge the bar can be grabbed
	seeMargin = 10 // left around a control that is scrolled to
)

// scrolling is how far a scroll area is scrolled, and how far it can be.
type scrolling struct {
	offset, most float64
}

// Offset returns how far a scroll area is scrolled down, in logical pixels.
func (u *UI) Offset(id ID) float64 { return u.offset(id) }

// ScrollTo scrolls an area, as far as it goes.
func (u *UI) ScrollTo(id ID, offset float64) {
	if u.scrolls[id] == nil {
		u.scrolls[id] = &scrolling{offset: offset, most: offset}
		return
	}
	u.scrollTo(id, offset)
}

func (u *UI) offset(id ID) float64 {
	if s := u.scrolls[id]; s != nil {
		return s.offset
	}
	return 0
}

// fit brings what is known of an area up to date with its content.
func (u *UI) fit(c *Control, w Scroll) {
	s := u.scrolls[c.ID]
	if s == nil {
		s = &scrolling{}
		u.scrolls[c.ID] = s
	}
	s.most = max(0, w.Content-c.Box.H)
	s.offset = min(max(0, s.offset), s.most)
}

func (u *UI) scrollable(id ID) bool {
	s := u.scrolls[id]
	return s != nil && s.most > 0
}

func (u *UI) scrollTo(id ID, y float64) bool {
	s := u.scrolls[id]
	if s == nil {
		return false
	}
	y = min(max(0, y), s.most)
	if y == s.offset {
		return false
	}
	s.offset = y
	u.place()
	return true
}

// areaOf returns the scroll area that a control is, or lies in, or else the
// only one that keys reach.
func (u *UI) areaOf(c *Control) ID {
	if c != nil {
		if _, ok := c.Widget.(Scroll); ok {
			return c.ID
		}
		if c.In != "" {
			if _, area := u.find(c.In); area != nil {
				return c.In
			}
		}
	}
	var only ID
	for i := range u.entries {
		e := &u.entries[i]
		if _, ok := u.control(e).Widget.(Scroll); !ok || e.layer < u.floor {
			continue
		}
		if only != "" {
			return ""
		}
		only = u.control(e).ID
	}
	return only
}

// scrollFocused scrolls an area that itself has the focus. It reports whether
// the area moved.
func (u *UI) scrollFocused(c *Control, steps int) bool {
	if _, ok := widget[Scroll](c); !ok || !u.visible {
		return false
	}
	return u.scrollTo(c.ID, u.offset(c.ID)+float64(steps)*wheelStep)
}

// reveal scrolls so that a control can be seen whole.
func (u *UI) reveal(id ID) {
	e, c := u.find(id)
	if c == nil || c.In == "" || !e.clipped {
		return
	}
	off := u.offset(c.In)
	switch {
	case e.box.Y < e.clip.Y+seeMargin:
		u.scrollTo(c.In, off-(e.clip.Y+seeMargin-e.box.Y))
	case e.box.Bottom() > e.clip.Bottom()-seeMargin:
		u.scrollTo(c.In, off+min(e.box.Bottom()-e.clip.Bottom()+seeMargin, e.box.Y-e.clip.Y-seeMargin))
	}
}

// turnWheel scrolls what is under the pointer: the innermost area that can
// still move.
func (u *UI) turnWheel() {
	if u.in.WheelY == 0 {
		return
	}
	p := &u.in.Pointer
	for i := len(u.entries) - 1; i >= 0; i-- {
		e := &u.entries[i]
		if e.layer < u.floor {
			return
		}
		c := u.control(e)
		if _, ok := c.Widget.(Scroll); !ok || !e.contains(p.X, p.Y) {
			continue
		}
		if u.scrollTo(c.ID, u.offset(c.ID)-u.in.WheelY*wheelStep) {
			u.hideTip()
			return
		}
	}
}

// Scroll is an area of which only a part can be seen: controls that name it as
// the area they lie In move with it. It has a bar at its right edge where there
// is more than can be seen; leave 12 logical pixels for it. Only up and down.
type Scroll struct {
	// Content is the height of everything in it, in logical pixels.
	Content float64
	// Left puts the bar at the left edge, for left hands.
	Left bool
}

func (w Scroll) activates() bool       { return false }
func (w Scroll) hash(s *digest.Digest) { s.Float(w.Content); s.Bool(w.Left) }

// strip returns the part of a scroll area that is so wide and begins at the edge with
// the bar.
func (w Scroll) strip(box render.Rect, wide float64) render.Rect {
	if !w.Left {
		box.X = box.Right() - wide
	}
	box.W = wide
	return box
}

// track returns where the bar of a scroll area is, and which part of the
// content is in sight.
func (s *scrolling) track(w Scroll, box render.Rect) (bar render.Rect, from, to float64) {
	whole := box.H + s.most
	bar = w.strip(box, barWide)
	if whole <= 0 {
		return bar, 0, 1
	}
	return bar, s.offset / whole, (s.offset + box.H) / whole
}

func (s *scrolling) thumb(w Scroll, box render.Rect) render.Rect {
	return control.ScrollKnob(s.track(w, box))
}

// pressScroll begins a press on the area itself: on its bar, or beside its
// controls.
func (u *UI) pressScroll(e *entry, c *Control, w Scroll, x, y float64) {
	s := u.scrolls[c.ID]
	if s == nil || s.most <= 0 || !w.strip(e.box, barReach).Contains(x, y) {
		u.blur()
		return
	}
	thumb := s.thumb(w, e.box)
	switch {
	case y < thumb.Y:
		u.scrollTo(c.ID, s.offset-e.box.H*0.9)
		u.hold.mode = holdNothing
	case y >= thumb.Bottom():
		u.scrollTo(c.ID, s.offset+e.box.H*0.9)
		u.hold.mode = holdNothing
	default:
		u.hold.mode, u.hold.from = holdBar, s.offset
	}
}

// dragBar lets the knob of a scroll bar follow the pointer.
func (u *UI) dragBar(e *entry, c *Control, y float64) {
	s := u.scrolls[c.ID]
	if s == nil {
		return
	}
	w, _ := c.Widget.(Scroll)
	if room := e.box.H - s.thumb(w, e.box).H; room > 0 {
		u.scrollTo(c.ID, u.hold.from+(y-u.drag.StartY)/room*s.most)
	}
}
