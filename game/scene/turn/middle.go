package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/prompt/column"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// columnPanel is what stands where cards are presented while there is none.
type columnPanel uint8

const (
	noPanel columnPanel = iota
	landingPanel
	countingPanel
	aheadPanel
	stakePanel
)

// panel returns which panel is shown.
func (s *Turn) panel() columnPanel {
	_, card := s.presented()
	sh, a := s.M.Stage.Shown(), s.M.Stage.Actors()
	switch {
	case card || s.lies("loan"):
		return noPanel
	case s.showsStake():
		return stakePanel
	case sh.Landed.Month == 0:
	case a.Money[engine.SeatAccount(sh.Landed.Seat)].On || a.Loans[sh.Landed.Seat].On:
		return countingPanel
	default:
		return landingPanel
	}
	return aheadPanel
}

// middle is what stands between dice and buttons: the card that is read or offered, else
// the contest, else the day that is carried out, else whose turn it is and what lies ahead.
func (s *Turn) middle() *flow.Node { return s.middles.Node(s.partKey(), s.buildMiddle) }

func (s *Turn) buildMiddle() *flow.Node {
	if s.panel() == stakePanel {
		stake := &s.stake
		return s.frame.Fitted(column.Swellfare(s.M, stake.open, stake.prompt.Seat, stake.amount, func(amount int32) { stake.amount = amount; s.Invalidate() }), render.CardHeight)
	}
	presented := s.presenting() // in one of two sizes, or as large as there is room
	if s.View().IsLying() && !s.M.Tutor.Teaches {
		return flow.Column(flow.Pile(presented.Grow(1)).Size(render.CardWidth, render.CardHeight).Grow(1)).Pad(render.Wide, render.Near)
	}
	large := flow.Fit(presented, 1.2, 1.1, 1).Size(render.LargeCardWidth, render.LargeCardHeight).Least(render.LargeCardWidth, render.LargeCardHeight)
	usual := flow.Pile(presented).Size(render.CardWidth, render.CardHeight)
	if s.View().IsUpright() {
		large = flow.Pile(presented).Exact(render.CardW, render.CardH)
	}
	forms := flow.First(
		flow.Column(large.Across(flow.Center)).Along(flow.Center), flow.Column(usual.Across(flow.Center)).Along(flow.Center),
	).Least(render.None, render.CardHeight)
	if s.View().IsUpright() || s.Theme.LargeType() { // what stands around the card needs the room
		return forms.Rest()
	}
	return forms
}

// presenting is a card or what stands in its place.
func (s *Turn) presenting() *flow.Node {
	var n *flow.Node
	switch s.panel() {
	case landingPanel:
		return s.landing()
	case countingPanel:
		return s.counting().Grow(0)
	case aheadPanel:
		n = column.Ahead(s.M)
	default:
		return s.cardBoard().Grow(0)
	}
	return s.frame.Fitted(n, render.None)
}

// landing is the day that is carried out.
func (s *Turn) landing() *flow.Node { return s.frame.Fitted(column.Landing(s.M), render.None) }

// counting is the day that is carried out while the figures below it count: it is drawn in
// every frame.
func (s *Turn) counting() *flow.Node {
	landing := func(t *render.Theme, box render.Rect) *flow.Node {
		n := s.landing()
		n.Lay(t, box, s.Settings.LeftHanded)
		return n
	}
	return flow.Board(
		func(t *render.Theme, box render.Rect) []ui.Control { return landing(t, box).Controls(nil, s.changes) }, nil,
		func(t *render.Theme, dst *ebiten.Image, box render.Rect) { landing(t, box).Paint(dst) },
	)
}
