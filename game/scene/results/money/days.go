package money

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/results"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// days is a look back at the months of a game that is over: how they were laid, how often
// each day was landed on, and what each player had at the end.
type days struct {
	*app.Page[daysView]
	m      *match.Match
	visits visits
	// curves are the courses of all seats, by seat; there are none where the game was not
	// followed from its beginning.
	calendar calendar
	curves   []curve
	shows    daysView
}

// daysView is all that the page depends on besides the game, which is over.
type daysView struct {
	month uint8 // that is shown, from 1
	mute  bool
}

// newDays returns the look at the days of a match that is over.
func newDays(a *app.App, m *match.Match) app.Scene {
	sh, history := m.Stage.Shown(), m.Table.History()
	s := &days{m: m, calendar: calendarIn(&sh.Setup), shows: daysView{month: min(max(sh.Page, 1), sh.Setup.Months)}}
	s.Page = app.NewPage[daysView](a, "days", s)
	s.First = "back"
	s.visits.known = history.From == nil
	s.visits.count(history.Events)
	if sh.Whole {
		for seat := range engine.Seat(sh.Seats()) {
			s.curves = append(s.curves, curveOf(sh, &s.calendar, seat))
		}
	}
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *days) Key() daysView {
	s.shows.mute = s.Settings.Mute
	return s.shows
}

// Tick handles one sixtieth of a second.
func (s *days) Tick(in *input.State) bool {
	changed := s.m.Advance(false)
	return s.Page.Tick(in) || changed
}

// Build lays the page out, see [app.Content].
func (s *days) Build() *flow.Node {
	seats := flow.Row().Gap(render.Gap).Along(flow.Center)
	for seat := range engine.Seat(s.m.Stage.Shown().Seats()) {
		card := s.seatCard(seat)
		seats.Add(card.Node(s.Theme).Tipped(results.SeatControl("seat", seat), s.seatTip(seat)))
	}
	return results.LookBack{
		Base: &s.Base, Board: s.month, Choose: s.chooser, List: s.kinds, Seats: seats, Close: func() { s.Close() },
	}.Node()
}

// chooser chooses the month that is shown; there is none where there is one month only.
func (s *days) chooser() *flow.Node {
	sh := s.m.Stage.Shown()
	if sh.Setup.Months == 1 {
		return nil
	}
	return flow.Control(ui.Control{
		ID: "month", Tip: render.Tip{Title: s.Say("results.days.months_tip")},
		Do: func(e ui.Event) { s.shows.month = uint8(e.Value) },
		Widget: ui.Stepper{
			Value: int(s.shows.month), Min: 1, Max: int(sh.Setup.Months), Text: s.Say("results.month", words.Number("n", s.shows.month)),
		},
	})
}

// kinds lists the kinds of days of the month, with how often they were landed on.
func (s *days) kinds() *flow.Node {
	c, sh := &s.Theme.Palette, s.m.Stage.Shown()
	rows := flow.Table()
	for i, k := range kindsIn(sh.Pages[s.shows.month-1][:sh.Length(s.shows.month)], s.shows.month, &s.visits) {
		sign := flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			size := min(r.W, r.H)
			t.Sign(dst, k.space.String(), r.CenterX()-size/2, r.CenterY()-size/2, size, false)
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
	return flow.Fit(list.Pad(render.Gap, render.Gap).OnPanel(render.Paper), append([]float64{1.3, 1.2, 1.1}, flow.Smaller...)...)
}

// seatCard returns what the card of a seat tells of the month: the net worth at its end,
// and how much that is more or less than before.
func (s *days) seatCard(seat engine.Seat) facts.SeatCard {
	card := facts.SeatCard{Token: s.m.Tokens[seat], Name: s.m.Names[seat]}
	if s.curves == nil {
		card.Line = s.Words.Money(s.m.Stage.Shown().NetWorth(seat))
		return card
	}
	then, now := s.worths(seat)
	card.Line = s.Say("results.days.end", words.Money("worth", now), words.Signed("change", now-then))
	if s.View().Compact {
		card.Line = s.Words.Money(now)
	}
	return card
}

// worths returns what a seat's net worth was at the beginning and the end of the month.
func (s *days) worths(seat engine.Seat) (then, now int32) {
	points := s.curves[seat].points
	return points[s.calendar.day(s.shows.month, 0)].NetWorth(), points[s.calendar.end(s.shows.month)].NetWorth()
}

// seatTip says what a player had at the end of the month.
func (s *days) seatTip(seat engine.Seat) render.Tip {
	tip := render.Tip{Title: s.m.Names[seat]}
	p := s.m.Stage.Shown().Finances(seat)
	if s.curves != nil {
		then, now := s.worths(seat)
		p = s.curves[seat].points[s.calendar.end(s.shows.month)]
		tip.Figure = s.Say("results.days.change", words.Signed("change", now-then))
	}
	tip.Text = s.Say("results.tip.worth_free", words.Money("cash", p.Cash))
	if p.Loan > 0 {
		tip.Text = s.Say("results.tip.worth", words.Money("cash", p.Cash), words.Money("loan", p.Loan), words.Money("worth", p.NetWorth()))
	}
	return tip
}
