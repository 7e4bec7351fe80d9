package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// CalendarCounts is what the layout of the sheet of the calendar depends on.
type CalendarCounts struct {
	Months, Seats int
	Holidays      []HolidayLine
	Real          bool
	// Note is what is said of months of no year, dates what is said in place of
	// holidays.
	Note, Dates string
	// Kinds are the names of real months and of plain ones, of what the
	// holidays are, and of the switch that marks them.
	Kinds                 [2]string
	HolidaysOf, MarkLabel string
	// sums are what the months pay.
	sums []string
	// BlueHead is the headline above the number of tiles, blueNote a sentence
	// below it.
	BlueHead, BlueNote string
}

// calendarBoxes is where the parts of the sheet of the calendar are: the month,
// how many tiles there are, what the months end with, the holidays, and the
// birthdays.
type calendarBoxes struct {
	Month     monthPane
	Blue      bluePane
	Last      lastPane
	Holidays  holidayPane
	Birthdays birthdayBoxes
	// lengths is there for months of no year.
	lengths lengthsPane
}

// monthPane is where the first month is chosen.
type monthPane struct {
	Box                              render.Rect
	headBase                         float64
	Kind, Earlier, Name, Later, Year render.Rect
	footBase                         float64
	note                             *render.Lines
	noteBase                         float64
}

// bluePane is where the number of tiles is chosen.
type bluePane struct {
	Box      render.Rect
	headBase float64
	headW    float64
	Stepper  render.Rect
	note     *render.Lines
	noteX    float64
	noteBase float64
}

// lastPane is where it is chosen what the months end with.
type lastPane struct {
	Box      render.Rect
	headBase float64
	Rows     []switchBoxes
	// tiny are the small calendars, none where there is no room for them.
	tiny []render.Rect
}

// The size of a small calendar in a row.
const (
	tinyW = 45.0
	tinyH = 34.0
)

// holidayPane is where the country is chosen, with its holidays below.
type holidayPane struct {
	Box               render.Rect
	headBase          float64
	labelW            float64
	Country, Mark     render.Rect
	markEnd, markBase float64
	Rows              []holidayRow
	note              *render.Lines
	noteBase          float64
}

const (
	panePad = 14.0
	paneGap = 10.0
)

// paneText is the smaller text of a pane.
var paneText = render.Style{Face: render.Condensed, Size: 14}

// lay lays the sheet out, with the month and the number of tiles side by side
// where there is room, and returns what is below it.
func (b *calendarBoxes) lay(t *render.Theme, n CalendarCounts, x, y, w float64) float64 {
	var bottom float64
	if w < 560*t.TextScale {
		bottom = b.Month.lay(t, n, x, y, w)
		bottom = b.Blue.lay(t, n, x, bottom+paneGap, w, 0)
	} else {
		left := math.Round((w - paneGap) * .65)
		bottom = b.Month.lay(t, n, x, y, left)
		bottom = b.Blue.lay(t, n, x+left+paneGap, y, w-left-paneGap, bottom)
		b.Month.Box.H = bottom - y
	}
	bottom = b.Last.lay(t, n, x, bottom+paneGap, w)
	if !n.Real {
		bottom = b.lengths.lay(t, n, x, bottom+paneGap, w)
		return b.Holidays.lay(t, n, x, bottom+paneGap, w)
	}
	bottom = b.Holidays.lay(t, n, x, bottom+paneGap, w)
	return b.Birthdays.lay(t, n, x, bottom+12, w)
}

func (b *monthPane) lay(t *render.Theme, n CalendarCounts, x, y, w float64) float64 {
	k, control := t.TextScale, app.ControlHeight(t)
	in, room := x+panePad, w-2*panePad
	widest := max(t.MeasureText(n.Kinds[0], tabText), t.MeasureText(n.Kinds[1], tabText))
	kind := min(room*.72, 2*(widest+22))
	b.Kind = render.Rect{X: in + room - kind, Y: y + 9, W: kind, H: max(30, control-2)}
	b.headBase = b.Kind.CenterY() + app.PaneHead.Size*k*.36
	y2 := b.Kind.Bottom() + 8
	if !n.Real {
		b.note = t.Wrap(n.Note, paneText, room, 4)
		b.noteBase = y2 + b.note.Leading*.76
		b.Box = render.Rect{X: x, Y: y, W: w, H: y2 + b.note.Height() + 10 - y}
		return b.Box.Bottom()
	}
	// The arrows of the month stand at both sides of its name, as those of the
	// year do.
	control = max(40, control)
	arrow := max(34, control-4)
	yearW := 2*(arrow+4) + 26 + 34*k
	b.Year = render.Rect{X: in + room - yearW, Y: y2, W: yearW, H: control}
	b.Earlier = render.Rect{X: in, Y: y2, W: arrow, H: control}
	b.Later = render.Rect{X: b.Year.X - 12 - arrow, Y: y2, W: arrow, H: control}
	b.Name = render.Rect{X: b.Earlier.Right() + 4, Y: y2, W: b.Later.X - b.Earlier.Right() - 8, H: control}
	line := t.LineHeight(paneText)
	b.footBase = b.Year.Bottom() + 5 + line*.72
	b.Box = render.Rect{X: x, Y: y, W: w, H: b.Year.Bottom() + 5 + line + 7 - y}
	return b.Box.Bottom()
}

// lay lays the pane out, down to bottom at least. In a narrow one the number
// stands below the headline.
func (b *bluePane) lay(t *render.Theme, n CalendarCounts, x, y, w, bottom float64) float64 {
	k := t.TextScale
	in, room := x+panePad, w-2*panePad
	width := 110 + 26*k
	b.Stepper = render.Rect{X: in + room - width, Y: y + 9, W: width, H: max(40, 22+16*k)}
	b.headBase, b.headW = b.Stepper.CenterY()+app.PaneHead.Size*k*.36, room-width-8
	b.note = t.Wrap(n.BlueNote, paneText, room, 3)
	if t.MeasureText(n.BlueHead, app.PaneHead) > b.headW {
		line := max(30, app.ControlHeight(t)-2)
		b.headBase, b.headW = y+9+line/2+app.PaneHead.Size*k*.36, room
		b.Stepper.X, b.Stepper.Y = in, y+9+line+8
		if beside := room - width - 12; beside >= 90*k {
			// The note stands beside the number; without room for that it is left to
			// the tooltip.
			b.note = t.Wrap(n.BlueNote, paneText, beside, 3)
			top := max(b.Stepper.CenterY()-b.note.Height()/2, b.Stepper.Y-2)
			b.noteX, b.noteBase = in+width+12, top+b.note.Leading*.74
			bottom = max(bottom, top+b.note.Height()+9)
		} else {
			b.note = nil
		}
		b.Box = render.Rect{X: x, Y: y, W: w, H: max(bottom, b.Stepper.Bottom()+9) - y}
		return b.Box.Bottom()
	}
	y2 := b.Stepper.Bottom() + 4
	b.noteX, b.noteBase = in, y2+b.note.Leading*.74
	b.Box = render.Rect{X: x, Y: y, W: w, H: max(bottom, y2+b.note.Height()+9) - y}
	return b.Box.Bottom()
}

// columnsIn returns in how many columns rows stand that need room, at most two,
// and how wide each of them is.
func columnsIn(w, room, gap float64) (columns int, each float64) {
	if w-gap < 2*room {
		return 1, w
	}
	return 2, (w - gap) / 2
}

func (b *lastPane) lay(t *render.Theme, n CalendarCounts, x, y, w float64) float64 {
	const gap, shrunk, readable = 6, .84, .86 // how much smaller the sums may become
	b.headBase = y + 9 + 20*t.TextScale
	widest := 0.0
	for _, sums := range n.sums {
		widest = max(widest, t.MeasureText(sums, formSmall))
	}
	tiny := 0.0
	if n.Real {
		tiny = tinyW + 5
	}
	columns, each := columnsIn(w-16, shrunk*widest+28+render.ToggleW+12+tiny, gap)
	least := each
	for i := range n.Months {
		row := laySwitch(t, x+8, b.headBase+11, each, 6)
		if i > 0 {
			h := row.Row.H + 5
			row = laySwitch(t, x+8+float64(i%columns)*(each+gap), b.headBase+11+float64(i/columns)*h, each, 6)
		}
		if tiny > 0 && row.textW-tiny >= readable*widest {
			// The month as a small calendar stands before its name.
			r := row.Row
			b.tiny = append(b.tiny, render.Rect{X: r.X + 9, Y: r.CenterY() - tinyH/2, W: tinyW, H: tinyH})
			row.textX, row.textW = row.textX+tiny, row.textW-tiny
		}
		least = min(least, row.textW)
		b.Rows = append(b.Rows, row)
	}
	// What the months pay is told in one size.
	sums := t.CommonStyle(formSmall, least, 10.5, len(n.sums), func(i int) string { return n.sums[i] })
	for i := range b.Rows {
		b.Rows[i].whatText = sums
	}
	b.Box = render.Rect{X: x, Y: y, W: w, H: b.Rows[n.Months-1].Row.Bottom() + 10 - y}
	return b.Box.Bottom()
}

// lengthsPane is where it is chosen how long months of no year are.
type lengthsPane struct {
	box      render.Rect
	headBase float64
	months   monthBoxes
}

func (b *lengthsPane) lay(t *render.Theme, n CalendarCounts, x, y, w float64) float64 {
	const gap = 12.0
	in, room := x+panePad, w-2*panePad
	b.headBase = y + 9 + 20*t.TextScale
	top := b.headBase + 13
	columns, high := 4, 138.0
	if b.months.Slim = n.Months > 4 || t.View.Compact || t.TextScale > 1.3; b.months.Slim {
		high = min(app.ControlHeight(t)+8, 52) // strips that are higher have a head
		columns = max(1, int((room+gap)/(140*t.TextScale+gap)))
	}
	slip := min(210, (room-gap*float64(columns-1))/float64(columns))
	for i := range n.Months {
		b.months.Slips = append(b.months.Slips, render.Rect{
			X: in + float64(i%columns)*(slip+gap), Y: top + float64(i/columns)*(high+gap), W: slip, H: high,
		})
	}
	b.box = render.Rect{X: x, Y: y, W: w, H: b.months.Slips[n.Months-1].Bottom() + 14 - y}
	return b.box.Bottom()
}

func (b *holidayPane) lay(t *render.Theme, n CalendarCounts, x, y, w float64) float64 {
	k, control := t.TextScale, app.ControlHeight(t)
	in, room := x+panePad, w-2*panePad
	b.labelW = min(t.MeasureText(n.HolidaysOf, app.PaneHead), room*.5)
	if !n.Real {
		b.labelW = room
		b.headBase = y + 9 + control/2 + app.PaneHead.Size*k*.36
		b.note = t.Wrap(n.Dates, paneText, room, 5)
		b.noteBase = y + 9 + control + 8 + b.note.Leading*.76
		b.Box = render.Rect{X: x, Y: y, W: w, H: b.noteBase + b.note.Height() - y}
		return b.Box.Bottom()
	}
	mark := t.MeasureText(n.MarkLabel, paneText)
	markW := mark + 10 + render.ToggleW
	country := min(room-b.labelW-10-markW-12, 300*k)
	b.headBase = y + 9 + control/2 + app.PaneHead.Size*k*.36
	b.Country = render.Rect{X: in + b.labelW + 10, Y: y + 9, W: country, H: control}
	b.Mark = render.Rect{X: in + room - markW, Y: y + 9, W: markW, H: control}
	y2 := b.Country.Bottom() + 8
	if country < 110*k {
		// The list stands below its label.
		b.Country = render.Rect{X: in, Y: y + 9 + control, W: room - markW - 12, H: control}
		b.Mark.Y = b.Country.Y
		y2 = b.Country.Bottom() + 8
	}
	b.markEnd = b.Mark.Right() - render.ToggleW - 10
	b.markBase = b.Mark.CenterY() + paneText.Size*k*.36
	// Down the first column, then the second one.
	columns, each := columnsIn(w-16, 260*k, 6)
	rows := (len(n.Holidays) + columns - 1) / columns
	top := y2
	for i, day := range n.Holidays {
		if i == rows {
			y2 = top
		}
		row := holidayRow{Box: render.Rect{X: x + 8 + float64(i/rows)*(each+6), Y: y2, W: each}}
		row.textX = row.Box.X + 46
		row.whenX = row.Box.Right() - 8
		row.name = t.Wrap(day.name, holidayText, row.whenX-t.MeasureText(day.when, paneText)-10-row.textX, 4)
		row.Box.H = max(28, row.name.Height()+9)
		b.Rows = append(b.Rows, row)
		y2 += row.Box.H + 3
		b.Box.H = max(b.Box.H, y2-y)
	}
	if len(n.Holidays) == 0 {
		b.note = t.Wrap(n.Dates, paneText, room, 5)
		b.noteBase = y2 + b.note.Leading*.76
		b.Box.H = y2 + b.note.Height() - y
	}
	b.Box = render.Rect{X: x, Y: y, W: w, H: b.Box.H + 8}
	return b.Box.Bottom()
}

// calendarCounts returns what the layout depends on.
func (s *Setup) calendarCounts() CalendarCounts {
	f := s.Form
	n := CalendarCounts{
		Months: f.Months, Seats: len(f.Seats), Holidays: s.holidayLines(), Real: f.real(),
		Kinds:      [2]string{s.Say("setup.real"), s.Say("setup.plain")},
		HolidaysOf: s.Say("setup.holidays"), MarkLabel: s.Say("setup.mark"), BlueHead: s.Say("setup.blue"), BlueNote: s.blueNote(),
	}
	for i := range f.Months {
		n.sums = append(n.sums, s.sums(i))
	}
	n.Note, n.Dates = s.Say("setup.plain_note"), s.Say("setup.plain_dates")
	if n.Real {
		n.Dates = s.Say("setup.holidays_none")
		if f.Calendar.Country == engine.NoCountry {
			n.Dates = s.Say("setup.holidays_note")
		}
	}
	return n
}

// blueNote says what the number of tiles means.
func (s *Setup) blueNote() string {
	if s.Form.Laying == engine.ByOne {
		return s.Say("setup.blue_by_one")
	}
	return s.Say("setup.blue_in_turn")
}

// calendarControls lists the controls of the sheet of the calendar.
func (s *Setup) calendarControls() []ui.Control {
	f, b := s.Form, &s.Boxes.Calendar
	c := &f.Calendar
	kind := 0
	if c.Plain {
		kind = 1
	}
	controls := []ui.Control{{ID: "month-kind", Box: b.Month.Kind, Widget: ui.Segmented{Selected: kind, Options: []ui.Option{
		{Text: s.Say("setup.real")}, {Text: s.Say("setup.plain")},
	}}}}
	if f.real() {
		controls = append(controls, s.monthPicker()...)
	}
	controls = append(controls, ui.Control{ID: "blue", Box: b.Blue.Stepper,
		Tip: render.Tip{Title: s.Say("setup.blue"), Text: s.blueNote()},
		Widget: ui.Stepper{
			Value: f.Blue(), Min: 0, Max: f.mostBlue(), Text: strconv.Itoa(f.Blue()),
			AtMin: s.Say("setup.blue_least"), AtMax: s.Say("setup.blue_most", words.Number("n", f.mostBlue())),
		}})
	for i := range f.Months {
		controls = append(controls, ui.Control{
			ID: ui.ID("big-pay-day-" + strconv.Itoa(i+1)), Box: b.Last.Rows[i].control, Widget: ui.Toggle{On: !c.White[i]},
		})
	}
	if !f.real() {
		return append(controls, s.lengthControls()...)
	}
	countries, selected := s.countries()
	controls = append(controls,
		ui.Control{ID: "country", Box: b.Holidays.Country, Widget: ui.Dropdown{
			Options: countries, Selected: selected, Row: app.ControlHeight(s.Theme) + 2,
		}},
		ui.Control{ID: "mark", Box: b.Holidays.Mark, Widget: ui.Toggle{On: c.Marked},
			Tip: render.Tip{Title: s.Say("setup.mark"), Text: s.Say("setup.mark_note")}},
	)
	return append(controls, s.birthdayControls()...)
}

// monthPicker lists the controls for the first month: arrows at both sides of
// its name and of its year, and a list of the months.
func (s *Setup) monthPicker() []ui.Control {
	c, b := &s.Form.Calendar, &s.Boxes.Calendar.Month
	var months []ui.Option
	for month := 1; month <= 12; month++ {
		months = append(months, ui.Option{Text: app.UpperFirst(s.Words.Month(month))})
	}
	arrow := func(id ui.ID, box render.Rect, tip string, back bool) ui.Control {
		return ui.Control{ID: id, Box: box, Tip: render.Tip{Title: tip}, Widget: ui.Custom{
			Paint: func(dst *ebiten.Image, box render.Rect, state render.State) { s.Theme.Arrow(dst, box, back, state) },
		}}
	}
	less, more := render.ArrowKeys(b.Year)
	return []ui.Control{
		arrow("month-earlier", b.Earlier, s.Say("setup.month_earlier"), true),
		{ID: "month", Box: b.Name, Widget: ui.Dropdown{Options: months, Selected: c.Month - 1, Row: app.ControlHeight(s.Theme) + 2}},
		arrow("month-later", b.Later, s.Say("setup.month_later"), false),
		{ID: "year", Box: b.Year, Tip: render.Tip{Title: s.Say("setup.year")}, Widget: ui.Stepper{
			Value: c.Year, Min: engine.FirstYear, Max: LastYear, Page: 10, Version: s.Form.Version,
			Less: less.Moved(-b.Year.X, -b.Year.Y), More: more.Moved(-b.Year.X, -b.Year.Y),
			AtMin: s.Say("setup.year_least", words.Number("year", engine.FirstYear)),
			AtMax: s.Say("setup.year_most", words.Number("year", LastYear)),
			Paint: func(dst *ebiten.Image, box render.Rect, state, less, more render.State) {
				s.Theme.Arrows(dst, box, strconv.Itoa(c.Year), state, less, more)
			},
		}},
	}
}

// actCalendar does what a player means on the sheet of the calendar. It reports
// whether the event was one of it.
func (s *Setup) actCalendar(e ui.Event) bool {
	c := &s.Form.Calendar
	if n, ok := strings.CutPrefix(string(e.ID), "big-pay-day-"); ok {
		if i, err := strconv.Atoi(n); err == nil && i >= 1 && i <= engine.MaxMonths {
			c.White[i-1] = e.Value == 0
			s.changed()
		}
		return true
	}
	switch e.ID {
	case "month-kind":
		c.Plain = e.Value == 1
	case "month-earlier":
		c.Step(-1)
	case "month-later":
		c.Step(1)
	case "month":
		c.Month = e.Value + 1
	case "year":
		c.Year = e.Value
	case "blue":
		c.Blue = e.Value
	case "country":
		c.Country = sortedCountries(s.Words)[e.Value]
	case "mark":
		c.Marked = e.Value != 0
	default:
		return false
	}
	s.changed()
	return true
}

// paintCalendar draws what stands on the sheet of the calendar, moved down by
// dy.
func (s *Setup) paintCalendar(dst *ebiten.Image, dy float64) {
	b := &s.Boxes.Calendar
	s.paintMonth(dst, &b.Month, dy)
	s.paintBlue(dst, &b.Blue, dy)
	s.paintLast(dst, &b.Last, dy)
	if p := &b.lengths; !p.box.Empty() {
		s.Theme.Panel(dst, p.box.Moved(0, dy), render.Paper)
		s.Theme.DrawFit(dst, s.Say("setup.months"), p.box.X+panePad, p.headBase+dy, p.box.W-2*panePad, 12, app.PaneHead.In(s.Theme.Palette.Ink))
	}
	s.paintHolidays(dst, &b.Holidays, dy)
	s.paintBirthdays(dst, &b.Birthdays, dy)
}

func (s *Setup) paintMonth(dst *ebiten.Image, b *monthPane, dy float64) {
	t, c, f := s.Theme, &s.Theme.Palette, s.Form
	t.Panel(dst, b.Box.Moved(0, dy), render.Paper)
	x, end := b.Box.X+panePad, b.Box.Right()-panePad
	t.DrawFit(dst, s.Say("setup.first_month"), x, b.headBase+dy, b.Kind.X-8-x, 12, app.PaneHead.In(c.Ink))
	if b.note != nil {
		t.DrawLines(dst, b.note, x, b.noteBase+dy, paneText.In(c.Ink2))
		return
	}
	year, month := f.MonthOf(0)
	days := s.Words.Count("setup.days_long", int(f.Length(0)))
	w := t.MeasureText(days, paneText)
	starts := s.Say("setup.starts_on", words.Text("weekday", s.Words.DayOfWeek(weekdayOf(year, month, 1))))
	t.DrawFit(dst, starts, x, b.footBase+dy, end-x-w-12, 11, paneText.In(c.Ink2))
	t.DrawText(dst, days, end, b.footBase+dy, paneText.In(c.Ink2).Aligned(render.End))
}

func (s *Setup) paintBlue(dst *ebiten.Image, b *bluePane, dy float64) {
	t, c := s.Theme, &s.Theme.Palette
	t.Panel(dst, b.Box.Moved(0, dy), render.Paper)
	x := b.Box.X + panePad
	t.DrawFit(dst, s.Say("setup.blue"), x, b.headBase+dy, b.headW, 12, app.PaneHead.In(c.Ink))
	if b.note == nil {
		return
	}
	t.DrawLines(dst, b.note, b.noteX, b.noteBase+dy, paneText.In(c.Ink2))
}

func (s *Setup) paintLast(dst *ebiten.Image, b *lastPane, dy float64) {
	t, c, f := s.Theme, &s.Theme.Palette, s.Form
	t.Panel(dst, b.Box.Moved(0, dy), render.Paper)
	x := b.Box.X + panePad
	t.DrawFit(dst, s.Say("setup.last_day"), x, b.headBase+dy, b.Box.W-2*panePad, 12, app.PaneHead.In(c.Ink))
	for i, row := range b.Rows {
		s.paintSwitch(dst, row, dy, app.UpperFirst(f.MonthName(i)), s.sums(i))
		if i < len(b.tiny) {
			t.TinyMonth(dst, b.tiny[i].Moved(0, dy), f.tinyMonth(i))
		}
	}
}

// sums says what a month of the game pays, counted from 0.
func (s *Setup) sums(i int) string {
	pay := s.Form.pay(i)
	id := "setup.pays"
	if i == 0 {
		id = "setup.pays_first"
	}
	if s.Form.Calendar.White[i] {
		id += "_white"
	}
	return s.Say(id, words.Money("start", pay.Start), words.Money("salary", pay.Salary))
}
