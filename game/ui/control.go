package ui

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/digest"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// ID names a control or a layer. It has to be the same in every tick for the
// same thing: name a seat's field after the seat, not after its row. The empty
// ID is nobody.
type ID string

// Numbered returns the ids of n things of a kind: its word with their numbers, from first on.
func Numbered(word string, first, n int) []ID {
	ids := make([]ID, n)
	for i := range ids {
		ids[i] = ID(word + "-" + strconv.Itoa(first+i))
	}
	return ids
}

// Control is one thing on screen that can be pointed at. Its place in the list
// is its place in the order of Tab, and the later of two that overlap is on
// top.
type Control struct {
	ID ID
	// Box is where the control stands. Inside a scroll area it is where the
	// control would stand if nothing were scrolled.
	Box render.Rect
	// Hit is the area that reacts to the pointer; the zero value stands for
	// Box.
	Hit render.Rect
	// Widget is what the control is: how it is drawn, and of what parts. What they do with a
	// click is package hand's.
	Widget Widget
	// Off says that the control cannot be used now, and Reason why. The reason
	// is shown as a tooltip when the player tries, points or goes there.
	Off    bool
	Reason string
	// Active says that the control is chosen or open; only its look changes.
	Active bool
	// Tip is shown when the pointer rests on the control, or the focus is on it.
	Tip control.Tip
	// Keys are the actions that activate the control from wherever the focus
	// is.
	Keys input.Actions
	// Info says that the control does nothing: it can be pointed at and
	// focused for its tooltip, and Enter there goes to whoever has Enter as its
	// key.
	Info bool
	// Skip leaves the control out of the focus order.
	Skip bool
	// Grab is the kind of thing that can be picked up here, empty for none, and
	// Takes the kind that can be put down here. What is picked up can be
	// dropped on every control that takes its kind; one that is Off refuses it
	// with its Reason.
	Grab, Takes string
	// OpensField says that pressing the control opens a text field and goes there. Browsers of
	// telephones show their keyboard only for what has the focus when the finger leaves.
	OpensField bool
	// In is the scroll area that the control lies in, if any. The area has to
	// come before it in the same layer.
	In ID
	// Theme is what the control is drawn with, nil for that of the hand.
	Theme *render.Theme
	// Do is called at the end of Update for every event of the control, after
	// all events of the tick are known.
	Do func(Event)
}

// Layer is a group of controls that lies over the layers before it.
type Layer struct {
	ID ID
	// Modal keeps pointer, keys and focus from everything below. When the layer
	// goes, the focus returns to the control that had it.
	Modal bool
	// Box is the area of the panel that the layer draws. The pointer does not
	// reach through it.
	Box render.Rect
	// Said says that somebody says what stands on the layer: no tooltip covers its Box.
	Said bool
	// Dismiss says that the player may close the layer by Cancel or by pressing
	// beside Box; the layer reports Dismissed.
	Dismiss bool
	// First is the control that gets the focus when the layer opens, or when
	// the player begins to use the keyboard; the first one if empty.
	First ID
	// Text is what stands on the layer besides its controls, for those who do not see it.
	Text string
	// Controls are the controls, in the order of Tab.
	Controls []Control
	// Behind draws what lies behind the controls, such as a veil and a panel.
	// Version has to change whenever what Behind draws changes.
	Behind  func(dst *ebiten.Image)
	Version uint64
	// Do is called at the end of Update when the layer is dismissed.
	Do func(Event)
}

// EventKind says what a player did with a control.
type EventKind uint8

const (
	// Activated: a button was clicked, or its key pressed.
	Activated EventKind = iota + 1
	// Changed: a toggle, segment, stepper, slider or list was set to Value.
	Changed
	// Edited: the text of a field is now another.
	Edited
	// Picked: the thing at the control was picked up.
	Picked
	// Dropped: what was picked up at From was put down at the control.
	Dropped
	// Refused: it was put down at the control, which is off.
	Refused
	// PutBack: what was picked up at the control was let go over nothing that
	// takes it.
	PutBack
	// Dismissed: the player wants the layer closed.
	Dismissed
)

// Event is one thing that a player did with a control or a layer.
type Event struct {
	Kind EventKind
	// ID is the control, or for Dismissed the layer.
	ID ID
	// Value is the new value of what Changed: the number of a stepper or slider,
	// the index of a segment or list entry, 1 and 0 for a toggle.
	Value int
	// From is the control at which was picked up what is Dropped or Refused.
	From ID
}

// Widget is what a control is made of. The kinds are those of this package: of
// them, [Custom] draws whatever a scene likes.
type Widget interface {
	// activates reports whether Enter means anything to the widget itself.
	activates() bool
	// hash adds what the widget shows to a signature.
	hash(s *digest.Digest)
	// draw draws it.
	draw(dst *ebiten.Image, b *Brush)
}

// parted is a widget of several parts that react each on its own.
type parted interface {
	// partAt returns the part at a point, or -1.
	partAt(box render.Rect, x, y float64) int
	// partBox returns where a part is.
	partBox(box render.Rect, part int) render.Rect
	// partTip returns what a tooltip says of a part, and whether the part is
	// off.
	partTip(part int) (control.Tip, bool)
}

// valued is a widget with a number that Left and Right change.
type valued interface {
	// moved returns the value after a number of steps, or of large steps, and
	// whether that is another one.
	moved(steps int, large bool) (int, bool)
	// end returns the least or the greatest value, and whether that is another
	// one.
	end(greatest bool) (int, bool)
}

// Activates reports whether Enter means anything to the control itself.
func (c *Control) Activates() bool { return c.Widget != nil && c.Widget.activates() }

// PartAt returns the part of the control at a point, or -1. Box is where it stands on screen.
func (c *Control) PartAt(box render.Rect, x, y float64) int {
	if w, ok := c.Widget.(parted); ok {
		return w.partAt(box, x, y)
	}
	return -1
}

// PartBox returns where a part of the control is, which stands in box, and box where it has none.
func (c *Control) PartBox(box render.Rect, part int) render.Rect {
	if w, ok := c.Widget.(parted); ok && part >= 0 {
		return w.partBox(box, part)
	}
	return box
}

// PartTip returns what a tooltip says of a part, and whether the part is off.
func (c *Control) PartTip(part int) (tip control.Tip, off bool) {
	if w, ok := c.Widget.(parted); ok && part >= 0 {
		return w.partTip(part)
	}
	return control.Tip{}, false
}

// HasValue reports whether the control has a number that Left and Right change.
func (c *Control) HasValue() bool {
	_, ok := c.Widget.(valued)
	return ok
}

// Moved returns the value of a control that has one after a number of steps, or of large steps,
// and whether that is another one.
func (c *Control) Moved(steps int, large bool) (int, bool) {
	return c.Widget.(valued).moved(steps, large)
}

// End returns the least or the greatest value of a control that has one, and whether that is
// another one.
func (c *Control) End(greatest bool) (int, bool) { return c.Widget.(valued).end(greatest) }
