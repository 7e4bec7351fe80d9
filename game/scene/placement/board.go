package placement

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// board is the calendar with what moves over it: the part of the page that has a geometry
// of its own.
type board struct {
	calendar render.Calendar
	// The notice in the title line is pill, at pillBox, which pillTip explains.
	title   render.MonthTitle
	pill    render.Pill
	pillBox render.Rect
	pillTip string
	// refused says of every place why the tile that is carried must not lie there.
	refused [render.Places]string

	ghost   ghost
	landing landing
	flights []flight

	ground render.CachedImage[groundKey]
	places [render.Places]render.CachedImage[placeKey]
	loose  [engine.NumSpaces]render.CachedImage[render.Tile]
	shade  [engine.NumSpaces]render.CachedImage[render.Tile]
}

type groundKey struct {
	month uint8
	title render.MonthTitle
	pill  render.Pill
}

// placeKey is all that the picture of a cell of the calendar depends on.
type placeKey struct {
	tile  render.Tile
	state render.State
	count string
	// holiday and born are what a real date is besides.
	holiday bool
	born    engine.SeatSet
}

const (
	// tileMargin is how far the ink of a tile reaches beyond it, in logical pixels.
	tileMargin = 16
	// headMargin is how far the head of the calendar reaches beyond its sheet.
	headMargin = 4
)

// layCalendar lays the calendar out in its box.
func (s *Placement) layCalendar(t *render.Theme, box render.Rect) {
	b := &s.board
	c := render.NewCalendar(ui.Inset(box, headMargin, headMargin, headMargin, headMargin))
	b.calendar = c.For(match.MonthOf(&s.M.Stage.Shown().Setup, s.Month))
	b.title = s.monthTitle()
	b.pill, b.pillTip = s.notice()
	b.pillBox = render.Rect{}
	if b.pill.Note != "" {
		b.pillBox = c.Notice(min(t.PillWidth(b.pill), c.Grid.W/2))
	}
}

// listCalendar lays the calendar out and lists its notice and its cells.
func (s *Placement) listCalendar(t *render.Theme, box render.Rect) (controls []ui.Control) {
	s.layCalendar(t, box)
	b := &s.board
	if b.pill.Note != "" {
		controls = append(controls, ui.Control{
			ID: "lengths", Box: b.pillBox, Info: true, Tip: render.Tip{Title: b.pill.Note, Text: b.pillTip},
			Widget: frame.Ringed(s.M.Session),
		})
	}
	for place := range render.Places {
		if b.calendar.Cell(place).Empty() || place >= render.PlaceJackpot && s.M.Stage.Shown().Setup.Calendar.Real() {
			continue // no such day, or cells of other months
		}
		controls = append(controls, s.cell(place))
	}
	return controls
}

// cell is the control of a place of the calendar.
func (s *Placement) cell(place int) ui.Control {
	b, id := &s.board, placeIDs[place]
	at := spotOf(id)
	c := ui.Control{
		ID: id, Box: b.calendar.Tile(place), Hit: b.calendar.Cell(place), Tip: s.placeTip(place), Info: true, Do: s.onTile,
		Off: b.refused[place] != "", Reason: b.refused[place], Skip: s.shows.carried != "" && at.where == beside,
		Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, state render.State) { s.paintPlace(dst, place, box, state) }},
	}
	if id == s.refused.id {
		c.Tip.Figure = s.refused.reason
	}
	if at.where == onDay || s.shows.carried != "" {
		c.Takes = tileKind
	}
	if at.where == onDay && s.shows.asked && at.day < s.longest() {
		c.Info = false
		if s.tileAt(at) != engine.Vacant {
			c.Grab = tileKind
		}
	}
	return c
}

// placeTip says what a place is, or what lies on it.
func (s *Placement) placeTip(place int) render.Tip {
	deck := engine.MailDeck
	switch place {
	case render.PlaceStart:
		return render.Tip{Title: s.Say("turn.board.start"), Text: s.Say("tip.start")}
	case render.PlaceJackpot:
		return render.Tip{Title: s.Say("placement.jackpot"), Text: s.Say("tip.jackpot_empty")}
	case render.PlaceDeal:
		deck = engine.DealDeck
	case render.PlaceMail:
	default:
		return s.dayTip(uint8(place))
	}
	left := int(s.M.Stage.Shown().Piles[deck].Left)
	return render.Tip{Title: s.Say("turn.board." + deck.String()), Text: s.M.Words.Count("tip."+deck.String()+"_pile", left)}
}

// refuseAll finds out where the tile that is carried must not lie, and why.
func (s *Placement) refuseAll() {
	s.board.refused = [render.Places]string{}
	if s.shows.carried == "" {
		return
	}
	from := spotOf(s.shows.carried)
	for place := range s.board.refused {
		switch {
		case place == render.PlaceStart || place > engine.MaxDays:
			s.board.refused[place] = s.Say("placement.not_a_day")
		case from.where == onDay && int(from.day) == place:
		default:
			// Tried out on a copy: the rules say it best.
			try := *s.M.Table.State()
			s.board.refused[place] = s.M.Words.Refusal(try.Choose(s.move(from, spot{where: onDay, day: uint8(place)}), nil))
		}
	}
}

// drawCalendar draws the empty page of the calendar.
func (s *Placement) drawCalendar(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	b := &s.board
	c := &b.calendar
	b.ground.Draw(t, dst, box, render.CalendarMargin, groundKey{s.Month, b.title, b.pill}, func(dst *ebiten.Image) {
		end := c.Grid.Right()
		if !b.pillBox.Empty() {
			end = b.pillBox.X
		}
		t.CalendarSheet(dst, c, b.title, end)
		match.DrawOtherDays(dst, t, s.M.Words, &s.M.Stage.Shown().Setup, s.Month, c, 0)
		if !b.pillBox.Empty() {
			t.Pill(dst, b.pillBox, b.pill)
		}
	})
}

// tileLabel returns what a tile is called on the calendar.
func (s *Placement) tileLabel(kind engine.Space) string {
	return s.M.SpaceLabel(&s.board.calendar, kind)
}

// laid returns what a day of the calendar shows.
func (s *Placement) laid(place int) render.Tile {
	longest, day := int(s.longest()), uint8(place)
	if place > longest {
		return render.Tile{Back: true}
	}
	t := render.Tile{Date: place, Sunday: s.red(day), Flagged: s.M.Flagged(s.Month, day)}
	if odds := s.oddsOn(place); odds > 0 {
		t = match.WithOdds(s.App, t, odds)
	}
	if place == longest {
		kind := s.M.Stage.Shown().Setup.PayScale(s.Month).LastDay
		t.Kind, t.Label, t.Locked, t.Printed = kind.String(), s.tileLabel(kind), true, kind == engine.PayDay
		return t
	}
	kind := s.TileOn(day)
	if s.leaving(day) || s.away(DayID(day)) {
		kind = engine.Vacant
	}
	if come := s.arrived(day); come != engine.Vacant {
		kind = come
	}
	switch {
	case kind != engine.Vacant:
	case s.prints():
		t.Printed, kind = true, s.M.Stage.Shown().Edition().Printed[day-1]
	default:
		t.Open = true
		return t
	}
	t.Kind, t.Label = kind.String(), s.tileLabel(kind)
	return t
}

// red reports whether a day has a red date: a Sunday or a holiday.
func (s *Placement) red(day uint8) bool {
	c := &s.M.Stage.Shown().Setup.Calendar
	return c.Weekday(s.Month, day) == 0 || c.Real() && c.HolidayOn(s.Month, day)
}

// paintPlace draws a cell of the calendar.
func (s *Placement) paintPlace(dst *ebiten.Image, place int, box render.Rect, state render.State) {
	t, b, sh := s.Theme, &s.board, s.M.Stage.Shown()
	cell := b.calendar.Cell(place)
	key := placeKey{}
	if c := &sh.Setup.Calendar; c.Real() && place >= 1 && place <= int(s.longest()) {
		key.holiday, key.born = c.HolidayOn(s.Month, uint8(place)), c.BirthdayOn(s.Month, uint8(place))
	}
	deck := engine.MailDeck
	switch place {
	case render.PlaceStart:
	case render.PlaceJackpot:
		key.count = s.M.Words.Money(sh.Balance[engine.Jackpot])
	case render.PlaceDeal:
		deck = engine.DealDeck
		fallthrough
	case render.PlaceMail:
		key.count, key.state.Hover = strconv.Itoa(int(sh.Piles[deck].Left)), state.Hover
	default:
		key.tile = s.laid(place)
		movable := place < int(s.longest()) && s.shows.asked && !key.tile.Open && !key.tile.Printed
		_, carrying := s.UI.Carrying()
		key.state.Hover = state.Hover && movable && !carrying
		box = box.Moved(s.View().Snap(s.refused.offset(DayID(uint8(place)))), 0)
	}
	b.places[place].Draw(t, dst, box, tileMargin, key, func(dst *ebiten.Image) {
		switch place {
		case render.PlaceStart:
			t.StartCell(dst, cell, s.Say("turn.board.start"))
		case render.PlaceJackpot:
			t.JackpotCell(dst, cell, s.Say("turn.board.jackpot"), key.count, false, 0)
		case render.PlaceMail, render.PlaceDeal:
			t.PileCell(dst, cell, deck.String(), s.Say("turn.board."+deck.String()), key.count, false, key.state)
		default:
			t.Tile(dst, box, key.tile, key.state)
			t.DayFlags(dst, cell, key.holiday, s.M.TokensOf(key.born), key.tile.Odds != "")
		}
	})
}

// drawMarks draws what stands over the cells: the day that a tile would be laid on, what
// Enter would lay, and the ring of the keyboard.
func (s *Placement) drawMarks(t *render.Theme, dst *ebiten.Image) {
	if k, ok := s.UI.Carrying(); ok {
		if at := spotOf(k.Over); at.where == onDay && s.board.refused[at.day] == "" {
			s.drawTarget(t, dst, int(at.day))
		}
	}
	id, shown := s.UI.Focused()
	at := spotOf(id)
	if box, ok := s.UI.Box(id); ok && shown && (at.where == onDay || at.where == beside) {
		if at.where == onDay && s.pending(at.day) {
			s.drawPreview(t, dst, int(at.day))
		}
		t.FocusRing(dst, box.Inset(3), 9)
	}
}

// pending reports whether Enter would lay the tile in hand straight on a day.
func (s *Placement) pending(day uint8) bool {
	_, carrying := s.UI.Carrying()
	p := s.shows.prompt
	return !carrying && s.shows.asked && p.Kind == engine.PlaceTile && p.Tile != engine.Vacant && day < s.longest() &&
		s.TileOn(day) == engine.Vacant
}

// drawTarget marks the day that a tile is held over. What lies there is going to be
// swapped.
func (s *Placement) drawTarget(t *render.Theme, dst *ebiten.Image, day int) {
	b, tile := &s.board, s.laid(day)
	t.DropTarget(dst, b.calendar.Cell(day))
	r := b.calendar.Tile(day)
	if !tile.Open && !tile.Printed {
		b.places[day].Draw(t, dst, r, tileMargin, placeKey{tile: tile}, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
		return
	}
	t.TileDate(dst, r, day, tile.Sunday)
}

// drawPreview shows pale what Enter would lay on a day.
func (s *Placement) drawPreview(t *render.Theme, dst *ebiten.Image, day int) {
	kind := s.shows.prompt.Tile
	r := s.board.calendar.Tile(day)
	tile := render.Tile{Kind: kind.String(), Label: s.tileLabel(kind)}
	s.board.shade[kind].DrawPosed(t, dst, r, tileMargin, tile, render.Pose{Fade: .5}, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
	t.TileDate(dst, r, day, s.red(uint8(day)))
}

// paintTile draws a tile that can be taken; it rises where that is pointed at.
func (s *Placement) paintTile(t *render.Theme, dst *ebiten.Image, image *render.CachedImage[render.Tile], r render.Rect, tile render.Tile, state render.State) {
	if state.Hover && !state.Off && s.shows.asked {
		r = r.Moved(0, -t.Length(render.Hair))
	}
	image.Draw(t, dst, r, tileMargin, tile, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
}
