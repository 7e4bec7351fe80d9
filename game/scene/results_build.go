package scene

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// partNames are the messages that name the parts of the bars, by
// [render.Bar], and the bracket; partTips are those that say what they are.
var (
	partNames = [numParts + 1]string{
		"results.income", "results.deals", "results.prizes", "results.bills", "results.costs", "results.left",
	}
	partTips = [numParts + 1]string{
		"results.tip.income", "results.tip.deals", "results.tip.prizes", "results.tip.bills", "results.tip.costs",
		"results.tip.left",
	}
	partIDs = [numParts + 1]string{"income", "deals", "prizes", "bills", "costs", "left"}

	measureNames = [numMeasures]string{"results.worth", "results.cash", "results.loans"}
	chartNames   = [numMeasures]string{"results.chart.worth", "results.chart.cash", "results.chart.loans"}
)

// build makes everything that the window, the words and the chosen measure
// decide: boxes, texts and controls.
func (s *results) build() {
	s.rows = s.rankRows()
	text := resultsText{
		seats: len(s.tale.rows), whole: s.tale.whole, awards: len(s.tale.awards), unknown: s.Say("results.unknown"),
		review: ui.Button{Label: s.Say("results.review"), Key: s.keyFor(input.Coach), Size: 16},
		menu:   ui.Button{Label: s.Say("results.menu"), Key: s.keyFor(input.Cancel), Size: 16},
		look:   ui.Button{Label: s.Say("results.look"), Key: s.keyFor(input.Board), Size: 16},
		again:  ui.Button{Label: s.Say("results.again"), Key: s.keyFor(input.Accept), Size: 18, Kind: render.Primary},
	}
	if s.m.tutor.teaches {
		text.again.Label = s.Say("lesson.again")
	}
	if s.View().Compact {
		text.review.Size, text.menu.Size, text.look.Size, text.again.Size = 15, 15, 15, 17
	}
	for _, id := range partNames {
		text.legend = append(text.legend, s.Say(id))
	}
	for _, id := range measureNames {
		text.measures = append(text.measures, s.Say(id))
	}
	s.boxes = layResults(s.Theme, text)
	var heads [3]float64
	for i, id := range [3]string{"results.cash", s.m.own("results.loan"), "results.worth"} {
		heads[i] = s.Theme.MeasureText(s.Say(id), rankHead(s.Theme))
	}
	s.boxes.columns = s.Theme.FitRanks(s.boxes.rows[0], s.boxes.columns, heads, s.rows)
	s.awards = s.awardSlips()
	for by := range s.charts {
		s.charts[by] = s.chartOf(measure(by))
	}
	s.list(&text)
}

// list lists the controls.
func (s *results) list(x *resultsText) {
	b := &s.boxes
	layer := ui.Layer{ID: "results", First: "again"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	for i := range s.rows {
		add(ui.Control{
			ID: seatControl("rank", s.tale.rows[i].seat), Box: b.rows[i], Tip: s.rowTip(&s.tale.rows[i]), Info: true,
			Widget: ui.Custom{Paint: s.paintRing},
		})
	}
	for i := range s.rows {
		s.listParts(i, add)
	}
	if s.tale.whole {
		options := make([]ui.Option, len(x.measures))
		for i, name := range x.measures {
			options[i].Text = name
		}
		add(ui.Control{ID: "measure", Box: b.choice, Hit: b.choice.Inset(-2), Widget: ui.Segmented{Options: options, Selected: int(s.by)}})
		// The chart has a value, the day that it is read at, so that keys can go
		// through the days. It has no buttons of its own.
		nowhere := render.Rect{X: -1, Y: -1, W: .001, H: .001}
		add(ui.Control{
			ID: "chart", Box: b.plot, Widget: ui.Stepper{
				Value: s.day, Max: s.tale.calendar.days, Page: 7, Less: nowhere, More: nowhere, Text: s.Say(chartNames[s.by]),
				Paint: func(dst *ebiten.Image, box render.Rect, state, _, _ render.State) {
					s.paintRing(dst, box, state)
				},
			},
		})
	}
	for i := range s.awards {
		h := &s.tale.awards[i]
		add(ui.Control{
			ID: ui.ID("award-" + honourWords[h.kind].id), Box: b.awards[i], Tip: s.awardTip(h), Info: true,
			Widget: ui.Custom{Paint: s.paintRing},
		})
	}
	review := ui.Control{ID: "review", Box: b.review, Widget: x.review, Keys: input.SetOf(input.Coach)}
	if review.Reason = s.unreviewed(); review.Reason != "" {
		review.Off = true
	}
	add(review)
	add(ui.Control{ID: "menu", Box: b.menu, Widget: x.menu, Keys: input.SetOf(input.Cancel)})
	add(ui.Control{ID: "look", Box: b.look, Widget: x.look, Keys: input.SetOf(input.Board)})
	add(ui.Control{ID: "again", Box: b.again, Widget: x.again, Keys: input.SetOf(input.Accept)})
	sound := "sign-sound"
	if s.Settings.Mute {
		sound = "mute"
	}
	add(ui.Control{ID: "sound", Box: b.signs[0], Widget: ui.IconButton{Sign: sound}, Tip: render.Tip{Title: s.Say("tip.sound")}})
	add(ui.Control{
		ID: "help", Box: b.signs[1], Widget: ui.IconButton{Sign: "sign-help"}, Keys: input.SetOf(input.Help),
		Tip: render.Tip{Title: s.Say("results.help_title")},
	})
	add(ui.Control{
		ID: "menu-sign", Box: b.signs[2], Widget: ui.IconButton{Sign: "sign-menu"}, Keys: input.SetOf(input.Menu),
		Tip: render.Tip{Title: s.Say("tip.menu")},
	})
	s.layers = append(s.layers[:0], layer)
	if s.m.tutor.teaches {
		s.layers = s.m.speaks(s.layers, render.Rect{}, s.covers, nil, s.playControl())
	}
}

// listParts lists the parts of the bars of a row, for the pointer alone: the
// row itself tells all of them to the keyboard.
func (s *results) listParts(row int, add func(ui.Control)) {
	if !s.tale.whole {
		return
	}
	st := &s.tale.rows[row]
	bars := render.RankBars(s.boxes.rows[row], s.boxes.columns)
	for bar := render.BarSalary; bar <= render.LegendLeft; bar++ {
		box := s.rows[row].PartBox(bars, bar)
		if box.Empty() {
			continue
		}
		money := st.worth
		if bar != render.LegendLeft {
			money = st.parts[bar]
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
			ID:  seatControl(partIDs[bar], st.seat),
			Box: box, Hit: hit, Info: true, Skip: true,
			Tip: render.Tip{
				Title: s.Say("results.tip.part", words.Text("part", s.Say(partNames[bar])), words.Money("money", money)),
				Text:  s.Say(partTips[bar]),
			},
		})
	}
}

// seatControl returns the id of a control that belongs to a seat, such as "rank-2"
// for the second.
func seatControl(what string, seat engine.Seat) ui.ID {
	return ui.ID(what + "-" + string(rune('1'+seat)))
}

// paintRing draws what shows where the keyboard is on things that are drawn
// with the ground.
func (s *results) paintRing(dst *ebiten.Image, box render.Rect, state render.State) {
	if state.Focused {
		s.Theme.FocusRing(dst, box.Inset(7), 5)
	}
}

// rankRows returns the rows of the ranking.
func (s *results) rankRows() []render.RankRow {
	rows := make([]render.RankRow, len(s.tale.rows))
	for i := range s.tale.rows {
		st := &s.tale.rows[i]
		k := render.RankRow{
			Place: s.Say("results.month_short", words.Number("n", st.place)),
			Token: s.m.tokens[st.seat], Name: s.m.names[st.seat],
			Cash: s.Words.Money(st.cash), Loan: s.Words.MoneyOrNone(-st.loan), Net: s.Words.Money(st.worth),
			HasLoan: st.loan > 0, HasSavings: st.saved > 0, InDebt: st.worth < 0, Best: st.winner, Awaited: true,
			UnderBest: i > 0 && s.tale.rows[i-1].winner,
		}
		if st.saved > 0 {
			k.Loan = s.Words.Signed(st.saved)
		}
		if st.place <= 3 {
			k.Medal = st.place
		}
		if st.winner {
			k.Stamp = s.Say("results.winner")
			if st.tied {
				k.Stamp = s.Say("results.tie")
			}
		}
		for part, money := range st.parts {
			k.Parts[part] = float64(money) / float64(s.tale.most)
		}
		rows[i] = k
	}
	return rows
}

// rowTip says in words what a row of the ranking shows.
func (s *results) rowTip(st *standing) render.Tip {
	id := "results.tip.row"
	if st.tied {
		id = "results.tip.row_tied"
	}
	tip := render.Tip{
		Title:  s.Say(id, words.Number("place", st.place), words.Name("name", s.m.names[st.seat])),
		Figure: s.Say("results.tip.worth_free", words.Money("cash", st.cash)),
	}
	if st.loan > 0 {
		tip.Figure = s.Say("results.tip.worth",
			words.Money("cash", st.cash), words.Money("loan", st.loan), words.Money("worth", st.worth))
	}
	if s.tale.whole {
		p := &st.parts
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
	jackpotHunter:  {"jackpot", "pot", render.Plum},
	billMagnet:     {"bills", "bill", render.Slate},
	debtFree:       {"saver", "loan", render.Teal},
	prizeWinner:    {"prizes", "super", render.Gold},
	comeback:       {"comeback", "windfall", render.Blue},
	deepPockets:    {"pockets", "payday", render.Orange},
}

// awardSlips returns what the awards say.
func (s *results) awardSlips() []render.Award {
	t := s.Theme
	slips := make([]render.Award, len(s.tale.awards))
	for i := range s.tale.awards {
		h := &s.tale.awards[i]
		w := &honourWords[h.kind]
		a := render.Award{
			Title: s.Say(s.m.own("results.award." + w.id)), Art: w.art, Family: w.family, Note: s.awardNote(h),
		}
		var names []string
		for _, seat := range s.seatsOf(h.seats) {
			a.Tokens = append(a.Tokens, s.m.tokens[seat])
			names = append(names, s.m.names[seat])
		}
		a.Name = s.Words.List(names)
		if len(names) > 1 && !t.AwardFits(s.boxes.awards[i], a) {
			a.Name = s.Words.Count("results.award.shared", len(names))
		}
		// A long title of a Deal is cut rather than the sum behind it.
		if h.kind == dealOfTheGame && h.seats.Len() == 1 && !t.AwardNoteFits(s.boxes.awards[i], a) {
			a.Note = s.dealNote(h, func(note string) bool {
				a.Note = note
				return t.AwardNoteFits(s.boxes.awards[i], a)
			})
		}
		slips[i] = a
	}
	t.FitAwards(s.boxes.awards, slips)
	return slips
}

// seatsOf lists the seats of a set, the richest first.
func (s *results) seatsOf(set engine.SeatSet) (seats []engine.Seat) {
	for i := range s.tale.rows {
		if seat := s.tale.rows[i].seat; set.Has(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// awardNote says what an award was given for.
func (s *results) awardNote(h *honour) string {
	sh := s.m.stage.Shown()
	sums := &sh.Tally[firstOf(h.seats)]
	shared := h.seats.Len() > 1
	money := words.Money("money", h.amount)
	switch h.kind {
	case luckiestRoller:
		return s.Say("results.award.roller_for", words.Text("average", s.average(sums.Pips, sums.Rolls, 1)))
	case debtFree:
		return s.Words.Count("results.award.saver_for", int(sh.Setup.Months))
	case billMagnet:
		return s.Words.Count("results.award.bills_for", int(sums.Bills), money)
	}
	if shared {
		return s.Say("results.award.each", money)
	}
	switch h.kind {
	case dealOfTheGame:
		return s.dealNote(h, func(string) bool { return true })
	case jackpotHunter:
		return s.Say("results.award.jackpot_for", money, words.Number("day", h.day))
	case prizeWinner:
		return s.Say("results.award.prizes_for", money)
	case comeback:
		return s.Say("results.award.comeback_for", money)
	}
	return s.Say("results.award.pockets_for", money, words.Number("day", h.day))
}

// dealNote says which Deal was the best, with as much of its title as fits.
func (s *results) dealNote(h *honour, fits func(note string) bool) string {
	sh := s.m.stage.Shown()
	title := []rune(s.Words.CardTitle(sh.Setup.Edition, sh.Tally[firstOf(h.seats)].Best))
	say := func(title string) string {
		return s.Say("results.award.deal_for", words.Text("title", title), words.Signed("profit", h.amount))
	}
	note := say(string(title))
	for n := len(title) - 1; n > 0 && !fits(note); n-- {
		note = say(strings.TrimRight(string(title[:n]), " ") + "…")
	}
	return note
}

// awardTip says what an award is given for, and what the others had.
func (s *results) awardTip(h *honour) render.Tip {
	w := &honourWords[h.kind]
	tip := render.Tip{Title: s.Say(s.m.own("results.award." + w.id)), Text: s.Say(s.m.own("results.award." + w.id + "_tip"))}
	sh := s.m.stage.Shown()
	var figures []string
	for i := range s.tale.rows {
		seat := s.tale.rows[i].seat
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
		figures = append(figures, s.Say("results.award.figure", words.Name("name", s.m.names[seat]), words.Text("figure", figure)))
	}
	tip.Figure = strings.Join(figures, s.Say("list.comma"))
	return tip
}

// average returns an average with as many decimals as are asked for, 1 or 2,
// as the language writes it.
func (s *results) average(sum, n uint32, decimals int) string {
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
func (s *results) chartOf(by measure) render.Chart {
	a, c := &s.axes[by], &s.tale.calendar
	k := render.Chart{Least: a.least, Most: a.most, Shown: 1}
	if c.days == 0 {
		return k
	}
	days := float64(c.days)
	for _, v := range a.ticks {
		k.Levels = append(k.Levels, render.ChartTick{At: float64(v), Label: s.Words.ShortMoney(v)})
	}
	f := render.ChartPlot(s.boxes.plot)
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
		start, end := float64(c.day(month, 0)), float64(c.end(month))
		// Sundays, where they are not too close to be told apart.
		if f.W/days*7 >= 12 {
			for d := uint8(7); d < n; d += 7 {
				k.Weeks = append(k.Weeks, float64(c.day(month, d))/days)
			}
		}
		tick := render.ChartTick{At: end / days, Label: payDay}
		if i == len(c.lengths)-1 && i > 0 {
			tick.Label = "" // there the lines come together
		}
		k.PayDays = append(k.PayDays, tick)
		k.Months = append(k.Months, render.ChartTick{At: (start + end) / 2 / days, Label: label(monthID, i+1)})
	}
	for i := range s.tale.curves {
		curve := &s.tale.curves[i]
		line := render.ChartLine{
			Token: s.m.tokens[curve.seat], Name: s.m.names[curve.seat], Bold: s.tale.rows[i].winner,
			Values: make([]float64, len(curve.points)),
		}
		for d, p := range curve.points {
			line.Values[d] = float64(by.of(p))
		}
		k.Lines = append(k.Lines, line)
	}
	return k
}

// readout returns what the chart says of the day that it is read at.
func (s *results) readout() render.Readout {
	a, c := &s.axes[s.by], &s.tale.calendar
	month, date := c.date(s.day)
	k := render.Readout{
		At: float64(s.day) / float64(max(1, c.days)), Least: a.least, Most: a.most,
		Title: s.Say("results.day", words.Number("month", month), words.Text("date", s.m.date(month, date))),
	}
	for i := range s.tale.curves {
		curve := &s.tale.curves[i]
		v := s.by.of(curve.points[s.day])
		row := render.ReadoutRow{
			Token: s.m.tokens[curve.seat], Name: s.m.names[curve.seat],
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
