package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// CoachView tells a person what may come of each choice, the best one first.
// The figures come while the coach plays the game on.
type CoachView struct {
	prompt engine.Prompt
	// coach is nil where there is nothing to weigh.
	coach  *table.Coach
	Advice []table.Advice
	Known  bool
	ticks  int
	box    render.Rect
	Lines  []coachLine
	close  render.Rect
	// grow is how much larger all is than in the design.
	grow float64
}

// coachLine is one choice in words.
type coachLine struct {
	label, gain, Text string
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
func (s *Turn) openCoach() {
	p, ok := s.M.Asked()
	if !ok || s.M.Moving() {
		return
	}
	s.OpenOver(&CoachView{prompt: p, coach: s.M.Table.Coach()})
}

func (v *CoachView) stays(s *Turn) bool {
	p, ok := s.M.Asked()
	return ok && p == v.prompt
}

// coachGrowth is how far the type of the coach grows with the text scale.
const coachGrowth = 1.5

// set returns a style in the size that it has in this window.
func (v *CoachView) set(t *render.Theme, st render.Style) render.Style {
	return t.Capped(st.Sized(st.Size*v.grow), coachGrowth)
}

// think lets the coach play on for a moment, and reports whether there is
// something new to be shown.
func (v *CoachView) think(s *Turn) bool {
	if v.coach == nil || v.Known {
		return false
	}
	s.WithinBudget(coachSlices, func() bool {
		v.Known = v.coach.Step()
		return v.Known
	})
	if v.ticks++; !v.Known && v.ticks%coachPause != 0 {
		return false
	}
	v.Advice = v.coach.Advice()
	return true
}

func (v *CoachView) layer(s *Turn) ui.Layer {
	v.lay(s)
	return ui.Layer{
		ID: "coach-view", Modal: true, Dismiss: true, Box: v.box, First: "coach-close", Version: s.version,
		Controls: []ui.Control{{
			ID: "coach-close", Box: v.close, Keys: match.GoOn | input.SetOf(input.Coach),
			Widget: ui.Button{Label: s.Say("coach.close"), Key: s.KeyFor(input.Accept), Kind: render.Primary, Size: 17 * app.UprightGrowth(s.View())},
			Do:     func(ui.Event) { s.CloseOver() },
		}},
		Behind: func(dst *ebiten.Image) { v.draw(s, dst) },
	}
}

// lay puts the choices into words and lays them out below each other.
func (v *CoachView) lay(s *Turn) {
	w, k := s.M.Words, min(s.Theme.TextScale, coachGrowth)
	v.grow = app.UprightGrowth(s.View())
	k *= v.grow
	v.Lines = v.Lines[:0]
	most := int32(1)
	for _, a := range v.Advice {
		most = max(most, a.Gain, -a.Gain)
	}
	for _, a := range v.Advice {
		worth, spread := words.Money("worth", v.round(s, a.Worth)), words.Money("spread", v.round(s, a.Spread))
		line := coachLine{
			label: w.Offer(s.M.Table.State(), a.Option, s.M.Names).Label, gain: w.Signed(v.round(s, a.Gain)),
			Text: s.Say("coach.worth", worth, spread),
			part: float64(max(a.Gain, -a.Gain)) / float64(most), family: render.Green,
		}
		switch {
		case a.Even:
			line.family, line.gain, line.part = render.Slate, s.Say("coach.even"), 0
		case a.Gain < 0:
			line.family = render.Red
		}
		if a.Option.Choice.Kind == engine.Buy && a.Games > 0 {
			line.Text = s.Say("coach.sold", worth, spread, words.Number("sold", a.Sold*100/a.Games))
		}
		v.Lines = append(v.Lines, line)
	}
	area := s.View().Bounds()
	pitch, head, foot := 34+34*k, 44+48*k, 52+24*k
	rows := max(1, len(v.Lines))
	if room := area.H - 32 - head - foot; float64(rows)*pitch > room {
		pitch = room / float64(rows)
	}
	width := min(area.W-32, 200+380*k)
	height := head + float64(rows)*pitch + foot
	v.box = render.Rect{X: (area.W - width) / 2, Y: (area.H - height) / 2, W: width, H: height}
	for i := range v.Lines {
		v.Lines[i].box = render.Rect{X: v.box.X + 20, Y: v.box.Y + head + float64(i)*pitch, W: width - 40, H: pitch - 6}
	}
	high := 24 + 24*k
	v.close = render.Rect{X: v.box.X + 20, Y: v.box.Bottom() - 18 - high, W: width - 40, H: high}
}

// round rounds a sum that is not known to the dollar: to a twentieth of what loans
// are given in.
func (v *CoachView) round(s *Turn, dollars int32) int32 {
	step := s.M.Stage.Shown().Edition().LoanStep / 20
	half := step / 2
	if dollars < 0 {
		half = -half
	}
	return (dollars + half) / step * step
}

func (v *CoachView) draw(s *Turn, dst *ebiten.Image) {
	t, pal, b := s.Theme, &s.Theme.Palette, v.box
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b, render.Green)
	left, room := b.X+24, b.W-48
	k := v.grow * min(t.TextScale, coachGrowth)
	base := b.Y + render.DialogHead + 8 + 24*k
	t.DrawFit(dst, s.Say("coach.title"), left, base, room, 14, v.set(t, render.Style{Face: render.Black, Size: 22, Color: pal.Ink}))
	t.DrawFit(dst, v.Note(s), left, base+22*k, room, 11, v.set(t, render.Style{Face: render.Regular, Size: 14, Color: pal.Ink2}))
	// What the choices come to is set alike.
	small := v.set(t, render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink2})
	for i := range v.Lines {
		if _, set := t.Fit(v.Lines[i].Text, small, v.Lines[i].box.W-32, 12); set.Face != small.Face || set.Size < small.Size {
			small = set
		}
	}
	for i := range v.Lines {
		v.drawLine(s, dst, &v.Lines[i], small, i == 0, i == len(v.Lines)-1)
	}
}

// Note says what the figures are.
func (v *CoachView) Note(s *Turn) string {
	switch {
	case v.coach == nil && s.M.Stage.Shown().Setup.House.Has(engine.NoCoach):
		return s.Say("coach.unwanted")
	case v.coach == nil:
		return s.Say("coach.nothing")
	case len(v.Advice) == 0:
		return s.Say("coach.thinking")
	}
	return s.M.Words.Count("coach.games", v.Advice[0].Games)
}

func (v *CoachView) drawLine(s *Turn, dst *ebiten.Image, l *coachLine, small render.Style, best, last bool) {
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
	t.DrawFit(dst, l.Text, left, top+r.H*.3, room, 10.5, small)
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
func (v *CoachView) apart() bool {
	return slices.ContainsFunc(v.Lines, func(l coachLine) bool { return l.part > 0 })
}

// coachControl asks the coach, from the rules in short.
func (s *Turn) coachControl(box render.Rect) ui.Control {
	return ui.Control{
		ID: "coach-ask", Box: box, Keys: input.SetOf(input.Coach),
		Widget: ui.Button{Label: s.Say("coach.ask"), Key: s.KeyFor(input.Coach)},
		Do: func(ui.Event) {
			s.CloseOver()
			s.openCoach()
		},
	}
}
