package app

import (
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/pieces"
)

// Form is a page of panels: its headline on the wall, the panels, which are scrolled where
// they have too little room, and what stands on the desk.
func Form(head, panes, desk *flow.Node) *flow.Node {
	wall := flow.Column(head, flow.Scroll("page", panes).Grow(1)).Gap(render.Tight).Pad(render.Margin, render.Tight)
	return Desk(wall, desk)
}

// Pane is a panel of a form: a headline, behind a sign if there is one, with what stands
// beside it, and rows.
func Pane(sign *flow.Node, title string, aside *flow.Node, rows ...*flow.Node) *flow.Node {
	head := flow.Row(sign, flow.Line(title, render.Head).Grow(1), aside).Gap(render.Gap).Least(render.None, render.Row)
	return flow.Column(head).Add(rows...).Pad(render.Wide, render.Near).OnPanel(pieces.Paper)
}

// SoundPane is the panel on which it is set how loud everything is. It begins with rows of
// [App.SliderRow] and their like that a page has besides.
func (a *App) SoundPane(rows ...*flow.Node) *flow.Node {
	ink2 := a.Theme.Palette.Ink2
	table := flow.Table(rows...)
	for _, v := range volumes {
		n := *v.of(&a.Settings.Volumes)
		art, value := "speaker", flow.Line(a.Percent(n), render.Label.Aligned(render.End))
		if n == 0 {
			art, value = "mute", flow.Line(a.Say("settings.off"), render.Label.Aligned(render.End).In(ink2))
		}
		table.Add(SliderRow(ui.Control{
			ID: ui.ID(v.name), Widget: ui.Slider{Value: n, Max: store.MaxVolume, Step: 5, Page: 20, Family: v.family},
			Do: func(e ui.Event) { a.Set(func(c *store.Settings) { *v.of(&c.Volumes) = e.Value }) },
		}, a.Say(v.name), flow.Art(art, render.TinySign), value))
	}
	art, on := "speaker", "settings.on"
	if a.Settings.Mute {
		art, on = "mute", "settings.off"
	}
	all := flow.Toggle(ui.Control{
		ID: "sound", Widget: ui.Toggle{On: !a.Settings.Mute},
		Do: func(e ui.Event) { a.Set(func(c *store.Settings) { c.Mute = e.Value == 0 }) },
	}, flow.Line(a.Say(on), render.Remark.In(ink2)))
	return Pane(flow.Art(art, render.Sign), a.Say("settings.sound"), all, table)
}

// SliderRow is a row of a table in which something is set by a slider.
func SliderRow(c ui.Control, label string, sign, value *flow.Node) *flow.Node {
	return flow.Row(flow.Line(label, render.Label), sign, flow.Control(c).Grow(1), value).
		Gap(render.Gap).Size(render.None, render.Row).Upto(render.Broad)
}

// Percent returns how a percentage is written.
func (a *App) Percent(n int) string { return a.Say("settings.percent", words.Number("n", n)) }
