// Package record writes the events of games as JSON Lines, one object per event in
// the order they happened, and reads them back, so that anyone can check or study games
// with tools of their own.
//
// The objects are the events of the rules spelled out: nothing is added and nothing
// hidden. FORMAT.md says what holds for the records of all games. Which objects a game has
// stands in a package of its own below this one; what they mean is in its rules package,
// and where records are stored is up to the caller.
package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Format is the version of the format that is written. It rises when a reader of the old
// one would misunderstand the new.
const Format = 1

// Lines writes objects, each as a line.
type Lines struct {
	out *bufio.Writer
	err error
}

// NewLines returns what writes to w.
func NewLines(w io.Writer) *Lines { return &Lines{out: bufio.NewWriter(w)} }

// Write writes an object. After an error nothing more is written; [Lines.Flush] returns
// the error.
func (l *Lines) Write(object any) {
	if l.err != nil {
		return
	}
	line, err := json.Marshal(object)
	if err != nil {
		l.err = err
		return
	}
	if _, err := l.out.Write(append(line, '\n')); err != nil {
		l.err = err
	}
}

// Flush hands all that is written on to the underlying writer and returns the first error
// there was.
func (l *Lines) Flush() error {
	if l.err == nil {
		l.err = l.out.Flush()
	}
	return l.err
}

// Head is what the objects of all games have: the kind of event, and what heads a game.
type Head struct {
	E string `json:"e"`
	// Record is the format, and Edition what is played: of the first object of a game.
	Record  int    `json:"record"`
	Edition string `json:"edition"`
}

// Read calls each with every line of a record, in order. decode reads a line; of the
// Edition, where it heads a game, it says whether it can be read. Read stops at the first
// error: one of each, one of r, or one that names the line that is no entry of this or an
// older format.
func Read[Entry any](r io.Reader, decode func(h Head, line []byte) (Entry, error), each func(Entry) error) error {
	lines := bufio.NewReader(r)
	for n := 1; ; n++ {
		line, end := lines.ReadBytes('\n')
		if end != nil && end != io.EOF {
			return fmt.Errorf("record: line %d: %w", n, end)
		}
		if len(bytes.TrimSpace(line)) > 0 {
			entry, err := read(line, decode)
			if err != nil {
				return fmt.Errorf("record: line %d: %w", n, err)
			}
			if err := each(entry); err != nil {
				return err
			}
		}
		if end == io.EOF {
			return nil
		}
	}
}

// read reads a line, as what its head says.
func read[Entry any](line []byte, decode func(h Head, line []byte) (Entry, error)) (entry Entry, err error) {
	var h Head
	switch err := json.Unmarshal(line, &h); {
	case err != nil:
		return entry, err
	case h.E == "":
		return entry, errors.New("no kind of event")
	case h.Record > Format:
		return entry, fmt.Errorf("format %d is newer than %d", h.Record, Format)
	}
	return decode(h, line)
}

// OtherGame is the error for the record of a game that a reader does not know.
type OtherGame struct{ Edition string }

func (e *OtherGame) Error() string { return fmt.Sprintf("the game is one of %q", e.Edition) }
