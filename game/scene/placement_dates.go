package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render"
)

// isParty reports whether a day is a real date that a kind of tile celebrates.
func (s *placement) isParty(day uint8, kind engine.Space) bool {
	return s.m.stage.Shown().Setup.IsParty(s.month, day, kind)
}

// openDates counts the real dates that a kind of tile can still be laid on
// beyond those in the box.
func (s *placement) openDates(kind engine.Space) int {
	n := 0
	for day := uint8(1); day < s.longest() && s.freely(); day++ {
		if s.isParty(day, kind) && s.tileOn(day) == engine.Vacant {
			n++
		}
	}
	return n
}

// birthdays reports whether anybody has a birthday on the page, so that there
// are parties to lay.
func (s *placement) birthdays() bool {
	for day := uint8(1); day < s.longest(); day++ {
		if s.isParty(day, engine.HappyBirthday) {
			return true
		}
	}
	return false
}

// born returns a player's birthday where months are real, "" where it is not
// known.
func (s *placement) born(seat engine.Seat) string {
	c := &s.m.stage.Shown().Setup.Calendar
	if born := c.Birthdays[seat]; c.Real() && born.Month != 0 {
		return s.m.Words.DayOfMonth(int(born.Month), int(born.Day))
	}
	return ""
}

// partyOf says whether a player's birthday, if it is on the page, has a party.
func (s *placement) partyOf(seat engine.Seat) string {
	setup := &s.m.stage.Shown().Setup
	for day := uint8(1); day < s.longest(); day++ {
		if !setup.Calendar.BirthdayOn(s.month, day).Has(seat) {
			continue
		}
		if s.seen.page[day-1] == engine.HappyBirthday {
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
func (s *placement) realDates() (dates []realDate) {
	setup := &s.m.stage.Shown().Setup
	for day := uint8(1); day <= s.longest(); day++ {
		if name := nameOfHoliday(setup, s.month, day); name != "" {
			d := realDate{day, name, s.Say("placement.no_holiday"), s.seen.page[day-1] == engine.Holiday}
			if d.laid {
				d.state = s.Say("placement.holiday")
			}
			dates = append(dates, d)
		}
		for seat := range engine.Seat(setup.Seats) {
			if setup.Calendar.BirthdayOn(s.month, day).Has(seat) {
				dates = append(dates, realDate{day, s.m.names[seat], s.partyOf(seat), s.seen.page[day-1] == engine.HappyBirthday})
			}
		}
	}
	return dates
}

// paintDates lists what is celebrated on the page and what not, as much as r has
// room for.
func (s *placement) paintDates(dst *ebiten.Image, r render.Rect, dates []realDate) {
	t, pal := s.Theme, &s.Theme.Palette
	head := t.Capped(render.Style{Face: render.Black, Size: 16, Color: pal.Ink}, 1.2)
	number := t.Capped(render.Style{Face: render.Black, Size: 14, Color: pal.Loss, Align: render.End}, 1.2)
	name := t.Capped(render.Style{Face: render.Medium, Size: 13.5, Color: pal.Ink}, 1.2)
	state := t.Capped(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End}, 1.2)
	y := r.Y + t.LineHeight(head)*.86
	s.paintHead(dst, s.Say("placement.dates"), r.X, y, head)
	pitch := max(16.8, t.LineHeight(name)*.94)
	rows := int((r.Bottom() - y - 2) / pitch)
	for i, d := range dates {
		y += pitch
		if i == rows-1 && len(dates) > rows {
			t.DrawFit(dst, s.m.Words.Count("tip.others", len(dates)-i), r.X+28, y, r.W-28, 11, name.In(pal.Ink2))
			return
		}
		t.DrawFit(dst, s.Say("day.number", words.Number("day", d.day)), r.X+20, y, 24, 11, number)
		st := state
		if d.laid {
			st.Color = pal.Gain
		}
		w := t.DrawFit(dst, d.state, r.Right(), y, r.W*.4, 11, st)
		t.DrawFit(dst, d.name, r.X+28, y, r.W-36-w, 11, name)
	}
}
