package turn

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
	"bigpayday/render/tabletop"
)

// board is the calendar with what lies, stands and moves on it: the part of the page that
// has a geometry of its own.
type board struct {
	calendar boards.Calendar
	// ground is the page, torn the one that is torn off.
	ground render.CachedImage[boardKey]
	torn   render.CachedImage[tornKey]
	marked markedPage
	flag   turnFlag
	// throw is the way of the die that is in the air over the page, after so many throws.
	throw struct {
		count uint32
		way   boards.ThrowWay
	}
}

// calendar is the board, of a height that it has at least, with the sheet of the prompt over
// it, if there is one: then nothing on it moves, or can be pointed at.
func (s *Turn) calendar(aspect float64) *flow.Node {
	p := s.prompted
	if p == nil || p.sheet == nil {
		return flow.Board(s.listBoard, s.paintBoard, s.drawPieces).Size(render.BoardWidth, render.None).Aspect(aspect).Grow(0).Across(flow.Fill)
	}
	under := flow.Board(func(_ *render.Theme, box render.Rect) []ui.Control { s.layBoard(box); return nil }, func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		s.paintBoard(t, dst, box)
		s.drawPieces(t, dst, box)
		pieces.Veil(t, dst, s.wall.Box) // the column is painted over it
	}, nil)
	sheet := flow.Column(flow.Fit(p.sheet, sheetGrowths(s.View())...).Grow(1)).Pad(render.Broad, render.Gap)
	if v := s.View(); !v.Compact && !v.IsUpright() {
		sheet.Add(flow.Space(render.None, render.Gap)) // for the heads over the cards below
	}
	return flow.Pile(under, sheet).Size(render.BoardWidth, render.None).Aspect(aspect).Grow(0).Across(flow.Fill)
}

// layBoard lays the calendar out in its box.
func (s *Turn) layBoard(box render.Rect) {
	s.board.calendar = s.frame.Calendar(box)
}

// boardKey is all that the resting parts of a calendar page depend on.
type boardKey struct {
	month  uint8
	length uint8
	title  boards.MonthTitle
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
	k := boardKey{
		month: month, length: sh.Length(month), days: sh.Pages[month-1], blue: sh.Blue[month-1],
		title: s.monthTitle(month), end: s.pillLeft(), odds: s.shownOdds(month),
	}
	for day := s.unfolded() + 1; day < k.length; day++ {
		k.days[day-1] = engine.Vacant
	}
	return k
}

// monthTitle is the head of a page. Where players walk on different pages it
// says whose it is.
func (s *Turn) monthTitle(month uint8) boards.MonthTitle {
	sh := s.M.Stage.Shown()
	of, days := words.Number("months", sh.Setup.Months), words.Number("days", sh.Length(month))
	t := boards.MonthTitle{Title: app.UpperFirst(match.PageTitle(s.M.Words, &sh.Setup, month))}
	switch {
	case s.M.Tutor.Teaches:
		t.Title, t.Sub, t.Short = s.Say("lesson.first_month"), s.Say("lesson.first_days", days), s.Say("lesson.first_short", days)
	case s.M.Table.Practice():
		t.Sub, t.Short = s.Say("turn.of_practice", of, days), s.Say("turn.practice")
	case s.apart():
		t.Sub = s.Say("turn.of_whose", of, days, words.Name("name", s.M.Names[s.walker()]))
	default:
		t.Sub, t.Short = s.Say("turn.of", of, days, words.Message("edition", "setup.edition."+sh.Setup.Edition.String())), s.Say("turn.of_short", of, days)
	}
	t.Weekdays = match.Weekdays(s.Theme, s.M.Words, &s.board.calendar)
	return t
}

// pillBox is where the notice at the head of a page stands.
func (s *Turn) pillBox(c *boards.Calendar) render.Rect {
	return c.Notice(pieces.PillWidth(s.Theme, s.frame.Pill(c)))
}

// pillLeft is where the title of a page has to end, however much the Jackpot
// holds: the page need not be painted for every dollar.
func (s *Turn) pillLeft() float64 {
	p := s.frame.Pill(&s.board.calendar)
	p.Amount = s.M.Words.Money(88_888)
	return s.board.calendar.Grid.Right() - pieces.PillWidth(s.Theme, p)
}

// label is what a kind of day is called on its tile.
func (s *Turn) label(space engine.Space) string {
	return s.M.SpaceLabel(&s.board.calendar, space)
}

// tile returns what a day of a page shows.
func (s *Turn) tile(key *boardKey, day int) boards.Tile {
	if day > int(key.length) {
		return boards.Tile{Back: true}
	}
	space := key.days[day-1]
	if space == engine.Vacant && s.M.Tutor.Teaches { // the lesson has not come there yet
		return boards.Tile{Kind: space.String(), Date: day, Printed: true, Sunday: s.M.Stage.Shown().Setup.Calendar.Weekday(key.month, uint8(day)) == 0}
	}
	t := boards.Tile{
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
func (s *Turn) calendarAt(r render.Rect) boards.Calendar {
	c := s.board.calendar
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

// paintPage paints what rests on a page, whose sheet lies at r.
func (s *Turn) paintPage(dst *ebiten.Image, r render.Rect, key boardKey) {
	t, setup := s.Theme, &s.M.Stage.Shown().Setup
	c := s.calendarAt(r)
	c = c.For(match.MonthOf(setup, key.month))
	boards.CalendarSheet(t, dst, &c, key.title, key.end+r.X-s.board.calendar.Sheet.X)
	boards.StartCell(t, dst, c.Cell(boards.PlaceStart), s.Say("turn.board.start"))
	match.DrawOtherDays(dst, t, s.M.Words, setup, key.month, &c, 3)
	for day := 1; day <= c.Days(); day++ {
		s.drawDay(dst, &c, &key, day, render.State{})
	}
}

// drawDay draws a day of a page in a state.
func (s *Turn) drawDay(dst *ebiten.Image, c *boards.Calendar, key *boardKey, day int, state render.State) {
	boards.DrawTile(s.Theme, dst, c.Tile(day), s.tile(key, day), state)
	s.M.DrawFlags(dst, c, key.month, uint8(day), key.odds[day-1] > 0)
}

// paintBoard paints the page at rest.
func (s *Turn) paintBoard(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	s.layBoard(box)
	key := s.boardKey(s.M.Stage.Page())
	s.board.ground.Draw(t, dst, box, boards.CalendarMargin, key, func(dst *ebiten.Image) {
		s.paintPage(dst, s.board.calendar.Sheet, key)
	})
	s.drawMarks(dst, box, key)
}

// drawPieces draws what lies and stands on the page.
func (s *Turn) drawPieces(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	s.layBoard(box)
	c := &s.board.calendar
	s.drawChangingMarks(dst, box)
	if s.M.Shows(lesson.ThePot) {
		pieces.DrawPill(t, dst, s.pillBox(c), s.frame.Pill(c))
	}
	s.frame.DrawPiles(dst, c)
	s.drawPointed(dst)
	s.drawTrail(dst)
	s.drawTurnDisc(dst, c, s.M.Stage.Page())
	s.drawTokens(dst, c, s.M.Stage.Page())
	s.drawTurnFlag(dst, c, s.M.Stage.Page())
	s.drawWalk(dst)
	s.drawTear(dst)
}

// drawPointed draws the day under the pointer or the keyboard over its picture at rest.
func (s *Turn) drawPointed(dst *ebiten.Image) {
	for _, id := range [2]ui.ID{s.UI.Hovered(), s.focused()} {
		day := slices.Index(dayIDs, id)
		state := s.UI.State(id)
		if day <= 0 || !state.Hover && !state.Focused {
			continue
		}
		key := s.boardKey(s.M.Stage.Page())
		s.drawDay(dst, &s.board.calendar, &key, day, state)
	}
}

// drawTrail draws the way that was walked, and the ring where it ended.
func (s *Turn) drawTrail(dst *ebiten.Image) {
	t, c := s.Theme, &s.board.calendar
	st := s.M.Stage
	sh, a := st.Shown(), st.Actors()
	trail := sh.Trail
	end := trail.To
	if a.Token.On {
		trail = tabletop.Trail{Seat: a.Token.Seat, Month: a.Token.Month, From: a.Token.From, To: a.Token.To}
		end = a.Token.At
	}
	page := st.Page()
	switch {
	case a.Ring.On && a.Ring.Month == page:
		if key := s.boardKey(page); !a.Calm && a.Ring.Day > 0 && !s.printed(&key, int(a.Ring.Day)) {
			boards.SunkTile(t, dst, c.Tile(int(a.Ring.Day)), s.tile(&key, int(a.Ring.Day)), 1-a.Ring.T)
		}
		marks.LandingRing(t, dst, c.Cell(int(a.Ring.Day)), a.Ring.T)
	case sh.Landed.Month == page && !a.Token.On:
		marks.LandingRing(t, dst, c.Cell(int(sh.Landed.Day)), 1)
	}
	if p, ok := s.M.Asked(); ok && p.Kind == engine.BringFriend { // the day that both go to
		marks.LandingRing(t, dst, c.Cell(int(p.To)), 1)
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
			if s.crowdOn(uint8(day), engine.NoSeat).n == 0 && (sum == "" || !t.LargeType() || !boards.PrintsSums(t)) {
				boards.HopMark(t, dst, cell, colour, mark)
			}
			if next := day + step; c.SameRow(next, day) {
				boards.HopArrow(t, dst, cell, colour, step < 0)
			}
		}
	}
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
	r := s.board.calendar.Sheet
	if a.Calm {
		pose = render.Pose{Fade: a.Fade}
	} else {
		r.X += s.View().Snap(60 * a.Tear.Fall)
		r.Y += s.View().Snap((s.View().H + 100) * a.Tear.Fall)
	}
	s.board.torn.DrawPosed(t, dst, r, boards.CalendarMargin, key, pose, func(dst *ebiten.Image) { s.paintTorn(dst, r, key) })
	if n := s.frame.Column(); n != nil { // it falls behind the column
		n.Paint(dst)
	}
}

// paintTorn paints a page with all that is on it, as it was before it is torn
// off.
func (s *Turn) paintTorn(dst *ebiten.Image, r render.Rect, key tornKey) {
	t, c := s.Theme, s.calendarAt(r)
	s.paintPage(dst, r, key.page)
	pieces.DrawPill(t, dst, s.pillBox(&c), s.frame.Pill(&c))
	s.frame.DrawPiles(dst, &c)
	s.drawTokens(dst, &c, key.page.month)
}

// listBoard lays the board out and lists what lies on it, which does nothing, but tells
// what it is.
func (s *Turn) listBoard(_ *render.Theme, box render.Rect) (controls []ui.Control) {
	s.layBoard(box)
	c, page := &s.board.calendar, s.M.Stage.Page()
	length := int(s.M.Stage.Shown().Length(page))
	first, last := 0, c.Days()
	if s.M.Tutor.Teaches { // START says what the days do not
		first, last = 1, min(last, int(s.unfolded()))
	}
	const others = int(engine.NumDecks+engine.MaxSeats) + 2 // piles and tokens, Jackpot and its sign
	controls = make([]ui.Control, 0, last+1+others)
	for day := first; day <= last; day++ {
		id := ui.Control{ID: dayIDs[day], Box: c.Tile(day), Widget: ui.Custom{}, Info: true, Tip: s.dayTip(page, day, length)}
		if day == 0 {
			id.Widget = s.M.Ringed
		}
		controls = append(controls, id)
	}
	controls = append(controls, s.frame.ListPiles(c)...)
	if s.M.Shows(lesson.ThePot) {
		controls = append(controls, ui.Control{
			ID: "pot", Box: s.pillBox(c), Widget: s.M.Ringed, Info: true, Skip: true, Tip: s.frame.NoticeTip(),
		})
	}
	if !s.M.Shows(lesson.TheSums) {
		return controls
	}
	return append(controls, s.listTokens()...)
}

// dayIDs are the ids of the days' controls; 0 is START.
var dayIDs = ui.Numbered("day", 0, engine.MaxDays+1)
