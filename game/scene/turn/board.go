package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/cards"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// turnImages are the pictures of the scene that seldom change.
type turnImages struct {
	// ground is wall, desk and the page; under is all that lies under a sheet
	// and the sheet itself, by the version of the scene.
	ground render.CachedImage[boardKey]
	under  render.CachedImage[underlayKey]
	torn   render.CachedImage[tornKey]
	mail   render.CachedImage[cards.Mail]
	deal   render.CachedImage[cards.Deal]
	held   render.CachedImage[cards.Deal]
	back   render.CachedImage[string]
	day    render.CachedImage[underKey]
	table  render.CachedImage[tableKey]
	log    render.CachedImage[logKey]
}

// underlayKey is all that a sheet that covers the calendar depends on, and what
// lies under it: what is shown, and how the log looks.
type underlayKey struct {
	version        uint64
	hover, focused bool
}

// boardKey is all that the resting parts of a calendar page depend on.
type boardKey struct {
	month  uint8
	length uint8
	title  render.MonthTitle
	end    float64
	days   [engine.MaxDays]engine.Space
	blue   uint32 // days with a tile, bit 0 for day 1
	// odds are the chances in percent that stand on the days, 0 for none.
	odds [engine.MaxDays]uint8
}

// tornKey is all that a page depends on that is torn off: the page, and what
// lay on it in the turn in which that happens.
type tornKey struct {
	page boardKey
	turn uint16
}

// boardKey returns the key of the page of a month.
func (s *Turn) boardKey(month uint8) boardKey {
	sh := s.M.Stage.Shown()
	return boardKey{
		month: month, length: sh.Length(month), days: sh.Pages[month-1], blue: sh.Blue[month-1],
		title: s.monthTitle(month), end: s.pillLeft(), odds: s.shownOdds(month),
	}
}

// monthTitle is the head of a page. Where players walk on different pages it
// tells whose it is.
func (s *Turn) monthTitle(month uint8) render.MonthTitle {
	sh := s.M.Stage.Shown()
	of, days := words.Number("months", sh.Setup.Months), words.Number("days", sh.Length(month))
	t := render.MonthTitle{Title: app.UpperFirst(match.PageTitle(s.M.Words, &sh.Setup, month))}
	switch {
	case s.apart():
		t.Sub = s.Say("turn.of_whose", of, days, words.Name("name", s.M.Names[s.walker()]))
	case s.Layout.Calendar.Compact:
		t.Sub = s.Say("turn.of_short", of, days)
	default:
		t.Sub = s.Say("turn.of", of, days, words.Message("edition", "setup.edition."+sh.Setup.Edition.String()))
	}
	t.Weekdays = match.Weekdays(s.M.Words, s.Layout.Calendar.Compact)
	return t
}

// apart reports whether players who still walk are on different pages.
func (s *Turn) apart() bool {
	sh := s.M.Stage.Shown()
	month := uint8(0)
	for _, p := range sh.Players[:sh.Seats()] {
		switch {
		case p.Retired:
		case month == 0:
			month = p.Month
		case month != p.Month:
			return true
		}
	}
	return false
}

// walker returns the seat whose page is shown.
func (s *Turn) walker() engine.Seat {
	if t := &s.M.Stage.Actors().Token; t.On {
		return t.Seat
	}
	sh := s.M.Stage.Shown()
	for _, seat := range [2]engine.Seat{sh.Trail.Seat, sh.Landed.Seat} {
		if seat != engine.NoSeat && sh.Players[seat].Month == sh.Page {
			return seat
		}
	}
	return sh.Turn
}

func (s *Turn) pillBox(c *render.Calendar) render.Rect {
	h, y := 34.0, c.TitleBase-33
	if c.Compact {
		h, y = 28, c.TitleBase-23
	}
	w := s.Theme.PillWidth(s.pill())
	return render.Rect{X: c.Grid.Right() - w, Y: y, W: w, H: h}
}

// pillLeft is where the title of a page has to end, however much the Jackpot
// holds: the page need not be painted for every dollar.
func (s *Turn) pillLeft() float64 {
	p := s.pill()
	p.Amount = s.M.Words.Money(88_888)
	return s.Layout.Calendar.Grid.Right() - s.Theme.PillWidth(p)
}

// label is what a kind of day is called on its tile.
func (s *Turn) label(space engine.Space) string {
	if s.Layout.Calendar.Compact || s.Theme.LargeType() {
		return s.M.SpaceWords(space).Short
	}
	return s.M.SpaceWords(space).Name
}

// tile returns what a day of a page shows.
func (s *Turn) tile(key *boardKey, day int) render.Tile {
	if day > int(key.length) {
		return render.Tile{Back: true}
	}
	space := key.days[day-1]
	t := render.Tile{
		Kind: space.String(), Label: s.label(space), Date: day, Printed: s.printed(key, day),
		Sunday: s.M.Stage.Shown().Setup.Calendar.Weekday(key.month, uint8(day)) == 0,
	}
	t.Sum, t.Pays = s.daySum(space)
	t.Flagged = s.M.Flagged(key.month, uint8(day))
	return match.WithOdds(s.App, t, key.odds[day-1])
}

// daySum returns what is printed on a day that is worth the same whoever comes
// there: "+$100", or "−$50" for what is paid. It is "" on all other days.
func (s *Turn) daySum(space engine.Space) (sum string, pays bool) {
	dollars := s.M.Stage.Shown().Edition().Spaces[space].LanderGets()
	if dollars == 0 {
		return "", false
	}
	return s.M.Words.Signed(dollars), dollars < 0
}

// calendarAt returns the calendar as it is when its sheet lies at r.
func (s *Turn) calendarAt(r render.Rect) render.Calendar {
	c := s.Layout.Calendar
	dx, dy := r.X-c.Sheet.X, r.Y-c.Sheet.Y
	c.Sheet, c.Head, c.Title, c.Grid = r, c.Head.Moved(dx, dy), c.Title.Moved(dx, dy), c.Grid.Moved(dx, dy)
	c.TitleBase, c.WeekBase = c.TitleBase+dy, c.WeekBase+dy
	return c
}

// printed reports whether a day shows what is printed on the paper. The last
// day of a month of tiles is a tile, too.
func (s *Turn) printed(key *boardKey, day int) bool {
	return key.blue&(1<<(day-1)) == 0 && s.M.Stage.Shown().Edition().PrintsDays() && !(day == int(key.length) && key.days[day-1] == engine.BigPayDay)
}

// layMonth lets the calendar's places be those of the shown month.
func (s *Turn) layMonth() {
	s.Layout.Calendar = s.Layout.Calendar.For(match.MonthOf(&s.M.Stage.Shown().Setup, s.M.Stage.Page()))
}

// paintPage paints what rests on a page, whose sheet lies at r.
func (s *Turn) paintPage(dst *ebiten.Image, r render.Rect, key boardKey) {
	t, setup := s.Theme, &s.M.Stage.Shown().Setup
	c := s.calendarAt(r)
	c = c.For(match.MonthOf(setup, key.month))
	t.CalendarSheet(dst, &c, key.title, key.end+r.X-s.Layout.Calendar.Sheet.X)
	t.StartCell(dst, c.Cell(render.PlaceStart), s.Say("turn.board.start"))
	match.DrawOtherDays(dst, t, s.M.Words, setup, key.month, &c, 3)
	for day := 1; day <= c.Days(); day++ {
		t.Tile(dst, c.Tile(day), s.tile(&key, day), render.State{})
		s.drawFlags(dst, &c, key.month, uint8(day), key.odds[day-1] > 0)
	}
}

// drawFlags marks a day that is a holiday or somebody's birthday.
func (s *Turn) drawFlags(dst *ebiten.Image, c *render.Calendar, month, day uint8, odds bool) {
	if dates := &s.M.Stage.Shown().Setup.Calendar; dates.Real() {
		s.Theme.DayFlags(dst, c.Cell(int(day)), dates.HolidayOn(month, day), s.M.TokensOf(dates.BirthdayOn(month, day)), odds)
	}
}

// drawBoard draws the page, what lies and stands on it, and the page above it
// while that is torn off.
func (s *Turn) drawBoard(dst *ebiten.Image) {
	key := s.drawGround(dst)
	s.drawPieces(dst, &key)
}

// drawGround draws wall, desk and the page, and returns what it shows.
func (s *Turn) drawGround(dst *ebiten.Image) boardKey {
	s.layMonth()
	key := s.boardKey(s.M.Stage.Page())
	s.images.ground.Draw(s.Theme, dst, s.View().Bounds(), 0, key, func(dst *ebiten.Image) {
		s.Theme.Backdrop(dst, s.Layout.Desk.Y)
		s.paintPage(dst, s.Layout.Calendar.Sheet, key)
	})
	return key
}

// drawPieces draws what lies and stands on the page.
func (s *Turn) drawPieces(dst *ebiten.Image, key *boardKey) {
	t, c := s.Theme, &s.Layout.Calendar
	t.Pill(dst, s.pillBox(c), s.pill())
	s.drawPiles(dst, c)
	if s.Panel == nil || s.Panel.board() {
		s.drawLooks(dst, key)
	}
	s.drawTrail(dst)
	s.drawTokens(dst)
	s.drawTear(dst)
}

// drawLooks draws the day under the pointer or the keyboard over its picture
// at rest.
func (s *Turn) drawLooks(dst *ebiten.Image, key *boardKey) {
	focus, _ := s.UI.Focused()
	for _, id := range [2]ui.ID{s.UI.Hovered(), focus} {
		day := slices.Index(dayIDs[:], id)
		if day < 0 {
			continue
		}
		state := s.UI.State(id)
		if day == 0 {
			if state.Focused {
				s.Theme.FocusRing(dst, s.Layout.Calendar.Cell(0).Inset(4), 8)
			}
			continue
		}
		if state.Hover || state.Focused {
			s.Theme.Tile(dst, s.Layout.Calendar.Tile(day), s.tile(key, day), state)
			s.drawFlags(dst, &s.Layout.Calendar, key.month, uint8(day), key.odds[day-1] > 0)
		}
	}
}

// drawTrail draws the way that was walked, and the ring where it ended.
func (s *Turn) drawTrail(dst *ebiten.Image) {
	t, c := s.Theme, &s.Layout.Calendar
	st := s.M.Stage
	sh, a := st.Shown(), st.Actors()
	trail := sh.Trail
	end := trail.To
	if a.Token.On {
		trail = stage.Trail{Seat: a.Token.Seat, Month: a.Token.Month, From: a.Token.From, To: a.Token.To}
		end = a.Token.At
	}
	page := st.Page()
	switch {
	case a.Ring.On && a.Ring.Month == page:
		t.LandingRing(dst, c.Cell(int(a.Ring.Day)), a.Ring.T)
	case sh.Landed.Month == page && !a.Token.On:
		t.LandingRing(dst, c.Cell(int(sh.Landed.Day)), 1)
	}
	if trail.Month == page && trail.Seat != engine.NoSeat && sh.Players[trail.Seat].Month == page {
		colour := s.M.Tokens[trail.Seat].Color
		step, n := 1, int(end)-int(trail.From)
		if trail.To < trail.From {
			step, n = -1, -n
		}
		for i := 0; i <= n; i++ {
			day := int(trail.From) + i*step
			cell := c.Cell(day)
			if day == int(trail.To) {
				break
			}
			mark := ""
			if i > 0 {
				mark = strconv.Itoa(i)
			}
			// Tokens would hide all but the edge of a mark, and it would hide a sum
			// that large type leaves no room below it.
			sum, _ := s.daySum(sh.SpaceAt(page, uint8(day)))
			if _, n := s.standing(uint8(day), engine.NoSeat); n == 0 && (sum == "" || !t.LargeType() || !t.PrintsSums()) {
				t.HopMark(dst, cell, colour, mark)
			}
			if next := day + step; c.SameRow(next, day) {
				t.HopArrow(dst, cell, colour, step < 0)
			}
		}
	}
}

// standing returns the seats whose tokens stand on a day of the shown page, in
// seat order. A token that walks stands nowhere, except counted as.
func (s *Turn) standing(day uint8, with engine.Seat) (seats [engine.MaxSeats]engine.Seat, n int) {
	st := s.M.Stage
	sh, walks := st.Shown(), st.Actors().Token
	page := st.Page()
	for seat := range engine.Seat(sh.Seats()) {
		p := sh.Players[seat]
		if seat == with || p.Month == page && p.Day == day && (!walks.On || walks.Seat != seat) {
			seats[n] = seat
			n++
		}
	}
	return seats, n
}

func (s *Turn) drawTokens(dst *ebiten.Image) {
	t, c := s.Theme, &s.Layout.Calendar
	for day := uint8(0); day <= engine.MaxDays; day++ {
		seats, n := s.standing(day, engine.NoSeat)
		if n == 0 {
			continue
		}
		if part := s.guest(day); part > 0 {
			s.drawCrowd(dst, day, part)
			continue
		}
		tile := s.standAt(c, day)
		t.TokensAt(dst, tile, s.spots(tile, day, n), s.tokensOf(seats[:n]), n, strconv.Itoa(n))
	}
	s.drawWalk(dst)
}

// standAt returns the part of a day's tile that tokens stand on: all of it, but
// in large type they leave more room for its label.
func (s *Turn) standAt(c *render.Calendar, day uint8) render.Rect {
	r := c.Tile(int(day))
	if s.Theme.LargeType() {
		r.H *= .93
	}
	return r
}

// spots returns where n tokens stand on a day of the page that is shown: beside
// its odds, if they are.
func (s *Turn) spots(tile render.Rect, day uint8, n int) [render.MaxSeats]render.Rect {
	if s.M.Odds && day > 0 && s.chanceOf(int(day)) > 0 {
		return render.TokenSpotsBeside(tile, n)
	}
	return render.TokenSpots(tile, n)
}

// tokensOf returns the tokens of seats, in their order.
func (s *Turn) tokensOf(seats []engine.Seat) (tokens [render.MaxSeats]render.Token) {
	for i, seat := range seats {
		tokens[i] = s.M.Tokens[seat]
	}
	return tokens
}

// guest returns how far the token that walks is on a day, 0 to 1.
func (s *Turn) guest(day uint8) float64 {
	w := &s.M.Stage.Actors().Token
	switch {
	case !w.On || w.Month != s.M.Stage.Page():
		return 0
	case day == w.Next:
		return w.Hop
	case day == w.At:
		return 1 - w.Hop
	}
	return 0
}

// drawCrowd draws the tokens that stand on a day while another one comes or
// goes: they move together for it, as far as it is there.
func (s *Turn) drawCrowd(dst *ebiten.Image, day uint8, part float64) {
	t, tile := s.Theme, s.standAt(&s.Layout.Calendar, day)
	walker := s.M.Stage.Actors().Token.Seat
	alone, n := s.standing(day, engine.NoSeat)
	all, _ := s.standing(day, walker)
	from, to := s.spots(tile, day, n), s.spots(tile, day, n+1)
	for i, seat := range alone[:n] {
		at := app.Between(from[i], to[slices.Index(all[:n+1], seat)], part)
		t.HeldToken(dst, s.M.Tokens[seat], at.CenterX(), at.CenterY(), at.W, render.OnBoard, render.Pose{})
	}
	if part >= .5 {
		n++ // whoever is nearer to this day than to another counts here
	}
	if n > 1 {
		x, y, r := render.TokenBadge(tile)
		t.Badge(dst, x, y, r, strconv.Itoa(n))
	}
}

// spot returns the box in which a seat's token stands on a day.
func (s *Turn) spot(seat engine.Seat, day uint8) render.Rect {
	seats, n := s.standing(day, seat)
	spots := s.spots(s.standAt(&s.Layout.Calendar, day), day, n)
	for i := range n {
		if seats[i] == seat {
			return spots[i]
		}
	}
	return spots[0]
}

// drawWalk draws the token that walks.
func (s *Turn) drawWalk(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	w := &a.Token
	if !w.On {
		return
	}
	from, to := s.spot(w.Seat, w.At), s.spot(w.Seat, w.Next)
	x := from.CenterX() + (to.CenterX()-from.CenterX())*w.Hop
	y := from.CenterY() + (to.CenterY()-from.CenterY())*w.Hop - w.Height
	size := from.W + (to.W-from.W)*w.Hop
	style := render.Hopping
	if w.Height < 1 {
		style = render.OnBoard
	}
	pose := render.Pose{Squash: w.Squash}
	if a.Calm {
		pose.Fade = 1 - a.Fade
	}
	s.Theme.HeldToken(dst, s.M.Tokens[w.Seat], x, y, size, style, pose)
}

// drawTear draws the page that is torn off.
func (s *Turn) drawTear(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	if !a.Tear.On {
		return
	}
	t := s.Theme
	key := tornKey{s.boardKey(a.Tear.Month), s.M.Stage.Shown().Turns}
	pose := render.Pose{Turn: a.Tear.Angle}
	r := s.Layout.Calendar.Sheet
	if a.Calm {
		pose = render.Pose{Fade: a.Fade}
	} else {
		r.X += s.View().Snap(60 * a.Tear.Fall)
		r.Y += s.View().Snap((s.View().H + 100) * a.Tear.Fall)
	}
	s.images.torn.DrawPosed(t, dst, r, render.CalendarMargin, key, pose, func(dst *ebiten.Image) { s.paintTorn(dst, r, key) })
}

// paintTorn paints a page with all that is on it, as it was before it is torn
// off.
func (s *Turn) paintTorn(dst *ebiten.Image, r render.Rect, key tornKey) {
	t, c := s.Theme, s.calendarAt(r)
	s.paintPage(dst, r, key.page)
	t.Pill(dst, s.pillBox(&c), s.pill())
	s.drawPiles(dst, &c)
	sh := s.M.Stage.Shown()
	for day := uint8(0); day <= key.page.length; day++ {
		var seats []engine.Seat
		for seat := range engine.Seat(sh.Seats()) {
			if p := sh.Players[seat]; p.Month == key.page.month && p.Day == day {
				seats = append(seats, seat)
			}
		}
		if n := len(seats); n > 0 {
			tile := s.standAt(&c, day)
			spots := render.TokenSpots(tile, n)
			if day > 0 && key.page.odds[day-1] > 0 {
				spots = render.TokenSpotsBeside(tile, n)
			}
			t.TokensAt(dst, tile, spots, s.tokensOf(seats), n, strconv.Itoa(n))
		}
	}
}

// listBoard lists the cells of the calendar: they do nothing, but tell what
// they are.
func (s *Turn) listBoard() {
	c := &s.Layout.Calendar
	st := s.M.Stage
	page := st.Page()
	length := int(st.Shown().Length(page))
	for day := 0; day <= c.Days(); day++ {
		s.table = append(s.table, ui.Control{
			ID: dayIDs[day], Box: c.Tile(day), Widget: ui.Custom{}, Info: true, Tip: s.dayTip(page, day, length),
		})
	}
	s.listFurniture()
	s.listTokens(page)
}

// listTokens lists the tokens that stand on a page, which tell whose they are.
func (s *Turn) listTokens(page uint8) {
	sh := s.M.Stage.Shown()
	for day := uint8(0); day <= engine.MaxDays; day++ {
		seats, n := s.standing(day, engine.NoSeat)
		if n == 0 {
			continue
		}
		tile := s.standAt(&s.Layout.Calendar, day)
		spots := s.spots(tile, day, n)
		for i, seat := range seats[:n] {
			s.table = append(s.table, ui.Control{
				ID: tokenIDs[seat], Box: app.Common(spots[i], tile), Widget: ui.Custom{}, Info: true,
				Tip: facts.TokenTip(s.M, seat, sh.Players[seat]),
			})
		}
	}
}

// dayIDs are the ids of the days' controls; 0 is START.
var dayIDs = func() (ids [engine.MaxDays + 1]ui.ID) {
	for day := range ids {
		ids[day] = ui.ID("day-" + strconv.Itoa(day))
	}
	return ids
}()
