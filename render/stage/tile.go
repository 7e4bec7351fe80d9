package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// tileInHand lifts the tile that was drawn.
var tileInHand = script{
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
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.Over(tileSlides, func(t float64) {
			tiles := &d.actors.Tiles
			tiles.N = 0
			for _, way := range [2][2]uint8{{e.From, e.To}, {e.To, e.From}} {
				if space := d.shown.TileOn(e.Month, way[0]); space != engine.Vacant {
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
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.Happen()
		d.Over(tileLifts, func(t float64) {
			d.actors.Tiles.N = 1
			d.actors.Tiles.Tiles[0] = TileMove{Space: e.Space, From: e.To, Part: t, T: beats.OutQuad(t), Lift: beats.OutQuad(t)}
		})
	},
}
