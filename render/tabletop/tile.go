package tabletop

import (
	"bigpayday/game/engine"
)

// tileInHand takes the tile that was drawn off the stack.
func tileInHand(sh *Shown, e engine.Event) {
	if sh.Phase == engine.Building {
		sh.Turn = e.Seat
	}
	sh.InHand = e.Space
	sh.countTiles()
}

// tilePlaced puts a tile on its day.
func tilePlaced(sh *Shown, e engine.Event) {
	sh.putTile(e.Month, e.To, e.Space)
	if sh.InHand == e.Space {
		sh.InHand = engine.Vacant
	}
	sh.countTiles()
}

// tilesExchanged exchanges two tiles, or puts one on a vacant day.
func tilesExchanged(sh *Shown, e engine.Event) {
	from, to := sh.TileOn(e.Month, e.From), sh.TileOn(e.Month, e.To)
	sh.putTile(e.Month, e.From, to)
	sh.putTile(e.Month, e.To, from)
	sh.countTiles()
}

// tileTakenOff puts a tile back in the box.
func tileTakenOff(sh *Shown, e engine.Event) {
	sh.putTile(e.Month, e.To, engine.Vacant)
	sh.countTiles()
}

// pageOpened puts the page on the table that is laid now.
func pageOpened(sh *Shown, e engine.Event) {
	if sh.Phase == engine.Building && e.Seat != engine.NoSeat {
		sh.Turn = e.Seat
	}
	sh.Laying = e.Month
	sh.Pages[e.Month-1], sh.Blue[e.Month-1] = e.Days, 0
	sh.countTiles()
}

// pageLaid completes the page of a month.
func pageLaid(sh *Shown, e engine.Event) {
	sh.Laying = 0
	sh.Pages[e.Month-1], sh.Blue[e.Month-1] = e.Days, e.Blue
}

// HasTile reports whether a tile lies on a day of a month, or only what is
// printed there.
func (sh *Shown) HasTile(month, day uint8) bool {
	return day >= 1 && day <= engine.MaxDays && sh.Blue[month-1]&(1<<(day-1)) != 0
}

// TileOn returns the tile on a day, Vacant for none.
func (sh *Shown) TileOn(month, day uint8) engine.Space {
	if !sh.HasTile(month, day) {
		return engine.Vacant
	}
	return sh.SpaceAt(month, day)
}

// putTile lets a tile lie on a day, or with Vacant what is printed there.
func (sh *Shown) putTile(month, day uint8, tile engine.Space) {
	sh.Blue[month-1] |= 1 << (day - 1)
	if tile == engine.Vacant {
		sh.Blue[month-1] &^= 1 << (day - 1)
		tile = sh.Edition().Printed[day-1]
	}
	sh.Pages[month-1][day-1] = tile
}

// countTiles counts the tiles that are neither laid nor in hand. While a
// month is filled anew, some are laid twice for a moment. What celebrates its
// real date is none of them.
func (sh *Shown) countTiles() {
	left := sh.Edition().Tiles
	take := func(tile engine.Space) {
		if left[tile] > 0 {
			left[tile]--
		}
	}
	if sh.Laying > 0 {
		for day := uint8(1); day <= engine.MaxDays; day++ {
			if tile := sh.TileOn(sh.Laying, day); !sh.Setup.IsParty(sh.Laying, day, tile) {
				take(tile)
			}
		}
	}
	take(sh.InHand)
	sh.TilesLeft = left
}
