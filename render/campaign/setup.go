package campaign

import (
	"math/bits"

	"bigpayday/game/conquest"
	"bigpayday/render/beats"
)

var gameBegan = script{
	shows: func(sh *Shown, e conquest.Event) {
		if e.Seat != conquest.NoSeat {
			sh.beginsWith(e.Seat)
		}
	},
}

// beginsWith notes who is first.
func (sh *Shown) beginsWith(seat conquest.Seat) {
	if sh.Setup.First != seat {
		sh.Setup.First = seat
		sh.handOutInfantry()
	}
}

var mapLaid = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.Map.Bonus = e.Bonus
		if sh.Part == LayingTiles && sh.Tiles == [conquest.NumTiles]uint8{} {
			sh.Part, sh.InHand = Claiming, conquest.NoTile
		}
	},
}

var tileInHand = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.InHand = e.Tile
		sh.Tiles[e.Tile]--
	},
}

var tileLaid = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.InHand = conquest.NoTile
		sh.Map.Lay(e.Tile, e.From, e.To)
	},
	plays: func(d *directions, e conquest.Event) {
		d.Over(tileLands, func(t float64) {
			d.actors.Tile = TileMove{On: true, Tile: e.Tile, From: e.From, To: e.To, T: beats.OutBack(t)}
		})
		d.Sound(TileDrop)
	},
}

var rolled = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.FirstRolls[e.Seat] = e.Dice[0]
		if sh.rolling == 0 { // those who were tied throw again, or all begin
			sh.rolling = sh.tied
		}
		if sh.rolling = sh.rolling.Without(e.Seat); sh.rolling != 0 {
			return
		}
		highest, among := uint8(0), sh.tied
		for seat := range conquest.Seat(sh.Setup.Seats) {
			switch pips := sh.FirstRolls[seat]; {
			case !among.Has(seat):
			case pips > highest:
				highest, sh.tied = pips, conquest.SeatSet(0).With(seat)
			case pips == highest:
				sh.tied = sh.tied.With(seat)
			}
		}
		if sh.tied.Len() == 1 {
			sh.beginsWith(conquest.Seat(bits.TrailingZeros8(uint8(sh.tied))))
		}
	},
	plays: func(d *directions, e conquest.Event) {
		d.Over(rollsDie, func(t float64) {
			d.actors.Dice = Dice{On: true, Seat: e.Seat, Dice: e.Dice, Toss: beats.OutCubic(t), Settled: t > settlesAt}
		})
		d.Sound(DiceLand)
	},
}

var neutralStood = script{
	shows: func(sh *Shown, e conquest.Event) {
		for rest := e.Days; rest != 0; rest &= rest - 1 {
			day := rest.First()
			sh.take(day, e.Seat)
			sh.Armies[day] = e.Armies
			if e.Fewer.Has(day) {
				sh.Armies[day]--
			}
		}
	},
}

var claimed = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.take(e.To, e.Seat)
		sh.Armies[e.To] = 1
		sh.Rest[e.Seat]--
		if sh.Held(conquest.NoSeat) == 0 {
			sh.Part = Placing
		}
	},
	plays: func(d *directions, e conquest.Event) {
		takes := pieceLands
		if d.shown.Setup.House.Has(conquest.DealtDays) {
			takes = dealsDay
		}
		d.setDown(e, 1, takes)
	},
}

var placed = script{
	shows: func(sh *Shown, e conquest.Event) {
		sh.Armies[e.To] += e.Armies
		if e.Why == conquest.WhySetup {
			sh.Rest[e.Seat] -= uint8(e.Armies)
			return
		}
		sh.Reserve -= e.Armies
	},
	plays: func(d *directions, e conquest.Event) { d.setDown(e, e.Armies, pieceLands) },
}

// setDown lets a piece come down on a day.
func (d *directions) setDown(e conquest.Event, armies int32, takes beats.Span) {
	d.Over(takes, func(t float64) {
		d.actors.Piece = Piece{On: true, Seat: e.Seat, Day: e.To, Armies: armies, T: beats.OutQuad(t)}
	})
	d.Sound(PegDown)
}
