package results

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// honourStyles are the messages of the awards, and what is on their rosettes.
var honourStyles = [numHonourKinds]struct {
	id, art string
	family  render.Family
}{
	luckiestRoller: {"roller", "die", render.Red},
	dealOfTheGame:  {"deal", "deal", render.Green},
	jackpotHunter:  {"jackpot", "pot", render.Plum},
	billMagnet:     {"bills", "bill", render.Slate},
	debtFree:       {"saver", "loan", render.Teal},
	prizeWinner:    {"prizes", "super", render.Gold},
	comeback:       {"comeback", "windfall", render.Blue},
	deepPockets:    {"pockets", "payday", render.Orange},
}

// awards are the slips of the awards, with the text below the rosettes or beside them.
func (s *results) awards(upright bool) *flow.Node {
	slip, beside := s.uprightSlip, numHonours
	if !upright {
		slip, beside = s.flatSlip, 2
	}
	grid := flow.Grid(render.CellLeast, beside)
	for i := range s.summary.awards {
		h := &s.summary.awards[i]
		grid.Add(slip(h).Most(render.CellLeast).OnPanel(render.Paper).Tipped(ui.ID("award-"+honourStyles[h.kind].id), s.awardTip(h)))
	}
	return grid.Gap(render.Gap)
}

func (s *results) rosette(h *honour, w, height render.Step) *flow.Node {
	look := &honourStyles[h.kind]
	return flow.Picture(w, height, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Rosette(dst, r, look.family, look.art) })
}

func (s *results) uprightSlip(h *honour) *flow.Node {
	return flow.Column(
		s.rosette(h, render.Well, render.Medallion),
		flow.Centered(s.awardTitle(h), render.Subhead, 2),
		s.winners(h).Across(flow.Center),
		flow.Centered(s.awardNote(h), render.Remark.In(s.Theme.Palette.Ink2), 0),
	).Gap(render.Tight).Pad(render.Near, render.Gap)
}

func (s *results) flatSlip(h *honour) *flow.Node {
	text := flow.Column(
		flow.Text(s.awardTitle(h), render.Subhead, 2), s.winners(h), flow.Text(s.awardNote(h), render.Remark.In(s.Theme.Palette.Ink2), 0),
	).Along(flow.Center)
	return flow.Row(s.rosette(h, render.Plate, render.Well), text.Grow(1)).Gap(render.Gap).Pad(render.Gap, render.Tight)
}

// winners are those who share an award, or how many they are.
func (s *results) winners(h *honour) *flow.Node {
	tokens := func() *flow.Node {
		row := flow.Row()
		for _, seat := range s.seatsOf(h.seats) {
			row.Add(flow.Token(s.m.Tokens[seat], render.TinySign, render.Flat))
		}
		return row
	}
	var names []string
	for _, seat := range s.seatsOf(h.seats) {
		names = append(names, s.m.Names[seat])
	}
	all := flow.Row(tokens(), flow.Line(s.Words.List(names), render.Item)).Gap(render.Tight)
	if len(names) == 1 {
		return all
	}
	return flow.First(all, flow.Row(tokens(), flow.Line(s.Words.Count("results.award.shared", len(names)), render.Item)).Gap(render.Tight))
}

// seatsOf lists the seats of a set, the richest first.
func (s *results) seatsOf(set engine.SeatSet) (seats []engine.Seat) {
	for i := range s.summary.rows {
		if seat := s.summary.rows[i].seat; set.Has(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

func (s *results) awardTitle(h *honour) string {
	return s.Say(s.m.Own("results.award." + honourStyles[h.kind].id))
}

// awardNote says what an award was given for.
func (s *results) awardNote(h *honour) string {
	sh := s.m.Stage.Shown()
	sums := &sh.Tally[firstOf(h.seats)]
	id, money := "results.award."+honourStyles[h.kind].id+"_for", words.Money("money", h.amount)
	switch {
	case h.kind == luckiestRoller:
		return s.Say(id, words.Text("average", s.average(sums.Pips, sums.Rolls, 1)))
	case h.kind == debtFree:
		return s.Words.Count(id, int(sh.Setup.Months))
	case h.kind == billMagnet:
		return s.Words.Count(id, int(sums.Bills), money)
	case h.seats.Len() > 1:
		return s.Say("results.award.each", money)
	case h.kind == dealOfTheGame:
		return s.Say(id, words.Text("title", s.Words.CardTitle(sh.Setup.Edition, sums.Best)), words.Signed("profit", h.amount))
	}
	return s.Say(id, money, words.Number("day", h.day))
}

// awardTip says what an award is given for, and what the others had.
func (s *results) awardTip(h *honour) render.Tip {
	tip := render.Tip{Title: s.awardTitle(h), Text: s.Say(s.m.Own("results.award." + honourStyles[h.kind].id + "_tip"))}
	sh := s.m.Stage.Shown()
	var figures []string
	for i := range s.summary.rows {
		seat := s.summary.rows[i].seat
		sums := &sh.Tally[seat]
		figure := ""
		switch h.kind {
		case luckiestRoller:
			figure = s.average(sums.Pips, sums.Rolls, 2)
		case dealOfTheGame:
			figure = s.Words.MoneyOrNone(sums.BestProfit)
		case jackpotHunter:
			figure = s.Words.MoneyOrNone(sums.Jackpot)
		case billMagnet:
			figure = s.Words.Count("results.award.bills_figure", int(sums.Bills))
		case prizeWinner:
			figure = s.Words.Money(sums.Prizes)
		default:
			continue
		}
		figures = append(figures, s.Say("results.award.figure", words.Name("name", s.m.Names[seat]), words.Text("figure", figure)))
	}
	tip.Figure = strings.Join(figures, s.Say("list.comma"))
	return tip
}

// average returns an average with as many decimals as are asked for, 1 or 2, as the
// language writes it.
func (s *results) average(sum, n uint32, decimals int) string {
	digit := func(v uint32) string { return s.Say("results.month_short", words.Number("n", int(v))) }
	ten := uint32(math.Pow10(decimals))
	n = max(n, 1)
	v := (sum*ten*2 + n) / (2 * n) // rounded
	text := digit(v/ten) + s.Say("money.decimal")
	for ten /= 10; ten > 0; ten /= 10 {
		text += digit(v / ten % 10)
	}
	return text
}
