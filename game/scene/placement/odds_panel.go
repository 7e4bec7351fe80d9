package placement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// verdict is the colour of what brings money, or costs some.
func verdict(dollars int32) render.Family {
	switch {
	case dollars > 0:
		return render.Green
	case dollars < 0:
		return render.Red
	}
	return render.Slate
}

// oddsBody says what the month is expected to bring, and what the tile that is held would
// change.
func (s *Placement) oddsBody() *flow.Node {
	f, ink := s.shows.figures, s.Theme.Palette.Ink2
	worth := func() *flow.Node {
		return flow.Row(flow.Line(f.worth, render.Figures), flow.Line(f.off, render.Remark.In(ink))).Gap(render.Near).Baseline()
	}
	said := flow.Column(flow.Line(s.Say("odds.expected"), render.Fine.In(ink)))
	if f.Change == "" {
		return said.Add(worth())
	}
	change := func(across flow.Align) *flow.Node {
		pill := render.Pill{Note: f.Change, Family: f.verdict}
		return flow.Measured(
			func(t *render.Theme) (w, h float64) { return t.PillWidth(pill), t.Length(render.LineRow) },
			func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Pill(dst, r, pill) }).Across(across)
	}
	return said.Add(flow.First(
		flow.Row(worth(), change(flow.Center)).Gap(render.Gap), flow.Column(worth(), change(flow.Start)),
	))
}

// oddsFoot shows between what sums most months end.
func (s *Placement) oddsFoot() *flow.Node {
	f := s.shows.figures
	if f.worth == "" {
		return nil
	}
	spread := flow.Measured(
		func(*render.Theme) (w, h float64) { return 0, render.SpreadFull },
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Spread(dst, r, &f.spread) })
	return flow.Column(spread, flow.Line(f.between, render.Remark.In(s.Theme.Palette.Ink2))).Gap(render.Hair)
}

// oddsShort says in two lines what the month is expected to bring.
func (s *Placement) oddsShort() *flow.Node {
	f, c := s.shows.figures, &s.Theme.Palette
	rest := flow.Line(s.Say("odds.expected_short"), render.Small.In(c.Ink2))
	if f.Change != "" {
		rest = flow.Line(f.Change, render.Small.In(c.Families[f.verdict].Edge))
	}
	return flow.Column(
		flow.Row(flow.Line(f.worth, render.Column), rest.Grow(1)).Gap(render.Near).Baseline(),
		flow.Line(f.between, render.Small.In(c.Ink2)),
	).Along(flow.Center)
}
