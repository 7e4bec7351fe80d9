package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
)

var setTurnedIn = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.Hands[e.Seat] &^= e.Days
		n := uint8(e.Days.Len())
		sh.Cards[e.Seat] -= n
		sh.TurnedIn += n
		sh.Sets = e.Number
		sh.Reserve += e.Armies
		sh.Tally[e.Seat].Sets++
		sh.Tally[e.Seat].SetArmies += e.Armies
	},
	plays: func(d *directions, e conquest.Event) {
		d.Sound(CardSnap)
		d.Over(cardMoves, func(t float64) {
			d.actors.Card = Card{
				On: true, Move: CardsTurnedIn, Seat: e.Seat, Days: e.Days, Design: e.Design, N: uint8(e.Days.Len()), Armies: e.Armies, T: beats.InOutCubic(t),
			}
		})
		d.Linger(e.Seat, readIncome)
	},
}

var cardDrawn = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.Deck--
		sh.Cards[e.Seat]++
		if e.To != conquest.NoDay {
			sh.Hands[e.Seat] = sh.Hands[e.Seat].With(e.To)
		}
	},
	plays: func(d *directions, e conquest.Event) {
		d.Sound(CardSnap)
		d.Over(cardMoves, func(t float64) {
			c := Card{On: true, Move: CardDrawn, Seat: e.Seat, Design: e.Design, N: 1, T: beats.InOutCubic(t)}
			if e.To != conquest.NoDay {
				c.Days = e.To.Set()
			}
			d.actors.Card = c
		})
	},
}

var noCardLeft = script{}

var shuffled = script{
	shows: func(sh *Shown, e conquest.Event) { sh.Deck, sh.TurnedIn = uint8(e.Number), 0 },
}
