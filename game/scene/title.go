package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// title is the first page: the name of the game and the way into it.
type title struct {
	page
	backdrop render.Still[string]
}

// NewTitle returns the first page of the program.
func NewTitle(h *House) Scene {
	return &title{page: newPage(h, "title")}
}

func (s *title) Tick(in *input.State) bool {
	v := s.View()
	box := render.Rect{X: v.W - 416, Y: 60, W: 360, H: 62}
	s.layers = append(s.layers[:0], ui.Layer{ID: "title", First: "quit", Controls: []ui.Control{
		{ID: "quit", Box: box, Widget: ui.Button{Label: s.Say("title.quit"), Size: 19}},
	}})
	done, dirty := s.handle(in)
	if _, ok := done.Did(ui.Activated, "quit"); ok {
		s.Leave()
	}
	return dirty
}

func (s *title) Draw(dst *ebiten.Image) {
	t, v := s.Theme, s.View()
	s.backdrop.Show(t, dst, v.Bounds(), 0, "", func(dst *ebiten.Image) {
		t.Backdrop(dst, v.H*.83)
	})
	t.DrawText(dst, s.Say("title.name"), 80, 120, render.Style{Face: render.Black, Size: 60, Color: t.Palette.Cream})
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.hand.DrawTip(dst)
}
