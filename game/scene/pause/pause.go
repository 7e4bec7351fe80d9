package pause

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/match"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// pause is the menu that lies over a game.
type pause struct {
	app.Base
	m     *match.Match
	boxes pauseBoxes
	items []pauseItem
}

type pauseItem struct {
	id    ui.ID
	label string
	main  bool
	// quiet is a key that is not shown: the labels stand better in one line.
	quiet bool
	key   input.Action
	do    func()
}

// NewPause returns the menu of a game. The game stands still while it is open.
func NewPause(h *app.App, m *match.Match) app.Scene {
	s := &pause{Base: app.NewBase(h, "pause"), m: m}
	s.list()
	return s
}

// list lists what the menu offers.
func (s *pause) list() {
	h, m := s.App, s.m
	s.items = []pauseItem{
		{id: "resume", label: h.Say("menu.go_on"), main: true, key: input.Cancel, do: h.Close},
		{id: "rules", label: h.Say("rules.open"), key: input.Rules, quiet: true, do: s.OpenRules},
		{id: "settings", label: h.Say("menu.settings"), key: input.Settings, quiet: true, do: func() { app.SettingsDoor.Open(h, app.Nothing{}) }},
		{id: "players", label: h.Say("menu.players"), do: func() { match.PlayersDoor.Open(h, m) }},
		{id: "restart", label: h.Say("menu.restart"), do: s.askRestart},
		{id: "leave", label: h.Say("menu.leave"), do: s.askLeave},
	}
	if m.Tutor.Teaches {
		s.items = append(s.items[:2], pauseItem{id: "leave", label: h.Say("lesson.leave"), do: m.LeaveLesson})
	}
	if h.Desktop {
		s.items = append(s.items, pauseItem{id: "quit", label: h.Say("menu.quit"), do: s.askQuit})
	}
}

// Over is true: the game can be seen behind the menu.
func (s *pause) Over() bool { return true }

func (s *pause) Tick(in *input.State) bool {
	if s.Outdated(0) {
		s.build()
	}
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		if e.Kind == ui.Dismissed {
			s.Close()
			return true
		}
		for _, item := range s.items {
			if e.Kind == ui.Activated && e.ID == item.id {
				item.do()
				return true
			}
		}
	}
	return dirty
}

// kept reports whether the game is still there at the next start.
func (s *pause) kept() bool { return s.Store.Lasts() && s.m.Table.Keeping() != table.NotSaved }

func (s *pause) build() {
	note := "menu.saved_note"
	if !s.kept() {
		note = "menu.not_saved_note"
	}
	if s.m.Tutor.Teaches {
		note = "lesson.note"
	}
	s.boxes = LayPause(s.Theme, len(s.items), s.Say(note))
	layer := ui.Layer{ID: "pause", Modal: true, Dismiss: true, Box: s.boxes.Sheet, First: "resume"}
	for i, item := range s.items {
		b := ui.Button{Label: item.label, Size: s.boxes.size, Centered: true}
		c := ui.Control{ID: item.id, Box: s.boxes.Buttons[i]}
		if item.key != input.NoAction {
			if !item.quiet {
				b.Key = s.KeyFor(item.key)
			}
			c.Keys = input.SetOf(item.key)
		}
		if item.main {
			b.Kind = render.Primary
			c.Keys |= input.SetOf(input.Menu)
		}
		c.Widget = b
		layer.Controls = append(layer.Controls, c)
	}
	s.Layers = append(s.Layers[:0], layer)
}

func (s *pause) askRestart() {
	s.Ask(app.Question{
		Title: s.Say("dialog.restart.title"), Text: s.Say("dialog.restart.text"), Family: render.Red,
		Answers: []app.Answer{
			{ID: "no", Label: s.Say("dialog.restart.no"), Cancel: true},
			{ID: "yes", Label: s.Say("dialog.restart.yes"), Main: true, Do: s.restart},
		},
	})
}

func (s *pause) restart() {
	match.KeepMonth(s.App)
	t, err := s.m.Table.Again(table.NewSeed())
	if err != nil {
		s.Tell(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	match.Begin(s.App, t)
}

func (s *pause) askLeave() {
	text := "dialog.leave.text"
	if s.m.Table.Keeping() == table.NotSaved {
		text = "dialog.leave.text_unsaved"
	}
	s.Ask(app.Question{
		Title: s.Say("dialog.leave.title"), Text: s.Say(text), Family: render.Blue,
		Answers: []app.Answer{
			{ID: "no", Label: s.Say("dialog.leave.no"), Cancel: true},
			{ID: "yes", Label: s.Say("dialog.leave.yes"), Main: true, Do: func() { app.TitleDoor.Goto(s.App, app.Nothing{}) }},
		},
	})
}

func (s *pause) askQuit() {
	text := "dialog.quit.text"
	switch {
	case s.m.Tutor.Teaches:
		text = "lesson.note"
	case !s.kept():
		text = "dialog.quit.text_unsaved"
	}
	s.Ask(app.Question{
		Title: s.Say("dialog.quit.title"), Text: s.Say(text), Family: render.Blue,
		Answers: []app.Answer{
			{ID: "no", Label: s.Say("dialog.quit.no"), Cancel: true},
			{ID: "yes", Label: s.Say("dialog.quit.yes"), Main: true, Do: s.Leave},
		},
	})
}

func (s *pause) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b.Sheet, render.Blue)
	t.DrawText(dst, s.Say("menu.title"), b.Sheet.CenterX(), b.TitleBase, b.titleStyle.In(t.Palette.Ink).Aligned(render.Center))
	t.DrawLines(dst, b.note, b.Sheet.CenterX(), b.noteBase, b.noteStyle.In(t.Palette.Ink2).Aligned(render.Center))
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.UI.DrawTip(dst)
}

func (s *pause) Relocalise() { s.list() }
