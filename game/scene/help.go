package scene

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// helpView is the rules in short: every kind of day with its rule in one
// sentence.
type helpView struct {
	box    render.Rect
	spaces []engine.Space
}

func newHelp(s *turn) *helpView {
	h := &helpView{}
	ed := s.m.stage.Shown().Edition()
	for space := engine.Vacant + 1; space < engine.NumSpaces; space++ {
		if ed.Has(space) {
			h.spaces = append(h.spaces, space)
		}
	}
	return h
}

func (h *helpView) stays(*turn) bool { return true }

func (h *helpView) layer(s *turn) ui.Layer {
	h.box = s.tb.Decision
	pitch, top, foot, side := 66.0, 104.0, 62.0, 24.0
	if s.View().Compact {
		pitch, top, foot, side = 60, 90, 52, 14
	}
	pitch *= min(1.15, (1+s.Theme.TextScale)/2)
	area := render.Rect{X: h.box.X + side, Y: h.box.Y + top, W: h.box.W - 2*side, H: h.box.H - top - foot}
	// Two columns where a rule still stands on two lines.
	columns := 1
	if area.W/2 > 320*min(growth, s.Theme.TextScale) {
		columns, pitch = 2, 74
	}
	rows := (len(h.spaces) + columns - 1) / columns
	width := (area.W - 14 - 10*float64(columns-1)) / float64(columns)
	st := s.set(render.Style{Face: render.Regular, Size: 14, Color: s.Theme.Palette.Ink})
	if columns > 1 {
		st.Size *= .97
	}
	// A row is as high as the longest rule in it needs.
	tops := make([]float64, rows+1)
	for row := range rows {
		high := pitch
		for i := row; i < len(h.spaces); i += rows {
			rule := s.Theme.Wrap(s.words(h.spaces[i]).Rule, st, width-80, 0)
			high = max(high, 22+rule.Height()+14)
		}
		tops[row+1] = tops[row] + high
	}
	controls := []ui.Control{
		{ID: "help-area", Box: area, Widget: ui.Scroll{Content: tops[rows]}},
		{
			ID: "help-close", Box: render.Rect{X: h.box.Right() - 164, Y: h.box.Bottom() - foot + 10, W: 136, H: 40},
			Keys: input.SetOf(input.Help, input.Accept), Widget: ui.Button{Label: s.Say("deals.close"), Key: s.keyFor(input.Cancel)},
			Do: func(ui.Event) { s.closeOver() },
		},
	}
	book := render.Rect{X: h.box.Right() - 164 - 10 - 176, Y: h.box.Bottom() - foot + 10, W: 176, H: 40}
	controls = append(controls, ui.Control{
		ID: "help-book", Box: book, Keys: input.SetOf(input.Rules), Tip: render.Tip{Title: s.Say("rules.open_here")},
		Widget: ui.Button{Label: s.Say("rules.open"), Key: s.keyFor(input.Rules)}, Do: func(ui.Event) { s.openRules() },
	})
	if _, asked := s.m.asked(); asked && !s.m.moving() {
		controls = append(controls, s.coachControl(render.Rect{X: h.box.X + 28, Y: h.box.Bottom() - foot + 10, W: min(220, book.X-10-h.box.X-28), H: 40}))
	}
	for i, space := range h.spaces {
		w := s.words(space)
		controls = append(controls, ui.Control{
			ID: ui.ID("help-" + strconv.Itoa(i+1)), In: "help-area", Info: true, Skip: true,
			Box: render.Rect{X: area.X + float64(i/rows)*(width+10), Y: area.Y + tops[i%rows], W: width, H: tops[i%rows+1] - tops[i%rows]},
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.Look) {
				t, pal := s.Theme, &s.Theme.Palette
				t.Row(dst, box, i%rows%2 == 0, render.Look{})
				t.Sign(dst, space.String(), box.X+8, box.CenterY()-25, 50, false)
				rule := t.Wrap(w.Rule, st, box.W-80, 0)
				y := box.CenterY() - (22+rule.Height())/2 + 16
				s.fit(dst, w.Name, box.X+68, y, box.W-80, 12, render.Style{Face: render.Black, Size: 16.5, Color: pal.Ink})
				t.DrawLines(dst, rule, box.X+68, y+18, st)
			}},
		})
	}
	return ui.Layer{
		ID: "help-view", Modal: true, Dismiss: true, Box: h.box, First: "help-area", Controls: controls, Version: s.version,
		Behind: func(dst *ebiten.Image) {
			t := s.Theme
			t.Veil(dst, s.tb.Wall)
			t.Dialog(dst, h.box, render.Red)
			t.DialogTitle(dst, h.box, "big-pay-day", s.Say("turn.rules"), s.Say("help.text"), "", "", false)
			s.drawSeats(dst)
		},
	}
}
