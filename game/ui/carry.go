package ui

import (
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
	From ID
	Kind string
	By   By
	// Ghost is where the thing in hand is to be drawn, in the size of its
	// source.
	Ghost render.Rect
	// Over is the target that would take it now, or refuse it, if any.
	Over ID

	dx, dy float64
}

// Carrying returns what is in hand. The second result is false where nothing
// is.
func (u *UI) Carrying() (Carry, bool) { return u.carry, u.carrying }

func (u *UI) begin(e *entry, c *Control, by By) {
	u.hideTip()
	u.carrying = true
	u.carry = Carry{From: c.ID, Kind: c.Grab, By: by, Ghost: e.box, dx: e.box.W / 2, dy: e.box.H / 2}
	u.emit(Event{Kind: Picked, ID: c.ID})
}

// pickUpByPointer begins a drag; the thing stays under the pointer where it was
// taken.
func (u *UI) pickUpByPointer(e *entry, c *Control) {
	if u.carrying {
		u.endCarry("", PutBack)
	}
	u.begin(e, c, ByPointer)
	u.carry.dx, u.carry.dy = u.drag.StartX-e.box.X, u.drag.StartY-e.box.Y
}

// pick takes up what is at a source, with a click or with Enter.
func (u *UI) pick(e *entry, c *Control) {
	by := ByClick
	if u.visible && u.byKeys() {
		by = ByKeys
	}
	u.begin(e, c, by)
	if by != ByKeys {
		return
	}
	// The first target that is free is where the next one usually goes.
	for i := range u.entries {
		o := &u.entries[i]
		if t := u.control(o); t.Takes == u.carry.Kind && !t.Off && !t.Skip && t.ID != c.ID && o.layer >= u.floor {
			u.goTo(t.ID)
			return
		}
	}
}

func (u *UI) byKeys() bool { return u.in.Device == input.Keys || u.in.Device == input.Pad }

// clickCarry lets a click, or Enter, on a control act on what is in hand. It
// reports whether it did.
func (u *UI) clickCarry(c *Control) bool {
	switch {
	case !u.carrying:
		return false
	case c.ID == u.carry.From:
		u.endCarry("", PutBack)
		return true
	case c.Takes == u.carry.Kind:
		u.putOn(c)
		return true
	case c.Grab != "" && !c.Off:
		u.endCarry("", PutBack) // another one instead
	}
	return false
}

// abandonClickCarry puts back what is in hand after a click on nothing.
func (u *UI) abandonClickCarry(dragged bool) {
	if u.carrying && u.carry.By == ByClick && !dragged {
		u.endCarry("", PutBack)
	}
}

// drop ends a drag where the pointer is.
func (u *UI) drop() {
	if !u.carrying {
		return
	}
	p := &u.in.Pointer
	c := u.targetAt(p.X, p.Y)
	if c == nil || p.Away && !p.Touch || c.ID == u.carry.From {
		u.endCarry("", PutBack)
		return
	}
	u.putOn(c)
}

// targetAt returns the topmost control at a point that takes what is in hand.
func (u *UI) targetAt(x, y float64) *Control {
	for i := len(u.entries) - 1; i >= 0; i-- {
		e := &u.entries[i]
		if e.layer < u.floor {
			break
		}
		if c := u.control(e); c.Takes == u.carry.Kind && e.contains(x, y) {
			return c
		}
	}
	return nil
}

func (u *UI) putOn(c *Control) {
	if !c.Off {
		u.endCarry(c.ID, Dropped)
		return
	}
	if u.carry.By == ByPointer {
		u.endCarry(c.ID, Refused)
	} else {
		// Still in hand: the player chooses another place.
		u.emit(Event{Kind: Refused, ID: c.ID, From: u.carry.From})
	}
	u.refuse(c, -1)
}

// endCarry lets go of what is in hand and reports how.
func (u *UI) endCarry(target ID, kind EventKind) {
	k := u.carry
	u.carrying, u.carry = false, Carry{}
	if kind == PutBack {
		u.emit(Event{Kind: PutBack, ID: k.From})
	} else {
		u.emit(Event{Kind: kind, ID: target, From: k.From})
	}
	if k.By != ByKeys {
		return
	}
	// Back to where the next one is picked up; who moves a thing about on one
	// board stays with it.
	_, from := u.find(k.From)
	_, to := u.find(target)
	if from != nil && !(to != nil && from.Takes == k.Kind && to.Takes == k.Kind) {
		u.goTo(k.From)
	}
}

// followCarry keeps what is in hand where the hand is.
func (u *UI) followCarry() {
	if !u.carrying {
		return
	}
	k := &u.carry
	k.Over = ""
	if k.By == ByKeys || k.By == ByClick && u.visible && u.byKeys() {
		if e, c := u.find(u.focus); c != nil && c.Takes == k.Kind && c.ID != k.From {
			k.Over = c.ID
			k.Ghost.X, k.Ghost.Y = e.box.CenterX()-k.Ghost.W/2, e.box.CenterY()-k.Ghost.H/2
		} else if e, _ := u.find(k.From); e != nil {
			k.Ghost.X, k.Ghost.Y = e.box.X, e.box.Y
		}
		return
	}
	p := &u.in.Pointer
	if k.By == ByClick && p.Touch {
		// No finger is on the screen: it stays where it was taken.
		return
	}
	k.Ghost.X, k.Ghost.Y = p.X-k.dx, p.Y-k.dy
	if c := u.targetAt(p.X, p.Y); c != nil && c.ID != k.From && !(p.Away && !p.Touch) {
		k.Over = c.ID
	}
}
