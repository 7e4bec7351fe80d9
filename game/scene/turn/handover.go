package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// HandoverView covers the table until the person who is asked next has the
// device. It is shown where the settings say so, and wherever something comes
// that the others must not see.
type HandoverView struct {
	Seat engine.Seat
	from engine.Seat
	// done, if there is one, is called when that person has it.
	done func()
	box  render.Rect
	wall render.CachedImage[float64]
}

// offerHandover covers the table when another person is asked than before, and
// before the one who drew a Deal to be auctioned sees it.
func (s *Turn) offerHandover() {
	p, ok := s.M.Asked()
	if !ok {
		return
	}
	auction, _ := s.Panel.(*AuctionSheet)
	sealed := auction != nil && auction.sealed(s, p)
	if p.Seat == s.holder && !sealed {
		return
	}
	from := s.holder
	s.holder = p.Seat
	switch {
	case s.Overlay != nil || s.M.People.Len() < 2:
	case sealed:
		if from == engine.NoSeat {
			from = p.Seat
		}
		s.OpenOver(&HandoverView{Seat: p.Seat, from: from, done: auction.unseal})
	case s.Settings.PassDevice && from != engine.NoSeat:
		s.OpenOver(&HandoverView{Seat: p.Seat, from: from})
	}
}

func (v *HandoverView) stays(s *Turn) bool {
	p, ok := s.M.Asked()
	return ok && p.Seat == v.Seat
}

func (v *HandoverView) layer(s *Turn) ui.Layer {
	view := s.View().Bounds()
	g := s.SheetGrowth(620)
	w, h := 404*g, min(620*g, view.H-32)
	v.box = render.Rect{X: (view.W - w) / 2, Y: (view.H - h) / 2, W: w, H: h}
	k := h / 620
	button := render.Rect{X: v.box.X + 28*g, Y: v.box.Bottom() - 86*k, W: w - 56*g, H: 58 * k}
	return ui.Layer{
		ID: "handover", Modal: true, Box: view, First: "handover-take", Version: s.version,
		Controls: []ui.Control{{
			ID: "handover-take", Box: button, Keys: match.GoOn,
			Widget: ui.Button{
				Label: s.Say("pass.ready", words.Name("name", s.M.Names[v.Seat])), Key: s.KeyFor(input.Accept), Kind: render.Primary, Size: 20 * g,
			},
			Do: func(ui.Event) {
				s.CloseOver()
				if v.done != nil {
					v.done()
				}
			},
		}},
		Behind: func(dst *ebiten.Image) { v.draw(s, dst, button) },
	}
}

func (v *HandoverView) draw(s *Turn, dst *ebiten.Image, button render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	b := v.box
	v.wall.Draw(t, dst, s.View().Bounds(), 0, s.Layout.Desk.Y, func(dst *ebiten.Image) { t.Backdrop(dst, s.Layout.Desk.Y) })
	token, who := s.M.Tokens[v.Seat], words.Name("name", s.M.Names[v.Seat])
	t.SeatSheet(dst, b, token.Color)
	mid := b.CenterX()
	k, g := b.H/620, b.W/404
	apart := 20 * k * (min(t.TextScale, app.Growth) - 1) // so that large type does not touch
	s.fit(dst, s.Say("pass.to"), mid, b.Y+72*k-apart, b.W-60, 13, render.Style{Face: render.Medium, Size: 18 * g, Color: pal.Ink2, Align: render.Center})
	s.fit(dst, s.M.Names[v.Seat], mid, b.Y+122*k+apart, b.W-48, 20, render.Style{Face: render.Black, Size: 50 * max(k, .8*g), Color: pal.Ink, Align: render.Center, Tracking: -1})
	t.Medallion(dst, token, mid, b.Y+246*k, 98*k)
	note := render.Rect{X: b.X + 28*g, Y: b.Y + 362*k, W: b.W - 56*g, H: 70 * k}
	t.Well(dst, note, 8)
	t.Art(dst, "eyeoff", note.X+14*g, note.CenterY()-20*g, 40*g)
	covered := s.set(render.Style{Face: render.Bold, Size: 15 * g, Color: pal.Ink})
	until := s.set(render.Style{Face: render.Regular, Size: 14.5 * g, Color: pal.Ink2})
	lines := t.Wrap(s.Say("pass.until", who), until, note.W-80*g, 2)
	base := note.CenterY() - 4*g
	if len(lines.Lines) > 1 {
		until.Size, covered.Size = until.Size*.88, covered.Size*.94
		lines = t.Wrap(s.Say("pass.until", who), until, note.W-80*g, 2)
		base = note.CenterY() - .5*lines.Leading*float64(len(lines.Lines)-1) - 3
	}
	t.DrawFit(dst, s.Say("pass.covered"), note.X+68*g, base, note.W-80*g, 11, covered)
	t.DrawLines(dst, lines, note.X+68*g, base+lines.Leading*.98, until)
	v.drawSeats(s, dst, (note.Bottom()+button.Y)/2)
}

// drawSeats draws all seats in turn order, with who had the device and who
// gets it.
func (v *HandoverView) drawSeats(s *Turn, dst *ebiten.Image, y float64) {
	t, pal := s.Theme, &s.Theme.Palette
	n := s.M.Stage.Shown().Seats()
	g := v.box.W / 404
	pitch := (v.box.W - 72*g) / float64(n)
	x := v.box.X + 36*g + pitch/2
	label := render.Style{Face: render.CondensedBold, Size: 13 * g, Color: pal.Ink2, Align: render.Center}
	for i := range n {
		seat := engine.Seat((int(v.from) + i) % n)
		r := render.Rect{X: x + float64(i)*pitch - 22*g, Y: y - 34*g, W: 44 * g, H: 44 * g}
		style := render.Flat
		if seat == v.Seat {
			t.ActiveRing(dst, r, 8)
		}
		t.Box(dst, r, render.Slate, false)
		if i > 0 && pitch > 50*g {
			t.Separator(dst, r.X-(pitch-r.W)/2, r.CenterY())
		}
		switch seat {
		case v.Seat:
			s.fit(dst, s.Say("pass.now"), r.CenterX(), r.Bottom()+20*g, pitch+20*g, 11, label.In(pal.Loss))
		case v.from:
			style = render.Faint
			s.fit(dst, s.Say("pass.done"), r.CenterX(), r.Bottom()+20*g, pitch+20*g, 11, label)
		}
		t.Token(dst, s.M.Tokens[seat], r.CenterX()-16*g, r.CenterY()-16*g, 32*g, style)
	}
	// Who comes after is told where the row leaves room for it.
	next := engine.Seat((int(v.Seat) + 1) % n)
	if i := (int(v.Seat) - int(v.from) + n) % n; n > 3 && i < n-2 && next != v.from {
		st := label.Aligned(render.End)
		s.fit(dst, s.Say("pass.then", words.Name("name", s.M.Names[next])), v.box.Right()-36*g, y+30*g, pitch*float64(n-1-i)-20*g, 11, st)
	}
}
