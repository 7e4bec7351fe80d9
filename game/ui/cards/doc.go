// Package cards describes the cards of the game as small trees: what stands on a card of
// mail, on a Deal or on an Event, in which order, and what gives way. One description serves the card
// that is presented, the one in a hand and the one in a small window: the type is as large
// as the card has room for.
//
// What lives here: the contents of cards and their trees. What does not: paper, bands and
// frames, and the smallest cards, which say no more than which one they are (package paper of
// render); the words (package words), of which the caller gives a small card fewer.
//
// The contents are comparable, so that they can be keys of a [render.CachedImage].
package cards

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
)

// growth are the factors of the type of cards, from the largest: in large windows it may be
// larger than that of pages.
var growth = []float64{1.2, 1.12, 1.06, 1, .95, .9, .85, .8, .75, .7, .65, .6, .55, .5}

// largeGrowth are those of a card that is shown large for a moment.
var largeGrowth = append([]float64{2.6, 2.4, 2.2, 2, 1.85, 1.7, 1.6, 1.5, 1.4, 1.3}, growth...)

// fit sets a card in type as large as there is room for.
func fit(t *render.Theme, card *flow.Node, large bool) *flow.Node {
	factors := growth
	switch {
	case large:
		factors = largeGrowth
	case t.View.Compact:
		factors = growth[3:]
	}
	return flow.Fit(card.Dense(), factors...)
}

// held is type that is large anyway: it grows less with the text scale than what is
// smaller, which has the room then.
func held(t *render.Theme, st render.Style) render.Style {
	const less = .4
	return st.Sized(st.Size / math.Pow(t.TextScale, less))
}

// draw lays a tree out on a card at r and paints it.
func draw(t *render.Theme, dst *ebiten.Image, r render.Rect, tree *flow.Node) {
	tree.Lay(t, r, false)
	tree.Paint(dst)
}

// largeText is the text scale above which pictures leave some of their room to the words.
const largeText = 1.3

// well is the artwork of a card in the tint of a family. On a card that is shown large, of the width
// large, it is as large as that asks for; large is 0 for all others.
func well(t *render.Theme, f palette.Family, art string, large float64) *flow.Node {
	const part = .36 // of the width of a large card
	paint := func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.CardWell(t, dst, r, f, art) }
	if side := part * large; side > 0 {
		return flow.Exactly(side, side, paint).Across(flow.Fill)
	}
	size := render.Medallion
	if t.TextScale > largeText {
		size = render.Well
	}
	return flow.Picture(size, size, paint).Across(flow.Fill)
}

// largeWidth is the width of a card that is shown large, 0 for one that is not.
func largeWidth(large bool, wide float64) float64 {
	if !large {
		return 0
	}
	return wide
}

// stamp is a word stamped on a card, nil for none. It is as large as its box; faded says
// how much of it is missing.
func stamp(word string, size, faded float64) *flow.Node {
	return flow.If(word != "", flow.Measured(
		func(t *render.Theme) (w, h float64) { return pieces.StampSize(t, word, size) },
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.StampIn(t, dst, r, word, size, render.Pose{Fade: faded}, 0)
		}))
}
