package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"cmp"
	"fmt"
	"slices"
)

// Remember keeps the form for the next game.
func (f *SetupForm) Remember(st *store.Store) {
	doc := f.Document()
	doc.Page = setups.ReadSetup(st).Page
	setups.WriteSetup(st, doc)
}

// Document returns the form as it is kept, without the month of the last game.
func (f *SetupForm) Document() setups.SetupDocument {
	c := &f.Calendar
	doc := setups.SetupDocument{
		Version: setups.SetupVersion, Edition: f.Edition.String(),
		Oldest: f.at(f.Oldest) + 1, First: f.at(f.First) + 1, Builder: f.at(f.Builder) + 1,
		Laying: f.Laying.String(), Again: f.Again,
		Calendar: &setups.StoredCalendar{
			Blue: c.Blue, Plain: c.Plain, Year: c.Year, Month: c.Month, Country: c.Country.String(), Unmarked: !c.Marked,
		},
	}
	for rule := range engine.NumHouseRules {
		if f.House.Has(rule) {
			doc.House = append(doc.House, rule.String())
		}
	}
	for i, white := range c.White {
		if white {
			doc.Calendar.White = append(doc.Calendar.White, i+1)
		}
	}
	for _, s := range f.Seats {
		stored := setups.StoredSeat{Kind: s.kind, Token: table.TokenNames()[s.Token], Colour: table.ColourNames()[s.Colour]}
		if s.Called() != s.given {
			stored.Name = s.Called()
		}
		if b := s.Birthday; b.Month != 0 {
			stored.Birthday = fmt.Sprintf("%02d-%02d", b.Month, b.Day)
		}
		doc.Seats = append(doc.Seats, stored)
	}
	for _, days := range f.Lengths[:f.Months] {
		doc.Months = append(doc.Months, int(days))
	}
	return doc
}

// LastForm returns the form as it was played last.
func LastForm(w *words.Words, st *store.Store) *SetupForm {
	doc := setups.ReadSetup(st)
	f := NewForm(w)
	f.Last = pageOf(doc.Page)
	f.Fill(doc)
	return f
}

// Fill fills the form in with a document. What cannot be played is left as it
// is.
func (f *SetupForm) Fill(doc setups.SetupDocument) {
	if edition, ok := engine.ParseEdition(doc.Edition); ok && slices.Contains(setups.Offered, edition) {
		f.Edition = edition
	}
	f.House = 0
	for _, id := range doc.House {
		if rule, ok := engine.ParseHouseRule(id); ok {
			f.House = f.House.With(rule)
		}
	}
	if n := len(doc.Months); n >= 1 && n <= engine.MaxMonths {
		f.Months = n
		ed := engine.EditionOf(engine.Big)
		for i, days := range doc.Months {
			f.Lengths[i] = uint8(min(max(days, int(ed.Shortest)), int(ed.Longest)))
		}
	}
	if doc.Calendar != nil {
		f.Calendar.fill(doc.Calendar)
	}
	f.Laying, _ = engine.ParseLaying(doc.Laying)
	if n := len(doc.Seats); n >= engine.MinSeats && n <= engine.MaxSeats {
		f.Seats = nil
		for _, s := range doc.Seats {
			f.restore(s)
		}
	}
	key := func(n int) int {
		if n >= 1 && n <= len(f.Seats) {
			return f.Seats[n-1].Key
		}
		return 0
	}
	f.First = key(doc.First)
	f.Oldest, f.Builder = cmp.Or(key(doc.Oldest), f.Seats[0].Key), cmp.Or(key(doc.Builder), f.Seats[0].Key)
	f.Again = doc.Again && f.Keeps()
	f.Version++
}

// fill fills the calendar in with what was kept.
func (c *CalendarForm) fill(stored *setups.StoredCalendar) {
	if stored.Blue >= 0 && stored.Blue <= allTiles() {
		c.Blue = stored.Blue
	}
	if stored.Year >= engine.FirstYear && stored.Year <= LastYear && stored.Month >= 1 && stored.Month <= 12 {
		c.Year, c.Month = stored.Year, stored.Month
	}
	c.Country, _ = engine.ParseCountry(stored.Country)
	c.Plain, c.Marked = stored.Plain, !stored.Unmarked
	clear(c.White[:])
	for _, month := range stored.White {
		if month >= 1 && month <= engine.MaxMonths {
			c.White[month-1] = true
		}
	}
}

// restore puts a stored seat at the end.
func (f *SetupForm) restore(stored setups.StoredSeat) {
	kind := stored.Kind
	if !slices.Contains(table.Kinds(), kind) {
		kind = table.Normal
	}
	if !f.Add(kind) {
		return
	}
	s := f.Seats[len(f.Seats)-1]
	others := f.Seats[:len(f.Seats)-1]
	if i := slices.Index(table.ColourNames(), stored.Colour); i >= 0 &&
		!slices.ContainsFunc(others, func(o *seatForm) bool { return int(o.Colour) == i }) {
		s.Colour = uint8(i)
	}
	if i := slices.Index(table.TokenNames(), stored.Token); i >= 0 && i < render.MaxSeats &&
		!slices.ContainsFunc(others, func(o *seatForm) bool { return int(o.Token) == i }) {
		s.Token = uint8(i)
	}
	s.Birthday = setups.DateOf(stored.Birthday)
	shown, _ := app.ShownOf(stored.Name)
	if name := shortened(app.Tidy(shown)); name != "" {
		s.Name = ui.NewField(name, NameLength)
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
