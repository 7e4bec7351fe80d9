package tabletop

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/standings"
)

// Shown is what lies on the table: a fold of events, and of nothing else, so
// it never holds what a player may not know. Read it freely; only the stage
// changes it.
//
// Between events it equals what the engine's state shows in public. What the
// engine does not keep, because no rule needs it, is kept here beside it: the
// last roll, the way walked, the ledger being written, the log, the course of
// the game.
type Shown struct {
	// Setup is the game's setup, with the first player once it is known and
	// without the seed.
	Setup engine.Setup
	Phase engine.Phase
	// Turn and Turns are as in [engine.State].
	Turn  engine.Seat
	Turns uint16
	// Page is the month, from 1, whose page the last movement was on.
	Page uint8
	// Balance holds the dollars of every account.
	Balance [engine.NumAccounts]int32
	Players [engine.MaxSeats]engine.Player
	// Owed is as in [engine.State].
	Owed [engine.MaxSeats]int32
	// Mail and Deals are each player's cards in the order they came, Paid
	// what was paid for each Deal, by its place in the deck.
	Mail  [engine.MaxSeats]engine.Hand[[engine.MaxMail]engine.CardID]
	Deals [engine.MaxSeats]engine.Hand[[engine.MaxDeals]engine.CardID]
	Paid  [engine.MaxDeals]int32
	// Pages holds the days of every month, day 1 first.
	Pages [engine.MaxMonths][engine.MaxDays]engine.Space
	// Blue has a bit for every day of a page on which a tile lies, bit 0 for
	// day 1. Laying is the month whose page is being laid, 0 for none.
	Blue   [engine.MaxMonths]uint32
	Laying uint8
	Piles  [engine.NumDecks]Pile
	// TilesLeft counts the tiles not laid yet, by kind, without the one
	// InHand.
	TilesLeft [engine.NumSpaces]uint8
	InHand    engine.Space

	// Lottery is the lottery being played, StayedOut the players who paid no
	// stake in it.
	Lottery   engine.Lottery
	StayedOut engine.SeatSet
	// BankIn says that the Bank has put its part into the lottery that is or was played last.
	BankIn  bool
	Contest Contest
	// Pictured are the reasons of vignettes that there have been in this game.
	Pictured [engine.NumWhys]bool
	// Election says that the next 6 wins the Pot. ClocksTurned says that
	// Daylight Savings took place this turn.
	Election, ClocksTurned bool
	// BonusDie, LotteryCards and Auction are as in [engine.State].
	BonusDie     uint8
	LotteryCards [engine.MaxSeats]engine.CardID
	Auction      engine.Auction
	// FirstBid is the least that the first bid of the auction has to be, Bids
	// is what each player has bid last in it, in dollars.
	FirstBid int32
	Bids     [engine.MaxSeats]int32

	// Roll is what the dice in the tray show.
	Roll Roll
	// Trail is the way that was walked last in this turn.
	Trail Trail
	// Landed is the space being carried out.
	Landed Landing
	// Offer is the Deal that lies face up, to be bought, kept or left.
	Offer Offer
	// Settlement is the ledger being written.
	Settlement Settlement
	// Books are the players' savings and loan books.
	Books [engine.MaxSeats]Book
	// Bet is the stake on Swellfare that the dice decide about, or have.
	Bet Bet
	// Results are the final sums, once Phase is Over.
	Results Results

	// Faces is how the players' faces react.
	Faces Faces

	// Whole says that the table was laid by events from the first one on.
	// Otherwise the log, the course of the game and the sums lack what came
	// before.
	Whole  bool
	Log    beats.Log[engine.Event]
	Course [engine.MaxSeats]Course
	Tally  [engine.MaxSeats]Tally
	// Drawn are the kinds of cards that have been drawn in this game, as far as it has been seen.
	Drawn [engine.NumCardKinds]bool
	// Standings are those of the race at the end of each month.
	Standings standings.Standings

	// Sold is a Deal that a buyer has paid for and that is not on the discards yet.
	Sold engine.CardID

	deeds deeds
}

// Pile is what is seen of a deck: how many cards are left to draw and how
// many are discarded, and the top one of those.
type Pile struct {
	Left, Gone uint8
	Top        engine.CardID
}

// Roll is a throw that lies in the tray. Why is NoReason before the first.
type Roll struct {
	Seat engine.Seat
	Why  engine.Why
	Dice [2]uint8 // the second is 0 where one was thrown
	// Count numbers the throws of the game, from 1.
	Count uint32
	// Turn is the turn in which it was made, counted from 1, and Month the month
	// in which the player then was whose turn it is.
	Turn  uint16
	Month uint8
}

// Angle returns how far a die that lies still is turned, -12 to 12 degrees.
func (r *Roll) Angle(die int) float64 {
	return beats.Scatter(r.Count, uint32(die)+11)*24 - 12
}

// Trail is a way that was walked: Seat's token went from day From to day To
// of Month. There is none while Month is 0. Of a token that still walks, the
// way so far is in [Actors].Token.
type Trail struct {
	Seat     engine.Seat
	Month    uint8
	From, To uint8
}

// Landing is a space carried out for Seat. There is none while Month is 0.
type Landing struct {
	Seat       engine.Seat
	Month, Day uint8
	Space      engine.Space
	// Drawn counts the Mail drawn there so far.
	Drawn uint8
}

// Offer is a Deal on the table; Card is NoCard while there is none, and of one
// that lies there face down.
type Offer struct {
	Seat engine.Seat
	Card engine.CardID
}

// Results is how the game ended.
type Results struct {
	Worth   [engine.MaxSeats]int32
	Winners engine.SeatSet
}

// Lay puts the table as it is before the first event of a game. The setup must be one that
// [engine.Setup.Check] accepts.
func (sh *Shown) Lay(setup engine.Setup) {
	setup.Seed = 0
	if setup.Rules == engine.NewestRules {
		setup = setup.WithNewestRules()
	}
	*sh = Shown{Setup: setup, Page: 1, Whole: true}
	for i := range sh.Players[:setup.Seats] {
		sh.Players[i].Month = 1
	}
	sh.Trail.Seat, sh.Roll.Seat, sh.Landed.Seat, sh.Offer.Seat = engine.NoSeat, engine.NoSeat, engine.NoSeat, engine.NoSeat
	sh.TilesLeft = sh.Edition().Tiles
}

// Edition returns the data of the edition that is played.
func (sh *Shown) Edition() *engine.Edition { return sh.Setup.Data() }

// Seats returns the number of players.
func (sh *Shown) Seats() int { return int(sh.Setup.Seats) }

// Player returns what is known of a player.
func (sh *Shown) Player(seat engine.Seat) engine.Player { return sh.Players[seat] }

// Cash returns a player's money in dollars.
func (sh *Shown) Cash(seat engine.Seat) int32 { return sh.Balance[engine.SeatAccount(seat)] }

// NetWorth returns a player's cash and savings minus loans, in dollars.
func (sh *Shown) NetWorth(seat engine.Seat) int32 { return sh.Finances(seat).NetWorth() }

// NetWorthAfterBills is NetWorth less the bills that are due at the next Pay Day, in dollars.
func (sh *Shown) NetWorthAfterBills(seat engine.Seat) int32 {
	return sh.Finances(seat).NetWorthAfter(sh.BillsDue(seat))
}

// Finances returns what a player has and owes.
func (sh *Shown) Finances(seat engine.Seat) engine.Finances {
	p := &sh.Players[seat]
	return engine.Finances{Cash: sh.Cash(seat), Savings: p.Savings, Loan: p.Loan}
}

// Payment returns what paying an amount of dollars comes to for a player.
func (sh *Shown) Payment(seat engine.Seat, amount int32) engine.Payment {
	return sh.Setup.Payment(&sh.Players[seat], sh.Cash(seat), amount)
}

// HeldMail returns the Mail that lies before a player, first card first. The
// slice is the table's own: read it only.
func (sh *Shown) HeldMail(seat engine.Seat) []engine.CardID {
	return sh.Mail[seat].Cards[:sh.Mail[seat].N]
}

// HeldDeals returns the Deals that lie before a player, first bought first.
// The slice is the table's own: read it only.
func (sh *Shown) HeldDeals(seat engine.Seat) []engine.CardID {
	return sh.Deals[seat].Cards[:sh.Deals[seat].N]
}

// PaidFor returns the dollars that were paid for a Deal that lies before a
// player.
func (sh *Shown) PaidFor(deal engine.CardID) int32 { return sh.Paid[sh.Edition().DealIndex(deal)] }

// BillsDue returns the dollars of all bills that lie before a player.
func (sh *Shown) BillsDue(seat engine.Seat) int32 { return sh.Setup.Bills(sh.HeldMail(seat)) }

// Length returns the number of days of a month.
func (sh *Shown) Length(month uint8) uint8 { return sh.Setup.Lengths[month-1] }

// SpaceAt returns what lies on a day of a month; Vacant on START.
func (sh *Shown) SpaceAt(month, day uint8) engine.Space {
	if day == 0 || day > engine.MaxDays || month == 0 || month > engine.MaxMonths {
		return engine.Vacant
	}
	return sh.Pages[month-1][day-1]
}

// Everyone returns the set of all seats.
func (sh *Shown) Everyone() engine.SeatSet { return engine.SeatSet(1)<<sh.Setup.Seats - 1 }

// Lands returns the rule of the space being carried out.
func (sh *Shown) Lands() *engine.SpaceRule { return &sh.Edition().Spaces[sh.Landed.Space] }
