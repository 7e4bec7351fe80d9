package setup

import (
	"math/bits"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// rules is the tab of who does what, and of the house rules.
func (s *Setup) rules(trouble) *flow.Node {
	who := flow.Column(s.lists()...).Gap(render.Gap).Pad(render.Wide, render.Gap).OnPanel(render.Paper)
	house := s.pane("setup.house", s.remark(s.Say("setup.house_hint"), 2))
	for _, rule := range s.form.houseRules() {
		name, does := s.Words.HouseRule(s.form.edition, rule)
		house.Add(s.switched(ui.Control{
			ID: ui.ID("house-" + rule.String()), Widget: ui.Toggle{On: s.form.house.Has(rule)},
			Do: s.change(func(v int) {
				s.form.house = s.form.house.Without(rule)
				if v != 0 {
					s.form.house = s.form.house.With(rule)
				}
			}),
		}, nil, name, does))
	}
	return flow.Columns(render.PaneLeast, 2, who, house).Gap(render.Gap)
}

// lists is what there is to choose besides: who begins, who is oldest, who lays the tiles,
// and which month is played.
func (s *Setup) lists() (lists []*flow.Node) {
	f := s.form
	list := func(id string, w ui.Dropdown, note string, set func(v int)) {
		tip := render.Tip{}
		if note != "" {
			tip = render.Tip{Title: s.Say("setup." + id), Text: note}
		}
		lists = append(lists, flow.Column(s.remark(s.Say("setup."+id), 2), s.setter(ui.ID(id), w, tip, set)).Gap(render.Hair))
	}
	// The first entry of two of the lists stands for nobody.
	keys := []int{0}
	seats, alone := []ui.Option{{Text: s.Say("setup.first_random")}}, []ui.Option{{Text: s.Say("setup.laying.in-turn")}}
	for _, seat := range f.seats {
		keys = append(keys, seat.key)
		seats = append(seats, ui.Option{Text: seat.called()})
		alone = append(alone, ui.Option{Text: s.Say("setup.laying.by-one", words.Name("name", seat.called()))})
	}

	list("first", ui.Dropdown{Options: seats, Selected: f.at(f.first) + 1}, "", func(v int) { f.first = keys[v] })
	if !f.lays() {
		return lists
	}
	oldest := ui.Dropdown{Options: seats[1:], Selected: f.at(f.oldest)}
	list("oldest", oldest, s.Say("setup.oldest_note"), func(v int) { f.oldest = keys[v+1] })
	laying := ui.Dropdown{Options: alone}
	if f.laying == engine.ByOne {
		laying.Selected = f.at(f.builder) + 1
	}
	list("laying", laying, "", func(v int) {
		f.laying = engine.InTurn
		if v > 0 {
			f.laying, f.builder = engine.ByOne, keys[v]
		}
	})
	if f.last != nil && f.edition == engine.Big {
		last := ui.Option{Text: s.Say("setup.page_last"), Off: !f.keeps(), Reason: s.Say("setup.page_off")}
		page := ui.Dropdown{Options: []ui.Option{{Text: s.Say("setup.page_new")}, last}}
		if f.again && f.keeps() {
			page.Selected = 1
		}
		list("page", page, s.Say("setup.page_note"), func(v int) { f.again = v == 1 })
	}
	return lists
}

// houseRules lists the house rules that make sense in the edition.
func (f *form) houseRules() (rules []engine.HouseRule) {
	for rule := range engine.NumHouseRules {
		if engine.EditionOf(f.edition).House.Has(rule) {
			rules = append(rules, rule)
		}
	}
	return rules
}

// houseOn returns how many house rules of the edition are on.
func (f *form) houseOn() int {
	return bits.OnesCount64(uint64(f.house & engine.EditionOf(f.edition).House))
}
