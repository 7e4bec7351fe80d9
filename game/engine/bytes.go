package engine

import (
	"encoding/binary"
	"slices"

	"bigpayday/game/rules"
)

// byteCount is how many bytes a state is written to.
var byteCount = binary.Size(State{})

// AppendBinary appends the state as bytes, always the same for the same
// state: all numbers in their order, little-endian. It returns no error.
func (s *State) AppendBinary(to []byte) ([]byte, error) {
	b := rules.Bytes(slices.Grow(to, byteCount))
	s.Setup.write(&b)
	rules.Write8(&b, s.Phase)
	rules.Write8(&b, s.Turn)
	rules.Write16(&b, s.Turns)
	rules.Write32(&b, s.Balance[:]...)
	for i := range s.Players {
		s.Players[i].write(&b)
	}
	for i := range s.Mail {
		rules.Write8(&b, s.Mail[i].N)
		rules.Write8(&b, s.Mail[i].Cards[:]...)
	}
	for i := range s.Deals {
		rules.Write8(&b, s.Deals[i].N)
		rules.Write8(&b, s.Deals[i].Cards[:]...)
	}
	rules.Write32(&b, s.Paid[:]...)
	for i := range s.Pages {
		rules.Write8(&b, s.Pages[i][:]...)
	}
	rules.Write32(&b, s.Blue[:]...)
	rules.Write8(&b, s.Laid, s.Page)
	writePile(&b, s.MailPile.Left, s.MailPile.Gone, s.MailPile.Draw[:], s.MailPile.Discard[:])
	writePile(&b, s.DealPile.Left, s.DealPile.Gone, s.DealPile.Draw[:], s.DealPile.Discard[:])
	writePile(&b, s.EventPile.Left, s.EventPile.Gone, s.EventPile.Draw[:], s.EventPile.Discard[:])
	rules.Write8(&b, s.Tiles.N)
	rules.Write8(&b, s.Tiles.Cards[:]...)
	rules.Write8(&b, s.InHand)
	s.Lottery.write(&b)
	rules.WriteBools(&b, s.Election, s.ClocksTurned)
	rules.Write8(&b, s.BonusDie)
	rules.Write8(&b, s.LotteryCards[:]...)
	s.Auction.write(&b)
	for i := range s.Tasks {
		s.Tasks[i].write(&b)
	}
	rules.Write8(&b, s.Depth)
	rules.Write64(&b, s.Random)
	rules.Write32(&b, s.Owed[:]...)
	return b, nil
}

func (s *Setup) write(b *rules.Bytes) {
	rules.Write8(b, s.Rules)
	rules.Write8(b, s.Edition)
	rules.Write8(b, s.Seats, s.Months)
	rules.Write8(b, s.Lengths[:]...)
	rules.Write8(b, s.House)
	rules.Write8(b, s.First, s.Oldest, s.Host)
	rules.Write8(b, s.Laying)
	rules.Write8(b, s.Builder)
	rules.Write8(b, s.Page[:]...)
	rules.Write8(b, s.Blue)
	rules.Write16(b, s.PlainPay)
	s.Calendar.write(b)
	rules.Write64(b, s.Seed)
}

func (c *Calendar) write(b *rules.Bytes) {
	rules.Write16(b, c.Year)
	rules.Write8(b, c.Month)
	rules.Write8(b, c.Country)
	rules.Write32(b, c.Holidays[:]...)
	for _, date := range c.Birthdays {
		rules.Write8(b, date.Month, date.Day)
	}
}

func (p *Player) write(b *rules.Bytes) {
	rules.Write32(b, p.Loan, p.Savings)
	rules.Write8(b, p.Month, p.Day)
	rules.WriteBools(b, p.Retired)
}

func writePile(b *rules.Bytes, left, gone uint8, draw, discard []CardID) {
	rules.Write8(b, left, gone)
	rules.Write8(b, draw...)
	rules.Write8(b, discard...)
}

func (l *Lottery) write(b *rules.Bytes) {
	rules.Write8(b, l.Space)
	rules.Write8(b, l.Lander)
	rules.Write8(b, l.In)
	rules.Write8(b, l.Numbers[:]...)
}

func (a *Auction) write(b *rules.Bytes) {
	rules.Write32(b, a.Bid)
	rules.Write8(b, a.Drawer, a.Bidder)
	rules.Write8(b, a.Passed)
}

func (p *pending) write(b *rules.Bytes) {
	rules.Write8(b, p.Kind)
	rules.Write8(b, p.Seat)
	rules.Write8(b, p.Card)
	rules.Write8(b, p.N)
	rules.Write8(b, p.Messages[:]...)
}
