package setup

import (
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// rules is the tab of who does what, and of the house rules.
func (s *Setup) rules(Trouble) *flow.Node {
	who := flow.Column(s.lists()...).Gap(render.Gap).Pad(render.Wide, render.Gap).OnPanel(render.Paper)
	house := s.Pane("setup.house", s.Remark(s.Say("setup.house_hint"), 2))
	for _, rule := range s.chosen.HouseRules() {
		house.Add(s.Switched(ui.Control{
			ID: ui.ID("house-" + rule.ID), Widget: ui.Toggle{On: rule.On}, Do: s.Change(func(v int) { rule.Set(v != 0) }),
		}, nil, rule.Name, rule.Does))
	}
	return flow.Columns(render.PaneLeast, 2, who, house).Gap(render.Gap)
}

// lists is what there is to choose of who does what: who begins, and what the game asks
// besides.
func (s *Setup) lists() (lists []*flow.Node) {
	first := List{ID: "first", Set: func(v int) { s.Seats.First = s.Seats.Nth(v) }}
	first.Selected = s.Seats.Place(s.Seats.First) + 1
	first.Options = append([]ui.Option{{Text: s.Say("setup.first_random")}}, s.Seats.Options()...)
	for _, l := range append([]List{first}, s.chosen.Lists()...) {
		tip := render.Tip{}
		if l.Note != "" {
			tip = render.Tip{Title: s.Say("setup." + l.ID), Text: l.Note}
		}
		lists = append(lists, flow.Column(
			s.Remark(s.Say("setup."+l.ID), 2), s.Setter(ui.ID(l.ID), l.Dropdown, tip, l.Set),
		).Gap(render.Hair))
	}
	return lists
}
