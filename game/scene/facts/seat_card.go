package facts

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
)

// SeatCard is the small card of a player on the desk, beside a calendar.
type SeatCard struct {
	Token pieces.Token
	// Face is the player's: it takes the token's place where there is one.
	Face render.Character
	// Name, the line below it, and a note that stands where there is room for it.
	Name, Line, Note string
	// Active says that it is the player's turn.
	Active bool
}

// Node lays the card out: the note stands beside the name or beside the line. Where neither
// has room, it takes the place of the line, but for the player whose turn it is.
func (k *SeatCard) Node(t *render.Theme) *flow.Node {
	c, token, face, active := &t.Palette, k.Token, k.Face, k.Active
	ink := render.Remark.In(c.SumColor(false, active, c.Ink2))
	name := func() *flow.Node { return flow.Line(k.Name, render.Subhead) }
	line := func() *flow.Node { return flow.Line(k.Line, ink) }
	words := flow.First(flow.Column(name(), line()).Along(flow.Center))
	last, style := k.Line, ink
	if k.Note != "" {
		note := func() *flow.Node { return flow.Line(k.Note, render.Remark.In(c.Ink2)) }
		words = flow.First(
			flow.Column(flow.Row(name().Grow(1), note()).Gap(render.Near).Baseline(), line()).Along(flow.Center),
			flow.Column(name(), flow.Row(line().Grow(1), note()).Gap(render.Near).Baseline()).Along(flow.Center),
		)
		if !active {
			last, style = k.Note, render.Remark.In(c.Ink2)
		}
	}
	least := flow.Text(last, style, 2)
	if !strings.Contains(last, " ") { // a sum stays in one piece
		least = flow.Line(last, style)
	}
	words.Add(
		flow.Column(name(), flow.Line(last, style.Sized(render.Small.Size))).Along(flow.Center),
		flow.Column(name(), least).Along(flow.Center).Dense(),
	)
	band := flow.Picture(render.DoubleRow, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { player.SeatBand(t, dst, r, token, face) })
	card := flow.Row(
		band.Across(flow.Fill).Size(render.Plate, render.None).Least(render.LargeSign, render.None),
		flow.Fit(words.Grow(1), flow.Smaller...).Grow(1).Pad(render.Near, render.Hair),
	).Unmirrored().On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { player.SeatPaper(t, dst, r, active) })
	return card.Size(render.CellLeast, render.None).Least(render.None, render.Well).Rest().Upto(render.Plate)
}
