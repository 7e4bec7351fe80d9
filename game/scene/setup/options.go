package setup

import (
	"slices"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// tab is a part of the options, of which one is shown at a time where there is no room for all.
type tab uint8

const (
	rulesTab tab = iota
	calendarTab
	presetsTab
	numTabs
)

// tabs are the messages of their names, what stands on them, and in which areas that is
// scrolled.
var tabs = [numTabs]struct {
	name  string
	area  ui.ID
	panes func(*Setup, Trouble) []*flow.Node
}{
	rulesTab:    {"setup.sheet.rules", "form-rules", (*Setup).rules},
	calendarTab: {"setup.sheet.calendar", "form-calendar", (*Setup).calendar},
	presetsTab:  {"setup.sheet.kept", "form-kept", (*Setup).presetList},
}

// fold folds the options away.
func (s *Setup) fold() {
	s.leavePresets()
	s.unfolded = false
	s.changed()
}

// openTab shows a part of the options.
func (s *Setup) openTab(t tab) {
	if t != presetsTab {
		s.leavePresets()
	}
	s.tab = t
	s.changed()
}

// options is the sheet with what most people never touch: all of it side by side, or a part at a
// time.
func (s *Setup) options(trouble Trouble) *flow.Node {
	beside := flow.Row().Gap(render.Broad)
	for i := range tabs {
		beside.Add(flow.Column(tabs[i].panes(s, trouble)...).Gap(render.Gap).Size(render.TextLeast, render.None).Grow(1))
	}
	shown := &tabs[s.tab]
	names := ui.Options(len(tabs), func(i int) string { return s.Say(tabs[i].name) })
	choose := flow.Control(ui.Control{
		ID: "sheet", Widget: ui.Segmented{Options: names, Selected: int(s.tab)}, Do: func(e ui.Event) { s.openTab(tab(e.Value)) },
	})
	panes := shown.panes(s, trouble)
	all := flow.Columns(render.PaneLeast, min(3, len(panes)), panes...).Gap(render.Broad)
	one := flow.Column(choose, flow.Scroll(shown.area, all).Grow(1)).Gap(render.Gap)
	sheet := flow.First(beside, one)
	if s.View().IsUpright() {
		sheet = one
	}
	return sheet.Pad(render.Broad, render.Gap).OnPanel(pieces.Paper)
}

// rules is the part with the house rules, and who does what.
func (s *Setup) rules(Trouble) []*flow.Node {
	rows := flow.Grid(render.PaneLeast, 2).Gap(render.Tight)
	for _, rule := range s.chosen.HouseRules() {
		rows.Add(s.Switched(ui.Control{
			ID: ui.ID("house-" + rule.ID), Widget: ui.Toggle{On: rule.On}, Do: s.Change(func(v int) { rule.Set(v != 0) }),
		}, nil, rule.Name, rule.Does))
	}
	return []*flow.Node{s.Pane("setup.house", nil, s.Remark(s.Say("setup.house_hint"), 3), rows)}
}

// calendar is the part with the days that are played on, and who begins or lays them.
func (s *Setup) calendar(trouble Trouble) []*flow.Node {
	return slices.Insert(s.chosen.Calendar(trouble), 1, s.Pane("setup.head.rules", nil, s.lists()...))
}

// lists is what there is to choose of who does what: who begins, and what the game asks
// besides.
func (s *Setup) lists() (lists []*flow.Node) {
	first := List{ID: "first", Set: func(v int) { s.Seats.First = s.Seats.Nth(v) }}
	first.Selected = s.Seats.Place(s.Seats.First) + 1
	first.Options = append([]ui.Option{{Text: s.Say("setup.first_random")}}, s.Seats.Options()...)
	for _, l := range append([]List{first}, s.chosen.Lists()...) {
		tip := control.Tip{}
		if l.Note != "" {
			tip = control.Tip{Title: s.Say("setup." + l.ID), Text: l.Note}
		}
		lists = append(lists, flow.Column(
			s.Remark(s.Say("setup."+l.ID), 2), s.Setter(ui.ID(l.ID), l.Dropdown, tip, l.Set),
		).Gap(render.Hair))
	}
	return lists
}
