package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/scenery"
)

// companion is a player in a scene: behind the desk, and on a plate that lies on it in the place
// of their card.
type companion struct {
	seat engine.Seat
	// does is how far they are with what is decided, and note what the plate says of it. Figure
	// is what they have thrown or bid, "" for nothing.
	does         player.PlateState
	note, figure string
	// prop is what they hold, with word on it, risen as far as risen says.
	prop  scenery.Prop
	word  string
	risen float64
	// forward stands in the light, and boards, where there are any, say how far that is up which
	// they hold.
	forward bool
	boards  *moments.Boards
	// absent is out of sight, such as who stands on the stage.
	absent bool
	// place is where they stand behind the desk, nil where nobody does.
	place *flow.Node
}

// company are all players in a scene.
type company []companion

// halves are those on both sides of what stands in the middle: seats are counted from the left for
// left hands, too.
func (all company) halves(c *Context) (first, rest company) {
	half := (len(all) + 1) / 2
	if c.Settings.LeftHanded { // what stands first is at the right
		half = len(all) / 2
		return all[len(all)-half:], all[:len(all)-half]
	}
	return all[:half], all[half:]
}

// stand is the row of those behind the desk.
func (all company) stand(c *Context) *flow.Node {
	row := flow.Row().Unmirrored()
	for i, k := range all {
		if k.absent {
			row.Add(flow.Spring().Evenly())
			continue
		}
		all[i].place = flow.Measured(scenery.BystanderSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			b := k.bystander(c)
			scenery.DrawBystander(t, dst, r, &b)
		}).Moving().Evenly()
		row.Add(all[i].place)
	}
	return row
}

// bystander is how they stand behind the desk.
func (k companion) bystander(c *Context) scenery.Bystander {
	b := scenery.Bystander{
		Face: c.Faces.Of(k.seat), Frame: c.Faces.Frame(k.seat), Lit: k.does == player.PlateAsked,
		Prop: k.prop, Word: k.word, Risen: k.risen, Color: c.Tokens[k.seat].Color,
	}
	b.Frame.Blink = b.Frame.Blink || k.does == player.PlateOut
	b.Lit = b.Lit || k.forward
	if k.boards != nil && k.word != "" {
		b.Risen = k.boards.Risen(k.seat)
	}
	return b
}

// desk lays out what lies on the desk: the plates, and below them what is said and what can be done.
func (all company) desk(c *Context, says, commands, rest *flow.Node) *flow.Node {
	plates := all.plates(c, low(c.View()))
	if c.View().IsUpright() {
		const beside = 3
		return flow.Column(flow.Grid(render.None, beside, plates...).Gap(render.Tight).Unmirrored(), says, commands, rest).Gap(render.Tight)
	}
	return flow.Column(
		flow.Row(plates...).Gap(render.Near).Unmirrored(), flow.Row(says.Evenly(), commands.Evenly(), rest.Evenly()).Gap(render.Gap),
	).Gap(render.Near)
}

// plates are the plates of all, with their faces where they may not stand behind the desk.
func (all company) plates(c *Context, faces bool) (plates []*flow.Node) {
	for _, k := range all {
		plate := k.plate(c, faces)
		c.Plate(k.seat, plate)
		plates = append(plates, plate)
	}
	return plates
}

// plate is the plate of a player, with their money.
func (k companion) plate(c *Context, face bool) *flow.Node {
	pal := &c.Theme.Palette
	seat, color, ink := k.seat, c.Tokens[k.seat].Color, pal.Ink2
	name := render.Label
	switch k.does {
	case player.PlateAsked:
		ink = pal.Loss
	case player.PlateLeads:
		ink = pal.Gain
	case player.PlateOut:
		name = name.In(pal.Ink2)
	}
	sign := flow.Token(c.Tokens[seat], render.Sign, pieces.Flat)
	if face {
		sign = c.Face(seat, render.LargeSign)
	}
	money := func() *flow.Node { return c.plateMoney(seat).Grow(1) }
	note := flow.Line(k.note, render.Remark.In(ink))
	says := flow.First(
		flow.Column(flow.Line(c.Names[seat], name), flow.Row(money(), note).Gap(render.Tight)).Along(flow.Center),
		flow.Column(flow.Line(c.Names[seat], name), money(), note).Dense().Along(flow.Center),
	).Grow(1)
	row := flow.Row(flow.Space(render.Near, render.None), sign, says)
	if k.figure != "" {
		row.Add(flow.Line(k.figure, render.Figures.In(ink).Aligned(render.End)).Least(render.Sign, render.None))
	}
	return row.Gap(render.Tight).Pad(render.Near, render.Tight).Unmirrored().
		Size(render.None, render.DoubleRow).Least(render.None, render.Row).Evenly().
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { player.DrawPlate(t, dst, r, color, k.does) })
}

// plateMoney is the money on a player's plate, as it counts.
func (c *Context) plateMoney(seat engine.Seat) *flow.Node {
	return flow.Live(render.ButtonLeast, render.LineRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		player.PlateMoney(t, dst, r, c.Sum(engine.SeatAccount(seat)), c.Stage.Money(engine.SeatAccount(seat)) < 0)
	}).Least(render.Well, render.Sign)
}

// low reports whether a window is so low that there may be no room behind the desk: faces are on the
// plates.
func low(v render.View) bool { return v.W > 2*v.H }
