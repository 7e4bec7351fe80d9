package engine

// drawTickets is Lottery Draw: the Bank pays for every ticket that lies before
// the lander, and the tickets are discarded. A ticket is good for the month in
// which it came: see discardMail.
func (g game) drawTickets(lander Seat, rule *SpaceRule) {
	held := g.Mail[lander]
	for _, card := range held.Cards[:held.N] {
		if g.ed.card(card).Kind == LotteryTicket {
			g.collect(lander, g.ed.card(card).Amount, rule.Why, card)
			g.dropMail(lander, card)
		}
	}
}
