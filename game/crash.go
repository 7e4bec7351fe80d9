package game

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"bigpayday/game/words"
)

// maxFailures is how many panics the game recovers from by going back to the
// title. The next one ends the program.
const maxFailures = 3

// crashLog gets the panics with their stacks, for a report.
var crashLog io.Writer = os.Stderr

// rescue is deferred around everything that is done in a tick. A panic takes the
// player back to the title, where a dialog tells of it; the running game is saved
// before.
func (g *Game) rescue(err *error) {
	if cause := recover(); cause != nil {
		g.logFailure(cause)
		*err = g.backToTitle()
	}
}

// logFailure writes a panic to the log. With a trace it panics again: tests that
// drive the game from outside are to see it fail.
func (g *Game) logFailure(cause any) {
	g.failure = cause
	g.failures++
	fmt.Fprintf(crashLog, "%v\n%s", cause, debug.Stack())
	if g.trace != nil {
		panic(cause)
	}
}

// backToTitle goes on after a panic. It returns an error, which ends the program,
// where that fails or there have been too many.
func (g *Game) backToTitle() (err error) {
	cause := g.failure
	g.failure = nil
	text := words.Text("error", fmt.Sprint(cause))
	defer func() {
		if again := recover(); again != nil {
			g.logFailure(again)
			err = errors.New(g.app.Say("error.gave_up", text))
		}
	}()
	if g.failures > maxFailures {
		g.app.Shut()
		return errors.New(g.app.Say("error.gave_up", text))
	}
	g.app.Rescue(cause)
	g.dirty = true
	return nil
}
