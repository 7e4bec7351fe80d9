package cards

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
)

// Deal is the content of a Deal card.
type Deal struct {
	// Kind is "deal", "double-deal", "super-steal" or "auction".
	Kind string
	// Art is a piece of artwork of the company, or "" for a briefcase.
	Art string
	// Band names the kind, Title the company, Note how its cost came about.
	Band, Title, Note string
	// Mark stands on the disc of a Double Deal and the burst of a Super Steal.
	Mark string
	// Labels and Sums are up to three figures with what they are. The last one is
	// stressed where Gain or Loss is set.
	Labels, Sums [3]string
	Gain, Loss   bool
	// Struck says that the first of the sums is struck through.
	Struck bool
	// Large says that the card has much room: its type grows further.
	Large bool
	// Stamp is stamped beside the note, or "".
	Stamp string
}

// Draw draws a Deal at r, presented or as it lies in a hand. Active has the green frame
// and tick of the one that is chosen.
func (d *Deal) Draw(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	draw(t, dst, r, flow.Pile(
		fit(t, d.tree(t, r.W), d.Large),
		flow.Picture(render.None, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.DealState(t, dst, r, state) }),
	).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.DealPaper(t, dst, r, d.Kind, state) }))
}

// tree returns what stands on a Deal of a width.
func (d *Deal) tree(t *render.Theme, wide float64) *flow.Node {
	c, family := &t.Palette, paper.DealFamily(d.Kind)
	mark := flow.If(d.Mark != "", flow.Picture(render.None, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		paper.DealMark(t, dst, r, d.Kind, d.Mark)
	}))
	note := flow.Spring()
	if d.Note != "" {
		note = flow.Text(d.Note, render.Remark.In(c.Ink2), 2).Grow(1)
	}
	named := flow.Column(
		flow.Line(d.Band, render.Column.In(c.Families[family].Edge)),
		flow.Text(d.Title, held(t, render.Head), 2),
		flow.Space(render.None, render.None).Upto(render.Wide),
		flow.Row(note, stamp(d.Stamp, pieces.SmallStamp, 0)).Gap(render.Tight),
	).Along(flow.Center).Grow(1)
	return flow.Column(
		flow.Row(flow.Pile(well(t, family, cmp.Or(d.Art, "deal-company"), largeWidth(d.Large, wide)), mark), named).Gap(render.Wide).Grow(1),
		flow.Picture(render.None, render.Near, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.Seam(t, dst, r.X, r.CenterY(), r.W) }),
		d.figures(t),
	).Gap(render.Hair).Pad(render.Wide, render.Gap)
}

// figures are the sums of a Deal below what they are.
func (d *Deal) figures(t *render.Theme) *flow.Node {
	c := &t.Palette
	labels, sums := flow.Row().Gap(render.Wide), flow.Row().Gap(render.Wide)
	for i, sum := range d.Sums {
		if sum == "" {
			continue
		}
		last := i == len(d.Sums)-1
		st := held(t, render.Sum).In(c.SumColor(last && d.Gain, last && d.Loss, c.Ink))
		labels.Add(flow.Line(d.Labels[i], render.Remark.In(c.Ink2)).Grow(1))
		figure := flow.Line(sum, st).Grow(1)
		if d.Struck && i == 0 {
			figure.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.Strike(t, dst, sum, st, r) })
		}
		sums.Add(figure)
	}
	return flow.Table(labels, sums)
}
