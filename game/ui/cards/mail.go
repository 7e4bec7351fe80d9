package cards

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
)

// Mail is the content of a card of mail or of an Event.
type Mail struct {
	// Kind is the kind of mail, as records name it, and Art the picture of what is written in it;
	// "" for that of the kind.
	Kind, Art string
	// Band is the name of the kind on its coloured band, Count which of how
	// many cards it is.
	Band, Count string
	// Title is whose letter it is, Text what is written in it.
	Title, Text string
	// AmountLabel stands above the amount; both may be "".
	AmountLabel, Amount string
	// Stamp is a word stamped beside the amount, or "". Falling leaves its place free: it
	// comes down there with [Mail.DrawStamp].
	Stamp   string
	Falling bool
	// Advice says what to do now, Remark what follows from it.
	Advice, Remark string
	// Large says that the card has much room: its type grows further.
	Large bool
	// More says that another card lies under it.
	More bool
}

// stampFade is how much of the ink of a stamp on a card is missing.
const stampFade = .08

// Draw draws a card of mail that lies straight, at r. To tilt or move it, show it through
// a [render.CachedImage].
func (m *Mail) Draw(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	tree, _ := m.tree(t, r.W)
	draw(t, dst, r, tree)
}

// DrawStamp draws the stamp of a card of mail at r while it comes down: as large as scale
// says, fading in, and off its place by shake.
func (m *Mail) DrawStamp(t *render.Theme, dst *ebiten.Image, r render.Rect, scale, fade, shake float64) {
	tree, place := m.tree(t, r.W)
	if place == nil {
		return
	}
	tree.Lay(t, r, false)
	pieces.StampIn(t, dst, place.Box, m.Stamp, m.stampSize(), render.Pose{Scale: scale, Fade: fade}, shake)
}

// stampSize returns how large the type of the stamp is.
func (m *Mail) stampSize() float64 {
	if m.Large {
		return 2 * pieces.LargeStamp
	}
	return pieces.LargeStamp
}

// tree returns what stands on a card of mail of a width, and the place of its stamp, nil for none.
func (m *Mail) tree(t *render.Theme, wide float64) (tree, place *flow.Node) {
	c := &t.Palette
	family, art := paper.MailSign(m.Kind)
	art = cmp.Or(m.Art, art)
	letter, advice := render.Fine, flow.Line(m.Advice, render.Label)
	if m.Amount == "" {
		letter = render.Body // it has the room
	}
	if m.Kind == "postcard" {
		letter = render.Note // it is written by hand
	}
	if m.Remark == "" {
		advice = flow.Text(m.Advice, render.Label, 2)
	}
	faded := stampFade
	if m.Falling {
		faded = 1
	}
	place = stamp(m.Stamp, m.stampSize(), faded)
	told := flow.Column(
		flow.Line(m.Title, held(t, render.Head)),
		flow.Text(m.Text, letter.In(c.Ink2), 0),
		flow.If(m.Amount != "", flow.Spring()),
		flow.If(m.Amount != "", flow.Row(
			flow.Column(flow.Line(m.AmountLabel, render.Remark.In(c.Ink2)), flow.Line(m.Amount, held(t, render.Display).In(m.sumColor(c)))).Grow(1),
			place,
		).Gap(render.Tight)),
	).Along(flow.Center).Grow(1)
	foot := func(advice *flow.Node) *flow.Node {
		return flow.Column(advice, flow.Line(m.Remark, render.Fine.In(c.Ink2))).Along(flow.Center).Pad(render.Wide, render.Near)
	}
	tree = flow.Column(
		m.band(t, family),
		flow.Row(well(t, family, art, largeWidth(m.Large, wide)), told).Gap(render.Wide).Pad(render.Wide, render.Near).Grow(1),
		flow.Picture(render.None, render.Near, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.MailSeam(t, dst, r, m.More) }),
		flow.First(flow.Fit(foot(advice).Size(render.None, render.CardBand), flow.Smaller...), foot(flow.Text(m.Advice, render.Label, 2))),
	)
	return flow.Pile(
		fit(t, tree, m.Large),
		flow.Picture(render.None, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.MailFrame(t, dst, r) }),
	).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.MailPaper(t, dst, r, m.More) }), place
}

// band is the coloured upper end of a card with what it is. The pattern of the kind takes
// up its lower part.
func (m *Mail) band(t *render.Theme, family palette.Family) *flow.Node {
	name, ink := held(t, render.Head), t.Palette.On(family)
	name.Tracking = bandTracking
	return flow.Column(
		flow.Space(render.None, render.Gap), // the pin
		flow.Row(
			flow.Line(m.Band, name.In(ink)).Grow(1),
			flow.Line(m.Count, render.Fine.In(ink).Aligned(render.End)),
		).Gap(render.Gap).Pad(render.Wide, render.None).Grow(1),
		flow.Space(render.None, render.None).Exact(0, paper.BandEdge(m.Kind)),
	).Size(render.None, render.CardBand).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.MailBand(t, dst, r, m.Kind) })
}

// bandTracking is how far the letters on a band are spread, in logical pixels.
const bandTracking = 1.6

// sumColor returns the colour of the sum: of what is due, or of what is won.
func (m *Mail) sumColor(c *palette.Palette) palette.Color {
	switch m.Kind {
	case "bill", "moneygram-send", "monster-charge", "pay-a-neighbor", "charity", "pay-to-bonus", "each-pay-to-bonus", "pay-to-friend":
		return c.Due
	case "tax-refund", "rebate", "moneygram-receive", "mad-money", "windfall", "lottery-ticket", "keep-the-cash", "each-keep-the-cash", "take-and-keep":
		return c.Gain
	}
	return c.Ink
}
