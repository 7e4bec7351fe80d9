package scene

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// rulesBoxes is where the parts of the sheet of rules are.
type rulesBoxes struct {
	lists    []listBoxes
	headBase float64
	house    []switchBoxes
}

// listBoxes is a list to choose from, with its label above.
type listBoxes struct {
	box       render.Rect
	labelBase float64
}

// switchBoxes is a row with a switch at its right, and two lines before it.
type switchBoxes struct {
	row, control        render.Rect
	textX, textW        float64
	nameBase, whatBase  float64
	nameStyle, whatText render.Style
}

// laySwitch lays a row out that is as high as its two lines.
func laySwitch(t *render.Theme, x, y, w, air float64) switchBoxes {
	const pad = 14
	name, what := settingLabel, formSmall
	nameH, whatH := t.LineHeight(name), t.LineHeight(what)
	row := render.Rect{X: x, Y: y, W: w, H: max(38, nameH+whatH+air)}
	top := row.Y + (row.H-nameH-whatH)/2
	return switchBoxes{
		row:     row,
		control: row.Inset(1).Moved(-pad+1, 0),
		textX:   x + pad, textW: w - 2*pad - render.ToggleW - 12,
		nameBase: top + nameH*.76, whatBase: top + nameH + whatH*.72,
		nameStyle: name, whatText: what,
	}
}

// lay lays the sheet out and returns what is below it. Where it does not reach
// down to bottom the house rules are higher.
func (b *rulesBoxes) lay(t *render.Theme, n setupCounts, x, y, w, bottom float64) float64 {
	const gap = 10
	columns := max(1, n.lists)
	for columns > 1 && (w-float64(columns-1)*gap)/float64(columns) < 170*t.TextScale {
		columns--
	}
	if n.lists == 4 && columns == 3 {
		columns = 2
	}
	each := (w - float64(columns-1)*gap) / float64(columns)
	label, control := t.LineHeight(formLabel), controlHeight(t)
	for i := range n.lists {
		top := y + float64(i/columns)*(label+control+10)
		b.lists = append(b.lists, listBoxes{
			box:       render.Rect{X: x + float64(i%columns)*(each+gap), Y: top + label, W: each, H: control},
			labelBase: top + label*.68,
		})
	}
	if n.lists > 0 {
		y = b.lists[n.lists-1].box.Bottom() + 12
	}
	b.headBase = y + 24*t.TextScale
	y = b.headBase + 13
	const air, between, most, least = 12, 6, 38, -12
	each = laySwitch(t, x, y, w, air).row.H + between
	more := min(most, (bottom-y-1)/float64(max(1, n.house))-each)
	if more < least {
		more = 0 // it is scrolled anyway
	}
	for range n.house {
		row := laySwitch(t, x, y, w, air+more*.75)
		b.house = append(b.house, row)
		y = row.row.Bottom() + between + more*.25
	}
	return y
}

// lists returns what there is to choose besides: who is oldest, who begins,
// who lays the tiles, and which month is played.
func (s *setup) lists() []ui.Control {
	f, row := s.form, controlHeight(s.Theme)+2
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
		{ID: "first", Widget: ui.Dropdown{Options: lot, Selected: f.at(f.first) + 1, Row: row}},
	}
	if !f.lays() {
		return controls
	}
	controls = append(controls,
		ui.Control{ID: "oldest", Tip: render.Tip{Title: s.Say("setup.oldest"), Text: s.Say("setup.oldest_note")},
			Widget: ui.Dropdown{Options: seats, Selected: f.at(f.oldest), Row: row}},
		ui.Control{ID: "laying", Widget: ui.Dropdown{Options: alone, Selected: laying, Row: row}},
	)
	if f.last != nil && f.edition == engine.Big {
		last := ui.Option{Text: s.Say("setup.page_last")}
		if !f.keeps() {
			last.Off, last.Reason = true, s.Say("setup.page_off")
		}
		selected := 0
		if f.again && f.keeps() {
			selected = 1
		}
		controls = append(controls, ui.Control{
			ID: "page", Tip: render.Tip{Title: s.Say("setup.page"), Text: s.Say("setup.page_note")},
			Widget: ui.Dropdown{Options: []ui.Option{{Text: s.Say("setup.page_new")}, last}, Selected: selected, Row: row},
		})
	}
	return controls
}

// houseRules lists the house rules that make sense in the edition.
func (f *setupForm) houseRules() (rules []engine.HouseRule) {
	for rule := range engine.NumHouseRules {
		if engine.EditionOf(f.edition).House.Has(rule) {
			rules = append(rules, rule)
		}
	}
	return rules
}

// houseOn returns how many house rules of the edition are on.
func (f *setupForm) houseOn() (n int) {
	for _, rule := range f.houseRules() {
		if f.house.Has(rule) {
			n++
		}
	}
	return n
}

// ruleControls lists the controls of the sheet of rules.
func (s *setup) ruleControls() []ui.Control {
	b := &s.boxes.rules
	controls := s.lists()
	for i := range controls {
		controls[i].Box = b.lists[i].box
	}
	for i, rule := range s.form.houseRules() {
		controls = append(controls, ui.Control{
			ID: ui.ID("house-" + rule.String()), Box: b.house[i].control, Widget: ui.Toggle{On: s.form.house.Has(rule)},
		})
	}
	return controls
}

// actRule does what a player means on the sheet of rules. It reports whether
// the event was one of it.
func (s *setup) actRule(e ui.Event) bool {
	f := s.form
	if id, ok := strings.CutPrefix(string(e.ID), "house-"); ok {
		if rule, known := engine.ParseHouseRule(id); known {
			f.house = f.house.Without(rule)
			if e.Value != 0 {
				f.house = f.house.With(rule)
			}
			s.changed()
		}
		return true
	}
	switch e.ID {
	case "oldest":
		f.oldest = f.seats[e.Value].key
	case "first":
		f.first = 0
		if e.Value > 0 {
			f.first = f.seats[e.Value-1].key
		}
	case "laying":
		f.laying = engine.InTurn
		if e.Value > 0 {
			f.laying, f.builder = engine.ByOne, f.seats[e.Value-1].key
		}
	case "page":
		f.again = e.Value == 1
	default:
		return false
	}
	s.changed()
	return true
}

// paintRules draws what stands on the sheet of rules, moved down by dy.
func (s *setup) paintRules(dst *ebiten.Image, dy float64) {
	t, c, b := s.Theme, &s.Theme.Palette, &s.boxes.rules
	for i, control := range s.lists() {
		r := b.lists[i]
		t.DrawFit(dst, s.Say("setup."+string(control.ID)), r.box.X+2, r.labelBase+dy, r.box.W-4, 11.5, formLabel.In(c.Ink2))
	}
	x := b.house[0].row.X
	w := t.DrawText(dst, s.Say("setup.house"), x, b.headBase+dy, formHead.In(c.Ink))
	t.DrawFit(dst, s.Say("setup.house_hint"), x+w+12, b.headBase+dy, b.house[0].row.Right()-x-w-12, 11.5, formSub.In(c.Ink2))
	for i, rule := range s.form.houseRules() {
		name, does := s.Words.HouseRule(s.form.edition, rule)
		s.paintSwitch(dst, b.house[i], dy, name, does)
	}
}

// paintSwitch draws a row with a switch, without the switch itself.
func (s *setup) paintSwitch(dst *ebiten.Image, b switchBoxes, dy float64, name, what string) {
	t, c := s.Theme, &s.Theme.Palette
	t.Choice(dst, b.row.Moved(0, dy), render.State{})
	t.DrawFit(dst, name, b.textX, b.nameBase+dy, b.textW, 11.5, b.nameStyle.In(c.Ink))
	t.DrawFit(dst, what, b.textX, b.whatBase+dy, b.textW, 11, b.whatText.In(c.Ink2))
}
