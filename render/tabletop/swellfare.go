package tabletop

import "bigpayday/game/engine"

// Bet is a stake on Swellfare. There is none while Open is false.
type Bet struct {
	Open bool
	Seat engine.Seat
	Card engine.CardID
	// Stake is what was staked, Won what that has brought beyond the stake, in
	// dollars.
	Stake, Won int32
	// Rolled is what the die shows, 0 before it is thrown.
	Rolled uint8
}

// pay notes a stake that is paid, and what the Bank pays for it.
func (b *Bet) pay(e engine.Event) {
	switch {
	case e.Why != engine.WhySwellfare:
	case e.Payee == engine.Stakes:
		*b = Bet{Open: true, Seat: e.Payer.Seat(), Card: e.Card, Stake: e.Amount}
	case e.Payer == engine.Bank:
		b.Won = e.Amount
	}
}

// roll notes what the die says about the stake.
func (b *Bet) roll(e engine.Event) {
	if e.Why == engine.WhySwellfare {
		b.Rolled = e.Dice[0]
	}
}
