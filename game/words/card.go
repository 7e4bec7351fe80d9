package words

import (
	"strconv"
	"strings"

	"bigpayday/game/engine"
)

// Card is what stands on a card. What does not belong to its kind is empty.
type Card struct {
	// Kind is what the card is, "Bill", and Band the same as printed on the
	// coloured band of the card, "BILL".
	Kind, Band string
	// Title is the card's own name, and Reason the line below it.
	Title, Reason string
	// Label says what Sum is: "Amount due", "$600".
	Label, Sum string
	// Do says what the player does with it now.
	Do string
	// Price and Payoff tell what a Deal costs and brings: "Pay $3,500",
	// "Sells for $6,000". Note explains a price that is not the printed one.
	Price, Payoff, Note string
	// Art names the pictogram in the picture well.
	Art string
}

// Card returns the words of a card of an edition, as new games are played with
// it.
func (w *Words) Card(edition engine.EditionID, id engine.CardID) Card {
	return w.CardOf(engine.EditionOf(edition), id)
}

// CardOf returns the words of a card of an edition whose data are given, which
// may be those of earlier rules.
func (w *Words) CardOf(ed *engine.Edition, id engine.CardID) Card {
	edition := ed.ID
	if id == engine.NoCard || int(id) > len(ed.Cards) {
		return Card{}
	}
	card := ed.Card(id)
	kind := card.Kind.String()
	text := Card{
		Kind:   w.Say("card.kind." + kind),
		Band:   w.Say("card.band." + kind),
		Title:  w.CardTitle(edition, id),
		Reason: w.Say(cardMessage(edition, id, "reason")),
		Do:     w.Say("card.do." + kind),
		Art:    cardArt(ed, id),
	}
	switch {
	case card.Deck == engine.DealDeck:
		text.Price = w.Say("card.price", Money("money", card.Price()))
		text.Payoff = w.Say("card.payoff", Money("money", card.Payoff()))
		text.Note = w.Say(w.own(ed, "card.note."+kind), Money("cost", card.Cost), Money("value", card.Value), Money("commission", card.Commission), Money("bid", card.Bid))
		if card.Kind == engine.AuctionDeal {
			text.Price = "" // the auction says
		}
	case card.Kind == engine.InstantMessage:
		text.Do = w.Say("message.do." + card.Message.String())
	case card.Kind == engine.LotteryCard:
		text.Label = w.Say("card.label." + kind)
		text.Sum = pairs(card)
	case card.Kind == engine.Swellfare:
		text.Label = w.Say("card.label." + kind)
		text.Sum = w.Money(engine.SwellfareMost)
	case card.Amount > 0:
		text.Label = w.Say("card.label." + kind)
		text.Sum = w.Money(card.Amount)
	}
	return text
}

// pairs writes the throws of a Lottery card: "1-1 2-3 4-5".
func pairs(card engine.Card) string {
	throws := make([]string, len(card.Pairs))
	for i, pair := range card.Pairs {
		throws[i] = strconv.Itoa(int(pair[0])) + "-" + strconv.Itoa(int(pair[1]))
	}
	return strings.Join(throws, ", ")
}

// CardTitle returns a card's own name, such as "Water Works".
func (w *Words) CardTitle(edition engine.EditionID, id engine.CardID) string {
	return w.Say(cardMessage(edition, id, "title"))
}

func cardMessage(edition engine.EditionID, id engine.CardID, part string) string {
	return "card." + engine.EditionOf(edition).Decks + "." + strconv.Itoa(int(id)) + "." + part
}

// MessageTitle returns what an instant message says in short: "Back three,
// and bring a friend".
func (w *Words) MessageTitle(m engine.Message) string { return w.Say("message.title." + m.String()) }
