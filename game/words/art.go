package words

import (
	"strconv"

	"bigpayday/game/engine"
)

// cardArt names the picture of a card: one of its own, named by its id, for it depicts what the
// words of the card say. Lottery cards have no words.
func cardArt(ed *engine.Edition, id engine.CardID) string {
	if ed.Card(id).Kind == engine.LotteryCard {
		return "lotcard"
	}
	return "cards/" + ed.Decks + "-" + strconv.Itoa(int(id))
}
