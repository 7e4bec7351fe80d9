package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// birthdayBoxes is where the birthdays of the seats are.
type birthdayBoxes struct {
	headBase float64
	Cards    []birthdayCard
}

// birthdayCard is where the birthday of a seat is: a day and a month.
type birthdayCard struct {
	Box, token render.Rect
	nameX      float64
	nameBase   float64
	cake       render.Rect
	Day, Month render.Rect
}

// lay lays the birthdays out side by side, as far as there is room, and returns
// what is below them.
func (b *birthdayBoxes) lay(t *render.Theme, n CalendarCounts, x, y, w float64) float64 {
	const gap = 8.0
	if !n.Real {
		return y
	}
	k, control := t.TextScale, app.ControlHeight(t)
	b.headBase = y + 19*k
	y = b.headBase + 11
	columns := max(1, min(3, int((w+gap)/(210*(.3+.7*k)+gap))))
	each := (w - gap*float64(columns-1)) / float64(columns)
	line := t.LineHeight(app.SettingLabel)
	h := 5 + line + 1 + control + 7
	for i := range n.Seats {
		box := render.Rect{X: x + float64(i%columns)*(each+gap), Y: y + float64(i/columns)*(h+gap), W: each, H: h}
		card := birthdayCard{Box: box, token: render.Rect{X: box.X, Y: box.Y, W: 44, H: h}}
		card.nameX, card.nameBase = box.X+54, box.Y+5+line*.74
		row := render.Rect{X: card.nameX, Y: box.Y + 5 + line + 1, W: box.Right() - 8 - card.nameX, H: control}
		dayW := 40 + 22*k
		card.Day = render.Rect{X: row.X, Y: row.Y, W: dayW, H: control}
		card.Month = render.Rect{X: card.Day.Right() + 6, Y: row.Y, W: row.Right() - card.Day.Right() - 6, H: control}
		card.cake = render.Rect{X: box.Right() - 8 - line, Y: box.Y + 5, W: line, H: line}
		b.Cards = append(b.Cards, card)
	}
	return b.Cards[n.Seats-1].Box.Bottom()
}

// birthdayControls lists the day and the month of every seat. The first entry
// of both is none.
func (s *Setup) birthdayControls() []ui.Control {
	row := app.ControlHeight(s.Theme) + 2
	none := ui.Option{Text: s.Say("setup.birthday_none")}
	days, months := []ui.Option{{Text: s.Say("setup.birthday_no_day")}}, []ui.Option{none}
	for day := 1; day <= engine.MaxDays; day++ {
		days = append(days, ui.Option{Text: strconv.Itoa(day)})
	}
	for month := 1; month <= 12; month++ {
		months = append(months, ui.Option{Text: s.Words.Month(month)})
	}
	var controls []ui.Control
	for i, seat := range s.Form.Seats {
		b, tip := &s.Boxes.Calendar.Birthdays.Cards[i], s.Say("setup.birthday_of", words.Name("name", seat.Called()))
		controls = append(controls,
			ui.Control{ID: seatID(seat.Key, "birth-day"), Box: b.Day, Tip: render.Tip{Title: tip},
				Widget: ui.Dropdown{Options: days, Selected: int(seat.Birthday.Day), Row: row}},
			ui.Control{ID: seatID(seat.Key, "birth-month"), Box: b.Month, Tip: render.Tip{Title: tip},
				Widget: ui.Dropdown{Options: months, Selected: int(seat.Birthday.Month), Row: row, Wide: max(b.Month.W, 130*s.Theme.TextScale)}},
		)
	}
	return controls
}

// actBirthday does what a player means with the birthday of a seat. It reports
// whether the event was one of it.
func (s *Setup) actBirthday(e ui.Event) bool {
	key, part, ok := seatPart(e.ID)
	i := s.Form.at(key)
	if !ok || i < 0 || e.Kind != ui.Changed {
		return false
	}
	date := &s.Form.Seats[i].Birthday
	switch part {
	case "birth-day":
		date.Day = uint8(e.Value)
		if date.Month == 0 {
			date.Month = uint8(s.Form.Calendar.Month)
		}
	case "birth-month":
		date.Month = uint8(e.Value)
		date.Day = max(date.Day, 1)
	default:
		return false
	}
	if e.Value == 0 {
		*date = engine.Date{}
	}
	s.changed()
	return true
}

// paintBirthdays draws the cards of the seats, moved down by dy.
func (s *Setup) paintBirthdays(dst *ebiten.Image, b *birthdayBoxes, dy float64) {
	if len(b.Cards) == 0 {
		return
	}
	t, c := s.Theme, &s.Theme.Palette
	x, end := b.Cards[0].Box.X, s.Boxes.Calendar.Month.Box.X+(s.Boxes.Sheet.W-2*(s.Boxes.Calendar.Month.Box.X-s.Boxes.Sheet.X))
	w := t.DrawText(dst, s.Say("setup.birthdays"), x, b.headBase+dy, app.PaneHead.In(c.Ink))
	t.DrawFit(dst, s.Say("setup.birthdays_hint"), x+w+12, b.headBase+dy, end-x-w-12, 11, formSub.In(c.Ink2))
	for i, seat := range s.Form.Seats {
		card := &b.Cards[i]
		r := card.Box.Moved(0, dy)
		t.BirthdayCard(dst, r, seat.look())
		room := card.cake.X - 6 - card.nameX
		t.DrawFit(dst, s.spoken.names[i], card.nameX, card.nameBase+dy, room, 11.5, app.SettingLabel.In(c.Ink))
		if seat.Birthday.Month != 0 {
			t.Art(dst, "birthday", card.cake.X, card.cake.Y+dy, card.cake.W)
		}
		if s.troubled(seat.Key) {
			t.AlertFrame(dst, r, 7)
		}
	}
}
