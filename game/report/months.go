package report

import (
	"bufio"
	"fmt"
	"image"
	"io"
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/words"
	"bigpayday/render/poster"
)

// Months is what is reported of a search for months.
type Months struct {
	Words  *words.Words
	Search *lab.Search
	Found  *lab.Found
}

// Text writes how it was searched, what the months are worth, and what lies on
// their days.
func (m Months) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	s := &m.Search.Setup
	fmt.Fprintln(out, m.Words.Say("cli.tiles.about",
		words.Message("edition", "setup.edition."+s.Edition.String()), words.Number("seats", s.Seats),
		words.Text("lengths", m.Words.List(lengthsOf(s))), words.Text("seed", strconv.FormatUint(s.Seed, 10))))
	fmt.Fprintln(out, m.Words.Say("cli.tiles.effort",
		words.Text("games", m.Words.Whole(int64(m.Found.Games))), words.Text("effort", m.Words.Whole(int64(m.Search.Effort))),
		words.Text("judge", m.Words.Whole(int64(m.Found.Judge)))))
	if err := writeText(out, []table{m.worth(), m.days()}); err != nil {
		return err
	}
	return out.Flush()
}

// CSV writes the same as a list: table, row, figure, value.
func (m Months) CSV(w io.Writer) error { return writeCSV(w, []table{m.worth(), m.days()}) }

// worth is the table of what the months are worth.
func (m Months) worth() table {
	t := table{id: "months", title: m.Words.Say("cli.tiles.table.months"), heads: []string{""}}
	for _, head := range []string{"average", "margin", "gain", "margin", "deviation", "least", "most"} {
		t.heads = append(t.heads, m.Words.Say("cli.sim.column."+head))
	}
	add := func(id string, month *lab.Month) {
		c := cells{m.Words, month.Games}
		cells := c.mean("worth", month.Worth)
		if month.Gain.N > 0 {
			cells = append(cells, c.mean("gain", month.Gain)...)
		} else {
			cells = append(cells, cell{}, cell{})
		}
		cells = append(cells, c.money("deviation", month.Spread()), c.money("least", float64(month.Least)), c.money("most", float64(month.Most)))
		t.rows = append(t.rows, row{id, m.Words.Say("cli.tiles.month." + id), cells})
	}
	for wish := range lab.NumGoals {
		add(wish.String(), &m.Found.Months[wish])
	}
	add("random", &m.Found.Random)
	return t
}

// days is the table of what lies on the days of the months.
func (m Months) days() table {
	t := table{id: "days", title: m.Words.Say("cli.tiles.table.days"), heads: []string{m.Words.Say("cli.tiles.day")}}
	for wish := range lab.NumGoals {
		t.heads = append(t.heads, m.Words.Say("cli.tiles.month."+wish.String()))
	}
	for day := uint8(1); day <= m.Search.Setup.PageLength(1); day++ {
		r := row{id: strconv.Itoa(int(day)), name: m.Words.Whole(int64(day))}
		for wish := range lab.NumGoals {
			space, printed := m.lies(lab.Goal(wish), day)
			text := m.Words.Space(m.Search.Setup.Edition, space).Name
			if printed {
				text = m.Words.Say("cli.tiles.printed", words.Text("space", text))
			}
			r.cells = append(r.cells, cell{text: text, bar: true, figures: []figure{{id: wish.String(), text: space.String()}}})
		}
		t.rows = append(t.rows, r)
	}
	if engine.EditionOf(m.Search.Setup.Edition).PrintsDays() {
		t.notes = []string{m.Words.Say("cli.tiles.printed_note")}
	}
	return t
}

// lies returns what lies on a day of a month, and whether it is printed there.
func (m Months) lies(wish lab.Goal, day uint8) (space engine.Space, printed bool) {
	s := &m.Search.Setup
	ed := engine.EditionOf(s.Edition)
	if day == s.PageLength(1) {
		return s.PayScale(1).LastDay, !ed.LaysTiles() || ed.PrintsDays()
	}
	if tile := m.Found.Months[wish].Tiles[day-1]; tile != engine.Vacant {
		return tile, false
	}
	return ed.Printed[day-1], true
}

// Picture draws the calendars of the months, one below the other.
func (m Months) Picture(scale float64) (*image.RGBA, error) {
	w := m.Words
	names := poster.Names{Start: w.Say("day.start")}
	for day := range names.Weekdays {
		names.Weekdays[day] = w.DayOfWeek(day)
	}
	var months []poster.Month
	for wish := range lab.NumGoals {
		found := &m.Found.Months[wish]
		month := poster.Month{
			Title: w.Say("cli.tiles.title." + wish.String()),
			Note: w.Say("cli.tiles.note", words.Text("worth", w.Dollars(found.Worth.Average())),
				words.Text("spread", w.Dollars(found.Spread())), words.Text("random", w.Dollars(m.Found.Random.Worth.Average())),
				words.Text("random_spread", w.Dollars(m.Found.Random.Spread()))),
		}
		for day := uint8(1); day <= m.Search.Setup.PageLength(1); day++ {
			space, printed := m.lies(wish, day)
			month.Days = append(month.Days, poster.Day{
				Kind: space.String(), Label: w.Space(m.Search.Setup.Edition, space).Short, Printed: printed,
			})
		}
		months = append(months, month)
	}
	return poster.Draw(months, names, scale)
}
