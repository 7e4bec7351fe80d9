package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// Charged returns the Monster Charge that a person is asked about now.
func Charged(m *match.Match) (engine.CardID, bool) {
	p, ok := m.Asked()
	return p.Card, ok && p.Kind == engine.SettleCharge
}

// Charges returns the Monster Charges that lie before a player.
func Charges(m *match.Match, seat engine.Seat) (held []engine.CardID) {
	sh := m.Stage.Shown()
	for _, id := range sh.HeldMail(seat) {
		if sh.Edition().Card(id).Kind == engine.MonsterCharge {
			held = append(held, id)
		}
	}
	return held
}
