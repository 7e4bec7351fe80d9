package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// tileInHand lifts the tile that was drawn.
var tileInHand = script{
	shows: func(sh *Shown, e engine.Event) {
		if sh.Phase == engine.Building {
			sh.Turn = e.Seat
		}
		sh.InHand = e.Space
		sh.countTiles()
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.Happen()
		d.Sound(TileLift)
		d.Over(tileLifts, func(t float64) {
			d.actors.Tiles.N = 1
			d.actors.Tiles.Tiles[0] = TileMove{Space: e.Space, Part: t, T: beats.OutQuad(t), Lift: beats.OutQuad(t)}
		})
	},
}

// tilePlaced drops a tile on its day. Several at once fall one after another.
var tilePlaced = script{
	joins: func(first, next engine.Event) bool { return first.Month == next.Month },
	shows: func(sh *Shown, e engine.Event) {
		sh.putTile(e.Month, e.To, e.Space)
		if sh.InHand == e.Space {
			sh.InHand = engine.Vacant
		}
		sh.countTiles()
	},
	plays: func(d *directions, es []engine.Event) {
		if len(es) > 1 {
			d.fill(es)
			return
		}
		e := es[0]
		d.Over(tileDrops, func(t float64) {
			d.actors.Tiles.N = 1
			d.actors.Tiles.Tiles[0] = TileMove{Space: e.Space, To: e.To, Part: t, T: beats.OutBack(t), Lift: 1 - t}
		})
		d.Sound(TileDrop)
	},
}

// fill drops many tiles, a little apart.
func (d *directions) fill(es []engine.Event) {
	n := min(len(es), engine.MaxDays)
	whole := int64(tileFalls + tileGap*(n-1))
	d.Sound(TileDrop)
	d.Over(beats.Lasting(whole, 0), func(t float64) {
		tiles := &d.actors.Tiles
		tiles.N = uint8(n)
		for i, e := range es[:n] {
			from := float64(i * tileGap)
			part := beats.Between(t*float64(whole), from, from+tileFalls)
			tiles.Tiles[i] = TileMove{Space: e.Space, To: e.To, Part: part, T: beats.OutBack(part), Lift: 1 - part}
		}
	})
}

// tilesExchanged slides two tiles past each other, or one to a vacant day.
var tilesExchanged = script{
	shows: func(sh *Shown, e engine.Event) {
		from, to := sh.tileOn(e.Month, e.From), sh.tileOn(e.Month, e.To)
		sh.putTile(e.Month, e.From, to)
		sh.putTile(e.Month, e.To, from)
		sh.countTiles()
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.Over(tileSlides, func(t float64) {
			tiles := &d.actors.Tiles
			tiles.N = 0
			for _, way := range [2][2]uint8{{e.From, e.To}, {e.To, e.From}} {
				if space := d.shown.tileOn(e.Month, way[0]); space != engine.Vacant {
					tiles.Tiles[tiles.N] = TileMove{Space: space, From: way[0], To: way[1], Part: t, T: beats.OutCubic(t), Lift: 1 - t}
					tiles.N++
				}
			}
		})
		d.Sound(TileDrop)
	},
}

// tileTakenOff puts a tile back in the box.
var tileTakenOff = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.putTile(e.Month, e.To, engine.Vacant)
		sh.countTiles()
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.Happen()
		d.Over(tileLifts, func(t float64) {
			d.actors.Tiles.N = 1
			d.actors.Tiles.Tiles[0] = TileMove{Space: e.Space, From: e.To, Part: t, T: beats.OutQuad(t), Lift: beats.OutQuad(t)}
		})
	},
}

// pageOpened puts the page on the table that is laid now.
var pageOpened = script{
	shows: func(sh *Shown, e engine.Event) {
		if sh.Phase == engine.Building && e.Seat != engine.NoSeat {
			sh.Turn = e.Seat
		}
		sh.Laying = e.Month
		sh.Pages[e.Month-1], sh.Blue[e.Month-1] = e.Days, 0
		sh.countTiles()
	},
}

// pageLaid completes the page of a month.
var pageLaid = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.Laying = 0
		sh.Pages[e.Month-1], sh.Blue[e.Month-1] = e.Days, e.Blue
	},
}

// HasTile reports whether a tile lies on a day of a month, or only what is
// printed there.
func (sh *Shown) HasTile(month, day uint8) bool {
	return day >= 1 && day <= engine.MaxDays && sh.Blue[month-1]&(1<<(day-1)) != 0
}

// tileOn returns the tile on a day, Vacant for none.
func (sh *Shown) tileOn(month, day uint8) engine.Space {
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
			if tile := sh.tileOn(sh.Laying, day); !sh.Setup.IsParty(sh.Laying, day, tile) {
				take(tile)
			}
		}
	}
	take(sh.InHand)
	sh.TilesLeft = left
}
