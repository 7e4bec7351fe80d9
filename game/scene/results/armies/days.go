package armies

import (
	"cmp"
	"slices"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// days is a look back at the page of a game that is over: whose each day is, how often it
// was taken, and who held which region.
type days struct {
	*theater.Theater
	// taken counts how often each day was taken by each seat. Known says that all of it was
	// seen.
	taken [conquest.Days + 1][conquest.MaxSeats]int
	known bool
}

// newDays returns the look back at the days of a game that is over.
func newDays(m *theater.Theater) *days {
	history := m.Table.History()
	s := &days{Theater: m, known: history.From == nil}
	for i := range history.Events {
		if e := &history.Events[i]; e.Kind == conquest.Taken {
			s.taken[e.To][e.Seat]++
		}
	}
	return s
}

// Chooser is none: there is one page.
func (s *days) Chooser() *flow.Node { return nil }

// Chosen is always the same.
func (s *days) Chosen() int { return 0 }

// times returns how often a day was taken.
func (s *days) times(d conquest.Day) (sum int) {
	for _, n := range s.taken[d] {
		sum += n
	}
	return sum
}

// takenBy says who took a day how often.
func (s *days) takenBy(d conquest.Day) string {
	var names []string
	for seat, n := range s.taken[d] {
		if n > 0 {
			names = append(names, s.Say("results.days.by", words.Name("name", s.Names[seat]), words.Number("n", n)))
		}
	}
	all := s.times(d)
	if all == 0 {
		return s.Say("conquest.results.never_taken")
	}
	return s.Words.Count("conquest.results.taken_by", all, words.Text("names", s.Words.List(names)))
}

// Board is the page with its days.
func (s *days) Board() *flow.Node {
	board := theater.NewBoard(s.Theater)
	board.Head = boards.MonthTitle{Title: app.UpperFirst(s.Speaker.Page()), Sub: wording.Title(s.Words)}
	board.List = func(d conquest.Day, c *ui.Control) {
		if s.known {
			c.Tip.Text = s.takenBy(d)
		}
	}
	return board.Node()
}

// often lists the days that were taken most often.
func (s *days) often() (rows []*flow.Node) {
	const most = 8
	if !s.known {
		return nil
	}
	order := make([]conquest.Day, 0, conquest.Days)
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		if s.times(d) > 0 {
			order = append(order, d)
		}
	}
	slices.SortStableFunc(order, func(a, b conquest.Day) int { return cmp.Compare(s.times(b), s.times(a)) })
	for i, d := range order[:min(len(order), most)] {
		times := s.Say("results.days.count", words.Number("n", s.times(d)))
		rows = append(rows, flow.Row(
			flow.Line(s.Speaker.WeekdayOf(d), render.Item).Grow(1), flow.Line(times, render.Label.Aligned(render.End)),
		).Gap(render.Near).Pad(render.Near, render.None).Size(render.None, render.LineRow).OnRow(i%2 == 0).
			Tipped(ui.ID("often-"+string(theater.DayIDs[d])), control.Tip{Title: s.Speaker.WeekdayOf(d), Text: s.takenBy(d)}))
	}
	return rows
}

// List lists the regions with who holds them, and the days that were fought over most.
func (s *days) List() *flow.Node {
	c, sh := &s.Theme.Palette, s.Campaign.Shown()
	rows := flow.Table()
	for r := range conquest.NumRegions {
		holder := flow.Line(s.Say("conquest.results.shared"), render.Remark.In(c.Ink2))
		if seat := sh.Holder(r); seat >= 0 && seat < conquest.MaxSeats {
			holder = flow.Row(flow.Token(s.Tokens[seat], render.TinySign, pieces.Flat), flow.Line(s.Names[seat], render.Item)).Gap(render.Tight)
		}
		rows.Add(flow.Row(flow.Line(s.Speaker.Region(r), render.Item).Grow(1), holder).
			Gap(render.Near).Pad(render.Near, render.None).Size(render.None, render.LineRow).OnRow(r%2 == 0))
	}
	list := flow.Column(flow.Line(s.Say("conquest.results.regions_title"), render.Head), rows).Gap(render.Tight)
	phone := s.View().Point > 0
	if often := s.often(); len(often) > 0 {
		days := flow.Table(often...)
		if !phone {
			days = flow.Scroll("often", days)
		}
		list.Add(flow.Line(s.Say("conquest.results.fought"), render.Head), days)
	}
	if phone {
		list = flow.Column(flow.Scroll("often", list))
	}
	return flow.Fit(list.Pad(render.Gap, render.Gap).OnPanel(pieces.Paper), results.ListGrowths(s.View(), flow.Smaller)...)
}

// Seats say what each player had at the end.
func (s *days) Seats() *flow.Node {
	sh := s.Campaign.Shown()
	seats := flow.Row().Gap(render.Gap).Along(flow.Center)
	for seat := range conquest.Seat(sh.Setup.Seats) {
		days := s.Speaker.Days(int32(sh.Held(seat).Len()))
		text := flow.Column(flow.Line(s.Names[seat], render.Subhead), flow.Line(days, render.Remark.In(s.Theme.Palette.Ink2)))
		card := flow.Row(flow.Token(s.Tokens[seat], render.LargeSign, pieces.Flat), text.Grow(1)).Gap(render.Near).Pad(render.Near, render.Tight)
		seats.Add(card.OnPanel(pieces.Paper).Grow(1).Tipped(results.SeatControl("seat", seat), control.Tip{
			Title: s.Names[seat], Figure: days + " · " + s.Speaker.Armies(sh.Troops(seat)),
		}))
	}
	return seats
}
