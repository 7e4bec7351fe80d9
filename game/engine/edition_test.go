package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestBigPayDayEditionHasThePrintedFigures(t *testing.T) {
	ed := EditionOf(Big)
	tiles, cards := 0, map[CardKind]int{}
	for _, n := range ed.Tiles {
		tiles += int(n)
	}
	var bills int32
	for _, card := range ed.Cards {
		cards[card.Kind]++
		if card.Kind == Bill {
			bills += card.Amount
		}
	}
	assert.Equal(t, 30, tiles)
	assert.Equal(t, map[CardKind]int{
		Ad: 8, Postcard: 8, Bill: 22, MoneygramSend: 5, MoneygramReceive: 3, InstantMessage: 8, TaxRefund: 3, Rebate: 3,
		PlainDeal: 24, DoubleDeal: 2, SuperSteal: 2,
	}, cards)
	assert.Equal(t, [NumDecks]uint8{60, 28}, ed.DeckSizes)
	assert.EqualValues(t, 25_400, bills)
	for i := range ed.Cards {
		id := CardID(i + 1)
		assert.Equal(t, i >= 60, ed.Card(id).Deck == DealDeck)
	}
	assert.Equal(t, Card{Deck: DealDeck, Kind: PlainDeal, Cost: 3_500, Value: 6_000}, ed.Card(66))
}
