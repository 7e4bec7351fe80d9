package engine

import "slices"

// MonsterPercent is the interest on a Monster Charge that is carried over.
const MonsterPercent = 10

// settleCharges goes through the Monster Charges of a player from a place in
// the hand on. Each may be carried over for its interest, but must be paid on
// the last Pay Day. It reports whether it waits for a choice.
func (g game) settleCharges(seat Seat, from int) (asks bool) {
	last := g.Setup.LastMonth(g.Players[seat].Month)
	held := g.Mail[seat]
	for _, id := range held.Cards[min(from, int(held.N)):held.N] {
		card := g.ed.card(id)
		if card.Kind != MonsterCharge {
			continue
		}
		if !last {
			g.push(task{Kind: askCharge, Seat: seat, Card: id})
			return true
		}
		g.charge(seat, Bank, card.Amount, WhyMonsterCharge, id)
		if g.out(seat) {
			return false
		}
		g.dropMail(seat, id)
	}
	return false
}

func (g game) appendCharge(dst []Option, t task) []Option {
	if due := g.ed.card(t.Card).Amount; g.affords(t.Seat, due) {
		dst = append(dst, g.costing(t.Seat, Choice{Kind: PayCharge}, due))
	}
	return append(dst, g.costing(t.Seat, Choice{Kind: CarryCharge}, g.ed.card(t.Card).Interest()))
}

// settleCharge pays a charge in full, or its interest, and goes on to the
// next.
func (g game) settleCharge(t task, inFull bool) {
	next := slices.Index(g.HeldMail(t.Seat), t.Card)
	if inFull {
		g.payCharge(t)
	} else {
		next++
		if g.carryCharge(t); g.out(t.Seat) {
			return
		}
	}
	if !g.settleCharges(t.Seat, next) && !g.out(t.Seat) {
		g.settleAfter(t.Seat, OfferCharges)
	}
}

// payCharge pays a charge in full, by a loan if need be.
func (g game) payCharge(t task) {
	due := g.ed.card(t.Card).Amount
	g.cover(t.Seat, due, false)
	g.pay(SeatAccount(t.Seat), Bank, due, WhyMonsterCharge, t.Card)
	g.dropMail(t.Seat, t.Card)
}

// carryCharge carries a charge over for its interest, which puts a player out
// whom no loan is given for it.
func (g game) carryCharge(t task) {
	g.charge(t.Seat, Bank, g.ed.card(t.Card).Interest(), WhyMonsterInterest, t.Card)
	if !g.out(t.Seat) {
		g.emit(Event{Kind: Carried, Seat: t.Seat, By: NoSeat, Card: t.Card})
	}
}
