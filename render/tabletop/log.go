package tabletop

import "bigpayday/game/engine"

// log logs an event, unless there is nothing to say about it.
func (sh *Shown) log(e engine.Event) {
	switch e.Kind {
	case engine.TileInHand, engine.PageLaid, engine.PageOpened:
		return
	case engine.Discarded:
		if e.Deck == engine.MailDeck {
			return
		}
	}
	sh.Log.Add(e, sh.Turns)
}
