// Package stage plays the events of a money game: it turns each into the movement
// that leads from what lay on the table before to what lies there after.
//
// What lies on the table is package tabletop's. A [Stage] takes the engine's events
// into a queue and plays them one after another. A kind of event that is more than
// its outcome has a script, which says how it is played until it has happened. What
// moves at the moment is in [Actors], as plain values that are easy to draw. When the
// queue is empty, nothing moves and the table equals the engine's state.
//
// Time is counted in ticks, 60 to a second; nothing here sleeps, reads a
// clock or runs beside the caller. Skipping an animation is folding its event
// at once.
//
// A screen drives a stage like this:
//
//	st := stage.New(setup)
//	st.SetPeople(people)
//	st.Queue(events...)        // what a choice brought about
//	changed := st.Tick()       // once a tick; draw if it changed
//	st.Shown(), st.Actors()    // what to draw
//	hold, ok := st.Hold()      // a person is waited for: show what to press
//	st.Release()               // it was pressed
//
// and asks for the next choice when the stage is no longer Busy. How the queue is
// played, whatever the game, is package beats.
//
// Each family of scripts has a file: turn.go, dice.go, token.go, card.go,
// money.go, settlement.go, lottery.go, tile.go. Colours, positions and words
// are elsewhere: this package knows no image, no pixel of a window and no
// sentence, and it runs without a window.
package stage
