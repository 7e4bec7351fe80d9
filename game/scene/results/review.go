package results

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Review tells every person which decisions of the game cost most. It plays them
// over again while the sheet is open.
type Review struct {
	app.Base
	m      *match.Match
	review *table.Review
	people []engine.Seat
	// who is the person whose decisions are shown, by the place in people.
	who     int
	Known   bool
	percent int
	version uint64
	boxes   reviewBoxes
}

func newReview(h *app.App, m *match.Match) app.Scene {
	s := &Review{Base: app.NewBase(h, "review"), m: m, review: m.Table.Review()}
	for seat := range engine.Seat(len(m.Players)) {
		if m.People.Has(seat) {
			s.people = append(s.people, seat)
		}
	}
	return s
}

// unreviewed says why there is no review of a game, if there is none.
func (s *Results) unreviewed() string {
	switch {
	case s.m.People == 0:
		return s.Say("review.nobody")
	case s.m.Stage.Shown().Setup.House.Has(engine.NoCoach):
		return s.Say("review.unwanted")
	case !s.Tale.Whole:
		return s.Say("review.unknown")
	}
	return ""
}

// Over is true: the results can be seen behind the sheet.
func (s *Review) Over() bool { return true }

// Reviews go on in slices, so that no frame is late.
const reviewSlices = 24 // in a tick, at most

func (s *Review) Tick(in *input.State) bool {
	s.think()
	changed := s.Outdated(s.version)
	if changed {
		s.build()
	}
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		switch {
		case e.Kind == ui.Dismissed, e.Kind == ui.Activated && e.ID == "review-close":
			s.Close()
			return true
		case e.Kind == ui.Changed && e.ID == "review-who":
			s.who = e.Value
			s.version++
		}
	}
	return dirty || changed
}

// think goes on with the review.
func (s *Review) think() {
	if s.Known || s.review == nil {
		return
	}
	s.WithinBudget(reviewSlices, func() bool {
		s.Known = s.review.Step()
		return s.Known
	})
	if percent := int(100 * s.review.Part()); percent != s.percent || s.Known {
		s.percent = percent
		s.version++
	}
}

// reviewLine is a decision in words.
type reviewLine struct{ Chosen, Better, Cost string }

// Lines puts the decisions of the person who is shown into words.
func (s *Review) Lines() (lines []reviewLine) {
	if s.review == nil || len(s.people) == 0 {
		return nil
	}
	for _, regret := range s.review.Costliest(s.people[s.who]) {
		p := &regret.View.Players[s.people[s.who]]
		chosen := s.choice(&regret.View, regret.Choice)
		if at := regret.View.Prompt(); at.Kind == engine.BuyDeal {
			title := s.m.Words.CardTitle(regret.View.Setup.Edition, at.Card)
			chosen = s.Say("tip.figure", words.Text("label", chosen), words.Text("value", title))
		}
		lines = append(lines, reviewLine{
			Chosen: chosen,
			Better: s.Say("review.better", words.Number("month", max(1, p.Month)), words.Text("day", s.m.Words.Day(p.Day)),
				words.Text("better", s.choice(&regret.View, regret.Better))),
			Cost: s.Say("review.about", words.Text("money", s.m.Words.Signed(-s.Rounded(regret.Cost, regret.Off)))),
		})
	}
	return lines
}

// Rounded rounds a sum to what is known of it: as the coach does, or in steps of
// 1, 2 or 5 times a power of ten so large as it may be off.
func (s *Review) Rounded(dollars, off int32) int32 {
	step := s.m.Stage.Shown().Edition().LoanStep / 20
	for n := 1; step < off; n++ {
		// After 5 come 10, 20, 50 and so on.
		if step *= 2; n%3 == 0 {
			step += step / 4
		}
	}
	return max((dollars+step/2)/step*step, step)
}

// choice says what a choice was.
func (s *Review) choice(view *engine.State, choice engine.Choice) string {
	for _, option := range view.AppendOptions(nil) {
		if option.Allows(choice) {
			option.Choice = choice
			return s.m.Words.Offer(view, option, s.m.Names).Label
		}
	}
	return ""
}

// reviewBoxes is where the parts of the sheet are.
type reviewBoxes struct {
	sheet, who, close render.Rect
	lines             []render.Rect
}

func (s *Review) build() {
	k := min(s.Theme.TextScale, 1.5)
	area := s.View().Bounds()
	head, foot, pitch, rows := 64+32*k, 78.0, 30+36*k, 3.0
	if len(s.people) > 1 {
		head += app.ControlHeight(s.Theme) + 8
	}
	pitch = min(pitch, (area.H-32-head-foot)/rows)
	w := min(area.W-32, 340+240*k)
	h := head + rows*pitch + foot
	b := &s.boxes
	b.sheet = render.Rect{X: (area.W - w) / 2, Y: (area.H - h) / 2, W: w, H: h}
	b.lines = b.lines[:0]
	for i := range 3 {
		b.lines = append(b.lines, render.Rect{X: b.sheet.X + 20, Y: b.sheet.Y + head + float64(i)*pitch, W: w - 40, H: pitch - 6})
	}
	b.close = render.Rect{X: b.sheet.X + 20, Y: b.sheet.Bottom() - 66, W: w - 40, H: 48}
	layer := ui.Layer{ID: "review", Modal: true, Dismiss: true, Box: b.sheet, First: "review-close", Controls: []ui.Control{{
		ID: "review-close", Box: b.close, Keys: input.SetOf(input.Accept, input.GoOn, input.Coach),
		Widget: ui.Button{Label: s.Say("results.back"), Key: s.KeyFor(input.Accept), Kind: render.Primary},
	}}}
	if len(s.people) > 1 {
		names := ui.Segmented{Selected: s.who}
		for _, seat := range s.people {
			names.Options = append(names.Options, ui.Option{Text: s.m.Names[seat]})
		}
		b.who = render.Rect{X: b.sheet.X + 20, Y: b.sheet.Y + head - app.ControlHeight(s.Theme) - 8, W: w - 40, H: app.ControlHeight(s.Theme)}
		layer.Controls = append(layer.Controls, ui.Control{ID: "review-who", Box: b.who, Widget: names})
	}
	s.Layers = append(s.Layers[:0], layer)
}

func (s *Review) Draw(dst *ebiten.Image) {
	t, pal, b := s.Theme, &s.Theme.Palette, s.boxes.sheet
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b, render.Green)
	left, room := b.X+24, b.W-48
	k := min(t.TextScale, 1.5)
	note := s.Say("review.note")
	if !s.Known {
		note = s.Say("review.looking", words.Number("percent", s.percent))
	}
	t.DrawFit(dst, s.Say("review.title"), left, b.Y+render.DialogHead+8+22*k, room, 14, t.Capped(render.Style{Face: render.Black, Size: 22, Color: pal.Ink}, 1.5))
	t.DrawFit(dst, note, left, b.Y+render.DialogHead+18+34*k, room, 11, t.Capped(render.Style{Face: render.Regular, Size: 14, Color: pal.Ink2}, 1.5))
	lines := s.Lines()
	for i, l := range lines {
		r := s.boxes.lines[i]
		t.Row(dst, r, i%2 == 0, render.State{})
		cost := t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Loss, Align: render.End}, 1.5)
		wide := t.DrawFit(dst, l.Cost, r.Right()-14, r.Y+r.H*.45, r.W*.3, 12, cost)
		t.DrawFit(dst, l.Chosen, r.X+14, r.Y+r.H*.45, r.W-40-wide, 12, t.Capped(render.Style{Face: render.Bold, Size: 16, Color: pal.Ink}, 1.5))
		t.DrawFit(dst, l.Better, r.X+14, r.Y+r.H*.8, r.W-28, 10.5, t.Capped(render.Style{Face: render.Regular, Size: 14, Color: pal.Ink2}, 1.5))
	}
	if s.Known && len(lines) == 0 {
		none := t.Capped(render.Style{Face: render.Medium, Size: 16, Color: pal.Ink, Align: render.Center}, 1.5)
		first, last := s.boxes.lines[0], s.boxes.lines[len(s.boxes.lines)-1]
		const sign = 52
		text := app.Balanced(t, s.Say("review.none"), none, min(first.W-40, 420*k), 3)
		y := (first.Y+last.Bottom())/2 - (sign+14+text.Height())/2
		t.Tick(dst, first.CenterX(), y+sign/2, sign/2)
		t.DrawLines(dst, text, first.CenterX(), y+sign+14+t.LineHeight(none)*.8, none)
	}
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.UI.DrawTip(dst)
}
