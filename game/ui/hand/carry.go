package hand

import (
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// By says how something is being carried.
type By uint8

const (
	// ByPointer: it was dragged off its place and follows the pointer.
	ByPointer By = iota + 1
	// ByClick: its place was clicked; a click on a target puts it there.
	ByClick
	// ByKeys: it was picked up with the keyboard or a gamepad; the focus moves
	// over the targets.
	ByKeys
)

// Carry is a thing on its way from a source to a target.
type Carry struct {
	// From is the control where it was picked up, Kind what it is.
	From ui.ID
	Kind string
	By   By
	// Ghost is where the thing in hand is to be drawn, in the size of its
	// source.
	Ghost render.Rect
	// Over is the target that would take it now, or refuse it, if any.
	Over ui.ID

	dx, dy float64
}

// Carrying returns what is in hand. The second result is false where nothing
// is.
func (h *Hand) Carrying() (Carry, bool) { return h.carry, h.carrying }

func (h *Hand) begin(e *entry, c *ui.Control, by By) {
	h.hideTip()
	h.carrying = true
	h.carry = Carry{From: c.ID, Kind: c.Grab, By: by, Ghost: e.box, dx: e.box.W / 2, dy: e.box.H / 2}
	h.emit(ui.Event{Kind: ui.Picked, ID: c.ID})
}

// pickUpByPointer begins a drag; the thing stays under the pointer where it was
// taken.
func (h *Hand) pickUpByPointer(e *entry, c *ui.Control) {
	if h.carrying {
		h.endCarry("", ui.PutBack)
	}
	h.begin(e, c, ByPointer)
	h.carry.dx, h.carry.dy = h.drag.StartX-e.box.X, h.drag.StartY-e.box.Y
}

// pick takes up what is at a source, with a click or with Enter.
func (h *Hand) pick(e *entry, c *ui.Control) {
	by := ByClick
	if h.visible && h.byKeys() {
		by = ByKeys
	}
	h.begin(e, c, by)
	if by != ByKeys {
		return
	}
	// The first target that is free is where the next one usually goes.
	for i := range h.entries {
		o := &h.entries[i]
		if t := h.control(o); t.Takes == h.carry.Kind && !t.Off && !t.Skip && t.ID != c.ID && o.layer >= h.floor {
			h.goTo(t.ID)
			return
		}
	}
}

func (h *Hand) byKeys() bool { return h.in.Device == input.Keys || h.in.Device == input.Pad }

// clickCarry lets a click, or Enter, on a control act on what is in hand. It
// reports whether it did.
func (h *Hand) clickCarry(c *ui.Control) bool {
	switch {
	case !h.carrying:
		return false
	case c.ID == h.carry.From:
		h.endCarry("", ui.PutBack)
		return true
	case c.Takes == h.carry.Kind:
		h.putOn(c)
		return true
	case c.Grab != "" && !c.Off:
		h.endCarry("", ui.PutBack) // another one instead
	}
	return false
}

// abandonClickCarry puts back what is in hand after a click on nothing.
func (h *Hand) abandonClickCarry(dragged bool) {
	if h.carrying && h.carry.By == ByClick && !dragged {
		h.endCarry("", ui.PutBack)
	}
}

// drop ends a drag where the pointer is.
func (h *Hand) drop() {
	if !h.carrying {
		return
	}
	p := &h.in.Pointer
	c := h.targetAt(p.X, p.Y)
	if c == nil || p.Away && !p.Touch || c.ID == h.carry.From {
		h.endCarry("", ui.PutBack)
		return
	}
	h.putOn(c)
}

// targetAt returns the topmost control at a point that takes what is in hand.
func (h *Hand) targetAt(x, y float64) *ui.Control {
	for i := len(h.entries) - 1; i >= 0; i-- {
		e := &h.entries[i]
		if e.layer < h.floor {
			break
		}
		if c := h.control(e); c.Takes == h.carry.Kind && e.contains(x, y) {
			return c
		}
	}
	return nil
}

func (h *Hand) putOn(c *ui.Control) {
	if !c.Off {
		h.endCarry(c.ID, ui.Dropped)
		return
	}
	if h.carry.By == ByPointer {
		h.endCarry(c.ID, ui.Refused)
	} else {
		// Still in hand: the player chooses another place.
		h.emit(ui.Event{Kind: ui.Refused, ID: c.ID, From: h.carry.From})
	}
	h.refuse(c, -1)
}

// endCarry lets go of what is in hand and reports how.
func (h *Hand) endCarry(target ui.ID, kind ui.EventKind) {
	k := h.carry
	h.carrying, h.carry = false, Carry{}
	if kind == ui.PutBack {
		h.emit(ui.Event{Kind: ui.PutBack, ID: k.From})
	} else {
		h.emit(ui.Event{Kind: kind, ID: target, From: k.From})
	}
	if k.By != ByKeys {
		return
	}
	// Back to where the next one is picked up; who moves a thing about on one
	// board stays with it.
	_, from := h.find(k.From)
	_, to := h.find(target)
	if from != nil && !(to != nil && from.Takes == k.Kind && to.Takes == k.Kind) {
		h.goTo(k.From)
	}
}

// followCarry keeps what is in hand where the hand is.
func (h *Hand) followCarry() {
	if !h.carrying {
		return
	}
	k := &h.carry
	k.Over = ""
	if k.By == ByKeys || k.By == ByClick && h.visible && h.byKeys() {
		if e, c := h.find(h.focus); c != nil && c.Takes == k.Kind && c.ID != k.From {
			k.Over = c.ID
			k.Ghost.X, k.Ghost.Y = e.box.CenterX()-k.Ghost.W/2, e.box.CenterY()-k.Ghost.H/2
		} else if e, _ := h.find(k.From); e != nil {
			k.Ghost.X, k.Ghost.Y = e.box.X, e.box.Y
		}
		return
	}
	p := &h.in.Pointer
	if k.By == ByClick && p.Touch {
		// No finger is on the screen: it stays where it was taken.
		return
	}
	k.Ghost.X, k.Ghost.Y = p.X-k.dx, p.Y-k.dy
	if c := h.targetAt(p.X, p.Y); c != nil && c.ID != k.From && !(p.Away && !p.Touch) {
		k.Over = c.ID
	}
}
