package scene

import (
	"cmp"
	"encoding/json"
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// setupVersion is the version of the document that is written.
const setupVersion = 1

// setupDocument is what was last set up, and the month that was last laid. All
// of it is only proposed for the next game, so what cannot be read is left out.
type setupDocument struct {
	Version int          `json:"version"`
	Seats   []storedSeat `json:"seats,omitempty"`
	Months  []int        `json:"months,omitempty"`
	// Oldest, First and Builder count seats from 1; a First of 0 is drawn by
	// lot.
	Oldest  int    `json:"oldest,omitempty"`
	First   int    `json:"first,omitempty"`
	Laying  string `json:"laying,omitempty"`
	Builder int    `json:"builder,omitempty"`
	Again   bool   `json:"again,omitempty"`
	// Page is the last month, from day 1 on without its last day.
	Page []string `json:"page,omitempty"`
}

type storedSeat struct {
	Name   string     `json:"name,omitempty"`
	Kind   table.Kind `json:"kind"`
	Token  string     `json:"token"`
	Colour string     `json:"colour"`
}

// readSetup reads the document. Without one it is empty.
func readSetup(st *store.Store) setupDocument {
	var doc setupDocument
	data, err := st.Read(store.SetupName)
	if err != nil || json.Unmarshal(data, &doc) != nil || doc.Version != setupVersion {
		return setupDocument{Version: setupVersion}
	}
	return doc
}

func writeSetup(st *store.Store, doc setupDocument) {
	if data, err := json.MarshalIndent(doc, "", "\t"); err == nil {
		_ = st.Write(store.SetupName, append(data, '\n')) // what is not kept is set up again
	}
}

// rememberPage keeps the month that was laid, for another game.
func rememberPage(st *store.Store, page []engine.Space) {
	doc := readSetup(st)
	doc.Page = doc.Page[:0]
	for _, space := range page {
		doc.Page = append(doc.Page, space.String())
	}
	writeSetup(st, doc)
}

// remember keeps the form for the next game.
func (f *setupForm) remember(st *store.Store) {
	doc := setupDocument{
		Version: setupVersion, Page: readSetup(st).Page,
		Oldest: f.at(f.oldest) + 1, First: f.at(f.first) + 1, Builder: f.at(f.builder) + 1,
		Laying: f.laying.String(), Again: f.again,
	}
	for _, s := range f.seats {
		stored := storedSeat{Kind: s.kind, Token: table.TokenNames()[s.token], Colour: table.ColourNames()[s.colour]}
		if s.called() != s.given {
			stored.Name = s.called()
		}
		doc.Seats = append(doc.Seats, stored)
	}
	for _, days := range f.lengths[:f.months] {
		doc.Months = append(doc.Months, int(days))
	}
	writeSetup(st, doc)
}

// lastForm returns the form as it was played last.
func lastForm(w *words.Words, st *store.Store) *setupForm {
	doc := readSetup(st)
	f := newForm(w)
	f.last = pageOf(doc.Page)
	if n := len(doc.Months); n >= 1 && n <= engine.MaxMonths {
		f.months = n
		ed := engine.EditionOf(engine.Big)
		for i, days := range doc.Months {
			f.lengths[i] = uint8(min(max(days, int(ed.Shortest)), int(ed.Longest)))
		}
	}
	f.laying, _ = engine.ParseLaying(doc.Laying)
	if n := len(doc.Seats); n >= engine.MinSeats && n <= engine.MaxSeats {
		f.seats = nil
		for _, s := range doc.Seats {
			f.restore(s)
		}
	}
	key := func(n int) int {
		if n >= 1 && n <= len(f.seats) {
			return f.seats[n-1].key
		}
		return 0
	}
	f.first = key(doc.First)
	f.oldest, f.builder = cmp.Or(key(doc.Oldest), key(1)), cmp.Or(key(doc.Builder), key(1))
	f.again = doc.Again && f.keeps()
	return f
}

// restore puts a stored seat at the end.
func (f *setupForm) restore(stored storedSeat) {
	kind := stored.Kind
	if !slices.Contains(table.Kinds(), kind) {
		kind = table.Normal
	}
	if !f.add(kind) {
		return
	}
	s := f.seats[len(f.seats)-1]
	others := f.seats[:len(f.seats)-1]
	if i := slices.Index(table.ColourNames(), stored.Colour); i >= 0 &&
		!slices.ContainsFunc(others, func(o *seatForm) bool { return int(o.colour) == i }) {
		s.colour = uint8(i)
	}
	if i := slices.Index(table.TokenNames(), stored.Token); i >= 0 && i < render.MaxSeats &&
		!slices.ContainsFunc(others, func(o *seatForm) bool { return int(o.token) == i }) {
		s.token = uint8(i)
	}
	if name := shortened(tidy(stored.Name)); name != "" {
		s.name = ui.NewField(name, nameLength)
		s.clean()
	}
}

// pageOf returns the month of a document, nil where it is none that can be
// laid.
func pageOf(ids []string) []engine.Space {
	ed := engine.EditionOf(engine.Big)
	if len(ids) < int(ed.Shortest)-1 || len(ids) > int(ed.Longest)-1 {
		return nil
	}
	left := ed.Tiles
	var page []engine.Space
	for _, id := range ids {
		space, ok := engine.ParseSpace(id)
		if !ok || space >= engine.NumSpaces || left[space] == 0 {
			return nil
		}
		left[space]--
		page = append(page, space)
	}
	return page
}
