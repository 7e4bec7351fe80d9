package scene

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// logPitch is the distance between two lines of the log.
func (s *turn) logPitch() float64 { return math.Round(20.5 * min(1.3, (1+s.Theme.TextScale)/2)) }

// logControl is the log, which can be opened to show more.
func (s *turn) logControl() ui.Control {
	return ui.Control{
		ID: "log", Box: s.tb.Log, Widget: ui.Custom{}, Tip: render.Tip{Title: s.Say("log.title"), Text: s.Say("log.open")},
		Do: func(ui.Event) { s.openOver(&logView{}) },
	}
}

// drawLog draws the last lines of the log.
func (s *turn) drawLog(dst *ebiten.Image) {
	r := s.tb.Log
	if r.Empty() {
		return
	}
	t := s.Theme
	t.Panel(dst, r, render.Slip)
	look := s.hand.Look("log")
	if look.Hover {
		t.Row(dst, r.Inset(3), false, render.Look{Hover: true})
	}
	if !s.tb.Deals.Empty() {
		s.drawLongLog(dst, r)
	} else if s.View().Compact {
		y := r.CenterY() + 5
		t.Chevron(dst, r.Right()-22, r.CenterY(), 6, true)
		s.drawLine(dst, 0, r.X+8, y, r.W-52, false)
	} else {
		pitch := s.logPitch()
		n := int((r.H - 4) / pitch)
		top := r.Y + (r.H-float64(n)*pitch)/2
		for i := range n {
			s.drawLine(dst, i, r.X+10, top+(float64(i)+.5)*pitch+4.5, r.W-20, true)
		}
	}
	if look.Focused {
		t.FocusRing(dst, r, 6)
	}
}

// drawLongLog draws the log of the third column of wide windows: with a head,
// and sentences of two lines where they are long.
func (s *turn) drawLongLog(dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	head := t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Ink}, 1.3)
	t.DrawFit(dst, s.Say("log.title"), r.X+16, r.Y+31, r.W-32, 13, head)
	t.Rule(dst, r.X+14, r.Y+42, r.W-28)
	bold := t.Capped(render.Style{Face: render.Bold, Size: 13.5, Color: pal.Ink}, 1.3)
	plain, age := bold, bold
	plain.Face, age.Face, age.Color, age.Align = render.Regular, render.Condensed, pal.Ink2, render.End
	c := &s.m.chronicle
	left, width := r.X+40, r.W-56
	y := r.Y + 50
	for i := 0; i < len(c.lines); i++ {
		line := c.at(i)
		name, rest := line.Lead()
		when := s.age(line.turn)
		lines := t.Wrap(rest, plain, width, 2)
		h := bold.Size*1.36 + lines.Height() + 7
		if y+h > r.Bottom()-6 {
			return
		}
		base := y + bold.Size
		if line.Seat != engine.NoSeat {
			t.Token(dst, s.m.tokens[line.Seat], r.X+14, base-13, 18, render.Flat)
		} else {
			t.Art(dst, "start", r.X+14, base-13, 18)
		}
		room := width - 8 - t.DrawText(dst, when, r.Right()-16, base, age)
		t.DrawFit(dst, name, left, base, room, 11, bold)
		if name == "" {
			base -= bold.Size * 1.36
			h -= bold.Size * 1.36
		}
		t.DrawLines(dst, lines, left, base+bold.Size*1.36, plain)
		y += h
	}
}

// drawThird draws the third column of wide windows.
func (s *turn) drawThird(dst *ebiten.Image) {
	if !s.tb.Deals.Empty() {
		s.drawLog(dst)
		s.drawHand(dst)
	}
}

// drawHand draws the Deals of the player in the third column of wide windows.
func (s *turn) drawHand(dst *ebiten.Image) {
	r := s.tb.Deals
	if r.Empty() {
		return
	}
	t, pal, w := s.Theme, &s.Theme.Palette, s.m.Words
	sh := s.m.stage.Shown()
	seat := s.mine()
	t.Panel(dst, r, render.Slip)
	head := t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Ink}, 1.3)
	who := t.Capped(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End}, 1.3)
	wide := t.DrawFit(dst, s.m.names[seat], r.Right()-16, r.Y+30, r.W*.4, 11, who)
	t.DrawFit(dst, s.Say("deals.title"), r.X+16, r.Y+31, r.W-44-wide, 13, head)
	t.Rule(dst, r.X+14, r.Y+42, r.W-28)
	bold := t.Capped(render.Style{Face: render.Bold, Size: 14, Color: pal.Ink}, 1.3)
	plain := t.Capped(render.Style{Face: render.Regular, Size: 13, Color: pal.Ink2}, 1.3)
	deals := sh.HeldDeals(seat)
	if len(deals) == 0 {
		t.DrawLines(dst, t.Wrap(s.Say("deals.none"), plain, r.W-32, 3), r.X+16, r.Y+64, plain)
		return
	}
	const pitch = 44
	for i, id := range deals {
		row := render.Rect{X: r.X + 8, Y: r.Y + 48 + float64(i)*pitch, W: r.W - 16, H: pitch - 2}
		if row.Bottom() > r.Bottom()-4 {
			return
		}
		t.Row(dst, row, i%2 == 0, render.Look{})
		card := w.Card(sh.Setup.Edition, id)
		t.Art(dst, card.Art, row.X+6, row.CenterY()-15, 30)
		t.DrawFit(dst, card.Title, row.X+46, row.CenterY()-4, row.W-54, 11, bold)
		t.DrawFit(dst, card.Payoff, row.X+46, row.CenterY()+14, row.W-54, 11, plain)
	}
}

// drawLine draws the line of the log before the latest by i: token, sentence,
// and how long ago it was.
func (s *turn) drawLine(dst *ebiten.Image, i int, x, base, width float64, aged bool) {
	t, pal := s.Theme, &s.Theme.Palette
	c := &s.m.chronicle
	if i >= len(c.lines) {
		if i == 0 {
			s.fit(dst, s.Say("log.empty"), x, base, width, 11, render.Style{Face: render.Regular, Size: 13, Color: pal.Ink2})
		}
		return
	}
	line := c.at(i)
	left, right := s.drawWhose(dst, line, x, base, width, aged)
	head, rest := line.Lead()
	bold, plain := s.logStyles()
	if head == "" {
		t.DrawFit(dst, rest, left, base, right-left, 11, plain)
		return
	}
	t.DrawRuns(dst, left, base, right-left, render.Run{Text: head + " ", Style: bold}, render.Run{Text: rest, Style: plain})
}

// drawWhose draws whose line of the log it is, and how long ago it was. It
// returns where the sentence stands between them.
func (s *turn) drawWhose(dst *ebiten.Image, line *chronicleLine, x, base, width float64, aged bool) (left, right float64) {
	const size = 16
	if line.Seat != engine.NoSeat {
		s.Theme.Token(dst, s.m.tokens[line.Seat], x, base-13, size, render.Flat)
	} else {
		s.Theme.Art(dst, "start", x, base-13, size)
	}
	right = x + width
	if aged {
		right -= 10 + s.Theme.DrawText(dst, s.age(line.turn), right, base, s.ageStyle())
	}
	return x + 24, right
}

// logStyles are the type of who did something, and of what.
func (s *turn) logStyles() (who, what render.Style) {
	who = s.Theme.Capped(render.Style{Face: render.Bold, Size: 13, Color: s.Theme.Palette.Ink}, 1.3)
	what = who
	what.Face = render.Regular
	return who, what
}

func (s *turn) ageStyle() render.Style {
	return s.Theme.Capped(render.Style{Face: render.Condensed, Size: 12.5, Color: s.Theme.Palette.Ink2, Align: render.End}, 1.3)
}

// wrapped returns what a line of the log says below its name, in a log of a
// width, where the whole sentence is too long for one line; else nil.
func (s *turn) wrapped(line *chronicleLine, width float64, aged bool) *render.Lines {
	t := s.Theme
	who, what := s.logStyles()
	room := width - 24
	if aged {
		room -= 10 + t.MeasureText(s.age(line.turn), s.ageStyle())
	}
	head, rest := line.Lead()
	if head == "" || t.MeasureText(head+" ", who)+t.MeasureText(rest, what) <= room {
		return nil
	}
	return t.Wrap(rest, what, width-24, 3)
}

// drawSentence draws a line of the open log in full.
func (s *turn) drawSentence(dst *ebiten.Image, i int, box render.Rect) {
	t, pitch, aged := s.Theme, s.logPitch()+3, !s.View().Compact
	line := s.m.chronicle.at(i)
	base := box.Y + pitch/2 + 4.5
	lines := s.wrapped(line, box.W, aged)
	if lines == nil {
		s.drawLine(dst, i, box.X, base, box.W, aged)
		return
	}
	left, right := s.drawWhose(dst, line, box.X, base, box.W, aged)
	who, what := s.logStyles()
	head, _ := line.Lead()
	t.DrawFit(dst, head, left, base, right-left, 11, who)
	t.DrawLines(dst, lines, left, base+pitch-3, what)
}

// age says how many turns ago a turn was.
func (s *turn) age(turn uint16) string {
	n := int(s.m.stage.Shown().Turns) - int(turn)
	if n <= 0 {
		return s.Say("log.now")
	}
	return s.m.Words.Count("log.turns_ago", n)
}

// logView is the whole log, over the right column.
type logView struct {
	box render.Rect
}

func (v *logView) stays(*turn) bool { return true }

func (v *logView) layer(s *turn) ui.Layer {
	col := s.tb.Column
	v.box = render.Rect{X: col.X, Y: s.tb.Dice.Y, W: col.W, H: col.Bottom() - s.tb.Dice.Y}
	head := 48.0
	area := render.Rect{X: v.box.X + 12, Y: v.box.Y + head, W: v.box.W - 20, H: v.box.H - head - 12}
	lines := &s.m.chronicle
	pitch, width := s.logPitch()+3, area.W-16
	tops := make([]float64, len(lines.lines)+1)
	for i := range lines.lines {
		h := pitch
		if below := s.wrapped(lines.at(i), width, !s.View().Compact); below != nil {
			h += below.Height() + 2
		}
		tops[i+1] = tops[i] + h
	}
	controls := []ui.Control{
		{
			ID: "log-close", Box: render.Rect{X: v.box.Right() - 48, Y: v.box.Y + 6, W: 40, H: 38}, Widget: ui.CrossButton{Size: 7},
			Tip: render.Tip{Title: s.Say("log.close")}, Do: func(ui.Event) { s.closeOver() },
		},
		{ID: "log-lines", Box: area, Widget: ui.Scroll{Content: tops[len(lines.lines)]}},
	}
	for i := range lines.lines {
		controls = append(controls, ui.Control{
			ID: ui.ID("log-" + strconv.Itoa(i)), Box: render.Rect{X: area.X, Y: area.Y + tops[i], W: width, H: tops[i+1] - tops[i]},
			In: "log-lines", Skip: true, Info: true,
			Widget: ui.Custom{Version: lines.version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.Look) {
				s.drawSentence(dst, i, box)
			}},
		})
	}
	return ui.Layer{
		ID: "log-view", Modal: true, Dismiss: true, Box: v.box, First: "log-lines", Controls: controls, Version: s.version,
		Behind: func(dst *ebiten.Image) {
			s.Theme.Panel(dst, v.box, render.Paper)
			s.fit(dst, s.Say("log.title"), v.box.X+18, v.box.Y+33, v.box.W-80, 12, render.Style{Face: render.Black, Size: 19, Color: s.Theme.Palette.Ink})
		},
	}
}
