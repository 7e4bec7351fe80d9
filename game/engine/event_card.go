package engine

// drawEvent is Event: the top Event card is carried out and discarded. Some
// ask for another player, retired or not.
func (g game) drawEvent(seat Seat) {
	card := g.draw(seat, EventDeck)
	if card == NoCard {
		return
	}
	switch g.ed.card(card).Kind {
	case PayToBonus:
		g.charge(seat, Jackpot, g.ed.card(card).Amount, WhyPayToBonus, card)
	case KeepTheCash:
		g.collect(seat, g.ed.card(card).Amount, WhyKeepTheCash, card)
	default:
		g.push(task{Kind: askPlayer, Seat: seat, Card: card})
		return
	}
	g.discard(seat, card)
}

func (g game) appendPlayers(dst []Option, kind ChoiceKind, chooser Seat) []Option {
	for seat := range Seat(g.Setup.Seats) {
		if seat != chooser {
			dst = append(dst, Option{Choice: Choice{Kind: kind, Seat: seat}})
		}
	}
	return dst
}

func (g game) refusePlayer(t task, c *Choice) *Refusal {
	if c.Seat < 0 || c.Seat >= Seat(g.Setup.Seats) || c.Seat == t.Seat {
		return &Refusal{ID: RefusedOtherPlayer, Choice: *c}
	}
	return nil
}

// target carries out a card for the player who drew it and the one chosen.
func (g game) target(t task, other Seat) {
	card := g.ed.card(t.Card)
	me, them := SeatAccount(t.Seat), SeatAccount(other)
	switch card.Kind {
	case PayANeighbor:
		g.charge(t.Seat, them, card.Amount, WhyPayANeighbor, t.Card)
	case MadMoney:
		g.charge(other, me, card.Amount, WhyMadMoney, t.Card)
	case EachPayToBonus:
		g.charge(t.Seat, Jackpot, card.Amount, WhyEachPayToBonus, t.Card)
		g.charge(other, Jackpot, card.Amount, WhyEachPayToBonus, t.Card)
	case PayToFriend:
		g.charge(t.Seat, them, card.Amount, WhyPayToFriend, t.Card)
	case EachKeepTheCash:
		g.collect(t.Seat, card.Amount, WhyEachKeepTheCash, t.Card)
		g.collect(other, card.Amount, WhyEachKeepTheCash, t.Card)
	case TakeAndKeep:
		g.charge(other, me, card.Amount, WhyTakeAndKeep, t.Card)
	}
	if card.Deck == EventDeck {
		g.discard(t.Seat, t.Card)
	}
}
