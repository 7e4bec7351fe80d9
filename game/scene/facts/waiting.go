package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/render/stage"
)

// DealComes reports whether the face can be seen of a Deal that a person will
// be asked to buy as soon as it lies there.
func DealComes(m *match.Match) bool {
	card, p := &m.Stage.Actors().Card, m.Table.Prompt()
	return card.On && card.Goes == stage.ToTable && card.Flip >= .5 &&
		p.Kind == engine.BuyDeal && p.Card == card.Card && m.Table.PersonAsked()
}

// ComputersMove reports whether nothing is up to a person at the moment.
func ComputersMove(m *match.Match) bool {
	if _, held := m.Hold(); held {
		return false
	}
	_, asked := m.Asked()
	return !asked && !m.People.Has(m.Stage.Shown().Turn)
}
