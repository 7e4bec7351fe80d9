package engine

// EditionID names an edition of the game.
type EditionID uint8

// The editions. Their order is part of saved games.
const (
	Big EditionID = iota
	NumEditions
)

var editionNames = [NumEditions]string{"big"}

// String returns the edition's id, such as "big".
func (id EditionID) String() string { return nameOf(editionNames[:], id) }

// ParseEdition returns the edition with the given id.
func ParseEdition(id string) (EditionID, bool) { return parseName[EditionID](editionNames[:], id) }

// edition returns the data of an edition. An unknown id is refused by
// [Setup.Check] before any game comes to exist, so it gets the first one.
func (id EditionID) edition() *Edition {
	switch id {
	default:
		return &bigPayDay
	}
}

// EditionOf returns the data of an edition, to be read only.
func EditionOf(id EditionID) *Edition { return id.edition() }

// Edition is all that makes one edition what it is: board, tiles, decks and
// amounts. It is data; nothing changes it.
type Edition struct {
	ID EditionID
	// StartMoney is what each player begins with, and Salary what Pay Day
	// pays, in dollars. StartNotes lists the notes of the start money.
	StartMoney, Salary int32
	StartNotes         []Notes
	// Loans come in LoanStep dollars and cost LoanPercent at each Pay Day.
	LoanStep, LoanPercent int32
	// Months are Shortest to Longest days long.
	Shortest, Longest uint8
	// Tiles says how many tiles there are of each kind; LastDay is the one
	// that lies on the last day of every month.
	Tiles   [NumSpaces]uint8
	LastDay Space
	// Spaces says what each kind of day asks of the lander.
	Spaces [NumSpaces]SpaceRule
	// Cards lists all cards: CardID c is Cards[c-1]. Decks follow each other
	// in the order of their ids.
	Cards []Card
	// DeckSizes says how many cards each deck has.
	DeckSizes [NumDecks]uint8
}

// Notes is a number of bank notes of one value in dollars.
type Notes struct {
	Count, Value int32
}

// Card returns what is printed on a card.
func (ed *Edition) Card(id CardID) Card { return ed.Cards[id-1] }

// BillAmount returns the dollars of a bill, and 0 for any other card.
func (ed *Edition) BillAmount(id CardID) int32 {
	if card := &ed.Cards[id-1]; card.Kind == Bill {
		return card.Amount
	}
	return 0
}

// FirstCard returns the first card of a deck; the others follow.
func (ed *Edition) FirstCard(deck Deck) CardID {
	first := CardID(1)
	for d := range deck {
		first += CardID(ed.DeckSizes[d])
	}
	return first
}

// DealIndex returns a Deal's place in its deck, from 0: the index into
// [State.Paid].
func (ed *Edition) DealIndex(id CardID) int { return int(id - ed.FirstCard(DealDeck)) }

// SpaceRule is what a kind of day does, with its figures.
type SpaceRule struct {
	Does Act
	// Amount is the sum in dollars that the space names: what is collected,
	// paid, won, added by the Bank, or won per pip.
	Amount int32
	// Stake is what each player may ante, in dollars.
	Stake int32
	// Dice is how many dice are thrown: 1 or 2.
	Dice uint8
	// Count is how many cards are drawn.
	Count uint8
	// Numbers is how many lottery numbers there are, from 1.
	Numbers uint8
	// Why is the reason given for payments and rolls.
	Why Why
}

// Act is what a space does. Each is carried out by the file named.
type Act uint8

// The acts.
const (
	Rest             Act = iota
	DrawMail             // mail.go
	DrawDeal             // deal.go
	MeetBuyer            // found_a_buyer.go
	TakeFreeDeal         // deal.go
	WinPerPip            // collect.go
	PlayLottery          // lottery.go
	RaiseJackpot         // jackpot.go
	PlayContest          // contest.go
	EveryoneCollects     // collect.go
	PayJackpot           // jackpot.go
	MoveBack             // movement.go
	MoveAhead            // movement.go
	Settle               // payday.go
)
