package scene

import (
	"sort"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// days is a look back at the months of a game that is over: how they were
// laid, how often each day was landed on, and what each player had at the
// end.
type days struct {
	page
	m *match
	// month is the one that is shown, from 1.
	month  uint8
	visits visits
	// kinds are the kinds of days in the month, and curves the courses of
	// all seats, by seat; there are none where the game was not followed from
	// its beginning.
	kinds  []dayKind
	curves []curve

	boxes  daysBoxes
	ground render.CachedImage[uint8]
	// version changes whenever the list of controls does.
	version uint64
}

// visits counts how often each seat landed on each day of each month. Known
// says that all landings were seen.
type visits struct {
	known bool
	seats [engine.MaxMonths][engine.MaxDays][engine.MaxSeats]uint8
}

// count notes what the events tell.
func (v *visits) count(events []engine.Event) {
	for i := range events {
		e := &events[i]
		if e.Kind == engine.Landed && e.Month > 0 && e.To > 0 && e.Seat >= 0 {
			v.seats[e.Month-1][e.To-1][e.Seat]++
		}
	}
}

// on returns how often a day was landed on by anybody.
func (v *visits) on(month, day uint8) (sum int) {
	for _, n := range v.seats[month-1][day-1] {
		sum += int(n)
	}
	return sum
}

// most returns how often the day of a month was landed on that was landed on
// most often.
func (v *visits) most(month uint8) (most int) {
	for day := range v.seats[month-1] {
		most = max(most, v.on(month, uint8(day+1)))
	}
	return most
}

// dayKind is a kind of day in a month: how many days it has there, and how
// often they were landed on.
type dayKind struct {
	space  engine.Space
	days   int
	landed int
}

// kindsIn lists the kinds of days of a month, those with most days first.
func kindsIn(page []engine.Space, month uint8, v *visits) []dayKind {
	var kinds []dayKind
	at := map[engine.Space]int{}
	for i, space := range page {
		k, ok := at[space]
		if !ok {
			k = len(kinds)
			at[space] = k
			kinds = append(kinds, dayKind{space: space})
		}
		kinds[k].days++
		kinds[k].landed += v.on(month, uint8(i+1))
	}
	sort.SliceStable(kinds, func(i, j int) bool { return kinds[i].days > kinds[j].days })
	return kinds
}

// newDays returns the look at the days of a match that is over.
func newDays(h *House, m *match) Scene {
	s := &days{page: newPage(h, "days"), m: m}
	sh := m.stage.Shown()
	s.month = min(max(sh.Page, 1), sh.Setup.Months)
	history := m.table.History()
	s.visits.known = history.From == nil
	s.visits.count(history.Events)
	if sh.Whole {
		c := calendarIn(&sh.Setup)
		for seat := range engine.Seat(sh.Seats()) {
			s.curves = append(s.curves, curveOf(sh, &c, seat))
		}
	}
	return s
}

func (s *days) Tick(in *input.State) bool {
	changed := s.m.tick(false)
	if s.stale(muted(s.version, s.Settings.Mute)) {
		s.build()
		changed = true
	}
	done, dirty := s.handle(in)
	for i := range done.Events {
		switch e := &done.Events[i]; {
		case e.Kind == ui.Changed && e.ID == "month":
			s.month = uint8(min(max(e.Value, 1), int(s.m.stage.Shown().Setup.Months)))
			s.version++
		case e.Kind != ui.Activated:
		case e.ID == "back" || e.ID == "menu-sign":
			s.Close()
		case e.ID == "sound":
			s.Set(func(set *store.Settings) { set.Mute = !set.Mute })
		}
	}
	return changed || dirty
}

// build makes all that the window, the words and the month decide.
func (s *days) build() {
	sh := s.m.stage.Shown()
	length := sh.Length(s.month)
	s.kinds = kindsIn(sh.Pages[s.month-1][:length], s.month, &s.visits)
	s.boxes = layDays(s.View(), sh.Seats(), len(s.kinds))
	b := &s.boxes
	layer := ui.Layer{ID: "days", First: "back"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	if sh.Setup.Months > 1 {
		add(ui.Control{
			ID: "month", Box: b.month, Tip: render.Tip{Title: s.Say("results.days.months_tip")},
			Widget: ui.Stepper{
				Value: int(s.month), Min: 1, Max: int(sh.Setup.Months), Page: 3,
				Text: s.Say("results.month", words.Number("n", s.month)),
			},
		})
	}
	for day := uint8(1); day <= engine.MaxDays; day++ {
		add(ui.Control{
			ID: ui.ID("day-" + strconv.Itoa(int(day))), Box: b.table.Calendar.Tile(int(day)), Info: true, Tip: s.dayTip(day),
			Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				if state.Hover || state.Focused {
					s.Theme.Tile(dst, box, s.tile(day), state)
				}
			}, Version: uint64(s.month)},
		})
	}
	for seat := range engine.Seat(sh.Seats()) {
		add(ui.Control{
			ID: seatControl("seat", seat), Box: b.seats[seat], Info: true, Tip: s.seatTip(seat),
			Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				if state.Focused {
					s.Theme.FocusRing(dst, box, 8)
				}
			}},
		})
	}
	add(ui.Control{
		ID: "back", Box: b.back, Keys: input.SetOf(input.Cancel, input.Accept, input.Board),
		Widget: ui.Button{Label: s.Say("results.back"), Key: s.keyFor(input.Cancel), Kind: render.Primary},
	})
	sound := "sign-sound"
	if s.Settings.Mute {
		sound = "mute"
	}
	add(ui.Control{ID: "sound", Box: b.signs[0], Widget: ui.IconButton{Sign: sound}, Tip: render.Tip{Title: s.Say("tip.sound")}})
	add(ui.Control{
		ID: "menu-sign", Box: b.signs[1], Widget: ui.IconButton{Sign: "sign-menu"}, Keys: input.SetOf(input.Menu),
		Tip: render.Tip{Title: s.Say("results.back")},
	})
	s.layers = append(s.layers[:0], layer)
}

// dayTip says what a day is, and who landed there.
func (s *days) dayTip(day uint8) render.Tip {
	sh := s.m.stage.Shown()
	if day > sh.Length(s.month) {
		return render.Tip{Title: s.Words.Day(day), Text: s.Say("tip.hidden_day")}
	}
	space := sh.SpaceAt(s.month, day)
	w := s.Words.Space(sh.Setup.Edition, space)
	tip := render.Tip{Kind: space.String(), Title: w.Name, Text: w.Rule}
	if !s.visits.known {
		return tip
	}
	tip.Figure = s.Say("results.days.never")
	if n := s.visits.on(s.month, day); n > 0 {
		var names []string
		for seat, times := range s.visits.seats[s.month-1][day-1] {
			if times > 0 && seat < len(s.m.names) {
				names = append(names, s.Say("results.days.by", words.Name("name", s.m.names[seat]), words.Number("n", times)))
			}
		}
		tip.Figure = s.Words.Count("results.days.landed", n, words.Text("names", s.Words.List(names)))
	}
	return tip
}

// tile returns what a day of the month shows: beside its kind how often it
// was landed on.
func (s *days) tile(day uint8) render.Tile {
	sh := s.m.stage.Shown()
	if day > sh.Length(s.month) {
		return render.Tile{Back: true}
	}
	space := sh.SpaceAt(s.month, day)
	w := s.Words.Space(sh.Setup.Edition, space)
	k := render.Tile{Kind: space.String(), Label: w.Name, Date: int(day), Sunday: sh.Setup.Calendar.Weekday(s.month, day) == 0, Printed: !sh.HasTile(s.month, day)}
	if s.View().Compact || s.Theme.LargeType() {
		k.Label = w.Short
	}
	if n := s.visits.on(s.month, day); n > 0 && s.visits.known {
		k.Odds = s.Say("results.days.count", words.Number("n", n))
		k.Chance = float64(n) / float64(s.visits.most(s.month))
	}
	return k
}

func (s *days) Draw(dst *ebiten.Image) {
	if s.built == (builtFor{}) {
		return // it opened in this very tick
	}
	t := s.Theme
	s.ground.Draw(t, dst, s.View().Bounds(), 0, s.month, s.paint)
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.hand.DrawTip(dst)
}

// paint draws all that stands still.
func (s *days) paint(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	sh := s.m.stage.Shown()
	c := b.table.Calendar.For(monthOf(&sh.Setup, s.month))
	t.Backdrop(dst, b.table.Desk.Y)

	title := render.MonthTitle{Title: upperFirst(pageTitle(s.Words, &sh.Setup, s.month))}
	months, length := words.Number("months", sh.Setup.Months), words.Number("days", sh.Length(s.month))
	if s.View().Compact {
		title.Sub = s.Say("turn.of_short", months, length)
	} else {
		title.Sub = s.Say("turn.of", months, length, words.Message("edition", "setup.edition."+sh.Setup.Edition.String()))
	}
	title.Weekdays = weekdays(s.Words, s.View().Compact)
	t.CalendarSheet(dst, &c, title, c.Grid.Right())
	drawOtherDays(dst, t, s.Words, &sh.Setup, s.month, &c, 3)
	t.StartCell(dst, c.Cell(render.PlaceStart), s.Say("turn.board.start"))
	for day := uint8(1); int(day) <= c.Days(); day++ {
		t.Tile(dst, c.Tile(int(day)), s.tile(day), render.State{})
	}
	money := gathered{pips: sh.BonusDie, amount: s.Words.Money(sh.Balance[engine.Jackpot])}
	furnish(s.Words, sh.Edition()).draw(t, dst, &c, sh, money, func(engine.Deck) render.State { return render.State{} })
	s.paintKinds(dst)
	for seat := range engine.Seat(sh.Seats()) {
		t.SeatCard(dst, b.seats[seat], s.seatCard(seat))
	}
}

// paintKinds lists the kinds of days of the month.
func (s *days) paintKinds(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.boxes, &s.Theme.Palette
	t.Panel(dst, b.panel, render.Paper)
	k := min(1, 1.2/t.TextScale)
	head := render.Style{Face: render.Black, Size: 18 * k, Color: c.Ink}
	name := render.Style{Face: render.Medium, Size: min(15, b.rowH*.6) * k, Color: c.Ink}
	count := render.Style{Face: render.Black, Size: name.Size, Color: c.Ink, Align: render.End}
	landed := render.Style{Face: render.CondensedMedium, Size: name.Size * .92, Color: c.Ink2, Align: render.End}
	if s.View().Compact {
		head.Size = 16 * k
	}
	t.DrawFit(dst, s.Say("results.days.kinds"), b.panel.X+18, b.headBase, b.panel.W-36, 12, head)
	for i := range s.kinds {
		d, r := &s.kinds[i], b.row(i)
		t.Row(dst, r, i%2 == 0, render.State{})
		base := r.CenterY() + name.Size*t.TextScale*.36
		size := r.H - 3
		t.Sign(dst, d.space.String(), r.X+8, r.Y+1.5, size, false)
		right := r.Right() - 10
		if s.visits.known {
			right -= 8 + t.DrawFit(dst, s.Words.Count("results.days.kind_landed", d.landed), right, base, r.W*.3, 10, landed)
			right = min(right, r.Right()-r.W*.27)
		}
		t.DrawFit(dst, s.Say("results.days.count", words.Number("n", d.days)), right, base, 44, 10, count)
		left := r.X + 8 + size + 10
		t.DrawFit(dst, s.Words.Space(s.m.stage.Shown().Setup.Edition, d.space).Name, left, base, right-44-left, 10, name)
	}
}

// seatCard returns what the card of a seat tells of the month: the net worth
// at its end, and how much that is more or less than before.
func (s *days) seatCard(seat engine.Seat) render.SeatCard {
	k := render.SeatCard{Token: s.m.tokens[seat], Name: s.m.names[seat]}
	sh := s.m.stage.Shown()
	if s.curves == nil {
		k.Line = s.Words.Money(sh.NetWorth(seat))
		return k
	}
	c := calendarIn(&sh.Setup)
	points := s.curves[seat].points
	then := points[c.day(s.month, 0)].NetWorth()
	now := points[c.end(s.month)].NetWorth()
	k.Line = s.Say("results.days.end", words.Money("worth", now), words.Signed("change", now-then))
	if s.View().Compact {
		k.Line = s.Words.Money(now)
	}
	return k
}

// seatTip says what a player had at the end of the month.
func (s *days) seatTip(seat engine.Seat) render.Tip {
	tip := render.Tip{Title: s.m.names[seat]}
	sh := s.m.stage.Shown()
	p, then := sh.Finances(seat), int32(0)
	if s.curves != nil {
		c := calendarIn(&sh.Setup)
		p = s.curves[seat].points[c.end(s.month)]
		then = s.curves[seat].points[c.day(s.month, 0)].NetWorth()
		tip.Figure = s.Say("results.days.change", words.Signed("change", p.NetWorth()-then))
	}
	tip.Text = s.Say("results.tip.worth_free", words.Money("cash", p.Cash))
	if p.Loan > 0 {
		tip.Text = s.Say("results.tip.worth", words.Money("cash", p.Cash), words.Money("loan", p.Loan), words.Money("worth", p.NetWorth()))
	}
	return tip
}

// daysBoxes is where the parts of the look at the days are.
type daysBoxes struct {
	table    render.Table
	month    render.Rect
	signs    [2]render.Rect
	panel    render.Rect
	headBase float64
	rowH     float64
	back     render.Rect
	seats    [engine.MaxSeats]render.Rect
}

// row returns where the i-th kind of day stands in the panel.
func (b *daysBoxes) row(i int) render.Rect {
	return render.Rect{X: b.panel.X + 10, Y: b.headBase + 10 + float64(i)*b.rowH, W: b.panel.W - 20, H: b.rowH}
}

// layDays lays the look at the days out, for so many seats and kinds of days.
func layDays(v render.View, seats, kinds int) daysBoxes {
	b := daysBoxes{table: render.NewTable(v)}
	tb := &b.table
	b.month = tb.Tools
	b.signs = [2]render.Rect{tb.Signs[1], tb.Signs[2]}
	b.month.W = tb.Signs[0].Right() - tb.Tools.X
	b.month.W = min(b.month.W, 300)
	area := tb.Column
	b.back = render.Rect{X: area.X, Y: area.Bottom() - tb.Main.H, W: area.W, H: tb.Main.H}
	top := tb.Dice.Y
	b.panel = render.Rect{X: area.X, Y: top, W: area.W, H: b.back.Y - 14 - top}
	head := 30.0
	if v.Compact {
		head = 26
	}
	b.headBase = b.panel.Y + head
	b.rowH = min((b.panel.Bottom()-8-b.headBase-10)/float64(max(1, kinds)), 32)
	for i, r := range tb.Seats(seats, -1) {
		h := min(r.H, 74)
		b.seats[i] = render.Rect{X: r.X, Y: r.CenterY() - h/2, W: r.W, H: h}
	}
	return b
}
