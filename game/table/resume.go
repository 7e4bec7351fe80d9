package table

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"bigpayday/game/cast"
	"bigpayday/game/rules"
	"bigpayday/game/store"
)

// Opener opens tables of one game from saves.
type Opener interface {
	// Name is what saves call the game.
	Name() string
	// open makes a table of a save, and has it saved in a storage, nil for nowhere, over
	// what is known to be saved there.
	open(doc *document, known []byte, storage Storage) (Game, error)
}

// opener is the [Opener] of the game that the rules are of.
type opener[G any, S comparable, C Choice, E any] struct{ Rules[G, S, C, E] }

// Opens returns the opener of a game. The tables it opens are [*Table].
func Opens[G any, S comparable, C Choice, E any](r Rules[G, S, C, E]) Opener {
	return opener[G, S, C, E]{r}
}

// Resume opens the table of the game that was saved, which is one of those that
// the openers open. The error is a [*store.Error]:
//
//   - of the kind NotFound if there is none;
//   - of the kind Broken if the save cannot be understood, CutOff if it ends in the
//     middle, and Altered if something else than the game has changed it; it is moved
//     aside, and the error says where to; see [ResumeCopy];
//   - of the kind Newer if a later version of the game wrote it; it is left
//     as it is;
//   - of another kind if it cannot be read.
//
// If the rules have changed since, so that the journal leads to another state
// than the one saved, the game goes on from the state and only
// [Table.Replay] is refused.
func Resume(storage Storage, openers ...Opener) (Game, error) {
	data, err := storage.Read(store.Autosave)
	if err != nil {
		return nil, err
	}
	game, err := decode(data, storage, openers)
	if err != nil {
		failure := &store.Error{Kind: kindOf(err), Path: storage.Where(store.Autosave), Err: err}
		if failure.Kind != store.Newer {
			// If even that fails the save stays where it is, and a new game
			// tries again before it writes there.
			failure.Aside, _ = storage.MoveAside(store.Autosave)
		}
		return nil, failure
	}
	return game, nil
}

// Read opens the table of a save that lies anywhere. What is played at it is saved nowhere. The
// error is a [*store.Error] of the kind NotASave, CutOff, Altered, Newer or Broken.
func Read(data []byte, openers ...Opener) (Game, error) {
	if !bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) || !bytes.Contains(data, []byte(saveFormat)) {
		return nil, &store.Error{Kind: store.NotASave, Err: errBroken}
	}
	game, err := decode(data, nil, openers)
	if err != nil {
		return nil, &store.Error{Kind: kindOf(err), Err: err}
	}
	return game, nil
}

// kindOf returns why a save cannot be opened.
func kindOf(err error) store.Kind {
	switch {
	case errors.Is(err, ErrNewer):
		return store.Newer
	case errors.Is(err, errAltered):
		return store.Altered
	case errors.Is(err, errCutOff):
		return store.CutOff
	}
	return store.Broken
}

// ResumeCopy opens the table of the newest copy of the running game that can be understood,
// for a save that is gone or broken. It is saved in the place of that once something is
// chosen, or by [Game.Save]. The error is a [*store.Error] of the kind NotFound if there is
// no such copy.
func ResumeCopy(storage Storage, openers ...Opener) (Game, error) {
	var copies []*document
	for _, name := range store.CopyNames() {
		if data, err := storage.Read(name); err == nil {
			if doc, err := readDocument(data); err == nil {
				copies = append(copies, doc)
			}
		}
	}
	slices.SortStableFunc(copies, func(a, b *document) int {
		return cmp.Or(strings.Compare(b.Saved, a.Saved), len(b.Choices)-len(a.Choices))
	})
	for _, doc := range copies {
		if game, err := openGame(doc, nil, storage, openers); err == nil {
			return game, nil
		}
	}
	return nil, &store.Error{Kind: store.NotFound, Path: storage.Where(store.Autosave)}
}

// makeRoom puts the running game aside that a new one must not overwrite, see [PutAside], and
// moves it aside where it cannot be understood. What cannot even be moved stays, and the new
// game says that it cannot be saved.
func makeRoom(storage Storage, o Opener) {
	if data, err := storage.Read(store.Autosave); err == nil {
		_, err := decode(data, nil, []Opener{o})
		doc, _ := readDocument(data)
		if (err == nil || doc != nil && doc.Game != o.Name()) && PutAside(storage) == nil {
			return
		}
	}
	_, _ = storage.MoveAside(store.Autosave)
}

var (
	// ErrNewer says that a later version of the game wrote the save. Rules return it for
	// what they cannot know, such as an edition that there is not yet.
	ErrNewer  = errors.New("table: a later version of the game wrote the save")
	errBroken = errors.New("table: the save contradicts itself")
	// errAltered says that the sum of a save is not that of what it says.
	errAltered = errors.New("table: something else than the game has changed the save")
	errCutOff  = errors.New("table: the save ends in the middle")
)

// decode makes a table of a save. Storage is where it is saved, nil for nowhere.
func decode(data []byte, storage Storage, openers []Opener) (Game, error) {
	doc, err := readDocument(data)
	if err != nil {
		return nil, err
	}
	return openGame(doc, data, storage, openers)
}

// readDocument reads a save of whichever game, be it sealed.
func readDocument(data []byte) (*document, error) {
	data, err := unsealed(data)
	if err != nil {
		return nil, err
	}
	var head struct {
		Format  string `json:"format"`
		Version int    `json:"version"`
	}
	switch err := json.Unmarshal(data, &head); {
	case endsEarly(data, err):
		return nil, errCutOff
	case err != nil:
		return nil, err
	case head.Format != saveFormat || head.Version < 1:
		return nil, errBroken
	case head.Version > saveVersion:
		return nil, ErrNewer
	}
	var doc document
	switch err := json.Unmarshal(data, &doc); {
	case err != nil:
		return nil, err
	case doc.Sum != "" && !sumFits(data, doc.Sum):
		return nil, errAltered
	}
	return &doc, nil
}

// endsEarly reports whether a document is no JSON only because it has no end.
func endsEarly(data []byte, err error) bool {
	var syntax *json.SyntaxError
	return errors.As(err, &syntax) && syntax.Offset == int64(len(data)) && syntax.Error() == "unexpected end of JSON input"
}

// openGame makes a table of a save. Storage is where it will be saved, nil for nowhere, and
// known what is saved there already.
func openGame(doc *document, known []byte, storage Storage, openers []Opener) (Game, error) {
	i := slices.IndexFunc(openers, func(o Opener) bool { return o.Name() == doc.Game })
	if i < 0 {
		return nil, ErrNewer // versions to come may have games that this one has not
	}
	return openers[i].open(doc, known, storage)
}

// open makes a table of a save, see [Opener].
func (o opener[G, S, C, E]) open(doc *document, known []byte, storage Storage) (Game, error) {
	if len(doc.Players) < rules.MinSeats || len(doc.Players) > rules.MaxSeats {
		return nil, errBroken
	}
	game, err := o.ReadSetup(doc.Setup, len(doc.Players))
	if err != nil {
		return nil, err
	}
	t := &Table[G, S, C, E]{rules: o.Rules, setup: Setup[G]{Game: game}, title: cutTo(doc.Title, LongestTitle)}
	for _, line := range doc.Said {
		t.Say(line)
	}
	t.savedAt, _ = time.Parse(time.RFC3339, doc.Saved) // the zero time says that it is not known
	for _, n := range slices.Compact(slices.Sorted(slices.Values(doc.Answered))) {
		if n >= 0 && n < len(doc.Choices) {
			t.answered = append(t.answered, n)
		}
	}
	for i, saved := range doc.Players {
		t.players = append(t.players, saved.player(i))
	}
	giveFaces(t.players)
	t.setup.Players = slices.Clone(t.players)
	for i, saved := range doc.Players {
		if saved.Began != "" {
			t.setup.Players[i].Kind = knownKind(saved.Began)
		}
	}
	for _, saved := range doc.Takeovers {
		if saved.Seat >= 0 && int(saved.Seat) < len(t.players) {
			saved.Kind = knownKind(saved.Kind)
			t.takeovers = append(t.takeovers, Takeover(saved))
		}
	}
	slices.SortStableFunc(t.takeovers, func(a, b Takeover) int { return a.After - b.After })
	if err := t.restore(doc); err != nil {
		return nil, err
	}
	t.seatComputers()
	if storage != nil {
		t.saver = newSaver(storage, known, o.Month(&t.state))
	}
	return t, nil
}

// restore brings the table to where the game was: by the journal, if that
// leads to the state that was saved, and else by the state.
func (t *Table[G, S, C, E]) restore(doc *document) error {
	t.misfit = t.replay(doc.Choices)
	if t.misfit == nil {
		// Where the same state has another hash than it had, so have all the marks.
		switch {
		case t.hash() == doc.Hash:
			t.misfit = t.marks.misfit(doc.Marks)
		case !t.agrees(doc.State):
			t.misfit = cmp.Or(t.marks.misfit(doc.Marks), &Misfit{ID: EndDiffers, After: len(doc.Choices)})
		}
	}
	if t.misfit == nil {
		return nil
	}
	t.fitting = slices.Clone(t.journal[:min(t.misfit.After, len(t.journal))])
	var read S
	if err := json.Unmarshal(doc.State, &read); err != nil {
		return err
	}
	state, err := t.rules.Checked(&read)
	if err != nil {
		return err
	}
	began := t.rules.SetupOf(&state)
	if t.rules.Seats(&began) != len(t.players) {
		return errBroken
	}
	if t.goOnFrom(state); t.rules.Check(&t.setup.Game) != nil {
		t.setup.Game = began
	}
	t.choices.clear()
	for _, choice := range doc.Choices {
		t.choices.add(choice)
	}
	t.marks.clear()
	for _, m := range doc.Marks {
		t.marks.add(m)
	}
	return nil
}

// goOnFrom puts a state in the place of the one that the choices have led to: they are no replay
// of the game any more.
func (t *Table[G, S, C, E]) goOnFrom(state S) {
	t.state, t.origin, t.refused = state, state, true
	t.journal, t.before, t.events = nil, nil, nil
}

// agrees reports whether the state says the same as one that was saved, in all
// that the saved one tells: since it was written the rules package may have come
// to keep more of a game, which changes its hash.
func (t *Table[G, S, C, E]) agrees(saved []byte) bool {
	same := t.state
	return json.Unmarshal(saved, &same) == nil && same == t.state
}

// replay plays the choices from the beginning. It returns where the rules do not allow it,
// nil where they allow them all.
func (t *Table[G, S, C, E]) replay(choices []string) *Misfit {
	if t.begin(nil) != nil {
		return &Misfit{ID: SetupRefused}
	}
	kinds := make([]Kind, len(t.players))
	for i, p := range t.setup.Players {
		kinds[i] = p.Kind
	}
	takeovers := t.takeovers
	for n, text := range choices {
		for len(takeovers) > 0 && takeovers[0].After <= n {
			kinds[takeovers[0].Seat] = takeovers[0].Kind
			takeovers = takeovers[1:]
		}
		reseat(t.rules, &t.state, t.takeovers, n)
		choice, err := t.rules.ParseChoice(text)
		if err != nil || t.Over() || t.take(choice, kinds[t.Asked()]) != nil {
			return &Misfit{ID: ChoiceRefused, After: n}
		}
	}
	reseat(t.rules, &t.state, t.takeovers, len(choices))
	return nil
}

// player returns who sits at the seat. What a later version of the game named
// otherwise is replaced, for the game is worth more.
func (s *savedPlayer) player(seat int) Player {
	return Player{
		Name:      cutTo(s.Name, LongestName),
		Token:     place(tokenNames, s.Token, seat),
		Colour:    place(colourNames, s.Colour, seat),
		Kind:      knownKind(s.Kind),
		Character: cast.Parse(s.Character),
	}
}

// cutTo cuts what nobody can have entered to so many letters: each is measured whenever it is
// shown. Bytes that are no letters become the mark that a save has for them.
func cutTo(text string, most int) string {
	text = strings.ToValidUTF8(text, string(utf8.RuneError))
	letters := 0
	for i := range text {
		if letters == most {
			return text[:i]
		}
		letters++
	}
	return text
}

func place(names []string, name string, otherwise int) uint8 {
	if i := slices.Index(names, name); i >= 0 {
		return uint8(i)
	}
	return uint8(otherwise)
}

// knownKind returns the kind, or a computer for a level that there is not.
func knownKind(kind Kind) Kind {
	if slices.Contains(Kinds(), kind) {
		return kind
	}
	return Normal
}
