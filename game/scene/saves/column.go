package saves

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// hasColumn reports whether there is a column beside the list, with what can be done with the
// running game.
func (p *page) hasColumn() bool {
	return p.Running != nil && p.folder == nil && !p.View().Compact && !p.Theme.LargeType()
}

// column says how far the running game is, above what can be done with it.
func (p *page) column() *flow.Node {
	is := p.summaryOf(p.Running)
	day := flow.Column().Along(flow.Center)
	if is.Day != "" {
		const larger = 1.8 // as on a pad that is torn off day by day
		date := render.Banner.Sized(larger * render.Banner.Size).In(p.Theme.Palette.Families[palette.Red].Face)
		day.Add(flow.Centered(is.Weekday, render.Label.In(p.Theme.Palette.Ink2), 1), flow.Centered(is.Day, date, 1))
	}
	item := func(id ui.ID, label, art string, key input.Action, do func()) *flow.Node {
		b := ui.Button{Label: p.Say(label), Art: art, Key: p.KeyFor(key)}
		if id == "back" {
			b.Kind = control.Primary
		}
		return flow.Control(ui.Control{ID: id, Keys: input.SetOf(key), Widget: b, Do: func(ui.Event) { do() }})
	}
	items := flow.Column(
		item("back", "menu.go_on", "play", input.Cancel, p.leave), p.keeper(),
		item("rules", "rules.open", "rulebook", input.Rules, p.OpenRules),
		item("settings", "menu.settings", "gear", input.Settings, func() { app.SettingsDoor.Open(p.App, app.Nothing{}) }),
		flow.If(p.Rewatch != nil, item("replay", "menu.replay", "stepback", input.Yes, func() { p.Rewatch() })),
		item("leave", "menu.leave", "sign-close", input.LeaveGame, p.askLeave),
	).Gap(render.Near)
	pad := flow.Column(
		day, flow.Rule(), flow.Centered(p.Say("menu.title"), render.Title, 1), flow.Centered(is.Where, render.Label.In(p.Theme.Palette.Ink2), 2), flow.Rule(),
		items,
	).Gap(render.Near).Pad(render.Wide, render.Gap).On(pieces.PinnedSheet)
	return flow.Column(pad, flow.Spring()).Size(render.PaneLeast, render.None)
}

// askLeave asks whether to leave the running game for the title.
func (p *page) askLeave() {
	p.AskToLeave(func() {
		p.emptyBin()
		app.TitleDoor.Goto(p.App, app.Nothing{})
	})
}
