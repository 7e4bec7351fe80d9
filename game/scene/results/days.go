package results

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"sort"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Days is a look back at the months of a game that is over: how they were
// laid, how often each day was landed on, and what each player had at the
// end.
type Days struct {
	app.Base
	m *match.Match
	// Month is the one that is shown, from 1.
	Month  uint8
	visits Visits
	// kinds are the kinds of days in the month, and curves the courses of
	// all seats, by seat; there are none where the game was not followed from
	// its beginning.
	kinds  []DayKind
	curves []curve

	boxes  daysBoxes
	ground render.CachedImage[uint8]
	// version changes whenever the list of controls does.
	version uint64
}

// Visits counts how often each seat landed on each day of each month. Known
// says that all landings were seen.
type Visits struct {
	known bool
	seats [engine.MaxMonths][engine.MaxDays][engine.MaxSeats]uint8
}

// Count notes what the events tell.
func (v *Visits) Count(events []engine.Event) {
	for i := range events {
		e := &events[i]
		if e.Kind == engine.Landed && e.Month > 0 && e.To > 0 && e.Seat >= 0 {
			v.seats[e.Month-1][e.To-1][e.Seat]++
		}
	}
}

// On returns how often a day was landed on by anybody.
func (v *Visits) On(month, day uint8) (sum int) {
	for _, n := range v.seats[month-1][day-1] {
		sum += int(n)
	}
	return sum
}

// Most returns how often the day of a month was landed on that was landed on
// most often.
func (v *Visits) Most(month uint8) (most int) {
	for day := range v.seats[month-1] {
		most = max(most, v.On(month, uint8(day+1)))
	}
	return most
}

// DayKind is a kind of day in a month: how many days it has there, and how
// often they were landed on.
type DayKind struct {
	Space  engine.Space
	Days   int
	Landed int
}

// KindsIn lists the kinds of days of a month, those with most days first.
func KindsIn(page []engine.Space, month uint8, v *Visits) []DayKind {
	var kinds []DayKind
	at := map[engine.Space]int{}
	for i, space := range page {
		k, ok := at[space]
		if !ok {
			k = len(kinds)
			at[space] = k
			kinds = append(kinds, DayKind{Space: space})
		}
		kinds[k].Days++
		kinds[k].Landed += v.On(month, uint8(i+1))
	}
	sort.SliceStable(kinds, func(i, j int) bool { return kinds[i].Days > kinds[j].Days })
	return kinds
}

// newDays returns the look at the days of a match that is over.
func newDays(h *app.App, m *match.Match) app.Scene {
	s := &Days{Base: app.NewBase(h, "days"), m: m}
	sh := m.Stage.Shown()
	s.Month = min(max(sh.Page, 1), sh.Setup.Months)
	history := m.Table.History()
	s.visits.known = history.From == nil
	s.visits.Count(history.Events)
	if sh.Whole {
		c := calendarIn(&sh.Setup)
		for seat := range engine.Seat(sh.Seats()) {
			s.curves = append(s.curves, curveOf(sh, &c, seat))
		}
	}
	return s
}

func (s *Days) Tick(in *input.State) bool {
	changed := s.m.Advance(false)
	if s.Outdated(muted(s.version, s.Settings.Mute)) {
		s.build()
		changed = true
	}
	done, dirty := s.Handle(in)
	for i := range done.Events {
		switch e := &done.Events[i]; {
		case e.Kind == ui.Changed && e.ID == "month":
			s.Month = uint8(min(max(e.Value, 1), int(s.m.Stage.Shown().Setup.Months)))
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

// muted adds to a version whether the sound is off, which a sign shows.
func muted(version uint64, mute bool) uint64 {
	version *= 2
	if mute {
		version++
	}
	return version
}

// build makes all that the window, the words and the month decide.
func (s *Days) build() {
	sh := s.m.Stage.Shown()
	length := sh.Length(s.Month)
	s.kinds = KindsIn(sh.Pages[s.Month-1][:length], s.Month, &s.visits)
	s.boxes = LayDays(s.View(), sh.Seats(), len(s.kinds))
	b := &s.boxes
	layer := ui.Layer{ID: "days", First: "back"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	if sh.Setup.Months > 1 {
		add(ui.Control{
			ID: "month", Box: b.Month, Tip: render.Tip{Title: s.Say("results.days.months_tip")},
			Widget: ui.Stepper{
				Value: int(s.Month), Min: 1, Max: int(sh.Setup.Months), Page: 3,
				Text: s.Say("results.month", words.Number("n", s.Month)),
			},
		})
	}
	for day := uint8(1); day <= engine.MaxDays; day++ {
		add(ui.Control{
			ID: ui.ID("day-" + strconv.Itoa(int(day))), Box: b.Table.Calendar.Tile(int(day)), Info: true, Tip: s.DayTip(day),
			Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				if state.Hover || state.Focused {
					s.Theme.Tile(dst, box, s.tile(day), state)
				}
			}, Version: uint64(s.Month)},
		})
	}
	for seat := range engine.Seat(sh.Seats()) {
		add(ui.Control{
			ID: seatControl("seat", seat), Box: b.Seats[seat], Info: true, Tip: s.seatTip(seat),
			Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				if state.Focused {
					s.Theme.FocusRing(dst, box, 8)
				}
			}},
		})
	}
	add(ui.Control{
		ID: "back", Box: b.Back, Keys: input.SetOf(input.Cancel, input.Accept, input.Board),
		Widget: ui.Button{Label: s.Say("results.back"), Key: s.KeyFor(input.Cancel), Kind: render.Primary},
	})
	sound := "sign-sound"
	if s.Settings.Mute {
		sound = "mute"
	}
	add(ui.Control{ID: "sound", Box: b.Signs[0], Widget: ui.IconButton{Sign: sound}, Tip: render.Tip{Title: s.Say("tip.sound")}})
	add(ui.Control{
		ID: "menu-sign", Box: b.Signs[1], Widget: ui.IconButton{Sign: "sign-menu"}, Keys: input.SetOf(input.Menu),
		Tip: render.Tip{Title: s.Say("results.back")},
	})
	s.Layers = append(s.Layers[:0], layer)
}

// DayTip says what a day is, and who landed there.
func (s *Days) DayTip(day uint8) render.Tip {
	sh := s.m.Stage.Shown()
	if day > sh.Length(s.Month) {
		return render.Tip{Title: s.Words.Day(day), Text: s.Say("tip.hidden_day")}
	}
	space := sh.SpaceAt(s.Month, day)
	w := s.Words.Space(sh.Setup.Edition, space)
	tip := render.Tip{Kind: space.String(), Title: w.Name, Text: w.Rule}
	if !s.visits.known {
		return tip
	}
	tip.Figure = s.Say("results.days.never")
	if n := s.visits.On(s.Month, day); n > 0 {
		var names []string
		for seat, times := range s.visits.seats[s.Month-1][day-1] {
			if times > 0 && seat < len(s.m.Names) {
				names = append(names, s.Say("results.days.by", words.Name("name", s.m.Names[seat]), words.Number("n", times)))
			}
		}
		tip.Figure = s.Words.Count("results.days.landed", n, words.Text("names", s.Words.List(names)))
	}
	return tip
}

// tile returns what a day of the month shows: beside its kind how often it
// was landed on.
func (s *Days) tile(day uint8) render.Tile {
	sh := s.m.Stage.Shown()
	if day > sh.Length(s.Month) {
		return render.Tile{Back: true}
	}
	space := sh.SpaceAt(s.Month, day)
	w := s.Words.Space(sh.Setup.Edition, space)
	k := render.Tile{Kind: space.String(), Label: w.Name, Date: int(day), Sunday: sh.Setup.Calendar.Weekday(s.Month, day) == 0, Printed: !sh.HasTile(s.Month, day)}
	if s.View().Compact || s.Theme.LargeType() {
		k.Label = w.Short
	}
	if n := s.visits.On(s.Month, day); n > 0 && s.visits.known {
		k.Odds = s.Say("results.days.count", words.Number("n", n))
		k.Chance = float64(n) / float64(s.visits.Most(s.Month))
	}
	return k
}

func (s *Days) Draw(dst *ebiten.Image) {
	if s.Built == (app.BuiltFor{}) {
		return // it opened in this very tick
	}
	t := s.Theme
	s.ground.Draw(t, dst, s.View().Bounds(), 0, s.Month, s.paint)
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.UI.DrawTip(dst)
}

// paint draws all that stands still.
func (s *Days) paint(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	sh := s.m.Stage.Shown()
	c := b.Table.Calendar.For(match.MonthOf(&sh.Setup, s.Month))
	t.Backdrop(dst, b.Table.Desk.Y)

	title := render.MonthTitle{Title: app.UpperFirst(match.PageTitle(s.Words, &sh.Setup, s.Month))}
	months, length := words.Number("months", sh.Setup.Months), words.Number("days", sh.Length(s.Month))
	if s.View().Compact {
		title.Sub = s.Say("turn.of_short", months, length)
	} else {
		title.Sub = s.Say("turn.of", months, length, words.Message("edition", "setup.edition."+sh.Setup.Edition.String()))
	}
	title.Weekdays = match.Weekdays(s.Words, s.View().Compact)
	t.CalendarSheet(dst, &c, title, c.Grid.Right())
	match.DrawOtherDays(dst, t, s.Words, &sh.Setup, s.Month, &c, 3)
	t.StartCell(dst, c.Cell(render.PlaceStart), s.Say("turn.board.start"))
	for day := uint8(1); int(day) <= c.Days(); day++ {
		t.Tile(dst, c.Tile(int(day)), s.tile(day), render.State{})
	}
	money := match.Gathered{Pips: sh.BonusDie, Amount: s.Words.Money(sh.Balance[engine.Jackpot])}
	match.Furnish(s.Words, sh.Edition()).Draw(t, dst, &c, sh, money, func(engine.Deck) render.State { return render.State{} })
	s.paintKinds(dst)
	for seat := range engine.Seat(sh.Seats()) {
		t.SeatCard(dst, b.Seats[seat], s.seatCard(seat))
	}
}

// paintKinds lists the kinds of days of the month.
func (s *Days) paintKinds(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.boxes, &s.Theme.Palette
	t.Panel(dst, b.Panel, render.Paper)
	k := min(1, 1.2/t.TextScale)
	head := render.Style{Face: render.Black, Size: 18 * k, Color: c.Ink}
	name := render.Style{Face: render.Medium, Size: min(15, b.RowH*.6) * k, Color: c.Ink}
	count := render.Style{Face: render.Black, Size: name.Size, Color: c.Ink, Align: render.End}
	landed := render.Style{Face: render.CondensedMedium, Size: name.Size * .92, Color: c.Ink2, Align: render.End}
	if s.View().Compact {
		head.Size = 16 * k
	}
	t.DrawFit(dst, s.Say("results.days.kinds"), b.Panel.X+18, b.headBase, b.Panel.W-36, 12, head)
	for i := range s.kinds {
		d, r := &s.kinds[i], b.Row(i)
		t.Row(dst, r, i%2 == 0, render.State{})
		base := r.CenterY() + name.Size*t.TextScale*.36
		size := r.H - 3
		t.Sign(dst, d.Space.String(), r.X+8, r.Y+1.5, size, false)
		right := r.Right() - 10
		if s.visits.known {
			right -= 8 + t.DrawFit(dst, s.Words.Count("results.days.kind_landed", d.Landed), right, base, r.W*.3, 10, landed)
			right = min(right, r.Right()-r.W*.27)
		}
		t.DrawFit(dst, s.Say("results.days.count", words.Number("n", d.Days)), right, base, 44, 10, count)
		left := r.X + 8 + size + 10
		t.DrawFit(dst, s.Words.Space(s.m.Stage.Shown().Setup.Edition, d.Space).Name, left, base, right-44-left, 10, name)
	}
}

// seatCard returns what the card of a seat tells of the month: the net worth
// at its end, and how much that is more or less than before.
func (s *Days) seatCard(seat engine.Seat) render.SeatCard {
	k := render.SeatCard{Token: s.m.Tokens[seat], Name: s.m.Names[seat]}
	sh := s.m.Stage.Shown()
	if s.curves == nil {
		k.Line = s.Words.Money(sh.NetWorth(seat))
		return k
	}
	c := calendarIn(&sh.Setup)
	points := s.curves[seat].points
	then := points[c.day(s.Month, 0)].NetWorth()
	now := points[c.end(s.Month)].NetWorth()
	k.Line = s.Say("results.days.end", words.Money("worth", now), words.Signed("change", now-then))
	if s.View().Compact {
		k.Line = s.Words.Money(now)
	}
	return k
}

// seatTip says what a player had at the end of the month.
func (s *Days) seatTip(seat engine.Seat) render.Tip {
	tip := render.Tip{Title: s.m.Names[seat]}
	sh := s.m.Stage.Shown()
	p, then := sh.Finances(seat), int32(0)
	if s.curves != nil {
		c := calendarIn(&sh.Setup)
		p = s.curves[seat].points[c.end(s.Month)]
		then = s.curves[seat].points[c.day(s.Month, 0)].NetWorth()
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
	Table    render.Table
	Month    render.Rect
	Signs    [2]render.Rect
	Panel    render.Rect
	headBase float64
	RowH     float64
	Back     render.Rect
	Seats    [engine.MaxSeats]render.Rect
}

// Row returns where the i-th kind of day stands in the panel.
func (b *daysBoxes) Row(i int) render.Rect {
	return render.Rect{X: b.Panel.X + 10, Y: b.headBase + 10 + float64(i)*b.RowH, W: b.Panel.W - 20, H: b.RowH}
}

// LayDays lays the look at the days out, for so many seats and kinds of days.
func LayDays(v render.View, seats, kinds int) daysBoxes {
	b := daysBoxes{Table: render.NewTable(v)}
	tb := &b.Table
	b.Month = tb.Tools
	b.Signs = [2]render.Rect{tb.Signs[1], tb.Signs[2]}
	b.Month.W = tb.Signs[0].Right() - tb.Tools.X
	b.Month.W = min(b.Month.W, 300)
	area := tb.Column
	b.Back = render.Rect{X: area.X, Y: area.Bottom() - tb.Main.H, W: area.W, H: tb.Main.H}
	top := tb.Dice.Y
	b.Panel = render.Rect{X: area.X, Y: top, W: area.W, H: b.Back.Y - 14 - top}
	head := 30.0
	if v.Compact {
		head = 26
	}
	b.headBase = b.Panel.Y + head
	b.RowH = min((b.Panel.Bottom()-8-b.headBase-10)/float64(max(1, kinds)), 32)
	for i, r := range tb.Seats(seats, -1) {
		h := min(r.H, 74)
		b.Seats[i] = render.Rect{X: r.X, Y: r.CenterY() - h/2, W: r.W, H: h}
	}
	return b
}
