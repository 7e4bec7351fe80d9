package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/rules"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// awardsBeside is how many slips stand beside each other at most.
const awardsBeside = 4

// awards are the slips of the awards, with the text below the rosettes or beside them.
func (s *results) awards(upright bool) *flow.Node {
	slip, beside := s.uprightSlip, awardsBeside
	if !upright {
		slip, beside = s.flatSlip, 2
	}
	grid := flow.Grid(render.CellLeast, beside)
	for i := range s.report.Awards {
		a := &s.report.Awards[i]
		grid.Add(slip(a).Most(render.CellLeast).OnPanel(render.Paper).Tipped(ui.ID("award-"+a.ID), a.Tip))
	}
	return grid.Gap(render.Gap)
}

func (s *results) rosette(a *Award, w, height render.Step) *flow.Node {
	family, art := a.Family, a.Art
	return flow.Picture(w, height, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Rosette(dst, r, family, art) })
}

func (s *results) uprightSlip(a *Award) *flow.Node {
	return flow.Column(
		s.rosette(a, render.Well, render.Medallion),
		flow.Centered(a.Title, render.Subhead, 2),
		s.winners(a).Across(flow.Center),
		flow.Centered(a.Note, render.Remark.In(s.Theme.Palette.Ink2), 0),
	).Gap(render.Tight).Pad(render.Near, render.Gap)
}

func (s *results) flatSlip(a *Award) *flow.Node {
	text := flow.Column(
		flow.Text(a.Title, render.Subhead, 2), s.winners(a), flow.Text(a.Note, render.Remark.In(s.Theme.Palette.Ink2), 0),
	).Along(flow.Center)
	return flow.Row(s.rosette(a, render.Plate, render.Well), text.Grow(1)).Gap(render.Gap).Pad(render.Gap, render.Tight)
}

// winners are those who share an award, or how many they are.
func (s *results) winners(a *Award) *flow.Node {
	tokens := func() *flow.Node {
		row := flow.Row()
		for _, seat := range s.seatsOf(a.Seats) {
			row.Add(flow.Token(s.m.Tokens[seat], render.TinySign, render.Flat))
		}
		return row
	}
	var names []string
	for _, seat := range s.seatsOf(a.Seats) {
		names = append(names, s.m.Names[seat])
	}
	all := flow.Row(tokens(), flow.Line(s.Words.List(names), render.Item)).Gap(render.Tight)
	if len(names) == 1 {
		return all
	}
	return flow.First(all, flow.Row(tokens(), flow.Line(s.Words.Count("results.award.shared", len(names)), render.Item)).Gap(render.Tight))
}

// seatsOf lists the seats of a set, the best first.
func (s *results) seatsOf(set rules.SeatSet) (seats []rules.Seat) {
	for i := range s.report.Ranks {
		if seat := s.report.Ranks[i].Seat; set.Has(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}
