package match

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// mostLogLines is how many lines a sentence of the log takes at most.
const mostLogLines = 4

// fineBold is the type of who did what stands beside it in [render.Fine].
var fineBold = render.Style{Face: render.Bold, Size: render.Fine.Size}

// LogRow is a sentence of the log, the latest one being 0: whose it is, what was done and,
// where the row has room for it, how many turns ago.
func (m *Match) LogRow(i int) *flow.Node {
	age := m.age(m.Log.At(i).turn)
	if age == "" {
		return m.sentence(i, flow.Start)
	}
	aged := m.sentence(i, flow.Start).Add(flow.Line(age, render.Remark.In(m.Theme.Palette.Ink2)).Across(flow.Start))
	return flow.First(aged, m.sentence(i, flow.Start))
}

// sentence is a sentence of the log without its age, behind the token of whom it is about,
// which stands beside its first line or its middle.
func (m *Match) sentence(i int, token flow.Align) *flow.Node {
	l := m.Log.At(i)
	sign := flow.Art("start", render.TinySign)
	if l.Seat != engine.NoSeat {
		piece := m.Tokens[l.Seat]
		sign = flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			sq := r.Square()
			t.Token(dst, piece, sq.X, sq.Y, sq.W, render.Flat)
		})
	}
	text := flow.Text(l.deed, render.Fine, mostLogLines).Lead(l.actor, fineBold)
	return flow.Row(sign.Across(token), text.Size(render.TextLeast, render.None).Grow(1)).Gap(render.Near)
}

// age says how many turns ago a turn was, nothing before the first.
func (m *Match) age(turn uint16) string {
	turns := m.Stage.Shown().Turns
	if turns == 0 {
		return "" // the month is being built
	}
	if turns <= turn {
		return m.Say("log.now")
	}
	return m.Words.Count("log.turns_ago", int(turns-turn))
}

// LatestLogRows are the latest sentences of the log, as many as there is room for.
func (m *Match) LatestLogRows() *flow.Node {
	if len(m.Log.Lines) == 0 {
		return m.emptyLog()
	}
	return flow.AsManyOf(len(m.Log.Lines), m.LogRow).Gap(render.Hair)
}

// LatestLogRow is the latest sentence of the log alone, for a place that is hardly higher.
func (m *Match) LatestLogRow() *flow.Node {
	if len(m.Log.Lines) == 0 {
		return m.emptyLog()
	}
	return m.sentence(0, flow.Center)
}

// emptyLog says that nothing has happened yet.
func (m *Match) emptyLog() *flow.Node {
	return flow.Line(m.Say("log.empty"), render.Fine.In(m.Theme.Palette.Ink2))
}

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
