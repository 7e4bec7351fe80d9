// Package ui is the kit of controls. A scene hands over, in every tick, the
// controls that are on screen as a list in layers, together with what the
// devices did; it gets back what was meant: which button was pressed, what a
// stepper was set to, which tile was dropped on which day. Cells of the board
// are controls like any other, so that board and panels share one focus order,
// one hit test and one pointer.
//
// What lives here: hit test, hover, press and click; focus by Tab, by arrows
// and by gamepad; keys of controls; modal layers; carrying things from a source
// to a target by drag, by two clicks or by keyboard; scroll areas; tooltips;
// text fields; and a small vocabulary of layout. What does not: how anything
// looks (package render), how a line of text is edited (package edit), what a device is (package input), and any sentence a
// player reads.
//
// A [UI] keeps only what belongs to the player's hand: where the focus is, what
// is held, how far something is scrolled. Values belong to the scene, which
// puts them into the list afresh; a control changes nothing itself, it reports
// an [Event]. The state of a text is a field of package edit that the scene keeps under an id
// which follows the thing, not the row.
//
// Update says whether anything has to be drawn again. At rest it allocates
// nothing and nothing has to be drawn.
//
// All rectangles are in logical pixels, all times in ticks of a sixtieth of a
// second.
package ui
