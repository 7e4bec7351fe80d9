package scene

import (
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
	rules := 3
	if f.last != nil {
		rules = 4
	}
	s.boxes = laySetup(s.Theme, setupCounts{
		seats: len(f.seats), months: f.months, rules: rules,
		kinds: [2]string{s.Say("setup.human"), s.Say("setup.computer")}, edition: s.Say("setup.edition.big_text"),
	})
	s.speak()
	b := &s.boxes
	layer := ui.Layer{ID: "setup", First: "start"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	add(ui.Control{ID: "form", Box: b.area, Widget: ui.Scroll{Content: b.form.H}, Skip: true})
	for i, seat := range f.seats {
		for _, c := range s.seatControls(i, seat) {
			c.In = "form"
			add(c)
		}
	}
	if !b.add.Empty() {
		next := s.nextSeat()
		add(ui.Control{ID: "add", Box: b.add, In: "form", Keys: input.SetOf(input.Add), Widget: ui.Custom{
			Version: f.version,
			Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
				s.Theme.AddRow(dst, box, next, s.Say("setup.add"), s.keyFor(input.Add), look)
			},
		}})
	}
	for _, c := range s.ruleControls() {
		c.In = "form"
		add(c)
	}
	add(s.editionControl())
	for _, c := range s.monthControls() {
		c.In = "form"
		add(c)
	}
	button := ui.Button{Label: s.Say("setup.start"), Kind: render.Primary, Size: 20, OnWood: true}
	start := ui.Control{ID: "start", Box: b.start}
	if s.writing == 0 {
		start.Keys, button.Key = input.SetOf(input.Accept, input.GoOn), s.keyFor(input.Accept)
	}
	start.Widget = button
	if s.spoken.trouble.text != "" {
		start.Off, start.Reason = true, s.spoken.trouble.text
	}
	add(ui.Control{ID: "back", Box: b.back, Keys: input.SetOf(input.Cancel), Widget: ui.Button{
		Label: s.Say("setup.back"), Size: 16, Key: s.keyFor(input.Cancel),
	}})
	add(ui.Control{ID: "settings", Box: b.settings, Keys: input.SetOf(input.Settings), Widget: ui.Button{
		Label: s.Say("title.settings"), Size: 16, Key: s.keyFor(input.Settings),
	}})
	add(start)
	s.layers = append(s.layers[:0], layer)
	if i := f.at(s.picking); i >= 0 {
		s.layers = append(s.layers, s.tokenLayer(i))
	}
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
	for i, days := range f.lengths[:f.months] {
		sp.days = append(sp.days, s.Say("day.number", words.Number("day", days)))
		sp.unit = append(sp.unit, s.Words.Count("setup.days", int(days)))
		sp.titles = append(sp.titles, s.Say("setup.month", words.Number("n", i+1)))
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
	b, name := s.boxes.seats[i], words.Name("name", seat.called())
	order := ui.Control{
		ID: seatID(seat.key, "order"), Box: b.order, Grab: "seat", Takes: "seat",
		Tip: render.Tip{Title: s.Say("setup.order", name)},
		Widget: ui.Custom{Version: s.form.version, Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
			s.paintOrder(dst, box, look, i)
		}},
	}
	if s.carrying {
		order.Hit = b.row // a seat can be dropped anywhere on a row
	}
	kind := 0
	if seat.kind != table.Human {
		kind = 1
	}
	controls := []ui.Control{
		order,
		{
			ID: seatID(seat.key, "token"), Box: b.token, Active: s.picking == seat.key,
			Tip: render.Tip{Title: s.Say("setup.token_and_color", name)},
			Widget: ui.Custom{Version: s.form.version, Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
				s.Theme.TokenPicker(dst, box, seat.look(), look)
			}},
		},
		{ID: seatID(seat.key, "name"), Box: b.name, Widget: ui.TextField{Field: seat.name, Hint: seat.given}},
		{ID: seatID(seat.key, "kind"), Box: b.kind, Widget: ui.Segmented{Selected: kind, Options: []ui.Option{
			{Text: s.Say("setup.human")}, {Text: s.Say("setup.computer")},
		}}},
	}
	if levels := table.Kinds()[1:]; len(levels) > 1 && kind == 1 && !b.note.Empty() {
		w := ui.Segmented{Kind: render.SegmentBlue}
		for n, level := range levels {
			w.Options = append(w.Options, ui.Option{Text: s.Say("setup." + string(level))})
			if level == seat.kind {
				w.Selected = n
			}
		}
		controls = append(controls, ui.Control{ID: seatID(seat.key, "level"), Box: b.note, Widget: w})
	}
	remove := ui.Control{
		ID: seatID(seat.key, "remove"), Box: b.remove, Widget: ui.CrossButton{Size: 6},
		Tip: render.Tip{Title: s.Say("setup.remove", name)},
	}
	if len(s.form.seats) <= engine.MinSeats {
		remove.Off, remove.Reason = true, s.Say("setup.remove_off")
	}
	return append(controls, remove)
}

// ruleControls lists who is oldest, who begins, who lays the tiles, and which
// month is played.
func (s *setup) ruleControls() []ui.Control {
	f, b, row := s.form, s.boxes.rules, controlHeight(s.Theme)+2
	seats := make([]ui.Option, len(f.seats))
	alone := []ui.Option{{Text: s.Say("setup.laying.in-turn")}}
	for i, seat := range f.seats {
		seats[i] = ui.Option{Text: seat.called()}
		alone = append(alone, ui.Option{Text: s.Say("setup.laying.by-one", words.Name("name", seat.called()))})
	}
	lot := append([]ui.Option{{Text: s.Say("setup.first_random")}}, seats...)
	laying := 0
	if f.laying == engine.ByOne {
		laying = f.at(f.builder) + 1
	}
	controls := []ui.Control{
		{ID: "oldest", Box: b[0].box, Tip: render.Tip{Title: s.Say("setup.oldest"), Text: s.Say("setup.oldest_note")},
			Widget: ui.Dropdown{Options: seats, Selected: f.at(f.oldest), Row: row}},
		{ID: "first", Box: b[1].box, Widget: ui.Dropdown{Options: lot, Selected: f.at(f.first) + 1, Row: row}},
		{ID: "laying", Box: b[2].box, Widget: ui.Dropdown{Options: alone, Selected: laying, Row: row}},
	}
	if f.last != nil {
		last := ui.Option{Text: s.Say("setup.page_last")}
		if !f.keeps() {
			last.Off, last.Reason = true, s.Say("setup.page_off")
		}
		selected := 0
		if f.again && f.keeps() {
			selected = 1
		}
		controls = append(controls, ui.Control{
			ID: "page", Box: b[3].box, Tip: render.Tip{Title: s.Say("setup.page"), Text: s.Say("setup.page_note")},
			Widget: ui.Dropdown{Options: []ui.Option{{Text: s.Say("setup.page_new")}, last}, Selected: selected, Row: row},
		})
	}
	return controls
}

// editionControl is the edition that is played. There is only one: it can be
// looked at.
func (s *setup) editionControl() ui.Control {
	edition := engine.Big.String()
	return ui.Control{
		ID: ui.ID("edition-" + edition), Box: s.boxes.edition.box, In: "form", Info: true, Skip: true, Active: true,
		Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
			s.paintEdition(dst, box, look, edition)
		}},
	}
}

// monthControls lists how many months there are, and the length of each.
func (s *setup) monthControls() []ui.Control {
	f, m := s.form, &s.boxes.months
	ed := engine.EditionOf(engine.Big)
	controls := []ui.Control{{ID: "months", Box: m.stepper, Widget: ui.Stepper{
		Value: f.months, Min: 1, Max: engine.MaxMonths, Text: s.Say("day.number", words.Number("day", f.months)),
	}}}
	for i := range f.months {
		box := m.slips[i]
		less, more := render.MonthSlipKeys(box)
		if m.slim {
			less, more = render.MonthStripKeys(box)
		}
		controls = append(controls, ui.Control{ID: ui.ID("month-" + strconv.Itoa(i+1)), Box: box, Widget: ui.Stepper{
			Value: int(f.lengths[i]), Min: int(ed.Shortest), Max: int(ed.Longest),
			AtMin: s.Say("setup.shortest", words.Number("n", ed.Shortest)), AtMax: s.Say("setup.longest", words.Number("n", ed.Longest)),
			Less: less.Moved(-box.X, -box.Y), More: more.Moved(-box.X, -box.Y), Version: f.version,
			Paint: func(dst *ebiten.Image, box render.Rect, look, less, more render.Look) {
				s.paintSlip(dst, box, look, less, more, i)
			},
		}})
	}
	return controls
}
