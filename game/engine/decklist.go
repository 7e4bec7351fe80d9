package engine

// The functions of this file write the lists of cards in the files of the
// editions.

// plainDeals returns the 24 Deals that editions with money in thousands share.
func plainDeals() []Card {
	return deals(PlainDeal,
		2_000, 5_000, 2_000, 5_500, 2_000, 6_000, 2_500, 6_500, 3_000, 6_500, 3_500, 6_000, 3_500, 6_000,
		3_500, 6_500, 3_500, 7_000, 4_000, 7_500, 5_000, 9_000, 6_000, 11_000, 7_000, 14_000, 7_500, 13_000,
		8_000, 12_000, 8_000, 12_000, 8_000, 12_000, 9_500, 14_000, 10_000, 15_000, 10_000, 18_000,
		11_000, 16_000, 11_000, 19_000, 12_000, 20_000, 12_000, 20_000)
}

// copies returns n equal cards.
func copies(n int, card Card) []Card {
	list := make([]Card, n)
	for i := range list {
		list[i] = card
	}
	return list
}

// amounts returns a Mail card of the kind for each amount in dollars.
func amounts(kind CardKind, dollars ...int32) []Card {
	list := make([]Card, len(dollars))
	for i, amount := range dollars {
		list[i] = Card{Kind: kind, Amount: amount}
	}
	return list
}

// messages returns an instant message for each thing to do.
func messages(todo ...Message) []Card {
	list := make([]Card, len(todo))
	for i, message := range todo {
		list[i] = Card{Kind: InstantMessage, Message: message}
	}
	return list
}

// deals returns a Deal of the kind for each pair of cost and value in
// dollars, as printed.
func deals(kind CardKind, costValue ...int32) []Card {
	list := make([]Card, len(costValue)/2)
	for i := range list {
		list[i] = Card{Deck: DealDeck, Kind: kind, Cost: costValue[2*i], Value: costValue[2*i+1]}
	}
	return list
}

// commissioned returns a plain Deal for each three of cost, value and
// commission in dollars.
func commissioned(figures ...int32) []Card {
	list := make([]Card, len(figures)/3)
	for i := range list {
		list[i] = Card{Deck: DealDeck, Kind: PlainDeal, Cost: figures[3*i], Value: figures[3*i+1], Commission: figures[3*i+2]}
	}
	return list
}

// auctions returns a Deal to be auctioned for each pair of least bid and value
// in dollars.
func auctions(bidValue ...int32) []Card {
	list := make([]Card, len(bidValue)/2)
	for i := range list {
		list[i] = Card{Deck: DealDeck, Kind: AuctionDeal, Bid: bidValue[2*i], Value: bidValue[2*i+1]}
	}
	return list
}

// events returns an Event of each kind for each amount in dollars.
func events(kinds []CardKind, dollars ...int32) []Card {
	var list []Card
	for _, kind := range kinds {
		for _, amount := range dollars {
			list = append(list, Card{Deck: EventDeck, Kind: kind, Amount: amount})
		}
	}
	return list
}

// lotteryCards returns a Lottery card for each three pairs.
func lotteryCards(pairs ...[3][2]uint8) []Card {
	list := make([]Card, len(pairs))
	for i := range list {
		list[i] = Card{Deck: LotteryDeck, Kind: LotteryCard, Pairs: pairs[i]}
	}
	return list
}
