package stage

import "bigpayday/game/engine"

// tileInHand lifts the tile that was drawn.
var tileInHand = script{
	shows: func(sh *Shown, e engine.Event) {
		sh.Turn, sh.InHand = e.Seat, e.Space
		sh.countTiles()
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.happen()
		d.over(tileLifts, func(t float64) {
			d.actors.Tiles.N = 1
			d.actors.Tiles.Tiles[0] = TileMove{Space: e.Space, Part: t, T: OutQuad(t), Lift: OutQuad(t)}
		})
	},
}

// tilePlaced drops a tile on its day. Several at once fall one after another.
var tilePlaced = script{
	joins: func(first, next engine.Event) bool { return first.Month == next.Month },
	shows: func(sh *Shown, e engine.Event) {
		sh.Pages[e.Month-1][e.To-1] = e.Space
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
		d.over(tileDrops, func(t float64) {
			d.actors.Tiles.N = 1
			d.actors.Tiles.Tiles[0] = TileMove{Space: e.Space, To: e.To, Part: t, T: OutBack(t), Lift: 1 - t}
		})
		d.sound(TileDrop)
	},
}

// fill drops many tiles, a little apart.
func (d *directions) fill(es []engine.Event) {
	n := min(len(es), engine.MaxDays)
	whole := moment(tileFalls + tileGap*(n-1))
	d.sound(TileDrop)
	d.over(span{whole, 0}, func(t float64) {
		tiles := &d.actors.Tiles
		tiles.N = uint8(n)
		for i, e := range es[:n] {
			from := float64(i * tileGap)
			part := between(t*float64(whole), from, from+tileFalls)
			tiles.Tiles[i] = TileMove{Space: e.Space, To: e.To, Part: part, T: OutBack(part), Lift: 1 - part}
		}
	})
}

// tilesExchanged slides two tiles past each other, or one to a vacant day.
var tilesExchanged = script{
	shows: func(sh *Shown, e engine.Event) {
		page := &sh.Pages[e.Month-1]
		page[e.From-1], page[e.To-1] = page[e.To-1], page[e.From-1]
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.over(tileSlides, func(t float64) {
			tiles := &d.actors.Tiles
			tiles.N = 0
			for _, way := range [2][2]uint8{{e.From, e.To}, {e.To, e.From}} {
				if space := d.shown.SpaceAt(e.Month, way[0]); space != engine.Vacant {
					tiles.Tiles[tiles.N] = TileMove{Space: space, From: way[0], To: way[1], Part: t, T: OutCubic(t), Lift: 1 - t}
					tiles.N++
				}
			}
		})
		d.sound(TileDrop)
	},
}

// pageLaid completes the page of a month.
var pageLaid = script{
	shows: func(sh *Shown, e engine.Event) { sh.Pages[e.Month-1] = e.Days },
}

// countTiles counts the tiles that are neither laid nor in hand. While a
// month is filled anew, some are laid twice for a moment.
func (sh *Shown) countTiles() {
	left := sh.Edition().Tiles
	take := func(tile engine.Space) {
		if left[tile] > 0 {
			left[tile]--
		}
	}
	for _, tile := range sh.Pages[0] {
		take(tile)
	}
	take(sh.InHand)
	sh.TilesLeft = left
}
