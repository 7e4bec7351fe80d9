package race

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/charts"
	"bigpayday/render/faces"
	"bigpayday/render/pieces"
	"bigpayday/render/standings"
)

// sheet is the new page of the calendar with the race on it, at least so high, in times its
// width.
func (p *page) sheet(aspect float64) *flow.Node {
	paper := flow.Board(func(t *render.Theme, box render.Rect) []ui.Control {
		p.calendar = boards.NewCalendar(t.View, box)
		return nil
	}, func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		c := boards.NewCalendar(t.View, box)
		c.Sheet = box // no cells end it
		boards.BlankSheet(t, dst, &c)
	}, nil)
	on := flow.Column(
		flow.Space(render.None, render.Broad), p.head(),
		flow.Space(render.None, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.SumRule(t, dst, r.X, r.CenterY(), r.W) }),
		p.track(),
	).Pad(render.Wide, render.Wide)
	return flow.Pile(paper, on).Size(render.BoardWidth, render.None).Aspect(aspect).Grow(0).Across(flow.Fill)
}

// head names the month that begins, and says what is shown.
func (p *page) head() *flow.Node {
	setup, next := &p.m.Stage.Shown().Setup, p.race.Month+1
	ink2 := p.Theme.Palette.Ink2
	title, of := app.UpperFirst(match.PageTitle(p.m.Words, setup, next)), words.Number("months", setup.Months)
	sub := p.Say("race.of", of)
	if setup.LastMonth(next) {
		sub = p.Say("race.of_last", of)
	}
	if !p.turning().Head() {
		title, sub = "", ""
	}
	said := func(style render.Style) *flow.Node {
		return flow.Row(flow.Line(title, style), flow.Line(sub, render.Item.In(ink2)), flow.Spring()).Gap(render.Gap).Baseline()
	}
	what := flow.Column(
		flow.Line(p.Say("race.title"), render.Head.Aligned(render.End)),
		flow.Line(p.Say("race.sub", words.Number("month", p.race.Month)), render.Remark.In(ink2).Aligned(render.End)),
	).Along(flow.Center)
	return flow.First(
		flow.Row(said(render.Banner).Grow(1), what).Gap(render.Gap),
		flow.Row(said(render.Display).Grow(1), what).Gap(render.Gap),
		flow.Row(flow.Line(title, render.Display), flow.Spring(), what).Gap(render.Gap),
		flow.Line(title, render.Display),
	)
}

// track is the lanes with those who run along them, which rest once all have come to their
// places.
func (p *page) track() *flow.Node {
	p.layLanes()
	lanes := &p.lanes
	scale := func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.RaceScale(t, dst, r, lanes) }
	if p.Key().runs {
		return flow.Board(nil, scale, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			p.run()
			charts.DrawRaceLanes(t, dst, r, lanes)
		})
	}
	return flow.Board(nil, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		scale(t, dst, r)
		charts.DrawRaceLanes(t, dst, r, lanes)
	}, nil)
}

// layLanes lays the lanes of the race anew.
func (p *page) layLanes() {
	w := p.m.Words
	least, most := p.race.Span()
	k := charts.RaceLanes{Least: float64(least), Most: float64(most)}
	for _, at := range marks(least, most) {
		k.Ticks = append(k.Ticks, charts.ChartTick{At: float64(at), Label: w.ShortMoney(at)})
	}
	widest := 0.0
	for i := range p.race.Lanes {
		l := &p.race.Lanes[i]
		for _, sum := range [2]string{w.Money(l.From), w.Money(l.To)} {
			if wide := p.Theme.MeasureText(sum, render.Sum); wide > widest {
				widest, k.WidestSum = wide, sum
			}
		}
		token := p.m.Tokens[l.Seat]
		k.Lanes = append(k.Lanes, charts.RaceLane{
			Token: token, Name: p.m.Names[l.Seat], Sum: w.Money(l.From), Face: p.m.Faces.Of(l.Seat),
		})
		p.counted[i] = l.From
	}
	p.lanes = k
	p.run()
}

// run moves the players to where they are now.
func (p *page) run() {
	now := p.turning()
	for i := range p.lanes.Lanes {
		l, lane := &p.race.Lanes[i], &p.lanes.Lanes[i]
		shown, run := now.Lane(l.Start)
		lane.Value, lane.Shown = float64(l.From)+float64(l.To-l.From)*run, shown
		lane.Row = float64(l.Start) + float64(i-l.Start)*now.Swapped()
		lane.Shows = faces.Frame{Up: now.Hop(l.Start)}
		if dollars := count(l.From, l.To, run); dollars != p.counted[i] {
			p.counted[i], lane.Sum = dollars, p.m.Words.Money(dollars)
		}
		lane.Debt = p.counted[i] < 0
		lane.Rank, lane.Climbed = l.Before, 0
		if now.Ranked() {
			lane.Rank, lane.Climbed = l.Rank, l.Climbed()
			lane.Shows.Expression = expression(l)
		}
	}
}

// expression is what the face of a player shows at the end of a month.
func expression(l *standings.Lane) faces.Expression {
	switch climbed := l.Climbed(); {
	case l.To < 0, climbed < 0:
		return faces.Dismayed
	case l.Rank == 1:
		return faces.Triumphant
	case climbed > 0:
		return faces.Happy
	}
	return faces.Neutral
}
