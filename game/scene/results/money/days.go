package money

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/results"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// days is a look back at the months of a game that is over: how they were laid, how often
// each day was landed on, and what each player had at the end.
type days struct {
	*game
	visits visits
	month  uint8 // that is shown, from 1
}

// newDays returns the look back at the days of a game.
func newDays(g *game) *days {
	history := g.Table.History()
	s := &days{game: g, month: min(max(g.summary.Page, 1), g.summary.Setup.Months)}
	s.visits.known = history.From == nil
	s.visits.count(history.Events)
	return s
}

// Chosen is the month that is shown.
func (s *days) Chosen() int { return int(s.month) }

// Chooser chooses the month that is shown; there is none where there is one month only.
func (s *days) Chooser() *flow.Node {
	months := s.summary.calendar.months()
	if months == 1 {
		return nil
	}
	return flow.Control(ui.Control{
		ID: "month", Tip: control.Tip{Title: s.Say("results.days.months_tip")},
		Do: func(e ui.Event) { s.month = uint8(e.Value) },
		Widget: ui.Stepper{
			Value: int(s.month), Min: 1, Max: months, Text: s.Say("results.month", words.Number("n", s.month)),
		},
	})
}

// List lists the kinds of days of the month, with how often they were landed on.
func (s *days) List() *flow.Node {
	c, sh := &s.Theme.Palette, &s.summary
	rows := flow.Table()
	for i, k := range kindsIn(sh.Pages[s.month-1][:sh.Length(s.month)], s.month, &s.visits) {
		sign := flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			size := min(r.W, r.H)
			boards.Sign(t, dst, k.space.String(), r.CenterX()-size/2, r.CenterY()-size/2, size, false)
		})
		row := flow.Row(
			sign, flow.Line(s.Words.Space(sh.Setup.Edition, k.space).Name, render.Item).Grow(1),
			flow.Line(s.Say("results.days.count", words.Number("n", k.days)), render.Label.Aligned(render.End)),
		)
		if s.visits.known {
			row.Add(flow.Line(s.Words.Count("results.days.kind_landed", k.landed), render.Remark.Aligned(render.End).In(c.Ink2)))
		}
		rows.Add(row.Gap(render.Near).Pad(render.Near, render.None).Size(render.None, render.LineRow).Upto(render.Near).OnRow(i%2 == 0))
	}
	list := flow.Column(flow.Line(s.Say("results.days.kinds"), render.Head), flow.Scroll("kinds", rows)).Gap(render.Tight)
	growths := results.ListGrowths(s.View(), append([]float64{1.3, 1.2, 1.1}, flow.Smaller...))
	return flow.Fit(list.Pad(render.Gap, render.Gap).OnPanel(pieces.Paper), growths...)
}

// Seats are the cards of the players: the net worth of each at the end of the month, and how
// much that is more or less than before.
func (s *days) Seats() *flow.Node {
	seats := flow.Row().Gap(render.Gap).Along(flow.Center)
	for seat := range engine.Seat(s.summary.Seats()) {
		end := s.summary.Finances(seat)
		tip := control.Tip{Title: s.Names[seat]}
		line := s.Words.Money(end.NetWorth())
		if s.summary.Whole {
			course := s.summary.courses[seat]
			end = course[s.summary.calendar.end(s.month)].Finances
			now, change := end.NetWorth(), end.NetWorth()-course[s.summary.calendar.day(s.month, 0)].NetWorth()
			tip.Figure = s.Say("results.days.change", words.Signed("change", change))
			if line = s.Words.Money(now); !s.View().Compact {
				line = s.Say("results.days.end", words.Money("worth", now), words.Signed("change", change))
			}
		}
		tip.Text = s.worth(end)
		card := facts.SeatCard{Token: s.Tokens[seat], Face: s.Faces.Of(seat), Name: s.Names[seat], Line: line}
		seats.Add(card.Node(s.Theme).Tipped(results.SeatControl("seat", seat), tip))
	}
	return seats
}
