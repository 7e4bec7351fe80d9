package match

import (
	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

// gameLog is the log of a game in sentences.
type gameLog struct {
	teller *words.Teller
	Lines  []logLine
	events int // of the stage that have been put into words
	// forced is the latest loan that somebody had to take, or the latest savings
	// that somebody had to take out, zero if there is none to be told.
	forced engine.Event
	// Version changes whenever a line is added.
	Version uint64
}

// logLine is a sentence of the log. Turn is the turn in which it
// happened, counted from 1, 0 before the first.
type logLine struct {
	words.Line
	turn uint16
	// actor is who did it with the space behind, "" for nobody, and deed what was
	// done: the log is painted far more often than it grows.
	actor, deed string
}

func newLogLine(line words.Line, turn uint16) logLine {
	head, rest := line.Lead()
	if head != "" {
		head += " "
	}
	return logLine{Line: line, turn: turn, actor: head, deed: rest}
}

// maxLogLines is how many lines are kept; when there are twice as many, the
// older half goes.
const maxLogLines = 400

func newGameLog(w *words.Words, setup engine.Setup, names []string) gameLog {
	return gameLog{teller: w.Teller(setup, names)}
}

// follow tells what the table has come to show since the last call. It
// reports whether there is a new line.
func (c *gameLog) follow(sh *stage.Shown) (grown bool) {
	for i := min(sh.Log.Count()-c.events, sh.Log.Len()) - 1; i >= 0; i-- {
		entry := sh.Log.At(i)
		if e := entry.Event; (e.Kind == engine.LoanTaken || e.Kind == engine.SavingsChanged) && e.Forced {
			c.forced = e
		}
		if line, ok := c.teller.Tell(entry.Event); ok {
			c.Lines = append(c.Lines, newLogLine(line, entry.Turn))
			c.Version++
			grown = true
		}
	}
	c.events = sh.Log.Count()
	if len(c.Lines) > 2*maxLogLines {
		c.Lines = append(c.Lines[:0], c.Lines[len(c.Lines)-maxLogLines:]...)
	}
	return grown
}

// At returns the line before the latest by i.
func (c *gameLog) At(i int) *logLine { return &c.Lines[len(c.Lines)-1-i] }
