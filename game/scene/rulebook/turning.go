package rulebook

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/book"
)

// pageTurn is a page that is being turned, from a spread to the one that is open; left is
// how many ticks it still takes.
type pageTurn struct{ from, left int }

// turnTicks is how long a page takes to turn: 420 milliseconds.
const turnTicks = 25

// leaf is a page with its picture, which is kept while it is turned.
type leaf struct {
	node  *flow.Node
	key   leafKey
	image render.CachedImage[leafKey]
}

// leafKey is what the picture of a page depends on.
type leafKey struct {
	laid   layout
	page   int
	marked string
}

// draw draws the page moved to the right, in a pose.
func (l *leaf) draw(t *render.Theme, dst *ebiten.Image, dx float64, pose render.Pose) {
	l.image.DrawPosed(t, dst, l.node.Box.Moved(dx, 0), 0, l.key, pose, func(dst *ebiten.Image) { l.node.PaintMoved(dst, dx, 0) })
}

// beginTurn turns to the spread that is read.
func (s *RuleBook) beginTurn() {
	s.turn = pageTurn{from: s.open, left: turnTicks}
	if s.Settings.ReducedMotion {
		s.turn.left = 0
	}
	s.current, s.previous = s.previous, s.current
	s.open = s.spread
}

// paintSpread draws the open pages. While one of them turns around the fold, its front
// narrows, then its back widens on the other side.
func (s *RuleBook) paintSpread(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
	if s.turn.left == 0 {
		for side := range s.per {
			s.current[side].draw(t, dst, 0, render.Pose{})
		}
		return
	}
	// Turning back is turning on the other way round.
	before, after, part := &s.previous, &s.current, beats.InOutCubic(1-float64(s.turn.left)/turnTicks)
	if s.open < s.turn.from {
		before, after, part = after, before, 1-part
	}
	const left, right = -1, 1
	narrow := func(l *leaf, to, gone float64) {
		r := l.node.Box
		l.draw(t, dst, to*r.W*gone/2, render.Pose{FlipX: gone})
		book.PageCurl(t, dst, r, to == left, gone, math.Sin(math.Pi*part))
	}
	if s.per == 1 {
		after[0].draw(t, dst, 0, render.Pose{})
		narrow(&before[0], left, part)
		return
	}
	before[0].draw(t, dst, 0, render.Pose{})
	after[1].draw(t, dst, 0, render.Pose{})
	if gone := 2 * part; gone < 1 {
		narrow(&before[1], left, gone)
	} else {
		narrow(&after[0], right, 2-gone)
	}
}
