package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// coachView tells a person what may come of each choice, the best one first.
// The figures come while the coach plays the game on.
type coachView struct {
	prompt engine.Prompt
	// coach is nil where there is nothing to weigh.
	coach  *table.Coach
	advice []table.Advice
	known  bool
	ticks  int
	box    render.Rect
	lines  []coachLine
	close  render.Rect
	// grow is how much larger all is than in the design.
	grow float64
}

// coachLine is one choice in words.
type coachLine struct {
	label, gain, text string
	family            render.Family
	// part is how long the bar is, of the longest one.
	part float64
	box  render.Rect
}

// Coaches play on in slices, so that no frame is late.
const (
	coachSlices = 20 // in a tick, at most
	// coachPause is how many ticks a figure stands before it is put right.
	coachPause = 15
)

// openCoach asks the coach.
func (s *turn) openCoach() {
	p, ok := s.m.asked()
	if !ok || s.m.moving() {
		return
	}
	s.openOver(&coachView{prompt: p, coach: s.m.table.Coach()})
}

func (v *coachView) stays(s *turn) bool {
	p, ok := s.m.asked()
	return ok && p == v.prompt
}

// coachGrowth is how far the type of the coach grows with the text scale.
const coachGrowth = 1.5

// set returns a style in the size that it has in this window.
func (v *coachView) set(t *render.Theme, st render.Style) render.Style {
	return t.Capped(st.Sized(st.Size*v.grow), coachGrowth)
}

// think lets the coach play on for a moment, and reports whether there is
// something new to be shown.
func (v *coachView) think(s *turn) bool {
	if v.coach == nil || v.known {
		return false
	}
	s.sparely(coachSlices, func() bool {
		v.known = v.coach.Step()
		return v.known
	})
	if v.ticks++; !v.known && v.ticks%coachPause != 0 {
		return false
	}
	v.advice = v.coach.Advice()
	return true
}

func (v *coachView) layer(s *turn) ui.Layer {
	v.lay(s)
	return ui.Layer{
		ID: "coach-view", Modal: true, Dismiss: true, Box: v.box, First: "coach-close", Version: s.version,
		Controls: []ui.Control{{
			ID: "coach-close", Box: v.close, Keys: goOn | input.SetOf(input.Coach),
			Widget: ui.Button{Label: s.Say("coach.close"), Key: s.keyFor(input.Accept), Kind: render.Primary, Size: 17 * uprightGrowth(s.View())},
			Do:     func(ui.Event) { s.closeOver() },
		}},
		Behind: func(dst *ebiten.Image) { v.draw(s, dst) },
	}
}

// lay puts the choices into words and lays them out below each other.
func (v *coachView) lay(s *turn) {
	w, k := s.m.Words, min(s.Theme.TextScale, coachGrowth)
	v.grow = uprightGrowth(s.View())
	k *= v.grow
	v.lines = v.lines[:0]
	most := int32(1)
	for _, a := range v.advice {
		most = max(most, a.Gain, -a.Gain)
	}
	for _, a := range v.advice {
		worth, spread := words.Money("worth", v.round(s, a.Worth)), words.Money("spread", v.round(s, a.Spread))
		line := coachLine{
			label: w.Offer(s.m.table.State(), a.Option, s.m.names).Label, gain: w.Signed(v.round(s, a.Gain)),
			text: s.Say("coach.worth", worth, spread),
			part: float64(max(a.Gain, -a.Gain)) / float64(most), family: render.Green,
		}
		switch {
		case a.Even:
			line.family, line.gain, line.part = render.Slate, s.Say("coach.even"), 0
		case a.Gain < 0:
			line.family = render.Red
		}
		if a.Option.Choice.Kind == engine.Buy && a.Games > 0 {
			line.text = s.Say("coach.sold", worth, spread, words.Number("sold", a.Sold*100/a.Games))
		}
		v.lines = append(v.lines, line)
	}
	area := s.View().Bounds()
	pitch, head, foot := 34+34*k, 44+48*k, 52+24*k
	rows := max(1, len(v.lines))
	if room := area.H - 32 - head - foot; float64(rows)*pitch > room {
		pitch = room / float64(rows)
	}
	width := min(area.W-32, 200+380*k)
	height := head + float64(rows)*pitch + foot
	v.box = render.Rect{X: (area.W - width) / 2, Y: (area.H - height) / 2, W: width, H: height}
	for i := range v.lines {
		v.lines[i].box = render.Rect{X: v.box.X + 20, Y: v.box.Y + head + float64(i)*pitch, W: width - 40, H: pitch - 6}
	}
	high := 24 + 24*k
	v.close = render.Rect{X: v.box.X + 20, Y: v.box.Bottom() - 18 - high, W: width - 40, H: high}
}

// round rounds a sum that is not known to the dollar: to a twentieth of what loans
// are given in.
func (v *coachView) round(s *turn, dollars int32) int32 {
	step := s.m.stage.Shown().Edition().LoanStep / 20
	half := step / 2
	if dollars < 0 {
		half = -half
	}
	return (dollars + half) / step * step
}

func (v *coachView) draw(s *turn, dst *ebiten.Image) {
	t, pal, b := s.Theme, &s.Theme.Palette, v.box
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b, render.Green)
	left, room := b.X+24, b.W-48
	k := v.grow * min(t.TextScale, coachGrowth)
	base := b.Y + render.DialogHead + 8 + 24*k
	t.DrawFit(dst, s.Say("coach.title"), left, base, room, 14, v.set(t, render.Style{Face: render.Black, Size: 22, Color: pal.Ink}))
	t.DrawFit(dst, v.note(s), left, base+22*k, room, 11, v.set(t, render.Style{Face: render.Regular, Size: 14, Color: pal.Ink2}))
	// What the choices come to is set alike.
	small := v.set(t, render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink2})
	for i := range v.lines {
		if _, set := t.Fit(v.lines[i].text, small, v.lines[i].box.W-32, 12); set.Face != small.Face || set.Size < small.Size {
			small = set
		}
	}
	for i := range v.lines {
		v.drawLine(s, dst, &v.lines[i], small, i == 0, i == len(v.lines)-1)
	}
}

// note says what the figures are.
func (v *coachView) note(s *turn) string {
	switch {
	case v.coach == nil && s.m.stage.Shown().Setup.House.Has(engine.NoCoach):
		return s.Say("coach.unwanted")
	case v.coach == nil:
		return s.Say("coach.nothing")
	case len(v.advice) == 0:
		return s.Say("coach.thinking")
	}
	return s.m.Words.Count("coach.games", v.advice[0].Games)
}

func (v *coachView) drawLine(s *turn, dst *ebiten.Image, l *coachLine, small render.Style, best, last bool) {
	t, pal, r := s.Theme, &s.Theme.Palette, l.box
	t.Row(dst, r, false, render.State{Active: best})
	if !best && !last {
		t.Rule(dst, r.X+12, r.Bottom()+3, r.W-24)
	}
	left, room := r.X+16, r.W-32
	ink := pal.Ink
	switch l.family {
	case render.Green:
		ink = pal.Gain
	case render.Red:
		ink = pal.Loss
	}
	gain := v.set(t, render.Style{Face: render.Black, Size: 18, Color: ink, Align: render.End})
	top := r.Y + r.H*.36
	if !v.apart() {
		top += r.H * .08 // there is no bar below
	}
	wide := t.DrawFit(dst, l.gain, r.Right()-14, top, room*.4, 12, gain)
	t.DrawFit(dst, l.label, left, top, room-wide-12, 12, v.set(t, render.Style{Face: render.Bold, Size: 16, Color: pal.Ink}))
	t.DrawFit(dst, l.text, left, top+r.H*.3, room, 10.5, small)
	if !v.apart() {
		return
	}
	bar := render.Rect{X: left, Y: r.Y + r.H*.8, W: room, H: 5}
	t.Well(dst, bar, 2.5)
	if bar.W *= l.part; bar.W >= 5 {
		t.Gauge(dst, bar, l.family)
	}
}

// apart reports whether any choice is known to be better than another, so that
// there is something to compare.
func (v *coachView) apart() bool {
	return slices.ContainsFunc(v.lines, func(l coachLine) bool { return l.part > 0 })
}

// coachControl asks the coach, from the rules in short.
func (s *turn) coachControl(box render.Rect) ui.Control {
	return ui.Control{
		ID: "coach-ask", Box: box, Keys: input.SetOf(input.Coach),
		Widget: ui.Button{Label: s.Say("coach.ask"), Key: s.keyFor(input.Coach)},
		Do: func(ui.Event) {
			s.closeOver()
			s.openCoach()
		},
	}
}
