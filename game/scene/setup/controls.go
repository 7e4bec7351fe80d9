package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// build lays the page out and lists its controls.
func (s *Setup) build() {
	f := s.Form
	if s.Sheet == CalendarSheet && !engine.EditionOf(f.Edition).RealMonths {
		s.Sheet = PlayersSheet
	}
	s.Boxes = LaySetup(s.Theme, s.counts())
	s.speak()
	b := &s.Boxes
	layer := ui.Layer{ID: "setup", First: "start"}
	area := s.AreaID()
	layer.Controls = append(layer.Controls, ui.Control{ID: area, Box: b.Area, Widget: ui.Scroll{Content: b.Form.H}, Skip: true})
	inside := func(controls ...ui.Control) {
		for _, c := range controls {
			c.In = area
			layer.Controls = append(layer.Controls, c)
		}
	}
	inside(s.sheetControl())
	switch s.Sheet {
	case PlayersSheet:
		for i, seat := range f.Seats {
			inside(s.seatControls(i, seat)...)
		}
		if !b.Add.Empty() {
			inside(s.addControl())
		}
		inside(s.editionControls()...)
		inside(s.monthControls()...)
	case CalendarSheet:
		inside(s.calendarControls()...)
	case RulesSheet:
		inside(s.ruleControls()...)
	case KeptSheet:
		inside(s.keptControls()...)
	}
	layer.Controls = append(layer.Controls, s.deskControls()...)
	s.Layers = append(s.Layers[:0], layer)
	if b.Form.H > b.Area.H {
		s.Layers = append(s.Layers, ui.Layer{ID: "setup-ends", Behind: s.drawEnds})
	}
	if i := f.at(s.picking); i >= 0 && s.Sheet == PlayersSheet {
		s.Layers = append(s.Layers, s.tokenLayer(i))
	}
}

// counts returns what the layout depends on.
func (s *Setup) counts() SetupCounts {
	f := s.Form
	n := SetupCounts{
		Sheet: s.Sheet, Head: s.Say("setup.players"),
		Seats: len(f.Seats), Months: f.Months, Kinds: [2]string{s.Say("setup.human"), s.Say("setup.computer")},
		Editions: len(setups.Offered), editionHead: s.Say("setup.edition"), Figures: s.figures(),
	}
	for _, level := range table.Kinds()[1:] {
		n.Levels = append(n.Levels, s.Say("setup."+string(level)))
	}
	for _, sheet := range s.Sheets() {
		n.Tabs = append(n.Tabs, s.sheetName(sheet))
	}
	switch s.Sheet {
	case CalendarSheet:
		n.Head, n.Calendar = s.Say("setup.head.calendar"), s.calendarCounts()
	case RulesSheet:
		n.Head, n.Lists, n.House = s.Say("setup.head.rules"), len(s.lists()), len(f.houseRules())
	case KeptSheet:
		n.Head, n.Kept, n.KeptNote = s.Say("setup.head.kept"), len(s.Shelf.List), s.keptNote()
	}
	return n
}

// Sheets lists the sheets that the edition has something for.
func (s *Setup) Sheets() []SetupSheet {
	if engine.EditionOf(s.Form.Edition).RealMonths {
		return []SetupSheet{PlayersSheet, CalendarSheet, RulesSheet, KeptSheet}
	}
	return []SetupSheet{PlayersSheet, RulesSheet, KeptSheet}
}

// sheetName returns what a sheet is called.
func (s *Setup) sheetName(sheet SetupSheet) string {
	switch sheet {
	case CalendarSheet:
		return s.Say("setup.sheet.calendar")
	case RulesSheet:
		if n := s.Form.HouseOn(); n > 0 {
			return s.Say("setup.sheet.rules_on", words.Number("n", n))
		}
		return s.Say("setup.sheet.rules")
	case KeptSheet:
		return s.Say("setup.sheet.kept")
	}
	return s.Say("setup.sheet.players")
}

// sheetControl is the row in which a sheet is chosen.
func (s *Setup) sheetControl() ui.Control {
	w := ui.Segmented{}
	for i, sheet := range s.Sheets() {
		w.Options = append(w.Options, ui.Option{Text: s.sheetName(sheet)})
		if sheet == s.Sheet {
			w.Selected = i
		}
	}
	return ui.Control{ID: "sheet", Box: s.Boxes.Tabs, Widget: w}
}

// AreaID is the id of the area in which the sheet is scrolled.
func (s *Setup) AreaID() ui.ID {
	return [...]ui.ID{"form", "form-calendar", "form-rules", "form-kept"}[s.Sheet]
}

// addControl is the row that adds a seat.
func (s *Setup) addControl() ui.Control {
	next := s.nextSeat()
	return ui.Control{ID: "add", Box: s.Boxes.Add, Keys: input.SetOf(input.Add), Widget: ui.Custom{
		Version: s.Form.Version,
		Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.Theme.AddRow(dst, box, next, s.Say("setup.add"), s.KeyFor(input.Add), state)
		},
	}}
}

// deskControls lists the buttons on the desk.
func (s *Setup) deskControls() []ui.Control {
	b := &s.Boxes
	label := s.Say("setup.start")
	if s.Form.real() {
		label = s.Say("setup.start_month", words.Text("month", s.Form.MonthName(0)))
	}
	button := ui.Button{Label: label, Kind: render.Primary, Size: 20, OnWood: true}
	start := ui.Control{ID: "start", Box: b.Start}
	if s.writing == 0 && !s.naming() && s.renaming == 0 {
		start.Keys, button.Key = input.SetOf(input.Accept, input.GoOn), s.KeyFor(input.Accept)
	}
	start.Widget = button
	if s.spoken.trouble.Text != "" {
		start.Off, start.Reason = true, s.spoken.trouble.Text
	}
	return []ui.Control{
		{ID: "back", Box: b.Back, Keys: input.SetOf(input.Cancel), Widget: ui.Button{
			Label: s.Say("setup.back"), Size: 16, Key: s.KeyFor(input.Cancel),
		}},
		{ID: "settings", Box: b.Settings, Keys: input.SetOf(input.Settings), Widget: ui.Button{
			Label: s.Say("title.settings"), Size: 16, Key: s.KeyFor(input.Settings),
		}},
		s.bookControl(),
		start,
	}
}

// bookControl opens the rule book at the edition and the house rules that are
// chosen.
func (s *Setup) bookControl() ui.Control {
	c := ui.Control{ID: "rules", Box: s.Boxes.book, Keys: input.SetOf(input.Rules, input.Help)}
	if c.Box.W < 90 {
		c.Widget, c.Tip = ui.IconButton{Sign: "rulebook"}, render.Tip{Title: s.Say("rules.open")}
	} else {
		c.Widget = ui.Button{Label: s.Say("rules.open"), Size: 16, Key: s.KeyFor(input.Rules)}
	}
	return c
}

// speak says what depends on the form.
func (s *Setup) speak() {
	f := s.Form
	sp := setupSpoken{minutes: s.Words.Count("setup.minutes", f.minutes())}
	sp.trouble, _ = f.Trouble()
	for _, seat := range f.Seats {
		sp.names = append(sp.names, seat.Called())
		sp.numbers = append(sp.numbers, s.Say("day.number", words.Number("day", len(sp.numbers)+1)))
	}
	for i := range f.Months {
		days := f.Length(i)
		sp.days = append(sp.days, s.Say("day.number", words.Number("day", days)))
		sp.unit = append(sp.unit, s.Words.Count("setup.days", int(days)))
		sp.titles = append(sp.titles, app.UpperFirst(f.MonthName(i)))
		sp.months = append(sp.months, f.tinyMonth(i))
	}
	for day := range engine.MaxDays {
		sp.dates = append(sp.dates, s.Say("day.number", words.Number("day", day+1)))
	}
	s.spoken = sp
}

// nextSeat returns the token of the seat that would be added.
func (s *Setup) nextSeat() render.Token {
	trial := *s.Form
	trial.Seats = append([]*seatForm(nil), trial.Seats...)
	if !trial.Add(table.Normal) {
		return render.Token{}
	}
	return trial.Seats[len(trial.Seats)-1].look()
}

// seatControls lists the controls of a seat's row.
func (s *Setup) seatControls(i int, seat *seatForm) []ui.Control {
	b, name, number, look := s.Boxes.Seats[i], words.Name("name", seat.Called()), s.spoken.numbers[i], seat.look()
	troubled, color := s.troubled(seat.Key), render.SeatColor(seat.Colour)
	order := ui.Control{
		ID: seatID(seat.Key, "order"), Box: b.Order, Grab: "seat", Takes: "seat",
		Tip: render.Tip{Title: s.Say("setup.order", name)},
		Widget: ui.Custom{Version: s.Form.Version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
			if troubled {
				s.Theme.AlertFrame(dst, b.row.Moved(0, box.Y-b.Order.Y), 9)
			}
			if state.Hover || state.Focused || state.Active {
				s.Theme.FormGrip(dst, box, color, number, state)
			}
		}},
	}
	if s.carrying {
		order.Hit = b.row // a seat can be dropped anywhere on a row
	}
	controls := []ui.Control{
		order,
		{
			ID: seatID(seat.Key, "token"), Box: b.Token, Active: s.picking == seat.Key,
			Tip: render.Tip{Title: s.Say("setup.token_and_color", name)},
			Widget: ui.Custom{Version: s.Form.Version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				s.Theme.TokenPicker(dst, box, look, state)
			}},
		},
		{ID: seatID(seat.Key, "name"), Box: b.Name, Widget: ui.TextField{Field: seat.Name, Hint: seat.given}},
	}
	controls = append(controls, s.kindControls(seat, b)...)
	remove := ui.Control{
		ID: seatID(seat.Key, "remove"), Box: b.Remove, Widget: ui.CrossButton{Size: 6},
		Tip: render.Tip{Title: s.Say("setup.remove", name)},
	}
	if len(s.Form.Seats) <= engine.MinSeats {
		remove.Off, remove.Reason = true, s.Say("setup.remove_off")
	}
	return append(controls, remove)
}

// kindControls lists who plays a seat: a person or a computer and how well
// that plays, or all in one row where there is no room.
func (s *Setup) kindControls(seat *seatForm, b seatBoxes) []ui.Control {
	kind := ui.Segmented{Options: []ui.Option{{Text: s.Say("setup.human")}}}
	level := ui.Segmented{Kind: render.SegmentBlue}
	levels := &level
	if b.Note.Empty() {
		levels = &kind
	} else {
		kind.Options = append(kind.Options, ui.Option{Text: s.Say("setup.computer")})
		kind.Selected = min(slices.Index(table.Kinds(), seat.kind), 1)
	}
	for _, known := range table.Kinds()[1:] {
		if known == seat.kind {
			levels.Selected = len(levels.Options)
		}
		levels.Options = append(levels.Options, ui.Option{Text: s.Say("setup." + string(known))})
	}
	controls := []ui.Control{{ID: seatID(seat.Key, "kind"), Box: b.Kind, Widget: kind}}
	if levels == &level && seat.kind != table.Human {
		controls = append(controls, ui.Control{ID: seatID(seat.Key, "level"), Box: b.Note, Widget: level})
	}
	return controls
}

// monthControls lists how many months there are, and the length of each.
func (s *Setup) monthControls() []ui.Control {
	f, m := s.Form, &s.Boxes.Months
	controls := []ui.Control{{ID: "months", Box: m.Stepper, Widget: ui.Stepper{
		Value: f.Months, Min: 1, Max: engine.MaxMonths, Text: s.Say("day.number", words.Number("day", f.Months)),
	}}}
	return append(controls, s.lengthControls()...)
}

// lengthControls lists the lengths of the months.
func (s *Setup) lengthControls() (controls []ui.Control) {
	f, m := s.Form, &s.Boxes.Months
	for i := range f.Months {
		box := m.Slips[i]
		less, more := render.MonthSlipKeys(box)
		if m.Slim {
			less, more = render.MonthStripKeys(box)
		}
		least, most, atMin, atMax := s.lengths(i)
		slip, number := s.slip(i), ""
		if m.Slim {
			number = s.Say("day.number", words.Number("day", i+1))
		}
		controls = append(controls, ui.Control{ID: ui.ID("month-" + strconv.Itoa(i+1)), Box: box, Widget: ui.Stepper{
			Value: int(f.Length(i)), Min: int(least), Max: int(most), AtMin: atMin, AtMax: atMax,
			Less: less.Moved(-box.X, -box.Y), More: more.Moved(-box.X, -box.Y), Version: f.Version,
			Paint: func(dst *ebiten.Image, box render.Rect, state, less, more render.State) {
				s.paintSlip(dst, box, state, less, more, slip, number)
			},
		}})
	}
	return controls
}

// lengths returns how long a month of the game, counted from 0, can be, and
// what is said where it can be no shorter or longer.
func (s *Setup) lengths(i int) (least, most uint8, atMin, atMax string) {
	ed := engine.EditionOf(s.Form.Edition)
	days := s.Form.Length(i)
	switch {
	case s.Form.real():
		text := s.Words.Count("setup.length_real", int(days), words.Text("month", s.Form.MonthName(i)))
		return days, days, text, text
	case ed.Shortest == ed.Longest:
		text := s.Words.Count("setup.length_printed", int(days))
		return days, days, text, text
	}
	return ed.Shortest, ed.Longest, s.Say("setup.shortest", words.Number("n", ed.Shortest)), s.Say("setup.longest", words.Number("n", ed.Longest))
}
