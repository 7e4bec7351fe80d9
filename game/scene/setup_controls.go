package scene

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// build lays the page out and lists its controls.
func (s *setup) build() {
	f := s.form
	if s.sheet == calendarSheet && !engine.EditionOf(f.edition).RealMonths {
		s.sheet = playersSheet
	}
	s.boxes = laySetup(s.Theme, s.counts())
	s.speak()
	b := &s.boxes
	layer := ui.Layer{ID: "setup", First: "start"}
	area := s.areaID()
	layer.Controls = append(layer.Controls, ui.Control{ID: area, Box: b.area, Widget: ui.Scroll{Content: b.form.H}, Skip: true})
	inside := func(controls ...ui.Control) {
		for _, c := range controls {
			c.In = area
			layer.Controls = append(layer.Controls, c)
		}
	}
	inside(s.sheetControl())
	switch s.sheet {
	case playersSheet:
		for i, seat := range f.seats {
			inside(s.seatControls(i, seat)...)
		}
		if !b.add.Empty() {
			inside(s.addControl())
		}
		inside(s.editionControls()...)
		inside(s.monthControls()...)
	case calendarSheet:
		inside(s.calendarControls()...)
	case rulesSheet:
		inside(s.ruleControls()...)
	case keptSheet:
		inside(s.keptControls()...)
	}
	layer.Controls = append(layer.Controls, s.deskControls()...)
	s.layers = append(s.layers[:0], layer)
	if b.form.H > b.area.H {
		s.layers = append(s.layers, ui.Layer{ID: "setup-ends", Behind: s.drawEnds})
	}
	if i := f.at(s.picking); i >= 0 && s.sheet == playersSheet {
		s.layers = append(s.layers, s.tokenLayer(i))
	}
}

// counts returns what the layout depends on.
func (s *setup) counts() setupCounts {
	f := s.form
	n := setupCounts{
		sheet: s.sheet, head: s.Say("setup.players"),
		seats: len(f.seats), months: f.months, kinds: [2]string{s.Say("setup.human"), s.Say("setup.computer")},
		editions: len(offered), editionHead: s.Say("setup.edition"), figures: s.figures(),
	}
	for _, level := range table.Kinds()[1:] {
		n.levels = append(n.levels, s.Say("setup."+string(level)))
	}
	for _, sheet := range s.sheets() {
		n.tabs = append(n.tabs, s.sheetName(sheet))
	}
	switch s.sheet {
	case calendarSheet:
		n.head, n.calendar = s.Say("setup.head.calendar"), s.calendarCounts()
	case rulesSheet:
		n.head, n.lists, n.house = s.Say("setup.head.rules"), len(s.lists()), len(f.houseRules())
	case keptSheet:
		n.head, n.kept, n.keptNote = s.Say("setup.head.kept"), len(s.shelf.list), s.keptNote()
	}
	return n
}

// sheets lists the sheets that the edition has something for.
func (s *setup) sheets() []setupSheet {
	if engine.EditionOf(s.form.edition).RealMonths {
		return []setupSheet{playersSheet, calendarSheet, rulesSheet, keptSheet}
	}
	return []setupSheet{playersSheet, rulesSheet, keptSheet}
}

// sheetName returns what a sheet is called.
func (s *setup) sheetName(sheet setupSheet) string {
	switch sheet {
	case calendarSheet:
		return s.Say("setup.sheet.calendar")
	case rulesSheet:
		if n := s.form.houseOn(); n > 0 {
			return s.Say("setup.sheet.rules_on", words.Number("n", n))
		}
		return s.Say("setup.sheet.rules")
	case keptSheet:
		return s.Say("setup.sheet.kept")
	}
	return s.Say("setup.sheet.players")
}

// sheetControl is the row in which a sheet is chosen.
func (s *setup) sheetControl() ui.Control {
	w := ui.Segmented{}
	for i, sheet := range s.sheets() {
		w.Options = append(w.Options, ui.Option{Text: s.sheetName(sheet)})
		if sheet == s.sheet {
			w.Selected = i
		}
	}
	return ui.Control{ID: "sheet", Box: s.boxes.tabs, Widget: w}
}

// areaID is the id of the area in which the sheet is scrolled.
func (s *setup) areaID() ui.ID {
	return [...]ui.ID{"form", "form-calendar", "form-rules", "form-kept"}[s.sheet]
}

// addControl is the row that adds a seat.
func (s *setup) addControl() ui.Control {
	next := s.nextSeat()
	return ui.Control{ID: "add", Box: s.boxes.add, Keys: input.SetOf(input.Add), Widget: ui.Custom{
		Version: s.form.version,
		Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.Theme.AddRow(dst, box, next, s.Say("setup.add"), s.keyFor(input.Add), state)
		},
	}}
}

// deskControls lists the buttons on the desk.
func (s *setup) deskControls() []ui.Control {
	b := &s.boxes
	label := s.Say("setup.start")
	if s.form.real() {
		label = s.Say("setup.start_month", words.Text("month", s.form.monthName(0)))
	}
	button := ui.Button{Label: label, Kind: render.Primary, Size: 20, OnWood: true}
	start := ui.Control{ID: "start", Box: b.start}
	if s.writing == 0 && !s.naming() && s.renaming == 0 {
		start.Keys, button.Key = input.SetOf(input.Accept, input.GoOn), s.keyFor(input.Accept)
	}
	start.Widget = button
	if s.spoken.trouble.text != "" {
		start.Off, start.Reason = true, s.spoken.trouble.text
	}
	return []ui.Control{
		{ID: "back", Box: b.back, Keys: input.SetOf(input.Cancel), Widget: ui.Button{
			Label: s.Say("setup.back"), Size: 16, Key: s.keyFor(input.Cancel),
		}},
		{ID: "settings", Box: b.settings, Keys: input.SetOf(input.Settings), Widget: ui.Button{
			Label: s.Say("title.settings"), Size: 16, Key: s.keyFor(input.Settings),
		}},
		s.bookControl(),
		start,
	}
}

// bookControl opens the rule book at the edition and the house rules that are
// chosen.
func (s *setup) bookControl() ui.Control {
	c := ui.Control{ID: "rules", Box: s.boxes.book, Keys: input.SetOf(input.Rules, input.Help)}
	if c.Box.W < 90 {
		c.Widget, c.Tip = ui.IconButton{Sign: "rulebook"}, render.Tip{Title: s.Say("rules.open")}
	} else {
		c.Widget = ui.Button{Label: s.Say("rules.open"), Size: 16, Key: s.keyFor(input.Rules)}
	}
	return c
}

// speak says what depends on the form.
func (s *setup) speak() {
	f := s.form
	sp := setupSpoken{minutes: s.Words.Count("setup.minutes", f.minutes())}
	sp.trouble, _ = f.trouble()
	for _, seat := range f.seats {
		sp.names = append(sp.names, seat.called())
		sp.numbers = append(sp.numbers, s.Say("day.number", words.Number("day", len(sp.numbers)+1)))
	}
	for i := range f.months {
		days := f.length(i)
		sp.days = append(sp.days, s.Say("day.number", words.Number("day", days)))
		sp.unit = append(sp.unit, s.Words.Count("setup.days", int(days)))
		sp.titles = append(sp.titles, upperFirst(f.monthName(i)))
		sp.months = append(sp.months, f.tinyMonth(i))
	}
	for day := range engine.MaxDays {
		sp.dates = append(sp.dates, s.Say("day.number", words.Number("day", day+1)))
	}
	s.spoken = sp
}

// nextSeat returns the token of the seat that would be added.
func (s *setup) nextSeat() render.Token {
	trial := *s.form
	trial.seats = append([]*seatForm(nil), trial.seats...)
	if !trial.add(table.Normal) {
		return render.Token{}
	}
	return trial.seats[len(trial.seats)-1].look()
}

// seatControls lists the controls of a seat's row.
func (s *setup) seatControls(i int, seat *seatForm) []ui.Control {
	b, name, number, look := s.boxes.seats[i], words.Name("name", seat.called()), s.spoken.numbers[i], seat.look()
	troubled, color := s.troubled(seat.key), render.SeatColor(seat.colour)
	order := ui.Control{
		ID: seatID(seat.key, "order"), Box: b.order, Grab: "seat", Takes: "seat",
		Tip: render.Tip{Title: s.Say("setup.order", name)},
		Widget: ui.Custom{Version: s.form.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
			if troubled {
				s.Theme.AlertFrame(dst, b.row.Moved(0, box.Y-b.order.Y), 9)
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
			ID: seatID(seat.key, "token"), Box: b.token, Active: s.picking == seat.key,
			Tip: render.Tip{Title: s.Say("setup.token_and_color", name)},
			Widget: ui.Custom{Version: s.form.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				s.Theme.TokenPicker(dst, box, look, state)
			}},
		},
		{ID: seatID(seat.key, "name"), Box: b.name, Widget: ui.TextField{Field: seat.name, Hint: seat.given}},
	}
	controls = append(controls, s.kindControls(seat, b)...)
	remove := ui.Control{
		ID: seatID(seat.key, "remove"), Box: b.remove, Widget: ui.CrossButton{Size: 6},
		Tip: render.Tip{Title: s.Say("setup.remove", name)},
	}
	if len(s.form.seats) <= engine.MinSeats {
		remove.Off, remove.Reason = true, s.Say("setup.remove_off")
	}
	return append(controls, remove)
}

// kindControls lists who plays a seat: a person or a computer and how well
// that plays, or all in one row where there is no room.
func (s *setup) kindControls(seat *seatForm, b seatBoxes) []ui.Control {
	kind := ui.Segmented{Options: []ui.Option{{Text: s.Say("setup.human")}}}
	level := ui.Segmented{Kind: render.SegmentBlue}
	levels := &level
	if b.note.Empty() {
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
	controls := []ui.Control{{ID: seatID(seat.key, "kind"), Box: b.kind, Widget: kind}}
	if levels == &level && seat.kind != table.Human {
		controls = append(controls, ui.Control{ID: seatID(seat.key, "level"), Box: b.note, Widget: level})
	}
	return controls
}

// monthControls lists how many months there are, and the length of each.
func (s *setup) monthControls() []ui.Control {
	f, m := s.form, &s.boxes.months
	controls := []ui.Control{{ID: "months", Box: m.stepper, Widget: ui.Stepper{
		Value: f.months, Min: 1, Max: engine.MaxMonths, Text: s.Say("day.number", words.Number("day", f.months)),
	}}}
	return append(controls, s.lengthControls()...)
}

// lengthControls lists the lengths of the months.
func (s *setup) lengthControls() (controls []ui.Control) {
	f, m := s.form, &s.boxes.months
	for i := range f.months {
		box := m.slips[i]
		less, more := render.MonthSlipKeys(box)
		if m.slim {
			less, more = render.MonthStripKeys(box)
		}
		least, most, atMin, atMax := s.lengths(i)
		slip, number := s.slip(i), ""
		if m.slim {
			number = s.Say("day.number", words.Number("day", i+1))
		}
		controls = append(controls, ui.Control{ID: ui.ID("month-" + strconv.Itoa(i+1)), Box: box, Widget: ui.Stepper{
			Value: int(f.length(i)), Min: int(least), Max: int(most), AtMin: atMin, AtMax: atMax,
			Less: less.Moved(-box.X, -box.Y), More: more.Moved(-box.X, -box.Y), Version: f.version,
			Paint: func(dst *ebiten.Image, box render.Rect, state, less, more render.State) {
				s.paintSlip(dst, box, state, less, more, slip, number)
			},
		}})
	}
	return controls
}

// lengths returns how long a month of the game, counted from 0, can be, and
// what is said where it can be no shorter or longer.
func (s *setup) lengths(i int) (least, most uint8, atMin, atMax string) {
	ed := engine.EditionOf(s.form.edition)
	days := s.form.length(i)
	switch {
	case s.form.real():
		text := s.Words.Count("setup.length_real", int(days), words.Text("month", s.form.monthName(i)))
		return days, days, text, text
	case ed.Shortest == ed.Longest:
		text := s.Words.Count("setup.length_printed", int(days))
		return days, days, text, text
	}
	return ed.Shortest, ed.Longest, s.Say("setup.shortest", words.Number("n", ed.Shortest)), s.Say("setup.longest", words.Number("n", ed.Longest))
}
