package bot

import "bigpayday/game/engine"

// playPoker stakes if the cash is there and somebody else is ahead. The game is
// fair: of n players each wins what the others stake, (n-1) times the stake, one
// time in n, and loses the stake (n-1) times in n. So nobody gains on average,
// and chance serves those who are behind. With too few players the stake comes
// back.
func (t *Player) playPoker(view *engine.State) engine.Choice {
	stake := view.Setup.LotteryRule(view.Lottery.Space).Stake
	if view.Cash(t.seat) < stake {
		return engine.Choice{Kind: engine.StayOut}
	}
	mine := standing(view, t.seat)
	for other := range engine.Seat(view.Seats()) {
		if other != t.seat && t.ahead(view, standing(view, other), mine) {
			return engine.Choice{Kind: engine.Ante}
		}
	}
	return engine.Choice{Kind: engine.StayOut}
}

// ahead reports whether another player counts as ahead of one's own standing: who likes to
// take chances feels behind sooner.
func (t *Player) ahead(view *engine.State, theirs, mine int64) bool {
	if theirs > 0 {
		theirs = t.hoped(view, theirs)
	}
	return theirs >= mine
}
