package hand

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/digest"
	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
)

// Times in ticks.
const (
	tipDelay    = 21  // from resting the pointer to the tooltip: 350 ms
	touchHold   = 30  // from putting a finger down to the tooltip
	tipForced   = 150 // how long the reason stays after a refused try
	flashTicks  = 7   // how long a control looks pressed after its key
	holdDelay   = 24  // from pressing a stepper to its first repeat
	holdEvery   = 5   // from one repeat to the next
	doubleClick = 15  // within this a second click is one with the first
	blinkHalf   = 32  // half a period of the caret
	blinkFor    = 300 // how long the caret blinks before it rests
)

// doubleReach is how far apart two clicks of a double click may lie, in logical
// pixels.
const doubleReach = 8

// Result is what one tick came to.
type Result struct {
	// Events are what the player did, in order. The slice is valid until the
	// next Update.
	Events []ui.Event
	// Dirty says that something looks different from the tick before, so that
	// the frame has to be drawn.
	Dirty bool
	// Text is the field that typed text is meant for; hand it to
	// [input.Reader.SetTarget].
	Text input.Target
	// Cursor is the shape that the mouse pointer should have.
	Cursor ebiten.CursorShapeType
	// Free are the actions that began in this tick and that no control had a
	// use for.
	Free input.Actions
}

// Hand is the player's hand on the controls: focus, hover, what is held, carried,
// opened and scrolled. Make one with [New] for each scene. It must not be used
// from several goroutines.
type Hand struct {
	theme     *render.Theme
	brush     ui.Brush
	ruler     edit.Ruler
	view      render.View
	tick      int
	layers    []ui.Layer
	sum       uint64
	renewed   uint64 // counts what was built anew by itself
	signature digest.Digest

	entries []entry
	index   map[ui.ID]int
	born    map[ui.ID]int
	floor   int // the lowest layer that pointer and keys reach
	memos   []memo

	in     *input.State
	events []ui.Event
	free   input.Actions
	// requests are what was asked for since the last Update.
	requests []Request

	focus    ui.ID
	visible  bool // the focus is shown
	focusBox render.Rect
	hover    ui.ID
	hovPart  int

	drag    input.Drag
	hold    hold
	click   lastClick
	flash   ui.ID
	flashAt int

	tip tipState
	// restsAt is where the pointer was at the first tick, and moved says that it has left
	// there since, or was away then.
	restsAt struct{ x, y float64 }
	moved   bool

	carry    Carry
	carrying bool

	scrolls map[ui.ID]*ui.Scrolled
	list    openList
	clip    string // what was copied from a field
	edited  int    // tick of the last change of the focused field
	restart bool   // the input method has to begin anew
	aim     aim
	aimed   input.Target
	opener  opener

	drawn appearance
}

// entry is a control in the list of this tick, with its place on screen.
type entry struct {
	layer, at int
	box, hit  render.Rect
	clip      render.Rect // what the scroll area lets be seen
	clipped   bool
}

// hold is what the pointer is holding down.
type hold struct {
	mode  holdMode
	id    ui.ID
	part  int
	since int
	value int // of a slider when it was taken
	from  float64
	// tipped says that a finger rested so long that the tooltip came: letting
	// go then is no click.
	tipped bool
}

type holdMode uint8

const (
	holdNothing holdMode = iota
	holdPress
	holdStep
	holdSlide
	holdText
	holdBar
	holdScroll
	holdCarry
)

type lastClick struct {
	tick, count int
	x, y        float64
	id          ui.ID
}

// memo is a modal layer that is open, with what had the focus before.
type memo struct {
	layer   ui.ID
	opener  ui.ID
	visible bool
}

// appearance is everything that the hand itself puts on screen. Two ticks that differ
// in it look different.
type appearance struct {
	focus    ui.ID
	visible  bool
	hover    ui.ID
	hovPart  int
	held     ui.ID
	heldPart int
	inside   bool
	flash    ui.ID
	tip      ui.ID
	tipPart  int
	reason   bool
	carry    Carry
	carrying bool
	scroll   float64
	caretOn  bool
	text     uint64
}

// New returns a hand that holds nothing.
func New() *Hand {
	return &Hand{
		ruler:     edit.EvenRuler{},
		signature: digest.New(),
		index:     map[ui.ID]int{},
		born:      map[ui.ID]int{},
		scrolls:   map[ui.ID]*ui.Scrolled{},
		hovPart:   -1,
	}
}

// Update takes what the devices did in a tick and the controls that are on
// screen, and says what the player meant by it. The layers must stay as they
// are until Draw.
func (h *Hand) Update(in *input.State, view render.View, layers []ui.Layer) Result {
	h.tick++
	h.in = in
	h.events = h.events[:0]
	h.free = in.Pressed
	h.restart = false

	dirty := h.arrange(view, layers)
	if dirty || !in.Idle || h.waiting() || len(h.requests) > 0 {
		h.typed()
		h.point()
		for i := range in.Presses {
			h.key(&in.Presses[i])
		}
		h.carryOut()
		h.turnWheel()
		h.hovering()
		h.tips()
		h.followCarry()
	}
	now := h.appearance()
	if now != h.drawn {
		h.drawn = now
		dirty = true
	}
	h.callBack()
	return Result{
		Events: h.events,
		Dirty:  dirty || len(h.events) > 0,
		Text:   h.target(),
		Cursor: h.cursor(),
		Free:   h.free,
	}
}

// Relist takes over controls that have changed since the Update of this tick, so
// that what is drawn next is what there is now. No input is read.
func (h *Hand) Relist(view render.View, layers []ui.Layer) {
	h.arrange(view, layers)
	h.drawn = h.appearance()
}

// Focus puts the focus on a control, as if the keyboard had moved there when
// show is set.
func (h *Hand) Focus(id ui.ID, show bool) {
	h.focus, h.visible = id, show
	if i, ok := h.index[id]; ok {
		h.focusBox = h.entries[i].box
	}
}

// Focused returns the control with the focus, and whether the focus is shown.
func (h *Hand) Focused() (id ui.ID, shown bool) { return h.focus, h.visible }

// Hovered returns the control under the pointer, or none.
func (h *Hand) Hovered() ui.ID { return h.hover }

// Box returns where a control of the last Update stands on screen, scrolling
// included. The second result is false where there is no such control.
func (h *Hand) Box(id ui.ID) (render.Rect, bool) {
	i, ok := h.index[id]
	if !ok {
		return render.Rect{}, false
	}
	return h.entries[i].box, true
}

// Busy reports whether the player is looking at a tooltip or carrying
// something, so that the game had better wait.
func (h *Hand) Busy() bool { return h.tip.id != "" || h.carrying }

// Release ends everything that is held or carried without effect, as before a
// change of scenes.
func (h *Hand) Release() {
	h.drag.Stop()
	h.hold = hold{}
	h.carrying, h.carry = false, Carry{}
	h.list.close()
	h.tip = tipState{}
}

// control returns the control of an entry.
func (h *Hand) control(e *entry) *ui.Control { return &h.layers[e.layer].Controls[e.at] }

func (h *Hand) find(id ui.ID) (*entry, *ui.Control) {
	if id == "" {
		return nil, nil
	}
	i, ok := h.index[id]
	if !ok {
		return nil, nil
	}
	e := &h.entries[i]
	return e, h.control(e)
}

// arrange takes over the list of a tick. It reports whether the list shows
// anything else than the one before.
func (h *Hand) arrange(view render.View, layers []ui.Layer) (changed bool) {
	h.layers = append(h.layers[:0], layers...)
	ui.Sum(&h.signature, view, h.layers)
	changed = h.signature.Sum() != h.sum
	h.sum = h.signature.Sum()
	h.view = view
	if h.list.open() {
		if changed {
			h.refreshList()
		}
		if h.list.open() {
			h.layers = append(h.layers, h.list.layer)
		}
	}
	if changed || h.list.opened || h.list.closed {
		h.list.opened, h.list.closed = false, false
		h.reindex()
		changed = true
	}
	return changed
}

// reindex works out where everything is, and lets go of what is gone.
func (h *Hand) reindex() {
	h.entries = h.entries[:0]
	clear(h.index)
	h.floor = 0
	for l := range h.layers {
		if h.layers[l].Modal {
			h.floor = l
		}
		for c := range h.layers[l].Controls {
			id := h.layers[l].Controls[c].ID
			h.index[id] = len(h.entries)
			h.entries = append(h.entries, entry{layer: l, at: c})
			if _, ok := h.born[id]; !ok {
				h.born[id] = h.tick
			}
		}
	}
	for id := range h.born {
		if _, ok := h.index[id]; !ok {
			delete(h.born, id)
		}
	}
	h.place()
	h.syncModals()
	if _, c := h.find(h.focus); c == nil && h.focus != "" {
		h.focus = h.successor()
	}
	h.keepFocusInside()
	if !h.holdStands() {
		h.drag.Stop()
		h.hold = hold{}
	}
	if _, c := h.find(h.carry.From); h.carrying && c == nil {
		h.endCarry(ui.ID(""), ui.PutBack)
	}
}

// holdStands reports whether what the pointer holds down can still be held.
func (h *Hand) holdStands() bool {
	_, c := h.find(h.hold.id)
	switch h.hold.mode {
	case holdNothing:
		return true
	case holdCarry, holdScroll:
		return c != nil
	}
	return c != nil && (!c.Off || h.wants(c))
}

// place works out the boxes on screen from what is scrolled.
func (h *Hand) place() {
	for i := range h.entries {
		e := &h.entries[i]
		c := h.control(e)
		e.box, e.hit = c.Box, c.Hit
		if e.hit == (render.Rect{}) {
			e.hit = c.Box
		}
		e.clipped = false
		if w, ok := c.Widget.(ui.Scroll); ok {
			h.fit(c, w)
		}
		if c.In == "" {
			continue
		}
		if area, a := h.find(c.In); a != nil {
			dy := -h.offset(c.In)
			e.box, e.hit = e.box.Moved(0, dy), e.hit.Moved(0, dy)
			e.clip, e.clipped = area.box, true
		}
	}
	if e, _ := h.find(h.focus); e != nil {
		h.focusBox = e.box
	}
}

// syncModals remembers who opened a modal layer, moves the focus inside, and
// gives it back when the layer is gone.
func (h *Hand) syncModals() {
	for n := len(h.memos) - 1; n >= 0; n-- {
		if h.hasModal(h.memos[n].layer) {
			continue
		}
		m := h.memos[n]
		h.memos = append(h.memos[:n], h.memos[n+1:]...)
		if n == len(h.memos) {
			h.focus = m.opener
			// The keyboard may have been used inside: then it shows where it is.
			h.visible = h.visible || m.visible
		}
	}
	for l := range h.layers {
		layer := &h.layers[l]
		if !layer.Modal || h.hasMemo(layer.ID) {
			continue
		}
		h.memos = append(h.memos, memo{layer: layer.ID, opener: h.focus, visible: h.visible})
		h.focus = h.firstOf(l)
		if h.hold.mode != holdNothing {
			h.drag.Stop()
			h.hold = hold{}
		}
	}
}

func (h *Hand) hasModal(id ui.ID) bool {
	for l := range h.layers {
		if h.layers[l].Modal && h.layers[l].ID == id {
			return true
		}
	}
	return false
}

func (h *Hand) hasMemo(id ui.ID) bool {
	for i := range h.memos {
		if h.memos[i].layer == id {
			return true
		}
	}
	return false
}

// waiting reports whether something happens by itself in the ticks to come.
func (h *Hand) waiting() bool {
	switch {
	case h.hold.mode != holdNothing, h.flash != "", h.carrying:
		return true
	case h.tip.pending():
		return true
	}
	if h.focus != "" && h.tick-h.edited <= blinkFor+1 {
		return h.focusedField() != nil
	}
	return false
}

// appearance gathers what the hand puts on screen.
func (h *Hand) appearance() appearance {
	s := appearance{
		focus: h.focus, visible: h.visible, hover: h.hover, hovPart: h.hovPart,
		tip: h.tip.id, tipPart: h.tip.part, reason: h.tip.reason,
		carry: h.carry, carrying: h.carrying,
	}
	if h.flash != "" {
		if h.tick-h.flashAt >= flashTicks {
			h.flash = ""
		}
		s.flash = h.flash
	}
	switch h.hold.mode {
	case holdNothing, holdScroll, holdCarry:
	default:
		s.held, s.heldPart, s.inside = h.hold.id, h.hold.part, h.overHeld()
	}
	for _, sc := range h.scrolls {
		s.scroll += sc.Offset
	}
	if f := h.focusedField(); f != nil {
		s.caretOn = h.caretOn()
		s.text = f.Version()
	}
	return s
}

func (h *Hand) caretOn() bool {
	since := h.tick - h.edited
	return since > blinkFor || since/blinkHalf%2 == 0
}

// overHeld reports whether the pointer is over what it holds down.
func (h *Hand) overHeld() bool {
	e, c := h.find(h.hold.id)
	if e == nil {
		return false
	}
	p := &h.in.Pointer
	if !e.contains(p.X, p.Y) {
		return false
	}
	return h.hold.part < 0 || c.PartAt(e.box, p.X, p.Y) == h.hold.part
}

// contains reports whether the point lies on what can be seen of the control.
func (e *entry) contains(x, y float64) bool {
	return e.hit.Contains(x, y) && (!e.clipped || e.clip.Contains(x, y))
}

// emit reports an event, the same one at most once in a tick.
func (h *Hand) emit(e ui.Event) {
	if e.Kind == ui.Activated {
		for _, o := range h.events {
			if o == e {
				return
			}
		}
	}
	h.events = append(h.events, e)
}

func (h *Hand) callBack() {
	for _, e := range h.events {
		if _, c := h.find(e.ID); c != nil && c.Do != nil {
			c.Do(e)
			continue
		}
		for l := range h.layers {
			if h.layers[l].ID == e.ID && e.Kind == ui.Dismissed && h.layers[l].Do != nil {
				h.layers[l].Do(e)
			}
		}
	}
}

// use takes actions out of those that nobody had a use for.
func (h *Hand) use(a input.Actions) { h.free &^= a }

func (h *Hand) cursor() ebiten.CursorShapeType {
	if h.hold.mode == holdCarry {
		return ebiten.CursorShapeMove
	}
	_, c := h.find(h.hover)
	switch {
	case c == nil || c.Info || c.Off:
		return ebiten.CursorShapeDefault
	}
	switch c.Widget.(type) {
	case ui.TextField:
		return ebiten.CursorShapeText
	case ui.Scroll:
		return ebiten.CursorShapeDefault
	}
	return ebiten.CursorShapePointer
}
