package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/paper"
)

// laid are the Deals of a player that lie on the desk beside their card.
type laid struct {
	board *flow.Node // nil where none lie there
	image render.CachedImage[laidKey]

	// controls are what can be pointed at, for all that key has.
	key struct {
		app.Environment
		deals engine.Hand[[engine.MaxDeals]engine.CardID]
		ahead payDayAhead
		box   render.Rect
	}
	controls []ui.Control
}

// laidKey is all that their picture depends on.
type laidKey struct {
	deals           engine.Hand[[engine.MaxDeals]engine.CardID]
	ahead           payDayAhead
	language        int
	state, onTheDay render.State
}

// mostLaid is how many players there are at most for their Deals to have room on the desk.
const mostLaid = 3

// laidIDs are the ids of the Deals on the desk.
var laidIDs = func() (ids [engine.MaxSeats]ui.ID) {
	for seat := range ids {
		ids[seat] = frame.SeatIDs[seat] + "-laid"
	}
	return ids
}()

// Beside is where the Deals of a player lie beside their card, nil where there is no room for them,
// as in a lesson, which is left by a button on the desk.
// Beside the last of them there is room for the bank.
func (s *Seats) Beside(seat engine.Seat) *flow.Node {
	l, n, v := &s.laid[seat], s.m.Stage.Shown().Seats(), s.m.View()
	if l.board = nil; n > mostLaid || v.IsUpright() || s.m.Tutor.Teaches {
		return nil
	}
	l.board = flow.Board(
		func(_ *render.Theme, box render.Rect) []ui.Control { return s.laidControls(seat, box) }, nil,
		func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
			if !s.Away && s.m.Shows(lesson.TheSums) {
				s.drawLaid(t, dst, seat, box)
			}
		},
	).Across(flow.Fill).DrawnIn(func(box render.Rect) render.Rect { return s.laidIn(seat, box) })
	if v.Compact || int(seat) < n-1 {
		return l.board
	}
	return flow.Row(l.board, flow.Space(render.FieldLeast, render.None)).Across(flow.Fill).Grow(1)
}

// laidControls lists the Deals that lie beside the card of a player, as one thing: a press shows
// them large.
func (s *Seats) laidControls(seat engine.Seat, box render.Rect) []ui.Control {
	l, deals := &s.laid[seat], s.m.Stage.Shown().Deals[seat]
	key := l.key
	key.Environment, key.deals, key.ahead, key.box = s.m.Environment(), deals, s.ahead(seat), box
	if !s.m.Shows(lesson.TheSums) {
		return nil
	}
	if key == l.key {
		return l.controls
	}
	l.key = key
	n := int(deals.N)
	first, last := paper.LaidDealBox(box, 0, n), paper.LaidDealBox(box, max(n-1, 0), n)
	last.W, last.X = last.Right()-first.X, first.X
	const ofDeals = 3
	l.controls = []ui.Control{{
		ID: laidIDs[seat], Box: last, Widget: s.m.Ringed, Tip: facts.SumTips(s.m, seat)[ofDeals], Info: true, Do: func(ui.Event) { s.open(seat) },
	}}
	if slip := paper.LaidSlipBox(box, n); key.ahead.comes && !slip.Empty() {
		if n == 0 && slip.Overlaps(last) {
			l.controls = nil
		}
		l.controls = append(l.controls, ui.Control{ID: aheadIDs[seat], Box: slip, Widget: ui.Custom{}, Tip: s.aheadTip(seat, key.ahead), Info: true})
	}
	return l.controls
}

// laidIn returns the part of the desk beside a player's card that Deals take, some of which may
// come yet, with the slip beside them.
func (s *Seats) laidIn(seat engine.Seat, box render.Rect) render.Rect {
	n := max(2, int(s.m.Stage.Shown().Deals[seat].N))
	end := paper.LaidSlipBox(box, n)
	if end.Empty() {
		end = paper.LaidDealBox(box, n-1, n)
	}
	return box.LeftPart(end.Right() - box.X)
}

// drawLaid draws the Deals beside the card of a player, or where the first one will lie.
func (s *Seats) drawLaid(t *render.Theme, dst *ebiten.Image, seat engine.Seat, box render.Rect) {
	key := laidKey{s.m.Stage.Shown().Deals[seat], s.ahead(seat), s.m.LanguageCount(), s.hand.State(laidIDs[seat]), s.hand.State(aheadIDs[seat])}
	s.laid[seat].image.Draw(t, dst, box, t.Length(render.Near), key, func(dst *ebiten.Image) {
		deals := s.m.Stage.Shown().HeldDeals(seat)
		for i, id := range deals {
			card := s.m.Stage.Shown().Edition().Card(id)
			says := s.m.Words.Card(s.m.Stage.Shown().Setup.Edition, id)
			paper.DrawLaidDeal(t, dst, paper.LaidDealBox(box, i, len(deals)), paper.LaidDeal{
				Kind: card.Kind.String(), Art: says.Art, Pays: s.m.Words.Money(card.Payoff()),
			})
		}
		r, comes := paper.LaidSlipBox(box, len(deals)), key.ahead.comes
		if place := paper.LaidDealBox(box, 0, 1); len(deals) == 0 && !(comes && r.Overlaps(place)) {
			paper.DrawDealPlace(t, dst, place)
		}
		if comes && !r.Empty() {
			paper.DrawLaidSlip(t, dst, r, s.slip(key.ahead, paper.LaidSlipRows(r)), key.onTheDay)
		}
	})
}

// whole returns the place of a player's card with the Deals beside it.
func (s *Seats) whole(seat engine.Seat) render.Rect {
	r := s.Place(seat)
	if b := s.laid[seat].board; b != nil && !b.Box.Empty() {
		right := max(r.Right(), b.Box.Right())
		r.X = min(r.X, b.Box.X)
		r.W = right - r.X
	}
	return r
}
