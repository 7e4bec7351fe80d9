package home

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e/person"
)

// A save is written beside the game: on a busy machine it takes a while until it is there, and
// until then it is looked for again and again, every Poll, for no longer than Patience.
const (
	Patience = time.Minute
	Poll     = 10 * time.Millisecond
)

// Save is the save of a game that goes on, or is broken off, and must lose nothing.
type Save struct {
	T *testing.T
	// Read reads it, and Open opens it: [Months] or [Conquest].
	Read func() ([]byte, error)
	Open func(data []byte) (Shown, error)
	// Known is what it was when it was last looked at.
	Known Kept
	// Late counts how often it was waited for.
	Late int
}

// Shown is what a game shows that goes on with a save: the prompt, the seat that is asked, from 1,
// and whether the game is over.
type Shown struct {
	Prompt string
	Seat   int
	Over   bool
}

// Kept is what of a save must stay.
type Kept struct {
	Setup   json.RawMessage
	Choices []string
	Marks   []json.RawMessage
}

// Look reads the save, checks that it is whole, leads the way that the game went, and goes on from
// what was known, and keeps it in mind.
func (s *Save) Look() Shown {
	s.T.Helper()
	data, err := s.Read()
	require.NoError(s.T, err)
	shown, err := s.Open(data)
	require.NoError(s.T, err, "the save is torn, or its choices do not lead where the game was at the end of every turn")
	var now Kept
	require.NoError(s.T, json.Unmarshal(data, &now))
	if was := s.Known; was.Setup != nil {
		require.JSONEq(s.T, string(was.Setup), string(now.Setup), "another game")
		require.GreaterOrEqual(s.T, len(now.Choices), len(was.Choices), "choices are lost")
		require.Equal(s.T, was.Choices, now.Choices[:len(was.Choices)], "a choice is another")
		require.GreaterOrEqual(s.T, len(now.Marks), len(was.Marks))
		require.Equal(s.T, was.Marks, now.Marks[:len(was.Marks)], "chance went another way")
	}
	s.Known = now
	return shown
}

// toldOnly are the prompts at which a person is only shown what has happened: somebody else may
// be asked by then.
var toldOnly = []string{"", "read-card", "roll-dice", "read-ledger", "read-race"}

// Asked checks that what is asked is what the save asks: all that was chosen before is saved. The
// program waits for its save before it asks, but ten seconds at most, and in a window that no time
// holds up those may be over before a busy disk is done: then the disk is waited for.
func (s *Save) Asked(p *person.Person) {
	s.T.Helper()
	var saved, shown Shown
	for range Patience / Poll {
		now := p.Now()
		if slices.Contains(toldOnly, now.Prompt) {
			return
		}
		saved = s.Look()
		if shown = (Shown{Prompt: now.Prompt, Seat: now.Seat}); saved == shown {
			return
		}
		s.Late++
		time.Sleep(Poll)
		p.Ticks(1) // here it is noticed where the program has been killed meanwhile
	}
	require.Equal(s.T, saved, shown, "what is asked and the save differ")
}
