package beats

// LogSize is how many events a log keeps.
const LogSize = 240

// Log holds the last events of a game that have come to be shown, for a screen to put into
// words. E is the game's event. The zero value is empty.
type Log[E any] struct {
	entries [LogSize]LogEntry[E]
	count   uint32
}

// LogEntry is an event that has happened.
type LogEntry[E any] struct {
	Event E
	// Turn is the turn in which it happened, counted from 1, 0 before the first.
	Turn uint16
}

// Len returns how many events the log holds.
func (l *Log[E]) Len() int { return int(min(l.count, LogSize)) }

// Count returns how many events have ever been logged. A screen sees by it whether the log
// has grown.
func (l *Log[E]) Count() int { return int(l.count) }

// At returns an event: 0 is the latest, [Log.Len] - 1 the oldest kept.
func (l *Log[E]) At(i int) *LogEntry[E] { return &l.entries[(int(l.count)-1-i)%LogSize] }

// Add logs an event that happened in a turn.
func (l *Log[E]) Add(e E, turn uint16) {
	l.entries[l.count%LogSize] = LogEntry[E]{Event: e, Turn: turn}
	l.count++
}
