package match

import (
	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

// chronicle is the log of a game in sentences.
type chronicle struct {
	teller *words.Teller
	Lines  []chronicleLine
	heard  int // events of the stage's log
	// forced is the latest loan that somebody had to take, or the latest savings
	// that somebody had to take out, zero if there is none to be told.
	forced engine.Event
	// Version changes whenever a line is added.
	Version uint64
}

// chronicleLine is a sentence of the log. Turn is the turn in which it
// happened, counted from 1, 0 before the first.
type chronicleLine struct {
	words.Line
	turn uint16
	// head is who did it with the space behind, "" for nobody, and rest what was
	// done: the log is painted far more often than it grows.
	head, rest string
}

func newChronicleLine(line words.Line, turn uint16) chronicleLine {
	head, rest := line.Lead()
	if head != "" {
		head += " "
	}
	return chronicleLine{Line: line, turn: turn, head: head, rest: rest}
}

// chronicleMost is how many lines are kept; when there are twice as many, the
// older half goes.
const chronicleMost = 400

func newChronicle(w *words.Words, setup engine.Setup, names []string) chronicle {
	return chronicle{teller: w.Teller(setup, names)}
}

// follow tells what the table has come to show since the last call. It
// reports whether there is a new line.
func (c *chronicle) follow(sh *stage.Shown) (grown bool) {
	for i := min(sh.Log.Count()-c.heard, sh.Log.Len()) - 1; i >= 0; i-- {
		entry := sh.Log.At(i)
		if e := entry.Event; (e.Kind == engine.LoanTaken || e.Kind == engine.SavingsChanged) && e.Forced {
			c.forced = e
		}
		if line, ok := c.teller.Tell(entry.Event); ok {
			c.Lines = append(c.Lines, newChronicleLine(line, entry.Turn))
			c.Version++
			grown = true
		}
	}
	c.heard = sh.Log.Count()
	if len(c.Lines) > 2*chronicleMost {
		c.Lines = append(c.Lines[:0], c.Lines[len(c.Lines)-chronicleMost:]...)
	}
	return grown
}

// At returns the line before the latest by i.
func (c *chronicle) At(i int) *chronicleLine { return &c.Lines[len(c.Lines)-1-i] }
