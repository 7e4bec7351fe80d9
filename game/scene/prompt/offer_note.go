package prompt

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// OfferNote is a paper that says what an option does before it is taken: what it costs, and
// what it borrows. What borrows is framed.
func OfferNote(m *match.Match, o engine.Option) *flow.Node {
	note := offered(m, o)
	return note.Node(m.Theme).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Panel(dst, r, render.Note)
		if note.Alarm {
			t.AlertFrame(dst, r, t.Length(render.Near))
		}
	})
}

// offered is a note on what an option does. It alarms where that borrows.
func offered(m *match.Match, o engine.Option) *panel.Warning {
	offer := m.Words.Offer(m.Table.State(), o, m.Names)
	return &panel.Warning{Title: offer.Label, Text: app.UpperFirst(offer.Does), Alarm: o.Borrows > 0}
}
