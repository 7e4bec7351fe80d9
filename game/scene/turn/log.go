package turn

import (
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// log sets the log of the match.
func (s *Turn) log() match.LogPaper { return match.LogPaper{App: s.App, M: s.M} }

// logControl is the log, which can be opened to show more.
func (s *Turn) logControl() ui.Control {
	return ui.Control{
		ID: "log", Box: s.logBox(), Widget: ui.Custom{}, Tip: render.Tip{Title: s.Say("log.title"), Text: s.Say("log.open")},
		Do: func(ui.Event) { s.openLog() },
	}
}

// logBox is where the log stands. It has all that a decision leaves free.
func (s *Turn) logBox() render.Rect {
	r := s.Layout.Log
	if !s.Layout.Deals.Empty() {
		return r
	}
	p, ok := s.Panel.(*promptPanel)
	switch {
	case !ok:
		return r
	case p.showsLog(s):
		return p.below(s)
	}
	return render.Rect{}
}

// drawLog draws the last sentences of the log, as many as have room.
func (s *Turn) drawLog(dst *ebiten.Image) {
	r := s.logBox()
	if r.Empty() {
		return
	}
	state := s.UI.State("log")
	key := logKey{s.M.Log.Version, s.M.Stage.Shown().Turns, state.Hover, state.Focused}
	s.images.log.Draw(s.Theme, dst, r, logMargin, key, s.paintLog)
}

// logMargin is how far the ink of the log reaches beyond its panel.
const logMargin = 24

// logKey is all that the log depends on.
type logKey struct {
	lines          uint64
	turn           uint16
	hover, focused bool
}

// paintLog paints the log.
func (s *Turn) paintLog(dst *ebiten.Image) {
	r := s.logBox()
	if r.Empty() {
		return
	}
	s.log().Paint(dst, r, s.UI.State("log"))
}

// shortLog is how high a log is that has room for more than one sentence, in logical pixels.
const shortLog = 60

// drawThird draws the third column of wide windows.
func (s *Turn) drawThird(dst *ebiten.Image) {
	if !s.Layout.Deals.Empty() {
		s.paintLog(dst)
		s.drawHand(dst)
	}
}

// The measures of the list of Deals: its head, and a Deal.
const handHead, handPitch = 48, 44

// handNeeds returns how high the list of the Deals is that lie before the person.
func (s *Turn) handNeeds() float64 {
	return handHead + handPitch*float64(max(len(s.M.Stage.Shown().HeldDeals(facts.Viewer(s.M))), 2)) + 6
}

// heldHigh returns how high a Deal in the list is that is so wide: in small windows,
// where type is larger, a little higher.
func (s *Turn) heldHigh(w float64) float64 {
	h := w * render.DealH / render.DealW
	if s.View().Compact {
		h = max(h, render.DealH+10)
	}
	return h
}

// drawHand draws the Deals of the player in the third column of wide windows.
func (s *Turn) drawHand(dst *ebiten.Image) {
	r := s.Layout.Deals
	if r.Empty() {
		return
	}
	t, pal, w := s.Theme, &s.Theme.Palette, s.M.Words
	sh := s.M.Stage.Shown()
	seat := facts.Viewer(s.M)
	t.Panel(dst, r, render.Slip)
	head := t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Ink}, 1.3)
	who := t.Capped(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End}, 1.3)
	wide := t.DrawFit(dst, s.M.Names[seat], r.Right()-16, r.Y+30, r.W*.4, 11, who)
	t.DrawFit(dst, s.Say("deals.title"), r.X+16, r.Y+31, r.W-44-wide, 13, head)
	t.Rule(dst, r.X+14, r.Y+42, r.W-28)
	bold := t.Capped(render.Style{Face: render.Bold, Size: 14, Color: pal.Ink}, 1.3)
	plain := t.Capped(render.Style{Face: render.Regular, Size: 13, Color: pal.Ink2}, 1.3)
	deals := sh.HeldDeals(seat)
	const roomy = 150
	switch card := (render.Rect{X: r.X + 16, Y: r.Y + handHead + 12, W: r.W - 32}); {
	case len(deals) == 0:
		lines := t.Wrap(s.Say("deals.none"), plain, r.W-32, 3)
		if r.H < handHead+roomy {
			t.DrawLines(dst, lines, r.X+16, r.Y+64, plain)
			return
		}
		y := r.Y + handHead + (r.H-handHead-64-lines.Height())/2
		t.Art(dst, "deal", r.CenterX()-28, y-8, 56)
		t.DrawLines(dst, lines, r.CenterX(), y+70, plain.Aligned(render.Center))
		return
	case len(deals) == 1 && r.Bottom()-card.Y > s.heldHigh(card.W)+12:
		// The only one is shown as it is.
		card.H = s.heldHigh(card.W)
		d := facts.DealCard(s.M, deals[0], "deals.paid", "deals.payoff", sh.PaidFor(deals[0]))
		s.images.held.Draw(t, dst, card, render.DealMargin, d, func(dst *ebiten.Image) { d.Draw(t, dst, card, render.State{}) })
		return
	}
	const pitch, line = handPitch, 24
	room := r.H - handHead - 4
	fit := int((room + 2) / pitch)
	if len(deals) > fit {
		// The others are counted below.
		fit = max(0, int((room-line)/pitch))
		base := r.Y + handHead + float64(fit)*pitch + 16
		t.DrawFit(dst, w.Count("deals.more", len(deals)-fit), r.X+16, base, r.W-32, 11, plain)
		deals = deals[:fit]
	}
	for i, id := range deals {
		row := render.Rect{X: r.X + 8, Y: r.Y + handHead + float64(i)*pitch, W: r.W - 16, H: pitch - 2}
		t.Row(dst, row, i%2 == 0, render.State{})
		card := w.Card(sh.Setup.Edition, id)
		t.Art(dst, card.Art, row.X+6, row.CenterY()-15, 30)
		t.DrawFit(dst, card.Title, row.X+46, row.CenterY()-4, row.W-54, 11, bold)
		t.DrawFit(dst, card.Payoff, row.X+46, row.CenterY()+14, row.W-54, 11, plain)
	}
}
