package session

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/pieces"
)

// mostLogLines is how many lines a sentence of the log takes at most.
const mostLogLines = 4

// LogRow is a sentence of the log, the latest one being 0: whose it is, what was done and,
// where the row has room for it, how many turns ago.
func (s *Session) LogRow(i int) *flow.Node {
	age := s.age(s.Log.At(i).turn)
	if age == "" {
		return s.sentence(i, flow.Start)
	}
	aged := s.sentence(i, flow.Start).Add(flow.Line(age, render.Remark.In(s.Theme.Palette.Ink2)).Across(flow.Start))
	return flow.First(aged, s.sentence(i, flow.Start))
}

// sentence is a sentence of the log without its age, behind the token of whom it is about,
// which stands beside its first line or its middle.
func (s *Session) sentence(i int, token flow.Align) *flow.Node {
	l := s.Log.At(i)
	sign := flow.Art("start", render.TinySign)
	if l.Seat != rules.NoSeat {
		piece := s.Tokens[l.Seat]
		sign = flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			sq := r.Square()
			pieces.DrawToken(t, dst, piece, sq.X, sq.Y, sq.W, pieces.Flat)
		})
	}
	text := flow.Text(l.deed, render.Jotted, mostLogLines).Lead(l.actor, render.Jotter)
	return flow.Row(sign.Across(token), text.Size(render.TextLeast, render.None).Grow(1)).Gap(render.Near)
}

// age says how many turns ago a turn was, nothing before the first.
func (s *Session) age(turn int) string {
	turns := s.Turns()
	if turns == 0 {
		return "" // the month is being built
	}
	if turns <= turn {
		return s.Say("log.now")
	}
	return s.Words.Count("log.turns_ago", turns-turn)
}

// LogRows keeps the latest sentences of the log from one tree to the next.
type LogRows [maxKeptRows]flow.Kept[logRowKey]

// maxKeptRows is how many sentences have room on the largest panel.
const maxKeptRows = 64

// logRowKey is all that a sentence of the log depends on: the sentence, the turn in which it
// was said, and the present turn.
type logRowKey struct {
	app.Environment
	actor, deed string
	seat        rules.Seat
	turn, turns int
}

// LatestLogRows are the latest sentences of the log, as many as there is room for.
func (s *Session) LatestLogRows(kept *LogRows) *flow.Node {
	if len(s.Log.Lines) == 0 {
		return s.emptyLog()
	}
	return flow.AsManyOf(len(s.Log.Lines), func(i int) *flow.Node {
		l := s.Log.At(i)
		key := logRowKey{s.Environment(), l.actor, l.deed, l.Seat, l.turn, s.Turns()}
		return kept[(len(s.Log.Lines)-i)%maxKeptRows].Node(key, func() *flow.Node { return s.LogRow(i) })
	}).Gap(render.Hair)
}

// LatestLogRow is the latest sentence of the log alone, for a place that is hardly higher.
func (s *Session) LatestLogRow() *flow.Node {
	if len(s.Log.Lines) == 0 {
		return s.emptyLog()
	}
	return s.sentence(0, flow.Center)
}

// emptyLog says that nothing has happened yet.
func (s *Session) emptyLog() *flow.Node {
	return flow.Line(s.Say("log.empty"), render.Jotted.In(s.Theme.Palette.Ink2))
}

// Turns returns how many turns are shown to have begun.
func (s *Session) Turns() int {
	_, turns := s.Game.Turn()
	return turns
}

// Log is the log of a game in sentences.
type Log struct {
	Lines []logLine
	// Version changes whenever a line is added.
	Version uint64
}

// logLine is a sentence of the log, and the turn in which that happened, counted from 1,
// 0 before the first.
type logLine struct {
	words.Line
	turn int
	// actor is who did it with the space behind, "" for nobody, and deed what was
	// done: the log is painted far more often than it grows.
	actor, deed string
}

// maxLogLines is how many lines are kept; when there are twice as many, the
// older half goes.
const maxLogLines = 400

// Add adds a sentence about something that happened in a turn.
func (l *Log) Add(line words.Line, turn int) {
	actor, deed := line.Lead()
	l.Lines = append(l.Lines, logLine{Line: line, turn: turn, actor: actor, deed: deed})
	l.Version++
	if len(l.Lines) > 2*maxLogLines {
		l.Lines = append(l.Lines[:0], l.Lines[len(l.Lines)-maxLogLines:]...)
	}
}

// At returns the line before the latest by i.
func (l *Log) At(i int) *logLine { return &l.Lines[len(l.Lines)-1-i] }
