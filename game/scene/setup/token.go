package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// tokenPicker is the panel on which the name, the character, the token and the colour of a seat
// are chosen. What another seat has is swapped.
type tokenPicker struct {
	*app.Page[uint64]
	setup *Setup
	seat  *Seat
}

// pickToken opens the tokens for a seat, with the keyboard at its name or at its token.
func (s *Setup) pickToken(key int, atName bool) {
	i := s.Seats.at(key)
	if i < 0 {
		return
	}
	p := &tokenPicker{setup: s, seat: s.Seats.List[i]}
	p.Page = app.NewPage[uint64](s.App, "tokens", p)
	p.First = ui.ID("shape-" + table.TokenNames()[p.seat.token])
	if atName {
		p.First = SeatID(key, "name")
	}
	p.LieOver(p.close)
	p.Open(p)
}

// close closes the panel. A name that was left empty is the one of the seat again.
func (p *tokenPicker) close() {
	if p.seat.name.Text() == "" {
		p.setup.Seats.rename(p.seat)
	}
	p.setup.changed()
	p.Close()
}

// Key is what the panel depends on, see [app.Content].
func (p *tokenPicker) Key() uint64 { return p.setup.version }

// Build lays the panel out, see [app.Content].
func (p *tokenPicker) Build() *flow.Node {
	done := ui.Control{
		ID: "tokens-done", Keys: input.SetOf(input.Accept), Widget: ui.Button{Label: p.Say("dialog.ok")}, Do: func(ui.Event) { p.close() },
	}
	label := func(id string) *flow.Node { return flow.Line(p.Say(id), render.Label.In(p.Theme.Palette.Ink2)) }
	name := p.setup.nameField(SeatID(p.seat.Key, "name"), p.seat.name, p.seat.given)
	return flow.Column(
		label("setup.name"), name, p.setup.badLetters(), flow.Space(render.None, render.Tight),
		label("setup.character"), p.characters(), flow.Space(render.None, render.Tight),
		label("setup.token"), p.choices(tokenOf, table.TokenNames(), "shape-", "token."), flow.Space(render.None, render.Tight),
		label("setup.color"), p.choices(colourOf, table.ColourNames(), "color-", "color."),
		flow.Space(render.None, render.Near), flow.Control(done),
	).Gap(render.Near).Pad(render.Broad, render.Wide).OnPanel(render.Paper)
}

// choices are the tokens or the colours to choose from.
func (p *tokenPicker) choices(of trait, names []string, id, message string) *flow.Node {
	grid := flow.Grid(render.None, render.MaxSeats).Gap(render.Near)
	for k, name := range names {
		c := ui.Control{ID: ui.ID(id + name), Tip: render.Tip{Title: p.Say(message + name)}}
		would, badge := *p.seat, ""
		*of(&would) = uint8(k)
		if owner := p.setup.Seats.owner(of, uint8(k)); owner >= 0 {
			if has := p.setup.Seats.List[owner]; has == p.seat {
				c.Active = true
			} else {
				c.Tip.Text = p.Say("setup.swap", words.Name("name", has.Called()))
				badge = p.setup.Number(owner)
			}
		}
		c.Do = p.setup.OnSeat(p.seat.Key, func(i int, _ ui.Event) {
			p.setup.Seats.set(of, i, uint8(k))
			// The set-up below shows it at once.
			p.setup.Rebuild()
			p.setup.Relist()
		})
		piece, colour := would.Piece(), id == "color-"
		grid.Add(flow.Drawn(c, render.Row, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			t.TokenCell(dst, r, piece, colour, badge, state)
		}))
	}
	return grid
}

// characters are the faces to choose from. Each says who it is and, for a computer, how it
// plays.
func (p *tokenPicker) characters() *flow.Node {
	grid := flow.Grid(render.None, render.MaxSeats).Gap(render.Near)
	for _, who := range cast.All() {
		c := ui.Control{
			ID: ui.ID("character-" + who.String()), Active: cast.Character(p.seat.character) == who,
			Tip: render.Tip{Title: p.Say(who.NameID()) + " · " + p.Say(who.WhoID()), Text: p.Say(who.LineID())},
			Do: p.setup.OnSeat(p.seat.Key, func(i int, _ ui.Event) {
				p.setup.Seats.setCharacter(i, who)
				p.setup.Rebuild()
				p.setup.Relist()
			}),
		}
		if p.seat.Kind != table.Human {
			c.Tip.Text = p.Say(who.PlaysID())
		}
		badge := ""
		if owner := p.setup.Seats.owner(characterOf, uint8(who)); owner >= 0 && p.setup.Seats.List[owner] != p.seat {
			c.Tip.Text = p.Say("setup.swap", words.Name("name", p.setup.Seats.List[owner].Called()))
			badge = p.setup.Number(owner)
		}
		face := render.Character{ID: who.String(), Seat: render.SeatColor(p.seat.colour)}
		grid.Add(flow.Drawn(c, render.Row, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			t.FaceCell(dst, r, face, badge, state)
		}))
	}
	return grid
}
