package bot

import "bigpayday/game/engine"

// choosePlayer gives to the player who stands worst, whom it serves least, and
// takes from the one who stands best.
func (t *Player) choosePlayer(view *engine.State, prompt engine.Prompt) engine.Choice {
	gives := false
	switch view.Edition().Card(prompt.Card).Kind {
	case engine.PayANeighbor, engine.PayToFriend, engine.EachKeepTheCash:
		gives = true
	}
	best, most := engine.NoSeat, int64(0)
	for seat := range engine.Seat(view.Seats()) {
		if seat == t.seat {
			continue
		}
		worth := standing(view, seat)
		if gives {
			worth = -worth
		}
		if best == engine.NoSeat || worth > most {
			best, most = seat, worth
		}
	}
	return engine.Choice{Kind: engine.Target, Seat: best}
}
