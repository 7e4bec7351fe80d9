package placement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/marks"
)

// isParty reports whether a day is a real date that a kind of tile celebrates.
func (s *Placement) isParty(day uint8, kind engine.Space) bool {
	return s.M.Stage.Shown().Setup.IsParty(s.Month, day, kind)
}

// openDates counts the real dates that a kind of tile can still be laid on
// beyond those in the box.
func (s *Placement) openDates(kind engine.Space) int {
	if !s.freely() {
		return 0
	}
	return s.count(func(day uint8, tile engine.Space) bool { return s.isParty(day, kind) && tile == engine.Vacant })
}

// laysParties reports whether there are parties to lay: anybody has a birthday on the page,
// and tiles are laid freely.
func (s *Placement) laysParties() bool {
	return s.freely() && s.count(func(day uint8, _ engine.Space) bool { return s.isParty(day, engine.HappyBirthday) }) > 0
}

// born returns a player's birthday where months are real, "" where it is not
// known.
func (s *Placement) born(seat engine.Seat) string {
	c := &s.M.Stage.Shown().Setup.Calendar
	if born := c.Birthdays[seat]; c.Real() && born.Month != 0 {
		return s.M.Words.DayOfMonth(int(born.Month), int(born.Day))
	}
	return ""
}

// partyOf says whether a player's birthday, if it is on the page, has a party.
func (s *Placement) partyOf(seat engine.Seat) string {
	setup := &s.M.Stage.Shown().Setup
	for day := uint8(1); day < s.longest(); day++ {
		if !setup.Calendar.BirthdayOn(s.Month, day).Has(seat) {
			continue
		}
		if s.shows.page[day-1] == engine.HappyBirthday {
			return s.Say("placement.party")
		}
		return s.Say("placement.no_party")
	}
	return ""
}

// realDate is a birthday or a holiday on the page.
type realDate struct {
	day  uint8
	name string
	// state says whether the day celebrates it, laid that it does.
	state string
	laid  bool
}

// realDates lists the birthdays and holidays on the page, by date.
func (s *Placement) realDates() (dates []realDate) {
	setup := &s.M.Stage.Shown().Setup
	for day := uint8(1); day <= s.longest(); day++ {
		if name := s.M.NameOfHoliday(s.Month, day); name != "" {
			d := realDate{day, name, s.Say("placement.no_holiday"), s.shows.page[day-1] == engine.Holiday}
			if d.laid {
				d.state = s.Say("placement.holiday")
			}
			dates = append(dates, d)
		}
		for seat := range engine.Seat(setup.Seats) {
			if setup.Calendar.BirthdayOn(s.Month, day).Has(seat) {
				dates = append(dates, realDate{day, s.M.Names[seat], s.partyOf(seat), s.shows.page[day-1] == engine.HappyBirthday})
			}
		}
	}
	return dates
}

// datesBody lists what is celebrated in the month and what not: in words where there is
// room for that, else in two columns with ticks.
func (s *Placement) datesBody(dates []realDate) *flow.Node {
	c := &s.Theme.Palette
	row := func(d realDate, name, laid *flow.Node) *flow.Node {
		day := flow.Line(s.Say("day.number", words.Number("day", d.day)), render.Column.In(c.Loss).Aligned(render.End))
		return flow.Row(day, name.Grow(1), laid).Gap(render.Near)
	}
	full, ticked := flow.Table(), flow.Columns(render.FieldLeast, 2).Gap(render.Gap).Size(render.FieldLeast, render.None)
	for _, d := range dates {
		ink := c.Ink2
		if d.laid {
			ink = c.Gain
		}
		full.Add(row(d, flow.Line(d.name, render.Remark), flow.Line(d.state, render.Remark.In(ink).Aligned(render.End))).Upto(render.Tight))
		ticked.Add(row(d, flow.Text(d.name, render.Remark, 2), flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if d.laid {
				marks.CheckDisc(t, dst, r.CenterX(), r.CenterY(), t.Length(render.Tight))
			}
		})))
	}
	return flow.First(full, ticked)
}
