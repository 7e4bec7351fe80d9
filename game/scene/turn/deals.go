package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// dealGrid lays Deals out on a sheet, two in a row; what does not fit is
// scrolled to.
type dealGrid struct {
	area    render.Rect
	card    render.Rect // the first one, from the corner of the area
	step    float64     // to the one beside it
	pitch   float64     // to the one below
	content float64
	// last is a Deal that lies inset from the left edge, 0 for none.
	last  int
	inset float64
}

// newDealGrid lays n Deals out in an area. A single one lies there as large as it
// is presented, and a single row in the middle; so does the last one that has none
// beside it. What is left of a high area goes between the rows.
func newDealGrid(area render.Rect, n int) dealGrid {
	// The first row stands a little below the edge, for a Double Deal and the
	// frame of the chosen one reach beyond their cards.
	const gap, bar, above, between, low, loose = 16, 14, 8, 15, 150, 40
	rows := float64((n + 1) / 2)
	lay := func(width float64) dealGrid {
		w := (width - gap) / 2
		h := w * render.DealH / render.DealW
		if w >= .95*render.DealW {
			h = max(h, render.DealH+4)
		}
		if two := (area.H - 2*above - between + 4) / 2; two >= low {
			h = min(h, two)
		}
		g := dealGrid{area: area, card: render.Rect{X: 4, Y: above, W: w - 6, H: h - 4}, step: w + gap - 2, pitch: h + between}
		g.content = 2*above + rows*g.pitch - between - 4
		return g
	}
	if g := lay(area.W); g.content <= area.H+.5 {
		switch {
		case n == 1 && area.W > render.CardW+2*above && area.H > render.CardH+2*above:
			g.card = render.Rect{X: (area.W - render.CardW) / 2, Y: (area.H - render.CardH) / 2, W: render.CardW, H: render.CardH}
		case n <= 2:
			g.card.Y = (area.H - g.card.H) / 2
		default:
			if free := area.H - g.content; free > loose {
				g.card.Y += free / (rows + 1)
				g.pitch += free / (rows + 1)
				g.content = area.H
			}
			if n%2 == 1 {
				g.last, g.inset = n-1, g.step/2
			}
		}
		return g
	}
	return lay(area.W - bar)
}

// box returns where the i-th Deal lies if nothing is scrolled.
func (g *dealGrid) box(i int) render.Rect {
	r := g.card.Moved(g.area.X+float64(i%2)*g.step, g.area.Y+float64(i/2)*g.pitch)
	if i > 0 && i == g.last {
		r.X += g.inset
	}
	return r
}

// dealArea is where Deals lie on a decision sheet, above its foot.
func dealArea(r render.Rect, compact bool) render.Rect {
	top, foot, side := 100.0, 70.0, 24.0
	if compact {
		top, foot, side = 84, 54, 14
	}
	return render.Rect{X: r.X + side, Y: r.Y + top, W: r.W - 2*side, H: r.H - top - foot}
}

// dealControl is a Deal that can be chosen, or only looked at.
func (s *Turn) dealControl(g *dealGrid, i int, id engine.CardID, scroll ui.ID, chosen bool, choose func()) ui.Control {
	sh := s.M.Stage.Shown()
	d := facts.DealCard(s.M, id, "deals.paid", "deals.payoff", sh.PaidFor(id))
	w := s.M.Words.Card(sh.Setup.Edition, id)
	c := ui.Control{
		ID: ui.ID("deal-" + strconv.Itoa(i+1)), Box: g.box(i), In: scroll, Info: choose == nil, Active: chosen,
		Tip: render.Tip{Title: w.Title, Text: w.Reason, Figure: w.Note},
		Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.drawDeal(dst, i, box, d, state)
		}},
	}
	if choose != nil {
		c.Tip = render.Tip{}
		if i < 9 {
			c.Keys = input.SetOf(input.Digit(i + 1))
		}
		c.Do = func(ui.Event) { choose() }
	}
	return c
}

// drawDeal draws a Deal that lies on a sheet.
func (s *Turn) drawDeal(dst *ebiten.Image, i int, box render.Rect, d render.DealCard, state render.State) {
	key := dealKey{d, state}
	s.images.deals[i%engine.MaxDeals].Draw(s.Theme, dst, box, render.DealMargin, key, func(dst *ebiten.Image) {
		s.Theme.DealCard(dst, box, d, state)
	})
}

// buyerSheet is Found a Buyer: one Deal is sold, or none.
type buyerSheet struct {
	seat   engine.Seat
	chosen int
}

func newBuyerSheet(s *Turn, seat engine.Seat) *buyerSheet {
	b := &buyerSheet{seat: seat}
	b.chosen = b.best(s)
	return b
}

// profit returns what selling the i-th Deal brings beyond its price.
func (b *buyerSheet) profit(s *Turn, i int) int32 {
	sh := s.M.Stage.Shown()
	id := sh.HeldDeals(b.seat)[i]
	return sh.Edition().Card(id).Profit(sh.PaidFor(id))
}

// best returns the Deal with the best profit.
func (b *buyerSheet) best(s *Turn) int {
	best := 0
	for i := range s.M.Stage.Shown().HeldDeals(b.seat) {
		if b.profit(s, i) > b.profit(s, best) {
			best = i
		}
	}
	return best
}

func (b *buyerSheet) board() bool  { return false }
func (b *buyerSheet) follow(*Turn) {}

// live draws nothing: nothing moves while a Deal is chosen.
func (b *buyerSheet) live(*Turn, *ebiten.Image) {}
func (b *buyerSheet) first(*Turn) ui.ID         { return "sell" }

// boxes returns where the parts of the right column stand. Where there is a
// third column the buttons stand where they always do.
func (b *buyerSheet) boxes(s *Turn) (panel, sell, keep, loan render.Rect) {
	col := s.Layout.Column
	y := s.Layout.Tools.Bottom() + 14
	h, main, row := 118.0, 52.0, 42.0
	if s.View().Compact {
		h, main, row = 100, 44, 38
		y -= 4
	}
	panel = render.Rect{X: col.X, Y: y, W: col.W, H: h}
	if !s.Layout.Deals.Empty() {
		sell = s.Layout.Main
		keep = render.Rect{X: sell.X, Y: s.Layout.Buttons[0].Y, W: (sell.W - 8) / 2, H: s.Layout.Buttons[0].H}
		return panel, sell, keep, keep.Moved(keep.W+8, 0)
	}
	sell = render.Rect{X: col.X, Y: panel.Bottom() + 16, W: col.W, H: main}
	keep = render.Rect{X: col.X, Y: sell.Bottom() + 14, W: (col.W - 8) / 2, H: row}
	loan = keep.Moved(keep.W+8, 0)
	return panel, sell, keep, loan
}

// shown returns where the chosen Deal is presented: between the sums and the
// buttons where these are far from each other, and else nowhere.
func (b *buyerSheet) shown(s *Turn) render.Rect {
	panel, sell, _, _ := b.boxes(s)
	r := s.cardBox()
	room := render.Rect{X: panel.X, Y: panel.Bottom(), W: panel.W, H: sell.Y - panel.Bottom()}
	if s.Layout.Deals.Empty() || room.H < s.Layout.Card.H+60 {
		return render.Rect{}
	}
	return r.Moved(0, s.View().Snap(room.CenterY()-s.Layout.Card.CenterY()))
}

// told is what a sale comes to, and the sheet, most of all its foot. There is
// room between the two.
func (b *buyerSheet) told(s *Turn) []match.Covering {
	panel, _, _, _ := b.boxes(s)
	r, area := s.Layout.Decision, dealArea(s.Layout.Decision, s.View().Compact)
	foot := render.Rect{X: r.X, Y: area.Bottom(), W: r.W, H: r.Bottom() - area.Bottom()}
	return []match.Covering{{Box: panel, Cost: .5}, {Box: r, Cost: .15}, {Box: foot, Cost: .8}}
}

func (b *buyerSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	deals := s.M.Stage.Shown().HeldDeals(b.seat)
	if len(deals) == 0 {
		return cs
	}
	b.chosen = min(b.chosen, len(deals)-1)
	area := dealArea(s.Layout.Decision, s.View().Compact)
	g := newDealGrid(area, len(deals))
	cs = append(cs, ui.Control{ID: "deals-area", Box: area, Widget: ui.Scroll{Content: g.content}, Skip: true})
	for i, id := range deals {
		cs = append(cs, s.dealControl(&g, i, id, "deals-area", i == b.chosen, func() {
			b.chosen = i
			s.Invalidate()
		}))
	}
	_, sell, keep, loan := b.boxes(s)
	id := deals[b.chosen]
	payoff := s.M.Stage.Shown().Edition().Card(id).Payoff()
	take := act{
		ID: "sell", label: s.Say("choice.sell", words.Money("money", payoff)), kind: render.Primary, cap: input.Sell,
		Keys: input.SetOf(input.Sell, input.Accept, input.Yes),
		do:   func() { s.choose(engine.Choice{Kind: engine.Sell, Card: id}) },
	}
	none := act{
		ID: "keep", label: s.M.Words.Count("choice.sell-none", len(deals)), cap: input.Keep,
		Keys: input.SetOf(input.Keep, input.No, input.Pass),
		do:   func() { s.choose(engine.Choice{Kind: engine.SellNone}) },
	}
	borrow := s.moneyAct()
	if r := b.shown(s); !r.Empty() {
		cs = append(cs, ui.Control{ID: "card", Box: r, Widget: ui.Custom{}, Info: true, Tip: s.cardTip(&presented{card: id, seat: b.seat})})
	}
	return append(cs, s.control(&take, sell), s.control(&none, keep), s.control(&borrow, loan), s.logControl())
}

func (b *buyerSheet) draw(s *Turn, dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	r := s.Layout.Decision
	deals := sh.HeldDeals(b.seat)
	if len(deals) == 0 {
		return
	}
	ask := s.M.Words.Ask(s.M.Table.State(), s.M.Names)
	t.Dialog(dst, r, render.Green)
	t.DialogTitle(dst, r, engine.FoundABuyer.String(), ask.Title, ask.Text, s.Say("deals.one"), "", false)

	foot := r.Bottom() - 66
	if s.View().Compact {
		foot = r.Bottom() - 54
	}
	t.Rule(dst, r.X+28, foot, r.W-56)
	best := b.best(s)
	t.Art(dst, "hint", r.X+28, foot+10, 34)
	bold := s.set(render.Style{Face: render.Bold, Size: 15, Color: pal.Ink})
	head := s.Say("deals.best", words.Text("title", s.M.Words.CardTitle(sh.Setup.Edition, deals[best]))) + "  "
	plain := s.set(render.Style{Face: render.Regular, Size: 15, Color: pal.Ink})
	ahead, below := facts.BuyersAhead(s.M, b.seat), s.Say("deals.worthless")
	if t.MeasureText(head, bold)+t.MeasureText(ahead, plain) > r.W-102 {
		// What all know already makes room for what they may not.
		ahead, below = "", ahead
	}
	t.DrawRuns(dst, r.X+74, foot+26, r.W-102, render.Run{Text: head, Style: bold}, render.Run{Text: ahead, Style: plain})
	s.fit(dst, below, r.X+74, foot+46, r.W-102, 11, render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink2})

	s.drawLog(dst)
	s.drawHand(dst)
	panel, _, _, _ := b.boxes(s)
	t.Panel(dst, panel, render.Paper)
	t.Pin(dst, panel.CenterX(), panel.Y+2, render.Blue)
	id := deals[b.chosen]
	payoff := sh.Edition().Card(id).Payoff()
	sold, _ := s.M.Table.State().Preview(engine.Choice{Kind: engine.Sell, Card: id})
	title := s.Say("deals.if_sold", words.Text("title", s.M.Words.CardTitle(sh.Setup.Edition, id)))
	s.fit(dst, title, panel.X+18, panel.Y+31, panel.W-36, 13, render.Style{Face: render.Black, Size: 18, Color: pal.Ink})
	s.drawChain(dst, panel, render.Green,
		[3][2]string{
			{s.Say("deals.cash_now"), s.M.Words.Money(sh.Cash(b.seat))},
			{s.Say("deals.from_buyer"), s.M.Words.Signed(payoff)},
			{s.Say("deals.cash_after"), s.M.Words.Money(sold.After[b.seat].Cash)},
		}, 1)
	if at := b.shown(s); !at.Empty() {
		d := facts.DealCard(s.M, id, "deals.paid", "deals.payoff", sh.PaidFor(id))
		s.images.deal.DrawPosed(t, dst, at, render.DealMargin, d, render.Pose{Turn: s.tilt()}, func(dst *ebiten.Image) {
			t.DealCard(dst, at, d, render.State{})
		})
		t.Pin(dst, at.CenterX(), at.Y-2, render.Red)
	}
}

// drawChain draws three sums along the lower edge of a panel that follow from
// each other; the one at strong is framed in the family's colour.
func (s *Turn) drawChain(dst *ebiten.Image, r render.Rect, f render.Family, figures [3][2]string, strong int) {
	h, gap := min(56, r.H-58), 12.0
	row := render.Rect{X: r.X + 18, Y: r.Bottom() - h - 14, W: r.W - 36, H: h}
	boxes, growth := s.Theme.FigureRow(row, gap, figures[0][0], figures[1][0], figures[2][0])
	for i, k := range figures {
		s.Theme.FigureBox(dst, boxes[i], growth, k[0], k[1], f, i == strong, i > 0)
	}
}
