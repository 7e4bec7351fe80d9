package table

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// mark is the fingerprint of the state after so many choices. A save has one of each turn,
// by which a replay finds the turn in which it goes another way.
type mark struct {
	after int
	hash  string
}

// MarshalJSON writes the number of choices and the fingerprint as a list.
func (m mark) MarshalJSON() ([]byte, error) { return json.Marshal([]any{m.after, m.hash}) }

// UnmarshalJSON reads what MarshalJSON writes.
func (m *mark) UnmarshalJSON(data []byte) error {
	fields := []any{&m.after, &m.hash}
	if err := json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if len(fields) != 2 {
		return errBroken
	}
	return nil
}

// markList is the list of all marks, kept ready as saves have it because it is written again
// and again.
type markList struct {
	marks []mark
	json  []byte // without the brackets
}

func (l *markList) clear() { l.marks, l.json = l.marks[:0], l.json[:0] }

func (l *markList) add(m mark) {
	if len(l.marks) > 0 {
		l.json = append(l.json, ',')
	}
	l.json = append(l.json, '[')
	l.json = strconv.AppendInt(l.json, int64(m.after), 10)
	l.json = fmt.Appendf(l.json, ",%q]", m.hash)
	l.marks = append(l.marks, m)
}

// misfit returns the first mark of a save at which this game, which has made all choices of
// the save, was otherwise. It is nil where there is none.
func (l *markList) misfit(saved []mark) *Misfit {
	next := 0
	for turn, m := range saved {
		for next < len(l.marks) && l.marks[next].after < m.after {
			next++
		}
		if next == len(l.marks) || l.marks[next] != m {
			return &Misfit{ID: MarkDiffers, After: m.after, Turn: turn + 1}
		}
	}
	return nil
}

// MisfitID says how the choices of a save do not lead through its game.
type MisfitID string

// The ways in which they do not.
const (
	// SetupRefused: no game can be played with the setup.
	SetupRefused MisfitID = "table.setup_refused"
	// ChoiceRefused: the next choice cannot be made.
	ChoiceRefused MisfitID = "table.choice_refused"
	// MarkDiffers: at the end of a turn the state is not the one that was saved.
	MarkDiffers MisfitID = "table.mark_differs"
	// EndDiffers: after the last choice the state is not the one that was saved.
	EndDiffers MisfitID = "table.end_differs"
)

// Misfit says where the choices of a save stop to lead through its game: the rules have
// changed since, or something else than the game has written it.
type Misfit struct {
	ID MisfitID
	// After is how many choices fit, or had been made where the state was found to differ.
	After int
	// Turn is how many marks there are up to the one that differs, from 1.
	Turn int
}

// Error names the misfit for logs; what people read comes from package words.
func (m *Misfit) Error() string { return fmt.Sprintf("%s after %d choices", m.ID, m.After) }
