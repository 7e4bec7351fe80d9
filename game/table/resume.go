package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/store"
)

// Resume opens the table of the game that was saved. The error is a
// [*store.Error]:
//
//   - of the kind NotFound if there is none;
//   - of the kind Broken if the save cannot be understood; it is moved aside,
//     and the error says where to;
//   - of the kind Newer if a later version of the game wrote it; it is left
//     as it is;
//   - of another kind if it cannot be read.
//
// If the rules have changed since, so that the journal leads to another state
// than the one saved, the game goes on from the state and only
// [Table.Replay] is refused.
func Resume(storage Storage) (*Table, error) {
	data, err := storage.Read(store.Autosave)
	if err != nil {
		return nil, err
	}
	t, err := decode(data)
	if err != nil {
		kind := store.Broken
		if errors.Is(err, errNewer) {
			kind = store.Newer
		}
		failure := &store.Error{Kind: kind, Path: storage.Where(store.Autosave), Err: err}
		if kind == store.Broken {
			// If even that fails the save stays where it is, and a new game
			// tries again before it writes there.
			failure.Aside, _ = storage.MoveAside(store.Autosave)
		}
		return nil, failure
	}
	t.saver = newSaver(storage)
	return t, nil
}

// makeRoom moves a save aside that a new game must not overwrite: one that
// this version of the game cannot read.
func makeRoom(storage Storage) {
	data, err := storage.Read(store.Autosave)
	if err != nil {
		return
	}
	if _, err := decode(data); err != nil {
		_, _ = storage.MoveAside(store.Autosave) // there is nothing more to be done
	}
}

var (
	errNewer  = errors.New("table: a later version of the game wrote the save")
	errBroken = errors.New("table: the save contradicts itself")
)

// decode makes a table of a save, without a place to save it.
func decode(data []byte) (*Table, error) {
	var head struct {
		Format  string `json:"format"`
		Version int    `json:"version"`
	}
	switch err := json.Unmarshal(data, &head); {
	case err != nil:
		return nil, err
	case head.Format != saveFormat || head.Version < 1:
		return nil, errBroken
	case head.Version > saveVersion:
		return nil, errNewer
	}
	var doc document
	if err := json.Unmarshal(data, &doc); err != nil {
		return nil, err
	}
	game, err := doc.Setup.setup()
	if err != nil {
		return nil, err
	}
	if len(doc.Players) < engine.MinSeats || len(doc.Players) > engine.MaxSeats {
		return nil, errBroken
	}
	game.Seats = uint8(len(doc.Players))
	t := &Table{setup: Setup{Game: game}}
	t.savedAt, _ = time.Parse(time.RFC3339, doc.Saved) // the zero time says that it is not known
	for i, saved := range doc.Players {
		t.players = append(t.players, saved.player(i))
	}
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
	if err := t.restore(&doc); err != nil {
		return nil, err
	}
	t.seatComputers()
	return t, nil
}

// restore brings the table to where the game was: by the journal, if that
// leads to the state that was saved, and else by the state.
func (t *Table) restore(doc *document) error {
	if t.replay(doc.Choices) && (hashText(&t.state) == doc.Hash || agrees(t.state, doc.State)) {
		return nil
	}
	state, err := readState(doc.State)
	if err == nil && int(state.Setup.Seats) != len(t.players) {
		err = errBroken
	}
	if err != nil {
		return err
	}
	t.state, t.origin, t.refused = state, state, true
	if t.setup.Game.Check() != nil {
		t.setup.Game = state.Setup
	}
	t.journal, t.events = nil, nil
	t.choices.clear()
	for _, choice := range doc.Choices {
		t.choices.add(choice)
	}
	return nil
}

// agrees reports whether a state says the same as one that was saved, in all
// that the saved one tells: since it was written the engine may have come to
// keep more of a game, which changes its hash.
func agrees(state engine.State, saved []byte) bool {
	same := state
	return json.Unmarshal(saved, &same) == nil && same == state
}

// replay plays the choices from the beginning, and reports whether the rules
// allow them all.
func (t *Table) replay(choices []string) bool {
	if t.begin(nil) != nil {
		return false
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
		choice, err := engine.ParseChoice(text)
		if err != nil || t.state.Phase == engine.Over || t.take(choice, kinds[t.state.Prompt().Seat]) != nil {
			return false
		}
	}
	return true
}

// readState reads a state and has the engine check it.
func readState(data []byte) (engine.State, error) {
	var read, state engine.State
	if err := json.Unmarshal(data, &read); err != nil {
		return state, err
	}
	b, err := read.MarshalBinary()
	if err != nil {
		return state, err
	}
	err = state.UnmarshalBinary(b)
	return state, err
}

// setup returns what the save was settled as. Whether a game can be played
// with it is for the engine to say.
func (s *savedSetup) setup() (engine.Setup, error) {
	edition, known := engine.ParseEdition(s.Edition)
	laying, knownLaying := engine.ParseLaying(s.Laying)
	setup := engine.Setup{
		Edition: edition,
		Months:  uint8(min(len(s.Lengths), 255)),
		First:   engine.Seat(s.First),
		Oldest:  engine.Seat(s.Oldest),
		Host:    engine.Seat(s.Host),
		Laying:  laying,
		Builder: engine.Seat(s.Builder),
		Blue:    s.Blue,
		Seed:    s.Seed,
	}
	if !known || !knownLaying || len(s.Lengths) > engine.MaxMonths || len(s.Page) > engine.MaxDays {
		return setup, errBroken
	}
	for i, length := range s.Lengths {
		if length < 0 || length > engine.MaxDays {
			return setup, errBroken
		}
		setup.Lengths[i] = uint8(length)
	}
	for i, id := range s.Page {
		space, ok := engine.ParseSpace(id)
		if !ok {
			return setup, errBroken
		}
		setup.Page[i] = space
	}
	for _, id := range s.House {
		rule, ok := engine.ParseHouseRule(id)
		if !ok {
			rule = engine.NumHouseRules // one that no edition has: the engine refuses it
		}
		setup.House = setup.House.With(rule)
	}
	for _, month := range s.White {
		if month < 1 || month > engine.MaxMonths {
			return setup, errBroken
		}
		setup.PlainPay |= 1 << (month - 1)
	}
	if s.Calendar == nil {
		return setup, nil
	}
	calendar, ok := s.Calendar.calendar()
	if !ok {
		return setup, errBroken
	}
	setup.Calendar = calendar
	return setup, nil
}

// calendar returns the calendar that was saved. It is false where the save
// makes no sense; whether its dates exist is for the engine to say.
func (s *savedCalendar) calendar() (c engine.Calendar, ok bool) {
	c.Year, c.Month = s.Year, s.Month
	if c.Country, ok = engine.ParseCountry(s.Country); !ok {
		return c, false
	}
	if len(s.Holidays) > len(c.Holidays) || len(s.Birthdays) > len(c.Birthdays) {
		return c, false
	}
	for i, days := range s.Holidays {
		for _, day := range days {
			if day < 1 || day > engine.MaxDays {
				return c, false
			}
			c.Holidays[i] |= 1 << (day - 1)
		}
	}
	for i, text := range s.Birthdays {
		if text == "" {
			continue
		}
		born := &c.Birthdays[i]
		if n, err := fmt.Sscanf(text, "%d-%d", &born.Month, &born.Day); n != 2 || err != nil {
			return c, false
		}
	}
	return c, true
}

// player returns who sits at the seat. What a later version of the game named
// otherwise is replaced, for the game is worth more.
func (s *savedPlayer) player(seat int) Player {
	return Player{
		Name:   s.Name,
		Token:  place(tokenNames, s.Token, seat),
		Colour: place(colourNames, s.Colour, seat),
		Kind:   knownKind(s.Kind),
	}
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
