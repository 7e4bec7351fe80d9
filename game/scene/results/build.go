package results

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// PartNames are the messages that name the parts of the bars, by
// [render.Bar], and the bracket; partTips are those that say what they are.
var (
	PartNames = [NumParts + 1]string{
		"results.income", "results.deals", "results.prizes", "results.bills", "results.costs", "results.left",
	}
	partTips = [NumParts + 1]string{
		"results.tip.income", "results.tip.deals", "results.tip.prizes", "results.tip.bills", "results.tip.costs",
		"results.tip.left",
	}
	partIDs = [NumParts + 1]string{"income", "deals", "prizes", "bills", "costs", "left"}

	MeasureNames = [NumMeasures]string{"results.worth", "results.cash", "results.loans"}
	chartNames   = [NumMeasures]string{"results.chart.worth", "results.chart.cash", "results.chart.loans"}
)

// build makes everything that the window, the words and the chosen measure
// decide: boxes, texts and controls.
func (s *Results) build() {
	s.Rows = s.rankRows()
	text := ResultsText{
		Seats: len(s.Tale.Rows), Whole: s.Tale.Whole, Awards: len(s.Tale.Awards), Unknown: s.Say("results.unknown"),
		Review: ui.Button{Label: s.Say("results.review"), Key: s.KeyFor(input.Coach), Size: 16},
		Menu:   ui.Button{Label: s.Say("results.menu"), Key: s.KeyFor(input.Cancel), Size: 16},
		Look:   ui.Button{Label: s.Say("results.look"), Key: s.KeyFor(input.Board), Size: 16},
		Again:  ui.Button{Label: s.Say("results.again"), Key: s.KeyFor(input.Accept), Size: 18, Kind: render.Primary},
	}
	if s.m.Tutor.Teaches {
		text.Again.Label = s.Say("lesson.again")
	}
	if s.View().Compact {
		text.Review.Size, text.Menu.Size, text.Look.Size, text.Again.Size = 15, 15, 15, 17
	}
	for _, id := range PartNames {
		text.Legend = append(text.Legend, s.Say(id))
	}
	for _, id := range MeasureNames {
		text.Measures = append(text.Measures, s.Say(id))
	}
	s.Boxes = LayResults(s.Theme, text)
	var heads [3]float64
	for i, id := range [3]string{"results.cash", s.m.Own("results.loan"), "results.worth"} {
		heads[i] = s.Theme.MeasureText(s.Say(id), rankHead(s.Theme))
	}
	s.Boxes.columns = s.Theme.FitRanks(s.Boxes.Rows[0], s.Boxes.columns, heads, s.Rows)
	s.Awards = s.awardSlips()
	for by := range s.Charts {
		s.Charts[by] = s.chartOf(measure(by))
	}
	s.list(&text)
}

// list lists the controls.
func (s *Results) list(x *ResultsText) {
	b := &s.Boxes
	layer := ui.Layer{ID: "results", First: "again"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	for i := range s.Rows {
		add(ui.Control{
			ID: SeatControl("rank", s.Tale.Rows[i].Seat), Box: b.Rows[i], Tip: s.RowTip(&s.Tale.Rows[i]), Info: true,
			Widget: ui.Custom{Paint: s.paintRing},
		})
	}
	for i := range s.Rows {
		s.listParts(i, add)
	}
	if s.Tale.Whole {
		options := make([]ui.Option, len(x.Measures))
		for i, name := range x.Measures {
			options[i].Text = name
		}
		add(ui.Control{ID: "measure", Box: b.Choice, Hit: b.Choice.Inset(-2), Widget: ui.Segmented{Options: options, Selected: int(s.By)}})
		// The chart has a value, the day that it is read at, so that keys can go
		// through the days. It has no buttons of its own.
		nowhere := render.Rect{X: -1, Y: -1, W: .001, H: .001}
		add(ui.Control{
			ID: "chart", Box: b.Plot, Widget: ui.Stepper{
				Value: s.Day, Max: s.Tale.calendar.Days, Page: 7, Less: nowhere, More: nowhere, Text: s.Say(chartNames[s.By]),
				Paint: func(dst *ebiten.Image, box render.Rect, state, _, _ render.State) {
					s.paintRing(dst, box, state)
				},
			},
		})
	}
	for i := range s.Awards {
		h := &s.Tale.Awards[i]
		add(ui.Control{
			ID: ui.ID("award-" + honourWords[h.Kind].id), Box: b.Awards[i], Tip: s.AwardTip(h), Info: true,
			Widget: ui.Custom{Paint: s.paintRing},
		})
	}
	review := ui.Control{ID: "review", Box: b.Review, Widget: x.Review, Keys: input.SetOf(input.Coach)}
	if review.Reason = s.unreviewed(); review.Reason != "" {
		review.Off = true
	}
	add(review)
	add(ui.Control{ID: "menu", Box: b.Menu, Widget: x.Menu, Keys: input.SetOf(input.Cancel)})
	add(ui.Control{ID: "look", Box: b.Look, Widget: x.Look, Keys: input.SetOf(input.Board)})
	add(ui.Control{ID: "again", Box: b.Again, Widget: x.Again, Keys: input.SetOf(input.Accept)})
	sound := "sign-sound"
	if s.Settings.Mute {
		sound = "mute"
	}
	add(ui.Control{ID: "sound", Box: b.Signs[0], Widget: ui.IconButton{Sign: sound}, Tip: render.Tip{Title: s.Say("tip.sound")}})
	add(ui.Control{
		ID: "help", Box: b.Signs[1], Widget: ui.IconButton{Sign: "sign-help"}, Keys: input.SetOf(input.Help),
		Tip: render.Tip{Title: s.Say("results.help_title")},
	})
	add(ui.Control{
		ID: "menu-sign", Box: b.Signs[2], Widget: ui.IconButton{Sign: "sign-menu"}, Keys: input.SetOf(input.Menu),
		Tip: render.Tip{Title: s.Say("tip.menu")},
	})
	s.Layers = append(s.Layers[:0], layer)
	if s.m.Tutor.Teaches {
		s.Layers = s.m.Speaks(s.Layers, render.Rect{}, s.covers, nil, s.playControl())
	}
}

// listParts lists the parts of the bars of a row, for the pointer alone: the
// row itself tells all of them to the keyboard.
func (s *Results) listParts(row int, add func(ui.Control)) {
	if !s.Tale.Whole {
		return
	}
	st := &s.Tale.Rows[row]
	bars := render.RankBars(s.Boxes.Rows[row], s.Boxes.columns)
	for bar := render.BarSalary; bar <= render.LegendLeft; bar++ {
		box := s.Rows[row].PartBox(bars, bar)
		if box.Empty() {
			continue
		}
		money := st.Worth
		if bar != render.LegendLeft {
			money = st.Parts[bar]
		}
		hit := box
		switch {
		case bar == render.LegendLeft:
			hit = render.Rect{X: box.X, Y: box.Y + box.H*.5, W: box.W, H: box.H*.5 + 2}
		case bar >= render.BarBills:
			hit.H += 2
		default:
			hit.Y, hit.H = hit.Y-2, hit.H+3
		}
		add(ui.Control{
			ID:  SeatControl(partIDs[bar], st.Seat),
			Box: box, Hit: hit, Info: true, Skip: true,
			Tip: render.Tip{
				Title: s.Say("results.tip.part", words.Text("part", s.Say(PartNames[bar])), words.Money("money", money)),
				Text:  s.Say(partTips[bar]),
			},
		})
	}
}

// SeatControl returns the id of a control that belongs to a seat, such as "rank-2"
// for the second.
func SeatControl(what string, seat engine.Seat) ui.ID {
	return ui.ID(what + "-" + string(rune('1'+seat)))
}

// paintRing draws what shows where the keyboard is on things that are drawn
// with the ground.
func (s *Results) paintRing(dst *ebiten.Image, box render.Rect, state render.State) {
	if state.Focused {
		s.Theme.FocusRing(dst, box.Inset(7), 5)
	}
}

// rankRows returns the rows of the ranking.
func (s *Results) rankRows() []render.RankRow {
	rows := make([]render.RankRow, len(s.Tale.Rows))
	for i := range s.Tale.Rows {
		st := &s.Tale.Rows[i]
		k := render.RankRow{
			Place: s.Say("results.month_short", words.Number("n", st.Place)),
			Token: s.m.Tokens[st.Seat], Name: s.m.Names[st.Seat],
			Cash: s.Words.Money(st.Cash), Loan: s.Words.MoneyOrNone(-st.Loan), Net: s.Words.Money(st.Worth),
			HasLoan: st.Loan > 0, HasSavings: st.saved > 0, InDebt: st.Worth < 0, Best: st.Winner, Awaited: true,
			UnderBest: i > 0 && s.Tale.Rows[i-1].Winner,
		}
		if st.saved > 0 {
			k.Loan = s.Words.Signed(st.saved)
		}
		if st.Place <= 3 {
			k.Medal = st.Place
		}
		if st.Winner {
			k.Stamp = s.Say("results.winner")
			if st.Tied {
				k.Stamp = s.Say("results.tie")
			}
		}
		for part, money := range st.Parts {
			k.Parts[part] = float64(money) / float64(s.Tale.Most)
		}
		rows[i] = k
	}
	return rows
}

// RowTip says in words what a row of the ranking shows.
func (s *Results) RowTip(st *Standing) render.Tip {
	id := "results.tip.row"
	if st.Tied {
		id = "results.tip.row_tied"
	}
	tip := render.Tip{
		Title:  s.Say(id, words.Number("place", st.Place), words.Name("name", s.m.Names[st.Seat])),
		Figure: s.Say("results.tip.worth_free", words.Money("cash", st.Cash)),
	}
	if st.Loan > 0 {
		tip.Figure = s.Say("results.tip.worth",
			words.Money("cash", st.Cash), words.Money("loan", st.Loan), words.Money("worth", st.Worth))
	}
	if s.Tale.Whole {
		p := &st.Parts
		tip.Text = s.Say("results.tip.sums",
			words.Money("start", p[render.BarSalary]), words.Signed("deals", p[render.BarDeals]),
			words.Signed("prizes", p[render.BarPrizes]), words.Signed("bills", -p[render.BarBills]),
			words.Signed("costs", -p[render.BarOther]))
	}
	return tip
}

// honourWords are the messages of the awards, and how they look.
var honourWords = [numHonourKinds]struct {
	id     string
	art    string
	family render.Family
}{
	luckiestRoller: {"roller", "die", render.Red},
	dealOfTheGame:  {"deal", "deal", render.Green},
	JackpotHunter:  {"jackpot", "pot", render.Plum},
	BillMagnet:     {"bills", "bill", render.Slate},
	DebtFree:       {"saver", "loan", render.Teal},
	PrizeWinner:    {"prizes", "super", render.Gold},
	Comeback:       {"comeback", "windfall", render.Blue},
	deepPockets:    {"pockets", "payday", render.Orange},
}

// awardSlips returns what the awards say.
func (s *Results) awardSlips() []render.Award {
	t := s.Theme
	slips := make([]render.Award, len(s.Tale.Awards))
	for i := range s.Tale.Awards {
		h := &s.Tale.Awards[i]
		w := &honourWords[h.Kind]
		a := render.Award{
			Title: s.Say(s.m.Own("results.award." + w.id)), Art: w.art, Family: w.family, Note: s.awardNote(h),
		}
		var names []string
		for _, seat := range s.seatsOf(h.Seats) {
			a.Tokens = append(a.Tokens, s.m.Tokens[seat])
			names = append(names, s.m.Names[seat])
		}
		a.Name = s.Words.List(names)
		if len(names) > 1 && !t.AwardFits(s.Boxes.Awards[i], a) {
			a.Name = s.Words.Count("results.award.shared", len(names))
		}
		// A long title of a Deal is cut rather than the sum behind it.
		if h.Kind == dealOfTheGame && h.Seats.Len() == 1 && !t.AwardNoteFits(s.Boxes.Awards[i], a) {
			a.Note = s.dealNote(h, func(note string) bool {
				a.Note = note
				return t.AwardNoteFits(s.Boxes.Awards[i], a)
			})
		}
		slips[i] = a
	}
	t.FitAwards(s.Boxes.Awards, slips)
	return slips
}

// seatsOf lists the seats of a set, the richest first.
func (s *Results) seatsOf(set engine.SeatSet) (seats []engine.Seat) {
	for i := range s.Tale.Rows {
		if seat := s.Tale.Rows[i].Seat; set.Has(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// awardNote says what an award was given for.
func (s *Results) awardNote(h *Honour) string {
	sh := s.m.Stage.Shown()
	sums := &sh.Tally[firstOf(h.Seats)]
	shared := h.Seats.Len() > 1
	money := words.Money("money", h.Amount)
	switch h.Kind {
	case luckiestRoller:
		return s.Say("results.award.roller_for", words.Text("average", s.Average(sums.Pips, sums.Rolls, 1)))
	case DebtFree:
		return s.Words.Count("results.award.saver_for", int(sh.Setup.Months))
	case BillMagnet:
		return s.Words.Count("results.award.bills_for", int(sums.Bills), money)
	}
	if shared {
		return s.Say("results.award.each", money)
	}
	switch h.Kind {
	case dealOfTheGame:
		return s.dealNote(h, func(string) bool { return true })
	case JackpotHunter:
		return s.Say("results.award.jackpot_for", money, words.Number("day", h.Day))
	case PrizeWinner:
		return s.Say("results.award.prizes_for", money)
	case Comeback:
		return s.Say("results.award.comeback_for", money)
	}
	return s.Say("results.award.pockets_for", money, words.Number("day", h.Day))
}

// dealNote says which Deal was the best, with as much of its title as fits.
func (s *Results) dealNote(h *Honour, fits func(note string) bool) string {
	sh := s.m.Stage.Shown()
	title := []rune(s.Words.CardTitle(sh.Setup.Edition, sh.Tally[firstOf(h.Seats)].Best))
	say := func(title string) string {
		return s.Say("results.award.deal_for", words.Text("title", title), words.Signed("profit", h.Amount))
	}
	note := say(string(title))
	for n := len(title) - 1; n > 0 && !fits(note); n-- {
		note = say(strings.TrimRight(string(title[:n]), " ") + "…")
	}
	return note
}

// AwardTip says what an award is given for, and what the others had.
func (s *Results) AwardTip(h *Honour) render.Tip {
	w := &honourWords[h.Kind]
	tip := render.Tip{Title: s.Say(s.m.Own("results.award." + w.id)), Text: s.Say(s.m.Own("results.award." + w.id + "_tip"))}
	sh := s.m.Stage.Shown()
	var figures []string
	for i := range s.Tale.Rows {
		seat := s.Tale.Rows[i].Seat
		sums := &sh.Tally[seat]
		figure := ""
		switch h.Kind {
		case luckiestRoller:
			figure = s.Average(sums.Pips, sums.Rolls, 2)
		case dealOfTheGame:
			figure = s.Words.MoneyOrNone(sums.BestProfit)
		case JackpotHunter:
			figure = s.Words.MoneyOrNone(sums.Jackpot)
		case BillMagnet:
			figure = s.Words.Count("results.award.bills_figure", int(sums.Bills))
		case PrizeWinner:
			figure = s.Words.Money(sums.Prizes)
		default:
			continue
		}
		figures = append(figures, s.Say("results.award.figure", words.Name("name", s.m.Names[seat]), words.Text("figure", figure)))
	}
	tip.Figure = strings.Join(figures, s.Say("list.comma"))
	return tip
}

// Average returns an average with as many decimals as are asked for, 1 or 2,
// as the language writes it.
func (s *Results) Average(sum, n uint32, decimals int) string {
	ten := uint32(10)
	if decimals > 1 {
		ten = 100
	}
	n = max(n, 1)
	v := (sum*ten*2 + n) / (2 * n) // rounded
	digits := words.Number("n", int(v%ten))
	tail := s.Say("results.month_short", digits)
	if ten == 100 && v%ten < 10 {
		tail = s.Say("results.month_short", words.Number("n", 0)) + tail
	}
	return s.Say("results.month_short", words.Number("n", int(v/ten))) + s.Say("money.decimal") + tail
}

// chartOf returns the chart of a measure in the boxes as they are.
func (s *Results) chartOf(by measure) render.Chart {
	a, c := &s.Axes[by], &s.Tale.calendar
	k := render.Chart{Least: a.Least, Most: a.Most, Shown: 1}
	if c.Days == 0 {
		return k
	}
	days := float64(c.Days)
	for _, v := range a.Ticks {
		k.Levels = append(k.Levels, render.ChartTick{At: float64(v), Label: s.Words.ShortMoney(v)})
	}
	f := render.ChartPlot(s.Boxes.Plot)
	monthW := f.W / float64(len(c.lengths))
	label := func(id string, n int) string { return s.Say(id, words.Number("n", n)) }
	room := func(text string, st render.Style) bool { return measureGrown(s.Theme, text, st, 1.2) <= monthW-8 }
	monthID := "results.month"
	if !room(label(monthID, len(c.lengths)), render.Style{Face: render.CondensedBold, Size: 13.5}) {
		monthID = "results.month_short"
	}
	payDay := s.Say("results.pay_day")
	if !room(payDay, render.Style{Face: render.CondensedMedium, Size: 12.5}) {
		payDay = ""
	}
	for i, n := range c.lengths {
		month := uint8(i + 1)
		start, end := float64(c.Day(month, 0)), float64(c.End(month))
		// Sundays, where they are not too close to be told apart.
		if f.W/days*7 >= 12 {
			for d := uint8(7); d < n; d += 7 {
				k.Weeks = append(k.Weeks, float64(c.Day(month, d))/days)
			}
		}
		tick := render.ChartTick{At: end / days, Label: payDay}
		if i == len(c.lengths)-1 && i > 0 {
			tick.Label = "" // there the lines come together
		}
		k.PayDays = append(k.PayDays, tick)
		k.Months = append(k.Months, render.ChartTick{At: (start + end) / 2 / days, Label: label(monthID, i+1)})
	}
	for i := range s.Tale.Curves {
		curve := &s.Tale.Curves[i]
		line := render.ChartLine{
			Token: s.m.Tokens[curve.Seat], Name: s.m.Names[curve.Seat], Bold: s.Tale.Rows[i].Winner,
			Values: make([]float64, len(curve.Points)),
		}
		for d, p := range curve.Points {
			line.Values[d] = float64(by.of(p))
		}
		k.Lines = append(k.Lines, line)
	}
	return k
}

// Readout returns what the chart says of the day that it is read at.
func (s *Results) Readout() render.Readout {
	a, c := &s.Axes[s.By], &s.Tale.calendar
	month, date := c.Date(s.Day)
	k := render.Readout{
		At: float64(s.Day) / float64(max(1, c.Days)), Least: a.Least, Most: a.Most,
		Title: s.Say("results.day", words.Number("month", month), words.Text("date", s.m.Date(month, date))),
	}
	for i := range s.Tale.Curves {
		curve := &s.Tale.Curves[i]
		v := s.By.of(curve.Points[s.Day])
		row := render.ReadoutRow{
			Token: s.m.Tokens[curve.Seat], Name: s.m.Names[curve.Seat],
			Text: s.Words.Money(v), Value: float64(v), Near: i == s.line,
		}
		// The greatest first, as the lines lie.
		at := len(k.Rows)
		for at > 0 && k.Rows[at-1].Value < row.Value {
			at--
		}
		k.Rows = append(k.Rows, row)
		copy(k.Rows[at+1:], k.Rows[at:])
		k.Rows[at] = row
	}
	return k
}
