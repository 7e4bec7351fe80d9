package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

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
	Events []Event
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

// UI is the player's hand on the controls: focus, hover, what is held, carried,
// opened and scrolled. Make one with [New] for each scene. It must not be used
// from several goroutines.
type UI struct {
	theme     *render.Theme
	painter   painter
	ruler     edit.Ruler
	view      render.View
	tick      int
	layers    []Layer
	sum       uint64
	renewed   uint64 // counts what was built anew by itself
	signature digest.Digest

	entries []entry
	index   map[ID]int
	born    map[ID]int
	floor   int // the lowest layer that pointer and keys reach
	memos   []memo

	in     *input.State
	events []Event
	free   input.Actions
	// requests are what was asked for since the last Update.
	requests []Request

	focus    ID
	visible  bool // the focus is shown
	focusBox render.Rect
	hover    ID
	hovPart  int

	drag    input.Drag
	hold    hold
	click   lastClick
	flash   ID
	flashAt int

	tip tipState
	// restsAt is where the pointer was at the first tick, and moved says that it has left
	// there since, or was away then.
	restsAt struct{ x, y float64 }
	moved   bool

	carry    Carry
	carrying bool

	scrolls map[ID]*scrolling
	list    openList
	clip    string // what was copied from a field
	edited  int    // tick of the last change of the focused field
	restart bool   // the input method has to begin anew
	aim     aim
	aimed   input.Target

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
	id    ID
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
	id          ID
}

// memo is a modal layer that is open, with what had the focus before.
type memo struct {
	layer   ID
	opener  ID
	visible bool
}

// appearance is everything that the kit itself puts on screen. Two ticks that differ
// in it look different.
type appearance struct {
	focus    ID
	visible  bool
	hover    ID
	hovPart  int
	held     ID
	heldPart int
	inside   bool
	flash    ID
	tip      ID
	tipPart  int
	reason   bool
	carry    Carry
	carrying bool
	scroll   float64
	caretOn  bool
	text     uint64
}

// New returns a hand that holds nothing.
func New() *UI {
	return &UI{
		ruler:     edit.EvenRuler{},
		signature: digest.New(),
		index:     map[ID]int{},
		born:      map[ID]int{},
		scrolls:   map[ID]*scrolling{},
		hovPart:   -1,
	}
}

// Update takes what the devices did in a tick and the controls that are on
// screen, and says what the player meant by it. The layers must stay as they
// are until Draw.
func (u *UI) Update(in *input.State, view render.View, layers []Layer) Result {
	u.tick++
	u.in = in
	u.events = u.events[:0]
	u.free = in.Pressed
	u.restart = false

	dirty := u.arrange(view, layers)
	if dirty || !in.Idle || u.waiting() || len(u.requests) > 0 {
		u.typed()
		u.point()
		for i := range in.Presses {
			u.key(&in.Presses[i])
		}
		u.carryOut()
		u.turnWheel()
		u.hovering()
		u.tips()
		u.followCarry()
	}
	now := u.appearance()
	if now != u.drawn {
		u.drawn = now
		dirty = true
	}
	u.callBack()
	return Result{
		Events: u.events,
		Dirty:  dirty || len(u.events) > 0,
		Text:   u.target(),
		Cursor: u.cursor(),
		Free:   u.free,
	}
}

// Relist takes over controls that have changed since the Update of this tick, so
// that what is drawn next is what there is now. No input is read.
func (u *UI) Relist(view render.View, layers []Layer) {
	u.arrange(view, layers)
	u.drawn = u.appearance()
}

// Focus puts the focus on a control, as if the keyboard had moved there when
// show is set.
func (u *UI) Focus(id ID, show bool) {
	u.focus, u.visible = id, show
	if i, ok := u.index[id]; ok {
		u.focusBox = u.entries[i].box
	}
}

// Focused returns the control with the focus, and whether the focus is shown.
func (u *UI) Focused() (id ID, shown bool) { return u.focus, u.visible }

// Hovered returns the control under the pointer, or none.
func (u *UI) Hovered() ID { return u.hover }

// Box returns where a control of the last Update stands on screen, scrolling
// included. The second result is false where there is no such control.
func (u *UI) Box(id ID) (render.Rect, bool) {
	i, ok := u.index[id]
	if !ok {
		return render.Rect{}, false
	}
	return u.entries[i].box, true
}

// Busy reports whether the player is looking at a tooltip or carrying
// something, so that the game had better wait.
func (u *UI) Busy() bool { return u.tip.id != "" || u.carrying }

// Release ends everything that is held or carried without effect, as before a
// change of scenes.
func (u *UI) Release() {
	u.drag.Stop()
	u.hold = hold{}
	u.carrying, u.carry = false, Carry{}
	u.list.close()
	u.tip = tipState{}
}

// control returns the control of an entry.
func (u *UI) control(e *entry) *Control { return &u.layers[e.layer].Controls[e.at] }

func (u *UI) find(id ID) (*entry, *Control) {
	if id == "" {
		return nil, nil
	}
	i, ok := u.index[id]
	if !ok {
		return nil, nil
	}
	e := &u.entries[i]
	return e, u.control(e)
}

// arrange takes over the list of a tick. It reports whether the list shows
// anything else than the one before.
func (u *UI) arrange(view render.View, layers []Layer) (changed bool) {
	u.layers = append(u.layers[:0], layers...)
	sumLayers(&u.signature, view, u.layers)
	changed = u.signature.Sum() != u.sum
	u.sum = u.signature.Sum()
	u.view = view
	if u.list.open() {
		if changed {
			u.refreshList()
		}
		if u.list.open() {
			u.layers = append(u.layers, u.list.layer)
		}
	}
	if changed || u.list.opened || u.list.closed {
		u.list.opened, u.list.closed = false, false
		u.reindex()
		changed = true
	}
	return changed
}

// reindex works out where everything is, and lets go of what is gone.
func (u *UI) reindex() {
	u.entries = u.entries[:0]
	clear(u.index)
	u.floor = 0
	for l := range u.layers {
		if u.layers[l].Modal {
			u.floor = l
		}
		for c := range u.layers[l].Controls {
			id := u.layers[l].Controls[c].ID
			u.index[id] = len(u.entries)
			u.entries = append(u.entries, entry{layer: l, at: c})
			if _, ok := u.born[id]; !ok {
				u.born[id] = u.tick
			}
		}
	}
	for id := range u.born {
		if _, ok := u.index[id]; !ok {
			delete(u.born, id)
		}
	}
	u.place()
	u.syncModals()
	if _, c := u.find(u.focus); c == nil && u.focus != "" {
		u.focus = u.successor()
	}
	u.keepFocusInside()
	if !u.holdStands() {
		u.drag.Stop()
		u.hold = hold{}
	}
	if _, c := u.find(u.carry.From); u.carrying && c == nil {
		u.endCarry(ID(""), PutBack)
	}
}

// holdStands reports whether what the pointer holds down can still be held.
func (u *UI) holdStands() bool {
	_, c := u.find(u.hold.id)
	switch u.hold.mode {
	case holdNothing:
		return true
	case holdCarry, holdScroll:
		return c != nil
	}
	return c != nil && (!c.Off || u.wants(c))
}

// place works out the boxes on screen from what is scrolled.
func (u *UI) place() {
	for i := range u.entries {
		e := &u.entries[i]
		c := u.control(e)
		e.box, e.hit = c.Box, c.Hit
		if e.hit == (render.Rect{}) {
			e.hit = c.Box
		}
		e.clipped = false
		if w, ok := c.Widget.(Scroll); ok {
			u.fit(c, w)
		}
		if c.In == "" {
			continue
		}
		if area, a := u.find(c.In); a != nil {
			dy := -u.offset(c.In)
			e.box, e.hit = e.box.Moved(0, dy), e.hit.Moved(0, dy)
			e.clip, e.clipped = area.box, true
		}
	}
	if e, _ := u.find(u.focus); e != nil {
		u.focusBox = e.box
	}
}

// syncModals remembers who opened a modal layer, moves the focus inside, and
// gives it back when the layer is gone.
func (u *UI) syncModals() {
	for n := len(u.memos) - 1; n >= 0; n-- {
		if u.hasModal(u.memos[n].layer) {
			continue
		}
		m := u.memos[n]
		u.memos = append(u.memos[:n], u.memos[n+1:]...)
		if n == len(u.memos) {
			u.focus = m.opener
			// The keyboard may have been used inside: then it shows where it is.
			u.visible = u.visible || m.visible
		}
	}
	for l := range u.layers {
		layer := &u.layers[l]
		if !layer.Modal || u.hasMemo(layer.ID) {
			continue
		}
		u.memos = append(u.memos, memo{layer: layer.ID, opener: u.focus, visible: u.visible})
		u.focus = u.firstOf(l)
		if u.hold.mode != holdNothing {
			u.drag.Stop()
			u.hold = hold{}
		}
	}
}

func (u *UI) hasModal(id ID) bool {
	for l := range u.layers {
		if u.layers[l].Modal && u.layers[l].ID == id {
			return true
		}
	}
	return false
}

func (u *UI) hasMemo(id ID) bool {
	for i := range u.memos {
		if u.memos[i].layer == id {
			return true
		}
	}
	return false
}

// waiting reports whether something happens by itself in the ticks to come.
func (u *UI) waiting() bool {
	switch {
	case u.hold.mode != holdNothing, u.flash != "", u.carrying:
		return true
	case u.tip.pending():
		return true
	}
	if u.focus != "" && u.tick-u.edited <= blinkFor+1 {
		return u.focusedField() != nil
	}
	return false
}

// appearance gathers what the kit puts on screen.
func (u *UI) appearance() appearance {
	s := appearance{
		focus: u.focus, visible: u.visible, hover: u.hover, hovPart: u.hovPart,
		tip: u.tip.id, tipPart: u.tip.part, reason: u.tip.reason,
		carry: u.carry, carrying: u.carrying,
	}
	if u.flash != "" {
		if u.tick-u.flashAt >= flashTicks {
			u.flash = ""
		}
		s.flash = u.flash
	}
	switch u.hold.mode {
	case holdNothing, holdScroll, holdCarry:
	default:
		s.held, s.heldPart, s.inside = u.hold.id, u.hold.part, u.overHeld()
	}
	for _, sc := range u.scrolls {
		s.scroll += sc.offset
	}
	if f := u.focusedField(); f != nil {
		s.caretOn = u.caretOn()
		s.text = f.Version()
	}
	return s
}

func (u *UI) caretOn() bool {
	since := u.tick - u.edited
	return since > blinkFor || since/blinkHalf%2 == 0
}

// overHeld reports whether the pointer is over what it holds down.
func (u *UI) overHeld() bool {
	e, c := u.find(u.hold.id)
	if e == nil {
		return false
	}
	p := &u.in.Pointer
	if !e.contains(p.X, p.Y) {
		return false
	}
	return u.hold.part < 0 || partAt(c, e.box, p.X, p.Y) == u.hold.part
}

// contains reports whether the point lies on what can be seen of the control.
func (e *entry) contains(x, y float64) bool {
	return e.hit.Contains(x, y) && (!e.clipped || e.clip.Contains(x, y))
}

func partAt(c *Control, box render.Rect, x, y float64) int {
	if w, ok := c.Widget.(parted); ok {
		return w.partAt(box, x, y)
	}
	return -1
}

// emit reports an event, the same one at most once in a tick.
func (u *UI) emit(e Event) {
	if e.Kind == Activated {
		for _, o := range u.events {
			if o == e {
				return
			}
		}
	}
	u.events = append(u.events, e)
}

func (u *UI) callBack() {
	for _, e := range u.events {
		if _, c := u.find(e.ID); c != nil && c.Do != nil {
			c.Do(e)
			continue
		}
		for l := range u.layers {
			if u.layers[l].ID == e.ID && e.Kind == Dismissed && u.layers[l].Do != nil {
				u.layers[l].Do(e)
			}
		}
	}
}

// use takes actions out of those that nobody had a use for.
func (u *UI) use(a input.Actions) { u.free &^= a }

func (u *UI) cursor() ebiten.CursorShapeType {
	if u.hold.mode == holdCarry {
		return ebiten.CursorShapeMove
	}
	_, c := u.find(u.hover)
	switch {
	case c == nil || c.Info || c.Off:
		return ebiten.CursorShapeDefault
	}
	switch c.Widget.(type) {
	case TextField:
		return ebiten.CursorShapeText
	case Scroll:
		return ebiten.CursorShapeDefault
	}
	return ebiten.CursorShapePointer
}
