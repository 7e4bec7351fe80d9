package hand

import (
	"math"

	"bigpayday/game/ui"
	"bigpayday/input"
)

// at returns the topmost control under a point that pointer and keys reach.
func (h *Hand) at(x, y float64) (*entry, *ui.Control) {
	i := len(h.entries) - 1
	for l := len(h.layers) - 1; l >= h.floor; l-- {
		for ; i >= 0 && h.entries[i].layer == l; i-- {
			if e := &h.entries[i]; e.contains(x, y) {
				return e, h.control(e)
			}
		}
		if b := h.layers[l].Box; b.Contains(x, y) {
			return nil, nil
		}
	}
	return nil, nil
}

// point follows the pointer through one tick.
func (h *Hand) point() {
	p := &h.in.Pointer
	wasHeld := h.drag.Held()
	escape := wasHeld && h.in.Pressed.Has(input.Cancel)
	switch h.drag.Next(h.in) {
	case input.DragPressed:
		h.press(p.X, p.Y)
	case input.DragStarted:
		h.startDrag()
	case input.DragMoved:
		h.moveDrag()
	case input.DragClicked:
		if !wasHeld {
			h.press(p.X, p.Y) // down and up within one tick
		}
		h.release(false)
	case input.DragDropped:
		h.moveDrag()
		h.release(true)
	case input.DragCancelled:
		if escape {
			h.use(input.SetOf(input.Cancel))
		}
		h.cancelHold()
	}
	if wasHeld && p.JustReleased && h.drag.Held() {
		h.press(p.X, p.Y) // up and down again within one tick
	}
	h.keepHolding()
}

// press begins a press at a point.
func (h *Hand) press(x, y float64) {
	h.hold = hold{}
	h.hideTip()
	h.visible = false
	if h.dismissBeside(x, y) {
		h.drag.Stop()
		return
	}
	e, c := h.at(x, y)
	if c == nil || h.tooNew(c, x, y) {
		h.blur()
		return
	}
	part := c.PartAt(e.box, x, y)
	h.hold = hold{mode: holdPress, id: c.ID, part: part, since: h.tick}
	if w, ok := c.Widget.(ui.Scroll); ok {
		h.pressScroll(e, c, w, x, y)
		return
	}
	h.count(c, x, y)
	if c.Off && !h.wants(c) {
		h.hold.mode = holdNothing
		if !c.Skip {
			h.setFocus(c.ID)
		}
		h.refuse(c, part)
		return
	}
	newly := h.focus != c.ID
	if !c.Skip {
		h.setFocus(c.ID)
	}
	switch w := c.Widget.(type) {
	case ui.Stepper:
		if part >= 0 {
			h.hold.mode = holdStep
			h.step(c, 2*part-1, false)
		}
	case ui.Slider:
		h.hold.mode, h.hold.value = holdSlide, w.Value
		h.slide(e, c, w, x)
	case ui.TextField:
		h.hold.mode = holdText
		h.pressField(e, w, x, newly)
	}
}

// wants reports whether a control takes, or refuses, what is in hand.
func (h *Hand) wants(c *ui.Control) bool { return h.carrying && c.Takes == h.carry.Kind }

// tooNew reports whether a control came so late that the player cannot have
// meant it: in this very tick, or under the second click of a double click.
func (h *Hand) tooNew(c *ui.Control, x, y float64) bool {
	born := h.born[c.ID]
	if born >= h.tick {
		return true
	}
	k := &h.click
	return k.count > 0 && born > k.tick && h.tick-k.tick < doubleClick && near(k.x, k.y, x, y)
}

func near(x0, y0, x1, y1 float64) bool { return math.Hypot(x1-x0, y1-y0) <= doubleReach }

// count counts clicks that follow each other on one control.
func (h *Hand) count(c *ui.Control, x, y float64) {
	k := &h.click
	if k.id == c.ID && h.tick-k.tick < doubleClick && near(k.x, k.y, x, y) {
		k.count++
	} else {
		k.count = 1
	}
	k.tick, k.x, k.y, k.id = h.tick, x, y, c.ID
}

// startDrag decides what a press that moves becomes.
func (h *Hand) startDrag() {
	e, c := h.find(h.hold.id)
	if c == nil || h.hold.mode != holdPress {
		h.moveDrag()
		return
	}
	p := &h.in.Pointer
	dx, dy := math.Abs(p.X-h.drag.StartX), math.Abs(p.Y-h.drag.StartY)
	area := c.In
	if _, ok := c.Widget.(ui.Scroll); ok {
		area = c.ID
	}
	scrolls := area != "" && h.scrollable(area) && dy > dx
	switch {
	case c.Grab != "" && !c.Off && !(scrolls && p.Touch):
		h.hold.mode = holdCarry
		h.pickUpByPointer(e, c)
	case scrolls && (p.Touch || area == c.ID):
		h.hold.mode, h.hold.id, h.hold.from = holdScroll, area, h.offset(area)
		h.moveDrag()
	}
}

// moveDrag lets what is held follow the pointer.
func (h *Hand) moveDrag() {
	e, c := h.find(h.hold.id)
	if c == nil {
		return
	}
	p := &h.in.Pointer
	switch h.hold.mode {
	case holdSlide:
		if w, ok := c.Widget.(ui.Slider); ok {
			h.slide(e, c, w, p.X)
		}
	case holdText:
		if w, ok := c.Widget.(ui.TextField); ok {
			h.dragField(e, w, p.X)
		}
	case holdScroll:
		h.scrollTo(c.ID, h.hold.from-(p.Y-h.drag.StartY))
	case holdBar:
		h.dragBar(e, c, p.Y)
	}
}

// release ends a press where the pointer is.
func (h *Hand) release(dragged bool) {
	was := h.hold
	h.hold = hold{}
	e, c := h.find(was.id)
	switch was.mode {
	case holdCarry:
		h.drop()
		return
	case holdPress:
		if c == nil || was.tipped {
			return
		}
		h.hold = was
		inside := h.overHeld()
		h.hold = hold{}
		if _, scroll := c.Widget.(ui.Scroll); scroll {
			h.abandonClickCarry(dragged)
			return
		}
		if inside && !h.clickCarry(c) {
			h.activate(e, c, was.part)
		}
	case holdNothing:
		if c == nil {
			h.abandonClickCarry(dragged)
		}
	}
}

// cancelHold ends a press without effect, and puts back what it had done.
func (h *Hand) cancelHold() {
	was := h.hold
	h.hold = hold{}
	_, c := h.find(was.id)
	if c == nil {
		return
	}
	switch was.mode {
	case holdCarry:
		h.endCarry("", ui.PutBack)
	case holdSlide:
		if w, ok := c.Widget.(ui.Slider); ok && w.Value != was.value {
			h.emit(ui.Event{Kind: ui.Changed, ID: c.ID, Value: was.value})
		}
	case holdScroll, holdBar:
		h.scrollTo(c.ID, was.from)
	}
}

// keepHolding does what happens while the pointer rests on something it holds.
func (h *Hand) keepHolding() {
	_, c := h.find(h.hold.id)
	if c == nil {
		return
	}
	held := h.tick - h.hold.since
	switch h.hold.mode {
	case holdStep:
		if held >= holdDelay && (held-holdDelay)%holdEvery == 0 && h.overHeld() {
			h.step(c, 2*h.hold.part-1, false)
		}
	case holdPress:
		if h.in.Pointer.Touch && held == touchHold && !h.drag.Dragging() && h.hasTip(c, h.hold.part) {
			h.hold.tipped = true
			h.tip = tipState{id: c.ID, part: h.hold.part, since: h.tick, forced: true}
		}
	}
}

// dismissBeside closes the topmost layer that allows it when a press is beside
// it.
func (h *Hand) dismissBeside(x, y float64) bool {
	top := len(h.layers) - 1
	if top < 0 {
		return false
	}
	l := &h.layers[top]
	if !l.Dismiss || !l.Modal || l.Box.Contains(x, y) {
		return false
	}
	if e, _ := h.at(x, y); e != nil && e.layer == top {
		return false
	}
	h.dismiss(l)
	return true
}

func (h *Hand) dismiss(l *ui.Layer) {
	if l.ID == h.list.layer.ID && h.list.open() {
		h.list.close()
		return
	}
	h.emit(ui.Event{Kind: ui.Dismissed, ID: l.ID})
}

// hovering finds out what the pointer is over.
func (h *Hand) hovering() {
	p := &h.in.Pointer
	h.hover, h.hovPart = "", -1
	if p.Away || p.Touch || h.in.Device == input.NoDevice {
		return
	}
	if h.drag.Held() && h.hold.mode != holdCarry {
		// Nothing else reacts while something is held down.
		if h.hold.mode != holdNothing && h.overHeld() {
			h.hover, h.hovPart = h.hold.id, h.hold.part
		}
		return
	}
	e, c := h.at(p.X, p.Y)
	if c == nil || h.carrying && c.Takes != h.carry.Kind && c.ID != h.carry.From {
		return
	}
	h.hover, h.hovPart = c.ID, c.PartAt(e.box, p.X, p.Y)
}
