package ui

import (
	"math"
	"unicode/utf8"

	"bigpayday/render"
	"bigpayday/render/control"
)

// tipState is the tooltip: the one on screen, and the one to come.
type tipState struct {
	id     ID
	part   int
	since  int // of what is shown, or awaited
	forced bool
	reason bool
	// awaited is what the pointer rests on, and muted what it was pressed on:
	// there no tooltip comes until the pointer has left.
	awaited     ID
	awaitedPart int
	muted       ID
}

func (t *tipState) pending() bool { return t.awaited != "" && t.id == "" || t.forced }

// hideTip takes the tooltip away, and keeps it away from what was pressed.
func (u *UI) hideTip() { u.tip = tipState{muted: u.hover} }

// tips works out which tooltip is on screen.
func (u *UI) tips() {
	t := &u.tip
	if t.forced {
		_, c := u.find(t.id)
		rests := u.hover == t.id || u.hold.tipped
		if c != nil && (rests || u.tick-t.since < tipForced) {
			return
		}
		*t = tipState{}
	}
	if u.carrying && u.carry.By != ByKeys || u.hold.mode != holdNothing {
		*t = tipState{muted: t.muted}
		return
	}
	if u.visible && u.byKeys() {
		_, c := u.find(u.focus)
		if c != nil && u.hasTip(c, -1) {
			*t = tipState{id: c.ID, part: -1}
		} else {
			*t = tipState{}
		}
		return
	}
	if u.hover != t.muted {
		t.muted = ""
	}
	if !u.hasMoved() {
		*t = tipState{}
		return
	}
	_, c := u.find(u.hover)
	if c == nil || t.muted != "" || !u.hasTip(c, u.hovPart) {
		*t = tipState{muted: t.muted}
		return
	}
	if t.awaited != u.hover || t.awaitedPart != u.hovPart {
		*t = tipState{awaited: u.hover, awaitedPart: u.hovPart, since: u.tick}
		return
	}
	if u.tick-t.since >= tipDelay {
		t.id, t.part = u.hover, u.hovPart
	}
}

// tipReach is how far the pointer has to move on a new page before a tooltip comes, in logical
// pixels: one that merely lies there asks for nothing.
const tipReach = 8

// hasMoved reports whether the pointer has moved since the page was opened.
func (u *UI) hasMoved() bool {
	p := &u.in.Pointer
	switch {
	case u.moved:
	case u.tick <= 1:
		u.restsAt.x, u.restsAt.y = p.X, p.Y
		u.moved = p.Away
	default:
		u.moved = p.Away || math.Hypot(p.X-u.restsAt.x, p.Y-u.restsAt.y) >= tipReach
	}
	return u.moved
}

func (u *UI) hasTip(c *Control, part int) bool {
	tip, reason := tipOf(c, part)
	return tip != (control.Tip{}) || reason != ""
}

// tipOf returns what a tooltip says of a control or a part of it, and why it is
// off.
func tipOf(c *Control, part int) (tip control.Tip, reason string) {
	tip = c.Tip
	if c.Off {
		return tip, c.Reason
	}
	w, ok := c.Widget.(parted)
	if !ok || part < 0 {
		return tip, ""
	}
	t, off := w.partTip(part)
	switch {
	case t == (control.Tip{}):
		return tip, ""
	case !off:
		return t, ""
	case t.Title != "":
		return control.Tip{Title: t.Title}, t.Text
	}
	return tip, t.Text
}

// titleMost is the greatest number of runes in a reason that stands alone, as
// the title of its tooltip.
const titleMost = 42

// explained returns a tooltip with the reason added: as a line of its own below
// what the thing is, as the sentence below its name, or alone.
func explained(tip control.Tip, name, reason string) control.Tip {
	if tip.Title == "" {
		tip.Title = name
	}
	switch {
	case reason == "":
	case tip.Text != "":
		tip.Figure = reason
	case tip.Title == "" && utf8.RuneCountInString(reason) <= titleMost:
		tip.Title = reason
	default:
		tip.Text = reason
	}
	return tip
}

// Tooltip returns what the tooltip on screen says and where the thing stands
// that it tells of. The last result is false where there is none.
func (u *UI) Tooltip() (tip control.Tip, at render.Rect, ok bool) {
	e, c := u.find(u.tip.id)
	if c == nil {
		return control.Tip{}, render.Rect{}, false
	}
	tip, reason := tipOf(c, u.tip.part)
	if tip.Title == "" || reason != "" {
		tip = explained(tip, nameOf(c), reason)
	}
	box := e.box
	if w, ok := c.Widget.(interface {
		partBox(box render.Rect, part int) render.Rect
	}); ok && u.tip.part >= 0 {
		box = w.partBox(e.box, u.tip.part)
	}
	return tip, box, true
}

// nameOf returns what is written on a control.
func nameOf(c *Control) string {
	switch w := c.Widget.(type) {
	case Button:
		return w.Label
	case listOption:
		return w.text
	}
	return ""
}
