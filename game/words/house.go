package words

import "bigpayday/game/engine"

// HouseRule returns what a house rule is called, and in one line what it does
// in an edition.
func (w *Words) HouseRule(edition engine.EditionID, rule engine.HouseRule) (name, does string) {
	id := rule.String()
	return w.Say(w.Own(edition, "house.name."+id)), w.Say(w.Own(edition, "house.does."+id), Money("limit", engine.EditionOf(edition).BorrowLimit))
}
