package scene

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// tokenBoxes is where the parts of the list of tokens and colours are.
type tokenBoxes struct {
	panel           render.Rect
	shapes, colours [render.MaxSeats]render.Rect
	labelX          float64
	labelBases      [2]float64
	done            render.Rect
}

// layTokens lays the list out beside the control that opened it.
func layTokens(t *render.Theme, from render.Rect) tokenBoxes {
	const pad, cell, gap = 16.0, 44.0, 6.0
	label := t.LineHeight(formLabel) + 2
	done := 18 + 18*t.TextScale
	w := 2*pad + render.MaxSeats*cell + (render.MaxSeats-1)*gap
	h := 2*pad + 2*(label+cell) + 12 + 14 + done
	bounds := t.View.Bounds().Inset(8)
	b := tokenBoxes{panel: render.Rect{X: from.X, Y: from.Bottom() + 6, W: w, H: h}}
	if b.panel.Bottom() > bounds.Bottom() {
		b.panel.Y = from.Y - 6 - h
	}
	b.panel.X = min(max(b.panel.X, bounds.X), bounds.Right()-w)
	b.panel.Y = min(max(b.panel.Y, bounds.Y), bounds.Bottom()-h)
	x, y := b.panel.X+pad, b.panel.Y+pad
	b.labelX = x
	for row := range 2 {
		b.labelBases[row] = y + label*.6
		y += label
		for i := range render.MaxSeats {
			box := render.Rect{X: x + float64(i)*(cell+gap), Y: y, W: cell, H: cell}
			if row == 0 {
				b.shapes[i] = box
			} else {
				b.colours[i] = box
			}
		}
		y += cell + 12
	}
	b.done = render.Rect{X: x, Y: y + 2, W: w - 2*pad, H: done}
	return b
}

// tokenLayer lists the tokens and colours that the seat can have. What another
// seat has is swapped.
func (s *setup) tokenLayer(i int) ui.Layer {
	f, seat := s.form, s.form.seats[i]
	from := s.boxes.seats[i].token.Moved(0, -s.hand.Offset("form"))
	b := layTokens(s.Theme, from)
	layer := ui.Layer{
		ID: "tokens", Modal: true, Dismiss: true, Box: b.panel, Version: f.version,
		First: ui.ID("shape-" + table.TokenNames()[seat.token]),
		Behind: func(dst *ebiten.Image) {
			s.Theme.MenuPanel(dst, b.panel)
			for row, id := range [2]string{"setup.token", "setup.color"} {
				s.Theme.DrawText(dst, s.Say(id), b.labelX, b.labelBases[row], formLabel.In(s.Theme.Palette.Ink2))
			}
		},
	}
	cell := func(id, name string, box render.Rect, chosen bool, owner int, look render.Token, colour bool) {
		tip := render.Tip{Title: name}
		badge := ""
		if owner >= 0 && !chosen {
			tip.Text = s.Say("setup.swap", words.Name("name", f.seats[owner].called()))
			badge = s.spoken.numbers[owner]
		}
		layer.Controls = append(layer.Controls, ui.Control{ID: ui.ID(id), Box: box, Active: chosen, Tip: tip, Widget: ui.Custom{
			Version: f.version,
			Paint: func(dst *ebiten.Image, box render.Rect, l render.State) {
				s.Theme.TokenCell(dst, box, look, colour, badge, l)
			},
		}})
	}
	for k, name := range table.TokenNames() {
		owner := slices.IndexFunc(f.seats, func(o *seatForm) bool { return int(o.token) == k })
		cell("shape-"+name, s.Say("token."+name), b.shapes[k], owner == i, owner,
			render.Token{Color: render.SeatColor(seat.colour), Shape: render.Shape(k)}, false)
	}
	for k, name := range table.ColourNames() {
		owner := slices.IndexFunc(f.seats, func(o *seatForm) bool { return int(o.colour) == k })
		cell("color-"+name, s.Say("color."+name), b.colours[k], owner == i, owner,
			render.Token{Color: render.SeatColor(k), Shape: render.Shape(seat.token)}, true)
	}
	layer.Controls = append(layer.Controls, ui.Control{
		ID: "tokens-done", Box: b.done, Widget: ui.Button{Label: s.Say("dialog.ok")},
	})
	return layer
}

// actToken does what a player means in the list of tokens. It reports whether
// the event was one of it.
func (s *setup) actToken(e ui.Event) bool {
	if e.ID == "tokens" && e.Kind == ui.Dismissed || e.ID == "tokens-done" {
		s.picking = 0
		s.changed()
		return true
	}
	i := s.form.at(s.picking)
	if i < 0 || e.Kind != ui.Activated {
		return false
	}
	if name, ok := strings.CutPrefix(string(e.ID), "shape-"); ok {
		if k := slices.Index(table.TokenNames(), name); k >= 0 {
			s.form.setToken(i, uint8(k))
		}
		return true
	}
	if name, ok := strings.CutPrefix(string(e.ID), "color-"); ok {
		if k := slices.Index(table.ColourNames(), name); k >= 0 {
			s.form.setColour(i, uint8(k))
		}
		return true
	}
	return false
}
