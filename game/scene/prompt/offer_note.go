package prompt

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui/flow"
)

// OfferNote says what an option does before it is taken: what it costs, and what it
// borrows.
func OfferNote(m *match.Match, o engine.Option) *flow.Node {
	offer := m.Words.Offer(m.Table.State(), o, m.Names)
	note := Warning{Art: "hint", Title: offer.Label, Text: app.UpperFirst(offer.Does)}
	if o.Borrows > 0 {
		note.Art, note.Alarm = "warn", true
	}
	return note.Node(m.Theme)
}
