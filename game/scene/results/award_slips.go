package results

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
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
		grid.Add(slip(a).Most(render.CellLeast).OnPanel(pieces.Paper).Tipped(ui.ID("award-"+a.ID), s.awardTip(a)))
	}
	return grid.Gap(render.Gap)
}

// awardTip says what an award is given for, and what everyone did for it.
func (s *results) awardTip(a *Award) control.Tip {
	var figures []string
	for i := range s.report.Ranks {
		seat := s.report.Ranks[i].Seat
		if figure := a.Figure(seat); figure != "" {
			figures = append(figures, s.Say("results.award.figure", words.Name("name", s.m.Names[seat]), words.Text("figure", figure)))
		}
	}
	return control.Tip{Title: a.Title, Text: a.Tip, Figure: strings.Join(figures, s.Say("list.comma"))}
}

func (s *results) rosette(a *Award, w, height render.Step) *flow.Node {
	return flow.Picture(w, height, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.Rosette(t, dst, r, a.Family, a.Art) })
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

// winners are those who share an award, the best first, or how many they are.
func (s *results) winners(a *Award) *flow.Node {
	tokens := flow.Row()
	var names []string
	for i := range s.report.Ranks {
		if seat := s.report.Ranks[i].Seat; a.Seats.Has(seat) {
			tokens.Add(flow.Token(s.m.Tokens[seat], render.TinySign, pieces.Flat))
			names = append(names, s.m.Names[seat])
		}
	}
	called := func(text string) *flow.Node { return flow.Row(tokens, flow.Line(text, render.Item)).Gap(render.Tight) }
	all := called(s.Words.List(names))
	if len(names) == 1 {
		return all
	}
	return flow.First(all, called(s.Words.Count("results.award.shared", len(names))))
}
