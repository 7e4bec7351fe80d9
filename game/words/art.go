package words

import (
	"strconv"

	"bigpayday/game/engine"
)

// cardArt names the picture of a card: one of its own, named by its id, for it depicts what the
// words of the card say.
func cardArt(ed *engine.Edition, id engine.CardID) string {
	return "cards/" + ed.Decks + "-" + strconv.Itoa(int(id))
}
