package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// rulesBoxes is where the parts of the sheet of rules are.
type rulesBoxes struct {
	Lists    []listBoxes
	headBase float64
	House    []switchBoxes
}

// listBoxes is a list to choose from, with its label above.
type listBoxes struct {
	Box       render.Rect
	LabelBase float64
}

// switchBoxes is a row with a switch at its right, and two lines before it.
type switchBoxes struct {
	Row, control        render.Rect
	textX, textW        float64
	nameBase, whatBase  float64
	nameStyle, whatText render.Style
}

// laySwitch lays a row out that is as high as its two lines.
func laySwitch(t *render.Theme, x, y, w, air float64) switchBoxes {
	const pad = 14
	name, what := app.SettingLabel, formSmall
	nameH, whatH := t.LineHeight(name), t.LineHeight(what)
	row := render.Rect{X: x, Y: y, W: w, H: max(38, nameH+whatH+air)}
	top := row.Y + (row.H-nameH-whatH)/2
	return switchBoxes{
		Row:     row,
		control: row.Inset(1).Moved(-pad+1, 0),
		textX:   x + pad, textW: w - 2*pad - render.ToggleW - 12,
		nameBase: top + nameH*.76, whatBase: top + nameH + whatH*.72,
		nameStyle: name, whatText: what,
	}
}

// lay lays the sheet out and returns what is below it. Where it does not reach
// down to bottom the house rules are higher.
func (b *rulesBoxes) lay(t *render.Theme, n SetupCounts, x, y, w, bottom float64) float64 {
	const gap = 10
	columns := max(1, n.Lists)
	for columns > 1 && (w-float64(columns-1)*gap)/float64(columns) < 170*t.TextScale {
		columns--
	}
	if n.Lists == 4 && columns == 3 {
		columns = 2
	}
	each := (w - float64(columns-1)*gap) / float64(columns)
	label, control := t.LineHeight(formLabel), app.ControlHeight(t)
	for i := range n.Lists {
		top := y + float64(i/columns)*(label+control+10)
		b.Lists = append(b.Lists, listBoxes{
			Box:       render.Rect{X: x + float64(i%columns)*(each+gap), Y: top + label, W: each, H: control},
			LabelBase: top + label*.68,
		})
	}
	if n.Lists > 0 {
		y = b.Lists[n.Lists-1].Box.Bottom() + 12
	}
	b.headBase = y + 24*t.TextScale
	y = b.headBase + 13
	const air, between, most, least = 12, 6, 38, -12
	each = laySwitch(t, x, y, w, air).Row.H + between
	more := min(most, (bottom-y-1)/float64(max(1, n.House))-each)
	if more < least {
		more = 0 // it is scrolled anyway
	}
	for range n.House {
		row := laySwitch(t, x, y, w, air+more*.75)
		b.House = append(b.House, row)
		y = row.Row.Bottom() + between + more*.25
	}
	return y
}

// lists returns what there is to choose besides: who is oldest, who begins,
// who lays the tiles, and which month is played.
func (s *Setup) lists() []ui.Control {
	f, row := s.Form, app.ControlHeight(s.Theme)+2
	seats := make([]ui.Option, len(f.Seats))
	alone := []ui.Option{{Text: s.Say("setup.laying.in-turn")}}
	for i, seat := range f.Seats {
		seats[i] = ui.Option{Text: seat.Called()}
		alone = append(alone, ui.Option{Text: s.Say("setup.laying.by-one", words.Name("name", seat.Called()))})
	}
	lot := append([]ui.Option{{Text: s.Say("setup.first_random")}}, seats...)
	laying := 0
	if f.Laying == engine.ByOne {
		laying = f.at(f.Builder) + 1
	}
	controls := []ui.Control{
		{ID: "first", Widget: ui.Dropdown{Options: lot, Selected: f.at(f.First) + 1, Row: row}},
	}
	if !f.Lays() {
		return controls
	}
	controls = append(controls,
		ui.Control{ID: "oldest", Tip: render.Tip{Title: s.Say("setup.oldest"), Text: s.Say("setup.oldest_note")},
			Widget: ui.Dropdown{Options: seats, Selected: f.at(f.Oldest), Row: row}},
		ui.Control{ID: "laying", Widget: ui.Dropdown{Options: alone, Selected: laying, Row: row}},
	)
	if f.Last != nil && f.Edition == engine.Big {
		last := ui.Option{Text: s.Say("setup.page_last")}
		if !f.Keeps() {
			last.Off, last.Reason = true, s.Say("setup.page_off")
		}
		selected := 0
		if f.Again && f.Keeps() {
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
func (f *SetupForm) houseRules() (rules []engine.HouseRule) {
	for rule := range engine.NumHouseRules {
		if engine.EditionOf(f.Edition).House.Has(rule) {
			rules = append(rules, rule)
		}
	}
	return rules
}

// HouseOn returns how many house rules of the edition are on.
func (f *SetupForm) HouseOn() (n int) {
	for _, rule := range f.houseRules() {
		if f.House.Has(rule) {
			n++
		}
	}
	return n
}

// ruleControls lists the controls of the sheet of rules.
func (s *Setup) ruleControls() []ui.Control {
	b := &s.Boxes.Rules
	controls := s.lists()
	for i := range controls {
		controls[i].Box = b.Lists[i].Box
	}
	for i, rule := range s.Form.houseRules() {
		controls = append(controls, ui.Control{
			ID: ui.ID("house-" + rule.String()), Box: b.House[i].control, Widget: ui.Toggle{On: s.Form.House.Has(rule)},
		})
	}
	return controls
}

// actRule does what a player means on the sheet of rules. It reports whether
// the event was one of it.
func (s *Setup) actRule(e ui.Event) bool {
	f := s.Form
	if id, ok := strings.CutPrefix(string(e.ID), "house-"); ok {
		if rule, known := engine.ParseHouseRule(id); known {
			f.House = f.House.Without(rule)
			if e.Value != 0 {
				f.House = f.House.With(rule)
			}
			s.changed()
		}
		return true
	}
	switch e.ID {
	case "oldest":
		f.Oldest = f.Seats[e.Value].Key
	case "first":
		f.First = 0
		if e.Value > 0 {
			f.First = f.Seats[e.Value-1].Key
		}
	case "laying":
		f.Laying = engine.InTurn
		if e.Value > 0 {
			f.Laying, f.Builder = engine.ByOne, f.Seats[e.Value-1].Key
		}
	case "page":
		f.Again = e.Value == 1
	default:
		return false
	}
	s.changed()
	return true
}

// paintRules draws what stands on the sheet of rules, moved down by dy.
func (s *Setup) paintRules(dst *ebiten.Image, dy float64) {
	t, c, b := s.Theme, &s.Theme.Palette, &s.Boxes.Rules
	for i, control := range s.lists() {
		r := b.Lists[i]
		t.DrawFit(dst, s.Say("setup."+string(control.ID)), r.Box.X+2, r.LabelBase+dy, r.Box.W-4, 11.5, formLabel.In(c.Ink2))
	}
	x := b.House[0].Row.X
	w := t.DrawText(dst, s.Say("setup.house"), x, b.headBase+dy, formHead.In(c.Ink))
	t.DrawFit(dst, s.Say("setup.house_hint"), x+w+12, b.headBase+dy, b.House[0].Row.Right()-x-w-12, 11.5, formSub.In(c.Ink2))
	for i, rule := range s.Form.houseRules() {
		name, does := s.Words.HouseRule(s.Form.Edition, rule)
		s.paintSwitch(dst, b.House[i], dy, name, does)
	}
}

// paintSwitch draws a row with a switch, without the switch itself.
func (s *Setup) paintSwitch(dst *ebiten.Image, b switchBoxes, dy float64, name, what string) {
	t, c := s.Theme, &s.Theme.Palette
	t.Choice(dst, b.Row.Moved(0, dy), render.State{})
	t.DrawFit(dst, name, b.textX, b.nameBase+dy, b.textW, 11.5, b.nameStyle.In(c.Ink))
	t.DrawFit(dst, what, b.textX, b.whatBase+dy, b.textW, 11, b.whatText.In(c.Ink2))
}
