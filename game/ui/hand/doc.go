// Package hand is the player's hand on the controls of package ui. A scene hands over, in every
// tick, the controls that are on screen, together with what the devices did; it gets back what
// was meant: which button was pressed, what a stepper was set to, which tile was dropped on
// which day.
//
// What lives here: hit test, hover, press and click; focus by Tab, by arrows and by gamepad;
// keys of controls; modal layers; carrying things from a source to a target by drag, by two
// clicks or by keyboard; scroll areas; tooltips; open lists; typing into text fields; what a
// screen reader asks for. What does not: what a control is and how it is drawn (package ui), how
// a line of text is edited (package edit), what a device is (package input), and any sentence a
// player reads.
//
// A [Hand] keeps only what belongs to the hand: where the focus is, what is held, how far
// something is scrolled. Update says whether anything has to be drawn again. At rest it
// allocates nothing and nothing has to be drawn.
//
// All rectangles are in logical pixels, all times in ticks of a sixtieth of a second.
package hand
