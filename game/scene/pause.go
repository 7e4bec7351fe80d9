package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// pause is the menu that lies over a game.
type pause struct {
	page
	m     *match
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

// newPause returns the menu of a game. The game stands still while it is open.
func newPause(h *House, m *match) Scene {
	s := &pause{page: newPage(h, "pause"), m: m}
	s.list()
	return s
}

// list lists what the menu offers.
func (s *pause) list() {
	h, m := s.House, s.m
	s.items = []pauseItem{
		{id: "resume", label: h.Say("menu.go_on"), main: true, key: input.Cancel, do: h.Close},
		{id: "rules", label: h.Say("rules.open"), key: input.Rules, quiet: true, do: s.openRules},
		{id: "settings", label: h.Say("menu.settings"), key: input.Settings, quiet: true, do: func() { SettingsDoor.Open(h, Nothing{}) }},
		{id: "players", label: h.Say("menu.players"), do: func() { playersDoor.Open(h, m) }},
		{id: "restart", label: h.Say("menu.restart"), do: s.askRestart},
		{id: "leave", label: h.Say("menu.leave"), do: s.askLeave},
	}
	if m.tutor.teaches {
		s.items = append(s.items[:2], pauseItem{id: "leave", label: h.Say("lesson.leave"), do: m.leaveLesson})
	}
	if h.Desktop {
		s.items = append(s.items, pauseItem{id: "quit", label: h.Say("menu.quit"), do: s.askQuit})
	}
}

// Over is true: the game can be seen behind the menu.
func (s *pause) Over() bool { return true }

func (s *pause) Tick(in *input.State) bool {
	if s.stale(0) {
		s.build()
	}
	done, dirty := s.handle(in)
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
func (s *pause) kept() bool { return s.Store.Lasts() && s.m.table.Keeping() != table.NotSaved }

func (s *pause) build() {
	note := "menu.saved_note"
	if !s.kept() {
		note = "menu.not_saved_note"
	}
	if s.m.tutor.teaches {
		note = "lesson.note"
	}
	s.boxes = layPause(s.Theme, len(s.items), s.Say(note))
	layer := ui.Layer{ID: "pause", Modal: true, Dismiss: true, Box: s.boxes.sheet, First: "resume"}
	for i, item := range s.items {
		b := ui.Button{Label: item.label, Size: s.boxes.size, Centered: true}
		c := ui.Control{ID: item.id, Box: s.boxes.buttons[i]}
		if item.key != input.NoAction {
			if !item.quiet {
				b.Key = s.keyFor(item.key)
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
	s.layers = append(s.layers[:0], layer)
}

func (s *pause) askRestart() {
	s.ask(question{
		title: s.Say("dialog.restart.title"), text: s.Say("dialog.restart.text"), family: render.Red,
		answers: []answer{
			{id: "no", label: s.Say("dialog.restart.no"), cancel: true},
			{id: "yes", label: s.Say("dialog.restart.yes"), main: true, do: s.restart},
		},
	})
}

func (s *pause) restart() {
	s.keepMonth()
	t, err := s.m.table.Again(table.NewSeed())
	if err != nil {
		s.tell(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	s.begin(t)
}

func (s *pause) askLeave() {
	text := "dialog.leave.text"
	if s.m.table.Keeping() == table.NotSaved {
		text = "dialog.leave.text_unsaved"
	}
	s.ask(question{
		title: s.Say("dialog.leave.title"), text: s.Say(text), family: render.Blue,
		answers: []answer{
			{id: "no", label: s.Say("dialog.leave.no"), cancel: true},
			{id: "yes", label: s.Say("dialog.leave.yes"), main: true, do: func() { TitleDoor.Goto(s.House, Nothing{}) }},
		},
	})
}

func (s *pause) askQuit() {
	text := "dialog.quit.text"
	switch {
	case s.m.tutor.teaches:
		text = "lesson.note"
	case !s.kept():
		text = "dialog.quit.text_unsaved"
	}
	s.ask(question{
		title: s.Say("dialog.quit.title"), text: s.Say(text), family: render.Blue,
		answers: []answer{
			{id: "no", label: s.Say("dialog.quit.no"), cancel: true},
			{id: "yes", label: s.Say("dialog.quit.yes"), main: true, do: s.Leave},
		},
	})
}

func (s *pause) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b.sheet, render.Blue)
	t.DrawText(dst, s.Say("menu.title"), b.sheet.CenterX(), b.titleBase, b.titleStyle.In(t.Palette.Ink).Aligned(render.Center))
	t.DrawLines(dst, b.note, b.sheet.CenterX(), b.noteBase, b.noteStyle.In(t.Palette.Ink2).Aligned(render.Center))
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.hand.DrawTip(dst)
}

func (s *pause) Relocalise() { s.list() }
