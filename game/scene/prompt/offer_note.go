package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/gamebox"
	"bigpayday/render/pieces"
)

// OfferNote is a paper that says what an option does before it is taken: what it costs, and
// what it borrows. What borrows is framed.
func OfferNote(m *match.Match, o engine.Option) *flow.Node {
	note := offered(m, o)
	return note.Node(m.Theme).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.Panel(t, dst, r, pieces.Note)
		if note.Alarm {
			gamebox.AlertFrame(t, dst, r, t.Length(render.Near))
		}
	})
}

// offered is a note on what an option does. It alarms where that borrows.
func offered(m *match.Match, o engine.Option) *panel.Warning {
	offer := m.Words.Offer(m.Table.State(), o, m.Names)
	return &panel.Warning{Title: offer.Label, Text: app.UpperFirst(offer.Does), Alarm: o.Borrows > 0}
}
