package scene

import (
	"cmp"
	"encoding/json"
	"fmt"
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
// Setups that are kept under a name are documents of this kind, too.
type setupDocument struct {
	Version int `json:"version"`
	// Edition is the big one where it is empty: older games knew no other.
	Edition string       `json:"edition,omitempty"`
	House   []string     `json:"house,omitempty"`
	Seats   []storedSeat `json:"seats,omitempty"`
	Months  []int        `json:"months,omitempty"`
	// Calendar is left out by games that knew none.
	Calendar *storedCalendar `json:"calendar,omitempty"`
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
	// Birthday is "MM-DD", or empty.
	Birthday string `json:"birthday,omitempty"`
}

// storedCalendar is a [calendarForm]. Months that end with the printed Pay Day
// are counted from 1.
type storedCalendar struct {
	Blue     int    `json:"blue"`
	Plain    bool   `json:"plain,omitempty"`
	Year     int    `json:"year"`
	Month    int    `json:"month"`
	Country  string `json:"country,omitempty"`
	Unmarked bool   `json:"unmarked,omitempty"`
	White    []int  `json:"white,omitempty"`
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
	doc := f.document()
	doc.Page = readSetup(st).Page
	writeSetup(st, doc)
}

// document returns the form as it is kept, without the month of the last game.
func (f *setupForm) document() setupDocument {
	c := &f.calendar
	doc := setupDocument{
		Version: setupVersion, Edition: f.edition.String(),
		Oldest: f.at(f.oldest) + 1, First: f.at(f.first) + 1, Builder: f.at(f.builder) + 1,
		Laying: f.laying.String(), Again: f.again,
		Calendar: &storedCalendar{
			Blue: c.blue, Plain: c.plain, Year: c.year, Month: c.month, Country: c.country.String(), Unmarked: !c.marked,
		},
	}
	for rule := range engine.NumHouseRules {
		if f.house.Has(rule) {
			doc.House = append(doc.House, rule.String())
		}
	}
	for i, white := range c.white {
		if white {
			doc.Calendar.White = append(doc.Calendar.White, i+1)
		}
	}
	for _, s := range f.seats {
		stored := storedSeat{Kind: s.kind, Token: table.TokenNames()[s.token], Colour: table.ColourNames()[s.colour]}
		if s.called() != s.given {
			stored.Name = s.called()
		}
		if b := s.birthday; b.Month != 0 {
			stored.Birthday = fmt.Sprintf("%02d-%02d", b.Month, b.Day)
		}
		doc.Seats = append(doc.Seats, stored)
	}
	for _, days := range f.lengths[:f.months] {
		doc.Months = append(doc.Months, int(days))
	}
	return doc
}

// lastForm returns the form as it was played last.
func lastForm(w *words.Words, st *store.Store) *setupForm {
	doc := readSetup(st)
	f := newForm(w)
	f.last = pageOf(doc.Page)
	f.fill(doc)
	return f
}

// fill fills the form in with a document. What cannot be played is left as it
// is.
func (f *setupForm) fill(doc setupDocument) {
	if edition, ok := engine.ParseEdition(doc.Edition); ok && slices.Contains(offered, edition) {
		f.edition = edition
	}
	f.house = 0
	for _, id := range doc.House {
		if rule, ok := engine.ParseHouseRule(id); ok {
			f.house = f.house.With(rule)
		}
	}
	if n := len(doc.Months); n >= 1 && n <= engine.MaxMonths {
		f.months = n
		ed := engine.EditionOf(engine.Big)
		for i, days := range doc.Months {
			f.lengths[i] = uint8(min(max(days, int(ed.Shortest)), int(ed.Longest)))
		}
	}
	if doc.Calendar != nil {
		f.calendar.fill(doc.Calendar)
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
	f.oldest, f.builder = cmp.Or(key(doc.Oldest), f.seats[0].key), cmp.Or(key(doc.Builder), f.seats[0].key)
	f.again = doc.Again && f.keeps()
	f.version++
}

// fill fills the calendar in with what was kept.
func (c *calendarForm) fill(stored *storedCalendar) {
	if stored.Blue >= 0 && stored.Blue <= allTiles() {
		c.blue = stored.Blue
	}
	if stored.Year >= engine.FirstYear && stored.Year <= lastYear && stored.Month >= 1 && stored.Month <= 12 {
		c.year, c.month = stored.Year, stored.Month
	}
	c.country, _ = engine.ParseCountry(stored.Country)
	c.plain, c.marked = stored.Plain, !stored.Unmarked
	clear(c.white[:])
	for _, month := range stored.White {
		if month >= 1 && month <= engine.MaxMonths {
			c.white[month-1] = true
		}
	}
}

// dateOf reads a date, "MM-DD". The zero date stands for what is none: a
// month that there is not, or no day at all.
func dateOf(text string) engine.Date {
	var month, day int
	if n, err := fmt.Sscanf(text, "%d-%d", &month, &day); err != nil || n != 2 {
		return engine.Date{}
	}
	if month < 1 || month > 12 || day < 1 || day > engine.MaxDays {
		return engine.Date{}
	}
	return engine.Date{Month: uint8(month), Day: uint8(day)}
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
	s.birthday = dateOf(stored.Birthday)
	shown, _ := shownOf(stored.Name)
	if name := shortened(tidy(shown)); name != "" {
		s.name = ui.NewField(name, nameLength)
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
