package placement

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// isParty reports whether a day is a real date that a kind of tile celebrates.
func (s *Placement) isParty(day uint8, kind engine.Space) bool {
	return s.M.Stage.Shown().Setup.IsParty(s.Month, day, kind)
}

// OpenDates counts the real dates that a kind of tile can still be laid on
// beyond those in the box.
func (s *Placement) OpenDates(kind engine.Space) int {
	n := 0
	for day := uint8(1); day < s.longest() && s.Freely(); day++ {
		if s.isParty(day, kind) && s.TileOn(day) == engine.Vacant {
			n++
		}
	}
	return n
}

// birthdays reports whether anybody has a birthday on the page, so that there
// are parties to lay.
func (s *Placement) birthdays() bool {
	for day := uint8(1); day < s.longest(); day++ {
		if s.isParty(day, engine.HappyBirthday) {
			return true
		}
	}
	return false
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
func (s *Placement) realDates() (dates []realDate) {
	setup := &s.M.Stage.Shown().Setup
	for day := uint8(1); day <= s.longest(); day++ {
		if name := match.NameOfHoliday(setup, s.Month, day); name != "" {
			d := realDate{day, name, s.Say("placement.no_holiday"), s.seen.page[day-1] == engine.Holiday}
			if d.laid {
				d.state = s.Say("placement.holiday")
			}
			dates = append(dates, d)
		}
		for seat := range engine.Seat(setup.Seats) {
			if setup.Calendar.BirthdayOn(s.Month, day).Has(seat) {
				dates = append(dates, realDate{day, s.M.Names[seat], s.partyOf(seat), s.seen.page[day-1] == engine.HappyBirthday})
			}
		}
	}
	return dates
}

// paintDates lists what is celebrated on the page and what not: with words where
// there is room for that, else in two columns with ticks.
func (s *Placement) paintDates(dst *ebiten.Image, r render.Rect, dates []realDate) {
	t, pal := s.Theme, &s.Theme.Palette
	head := t.Capped(render.Style{Face: render.Black, Size: 16, Color: pal.Ink}, 1.2)
	number := t.Capped(render.Style{Face: render.Black, Size: 14, Color: pal.Loss, Align: render.End}, 1.2)
	name := t.Capped(render.Style{Face: render.Medium, Size: 13.5, Color: pal.Ink}, 1.2)
	state := t.Capped(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End}, 1.2)
	top := s.paintHead(dst, s.Say("placement.dates"), r.X, head) + 2
	pitch := max(16.8, t.LineHeight(name)*.94)
	const closest, widest = .94, 1.2 // how close the lines may stand, and how far apart
	room := r.Bottom() - top - 5
	rows := max(1, int(room/(closest*pitch)))
	columns, gap := 1, 0.0
	if len(dates) > rows {
		columns, gap = 2, 20
		name.Face = render.CondensedMedium
		rows = min(rows, (len(dates)+1)/2)
	}
	pitch = min(widest*pitch, room/float64(min(rows, max(1, len(dates)))))
	w := (r.W - gap) / float64(columns)
	const before, tick = 28, 20 // the day before a name, and the tick behind it
	says := columns == 1
	if !says {
		says = !slices.ContainsFunc(dates, func(d realDate) bool {
			return before+t.MeasureText(d.name, name)+8+t.MeasureText(d.state, state) > w
		})
	}
	for _, d := range dates {
		// All stand in the type in which the longest name can be read.
		if _, fit := t.Fit(d.name, name, w-before-tick, 11); !says {
			name.Size = fit.Size
		}
	}
	for i, d := range dates {
		x, y := r.X+float64(i/rows)*(w+gap), top+pitch*float64(i%rows+1)
		if i == rows*columns-1 && i+1 < len(dates) {
			t.DrawFit(dst, s.M.Words.Count("tip.others", len(dates)-i), x+before, y, w-before, 11, name.In(pal.Ink2))
			return
		}
		t.DrawFit(dst, s.Say("day.number", words.Number("day", d.day)), x+20, y, 24, 11, number)
		room := w - before
		if !says {
			if room -= tick; d.laid {
				t.Tick(dst, x+w-8, y-name.Size*t.TextScale*.36, 7)
			}
		} else {
			st := state
			if d.laid {
				st.Color = pal.Gain
			}
			room -= 8 + t.DrawFit(dst, d.state, x+w, y, w*.4, 11, st)
		}
		t.DrawFit(dst, d.name, x+before, y, room, 11, name)
	}
}
