// Package money keeps what was set up for the money games: it says which fields they have
// in the documents of package setups, and which editions are offered.
package money

import (
	"fmt"
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/store"
)

// Document is what a document says of the money games alone.
type Document struct {
	House  []string `json:"house,omitempty"`
	Months []int    `json:"months,omitempty"`
	// Calendar is left out by games that knew none.
	Calendar *Calendar `json:"calendar,omitempty"`
	// Oldest and Builder count seats from 1.
	Oldest  int    `json:"oldest,omitempty"`
	Laying  string `json:"laying,omitempty"`
	Builder int    `json:"builder,omitempty"`
	// Again says that the last month is to be played again.
	Again bool `json:"again,omitempty"`
	// Page is the last month, from day 1 on without its last day.
	Page []string `json:"page,omitempty"`
}

// Calendar is what months of a year were set to. Months that end with the printed Pay Day
// are counted from 1.
type Calendar struct {
	Blue     int    `json:"blue"`
	Plain    bool   `json:"plain,omitempty"`
	Year     int    `json:"year"`
	Month    int    `json:"month"`
	Country  string `json:"country,omitempty"`
	Unmarked bool   `json:"unmarked,omitempty"`
	White    []int  `json:"white,omitempty"`
}

// Of returns what a document says of the money games.
func Of(doc setups.Document) (d Document) {
	doc.Get(&d)
	return d
}

// RememberPage keeps the month that was laid, for another game.
func RememberPage(st *store.Store, page []engine.Space) {
	doc := setups.Read(st)
	var last Document
	for _, space := range page {
		last.Page = append(last.Page, space.String())
	}
	doc.Put(last)
	setups.Write(st, doc)
}

// Laid returns the last month, nil where it is none that can be laid.
func (d *Document) Laid() (page []engine.Space) {
	ed := engine.EditionOf(engine.Big)
	if len(d.Page) < int(ed.Shortest)-1 || len(d.Page) > int(ed.Longest)-1 {
		return nil
	}
	left := ed.Tiles
	for _, id := range d.Page {
		space, ok := engine.ParseSpace(id)
		if !ok || space >= engine.NumSpaces || left[space] == 0 {
			return nil
		}
		left[space]--
		page = append(page, space)
	}
	return page
}

// HouseRules returns the house rules that are on, as far as there are such.
func (d *Document) HouseRules() (house engine.HouseRules) {
	for _, id := range d.House {
		if rule, ok := engine.ParseHouseRule(id); ok {
			house = house.With(rule)
		}
	}
	return house
}

// Check returns nil if a document is a setup that can be played as it is
// written, and else a [*engine.Refusal] that says what cannot be. Somebody may
// have written it by hand.
func Check(doc setups.Document) error {
	head, d := doc.Head(), Of(doc)
	small := func(n int) uint8 { return uint8(min(max(n, 0), 255)) }
	g := engine.Setup{Seats: small(len(head.Seats)), Months: small(len(d.Months)), First: engine.NoSeat}
	var ok bool
	if g.Edition, ok = engine.ParseEdition(head.Edition); head.Edition != "" && !(ok && slices.Contains(Offered, g.Edition)) {
		return &engine.Refusal{ID: engine.RefusedEdition}
	}
	for _, id := range d.House {
		rule, ok := engine.ParseHouseRule(id)
		if !ok {
			return &engine.Refusal{ID: engine.RefusedHouse}
		}
		// A rule of another edition waits there until that one is chosen.
		g.House |= engine.HouseRules(0).With(rule) & engine.EditionOf(g.Edition).House
	}
	ed := engine.EditionOf(g.Edition)
	for i, days := range d.Months[:min(len(d.Months), engine.MaxMonths)] {
		g.Lengths[i] = small(days)
		if ed.Shortest == ed.Longest {
			g.Lengths[i] = ed.Longest // lengths of another edition wait, too
		}
	}
	if c := d.Calendar; c != nil && ed.RealMonths {
		g.Blue = small(c.Blue)
		if g.Calendar.Country, ok = engine.ParseCountry(c.Country); !ok {
			return &engine.Refusal{ID: engine.RefusedCountry}
		}
		if !c.Plain {
			g.Calendar.Year, g.Calendar.Month = uint16(min(max(c.Year, 0), 1<<16-1)), small(c.Month)
			for i := range g.Lengths[:min(int(g.Months), engine.MaxMonths)] {
				if c.Month >= 1 && c.Month <= 12 {
					n := c.Month - 1 + i
					g.Lengths[i] = engine.DaysIn(uint16(c.Year+n/12), uint8(n%12+1))
				}
			}
		}
	}
	for i, seat := range head.Seats {
		if seat.Birthday == "" || i >= engine.MaxSeats {
			continue
		}
		date := DateOf(seat.Birthday)
		if date.Month == 0 || int(date.Day) > MostDays[date.Month-1] {
			return &engine.Refusal{ID: engine.RefusedBirthday, Day: i + 1}
		}
	}
	return g.Check()
}

// Offered are the editions to choose from: those whose pages can be drawn.
var Offered = []engine.EditionID{engine.Big, engine.Standard, engine.Mixed, engine.Classic1975, engine.Event2000}

// MostDays are the most days that the months of a year can have.
var MostDays = [12]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

// DateOf reads a date, "MM-DD". The zero date stands for what is none: a
// month that there is not, or no day at all.
func DateOf(text string) engine.Date {
	var month, day int
	if n, err := fmt.Sscanf(text, "%d-%d", &month, &day); err != nil || n != 2 {
		return engine.Date{}
	}
	if month < 1 || month > 12 || day < 1 || day > engine.MaxDays {
		return engine.Date{}
	}
	return engine.Date{Month: uint8(month), Day: uint8(day)}
}

// TextOf writes a date as [DateOf] reads it, "" for the zero date.
func TextOf(d engine.Date) string {
	if d.Month == 0 {
		return ""
	}
	return fmt.Sprintf("%02d-%02d", d.Month, d.Day)
}
