// Package ui is the kit of controls: what a scene hands over, in every tick, as a list in layers
// of what can be pointed at. Cells of the board are controls like any other, so that board and
// panels share one focus order, one hit test and one pointer.
//
// What lives here: controls, layers and events; the kinds of widgets, of what parts they are
// and how a [Brush] draws them; a sum of all that they show; what they are called for those
// who do not see them. What does not: what the player does with them, and what is held,
// scrolled or open (package hand); how anything looks (package render), how a line of text is
// edited (package edit), and any sentence a player reads.
//
// Values belong to the scene, which puts them into the list afresh; a control changes nothing
// itself, an [Event] is reported of it. The state of a text is a field of package edit that the
// scene keeps under an id which follows the thing, not the row.
//
// All rectangles are in logical pixels.
package ui
