package hand

import (
	"math"
	"unicode/utf8"

	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/control"
)

// tipState is the tooltip: the one on screen, and the one to come.
type tipState struct {
	id     ui.ID
	part   int
	since  int // of what is shown, or awaited
	forced bool
	reason bool
	// awaited is what the pointer rests on, and muted what it was pressed on:
	// there no tooltip comes until the pointer has left.
	awaited     ui.ID
	awaitedPart int
	muted       ui.ID
}

func (t *tipState) pending() bool { return t.awaited != "" && t.id == "" || t.forced }

// hideTip takes the tooltip away, and keeps it away from what was pressed.
func (h *Hand) hideTip() { h.tip = tipState{muted: h.hover} }

// tips works out which tooltip is on screen.
func (h *Hand) tips() {
	t := &h.tip
	if t.forced {
		_, c := h.find(t.id)
		rests := h.hover == t.id || h.hold.tipped
		if c != nil && (rests || h.tick-t.since < tipForced) {
			return
		}
		*t = tipState{}
	}
	if h.carrying && h.carry.By != ByKeys || h.hold.mode != holdNothing {
		*t = tipState{muted: t.muted}
		return
	}
	if h.visible && h.byKeys() {
		_, c := h.find(h.focus)
		if c != nil && h.hasTip(c, -1) {
			*t = tipState{id: c.ID, part: -1}
		} else {
			*t = tipState{}
		}
		return
	}
	if h.hover != t.muted {
		t.muted = ""
	}
	if !h.hasMoved() {
		*t = tipState{}
		return
	}
	_, c := h.find(h.hover)
	if c == nil || t.muted != "" || !h.hasTip(c, h.hovPart) {
		*t = tipState{muted: t.muted}
		return
	}
	if t.awaited != h.hover || t.awaitedPart != h.hovPart {
		*t = tipState{awaited: h.hover, awaitedPart: h.hovPart, since: h.tick}
		return
	}
	if h.tick-t.since >= tipDelay {
		t.id, t.part = h.hover, h.hovPart
	}
}

// tipReach is how far the pointer has to move on a new page before a tooltip comes, in logical
// pixels: one that merely lies there asks for nothing.
const tipReach = 8

// hasMoved reports whether the pointer has moved since the page was opened.
func (h *Hand) hasMoved() bool {
	p := &h.in.Pointer
	switch {
	case h.moved:
	case h.tick <= 1:
		h.restsAt.x, h.restsAt.y = p.X, p.Y
		h.moved = p.Away
	default:
		h.moved = p.Away || math.Hypot(p.X-h.restsAt.x, p.Y-h.restsAt.y) >= tipReach
	}
	return h.moved
}

func (h *Hand) hasTip(c *ui.Control, part int) bool {
	tip, reason := tipOf(c, part)
	return tip != (control.Tip{}) || reason != ""
}

// tipOf returns what a tooltip says of a control or a part of it, and why it is
// off.
func tipOf(c *ui.Control, part int) (tip control.Tip, reason string) {
	tip = c.Tip
	if c.Off {
		return tip, c.Reason
	}
	t, off := c.PartTip(part)
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
func (h *Hand) Tooltip() (tip control.Tip, at render.Rect, ok bool) {
	e, c := h.find(h.tip.id)
	if c == nil {
		return control.Tip{}, render.Rect{}, false
	}
	tip, reason := tipOf(c, h.tip.part)
	if tip.Title == "" || reason != "" {
		tip = explained(tip, nameOf(c), reason)
	}
	return tip, c.PartBox(e.box, h.tip.part), true
}

// nameOf returns what is written on a control.
func nameOf(c *ui.Control) string {
	switch w := c.Widget.(type) {
	case ui.Button:
		return w.Label
	case ui.ListOption:
		return w.Text
	}
	return ""
}
