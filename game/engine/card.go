package engine

import "bigpayday/game/rules"

// Deck names one of the piles that cards are drawn from.
type Deck uint8

// The decks. Their order is part of saved games.
const (
	MailDeck Deck = iota
	DealDeck
	EventDeck
	LotteryDeck
	NumDecks
)

var deckNames = [NumDecks]string{"mail", "deal", "event", "lottery"}

// String returns the deck's id, such as "mail".
func (d Deck) String() string { return rules.NameOf(deckNames[:], d) }

// CardID names one card of an edition. Ids are unique across the decks of
// that edition and count from 1, in the order of [Edition.Cards].
type CardID uint8

// NoCard stands for no card.
const NoCard CardID = 0

// CardKind is what a card is, printed on its band.
type CardKind uint8

// The kinds of card. Their order is part of records' documentation only.
const (
	NoKind CardKind = iota
	Ad
	Postcard
	Bill
	MoneygramSend
	MoneygramReceive
	InstantMessage
	TaxRefund
	Rebate
	PlainDeal
	DoubleDeal
	SuperSteal
	LotteryTicket
	Swellfare
	Windfall
	PayANeighbor
	MadMoney
	Charity
	MonsterCharge
	BuyOrSell
	AuctionDeal
	PayToBonus
	EachPayToBonus
	PayToFriend
	KeepTheCash
	EachKeepTheCash
	TakeAndKeep
	LotteryCard
	NumCardKinds
)

var cardKindNames = [NumCardKinds]string{
	"none", "ad", "postcard", "bill", "moneygram-send", "moneygram-receive", "instant-message",
	"tax-refund", "rebate", "deal", "double-deal", "super-steal", "lottery-ticket", "swellfare", "windfall",
	"pay-a-neighbor", "mad-money", "charity", "monster-charge", "buy-or-sell", "auction", "pay-to-bonus",
	"each-pay-to-bonus", "pay-to-friend", "keep-the-cash", "each-keep-the-cash", "take-and-keep", "lottery-card",
}

// String returns the kind's id, such as "moneygram-send".
func (k CardKind) String() string { return rules.NameOf(cardKindNames[:], k) }

// Message is what an instant message tells its player to do.
type Message uint8

// The messages.
const (
	NoMessage Message = iota
	ToNextDeal
	ToNextBuyer
	ToNextMailWithFriend
	BackThreeWithFriend
	AheadThreeWithFriend
	ToStart
	NumMessages
)

var messageNames = [NumMessages]string{
	"none", "next-deal", "next-buyer", "next-mail-friend", "back-three-friend", "ahead-three-friend", "to-start",
}

// String returns the message's id, such as "back-three-friend".
func (m Message) String() string { return rules.NameOf(messageNames[:], m) }

// BringsFriend reports whether the message ends in "and bring a friend".
func (m Message) BringsFriend() bool {
	return m == ToNextMailWithFriend || m == BackThreeWithFriend || m == AheadThreeWithFriend
}

// Card is what is printed on a card. Amounts are dollars.
type Card struct {
	Deck    Deck
	Kind    CardKind
	Amount  int32   // of a bill, moneygram, refund, rebate, windfall or lottery ticket
	Cost    int32   // of a Deal, as printed
	Value   int32   // of a Deal, as printed
	Message Message // of an instant message
	// Commission is what the Bank pays to one of all players when the Deal is
	// bought.
	Commission int32
	// Bid is the least bid for a Deal that is auctioned.
	Bid int32
	// Pairs are the throws of two dice that win with a Lottery card, the
	// smaller number first.
	Pairs [3][2]uint8
}

// Price returns the dollars that buying a Deal costs: the printed cost, and
// half of it for a Super Steal ("you pay only half of the Deal's cost").
func (c Card) Price() int32 {
	if c.Kind == SuperSteal {
		return c.Cost / 2
	}
	return c.Cost
}

// Profit returns the dollars that selling a Deal brings beyond what was paid
// for it.
func (c Card) Profit(paid int32) int32 { return c.Payoff() - paid }

// Interest returns the dollars that carrying a Monster Charge over costs at each Pay Day.
func (c Card) Interest() int32 { return c.Amount / 100 * MonsterPercent }

// Payoff returns the dollars that a buyer pays for a Deal: the printed
// value, and twice it for a Double Deal ("double the payoff").
func (c Card) Payoff() int32 {
	if c.Kind == DoubleDeal {
		return 2 * c.Value
	}
	return c.Value
}
