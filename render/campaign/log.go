package campaign

import "bigpayday/game/conquest"

// LogSize is how many events the log keeps.
const LogSize = 240

// Log holds the last events, for a screen to put into words.
type Log struct {
	entries [LogSize]LogEntry
	count   uint32
}

// LogEntry is an event that has happened, and the turn in which it did, counted from 1, 0
// before the first.
type LogEntry struct {
	Event conquest.Event
	Turn  uint16
}

// Len returns how many events the log holds.
func (l *Log) Len() int { return int(min(l.count, LogSize)) }

// Count returns how many events have ever been logged. A screen sees by
// it whether the log has grown.
func (l *Log) Count() int { return int(l.count) }

// At returns an event: 0 is the latest, [Log.Len] - 1 the oldest kept.
func (l *Log) At(i int) *LogEntry { return &l.entries[(int(l.count)-1-i)%LogSize] }

// add logs an event.
func (l *Log) add(sh *Shown, e conquest.Event) {
	l.entries[l.count%LogSize] = LogEntry{Event: e, Turn: sh.Turns}
	l.count++
}
