package engine

// Sizes that are the same for every edition.
const (
	MaxMonths = 12
	MaxDays   = 31
	// MaxMail and MaxDeals are the most cards that a deck of any edition has.
	MaxMail  = 79
	MaxDeals = 36
	// MaxLotteryCards is the most Lottery cards of any edition.
	MaxLotteryCards = 6
	maxCards        = MaxMail + 2*MaxDeals + MaxLotteryCards
	maxTasks        = 16
)

// Phase is the part of the game that is being played.
type Phase uint8

// The phases, in their order.
const (
	Building Phase = iota // tiles are laid
	Playing
	Over
)

// State is a whole game: one flat value, so that copying it is an
// assignment. Its fields can be read by anyone; they are changed by [New] and
// [State.Choose] alone. A seat may not know all of it: what a player or a
// computer opponent may see is [State.View].
type State struct {
	Setup Setup
	Phase Phase
	// Turn is the seat whose turn it is, or that lays the next tile.
	Turn Seat
	// Turns counts the turns that have begun.
	Turns uint16
	// Balance holds the dollars of every account. They sum to zero.
	Balance [NumAccounts]int32
	Players [MaxSeats]Player
	// Mail and Deals are each player's cards, in the order they came.
	Mail  [MaxSeats]Hand[[MaxMail]CardID]
	Deals [MaxSeats]Hand[[MaxDeals]CardID]
	// Paid is what was paid for each Deal that lies before a player, in
	// dollars, by the Deal's place in its deck.
	Paid [MaxDeals]int32
	// Pages holds the days of every month, day 1 first; Blue has a bit for
	// every day of a page on which a tile lies, bit 0 for day 1. Where every
	// day has a tile the bits are those of the page being laid.
	Pages [MaxMonths][MaxDays]Space
	Blue  [MaxMonths]uint32
	// Laid is how many pages are complete. Page is the one being laid,
	// counted from 1, and 0 if none is.
	Laid, Page uint8

	// MailPile and DealPile are hidden but for their sizes.
	MailPile Pile[[MaxMail]CardID]
	DealPile Pile[[MaxDeals]CardID]
	// EventPile is as hidden; no edition has more Events than Deals.
	EventPile Pile[[MaxDeals]CardID]
	// Tiles is the stack of tiles not laid yet, hidden unless one player
	// builds the month; InHand is the tile drawn from it.
	Tiles  Hand[[MaxDays]Space]
	InHand Space

	Lottery Lottery
	// Election says that a Town Election has filled the Pot, which the next 6
	// wins. ClocksTurned says that Daylight Savings took place this turn.
	Election, ClocksTurned bool
	// BonusDie is the number that a roll has to match to win the Bonus.
	BonusDie uint8
	// LotteryCards are the players' Lottery cards; the others are unused.
	LotteryCards [MaxSeats]CardID
	Auction      Auction

	Tasks [maxTasks]pending
	Depth uint8

	// Random is the generator. It is hidden.
	Random Random

	// Owed is what each player still owed the Bank when they last settled a
	// month, in dollars: what interest is due on for Swellfare. It is 0 in
	// editions without Swellfare.
	Owed [MaxSeats]int32
}

// Player is what belongs to a seat besides its money and cards.
type Player struct {
	// Loan is what the player owes the Bank, in dollars.
	Loan int32
	// Savings is what the player has put into the Bank, in dollars. Nobody
	// has savings and a loan.
	Savings int32
	// Month is the page that the token stands on, from 1; Day is its day, 0
	// for START.
	Month, Day uint8
	// Retired players have played their last month, or are out.
	Retired bool
}

// Hand is a list of at most as many cards as the array holds. Only the first
// N count; the rest is zero.
type Hand[A [MaxMail]CardID | [MaxDeals]CardID | [MaxDays]Space] struct {
	N     uint8
	Cards A
}

// Pile is a draw pile, top card last, and its discards, top card last. Cards
// beyond the two counts are zero.
type Pile[A [MaxMail]CardID | [MaxDeals]CardID] struct {
	Left, Gone    uint8
	Draw, Discard A
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.Setup.Seats) }

// Cash returns a player's money in dollars.
func (s *State) Cash(seat Seat) int32 { return s.Balance[SeatAccount(seat)] }

// NetWorth returns a player's cash and savings minus loans, in dollars. Unsold
// Deals are worth nothing.
func (s *State) NetWorth(seat Seat) int32 { return s.Finances(seat).NetWorth() }

// NetWorthAfterBills is NetWorth less the bills that are due at the next Pay Day, in dollars.
func (s *State) NetWorthAfterBills(seat Seat) int32 {
	return s.Finances(seat).NetWorthAfter(s.BillsDue(seat))
}

// Length returns the number of days of a month.
func (s *State) Length(month uint8) uint8 { return s.Setup.Lengths[month-1] }

// SpaceAt returns what lies on a day of a month; Vacant on START.
func (s *State) SpaceAt(month, day uint8) Space {
	if day == 0 || int(day) > MaxDays {
		return Vacant
	}
	return s.Pages[month-1][day-1]
}

// HeldMail returns the Mail that lies before a player, first card first. The
// slice is the state's own: read it only.
func (s *State) HeldMail(seat Seat) []CardID { return s.Mail[seat].Cards[:s.Mail[seat].N] }

// HeldDeals returns the Deals that lie before a player, first bought first.
// The slice is the state's own: read it only.
func (s *State) HeldDeals(seat Seat) []CardID { return s.Deals[seat].Cards[:s.Deals[seat].N] }

// TilesLeft returns the tiles not laid yet, without the one in hand, in no
// order that means anything. The slice is the state's own: read it only.
func (s *State) TilesLeft() []Space { return s.Tiles.Cards[:s.Tiles.N] }

// BillsDue returns the dollars of all bills that lie before a player.
func (s *State) BillsDue(seat Seat) int32 { return s.Setup.Bills(s.HeldMail(seat)) }

// Edition returns the data of the edition that is played.
func (s *State) Edition() *Edition { return s.Setup.Data() }

// game is a state at work: the state itself, the data of its edition and
// where its events go. It is handed on by value, which costs no allocation.
// What happens all the time asks for the sink before it writes an event:
// computers play thousands of games to which nobody listens.
type game struct {
	*State
	ed   *Edition
	sink Sink
}

func (s *State) play(sink Sink) game {
	return game{State: s, ed: s.Setup.Data(), sink: sink}
}

func (g game) emit(e Event) {
	if g.sink != nil {
		g.sink(e)
	}
}

// seatsFrom calls each seat once, in seat order from first.
func (g game) seatsFrom(first Seat, each func(Seat)) {
	seat := first
	for range g.Setup.Seats {
		each(seat)
		seat = g.left(seat)
	}
}

// left returns the seat to the left of seat.
func (g game) left(seat Seat) Seat {
	if seat++; seat < Seat(g.Setup.Seats) {
		return seat
	}
	return 0
}
