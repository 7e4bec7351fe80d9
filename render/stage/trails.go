package stage

import "bigpayday/render/beats"

// What of the small events of one player may still be under way when the next thing happens,
// unless all is shown slowly.
const (
	moneyTrails beats.Trails = 1 << iota // notes fly, numbers count
	cardTrails                           // a card is put away
	diceTrails                           // the die goes back into the tray
	ringTrails                           // the ring around a day grows
	turnTrails                           // the turn is handed on
)

// trail moves actors over some time. What comes next waits for that only where all is shown
// slowly.
func (d *directions) trail(of beats.Trails, takes beats.Span, at func(t float64)) {
	if d.Speed() < beats.Normal {
		d.Over(takes, at)
		return
	}
	d.Trail(of, takes, at, func() { d.actors.leave(of) })
}

// leave sends the actors of a trail off.
func (a *Actors) leave(of beats.Trails) {
	var none Actors
	switch of {
	case moneyTrails:
		a.Notes, a.Money, a.Loans, a.Party = none.Notes, none.Money, none.Loans, none.Party
	case cardTrails:
		a.Card = none.Card
	case diceTrails:
		a.Dice = none.Dice
	case ringTrails:
		a.Ring = none.Ring
	case turnTrails:
		a.Turn = none.Turn
	}
}
