package match

import (
	"bigpayday/game/talk"
	"bigpayday/render/moments"
)

// chat lets the Buyer say something when a Deal that is sold is told large, once the Buyer has come
// and pays. It is called in every tick, for no event has said by then that it is sold.
func (m *Match) chat() {
	moment := &m.Stage.Actors().Moment
	sale := moment.Kind == moments.Sale && moment.Form == moments.Full && moment.At >= moments.SaleInFull.Turns
	if sale && !m.buyerIsThere {
		m.Gossip(func(c *talk.Conversation, t talk.Table) (talk.Line, bool) {
			t.Buyer, t.Open = true, m.View().IsUpright() // where there is no room for a bubble
			return c.Happened(talk.Happening{Event: talk.Sold, Seat: moment.Seat, Amount: moment.Profit()}, t)
		})
	}
	m.buyerIsThere = sale
}
