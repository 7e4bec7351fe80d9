package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// isSheet reports whether a sheet lies over the table.
func (s *Turn) isSheet() bool {
	_, panel := s.Panel.(*promptPanel)
	return s.Panel != nil && !panel
}

// sheetNode is a sheet in the tree.
func (s *Turn) sheetNode() *flow.Node {
	return flow.Board(func(*render.Theme, render.Rect) []ui.Control {
		s.Layout = tableIn(s.View())
		s.Layout.Calendar = s.board.calendar
		if below := s.room(); below.Y > s.Layout.Dice.Y {
			s.Layout.Dice.H -= below.Y - s.Layout.Dice.Y
			s.Layout.Dice.Y = below.Y
		}
		s.layNote()
		cs := s.Panel.list(s, nil)
		app.ShareRows(s.Theme, cs)
		return cs
	}, func(_ *render.Theme, dst *ebiten.Image, _ render.Rect) { s.Panel.draw(s, dst) },
		func(_ *render.Theme, dst *ebiten.Image, _ render.Rect) { s.Panel.live(s, dst) })
}

// tableIn lays a table out.
func tableIn(v render.View) render.Table {
	if v.IsUpright() {
		return render.NewUprightTurn(v)
	}
	return render.NewTable(v)
}

func (s *Turn) control(a *act, box render.Rect) ui.Control {
	key := ""
	if a.cap != input.NoAction {
		key = s.KeyFor(a.cap)
	}
	do := a.do
	return ui.Control{
		ID: a.ID, Box: box, Widget: ui.Button{Label: a.label, Key: key, Kind: a.kind}, Keys: a.Keys,
		Off: a.Off != "", Reason: a.Off, Tip: a.tip,
		Do: func(ui.Event) {
			if do != nil {
				do()
			}
			s.Invalidate()
		},
	}
}

func (s *Turn) set(st render.Style) render.Style { return s.Theme.Capped(st, app.Growth) }

func (s *Turn) fit(dst *ebiten.Image, text string, x, y, width, floor float64, st render.Style) float64 {
	return s.Theme.DrawFit(dst, text, x, y, width, floor, s.set(st))
}

func (s *Turn) diceControl() ui.Control {
	return ui.Control{
		ID: "dice", Box: s.Layout.Dice, Widget: ui.Custom{}, Info: true,
		Tip: render.Tip{Title: s.diceTitle(), Text: s.Say(s.extras().Die), Figure: facts.OtherDieTip(s.M)},
	}
}

func (s *Turn) listRow(cs []ui.Control, third act) []ui.Control {
	first := s.moneyAct()
	if facts.ComputersMove(s.M) && !s.M.Halted {
		first = s.haltAct()
	}
	for i, a := range [3]act{first, s.dealsAct(), third} {
		cs = append(cs, s.control(&a, s.Layout.Buttons[i]))
	}
	return cs
}

func (s *Turn) logControl() ui.Control {
	return ui.Control{
		ID: "log", Box: s.logBox(), Widget: ui.Custom{}, Tip: render.Tip{Title: s.Say("log.title"), Text: s.Say("log.open")},
		Do: func(ui.Event) { s.openLog() },
	}
}

func split(r render.Rect, gap float64) (left, right render.Rect) {
	w := (r.W - gap) * .58
	return render.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, render.Rect{X: r.X + w + gap, Y: r.Y, W: r.W - gap - w, H: r.H}
}

func (s *Turn) lower(st render.Style, most float64) render.Style {
	st = s.set(st)
	st.Size = min(st.Size, most/s.Theme.TextScale)
	return st
}

func (s *Turn) pin(dst *ebiten.Image, panel render.Rect, left, right float64) {
	const air = 14
	x := min(max(panel.CenterX(), left+air), max(right-air, (left+right)/2))
	s.Theme.Pin(dst, x, panel.Y+2, render.Blue)
}

func (s *Turn) drawThird(dst *ebiten.Image) {
	if !s.Layout.Deals.Empty() {
		s.paintLog(dst)
		s.drawHand(dst)
	}
}

func (s *Turn) drawLog(dst *ebiten.Image) {
	r := s.logBox()
	if r.Empty() {
		return
	}
	s.paintLog(dst)
}

func (s *Turn) logBox() render.Rect {
	r := s.Layout.Log
	if !s.Layout.Deals.Empty() {
		return r
	}
	bottom := r.Bottom()
	r.H = bottom - r.Y
	return r
}

func (s *Turn) paintLog(dst *ebiten.Image) {
	r := s.logBox()
	if r.Empty() {
		return
	}
	t := s.Theme
	t.Panel(dst, r, render.Slip)
	state := s.UI.State("log")
	if state.Hover {
		t.Row(dst, r.Inset(3), false, render.State{Hover: true})
	}
	n := s.M.LogLines()
	n.Lay(t, r.Inset(8), false)
	n.Paint(dst)
	if state.Focused {
		t.FocusRing(dst, r, 6)
	}
}

func (s *Turn) drawDice(dst *ebiten.Image) {
	n := s.tray()
	n.Lay(s.Theme, s.Layout.Dice, false)
	n.Controls(nil, 0)
	n.Paint(dst)
	n.PaintLive(dst)
}

type turnImages struct {
	numbers [13]render.CachedImage[numberKey]
}

// numberKey and dealKey are all that a number of the lottery and a Deal on a
// sheet depend on.
type (
	numberKey struct {
		number render.Number
		state  render.State
	}
)

const (
	shortLog = 60
	longLog  = 160
)

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
		d.Draw(t, dst, card, render.State{})
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

func (s *Turn) heldHigh(w float64) float64 {
	h := w * render.DealH / render.DealW
	if s.View().Compact {
		h = max(h, render.DealH+10)
	}
	return h
}

func (s *Turn) handNeeds() float64 {
	return handHead + handPitch*float64(max(len(s.M.Stage.Shown().HeldDeals(facts.Viewer(s.M))), 2)) + 6
}

const handHead, handPitch = 48, 44
