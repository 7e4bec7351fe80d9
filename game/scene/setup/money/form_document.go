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
	f.house = doc.HouseRules()
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
