package placement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// board is the calendar with what moves over it: the part of the page that has a geometry
// of its own.
type board struct {
	calendar boards.Calendar
	// The notice in the title line is pill, at pillBox, which pillTip explains.
	title   boards.MonthTitle
	pill    pieces.Pill
	pillBox render.Rect
	pillTip string
	// refused says of every day, and at 0 of all else, why the tile that is carried must not
	// lie there.
	refused [engine.MaxDays + 1]string

	ghost   ghost
	landing landing
	flights []flight

	ground render.CachedImage[groundKey]
	days   [engine.MaxDays + 1]render.CachedImage[dayKey]
	loose  [engine.NumSpaces]render.CachedImage[boards.Tile]
	shade  [engine.NumSpaces]render.CachedImage[boards.Tile]
}

type groundKey struct {
	month uint8
	title boards.MonthTitle
	pill  pieces.Pill
}

// dayKey is all that the picture of a day depends on.
type dayKey struct {
	month uint8
	tile  boards.Tile
	state render.State
}

const (
	// tileMargin is how far the ink of a tile reaches beyond it, in logical pixels.
	tileMargin = 16
	// headMargin is how far the head of the calendar reaches beyond its sheet.
	headMargin = 4
)

// listCalendar lays the calendar out in its box and lists what lies on it.
func (s *Placement) listCalendar(t *render.Theme, box render.Rect) (controls []ui.Control) {
	b := &s.board
	c := boards.NewCalendar(t.View, ui.Inset(box, headMargin, headMargin, headMargin, headMargin))
	b.calendar = c.For(match.MonthOf(&s.M.Stage.Shown().Setup, s.Month))
	b.title = s.monthTitle()
	b.pill, b.pillTip = s.notice()
	b.pillBox = render.Rect{}
	if b.pill.Note != "" {
		b.pillBox = c.Notice(min(pieces.PillWidth(t, b.pill), c.Grid.W/2))
		controls = append(controls, ui.Control{
			ID: "lengths", Box: b.pillBox, Info: true, Tip: control.Tip{Title: b.pill.Note, Text: b.pillTip}, Widget: s.M.Ringed,
		})
	}
	controls = append(controls, ui.Control{
		ID: dayIDs[0], Box: b.calendar.Tile(boards.PlaceStart), Info: true, Widget: s.M.Ringed,
		Tip: control.Tip{Title: s.Say("turn.board.start"), Text: s.Say("tip.start")},
	})
	for day := 1; day <= b.calendar.Days(); day++ {
		controls = append(controls, s.listDay(uint8(day)))
	}
	if s.hasPiles() {
		controls = append(controls, s.frame.ListPiles(&b.calendar)...)
	}
	for i := range controls {
		s.receive(&controls[i])
	}
	return controls
}

// hasPiles reports whether what is gathered and the cards lie on the page: where months are
// real, days of other months stand there.
func (s *Placement) hasPiles() bool { return !s.M.Stage.Shown().Setup.Calendar.Real() }

// listDay is the control of a day.
func (s *Placement) listDay(day uint8) ui.Control {
	b := &s.board
	c := ui.Control{
		ID: DayID(day), Box: b.calendar.Tile(int(day)), Hit: b.calendar.Cell(int(day)), Tip: s.dayTip(day), Info: true, Takes: tileKind,
		Widget: ui.Custom{Paint: ui.PaintFunc(func(dst *ebiten.Image, box render.Rect, state render.State) { s.drawDay(dst, day, box, state) })},
	}
	if s.shows.asked && day < s.longest() {
		c.Info = false
		if s.TileOn(day) != engine.Vacant {
			c.Grab = tileKind
		}
	}
	return c
}

// receive lets a place of the calendar say why it refuses the tile that is carried.
func (s *Placement) receive(c *ui.Control) {
	at, ok := spots[c.ID]
	if !ok {
		return
	}
	c.Do = s.onTile
	if c.ID == s.refused.id {
		c.Tip.Figure = s.refused.reason
	}
	if s.shows.carried != "" {
		c.Takes, c.Reason, c.Skip = tileKind, s.board.refused[at.day], at.where == beside
		c.Off = c.Reason != ""
	}
}

// refuseAll finds out where the tile that is carried must not lie, and why.
func (s *Placement) refuseAll() {
	s.board.refused = [engine.MaxDays + 1]string{}
	if s.shows.carried == "" {
		return
	}
	from := spots[s.shows.carried]
	s.board.refused[0] = s.Say("placement.not_a_day")
	for day := uint8(1); day <= engine.MaxDays; day++ {
		if from.where != onDay || from.day != day {
			// Tried out on a copy: the rules say it best.
			try := *s.M.Table.State()
			s.board.refused[day] = s.M.Words.Refusal(try.Choose(s.move(from, spot{where: onDay, day: day}), nil))
		}
	}
}

// drawCalendar draws the page of the calendar without its days.
func (s *Placement) drawCalendar(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	b := &s.board
	c := &b.calendar
	b.ground.Draw(t, dst, box, boards.CalendarMargin, groundKey{s.Month, b.title, b.pill}, func(dst *ebiten.Image) {
		end := c.Grid.Right()
		if !b.pillBox.Empty() {
			end = b.pillBox.X
		}
		boards.CalendarSheet(t, dst, c, b.title, end)
		boards.StartCell(t, dst, c.Cell(boards.PlaceStart), s.Say("turn.board.start"))
		match.DrawOtherDays(dst, t, s.M.Words, &s.M.Stage.Shown().Setup, s.Month, c, 0)
		if !b.pillBox.Empty() {
			pieces.DrawPill(t, dst, b.pillBox, b.pill)
		}
	})
	if s.hasPiles() {
		s.frame.DrawPiles(dst, c)
	}
}

// tileLabel returns what a tile is called on the calendar.
func (s *Placement) tileLabel(kind engine.Space) string {
	return s.M.SpaceLabel(&s.board.calendar, kind)
}

// laid returns what a day of the calendar shows.
func (s *Placement) laid(place int) boards.Tile {
	longest, day := int(s.longest()), uint8(place)
	if place > longest {
		return boards.Tile{Back: true}
	}
	t := boards.Tile{Date: place, Sunday: s.red(day), Flagged: s.M.Flagged(s.Month, day)}
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

// drawDay draws a day.
func (s *Placement) drawDay(dst *ebiten.Image, day uint8, r render.Rect, state render.State) {
	key := dayKey{month: s.Month, tile: s.laid(int(day))}
	movable := day < s.longest() && s.shows.asked && !key.tile.Open && !key.tile.Printed
	_, carrying := s.UI.Carrying()
	key.state.Hover = state.Hover && movable && !carrying
	r = r.Moved(s.View().Snap(s.refused.offset(DayID(day))), 0)
	s.board.days[day].Draw(s.Theme, dst, r, tileMargin, key, func(dst *ebiten.Image) {
		boards.DrawTile(s.Theme, dst, r, key.tile, key.state)
		s.M.DrawFlags(dst, &s.board.calendar, s.Month, day, key.tile.Odds != "")
	})
}

// drawMarks draws what stands over the cells: the day that a tile would be laid on, what
// Enter would lay, and the ring of the keyboard.
func (s *Placement) drawMarks(t *render.Theme, dst *ebiten.Image) {
	if k, ok := s.UI.Carrying(); ok {
		if at := spots[k.Over]; at.where == onDay && s.board.refused[at.day] == "" {
			s.drawTarget(t, dst, at.day)
		}
	}
	id, shown := s.UI.Focused()
	at := spots[id]
	if box, ok := s.UI.Box(id); ok && shown && at.where == onDay {
		if s.pending(at.day) {
			s.drawPreview(t, dst, int(at.day))
		}
		marks.FocusRing(t, dst, box.Inset(3), 9)
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
func (s *Placement) drawTarget(t *render.Theme, dst *ebiten.Image, day uint8) {
	c, tile := &s.board.calendar, s.laid(int(day))
	marks.DropTarget(t, dst, c.Cell(int(day)))
	r := c.Tile(int(day))
	if !tile.Open && !tile.Printed {
		s.drawDay(dst, day, r, render.State{})
		return
	}
	boards.TileDate(t, dst, r, int(day), tile.Sunday)
}

// drawPreview shows pale what Enter would lay on a day.
func (s *Placement) drawPreview(t *render.Theme, dst *ebiten.Image, day int) {
	kind := s.shows.prompt.Tile
	r := s.board.calendar.Tile(day)
	tile := boards.Tile{Kind: kind.String(), Label: s.tileLabel(kind)}
	s.board.shade[kind].DrawPosed(t, dst, r, tileMargin, tile, render.Pose{Fade: .5}, func(dst *ebiten.Image) { boards.DrawTile(t, dst, r, tile, render.State{}) })
	boards.TileDate(t, dst, r, day, s.red(uint8(day)))
}

// paintTile draws a tile that can be taken; it rises where that is pointed at.
func (s *Placement) paintTile(t *render.Theme, dst *ebiten.Image, image *render.CachedImage[boards.Tile], r render.Rect, tile boards.Tile, state render.State) {
	if state.Hover && !state.Off && s.shows.asked {
		r = r.Moved(0, -t.Length(render.Hair))
	}
	image.Draw(t, dst, r, tileMargin, tile, func(dst *ebiten.Image) { boards.DrawTile(t, dst, r, tile, render.State{}) })
}
