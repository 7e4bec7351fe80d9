package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// RecapView tells a person what happened since the last turn, where everything
// was shown in an instant.
type RecapView struct {
	Recap  stage.Recap
	Prompt engine.Prompt
	box    render.Rect
	// pitch is the distance between two lines, grow how much larger all is than in
	// the design.
	pitch, grow float64
}

// offerRecap opens the recap when a person's turn begins after others have
// played in an instant.
func (s *Turn) offerRecap() {
	sh := s.M.Stage.Shown()
	p, ok := s.M.Asked()
	if !ok || p.Kind != engine.TakeTurn || s.recapped == sh.Turns || s.Overlay != nil {
		return
	}
	s.recapped = sh.Turns
	if !s.M.Instantly.Has(p.Seat) {
		return
	}
	s.M.Instantly &^= engine.SeatSet(0).With(p.Seat)
	if r := s.M.Stage.Recap(p.Seat); r.Turns > 0 && len(r.Deeds) > 0 {
		s.OpenOver(&RecapView{Recap: r, Prompt: p})
	}
}

func (v *RecapView) stays(s *Turn) bool {
	p, ok := s.M.Asked()
	return ok && p == v.Prompt
}

// lay lays the sheet out for its lines, and the button at its foot.
func (v *RecapView) lay(s *Turn) (goBox render.Rect) {
	const w, rest, pitch, least = 424.0, 285.0, 67.0, 50.0 // rest is all but the lines
	area, n := s.View().Bounds(), float64(len(v.Recap.Deeds))
	v.grow = s.SheetGrowth(rest + n*pitch)
	g := v.grow
	v.pitch = max(least, min(pitch*g, (area.H-32-rest*g)/max(n, 1)))
	// Type grows further than the sheet, where that has no room to.
	wide, h := w*g*(.2+.8*min(s.Theme.TextScale, app.Growth)), rest*g+n*v.pitch
	v.box = render.Rect{X: (area.W - wide) / 2, Y: (area.H - h) / 2, W: wide, H: h}
	return render.Rect{X: v.box.X + 16*g, Y: v.box.Bottom() - 68*g, W: v.box.W - 32*g, H: 50 * g}
}

func (v *RecapView) layer(s *Turn) ui.Layer {
	goBox := v.lay(s)
	return ui.Layer{
		ID: "recap-view", Modal: true, Dismiss: true, Box: v.box, First: "recap-go", Version: s.version,
		Controls: []ui.Control{{
			ID: "recap-go", Box: goBox, Keys: match.GoOn,
			Widget: ui.Button{Label: s.Say("recap.ready"), Key: s.KeyFor(input.Accept), Kind: render.Primary, Size: 17 * v.grow},
			Do:     func(ui.Event) { s.CloseOver() },
		}},
		Behind: func(dst *ebiten.Image) { v.draw(s, dst, goBox) },
	}
}

func (v *RecapView) draw(s *Turn, dst *ebiten.Image, goBox render.Rect) {
	t, pal, w := s.Theme, &s.Theme.Palette, s.M.Words
	r := &v.Recap
	b, g := v.box, v.grow
	t.Veil(dst, s.View().Bounds())
	t.Sheet(dst, b)
	t.Pin(dst, b.CenterX(), b.Y+5, render.Blue)
	t.TokenPlate(dst, render.Rect{X: b.X + 18*g, Y: b.Y + 26*g, W: 44 * g, H: 44 * g}, s.M.Tokens[r.Seat], true)
	left, room := b.X+76*g, b.W-94*g
	title := s.Say("recap.title", words.Name("name", s.M.Names[r.Seat]))
	s.fit(dst, title, left, b.Y+46*g, room, 13, render.Style{Face: render.Black, Size: 20 * g, Color: pal.Ink})
	turns := w.Count("recap.turns", r.Turns, words.Number("touched", r.Touching))
	if r.Touching == 0 {
		turns = w.Count("recap.turns_none", r.Turns)
	}
	s.fit(dst, turns, left, b.Y+67*g, room, 11, render.Style{Face: render.Regular, Size: 14.5 * g, Color: pal.Ink2})

	row := render.Rect{X: b.X + 18*g, Y: b.Y + 84*g, W: b.W - 36*g, H: 52 * g}
	boxes, growth := t.FigureRow(row, 12, s.Say("recap.then"), s.Say("recap.now"))
	f, strong := render.Slate, r.Now != r.Then
	switch {
	case r.Now > r.Then:
		f = render.Green
	case r.Now < r.Then:
		f = render.Red
	}
	t.FigureBox(dst, boxes[0], growth, s.Say("recap.then"), w.Money(r.Then), render.Slate, false, false)
	now := boxes[1]
	t.FigureBox(dst, now, growth, s.Say("recap.now"), w.Money(r.Now), f, strong, true)
	if strong {
		ink := pal.Gain
		if r.Now < r.Then {
			ink = pal.Loss
		}
		s.fit(dst, w.Signed(r.Now-r.Then), now.Right()-10, now.Y+now.H*.81, now.W*.4, 11, render.Style{Face: render.Bold, Size: 15 * g, Color: ink, Align: render.End})
	}
	y, small := row.Bottom()+12*g, v.small(s)
	for i := range r.Deeds {
		v.drawDeed(s, dst, &r.Deeds[i], v.row(i, y), small, i)
	}
	y += float64(len(r.Deeds)) * v.pitch
	t.SumRule(dst, b.X+18*g, y+2, b.W-36*g)
	mid := (y + 2 + goBox.Y) / 2
	t.Art(dst, "pot", b.X+20*g, mid-15*g, 30*g)
	bold := render.Style{Face: render.Bold, Size: 15.5 * g, Color: pal.Ink}
	day := s.M.Stage.Shown().Players[r.Seat].Day
	wide := s.fit(dst, s.Say("recap.next", words.Text("day", w.Day(day))), b.Right()-18*g, mid+5*g, b.W*.45, 11,
		render.Style{Face: render.Regular, Size: 14.5 * g, Color: pal.Ink2, Align: render.End})
	s.fit(dst, s.Say(s.M.Own("recap.jackpot"), words.Money("money", r.Jackpot)), b.X+58*g, mid+5*g, b.W-90*g-wide, 11, bold)
}

// drawDeed draws a line of the recap: what somebody did, what came of it, and
// what it did to the reader's cash.
func (v *RecapView) drawDeed(s *Turn, dst *ebiten.Image, d *stage.Deed, r render.Rect, small render.Style, i int) {
	t, pal, g := s.Theme, &s.Theme.Palette, v.grow
	touches := d.Touches(v.Recap.Seat)
	t.Row(dst, r, false, render.State{Active: touches})
	if i > 0 && !touches {
		t.Rule(dst, r.X+8*g, r.Y-2.5*g, r.W-16*g)
	}
	size := v.signSize(r)
	v.drawSign(s, dst, d, r.X+14*g, r.CenterY()-size/2, size)
	left, right := v.told(s, d, r)
	if effect := d.Effect[v.Recap.Seat]; effect != 0 {
		s.Theme.DrawText(dst, s.M.Words.Signed(effect), r.Right()-12*g, r.CenterY()+7*g, v.effectType(s, effect))
	}
	line, sub := v.deed(s, d)
	x := left + 24*g
	base := r.CenterY() - 5*g
	if sub == "" {
		base = r.CenterY() + 6*g
	}
	t.Token(dst, s.M.Tokens[d.Seat], left, base-16*g, 18*g, render.Flat)
	var runs []render.Run
	for _, span := range line {
		face := render.Regular
		if span.Name {
			face = render.Bold
		}
		runs = append(runs, render.Run{Text: span.Text, Style: s.set(render.Style{Face: face, Size: 15 * g, Color: pal.Ink}), Yields: span.Name})
	}
	t.DrawRuns(dst, x, base, right-x, runs...)
	t.DrawFit(dst, sub, left, r.CenterY()+16*g, right-left, 11, small)
}

// told returns where in a line stands what somebody did: between the sign and what
// it did to the reader's cash.
func (v *RecapView) told(s *Turn, d *stage.Deed, r render.Rect) (left, right float64) {
	left, right = r.X+26*v.grow+v.signSize(r), r.Right()-12*v.grow
	if effect := d.Effect[v.Recap.Seat]; effect != 0 {
		right -= 10 + s.Theme.MeasureText(s.M.Words.Signed(effect), v.effectType(s, effect))
	}
	return left, right
}

// signSize is how large the sign of a line is.
func (v *RecapView) signSize(r render.Rect) float64 { return min(48*v.grow, r.H-10) }

// effectType is the type of what a line did to the reader's cash.
func (v *RecapView) effectType(s *Turn, effect int32) render.Style {
	st := render.Style{Face: render.Black, Size: 18 * v.grow, Color: s.Theme.Palette.Gain, Align: render.End}
	if effect < 0 {
		st.Color = s.Theme.Palette.Loss
	}
	return s.set(st)
}

// row returns where a line stands, the first one at y.
func (v *RecapView) row(i int, y float64) render.Rect {
	g := v.grow
	return render.Rect{X: v.box.X + 12*g, Y: y + float64(i)*v.pitch, W: v.box.W - 24*g, H: v.pitch - 5*g}
}

// small is the type of what came of a deed, in which all of them can be read.
func (v *RecapView) small(s *Turn) render.Style {
	st := s.set(render.Style{Face: render.Regular, Size: 13.5 * v.grow, Color: s.Theme.Palette.Ink2})
	for i := range v.Recap.Deeds {
		d := &v.Recap.Deeds[i]
		left, right := v.told(s, d, v.row(i, 0))
		_, sub := v.deed(s, d)
		if _, fit := s.Theme.Fit(sub, st, right-left, 12); fit.Face == st.Face && fit.Size < st.Size {
			st = fit
		}
	}
	return st
}

func (v *RecapView) drawSign(s *Turn, dst *ebiten.Image, d *stage.Deed, x, y, size float64) {
	switch d.Kind {
	case stage.DeedJackpot:
		s.Theme.Art(dst, "pot", x, y, size)
	case stage.DeedBrought:
		s.Theme.Art(dst, "im", x, y, size)
	case stage.DeedSettled, stage.DeedRetired:
		s.Theme.Sign(dst, s.M.Stage.Shown().Setup.PayScale(1).LastDay.String(), x, y, size, false)
	default:
		s.Theme.Sign(dst, d.Space.String(), x, y, size, false)
	}
}

// deed puts a deed into words: the line, and what stands below it.
func (v *RecapView) deed(s *Turn, d *stage.Deed) (line []words.Span, sub string) {
	sh, w := s.M.Stage.Shown(), s.M.Words
	who := words.Name("name", s.M.Names[d.Seat])
	money := words.Money("money", d.Amount)
	title := func() words.Value { return words.Text("title", w.CardTitle(sh.Setup.Edition, d.Card)) }
	switch d.Kind {
	case stage.DeedMail:
		sub = w.CardTitle(sh.Setup.Edition, d.Card)
		if bill := sh.Setup.BillAmount(d.Card); bill > 0 {
			sub = s.Say("recap.mail_bill", title(), words.Money("money", bill))
		}
		return w.CountSpans("recap.mail", int(d.Count), who), sub
	case stage.DeedEvent:
		return w.Spans("recap.event", who), w.CardTitle(sh.Setup.Edition, d.Card)
	case stage.DeedBought:
		if d.Amount == 0 {
			return w.Spans("recap.bought_free", who), w.CardTitle(sh.Setup.Edition, d.Card)
		}
		return w.Spans("recap.bought", who), s.Say("recap.deal", title(), money)
	case stage.DeedSold:
		return w.Spans("recap.sold", who), s.Say("recap.deal", title(), money)
	case stage.DeedBrought:
		return w.Spans("recap.brought", who, words.Name("friend", s.M.Names[d.Friend])), s.Say("recap.brought_to", words.Text("day", w.Day(d.Day)))
	case stage.DeedSettled:
		return w.Spans("recap.settled", who, words.Number("month", d.Month)), ""
	case stage.DeedRetired:
		return w.Spans("recap.retired", who), ""
	case stage.DeedContest:
		return w.Spans("recap.won", who, words.Text("space", s.M.SpaceWords(d.Space).Name)), s.Say("recap.won_money", money)
	case stage.DeedLottery:
		if sh.Setup.LotteryRule(d.Space).Does == engine.PlayCombination {
			return w.Spans("recap.won", who, words.Text("space", s.M.SpaceWords(d.Space).Name)), s.Say("recap.won_money", money)
		}
		return w.Spans("recap.won", who, words.Text("space", s.M.SpaceWords(d.Space).Name)),
			s.Say("recap.won_number", words.Text("number", strconv.Itoa(int(d.Number))), money)
	case stage.DeedJackpot:
		return w.Spans(s.M.Own("recap.won_jackpot"), who), s.Say("recap.won_money", money)
	}
	return w.Spans("recap.landed", who, words.Text("space", s.M.SpaceWords(d.Space).Name)), s.M.SpaceWords(d.Space).Rule
}
