package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
)

var moved = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.Armies[e.From] -= e.Armies
		sh.Armies[e.To] += e.Armies
	},
	plays: func(d *directions, e conquest.Event) {
		n := min(e.Armies, MostMarching)
		whole := int64(pieceMarches + pieceGap*(n-1))
		d.Sound(MarchTick)
		d.Over(beats.Lasting(whole, 0), func(t float64) {
			m := March{On: true, Seat: e.Seat, From: e.From, To: e.To, Armies: e.Armies, N: uint8(n)}
			for i := range m.T[:n] {
				start := float64(i * pieceGap)
				m.T[i] = beats.InOutSine(beats.Between(t*float64(whole), start, start+pieceMarches))
			}
			d.actors.March = m
		})
		d.arrive(func(a *Actors) { a.March = March{} })
		if e.Why == conquest.WhyOccupy {
			d.Linger(e.Seat, readFight)
		}
	},
}
