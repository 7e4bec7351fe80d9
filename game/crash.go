package game

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"bigpayday/game/words"
)

// maxFailures is how often a program error is answered by going back to the
// title. After that the program ends.
const maxFailures = 3

// complaints is where errors in the program are written, for a report.
var complaints io.Writer = os.Stderr

// rescue is deferred around everything that is done in a tick. An error in the
// program itself takes the player back to the title, where what happened is
// told; the running game is saved before. Tests that drive the game from
// outside are to see it fail.
func (g *Game) rescue(err *error) {
	if cause := recover(); cause != nil {
		g.note(cause)
		*err = g.recovered()
	}
}

// note writes down what went wrong.
func (g *Game) note(cause any) {
	g.failure = cause
	g.failures++
	fmt.Fprintf(complaints, "%v\n%s", cause, debug.Stack())
	if g.trace != nil {
		panic(cause)
	}
}

// recovered goes on after an error in the program. It returns an error where
// that cannot be done.
func (g *Game) recovered() (err error) {
	cause := g.failure
	g.failure = nil
	text := words.Text("error", fmt.Sprint(cause))
	defer func() {
		if again := recover(); again != nil {
			g.note(again)
			err = errors.New(g.house.Say("error.gave_up", text))
		}
	}()
	if g.failures > maxFailures {
		g.house.Shut()
		return errors.New(g.house.Say("error.gave_up", text))
	}
	g.house.Rescue(cause)
	g.dirty = true
	return nil
}
