package money

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/store"
)

// write writes the form down as it is kept. The month of the last game, which the store
// has, is no matter of a preset.
func (f *form) write(into setups.Document, st *store.Store, preset bool) {
	c := &f.calendar
	doc := kept.Document{
		Oldest: f.placeOf(f.oldest) + 1, Builder: f.placeOf(f.builder) + 1, Laying: f.laying.String(),
		Calendar: &kept.Calendar{
			Blue: c.blue, Plain: c.plain, Year: c.month.Year, Month: c.month.Month, Country: c.country.String(), Unmarked: !c.marked,
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
	for _, days := range f.lengths[:f.months] {
		doc.Months = append(doc.Months, int(days))
	}
	if !preset {
		doc.Again, doc.Page = f.again, kept.Of(setups.Read(st)).Page
	}
	into.Put(doc)
}

// fill fills the form in with a document. What cannot be played is left as it
// is.
func (f *form) fill(doc kept.Document) {
	f.house = houseOf(doc)
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
	f.oldest, f.builder = f.Nth(doc.Oldest), f.Nth(doc.Builder)
	f.again = doc.Again && f.keeps()
}

// houseOf returns the house rules of a document.
func houseOf(doc kept.Document) (house engine.HouseRules) {
	for _, id := range doc.House {
		if rule, ok := engine.ParseHouseRule(id); ok {
			house = house.With(rule)
		}
	}
	return house
}

// fill fills the calendar in with what was kept.
func (c *calendarForm) fill(stored *kept.Calendar) {
	if stored.Blue >= 0 && stored.Blue <= allTiles() {
		c.blue = stored.Blue
	}
	if m := (setup.Month{Year: stored.Year, Month: stored.Month}); m.Known(lastYear) {
		c.month = m
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
