package setup

import (
	"cmp"
	"fmt"
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// remember keeps the form for the next game.
func (f *form) remember(st *store.Store) {
	doc := f.document()
	doc.Page = setups.Read(st).Page
	setups.Write(st, doc)
}

// document returns the form as it is kept, without the month of the last game.
func (f *form) document() setups.Document {
	c := &f.calendar
	doc := setups.Document{
		Version: setups.Version, Edition: f.edition.String(),
		Oldest: f.at(f.oldest) + 1, First: f.at(f.first) + 1, Builder: f.at(f.builder) + 1,
		Laying: f.laying.String(), Again: f.again,
		Calendar: &setups.Calendar{
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
		stored := setups.Seat{Kind: s.kind, Token: table.TokenNames()[s.token], Colour: table.ColourNames()[s.colour]}
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
func lastForm(w *words.Words, st *store.Store) *form {
	doc := setups.Read(st)
	f := newForm(w)
	f.last = pageOf(doc.Page)
	f.fill(doc)
	return f
}

// fill fills the form in with a document. What cannot be played is left as it
// is.
func (f *form) fill(doc setups.Document) {
	if edition, ok := engine.ParseEdition(doc.Edition); ok && slices.Contains(setups.Offered, edition) {
		f.edition = edition
	}
	f.house = houseOf(&doc)
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
}

// houseOf returns the house rules of a document.
func houseOf(doc *setups.Document) (house engine.HouseRules) {
	for _, id := range doc.House {
		if rule, ok := engine.ParseHouseRule(id); ok {
			house = house.With(rule)
		}
	}
	return house
}

// fill fills the calendar in with what was kept.
func (c *calendarForm) fill(stored *setups.Calendar) {
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

// restore puts a stored seat at the end.
func (f *form) restore(stored setups.Seat) {
	kind := stored.Kind
	if !slices.Contains(table.Kinds(), kind) {
		kind = table.Normal
	}
	s := f.newSeat(kind)
	take := func(of trait, names []string, name string) {
		if i := slices.Index(names, name); i >= 0 && i < render.MaxSeats && f.owner(of, uint8(i)) < 0 {
			*of(s) = uint8(i)
		}
	}
	take(colourOf, table.ColourNames(), stored.Colour)
	take(tokenOf, table.TokenNames(), stored.Token)
	s.birthday = setups.DateOf(stored.Birthday)
	if name := shownName(stored.Name, nameLength); name != "" {
		s.name = ui.NewField(name, nameLength)
	}
	f.seats = append(f.seats, s)
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
