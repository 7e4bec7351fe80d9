package tabletop

import "bigpayday/game/engine"

// LayState puts the table as a state has it, where no events tell how it
// came to be so.
func (sh *Shown) LayState(s *engine.State) {
	sh.Lay(s.Setup)
	sh.Whole = false
	sh.Phase, sh.Turn, sh.Turns = s.Phase, s.Turn, s.Turns
	sh.Balance, sh.Players, sh.Owed = s.Balance, s.Players, s.Owed
	sh.Mail, sh.Deals, sh.Paid = s.Mail, s.Deals, s.Paid
	sh.Pages, sh.Blue, sh.Laying = s.Pages, s.Blue, s.Page
	sh.Lottery, sh.InHand = s.Lottery, s.InHand
	sh.Election, sh.ClocksTurned = s.Election, s.ClocksTurned
	sh.BonusDie, sh.LotteryCards, sh.Auction = s.BonusDie, s.LotteryCards, s.Auction
	for deck := range engine.NumDecks {
		sh.Piles[deck] = seen(s, deck)
	}
	sh.TilesLeft = [engine.NumSpaces]uint8{}
	for _, tile := range s.TilesLeft() {
		sh.TilesLeft[tile]++
	}
	sh.Page = sh.Players[s.Turn].Month
	for seat := range sh.Course[:sh.Seats()] {
		sh.Course[seat].begin(sh, engine.Seat(seat))
		sh.deeds.leave(sh, engine.Seat(seat))
	}
	switch p := s.Prompt(); p.Kind {
	case engine.BuyDeal:
		sh.Offer = Offer{Seat: p.Seat, Card: p.Card}
	case engine.PlaceBid:
		sh.Offer = Offer{Seat: s.Auction.Drawer} // with its face down
		sh.FirstBid = s.FirstBid()
		if s.Auction.Bidder != engine.NoSeat {
			sh.Bids[s.Auction.Bidder] = s.Auction.Bid
		}
	case engine.PayOffLoan:
		sh.Settlement.recall(sh, p.Seat, StepRepay)
	case engine.MindSavings:
		sh.Settlement.recall(sh, p.Seat, StepSavings)
	case engine.SettleCharge:
		sh.Settlement.recall(sh, p.Seat, StepCharges)
	}
	if s.Phase == engine.Over {
		sh.Results.Winners = s.Winners()
		for seat := range s.Seats() {
			sh.Results.Worth[seat] = s.NetWorth(engine.Seat(seat))
		}
	}
}

// seen returns what everyone sees of a pile.
func seen(s *engine.State, deck engine.Deck) Pile {
	gone := s.Discards(deck)
	pile := Pile{Left: uint8(len(s.ToDraw(deck))), Gone: uint8(len(gone))}
	if len(gone) > 0 {
		pile.Top = gone[len(gone)-1]
	}
	return pile
}
