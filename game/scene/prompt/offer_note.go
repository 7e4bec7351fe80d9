package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// OfferNote is a paper that says what an option does before it is taken: what it costs, and
// what it borrows.
func OfferNote(m *match.Match, o engine.Option) *flow.Node {
	offer := m.Words.Offer(m.Table.State(), o, m.Names)
	note, paper := Warning{Title: offer.Label, Text: app.UpperFirst(offer.Does)}, render.Note
	if o.Borrows > 0 {
		note.Alarm, paper = true, render.Alarm
	}
	return note.Node(m.Theme).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Panel(dst, r, paper) })
}
