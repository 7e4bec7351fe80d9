package scene

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// players is where seats change hands during a game: a computer plays for a
// person who leaves, gives the seat back, or plays better or worse from now on.
type players struct {
	page
	m     *match
	boxes playersBoxes
	// began is who sat where when the sheet was opened.
	began   []table.Player
	version uint64
}

func newPlayers(h *House, m *match) Scene {
	return &players{page: newPage(h, "players"), m: m, began: m.table.Players()}
}

// Over is true: the game can be seen behind the sheet.
func (s *players) Over() bool { return true }

func (s *players) Tick(in *input.State) bool {
	if s.stale(s.version) {
		s.build()
	}
	done, dirty := s.handle(in)
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
	if err != nil || s.m.table.SetKind(engine.Seat(i-1), kind) != nil {
		return
	}
	s.m.reseat()
	s.version++
}

// leave goes back to the game. Where seats have changed hands the table is
// set anew: what was open for one who is not asked any more is closed, and what
// is hidden is hidden from those who sit there now.
func (s *players) leave() {
	if slices.Equal(s.began, s.m.table.Players()) {
		s.Close()
		return
	}
	s.m.recount()
	s.m.open()
}

func (s *players) build() {
	var kinds []string
	for _, kind := range table.Kinds() {
		kinds = append(kinds, s.Say("setup."+string(kind)))
	}
	s.boxes = layPlayers(s.Theme, s.m.names, kinds, s.Say("players.note"))
	layer := ui.Layer{ID: "players", Modal: true, Dismiss: true, Box: s.boxes.sheet, First: "done"}
	for i, p := range s.m.table.Players() {
		w := ui.Segmented{Selected: slices.Index(table.Kinds(), p.Kind)}
		for _, kind := range kinds {
			w.Options = append(w.Options, ui.Option{Text: kind})
		}
		layer.Controls = append(layer.Controls, ui.Control{
			ID: ui.ID("plays-" + strconv.Itoa(i+1)), Box: s.boxes.kinds[i], Widget: w,
			Tip: render.Tip{Title: s.Say("players.who", words.Name("name", s.m.names[i]))},
		})
	}
	layer.Controls = append(layer.Controls, ui.Control{
		ID: "done", Box: s.boxes.done, Keys: input.SetOf(input.Accept, input.GoOn, input.Cancel),
		Widget: ui.Button{Label: s.Say("players.done"), Key: s.keyFor(input.Accept), Kind: render.Primary, Size: 17},
	})
	s.layers = append(s.layers[:0], layer)
}

func (s *players) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b.sheet, render.Blue)
	t.DrawFit(dst, s.Say("players.title"), b.sheet.CenterX(), b.titleBase, b.done.W, 14, b.title.In(t.Palette.Ink).Aligned(render.Center))
	for i, name := range s.m.names {
		t.TokenPlate(dst, b.tokens[i], s.m.tokens[i], true)
		t.DrawFit(dst, name, b.names[i].X, b.names[i].CenterY()+b.name.Size*t.TextScale*.36, b.names[i].W, 11, b.name.In(t.Palette.Ink))
	}
	t.DrawLines(dst, b.note, b.sheet.CenterX(), b.noteBase, b.noteStyle.In(t.Palette.Ink2).Aligned(render.Center))
	s.hand.SetTheme(b.large)
	s.hand.Draw(dst)
	s.hand.DrawTip(dst)
}
