package tabletop

import "bigpayday/game/engine"

// Booking is an entry in a player's savings and loan book. Sums are dollars.
type Booking struct {
	// Month and Day are where the player's token stood, Space is what was
	// being carried out for the player there, Vacant if nothing was.
	Month, Day uint8
	Space      engine.Space
	// Forced says that a shortfall made it.
	Forced bool
	// Amount is negative where savings were taken out or a loan was paid off.
	Amount, Total int32
}

// BookLines is how many entries are kept on each page of a book.
const BookLines = 8

// Book is a player's savings and loan book: the latest entries of both pages,
// oldest first.
type Book struct {
	Savings, Loan BookPage
}

// BookPage is a page of a [Book]. Only the first N entries count.
type BookPage struct {
	N       uint8
	Entries [BookLines]Booking
}

// Latest returns the last n entries, or all that there are, oldest first.
func (p *BookPage) Latest(n int) []Booking { return p.Entries[max(0, int(p.N)-n):p.N] }

// write adds an entry; the oldest one goes where there is no room.
func (p *BookPage) write(b Booking) {
	if p.N == BookLines {
		copy(p.Entries[:], p.Entries[1:])
		p.N--
	}
	p.Entries[p.N] = b
	p.N++
}

// booking returns the entry that an event makes.
func (sh *Shown) booking(e engine.Event, amount int32) Booking {
	p := &sh.Players[e.Seat]
	b := Booking{Month: p.Month, Day: p.Day, Forced: e.Forced, Amount: amount, Total: e.Total}
	if sh.Landed.Seat == e.Seat {
		b.Space = sh.Landed.Space
	}
	return b
}
