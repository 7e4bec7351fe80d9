package pause

import (
	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// menu is the menu that lies over a game.
type menu struct {
	*app.Page[menuView]
	m *session.Session
}

// menuView is all that the menu depends on.
type menuView struct{ saved bool }

// NewPause returns the menu of a game. The game stands still while it is open.
func NewPause(a *app.App, m *session.Session) app.Scene {
	s := &menu{m: m}
	s.Page = app.NewPage[menuView](a, "pause", s).LieOver(a.Close)
	s.First = "resume"
	return s
}

// Key is what the menu depends on, see [app.Content].
func (s *menu) Key() menuView { return menuView{s.saved()} }

// saved reports whether the game is still there at the next start.
func (s *menu) saved() bool { return s.Store.Lasts() && s.m.Table.SaveState() != table.NotSaved }

// Build lays the menu out, see [app.Content].
func (s *menu) Build() *flow.Node {
	note := "menu.saved_note"
	if !s.saved() {
		note = "menu.not_saved_note"
	}
	if s.m.Table.Practice() {
		note = "menu.practice_note"
	}
	items := []*flow.Node{s.item("rules", "rules.open", s.OpenRules, input.Rules)}
	if s.m.Tutor.Teaches {
		note = "lesson.note"
		items = append(items, s.item("leave", "lesson.leave", s.m.LeaveLesson))
	} else {
		items = append(items,
			s.item("settings", "menu.settings", func() { app.SettingsDoor.Open(s.App, app.Nothing{}) }, input.Settings),
			s.item("saves", "menu.saves", func() { app.SavesDoor.Open(s.App, app.Nothing{}) }, input.Save),
			flow.If(s.m.Turns() > 0, s.item("replay", "menu.replay", func() { s.m.Game.Replay(rules.NoSeat) }, input.Yes)),
			s.item("players", "menu.players", func() { session.PlayersDoor.Open(s.App, s.m) }),
			s.item("restart", "menu.restart", s.askRestart),
			s.item("leave", "menu.leave", s.askLeave, input.LeaveGame),
		)
	}
	items = append(items, flow.If(s.Desktop, s.item("quit", "menu.quit", s.askQuit)))
	rows, wide := flow.Column(
		flow.Centered(s.Say("menu.title"), render.Title, 1),
		s.item("resume", "menu.go_on", s.Close, input.Cancel, input.Menu),
	).Gap(render.Gap), render.PaneLeast
	if s.View().Point > 0 && !s.m.Tutor.Teaches { // there they stand nowhere on the table
		rows.Add(flow.Row(flow.Line(s.Say("settings."+s.m.Pace().Whose()), render.Label), s.m.Speeds(ui.Segmented{}).Grow(1)).Gap(render.Gap).Least(render.None, render.Reach))
	}
	if s.View().IsLying() { // where they are high enough for a finger beside each other only
		const beside = 3
		wide = render.SheetWidth
		items = []*flow.Node{flow.Grid(render.CellLeast, beside, items...).Gap(render.Gap)}
	}
	rows.Add(items...).Add(flow.Centered(s.Say(note), render.Body.In(s.Theme.Palette.Ink2), 3))
	return app.Panel(palette.Blue, rows).Size(wide, render.None)
}

// item is a button of the menu. Of its keys only that of the first one is shown: the
// labels stand better in one line.
func (s *menu) item(id ui.ID, label string, do func(), keys ...input.Action) *flow.Node {
	b := ui.Button{Label: s.Say(label), Size: render.Subhead.Size, Centered: true}
	if id == s.First {
		b.Kind, b.Key = control.Primary, s.KeyFor(keys[0])
	}
	return flow.Control(ui.Control{ID: id, Widget: b, Keys: input.SetOf(keys...), Do: func(ui.Event) { do() }}).
		Size(render.None, render.MainHeight)
}

func (s *menu) askRestart() {
	s.Confirm("dialog.restart.", s.Say("dialog.restart.text"), palette.Red, s.m.Again)
}

func (s *menu) askLeave() {
	s.AskToLeave(func() { app.TitleDoor.Goto(s.App, app.Nothing{}) })
}

func (s *menu) askQuit() {
	text := "dialog.quit.text"
	switch {
	case s.m.Tutor.Teaches:
		text = "lesson.note"
	case !s.saved():
		text = "dialog.quit.text_unsaved"
	}
	s.Confirm("dialog.quit.", s.Say(text), palette.Blue, s.Leave)
}
