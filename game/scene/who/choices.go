package who

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/profiles"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
)

// still and happy are how faces look that are to be chosen, and the one that is.
var (
	still = faces.Frame{}
	happy = faces.Frame{Features: faces.Features{Expression: faces.Happy}}
)

func tokenOf(p profiles.Profile) uint8  { return p.Token }
func colourOf(p profiles.Profile) uint8 { return p.Colour }
func faceOf(p profiles.Profile) uint8   { return uint8(p.Character) }

func faceID(c cast.Character) ui.ID { return ui.ID("character-" + c.String()) }

func numbered(id string, i int) ui.ID { return ui.ID(id + strconv.Itoa(i+1)) }

// ownerOf returns who else at the table has a face, a token or a colour, nil for nobody.
func (p *page) ownerOf(v uint8, has func(profiles.Profile) uint8) *app.TableMate {
	for i := range p.ask.Others {
		if o := &p.ask.Others[i]; has(o.Profile) == v {
			return o
		}
	}
	return nil
}

// choice is the control that chooses something, and the number of the seat that has it now.
func (p *page) choice(id ui.ID, tip control.Tip, v uint8, has func(profiles.Profile) uint8, choose func()) (c ui.Control, badge string) {
	c = ui.Control{ID: id, Tip: tip, Active: has(p.is) == v, Do: func(ui.Event) { choose() }}
	if o := p.ownerOf(v, has); o != nil && !c.Active {
		badge = o.Seat
		c.Tip.Text = p.Say("setup.swap", words.Name("name", o.Name))
	}
	return c, badge
}

// faces are the faces to choose from, in a size.
func (p *page) faces(size render.Step) *flow.Node {
	cells := flow.Grid(render.CellLeast, 4).Gap(render.Near)
	for _, who := range cast.All() {
		face, frame := p.face(who), still
		if who == p.is.Character {
			frame = happy
		} else {
			face.OwnCloth = true
		}
		tip := control.Tip{Title: p.Say(who.NameID()) + " · " + p.Say(who.WhoID()), Text: p.Say(who.LineID())}
		if p.ask.Computer {
			tip.Text = p.Say(who.PlaysID())
		}
		c, badge := p.choice(faceID(who), tip, uint8(who), faceOf, func() { p.is.Character = who })
		cells.Add(flow.Column(
			flow.Picture(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				player.PickFace(t, dst, r, face, frame)
				if badge != "" {
					player.SeatBadge(t, dst, r, badge)
				}
			}).Least(render.LargeSign, render.LargeSign).Grow(1),
			flow.Centered(p.Say(who.NameID()), render.Subhead, 1),
			flow.Centered(p.Say(who.WhoID()), render.Remark.In(p.Theme.Palette.Ink2), 2),
		).Gap(render.Hair).Pad(render.Near, render.Near).Pressed(c, player.PickCard))
	}
	return cells
}

// pieces are the tokens to choose from, in the colour that is chosen, and colours the colours.
func (p *page) pieces() *flow.Node {
	return p.cells("shape-", "token.", table.TokenNames(), tokenOf, func(is *profiles.Profile) *uint8 { return &is.Token })
}

func (p *page) colours() *flow.Node {
	return p.cells("color-", "color.", table.ColourNames(), colourOf, func(is *profiles.Profile) *uint8 { return &is.Colour })
}

// cells are tokens or colours to choose from.
func (p *page) cells(id, message string, names []string, has func(profiles.Profile) uint8, of func(*profiles.Profile) *uint8) *flow.Node {
	grid := flow.Grid(render.None, render.MaxSeats).Gap(render.Near)
	for k, name := range names {
		would := p.is
		*of(&would) = uint8(k)
		c, badge := p.choice(ui.ID(id+name), control.Tip{Title: p.Say(message + name)}, uint8(k), has, func() { *of(&p.is) = uint8(k) })
		piece, colour := pieces.Token{Color: palette.SeatColor(would.Colour), Shape: pieces.Shape(would.Token)}, id == "color-"
		grid.Add(flow.Drawn(c, render.Row, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			player.TokenCell(t, dst, r, piece, colour, badge, state)
		}))
	}
	return grid
}
