package ui

import (
	"math"

	"bigpayday/input"
)

// at returns the topmost control under a point that pointer and keys reach.
func (u *UI) at(x, y float64) (*entry, *Control) {
	i := len(u.entries) - 1
	for l := len(u.layers) - 1; l >= u.floor; l-- {
		for ; i >= 0 && u.entries[i].layer == l; i-- {
			if e := &u.entries[i]; e.contains(x, y) {
				return e, u.control(e)
			}
		}
		if b := u.layers[l].Box; b.Contains(x, y) {
			return nil, nil
		}
	}
	return nil, nil
}

// point follows the pointer through one tick.
func (u *UI) point() {
	p := &u.in.Pointer
	wasHeld := u.drag.Held()
	escape := wasHeld && u.in.Pressed.Has(input.Cancel)
	switch u.drag.Next(u.in) {
	case input.DragPressed:
		u.press(p.X, p.Y)
	case input.DragStarted:
		u.startDrag()
	case input.DragMoved:
		u.moveDrag()
	case input.DragClicked:
		if !wasHeld {
			u.press(p.X, p.Y) // down and up within one tick
		}
		u.release(false)
	case input.DragDropped:
		u.moveDrag()
		u.release(true)
	case input.DragCancelled:
		if escape {
			u.use(input.SetOf(input.Cancel))
		}
		u.cancelHold()
	}
	if wasHeld && p.JustReleased && u.drag.Held() {
		u.press(p.X, p.Y) // up and down again within one tick
	}
	u.keepHolding()
}

// press begins a press at a point.
func (u *UI) press(x, y float64) {
	u.hold = hold{}
	u.hideTip()
	u.visible = false
	if u.dismissBeside(x, y) {
		u.drag.Stop()
		return
	}
	e, c := u.at(x, y)
	if c == nil || u.tooNew(c, x, y) {
		u.blur()
		return
	}
	part := partAt(c, e.box, x, y)
	u.hold = hold{mode: holdPress, id: c.ID, part: part, since: u.tick}
	if w, ok := c.Widget.(Scroll); ok {
		u.pressScroll(e, c, w, x, y)
		return
	}
	u.count(c, x, y)
	if c.Off && !u.wants(c) {
		u.hold.mode = holdNothing
		if !c.Skip {
			u.setFocus(c.ID)
		}
		u.refuse(c, part)
		return
	}
	newly := u.focus != c.ID
	if !c.Skip {
		u.setFocus(c.ID)
	}
	switch w := c.Widget.(type) {
	case Stepper:
		if part >= 0 {
			u.hold.mode = holdStep
			u.step(c, 2*part-1, false)
		}
	case Slider:
		u.hold.mode, u.hold.value = holdSlide, w.Value
		u.slide(e, c, w, x)
	case TextField:
		u.hold.mode = holdText
		u.pressField(e, w, x, newly)
	}
}

// wants reports whether a control takes, or refuses, what is in hand.
func (u *UI) wants(c *Control) bool { return u.carrying && c.Takes == u.carry.Kind }

// tooNew reports whether a control came so late that the player cannot have
// meant it: in this very tick, or under the second click of a double click.
func (u *UI) tooNew(c *Control, x, y float64) bool {
	born := u.born[c.ID]
	if born >= u.tick {
		return true
	}
	k := &u.click
	return k.count > 0 && born > k.tick && u.tick-k.tick < doubleClick && near(k.x, k.y, x, y)
}

func near(x0, y0, x1, y1 float64) bool { return math.Hypot(x1-x0, y1-y0) <= doubleReach }

// count counts clicks that follow each other on one control.
func (u *UI) count(c *Control, x, y float64) {
	k := &u.click
	if k.id == c.ID && u.tick-k.tick < doubleClick && near(k.x, k.y, x, y) {
		k.count++
	} else {
		k.count = 1
	}
	k.tick, k.x, k.y, k.id = u.tick, x, y, c.ID
}

// startDrag decides what a press that moves becomes.
func (u *UI) startDrag() {
	e, c := u.find(u.hold.id)
	if c == nil || u.hold.mode != holdPress {
		u.moveDrag()
		return
	}
	p := &u.in.Pointer
	dx, dy := math.Abs(p.X-u.drag.StartX), math.Abs(p.Y-u.drag.StartY)
	area := c.In
	if _, ok := c.Widget.(Scroll); ok {
		area = c.ID
	}
	scrolls := area != "" && u.scrollable(area) && dy > dx
	switch {
	case c.Grab != "" && !c.Off && !(scrolls && p.Touch):
		u.hold.mode = holdCarry
		u.pickUpByPointer(e, c)
	case scrolls && (p.Touch || area == c.ID):
		u.hold.mode, u.hold.id, u.hold.from = holdScroll, area, u.offset(area)
		u.moveDrag()
	}
}

// moveDrag lets what is held follow the pointer.
func (u *UI) moveDrag() {
	e, c := u.find(u.hold.id)
	if c == nil {
		return
	}
	p := &u.in.Pointer
	switch u.hold.mode {
	case holdSlide:
		if w, ok := c.Widget.(Slider); ok {
			u.slide(e, c, w, p.X)
		}
	case holdText:
		if w, ok := c.Widget.(TextField); ok {
			u.dragField(e, w, p.X)
		}
	case holdScroll:
		u.scrollTo(c.ID, u.hold.from-(p.Y-u.drag.StartY))
	case holdBar:
		u.dragBar(e, c, p.Y)
	}
}

// release ends a press where the pointer is.
func (u *UI) release(dragged bool) {
	h := u.hold
	u.hold = hold{}
	e, c := u.find(h.id)
	switch h.mode {
	case holdCarry:
		u.drop()
		return
	case holdPress:
		if c == nil || h.tipped {
			return
		}
		u.hold = h
		inside := u.overHeld()
		u.hold = hold{}
		if _, scroll := c.Widget.(Scroll); scroll {
			u.abandonClickCarry(dragged)
			return
		}
		if inside && !u.clickCarry(c) {
			u.activate(e, c, h.part)
		}
	case holdNothing:
		if c == nil {
			u.abandonClickCarry(dragged)
		}
	}
}

// cancelHold ends a press without effect, and puts back what it had done.
func (u *UI) cancelHold() {
	h := u.hold
	u.hold = hold{}
	_, c := u.find(h.id)
	if c == nil {
		return
	}
	switch h.mode {
	case holdCarry:
		u.endCarry("", PutBack)
	case holdSlide:
		if w, ok := c.Widget.(Slider); ok && w.Value != h.value {
			u.emit(Event{Kind: Changed, ID: c.ID, Value: h.value})
		}
	case holdScroll, holdBar:
		u.scrollTo(c.ID, h.from)
	}
}

// keepHolding does what happens while the pointer rests on something it holds.
func (u *UI) keepHolding() {
	_, c := u.find(u.hold.id)
	if c == nil {
		return
	}
	held := u.tick - u.hold.since
	switch u.hold.mode {
	case holdStep:
		if held >= holdDelay && (held-holdDelay)%holdEvery == 0 && u.overHeld() {
			u.step(c, 2*u.hold.part-1, false)
		}
	case holdPress:
		if u.in.Pointer.Touch && held == touchHold && !u.drag.Dragging() && u.hasTip(c, u.hold.part) {
			u.hold.tipped = true
			u.tip = tipState{id: c.ID, part: u.hold.part, since: u.tick, forced: true}
		}
	}
}

// dismissBeside closes the topmost layer that allows it when a press is beside
// it.
func (u *UI) dismissBeside(x, y float64) bool {
	top := len(u.layers) - 1
	if top < 0 {
		return false
	}
	l := &u.layers[top]
	if !l.Dismiss || !l.Modal || l.Box.Contains(x, y) {
		return false
	}
	if e, _ := u.at(x, y); e != nil && e.layer == top {
		return false
	}
	u.dismiss(l)
	return true
}

func (u *UI) dismiss(l *Layer) {
	if l.ID == u.list.layer.ID && u.list.open() {
		u.list.close()
		return
	}
	u.emit(Event{Kind: Dismissed, ID: l.ID})
}

// hovering finds out what the pointer is over.
func (u *UI) hovering() {
	p := &u.in.Pointer
	u.hover, u.hovPart = "", -1
	if p.Away || p.Touch || u.in.Device == input.NoDevice {
		return
	}
	if u.drag.Held() && u.hold.mode != holdCarry {
		// Nothing else reacts while something is held down.
		if u.hold.mode != holdNothing && u.overHeld() {
			u.hover, u.hovPart = u.hold.id, u.hold.part
		}
		return
	}
	e, c := u.at(p.X, p.Y)
	if c == nil || u.carrying && c.Takes != u.carry.Kind && c.ID != u.carry.From {
		return
	}
	u.hover, u.hovPart = c.ID, partAt(c, e.box, p.X, p.Y)
}
