package placement

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/boards"
	"bigpayday/render/marks"
	"bigpayday/render/stage"
)

// How a tile is carried, and how long it takes to be lifted and to slide back,
// in ticks.
const (
	liftScale    = 1.12
	liftTurn     = -6.0
	liftTicks    = 7
	backTicks    = 16
	shakeTicks   = 18
	refusalTicks = 3 * 60
)

// ghost is the tile that is carried, as it is drawn.
type ghost struct {
	tile engine.Space
	by   hand.By
	// rect is where it would lie if it lay on the table there; small is how
	// large the place is that it comes from, as a part of that.
	rect  render.Rect
	small float64
	age   int
}

// lifted returns how far the tile is lifted, 0 to 1.
func (g *ghost) lifted() float64 { return beats.OutQuad(min(1, float64(g.age)/liftTicks)) }

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
	home     ui.ID
	from, to render.Rect
	lifted   bool
	age      int
}

// refusal is why a place refused a tile, which its tooltip says for a while.
type refusal struct {
	id     ui.ID
	reason string
	left   int // ticks
}

// shakes returns how many ticks the place still shakes its head.
func (r *refusal) shakes() int { return max(0, r.left+shakeTicks-refusalTicks) }

// offset returns how far a place is off its own, in logical pixels.
func (r *refusal) offset(id ui.ID) float64 {
	if r.id != id {
		return 0
	}
	return [4]float64{0, 3, 0, -3}[r.shakes()/2%4]
}

// tileSize returns the size of a tile on the calendar.
func (s *Placement) tileSize() (w, h float64) {
	r := s.board.calendar.Tile(boards.PlaceStart)
	return r.W, r.H
}

// follow lets the tile that is carried follow the hand.
func (s *Placement) follow(in *input.State) {
	k, ok := s.UI.Carrying()
	if !ok {
		s.board.ghost = ghost{}
		return
	}
	w, h := s.tileSize()
	g := &s.board.ghost
	g.tile, g.by = s.tileAt(spots[k.From]), k.By
	if g.tile == engine.Vacant {
		s.UI.Release() // it was taken back, or laid by somebody else
		return
	}
	if k.Ghost.W > 0 && k.Ghost.H > 0 {
		g.small = min(k.Ghost.W/w, k.Ghost.H/h)
	}
	g.rect = render.Rect{X: k.Ghost.CenterX() - w/2, Y: k.Ghost.CenterY() - h/2, W: w, H: h}
	switch {
	case k.By == hand.ByPointer && k.Ghost.W > 0 && k.Ghost.H > 0:
		// The hand keeps the part of the tile that it took.
		p := &in.Pointer
		g.rect.X = p.X - (p.X-k.Ghost.X)/k.Ghost.W*w
		g.rect.Y = p.Y - (p.Y-k.Ghost.Y)/k.Ghost.H*h
	case k.By == hand.ByKeys && k.Over != "":
		g.rect.X, g.rect.Y = g.rect.X+6, g.rect.Y-10
	}
}

// home returns where a tile lies at a place that it can be taken from: somewhere in the
// box where the place is not shown.
func (s *Placement) home(id ui.ID) render.Rect {
	if r, ok := s.UI.Box(id); ok {
		return r
	}
	return frame.BoxOf(s.boxes)
}

// slideBack lets the tile that was carried slide back to where it was taken, if
// it still belongs there.
func (s *Placement) slideBack(home ui.ID) {
	if s.board.ghost.tile != engine.Vacant && s.tileAt(spots[home]) == s.board.ghost.tile {
		s.fly(s.board.ghost.tile, s.board.ghost.rect, home, true)
	}
}

// fly sends a tile home.
func (s *Placement) fly(tile engine.Space, from render.Rect, home ui.ID, lifted bool) {
	if s.Settings.ReducedMotion {
		return
	}
	s.board.flights = append(s.board.flights, flight{tile: tile, home: home, from: from, to: s.home(home), lifted: lifted})
}

// carries reports whether the tile of a place is carried.
func (s *Placement) carries(id ui.ID) bool {
	k, ok := s.UI.Carrying()
	return ok && k.From == id
}

// away reports whether the tile of a place is under way.
func (s *Placement) away(id ui.ID) bool {
	return s.carries(id) || slices.ContainsFunc(s.board.flights, func(f flight) bool { return f.home == id })
}

// moveOn lets what the page itself moves go on by a tick. It reports whether
// anything has moved.
func (s *Placement) moveOn() (moved bool) {
	if _, carrying := s.UI.Carrying(); carrying {
		moved = s.board.ghost.age < liftTicks
		s.board.ghost.age++
	}
	moved = moved || len(s.board.flights) > 0
	for i := range s.board.flights {
		s.board.flights[i].age++
	}
	s.board.flights = slices.DeleteFunc(s.board.flights, func(f flight) bool { return f.age >= backTicks })
	moved = moved || s.refused.shakes() > 0
	if s.refused.left > 0 {
		s.refused.left--
	} else {
		s.refused.id = ""
	}
	if !s.M.Stage.Busy() {
		s.board.landing = landing{}
	}
	return moved
}

// handBusy reports whether the tile in hand is just being drawn or laid.
func (s *Placement) handBusy() bool {
	return len(s.moves()) > 1 && !s.byOne() || slices.ContainsFunc(s.moves(), func(mv stage.TileMove) bool {
		return mv.From == 0 && mv.Part < 1 && (mv.To == 0 || !s.byOne())
	})
}

// moves returns the tiles that the stage moves.
func (s *Placement) moves() []stage.TileMove {
	tiles := &s.M.Stage.Actors().Tiles
	return tiles.Tiles[:tiles.N]
}

// underWay counts the tiles of a kind that have left the box and do not lie on
// the calendar yet.
func (s *Placement) underWay(kind engine.Space) int {
	n := 0
	for _, mv := range s.moves() {
		if mv.Space == kind && (mv.From == 0 && mv.To > 0 && mv.Part > 0 || mv.From > 0 && mv.To == 0) {
			n++
		}
	}
	if sh := s.M.Stage.Shown(); n > 0 && sh.InHand == kind {
		n-- // it was in hand, not in the box
	}
	for i := range s.board.flights {
		if s.board.flights[i].home == boxID(kind) {
			n++
		}
	}
	if s.carries(boxID(kind)) && s.M.Stage.Shown().InHand != kind {
		n++
	}
	return n
}

// arrived returns the tile that has just come to lie on a day and that the
// stage still counts as moving, or Vacant.
func (s *Placement) arrived(day uint8) engine.Space {
	for _, mv := range s.moves() {
		if mv.To == day && mv.Part >= 1 {
			return mv.Space
		}
	}
	return engine.Vacant
}

// leaving reports whether the tile on a day is just moving to another one.
func (s *Placement) leaving(day uint8) bool {
	return slices.ContainsFunc(s.moves(), func(mv stage.TileMove) bool { return mv.From == day })
}

// origin returns where a tile comes from that the stage moves, and whether it
// is held up at the beginning.
func (s *Placement) origin(mv stage.TileMove, alone bool) (r render.Rect, lifted bool) {
	d := &s.board.landing
	c := &s.board.calendar
	switch {
	case mv.From > 0 && d.lifted && d.day == mv.To && d.home == mv.From:
		return d.from, true
	case mv.From > 0:
		return c.Tile(int(mv.From)), false
	case mv.To > 0 && alone && d.day == mv.To && !d.from.Empty():
		return d.from, d.lifted
	case mv.To > 0 && alone && !s.byOne():
		return s.home("hand"), false
	}
	return s.well(mv.Space), false
}

// well returns where tiles of a kind lie in the box.
func (s *Placement) well(kind engine.Space) render.Rect { return s.home(wellID(kind)) }

// wellID names the place of tiles of a kind: parties lie in that of the tile in hand.
func wellID(kind engine.Space) ui.ID {
	if kind == engine.HappyBirthday {
		return "hand"
	}
	return boxID(kind)
}

// dropped is between for a tile that swings back as it comes to lie: however
// far it comes from, it goes no further beyond its place than a few logical
// pixels.
func dropped(a, b render.Rect, t float64) render.Rect {
	const most = 7
	if far := math.Hypot(b.X-a.X, b.Y-a.Y); t > 1 && far > 0 {
		t = 1 + min(t-1, most/far)
	}
	return a.Toward(b, t)
}

// drawMoves draws all that lies or moves over the controls of the page.
func (s *Placement) drawMoves(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
	s.drawMarks(t, dst)
	s.drawTileMoves(dst)
	s.drawFlights(dst)
	s.drawGhost(dst)
	s.M.Toast.Draw(t, dst, s.frame.ToastArea(s.board.calendar.Sheet))
}

// drawTileMoves draws the tiles that the stage moves.
func (s *Placement) drawTileMoves(dst *ebiten.Image) {
	c := &s.board.calendar
	for _, mv := range s.moves() {
		if mv.Part <= 0 && mv.From == 0 || mv.Part >= 1 && mv.To > 0 {
			continue
		}
		from, lifted := s.origin(mv, len(s.moves()) == 1)
		to := s.home("hand")
		switch {
		case mv.To > 0:
			to = c.Tile(int(mv.To))
		case mv.From > 0:
			to = s.well(mv.Space)
		case s.byOne():
			continue
		}
		up, turn := 1+.06*mv.Lift, 0.0
		if lifted {
			up, turn = 1+(liftScale-1)*mv.Lift, liftTurn*mv.Lift
		}
		s.drawLoose(dst, mv.Space, dropped(from, to, mv.T), up, turn, mv.Lift)
	}
}

// drawFlights draws the tiles that go home.
func (s *Placement) drawFlights(dst *ebiten.Image) {
	for i := range s.board.flights {
		f := &s.board.flights[i]
		t := beats.OutCubic(float64(f.age) / backTicks)
		up, turn := 1.0, 0.0
		if f.lifted {
			up, turn = 1+(liftScale-1)*(1-t), liftTurn*(1-t)
		}
		s.drawLoose(dst, f.tile, f.from.Toward(f.to, t), up, turn, 1-t)
	}
}

// drawGhost draws the tile that is carried. Where it hides the day that it would be
// laid on, the ring of that stands over it.
func (s *Placement) drawGhost(dst *ebiten.Image) {
	g := &s.board.ghost
	k, carrying := s.UI.Carrying()
	if !carrying || g.tile == engine.Vacant {
		return
	}
	if s.Settings.ReducedMotion {
		s.drawLoose(dst, g.tile, g.rect, 1, 0, 1)
	} else {
		up := g.lifted()
		s.drawLoose(dst, g.tile, g.rect, g.small+(liftScale-g.small)*up, liftTurn*up, up)
	}
	at := spots[k.Over]
	if at.where != onDay || s.board.refused[at.day] != "" {
		return
	}
	cell := s.board.calendar.Cell(int(at.day))
	if hidden := cell.Inset(.38 * cell.H); hidden.Contains(g.rect.CenterX(), g.rect.CenterY()) {
		marks.DropRing(s.Theme, dst, cell)
	}
}

// drawLoose draws a tile that lies nowhere: of the size of r times up, turned,
// and lifted by 0 to 1 above the table.
func (s *Placement) drawLoose(dst *ebiten.Image, kind engine.Space, r render.Rect, up, turn, lift float64) {
	if kind == engine.Vacant || kind >= engine.NumSpaces {
		return
	}
	t, v := s.Theme, s.View()
	w, h := s.tileSize()
	scale := up * min(r.W/w, r.H/h)
	body := render.Rect{X: v.Snap(r.CenterX() - w/2), Y: v.Snap(r.CenterY() - h/2), W: w, H: h}
	if lift > .05 {
		shadow := body.Inset((1 - scale) * w / 2)
		shadow.X, shadow.Y = shadow.X-10*(1-lift), shadow.Y-20*(1-lift)
		boards.LiftShadow(t, dst, shadow, turn)
	}
	tile := boards.Tile{Kind: kind.String(), Label: s.tileLabel(kind)}
	s.board.loose[kind].DrawPosed(t, dst, body, tileMargin, tile, render.Pose{Turn: turn, Scale: scale}, func(dst *ebiten.Image) {
		boards.DrawTile(t, dst, body, tile, render.State{})
	})
}
