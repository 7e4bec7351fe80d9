package scene

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// recapView tells a person what happened since the last turn, where everything
// was shown in an instant.
type recapView struct {
	recap  stage.Recap
	prompt engine.Prompt
	box    render.Rect
}

// offerRecap opens the recap when a person's turn begins after others have
// played in an instant.
func (s *turn) offerRecap() {
	sh := s.m.stage.Shown()
	p, ok := s.m.asked()
	if !ok || p.Kind != engine.TakeTurn || s.recapped == sh.Turns || s.over != nil {
		return
	}
	s.recapped = sh.Turns
	if !s.m.instantly.Has(p.Seat) {
		return
	}
	s.m.instantly &^= engine.SeatSet(0).With(p.Seat)
	if r := s.m.stage.Recap(p.Seat); r.Turns > 0 && len(r.Deeds) > 0 {
		s.openOver(&recapView{recap: r, prompt: p})
	}
}

func (v *recapView) stays(s *turn) bool {
	p, ok := s.m.asked()
	return ok && p == v.prompt
}

// recapPitch is the distance between two lines of the recap.
func (s *turn) recapPitch() float64 {
	if s.View().Compact {
		return 54
	}
	return 67
}

func (v *recapView) layer(s *turn) ui.Layer {
	w, h := 404.0, 285+s.recapPitch()*float64(len(v.recap.Deeds))
	if s.View().Compact {
		w, h = 404, 232+s.recapPitch()*float64(len(v.recap.Deeds))
	}
	area := s.View().Bounds()
	v.box = render.Rect{X: (area.W - w) / 2, Y: (area.H - h) / 2, W: w, H: h}
	goBox := render.Rect{X: v.box.X + 16, Y: v.box.Bottom() - 68, W: w - 32, H: 50}
	if s.View().Compact {
		goBox.Y, goBox.H = v.box.Bottom()-56, 44
	}
	return ui.Layer{
		ID: "recap-view", Modal: true, Dismiss: true, Box: v.box, First: "recap-go", Version: s.version,
		Controls: []ui.Control{{
			ID: "recap-go", Box: goBox, Keys: goOn,
			Widget: ui.Button{Label: s.Say("recap.ready"), Key: s.keyFor(input.Accept), Kind: render.Primary},
			Do:     func(ui.Event) { s.closeOver() },
		}},
		Behind: func(dst *ebiten.Image) { v.draw(s, dst, goBox) },
	}
}

func (v *recapView) draw(s *turn, dst *ebiten.Image, goBox render.Rect) {
	t, pal, w := s.Theme, &s.Theme.Palette, s.m.Words
	r := &v.recap
	b := v.box
	t.Veil(dst, s.View().Bounds())
	t.Sheet(dst, b)
	t.Pin(dst, b.CenterX(), b.Y+5, render.Blue)
	t.TokenPlate(dst, render.Rect{X: b.X + 18, Y: b.Y + 26, W: 44, H: 44}, s.m.tokens[r.Seat], true)
	left, room := b.X+76, b.W-94
	title := s.Say("recap.title", words.Name("name", s.m.names[r.Seat]))
	s.fit(dst, title, left, b.Y+46, room, 13, render.Style{Face: render.Black, Size: 20, Color: pal.Ink})
	turns := w.Count("recap.turns", r.Turns, words.Number("touched", r.Touching))
	if r.Touching == 0 {
		turns = w.Count("recap.turns_none", r.Turns)
	}
	s.fit(dst, turns, left, b.Y+67, room, 11, render.Style{Face: render.Regular, Size: 14.5, Color: pal.Ink2})

	top, h := b.Y+84, 52.0
	if s.View().Compact {
		top, h = b.Y+78, 46
	}
	row := render.Rect{X: b.X + 18, Y: top, W: b.W - 36, H: h}
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
		s.fit(dst, w.Signed(r.Now-r.Then), now.Right()-10, now.Y+h*.81, now.W*.4, 11, render.Style{Face: render.Bold, Size: 15, Color: ink, Align: render.End})
	}
	y := top + h + 12
	for i := range r.Deeds {
		v.drawDeed(s, dst, &r.Deeds[i], render.Rect{X: b.X + 12, Y: y + float64(i)*s.recapPitch(), W: b.W - 24, H: s.recapPitch() - 5}, i)
	}
	y += float64(len(r.Deeds)) * s.recapPitch()
	t.SumRule(dst, b.X+18, y+2, b.W-36)
	mid := (y + 2 + goBox.Y) / 2
	t.Art(dst, "pot", b.X+20, mid-15, 30)
	bold := render.Style{Face: render.Bold, Size: 15.5, Color: pal.Ink}
	day := s.m.stage.Shown().Players[r.Seat].Day
	wide := s.fit(dst, s.Say("recap.next", words.Text("day", w.Day(day))), b.Right()-18, mid+5, b.W*.45, 11,
		render.Style{Face: render.Regular, Size: 14.5, Color: pal.Ink2, Align: render.End})
	s.fit(dst, s.Say(s.m.own("recap.jackpot"), words.Money("money", r.Jackpot)), b.X+58, mid+5, b.W-90-wide, 11, bold)
}

// drawDeed draws a line of the recap: what somebody did, what came of it, and
// what it did to the reader's cash.
func (v *recapView) drawDeed(s *turn, dst *ebiten.Image, d *stage.Deed, r render.Rect, i int) {
	t, pal := s.Theme, &s.Theme.Palette
	touches := d.Touches(v.recap.Seat)
	t.Row(dst, r, false, render.Look{Active: touches})
	if i > 0 && !touches {
		t.Rule(dst, r.X+8, r.Y-2, r.W-16)
	}
	size := min(48, r.H-10)
	v.drawSign(s, dst, d, r.X+14, r.CenterY()-size/2, size)
	left := r.X + 14 + size + 12
	right := r.Right() - 12
	if effect := d.Effect[v.recap.Seat]; effect != 0 {
		ink := pal.Gain
		if effect < 0 {
			ink = pal.Loss
		}
		st := render.Style{Face: render.Black, Size: 18, Color: ink, Align: render.End}
		right -= 10 + s.fit(dst, s.m.Words.Signed(effect), right, r.CenterY()+7, 90, 12, st)
	}
	line, sub := v.deed(s, d)
	x := left + 24
	base := r.CenterY() - 6
	if sub == "" {
		base = r.CenterY() + 6
	}
	t.Token(dst, s.m.tokens[d.Seat], left, base-16, 18, render.Flat)
	var runs []render.Run
	for _, span := range line {
		face := render.Regular
		if span.Name {
			face = render.Bold
		}
		runs = append(runs, render.Run{Text: span.Text, Style: s.set(render.Style{Face: face, Size: 15, Color: pal.Ink}), Yields: span.Name})
	}
	t.DrawRuns(dst, x, base, right-x, runs...)
	s.fit(dst, sub, left, r.CenterY()+16, right-left, 11, render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink2})
}

func (v *recapView) drawSign(s *turn, dst *ebiten.Image, d *stage.Deed, x, y, size float64) {
	switch d.Kind {
	case stage.DeedJackpot:
		s.Theme.Art(dst, "pot", x, y, size)
	case stage.DeedBrought:
		s.Theme.Art(dst, "im", x, y, size)
	case stage.DeedSettled, stage.DeedRetired:
		s.Theme.Sign(dst, s.m.stage.Shown().Setup.PayScale(1).LastDay.String(), x, y, size, false)
	default:
		s.Theme.Sign(dst, d.Space.String(), x, y, size, false)
	}
}

// deed puts a deed into words: the line, and what stands below it.
func (v *recapView) deed(s *turn, d *stage.Deed) (line []words.Span, sub string) {
	sh, w := s.m.stage.Shown(), s.m.Words
	who := words.Name("name", s.m.names[d.Seat])
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
		return w.Spans("recap.brought", who, words.Name("friend", s.m.names[d.Friend])), s.Say("recap.brought_to", words.Text("day", w.Day(d.Day)))
	case stage.DeedSettled:
		return w.Spans("recap.settled", who, words.Number("month", d.Month)), ""
	case stage.DeedRetired:
		return w.Spans("recap.retired", who), ""
	case stage.DeedContest:
		return w.Spans("recap.won", who, words.Text("space", s.words(d.Space).Name)), s.Say("recap.won_money", money)
	case stage.DeedLottery:
		if sh.Setup.LotteryRule(d.Space).Does == engine.PlayCombination {
			return w.Spans("recap.won", who, words.Text("space", s.words(d.Space).Name)), s.Say("recap.won_money", money)
		}
		return w.Spans("recap.won", who, words.Text("space", s.words(d.Space).Name)),
			s.Say("recap.won_number", words.Text("number", strconv.Itoa(int(d.Number))), money)
	case stage.DeedJackpot:
		return w.Spans(s.m.own("recap.won_jackpot"), who), s.Say("recap.won_money", money)
	}
	return w.Spans("recap.landed", who, words.Text("space", s.words(d.Space).Name)), s.words(d.Space).Rule
}
