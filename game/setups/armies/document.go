// Package armies keeps what was set up for Conquest: it says which fields that has in the
// documents of package setups.
package armies

import (
	"bigpayday/game/conquest"
	"bigpayday/game/setups"
)

// Document is what a document says of Conquest alone.
type Document struct {
	// Page is the id of the page, such as "2027-01" or "fri-31".
	Page   string   `json:"page,omitempty"`
	Rounds int      `json:"rounds,omitempty"`
	House  []string `json:"house,omitempty"`
}

// field is where documents keep it.
type field struct {
	Conquest Document `json:"conquest"`
}

// Of returns what a document says of Conquest.
func Of(doc setups.Document) *Document {
	var f field
	doc.Get(&f)
	return &f.Conquest
}

// Put has a document say how a game of Conquest is set up.
func Put(doc setups.Document, game *conquest.Setup) {
	d := Document{Page: game.Page.String(), Rounds: int(game.Rounds)}
	for rule := range conquest.NumHouseRules {
		if game.House.Has(rule) {
			d.House = append(d.House, rule.String())
		}
	}
	doc.Put(field{d})
}

// HouseRules returns the house rules that are on.
func (d *Document) HouseRules() (house conquest.HouseRules) {
	for _, id := range d.House {
		if rule, ok := conquest.ParseHouseRule(id); ok {
			house = house.With(rule)
		}
	}
	return house
}

// Setup returns the game for so many seats, with what cannot be in it.
func (d *Document) Setup(seats int) conquest.Setup {
	page, _ := conquest.ParsePage(d.Page)
	const most = 255
	return conquest.Setup{
		Page: page, Seats: uint8(min(seats, most)), First: conquest.NoSeat, Rounds: uint8(min(max(d.Rounds, 0), most)), House: d.HouseRules(),
	}
}
