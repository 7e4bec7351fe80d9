package conquest

import "bigpayday/game/rules"

// Tile is what is laid on the page under the house rule [PageTiles].
type Tile uint8

// The tiles. Their order is part of saved games.
const (
	NoTile Tile = iota
	// Clip opens a link between two days that have none.
	Clip
	// Tape puts a wall on a link.
	Tape
	// Fort makes its defender's highest die count one more.
	Fort
	// Star brings whoever holds the day an army each turn.
	Star
	NumTiles
)

var tileNames = [NumTiles]string{"none", "clip", "tape", "fort", "star"}

// String returns the id of the tile, such as "clip".
func (t Tile) String() string { return rules.NameOf(tileNames[:], t) }

// tiles is how many there are of each kind.
var tiles = [NumTiles]uint8{Clip: 4, Tape: 4, Fort: 2, Star: 2}

// TileCounts returns how many tiles of each kind are laid in a game under [PageTiles].
func TileCounts() [NumTiles]uint8 { return tiles }

// FewestLinks is how many links a wall must leave a day.
const FewestLinks = 2

// links reports whether the tile lies between two days, not on one.
func (t Tile) links() bool { return t == Clip || t == Tape }

// clippable reports whether a clip reaches from one day to another: they
// stand beside, above or cornerwise to each other, or are Saturday and the
// next Sunday.
func clippable(a, b Day) bool {
	a, b = min(a, b), max(a, b)
	switch b - a {
	case 1, columns:
		return true
	case columns - 1, columns + 1:
		return b.Row() == a.Row()+1
	}
	return false
}

// Lay lays a tile between two days, or on one: then b is NoDay. Bonuses stay
// as they are until [Map.Count].
func (m *Map) Lay(t Tile, a, b Day) {
	switch t {
	case Clip:
		m.join(a, b)
	case Tape:
		m.part(a, b)
	case Fort:
		m.Forts = m.Forts.With(a)
	case Star:
		m.Stars = m.Stars.With(a)
	}
}

// PreviewTile returns the map as it would be with one tile more, its bonuses
// counted anew. The choice must be an allowed one.
func (s *State) PreviewTile(c Choice) Map {
	m := s.Map
	m.Lay(c.Tile, c.Day, c.To)
	m.Count(s.Setup.Page)
	return m
}

// openTiles draws the first tile.
func (g game) openTiles() {
	g.Tiles = tiles
	g.drawTile()
}

// drawTile draws a tile for the seat whose turn it is to lay, or goes on to the
// claiming when none is left.
func (g game) drawTile() {
	left := uint32(0)
	for _, n := range g.Tiles {
		left += uint32(n)
	}
	if left == 0 {
		g.InHand = NoTile
		g.Turn = g.Setup.First
		g.Map.Count(g.Setup.Page)
		g.emit(Event{Kind: MapLaid, Seat: NoSeat, By: NoSeat, Page: g.Setup.Page, Bonus: g.Map.Bonus})
		g.openClaims()
		return
	}
	n := uint8(g.Random.Below(left))
	tile := NoTile
	for n >= g.Tiles[tile] {
		n -= g.Tiles[tile]
		tile++
	}
	g.Tiles[tile]--
	g.InHand = tile
	g.Ask = LayTile
	g.emit(Event{Kind: TileInHand, Seat: g.Turn, By: NoSeat, Tile: tile})
}

// lay lays the tile in hand and goes on to the next seat.
func (g game) lay(a, b Day) {
	if b != NoDay {
		a, b = min(a, b), max(a, b)
	}
	g.Map.Lay(g.InHand, a, b)
	g.emit(Event{Kind: TileLaid, Seat: g.Turn, By: NoSeat, Tile: g.InHand, From: a, To: b})
	g.Turn = g.left(g.Turn)
	g.drawTile()
}

// layAtRandom lays the tile in hand and all that follow where they may lie.
func (g game) layAtRandom() {
	for g.Ask == LayTile {
		n := uint32(0)
		g.eachPlace(func(a, b Day) { n++ })
		nth, at := g.Random.Below(n), uint32(0)
		var from, to Day
		g.eachPlace(func(a, b Day) {
			if at == nth {
				from, to = a, b
			}
			at++
		})
		g.lay(from, to)
	}
}

// eachPlace calls each with every place where the tile in hand may lie, the
// earlier day first.
func (s *State) eachPlace(each func(a, b Day)) {
	for a := Day(1); a <= Days; a++ {
		if !s.InHand.links() {
			if s.refuseTile(s.InHand, a, NoDay) == "" {
				each(a, NoDay)
			}
			continue
		}
		for b := a + 1; b <= Days; b++ {
			if s.refuseTile(s.InHand, a, b) == "" {
				each(a, b)
			}
		}
	}
}

// refuseTile says why a tile cannot lie between two days, or on one; the empty
// id if it can.
func (s *State) refuseTile(t Tile, a, b Day) RefusalID {
	m := &s.Map
	switch {
	case !a.onPage() || t.links() && !b.onPage():
		return RefusedNoSuchDay
	case t == Clip && m.Linked(a, b):
		return RefusedLinked
	case t == Clip && !clippable(a, b), t == Tape && !m.Linked(a, b):
		return RefusedNoLink
	case t == Tape && (m.Links[a].Len() <= FewestLinks || m.Links[b].Len() <= FewestLinks):
		return RefusedTwoLinks
	case !t.links() && (m.Forts | m.Stars).Has(a):
		return RefusedTaken
	case t == Tape:
		parted := *m
		parted.part(a, b)
		if parted.reach(1, allDays) != allDays {
			return RefusedFallsApart
		}
	}
	return ""
}

func (g game) refuseLay(c *Choice) *Refusal {
	if c.Tile != g.InHand || c.Tile.links() == (c.To == NoDay) {
		return &Refusal{ID: RefusedNotInHand, Choice: *c}
	}
	if id := g.refuseTile(c.Tile, c.Day, c.To); id != "" {
		return &Refusal{ID: id, Choice: *c}
	}
	return nil
}
