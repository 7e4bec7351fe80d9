package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/pieces"
	"bigpayday/render/shelf"
)

// slide is how the sheet with the options comes up from the desk over the boxes and the players,
// and goes down again. What can be pressed is already where it belongs: pictures lie over it.
type slide struct {
	shelf.Sheet
	// count counts the slides, of which each has pictures of its own.
	count        uint64
	table, sheet render.CachedImage[uint64]
}

// slides reports whether the sheet is on its way.
func (s *Setup) slides() bool { return s.slide.Moves(s.unfolded) }

// advanceSlide lets a tick pass. It reports whether the sheet has moved.
func (s *Setup) advanceSlide() bool {
	l := &s.slide
	if !s.slides() {
		return false
	}
	if l.Advance(s.unfolded); s.Settings.ReducedMotion {
		l.Stop(s.unfolded)
	}
	if !s.slides() {
		l.table.Deallocate()
		l.sheet.Deallocate()
		l.count++
	}
	return true
}

// drawSlide draws the sheet on its way in a box, over what stands there: table and sheet are trees
// of their own, which are only looked at, and ground paints what is behind them.
func (s *Setup) drawSlide(dst *ebiten.Image, box render.Rect, ground func(dst *ebiten.Image), table, sheet *flow.Node) {
	t, l := s.Theme, &s.slide
	part := s.View().Part(dst, box)
	defer part.Recycle()
	l.table.Draw(t, part, box, 0, l.count, func(dst *ebiten.Image) {
		ground(dst)
		s.photograph(dst, box, table)
	})
	if s.unfolded {
		pieces.Veil(t, part, box)
	}
	at := l.Box(box)
	at.Y = s.View().Snap(at.Y)
	l.sheet.Draw(t, part, at, t.Length(render.Margin), l.count, func(dst *ebiten.Image) { s.photograph(dst, at, sheet) })
}

// photograph draws a tree in a box as it looks at rest, with its controls.
func (s *Setup) photograph(dst *ebiten.Image, box render.Rect, n *flow.Node) {
	n.Lay(s.Theme, box, s.Settings.LeftHanded)
	n.Paint(dst)
	n.EachScroll(func(area *flow.Node, _ ui.ID, _ render.Rect) {
		part := s.View().Part(dst, area.Box)
		area.PaintScrolled(part, 0, 0)
		part.Recycle()
	})
	h := hand.New()
	h.SetTheme(s.Theme)
	h.Update(&input.State{Pointer: input.Pointer{Away: true}, Idle: true}, s.View(), []ui.Layer{{ID: "photograph", Controls: n.Controls(nil, 0)}})
	h.Draw(dst)
}
