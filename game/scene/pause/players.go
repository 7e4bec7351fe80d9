package pause

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// players is where seats change hands during a game: a computer plays for a
// person who leaves, gives the seat back, or plays better or worse from now on.
type players struct {
	app.Base
	m     *match.Match
	boxes playersBoxes
	// began is who sat where when the sheet was opened.
	began   []table.Player
	version uint64
}

func NewPlayers(h *app.App, m *match.Match) app.Scene {
	return &players{Base: app.NewBase(h, "players"), m: m, began: m.Table.Players()}
}

// Over is true: the game can be seen behind the sheet.
func (s *players) Over() bool { return true }

func (s *players) Tick(in *input.State) bool {
	if s.Outdated(s.version) {
		s.build()
	}
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		if e.Kind == ui.Dismissed || e.Kind == ui.Activated && e.ID == "done" {
			s.leave()
			return true
		}
		if n, ok := strings.CutPrefix(string(e.ID), "plays-"); ok && e.Kind == ui.Changed {
			s.give(n, table.Kinds()[e.Value])
			dirty = true
		}
	}
	return dirty
}

// give gives the n-th seat to another kind of player.
func (s *players) give(n string, kind table.Kind) {
	i, err := strconv.Atoi(n)
	if err != nil || s.m.Table.SetKind(engine.Seat(i-1), kind) != nil {
		return
	}
	s.m.Reseat()
	s.version++
}

// leave goes back to the game. Where seats have changed hands the table is
// set anew: what was open for one who is not asked any more is closed, and what
// is hidden is hidden from those who sit there now.
func (s *players) leave() {
	if slices.Equal(s.began, s.m.Table.Players()) {
		s.Close()
		return
	}
	s.m.Recount()
	s.m.Show()
}

func (s *players) build() {
	var kinds []string
	for _, kind := range table.Kinds() {
		kinds = append(kinds, s.Say("setup."+string(kind)))
	}
	s.boxes = layPlayers(s.Theme, s.m.Names, kinds, s.Say("players.note"))
	layer := ui.Layer{ID: "players", Modal: true, Dismiss: true, Box: s.boxes.sheet, First: "done"}
	for i, p := range s.m.Table.Players() {
		w := ui.Segmented{Selected: slices.Index(table.Kinds(), p.Kind)}
		for _, kind := range kinds {
			w.Options = append(w.Options, ui.Option{Text: kind})
		}
		layer.Controls = append(layer.Controls, ui.Control{
			ID: ui.ID("plays-" + strconv.Itoa(i+1)), Box: s.boxes.kinds[i], Widget: w,
			Tip: render.Tip{Title: s.Say("players.who", words.Name("name", s.m.Names[i]))},
		})
	}
	layer.Controls = append(layer.Controls, ui.Control{
		ID: "done", Box: s.boxes.done, Keys: input.SetOf(input.Accept, input.GoOn, input.Cancel),
		Widget: ui.Button{Label: s.Say("players.done"), Key: s.KeyFor(input.Accept), Kind: render.Primary, Size: 17},
	})
	s.Layers = append(s.Layers[:0], layer)
}

func (s *players) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b.sheet, render.Blue)
	t.DrawFit(dst, s.Say("players.title"), b.sheet.CenterX(), b.titleBase, b.done.W, 14, b.title.In(t.Palette.Ink).Aligned(render.Center))
	for i, name := range s.m.Names {
		t.TokenPlate(dst, b.tokens[i], s.m.Tokens[i], true)
		t.DrawFit(dst, name, b.names[i].X, b.names[i].CenterY()+b.name.Size*t.TextScale*.36, b.names[i].W, 11, b.name.In(t.Palette.Ink))
	}
	t.DrawLines(dst, b.note, b.sheet.CenterX(), b.noteBase, b.noteStyle.In(t.Palette.Ink2).Aligned(render.Center))
	s.UI.SetTheme(b.large)
	s.UI.Draw(dst)
	s.UI.DrawTip(dst)
}
