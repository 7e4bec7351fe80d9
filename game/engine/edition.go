package engine

import (
	"slices"

	"bigpayday/game/rules"
)

// EditionID names an edition of the game.
type EditionID uint8

// The editions. Their order is part of saved games: new ones are added at the
// end.
const (
	Big EditionID = iota
	Standard
	Mixed
	Classic1975
	Event2000
	NumEditions
)

var editionNames = [NumEditions]string{"big", "standard", "mixed", "classic1975", "event2000"}

// String returns the edition's id, such as "big".
func (id EditionID) String() string { return rules.NameOf(editionNames[:], id) }

// ParseEdition returns the edition with the given id.
func ParseEdition(id string) (EditionID, bool) {
	return rules.ParseName[EditionID](editionNames[:], id)
}

var editions = [NumEditions]*Edition{
	Big: &bigPayDay, Standard: &standardPayDay, Mixed: &mixedPayDay, Classic1975: &classicPayDay, Event2000: &eventPayDay,
}

// edition returns the data of an edition. An unknown id is refused by
// [Setup.Check] before any game comes to exist, so it gets the first one.
func (id EditionID) edition() *Edition {
	if id < NumEditions {
		return editions[id]
	}
	return editions[Big]
}

// EditionOf returns the data of an edition, to be read only.
func EditionOf(id EditionID) *Edition { return id.edition() }

// Edition is all that makes one edition what it is: board, tiles, decks and
// amounts. It is data; nothing changes it. What an edition has not is left
// out of its file, and the rules that ask for it do nothing.
type Edition struct {
	ID EditionID
	// Rules is the version of its rules, the first if left out.
	Rules RulesVersion
	// Pay lists what a month can end with, and the money that goes with it.
	// The first is the one that is used unless the setup says otherwise.
	Pay []PayScale
	// Loans come in LoanStep dollars and cost LoanPercent at each Pay Day.
	// With the house rule [BorrowLimit] nobody borrows of their own will
	// beyond that many dollars.
	LoanStep, LoanPercent, BorrowLimit int32
	// Savings is what the Bank does with savings; zero where it takes none.
	Savings SavingsRule
	// Steps are what settling a month consists of, in their order. What
	// follows is the same everywhere: the Mail goes, and the token returns to
	// START or retires.
	Steps []Step
	// Prize is what the roll that opens a turn can win.
	Prize RollPrize
	// DealsGoUnder says that Deals which are left, sold or given up go under
	// their deck; else they go on the discards.
	DealsGoUnder bool
	// RetiredRoll says that retired players still take turns, in which they
	// only roll for the Bonus.
	RetiredRoll bool
	// FewestMonths is the least number of months in a game, 1 if it is 0.
	FewestMonths uint8
	// Months are Shortest to Longest days long.
	Shortest, Longest uint8
	// Printed is the calendar under the tiles, day 1 first, its last day
	// left out; all vacant in an edition whose month is built of tiles alone.
	Printed [MaxDays]Space
	// Tiles says how many tiles there are of each kind.
	Tiles [NumSpaces]uint8
	// Wanted is how many tiles are laid on a printed calendar unless the
	// setup says otherwise.
	Wanted uint8
	// RealMonths says that months may be those of a real year, with
	// weekdays, birthdays and holidays.
	RealMonths bool
	// House holds the house rules that make sense in the edition.
	House HouseRules
	// Spaces says what each kind of day asks of the lander.
	Spaces [NumSpaces]SpaceRule
	// Decks names the cards: editions that play with the same ones have the
	// same name, and package words the same texts for them.
	Decks string
	// Cards lists all cards: CardID c is Cards[c-1]. Decks follow each other
	// in the order of their ids.
	Cards []Card
	// DeckSizes says how many cards each deck has.
	DeckSizes [NumDecks]uint8
}

// PayScale is a space that a month can end with, and the dollars that go with
// it: what everyone begins with if the first month ends so, in notes, and
// what the space pays.
type PayScale struct {
	LastDay       Space
	Start, Salary int32
	Notes         []Notes
}

// Notes is a number of bank notes of one value in dollars.
type Notes struct {
	Count, Value int32
}

// LaysTiles reports whether the edition has tiles to lay.
func (ed *Edition) LaysTiles() bool { return ed.Tiles != [NumSpaces]uint8{} }

// PrintsDays reports whether the edition has a printed calendar, on which
// tiles, if it has any, lie as the players like.
func (ed *Edition) PrintsDays() bool { return ed.Printed[0] != Vacant }

// Has reports whether days of the kind occur in the edition.
func (ed *Edition) Has(space Space) bool {
	return space != Vacant && (ed.Tiles[space] > 0 || slices.Contains(ed.Printed[:], space) || ed.EndsWith(space))
}

// EndsWith reports whether a month of the edition can end with the space.
func (ed *Edition) EndsWith(space Space) bool { return ed.Spaces[space].Does == Settle }

// Card returns what is printed on a card; nothing on NoCard.
func (ed *Edition) Card(id CardID) Card {
	if id == NoCard {
		return Card{}
	}
	return *ed.card(id)
}

// card is [Edition.Card] for a card that there is, without a copy.
func (ed *Edition) card(id CardID) *Card { return &ed.Cards[id-1] }

// cardKinds has a bit for every kind of card in the decks of each edition.
var cardKinds = func() (kinds [NumEditions]uint32) {
	for id, ed := range editions {
		for _, card := range ed.Cards {
			kinds[id] |= 1 << card.Kind
		}
	}
	return kinds
}()

// bills has the dollars of every card that is a bill, 0 for the others: adding
// them up asks no card for its kind.
var bills = func() (dollars [NumEditions][maxCards + 1]int32) {
	for id, ed := range editions {
		for i, card := range ed.Cards {
			if card.Kind == Bill {
				dollars[id][i+1] = card.Amount
			}
		}
	}
	return dollars
}()

// draws reports whether there are cards of the kind in the edition's decks.
func (ed *Edition) draws(kind CardKind) bool { return cardKinds[ed.ID]>>kind&1 != 0 }

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
	RaiseJackpot         // land.go
	PlayContest          // contest.go
	EveryoneCollects     // collect.go
	PayJackpot           // land.go
	MoveBack             // movement.go
	MoveAhead            // movement.go
	Settle               // payday.go
	CollectFromEach      // happy_birthday.go
	BuyAtYardSale        // yard_sale.go
	OddOrEven            // family_casino_night.go
	OthersDonate         // charity_walk.go
	CollectAmount        // collect.go
	PayBank              // collect.go
	HoldElection         // town_election.go
	TurnClocksBack       // daylight_savings.go
	PlayPoker            // poker_game.go
	DrawTickets          // lottery_draw.go
	DrawEvent            // event_card.go
	PlayCombination      // combination_lottery.go
)
