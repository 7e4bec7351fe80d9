// Package input turns mouse, touch screen, keyboard and gamepad into one value
// per tick. A [Reader] reads Ebitengine and returns a [State]; everything above
// it (package game/ui, the scenes) only ever sees that value, so that tests and
// scripted play can write it by hand.
//
// What lives here: the one pointer that mouse and first finger share, key
// presses with their repeats, the [Map] from keys and pad buttons to named
// actions, typed text and the composition of an input method, and [Drag], the
// state machine of a press that may become a drag. What does not: controls,
// focus and hit tests (package game/ui), and any word a player reads; captions
// of keys are put together from names that the caller translates.
//
// Positions are in logical pixels of the layout: device pixels divided by the
// scale that the caller hands in. Times are in ticks of a sixtieth of a second.
//
// # Why not ebitengine-input
//
// github.com/quasilyte/ebitengine-input v0.9.1 offers key maps and gamepads,
// and was considered for both. Its handlers ask Ebitengine themselves whenever
// they are asked, so that there is no value to hand on or to write by hand in a
// test, and simulated releases are missing. A plain key also fires with Ctrl or
// Alt held (the "O" of the odds with the "Ctrl O" of loading), keys do not
// repeat, and a key says neither what it is nor what is printed on it in the
// layout in use. A ninth gamepad writes past the end of its table, and a pad
// that was not plugged in first is read from the wrong row. Ebitengine's own
// standard gamepad layout covers what is needed here in a few lines.
package input
