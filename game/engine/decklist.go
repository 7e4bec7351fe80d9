package engine

// The functions of this file write the lists of cards in the files of the
// editions.

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
