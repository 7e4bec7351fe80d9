package engine

import "bigpayday/game/rules"

// Account is where money can be: the Bank, the Jackpot, the stakes on the
// table, or a player.
type Account uint8

// The accounts that are not players'. A player's is [SeatAccount].
const (
	Bank Account = iota
	Jackpot
	Stakes
	firstSeatAccount
	NumAccounts = firstSeatAccount + MaxSeats
)

var accountNames = [NumAccounts]string{"bank", "jackpot", "stakes", "seat0", "seat1", "seat2", "seat3", "seat4", "seat5"}

// String returns the account's id, such as "jackpot" or "seat2".
func (a Account) String() string { return rules.NameOf(accountNames[:], a) }

// SeatAccount returns the account of a seat.
func SeatAccount(seat Seat) Account { return firstSeatAccount + Account(seat) }

// Seat returns the seat whose account it is, or NoSeat.
func (a Account) Seat() Seat {
	if a < firstSeatAccount || a >= NumAccounts {
		return NoSeat
	}
	return Seat(a - firstSeatAccount)
}

// pay moves dollars from one account to another. Every change of an account
// goes through here, so that all accounts, the Bank's included, sum to zero.
func (g game) pay(from, to Account, amount int32, why Why, card CardID) {
	if amount <= 0 || from == to {
		return
	}
	g.Balance[from] -= amount
	g.Balance[to] += amount
	if g.sink != nil {
		g.tellPayment(from, to, amount, why, card)
	}
}

// collect pays a seat from the Bank.
func (g game) collect(seat Seat, amount int32, why Why, card CardID) {
	g.pay(Bank, SeatAccount(seat), amount, why, card)
}

// charge makes a seat pay whether it wants to or not, by the smallest loan
// that covers it if need be. A seat that no such loan is given to pays what
// it has and is out.
func (g game) charge(seat Seat, to Account, amount int32, why Why, card CardID) {
	covered := g.cover(seat, amount, true)
	g.pay(SeatAccount(seat), to, min(amount, g.Cash(seat)), why, card)
	if !covered {
		g.ruin(seat)
	}
}
