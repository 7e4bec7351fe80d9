package setup

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
	Panel           render.Rect
	Shapes, Colours [render.MaxSeats]render.Rect
	labelX          float64
	labelBases      [2]float64
	Done            render.Rect
}

// LayTokens lays the list out beside the control that opened it.
func LayTokens(t *render.Theme, from render.Rect) tokenBoxes {
	const pad, cell, gap = 16.0, 44.0, 6.0
	label := t.LineHeight(formLabel) + 2
	done := 18 + 18*t.TextScale
	w := 2*pad + render.MaxSeats*cell + (render.MaxSeats-1)*gap
	h := 2*pad + 2*(label+cell) + 12 + 14 + done
	bounds := t.View.Bounds().Inset(8)
	b := tokenBoxes{Panel: render.Rect{X: from.X, Y: from.Bottom() + 6, W: w, H: h}}
	if b.Panel.Bottom() > bounds.Bottom() {
		b.Panel.Y = from.Y - 6 - h
	}
	b.Panel.X = min(max(b.Panel.X, bounds.X), bounds.Right()-w)
	b.Panel.Y = min(max(b.Panel.Y, bounds.Y), bounds.Bottom()-h)
	x, y := b.Panel.X+pad, b.Panel.Y+pad
	b.labelX = x
	for row := range 2 {
		b.labelBases[row] = y + label*.6
		y += label
		for i := range render.MaxSeats {
			box := render.Rect{X: x + float64(i)*(cell+gap), Y: y, W: cell, H: cell}
			if row == 0 {
				b.Shapes[i] = box
			} else {
				b.Colours[i] = box
			}
		}
		y += cell + 12
	}
	b.Done = render.Rect{X: x, Y: y + 2, W: w - 2*pad, H: done}
	return b
}

// tokenLayer lists the tokens and colours that the seat can have. What another
// seat has is swapped.
func (s *Setup) tokenLayer(i int) ui.Layer {
	f, seat := s.Form, s.Form.Seats[i]
	from := s.Boxes.Seats[i].Token.Moved(0, -s.UI.Offset("form"))
	b := LayTokens(s.Theme, from)
	layer := ui.Layer{
		ID: "tokens", Modal: true, Dismiss: true, Box: b.Panel, Version: f.Version,
		First: ui.ID("shape-" + table.TokenNames()[seat.Token]),
		Behind: func(dst *ebiten.Image) {
			s.Theme.MenuPanel(dst, b.Panel)
			for row, id := range [2]string{"setup.token", "setup.color"} {
				s.Theme.DrawText(dst, s.Say(id), b.labelX, b.labelBases[row], formLabel.In(s.Theme.Palette.Ink2))
			}
		},
	}
	cell := func(id, name string, box render.Rect, chosen bool, owner int, look render.Token, colour bool) {
		tip := render.Tip{Title: name}
		badge := ""
		if owner >= 0 && !chosen {
			tip.Text = s.Say("setup.swap", words.Name("name", f.Seats[owner].Called()))
			badge = s.spoken.numbers[owner]
		}
		layer.Controls = append(layer.Controls, ui.Control{ID: ui.ID(id), Box: box, Active: chosen, Tip: tip, Widget: ui.Custom{
			Version: f.Version,
			Paint: func(dst *ebiten.Image, box render.Rect, l render.State) {
				s.Theme.TokenCell(dst, box, look, colour, badge, l)
			},
		}})
	}
	for k, name := range table.TokenNames() {
		owner := slices.IndexFunc(f.Seats, func(o *seatForm) bool { return int(o.Token) == k })
		cell("shape-"+name, s.Say("token."+name), b.Shapes[k], owner == i, owner,
			render.Token{Color: render.SeatColor(seat.Colour), Shape: render.Shape(k)}, false)
	}
	for k, name := range table.ColourNames() {
		owner := slices.IndexFunc(f.Seats, func(o *seatForm) bool { return int(o.Colour) == k })
		cell("color-"+name, s.Say("color."+name), b.Colours[k], owner == i, owner,
			render.Token{Color: render.SeatColor(k), Shape: render.Shape(seat.Token)}, true)
	}
	layer.Controls = append(layer.Controls, ui.Control{
		ID: "tokens-done", Box: b.Done, Widget: ui.Button{Label: s.Say("dialog.ok")},
	})
	return layer
}

// actToken does what a player means in the list of tokens. It reports whether
// the event was one of it.
func (s *Setup) actToken(e ui.Event) bool {
	if e.ID == "tokens" && e.Kind == ui.Dismissed || e.ID == "tokens-done" {
		s.picking = 0
		s.changed()
		return true
	}
	i := s.Form.at(s.picking)
	if i < 0 || e.Kind != ui.Activated {
		return false
	}
	if name, ok := strings.CutPrefix(string(e.ID), "shape-"); ok {
		if k := slices.Index(table.TokenNames(), name); k >= 0 {
			s.Form.SetToken(i, uint8(k))
		}
		return true
	}
	if name, ok := strings.CutPrefix(string(e.ID), "color-"); ok {
		if k := slices.Index(table.ColourNames(), name); k >= 0 {
			s.Form.SetColour(i, uint8(k))
		}
		return true
	}
	return false
}
