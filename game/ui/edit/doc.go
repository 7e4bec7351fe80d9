// Package edit is the editing of one line of text.
//
// What lives here: a [Field] with its caret, what is selected and what an input method is
// composing; what keys do to it; and the rulers that say where on screen a letter stands. What
// does not: which field has the keyboard, and the pointer (package hand).
package edit
