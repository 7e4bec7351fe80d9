package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"bigpayday/game/store"
)

// A save is one JSON object, a line for each of its fields. FORMAT.md says all that somebody
// else needs to read one:
//
//	format     "bigpayday game"
//	version    of the save, see saveVersion
//	game       which game is played; the money games have none
//	title      what a player has called it; most have none
//	saved      when, as RFC 3339 says
//	setup      what was settled before the game began
//	players    who sits where now, one object per seat
//	takeovers  who took over a seat during the game, if anybody did
//	said       what the characters have said, if anybody has
//	answered   which choices a setting has made, if any
//	choices    all choices so far, as the choices of the game write themselves
//	marks      the fingerprint at the end of each turn; older saves have none
//	hash       the fingerprint of the state, 16 hexadecimal digits
//	state      the state itself
//	sum        of all that stands before it, see sumOf; older saves have none
//
// Setup and choices give the game again, whoever made the choices. The state
// is there in case the rules have been mended since and they do not.

const (
	saveFormat = "bigpayday game"

	// saveVersion rises when an older game would misunderstand a save. A new
	// field that older games may pass over needs no new version. Version 2
	// came with house rules and more editions than the big one, version 3 with
	// a second game, version 4 with versions of the rules. What an older
	// version can hold is still written as that, for older games to go on with.
	saveVersion = 4
)

type document struct {
	Format    string          `json:"format"`
	Version   int             `json:"version"`
	Game      string          `json:"game,omitempty"`
	Title     string          `json:"title,omitempty"`
	Saved     string          `json:"saved"`
	Setup     json.RawMessage `json:"setup"`
	Players   []savedPlayer   `json:"players"`
	Takeovers []savedTakeover `json:"takeovers,omitempty"`
	Said      []string        `json:"said,omitempty"`
	Answered  []int           `json:"answered,omitempty"`
	Choices   []string        `json:"choices"`
	Marks     []mark          `json:"marks"`
	Hash      string          `json:"hash"`
	State     json.RawMessage `json:"state"`
	Sum       string          `json:"sum"`
}

type savedPlayer struct {
	Name   string `json:"name"`
	Token  string `json:"token"`
	Colour string `json:"colour"`
	Kind   Kind   `json:"kind"`
	// Character is the id of the face. Saves of older versions have none, and older
	// versions pass it over.
	Character string `json:"character,omitempty"`
	// Began is the kind that the seat began with, if it was taken over.
	Began Kind `json:"began,omitempty"`
}

type savedTakeover struct {
	After int  `json:"after"`
	Seat  Seat `json:"seat"`
	Kind  Kind `json:"kind"`
}

// choiceList is the list of all choices as a save has it, kept ready because
// it is written again and again.
type choiceList struct {
	n    int
	json []byte // the list without its brackets
}

func (l *choiceList) clear() { l.n, l.json = 0, l.json[:0] }

func (l *choiceList) add(choice string) {
	if l.n > 0 {
		l.json = append(l.json, ',')
	}
	text, _ := json.Marshal(choice) // a string always can be
	l.json = append(l.json, text...)
	l.n++
}

// save has the game written. It returns at once.
func (t *Table[G, S, C, E]) save() {
	t.unsaved = 0
	if t.saver == nil {
		return
	}
	t.savedAt = time.Now()
	t.saver.put(t.encode(), t.rules.Month(&t.state))
}

// Save writes the game and waits until that is done. The game saves itself;
// this is for those who want to be sure. The error is a [*store.Error].
func (t *Table[G, S, C, E]) Save() error {
	if t.saver == nil {
		return nil
	}
	t.save()
	return t.saver.flush()
}

// Close saves what is not saved yet and waits until that is done. The table
// must not be used afterwards. The error is a [*store.Error].
func (t *Table[G, S, C, E]) Close() error {
	if t.saver == nil {
		return nil
	}
	if t.unsaved > 0 {
		t.save()
	}
	return t.saver.flush()
}

// close stops saving and returns where the game was saved.
func (t *Table[G, S, C, E]) close() Storage {
	if t.saver == nil {
		return nil
	}
	storage := t.saver.storage
	_ = t.saver.flush() // somebody else will hear of it
	t.saver = nil
	return storage
}

// ID tells the game from all others, see [Game].
func (t *Table[G, S, C, E]) ID() string {
	setup, _ := t.rules.WriteSetup(&t.setup.Game)
	text, _ := json.Marshal(setup) // it is what saves have
	sum := sha256.Sum256(append([]byte(t.Name()+"\n"), text...))
	return hex.EncodeToString(sum[:8])
}

// Discard deletes the save with its copies and stops saving: the game is given up, or over
// and done with. The error is a [*store.Error].
func (t *Table[G, S, C, E]) Discard() error {
	storage := t.close()
	if storage == nil {
		return nil
	}
	for _, name := range store.CopyNames() {
		_ = storage.Delete(name) // one that stays does no harm
	}
	return storage.Delete(store.Autosave)
}

// SaveError returns why the game could not be saved, once: nil if it could,
// or if the reason has been returned before and still stands. Play goes on
// all the same, and every further save is an attempt. The error is a
// [*store.Error].
func (t *Table[G, S, C, E]) SaveError() error {
	if t.saver == nil {
		return nil
	}
	return t.saver.unreported()
}

// SaveState says how far the game is saved. A table that saves nothing is
// [NotSaved].
func (t *Table[G, S, C, E]) SaveState() SaveState {
	if t.saver == nil {
		return NotSaved
	}
	return t.saver.state()
}

// SavedAt returns when the game was last saved, or was to be; the zero time
// if never.
func (t *Table[G, S, C, E]) SavedAt() time.Time { return t.savedAt }

// encode writes the save.
func (t *Table[G, S, C, E]) encode() []byte {
	var b bytes.Buffer
	b.Grow(len(t.choices.json) + len(t.marks.json) + 12_000)
	b.WriteString("{")
	line := func(key string, value any) {
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "\n\t%q: ", key)
		if raw, ok := value.([]byte); ok {
			b.Write(raw)
			return
		}
		text, _ := json.Marshal(value) // plain values always can be
		b.Write(text)
	}
	line("format", saveFormat)
	setup, version := t.rules.WriteSetup(&t.setup.Game)
	line("version", version)
	if name := t.rules.Name(); name != "" {
		line("game", name)
	}
	if t.title != "" {
		line("title", t.title)
	}
	line("saved", t.savedAt.UTC().Format(time.RFC3339))
	line("setup", setup)
	line("players", t.savePlayers())
	if len(t.takeovers) > 0 {
		takeovers := make([]savedTakeover, len(t.takeovers))
		for i, takeover := range t.takeovers {
			takeovers[i] = savedTakeover(takeover)
		}
		line("takeovers", takeovers)
	}
	if len(t.said) > 0 {
		line("said", t.said)
	}
	if len(t.answered) > 0 {
		line("answered", t.answered)
	}
	line("choices", append(append([]byte{'['}, t.choices.json...), ']'))
	line("marks", append(append([]byte{'['}, t.marks.json...), ']'))
	line("hash", t.hash())
	line("state", &t.state)
	sum := sumOf(b.Bytes())
	line("sum", sum)
	b.WriteString(saveEnd)
	return b.Bytes()
}

// saveEnd is what a save ends with.
const saveEnd = "\n}\n"

// sumOf returns what tells a save from one that something else than the game has changed: the
// first 16 hexadecimal digits of the SHA-256 of what stands before the sum.
func sumOf(begin []byte) string {
	sum := sha256.Sum256(begin)
	return hex.EncodeToString(sum[:8])
}

// sumFits reports whether a document has the sum that it says.
func sumFits(document []byte, sum string) bool {
	begin, ok := bytes.CutSuffix(document, sumLine(sum))
	return ok && sumOf(begin) == sum
}

// sumLine is what a save with that sum ends with.
func sumLine(sum string) []byte { return fmt.Appendf(nil, ",\n\t\"sum\": %q"+saveEnd, sum) }

// hash returns the fingerprint of the state as saves have it.
func (t *Table[G, S, C, E]) hash() string { return fmt.Sprintf("%016x", t.rules.Hash(&t.state)) }

func (t *Table[G, S, C, E]) savePlayers() []savedPlayer {
	saved := make([]savedPlayer, len(t.players))
	for i, p := range t.players {
		saved[i] = savedPlayer{
			Name:      p.Name,
			Token:     tokenNames[int(p.Token)%len(tokenNames)],
			Colour:    colourNames[int(p.Colour)%len(colourNames)],
			Kind:      p.Kind,
			Character: p.Character.String(),
		}
		if began := t.setup.Players[i].Kind; began != p.Kind {
			saved[i].Began = began
		}
	}
	return saved
}
