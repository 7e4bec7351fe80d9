package placement

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"math"
)

// How a tile is carried, and how long it takes to be lifted and to slide back,
// in ticks.
const (
	liftScale = 1.12
	liftTurn  = -6.0
	liftTicks = 7
	backTicks = 16
	shakes    = 18
	toldStays = 3 * 60
)

// ghost is the tile that is carried, as it is drawn.
type ghost struct {
	tile engine.Space
	by   ui.By
	// rect is where it would lie if it lay on the table there; small is how
	// large the place is that it comes from, as a part of that.
	rect  render.Rect
	small float64
	age   int
}

// lifted returns how far the tile is lifted, 0 to 1.
func (g *ghost) lifted() float64 { return stage.OutQuad(min(1, float64(g.age)/liftTicks)) }

// landing says where a tile was when it was let go over a day: the stage only
// knows where it belongs. Home is the day that it lay on, 0 for none.
type landing struct {
	day, home uint8
	from      render.Rect
	lifted    bool
}

// flight is a tile that goes home by itself: it was not allowed where it was
// let go, or was taken back.
type flight struct {
	tile     engine.Space
	Home     ui.ID
	from, to render.Rect
	lifted   bool
	age      int
}

// told is why a place refused a tile, which its tooltip tells for a while.
type told struct {
	id     ui.ID
	reason string
	left   int // ticks
}

// shaking is a place that shakes its head.
type shaking struct {
	id   ui.ID
	Left int // ticks
}

// offset returns how far a place is off its own, in logical pixels.
func (s *shaking) offset(id ui.ID) float64 {
	if s.Left == 0 || s.id != id {
		return 0
	}
	return [4]float64{0, 3, 0, -3}[s.Left/2%4]
}

// tileSize returns the size of a tile on the calendar.
func (s *Placement) tileSize() (w, h float64) {
	r := s.Boxes.Table.Calendar.Tile(render.PlaceStart)
	return r.W, r.H
}

// follow lets the tile that is carried follow the hand.
func (s *Placement) follow(in *input.State) {
	k, ok := s.UI.Carrying()
	if !ok {
		s.ghost = ghost{}
		return
	}
	w, h := s.tileSize()
	g := &s.ghost
	g.tile, g.by = s.tileAt(s.spots[k.From]), k.By
	if g.tile == engine.Vacant {
		s.UI.Let() // it was taken back, or laid by somebody else
		return
	}
	if k.Ghost.W > 0 && k.Ghost.H > 0 {
		g.small = min(k.Ghost.W/w, k.Ghost.H/h)
	}
	g.rect = render.Rect{X: k.Ghost.CenterX() - w/2, Y: k.Ghost.CenterY() - h/2, W: w, H: h}
	switch {
	case k.By == ui.ByPointer && k.Ghost.W > 0 && k.Ghost.H > 0:
		// The hand keeps the part of the tile that it took.
		p := &in.Pointer
		g.rect.X = p.X - (p.X-k.Ghost.X)/k.Ghost.W*w
		g.rect.Y = p.Y - (p.Y-k.Ghost.Y)/k.Ghost.H*h
	case k.By == ui.ByKeys && k.Over != "":
		g.rect.X, g.rect.Y = g.rect.X+6, g.rect.Y-10
	}
}

// home returns where a tile lies at a place that it can be taken from.
func (s *Placement) home(id ui.ID) render.Rect {
	r, ok := s.UI.Box(id)
	if !ok {
		return s.Boxes.Hand
	}
	return r
}

// slideBack lets the tile that was carried slide back to where it was taken, if
// it still belongs there.
func (s *Placement) slideBack(home ui.ID) {
	if s.ghost.tile != engine.Vacant && s.tileAt(s.spots[home]) == s.ghost.tile {
		s.fly(s.ghost.tile, s.ghost.rect, home, true)
	}
}

// fly sends a tile home.
func (s *Placement) fly(tile engine.Space, from render.Rect, home ui.ID, lifted bool) {
	if s.Settings.ReducedMotion {
		return
	}
	s.Flights = append(s.Flights, flight{tile: tile, Home: home, from: from, to: s.home(home), lifted: lifted})
}

// carries reports whether the tile of a place is carried.
func (s *Placement) carries(id ui.ID) bool {
	k, ok := s.UI.Carrying()
	return ok && k.From == id
}

// Away reports whether the tile of a place is under way.
func (s *Placement) Away(id ui.ID) bool {
	if s.carries(id) {
		return true
	}
	for i := range s.Flights {
		if s.Flights[i].Home == id {
			return true
		}
	}
	return false
}

// moveOn lets what the page itself moves go on by a tick. It reports whether
// anything has moved.
func (s *Placement) moveOn() (moved bool) {
	if _, carrying := s.UI.Carrying(); carrying {
		moved = s.ghost.age < liftTicks
		s.ghost.age++
	}
	flying := s.Flights[:0]
	for _, f := range s.Flights {
		moved = true
		if f.age++; f.age < backTicks {
			flying = append(flying, f)
		}
	}
	s.Flights = flying
	if s.Shaking.Left > 0 {
		s.Shaking.Left--
		moved = true
	}
	if s.told.left > 0 {
		s.told.left--
	} else {
		s.told.id = ""
	}
	if !s.M.Stage.Busy() {
		s.dropped = landing{}
	}
	return moved
}

// handBusy reports whether the tile in hand is just being drawn or laid.
func (s *Placement) handBusy() bool {
	tiles := &s.M.Stage.Actors().Tiles
	for i := range tiles.Tiles[:tiles.N] {
		if mv := &tiles.Tiles[i]; mv.From == 0 && mv.Part < 1 && (mv.To == 0 || !s.byOne()) {
			return true
		}
	}
	return tiles.N > 1 && !s.byOne()
}

// UnderWay counts the tiles of a kind that have left the box and do not lie on
// the calendar yet.
func (s *Placement) UnderWay(kind engine.Space) int {
	n := 0
	tiles := &s.M.Stage.Actors().Tiles
	for i := range tiles.Tiles[:tiles.N] {
		switch mv := &tiles.Tiles[i]; {
		case mv.Space != kind:
		case mv.From == 0 && mv.To > 0 && mv.Part > 0, mv.From > 0 && mv.To == 0:
			n++
		}
	}
	if sh := s.M.Stage.Shown(); n > 0 && sh.InHand == kind {
		n-- // it was in hand, not in the box
	}
	for i := range s.Flights {
		if s.Flights[i].Home == BoxID(kind) {
			n++
		}
	}
	if s.carries(BoxID(kind)) && s.M.Stage.Shown().InHand != kind {
		n++
	}
	return n
}

// arrived returns the tile that has just come to lie on a day and that the
// stage still counts as moving, or Vacant.
func (s *Placement) arrived(day uint8) engine.Space {
	tiles := &s.M.Stage.Actors().Tiles
	for i := range tiles.Tiles[:tiles.N] {
		if mv := &tiles.Tiles[i]; mv.To == day && mv.Part >= 1 {
			return mv.Space
		}
	}
	return engine.Vacant
}

// leaving reports whether the tile on a day is just moving to another one.
func (s *Placement) leaving(day uint8) bool {
	tiles := &s.M.Stage.Actors().Tiles
	for i := range tiles.Tiles[:tiles.N] {
		if mv := &tiles.Tiles[i]; mv.From == day && day > 0 {
			return true
		}
	}
	return false
}

// origin returns where a tile comes from that the stage moves, and whether it
// is held up at the beginning.
func (s *Placement) origin(mv *stage.TileMove, alone bool) (r render.Rect, lifted bool) {
	d := &s.dropped
	c := &s.Boxes.Table.Calendar
	switch {
	case mv.From > 0 && d.lifted && d.day == mv.To && d.home == mv.From:
		return d.from, true
	case mv.From > 0:
		return c.Tile(int(mv.From)), false
	case mv.To > 0 && alone && d.day == mv.To && !d.from.Empty():
		return d.from, d.lifted
	case mv.To > 0 && alone && !s.byOne():
		return s.Boxes.Hand, false
	}
	return s.well(mv.Space), false
}

// well returns the well of a kind of tile.
func (s *Placement) well(kind engine.Space) render.Rect {
	for i, k := range s.Kinds {
		if k == kind {
			return s.Boxes.Wells[i]
		}
	}
	if kind == engine.HappyBirthday {
		return s.Boxes.Hand
	}
	return s.Boxes.Box
}

// dropped is between for a tile that swings back as it comes to lie: however
// far it comes from, it goes no further beyond its place than a few logical
// pixels.
func dropped(a, b render.Rect, t float64) render.Rect {
	const most = 7
	if far := math.Hypot(b.X-a.X, b.Y-a.Y); t > 1 && far > 0 {
		t = 1 + min(t-1, most/far)
	}
	return app.Between(a, b, t)
}
