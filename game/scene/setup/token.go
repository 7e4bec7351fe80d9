package setup

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// tokenPicker is the panel on which the token and the colour of a seat are chosen. What
// another seat has is swapped.
type tokenPicker struct {
	*app.Page[uint64]
	setup *Setup
	seat  *seatForm
}

// pickToken opens the tokens for a seat.
func (s *Setup) pickToken(key int) {
	i := s.form.at(key)
	if i < 0 {
		return
	}
	p := &tokenPicker{setup: s, seat: s.form.seats[i]}
	p.Page = app.NewPage[uint64](s.App, "tokens", p)
	p.First = ui.ID("shape-" + table.TokenNames()[p.seat.token])
	p.LieOver(p.Close)
	p.Open(p)
}

// Key is what the panel depends on, see [app.Content].
func (p *tokenPicker) Key() uint64 { return p.setup.form.version }

// Build lays the panel out, see [app.Content].
func (p *tokenPicker) Build() *flow.Node {
	f := p.setup.form
	shapes, colours := flow.Grid(render.None, render.MaxSeats).Gap(render.Near), flow.Grid(render.None, render.MaxSeats).Gap(render.Near)
	for k, name := range table.TokenNames() {
		owner := slices.IndexFunc(f.seats, func(o *seatForm) bool { return int(o.token) == k })
		look := render.Token{Color: render.SeatColor(p.seat.colour), Shape: render.Shape(k)}
		shapes.Add(p.cell("shape-"+name, "token."+name, owner, look, false, func(i int) { f.setToken(i, uint8(k)) }))
	}
	for k, name := range table.ColourNames() {
		owner := slices.IndexFunc(f.seats, func(o *seatForm) bool { return int(o.colour) == k })
		look := render.Token{Color: render.SeatColor(k), Shape: render.Shape(p.seat.token)}
		colours.Add(p.cell("color-"+name, "color."+name, owner, look, true, func(i int) { f.setColour(i, uint8(k)) }))
	}
	done := ui.Control{
		ID: "tokens-done", Widget: ui.Button{Label: p.Say("dialog.ok")}, Do: func(ui.Event) { p.Close() },
	}
	label := func(id string) *flow.Node { return flow.Line(p.Say(id), render.Label.In(p.Theme.Palette.Ink2)) }
	return flow.Column(
		label("setup.token"), shapes, flow.Space(render.None, render.Tight), label("setup.color"), colours,
		flow.Space(render.None, render.Near), flow.Control(done),
	).Gap(render.Near).Pad(render.Broad, render.Wide).OnPanel(render.Paper)
}

// cell is a token or a colour to choose. Owner is the place of the seat that has it, or -1.
func (p *tokenPicker) cell(id, name string, owner int, piece render.Token, colour bool, set func(seat int)) *flow.Node {
	c := ui.Control{ID: ui.ID(id), Tip: render.Tip{Title: p.Say(name)}}
	badge := ""
	if owner >= 0 {
		if has := p.setup.form.seats[owner]; has == p.seat {
			c.Active = true
		} else {
			c.Tip.Text = p.Say("setup.swap", words.Name("name", has.called()))
			badge = p.setup.number(owner)
		}
	}
	c.Do = p.setup.onSeat(p.seat.key, func(i int, _ ui.Event) {
		set(i)
		// The set-up below shows it at once.
		p.setup.Rebuild()
		p.setup.Relist()
	})
	return flow.Drawn(c, render.Row, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.TokenCell(dst, r, piece, colour, badge, state)
	})
}
