package placement

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// placementImages are the pictures of the page, each painted when what it
// shows changes.
type placementImages struct {
	ground render.CachedImage[groundKey]
	column render.CachedImage[columnKey]
	desk   render.CachedImage[uint64]
	places [render.Places]render.CachedImage[placeKey]
	wells  [engine.NumSpaces]render.CachedImage[render.Tile]
	seats  [engine.MaxSeats]render.CachedImage[render.SeatCard]
	hand   render.CachedImage[render.Tile]
	loose  [engine.NumSpaces]render.CachedImage[render.Tile]
	shade  [engine.NumSpaces]render.CachedImage[render.Tile]
}

type groundKey struct {
	view  render.View
	month uint8
	title render.MonthTitle
	pill  render.Pill
}

// columnKey is all that the right column shows depends on.
type columnKey struct {
	version uint64
	// pointed says that the pointer is on the log, which can be opened.
	pointed bool
}

// placeKey is all that the look of a cell of the calendar depends on.
type placeKey struct {
	tile  render.Tile
	state render.State
	count string
	// holiday and born are what a real date is besides.
	holiday bool
	born    engine.SeatSet
}

// tileMargin is how far the ink of a tile reaches beyond it.
const tileMargin = 16

// drawGround draws wall, desk and the empty page of the calendar.
func (s *Placement) drawGround(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	v := s.View()
	key := groundKey{view: v, month: s.Month, title: s.Tells.Title, pill: s.Tells.pill}
	s.images.ground.Draw(t, dst, v.Bounds(), 0, key, func(dst *ebiten.Image) {
		t.Backdrop(dst, b.Table.Desk.Y)
		end := b.Table.Calendar.Grid.Right()
		if s.Tells.pill.Note != "" {
			end = s.pillBox().X
		}
		t.CalendarSheet(dst, &b.Table.Calendar, s.Tells.Title, end)
		match.DrawOtherDays(dst, t, s.M.Words, &s.M.Stage.Shown().Setup, s.Month, &b.Table.Calendar, 0)
		if s.Tells.pill.Note != "" {
			t.Pill(dst, s.pillBox(), s.Tells.pill)
		}
	})
}

// tileLabel returns what a tile is called on the calendar.
func (s *Placement) tileLabel(kind engine.Space) string {
	if s.Boxes.Small || s.Theme.LargeType() {
		return s.Says[kind].Short
	}
	return s.Says[kind].Name
}

// Laid returns what a cell of the calendar shows.
func (s *Placement) Laid(place int) render.Tile {
	longest := int(s.longest())
	day := uint8(place)
	t := render.Tile{Date: place, Sunday: s.Red(day), Flagged: s.M.Flagged(s.Month, day)}
	switch {
	case place > longest:
		return render.Tile{Back: true}
	case s.oddsOn(place) > 0:
		t = match.WithOdds(s.App, t, s.oddsOn(place))
	}
	switch {
	case place == longest:
		kind := s.M.Stage.Shown().Setup.PayScale(s.Month).LastDay
		t.Kind, t.Label, t.Locked, t.Printed = kind.String(), s.tileLabel(kind), true, kind == engine.PayDay
		return t
	}
	kind := s.TileOn(day)
	if s.leaving(day) || s.Away(DayID(day)) {
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

// Red reports whether a day has a red date: a Sunday or a holiday.
func (s *Placement) Red(day uint8) bool {
	c := &s.M.Stage.Shown().Setup.Calendar
	return c.Weekday(s.Month, day) == 0 || c.Real() && c.HolidayOn(s.Month, day)
}

// paintPlace draws a cell of the calendar.
func (s *Placement) paintPlace(dst *ebiten.Image, place int, box render.Rect, state render.State) {
	t := s.Theme
	cell := s.Boxes.Table.Calendar.Cell(place)
	key := placeKey{}
	if c := &s.M.Stage.Shown().Setup.Calendar; c.Real() && place >= 1 && place <= int(s.longest()) {
		key.holiday, key.born = c.HolidayOn(s.Month, uint8(place)), c.BirthdayOn(s.Month, uint8(place))
	}
	switch place {
	case render.PlaceStart:
	case render.PlaceJackpot:
		key.count = s.Tells.noMoney
	case render.PlaceMail:
		key.count, key.state.Hover = s.Tells.left[engine.MailDeck], state.Hover
	case render.PlaceDeal:
		key.count, key.state.Hover = s.Tells.left[engine.DealDeck], state.Hover
	default:
		key.tile = s.Laid(place)
		movable := place < int(s.longest()) && s.seen.asked && !key.tile.Open && !key.tile.Printed
		_, carrying := s.UI.Carrying()
		key.state.Hover = state.Hover && movable && !carrying
		box = box.Moved(s.View().Snap(s.Shaking.offset(DayID(uint8(place)))), 0)
	}
	s.images.places[place].Draw(t, dst, box, tileMargin, key, func(dst *ebiten.Image) {
		switch place {
		case render.PlaceStart:
			t.StartCell(dst, cell, s.Tells.start)
		case render.PlaceJackpot:
			t.JackpotCell(dst, cell, s.Tells.pot, key.count, false, 0)
		case render.PlaceMail:
			t.PileCell(dst, cell, engine.MailDeck.String(), s.Tells.piles[engine.MailDeck], key.count, false, key.state)
		case render.PlaceDeal:
			t.PileCell(dst, cell, engine.DealDeck.String(), s.Tells.piles[engine.DealDeck], key.count, false, key.state)
		default:
			t.Tile(dst, box, key.tile, key.state)
			t.DayFlags(dst, cell, key.holiday, s.M.TokensOf(key.born), key.tile.Odds != "")
		}
	})
}

// paintWell draws a kind of tile in the box, with the number that is left.
func (s *Placement) paintWell(dst *ebiten.Image, i int, box render.Rect, state render.State) {
	t, kind := s.Theme, s.Kinds[i]
	left := int(s.M.Stage.Shown().TilesLeft[kind]) + s.OpenDates(kind) - s.UnderWay(kind)
	if left <= 0 {
		held := s.M.Stage.Shown().InHand == kind && !s.handBusy() || s.Away(BoxID(kind))
		label := s.Tells.gone
		if held {
			label = s.Tells.gap
		}
		t.TileGap(dst, box, kind.String(), label, held)
		return
	}
	tile := render.Tile{Kind: kind.String(), Label: s.Says[kind].Short, Count: s.Say("placement.times", words.Number("n", left))}
	can := state.Hover && !state.Off && s.seen.asked
	r := box
	if can {
		r.Y -= 3
	}
	s.images.wells[kind].Draw(t, dst, r, tileMargin, tile, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
}

// paintParty draws the tile that is laid on birthdays, with the number of those
// that have none yet.
func (s *Placement) paintParty(dst *ebiten.Image, box render.Rect, state render.State) {
	t, kind := s.Theme, engine.HappyBirthday
	left := s.OpenDates(kind)
	if s.carries("hand") {
		left--
	}
	if left <= 0 {
		if s.Boxes.Small {
			t.TileGap(dst, box, kind.String(), s.Tells.gone, false)
		} else {
			t.EmptyHand(dst, box, s.Say("placement.parties_laid"))
		}
		return
	}
	tile := render.Tile{Kind: kind.String(), Label: s.Says[kind].Short, Count: s.Say("placement.times", words.Number("n", left))}
	if !s.Boxes.Small {
		tile.Label = s.Says[kind].Name
	}
	r := box
	if state.Hover && s.seen.asked {
		r.Y -= 3
	}
	s.images.hand.Draw(t, dst, r, tileMargin, tile, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
}

// paintHand draws the tile in hand, or its empty place.
func (s *Placement) paintHand(dst *ebiten.Image, box render.Rect, state render.State) {
	t := s.Theme
	kind := s.M.Stage.Shown().InHand
	if kind == engine.Vacant || s.Away("hand") || s.handBusy() {
		if s.Boxes.Small {
			t.TileGap(dst, box, "", s.Tells.gap, true)
		} else {
			t.EmptyHand(dst, box, s.Tells.gap)
		}
		return
	}
	tile := render.Tile{Kind: kind.String(), Label: s.Says[kind].Short}
	if !s.Boxes.Small {
		tile.Label = s.Says[kind].Name
	}
	r := box
	if state.Hover && s.seen.asked {
		r.Y -= 3
	}
	s.images.hand.Draw(t, dst, r, tileMargin, tile, func(dst *ebiten.Image) {
		if s.Boxes.Small {
			t.HandRing(dst, r)
		}
		t.Tile(dst, r, tile, render.State{})
	})
}

// paintSeat draws the card of a player.
func (s *Placement) paintSeat(dst *ebiten.Image, seat int, box render.Rect) {
	t := s.Theme
	card := s.seatCard(engine.Seat(seat))
	s.images.seats[seat].Draw(t, dst, box, render.PlayerMargin, card, func(dst *ebiten.Image) {
		if s.View().Compact {
			t.SmallSeatCard(dst, box, card)
		} else {
			t.SeatCard(dst, box, card)
		}
	})
}

// drawColumn draws what stands at the right of the calendar, behind the
// controls.
func (s *Placement) drawColumn(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	area := b.Table.Column
	if right := b.News.Right(); right > area.Right() {
		area.W = right - area.X
	}
	key := columnKey{version: s.version, pointed: s.UI.State("log").Hover}
	s.images.column.Draw(t, dst, area, 30, key, func(dst *ebiten.Image) {
		s.paintWho(dst)
		if s.Boxes.Small {
			t.SmallTileBox(dst, b.Box, s.Tells.tiles, s.Tells.count)
		} else {
			t.TileBox(dst, b.Box, s.Tells.tiles, s.Tells.count)
			style := t.Capped(render.Style{Face: render.Bold, Size: 14, Color: t.Palette.Cream}, 1.2)
			if !b.Label.Empty() {
				t.DrawFit(dst, s.Tells.presets, b.Label.X, b.Label.CenterY()+5, b.Label.W-2, 11, style)
			}
		}
		s.paintPanel(dst, key.pointed)
	})
}

// paintWho draws whose turn it is.
func (s *Placement) paintWho(dst *ebiten.Image) {
	t, r := s.Theme, s.Boxes.Who
	t.ToolWell(dst, r)
	plate := r.H - 8
	t.TokenPlate(dst, render.Rect{X: r.X + 4, Y: r.Y + 4, W: plate, H: plate}, s.M.Tokens[s.active()], false)
	x := r.X + plate + 14
	room := r.Right() - 10 - x
	who := t.Capped(render.Style{Face: render.Bold, Size: 14.5, Color: t.Palette.Cream}, 1.1)
	next := t.Capped(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: t.Palette.Cream2}, 1.1)
	t.DrawFit(dst, s.About(s.Tells.Who, room, who), x, r.Y+r.H*.45, room, 11, who)
	t.DrawFit(dst, s.About(s.Tells.next, room, next), x, r.Y+r.H*.83, room, 11, next)
}

// About returns a sentence about a player. Where it is too long, it is the name
// that is cut.
func (s *Placement) About(sentence namedText, room float64, style render.Style) string {
	t := s.Theme
	full := strings.ReplaceAll(sentence.text, nameMark, sentence.name)
	said, fit := t.Fit(full, style, room, 11)
	if said == full || sentence.name == "" {
		return full
	}
	rest := t.MeasureText(strings.ReplaceAll(sentence.text, nameMark, ""), fit)
	name := t.Truncate(sentence.name, fit, max(room-rest, room*.3))
	return strings.ReplaceAll(sentence.text, nameMark, name)
}

// paintPanel draws what is told of the tile in hand, and the last lines of the
// log.
func (s *Placement) paintPanel(dst *ebiten.Image, pointed bool) {
	t, b, pal := s.Theme, &s.Boxes, &s.Theme.Palette
	if b.Panel.Empty() {
		if b.News.Empty() {
			return
		}
		t.Panel(dst, b.Slip, render.Slip)
		if s.showsNews() {
			s.paintPointed(dst, pointed)
			s.paintNews(dst, ui.Inset(b.News, 8, 2, 9, 2))
			t.DrawText(dst, s.Say("odds.title"), b.Odds.X-7, b.Odds.CenterY()+4.5, s.slipLabel())
		}
		return
	}
	t.Panel(dst, b.Panel, render.Paper)
	switch {
	case b.Small:
		// The tile in hand lies in the box.
	case s.M.Odds && !s.showsHand():
		// What is to be expected takes all the room.
	case s.Freely() && s.birthdays():
		// There lies the party.
	case s.Tells.tile == engine.Vacant:
		t.Well(dst, b.Hand, 9)
		t.Art(dst, "hint", b.Hand.CenterX()-32, b.Hand.CenterY()-32, 64)
	case s.byOne() || s.arranged():
		t.EmptyHand(dst, b.Hand, s.Tells.gap)
	}
	if dates := s.realDates(); s.M.Odds {
		// What is to be expected stands there.
	} else if len(dates) > 0 && s.Freely() && s.Tells.tile == engine.Vacant {
		r := b.text
		if b.News.X < b.Panel.Right() && b.News.Y > r.Y {
			r.H = max(r.H, b.News.Y-3-r.Y) // down to the rule above the log
		}
		s.paintDates(dst, r, dates)
	} else {
		s.paintRule(dst, b.text)
	}
	if b.News.Empty() || !s.showsNews() {
		return
	}
	if b.News.X >= b.Panel.Right() {
		t.Panel(dst, b.News, render.Paper)
		s.paintPointed(dst, pointed)
		in := ui.Inset(b.News, 16, 12, 16, 8)
		t.DrawFit(dst, s.Say("log.title"), in.X, in.Y+20, in.W, 12, t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Ink}, 1.3))
		in.Y, in.H = in.Y+32, in.H-32
		s.paintNews(dst, in)
		return
	}
	t.Rule(dst, b.News.X, b.News.Y-2, b.News.W)
	s.paintPointed(dst, pointed)
	s.paintNews(dst, b.News)
}

// slipLabel is the type of what the switch of the odds is called on a slip.
func (s *Placement) slipLabel() render.Style {
	return s.Theme.Capped(render.Style{Face: render.CondensedMedium, Size: 13, Color: s.Theme.Palette.Ink2, Align: render.End}, 1.1)
}

// paintPointed marks the slip of the log while the pointer is on it.
func (s *Placement) paintPointed(dst *ebiten.Image, pointed bool) {
	if pointed {
		s.Theme.Row(dst, s.newsPaper().Inset(2), false, render.State{Hover: true})
	}
}

// paintRule draws the name of what is in hand, what it does and how many there
// are, as large as r has room for.
func (s *Placement) paintRule(dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	name := t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Ink}, 1.3)
	figure := t.Capped(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2}, 1.3)
	y := s.paintHead(dst, s.Tells.name, r.X, name)
	room := r.Bottom() - y - 4
	if s.Tells.Figure != "" {
		room -= t.LineHeight(figure) + 2
	}
	for _, grown := range [...]float64{2, 1.7, 1.5, 1.3, 1.15, 1} {
		body := t.Capped(render.Style{Face: render.Regular, Size: 14, Color: pal.Ink}, grown)
		leading := t.LineHeight(body)
		lines := t.Wrap(s.Tells.text, body, r.W, max(1, int(room/leading)))
		if lines.Cut && grown > 1 {
			continue
		}
		next := t.DrawLines(dst, lines, r.X, y+leading+2, body)
		// The figure stands beside the foot of the tile, or where the text needs more
		// room, below it.
		base := min(r.Bottom()-5, max(s.Boxes.Hand.Bottom()-1, next+4))
		t.DrawFit(dst, s.Tells.Figure, r.X, base, r.W, 11, figure)
		return
	}
}

// paintHead draws the head of what is told of the tile in hand, what the switch at
// its end is called, for which it may become a little smaller, and if it leaves
// room for that too, its key. It returns its baseline.
func (s *Placement) paintHead(dst *ebiten.Image, text string, x float64, style render.Style) (y float64) {
	const air, smaller = 12, .8
	t := s.Theme
	end, mid := s.Boxes.Odds.Right()-render.ToggleW-8, s.Boxes.Odds.CenterY()
	y = mid + .36*style.Size*t.TextScale
	label := t.Capped(render.Style{Face: render.Medium, Size: 13.5, Color: t.Palette.Ink2, Align: render.End}, 1.1)
	odds, key := s.Say("odds.title"), s.KeyFor(input.Odds)
	room := end - x - air - t.MeasureText(odds, label)
	if smaller*t.MeasureText(text, style) > room {
		t.DrawFit(dst, text, x, y, end-x, 12, style)
		return y
	}
	wide := t.DrawFit(dst, text, x, y, room, 11, style)
	if w := t.KeycapWidth(key); key != "" && wide+w+8 <= room {
		t.Keycap(dst, end-w, mid-9.5, key)
		end -= w + 8
	}
	t.DrawText(dst, odds, end, mid+5, label)
	return y
}

// paintNews draws as many of the last lines of the log as r has room for, the
// latest first.
func (s *Placement) paintNews(dst *ebiten.Image, r render.Rect) {
	if r.H < 2*newsPitch {
		s.Theme.Chevron(dst, r.Right()-10, r.CenterY(), 6, true)
		r.W -= 31
		s.log().DrawLastLine(dst, r)
		return
	}
	s.log().DrawLines(dst, r, false)
}

// drawDesk draws the hints on the desk.
func (s *Placement) drawDesk(dst *ebiten.Image) {
	t, r := s.Theme, s.Boxes.Hints
	s.images.desk.Draw(t, dst, r, 4, s.version, func(dst *ebiten.Image) {
		style := render.Style{Face: render.Medium, Size: 13.5, Color: t.Palette.OnWood}
		x, y := r.X, r.CenterY()
		gap := 28.0
		if s.View().Compact {
			style.Size, gap = 12.5, 16
		}
		style = t.Capped(style, 1.3)
		for _, h := range s.Tells.hints {
			w := t.KeycapWidth(h.key) + 8 + t.MeasureText(h.text, style)
			if h.key == "" || x+w > r.Right() {
				continue
			}
			x += t.Keycap(dst, x, y-9.5, h.key) + 8
			x += t.DrawText(dst, h.text, x, y+4.5, style) + gap
		}
	})
}

// drawMarks draws what stands over the calendar: the day that a tile would be
// laid on, and the ring of the keyboard.
func (s *Placement) drawMarks(dst *ebiten.Image) {
	t, c := s.Theme, &s.Boxes.Table.Calendar
	if k, ok := s.UI.Carrying(); ok {
		at := s.spots[k.Over]
		if at.where == onDay && s.refused[at.day] == "" {
			s.drawTarget(dst, int(at.day))
		}
	}
	id, shown := s.UI.Focused()
	if !shown {
		return
	}
	box, ok := s.UI.Box(id)
	if !ok {
		return
	}
	switch at := s.spots[id]; at.where {
	case onDay:
		if s.pending(at.day) {
			s.drawPreview(dst, int(at.day))
		}
		t.FocusRing(dst, box.Inset(3), 9)
	case beside:
		t.FocusRing(dst, box.Inset(3), 9)
	case inHand, inBox:
		t.FocusRing(dst, box.Inset(1), 8)
	default:
		if id == "log" {
			t.FocusRing(dst, box.Inset(2), 6)
		}
		if box.Overlaps(c.Title) || box.Within(s.Boxes.Table.Desk) && id != "start" {
			t.FocusRing(dst, box.Inset(2), 8)
		}
	}
}

// pending reports whether Enter would lay the tile in hand straight on a day.
func (s *Placement) pending(day uint8) bool {
	_, carrying := s.UI.Carrying()
	p := s.seen.prompt
	return !carrying && s.seen.asked && p.Kind == engine.PlaceTile && p.Tile != engine.Vacant && day < s.longest() &&
		s.TileOn(day) == engine.Vacant
}

// drawTarget marks the day that a tile is held over. What lies there is going
// to be swapped.
func (s *Placement) drawTarget(dst *ebiten.Image, day int) {
	t, c := s.Theme, &s.Boxes.Table.Calendar
	tile := s.Laid(day)
	t.DropTarget(dst, c.Cell(day))
	r := c.Tile(day)
	if !tile.Open && !tile.Printed {
		s.images.places[day].Draw(t, dst, r, tileMargin, placeKey{tile: tile}, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
		return
	}
	t.TileDate(dst, r, day, tile.Sunday)
}

// drawPreview shows pale what Enter would lay on a day.
func (s *Placement) drawPreview(dst *ebiten.Image, day int) {
	t, kind := s.Theme, s.seen.prompt.Tile
	r := s.Boxes.Table.Calendar.Tile(day)
	tile := render.Tile{Kind: kind.String(), Label: s.tileLabel(kind)}
	s.images.shade[kind].DrawPosed(t, dst, r, tileMargin, tile, render.Pose{Fade: .5}, func(dst *ebiten.Image) { t.Tile(dst, r, tile, render.State{}) })
	t.TileDate(dst, r, day, s.Red(uint8(day)))
}

// drawMoves draws the tiles that move by themselves.
func (s *Placement) drawMoves(dst *ebiten.Image) {
	c := &s.Boxes.Table.Calendar
	tiles := &s.M.Stage.Actors().Tiles
	for i := range tiles.Tiles[:tiles.N] {
		mv := &tiles.Tiles[i]
		if mv.Part <= 0 && mv.From == 0 || mv.Part >= 1 && mv.To > 0 {
			continue
		}
		from, lifted := s.origin(mv, tiles.N == 1)
		to := s.Boxes.Hand
		switch {
		case mv.To > 0:
			to = c.Tile(int(mv.To))
		case mv.From > 0:
			to = s.well(mv.Space)
		case s.byOne():
			continue
		}
		up, turn := 1+.06*mv.Lift, 0.0
		if lifted {
			up, turn = 1+(liftScale-1)*mv.Lift, liftTurn*mv.Lift
		}
		s.drawLoose(dst, mv.Space, dropped(from, to, mv.T), up, turn, mv.Lift)
	}
	for i := range s.Flights {
		f := &s.Flights[i]
		t := stage.OutCubic(float64(f.age) / backTicks)
		up, turn := 1.0, 0.0
		if f.lifted {
			up, turn = 1+(liftScale-1)*(1-t), liftTurn*(1-t)
		}
		s.drawLoose(dst, f.tile, app.Between(f.from, f.to, t), up, turn, 1-t)
	}
}

// drawGhost draws the tile that is carried. Where it hides the day that it would be
// laid on, the ring of that stands over it.
func (s *Placement) drawGhost(dst *ebiten.Image) {
	g := &s.ghost
	k, carrying := s.UI.Carrying()
	if !carrying || g.tile == engine.Vacant {
		return
	}
	if s.Settings.ReducedMotion {
		s.drawLoose(dst, g.tile, g.rect, 1, 0, 1)
	} else {
		up := g.lifted()
		s.drawLoose(dst, g.tile, g.rect, g.small+(liftScale-g.small)*up, liftTurn*up, up)
	}
	at := s.spots[k.Over]
	if at.where != onDay || s.refused[at.day] != "" {
		return
	}
	cell := s.Boxes.Table.Calendar.Cell(int(at.day))
	if hidden := cell.Inset(.38 * cell.H); hidden.Contains(g.rect.CenterX(), g.rect.CenterY()) {
		s.Theme.DropRing(dst, cell)
	}
}

// drawLoose draws a tile that lies nowhere: of the size of r times up, turned,
// and lifted by 0 to 1 above the table.
func (s *Placement) drawLoose(dst *ebiten.Image, kind engine.Space, r render.Rect, up, turn, lift float64) {
	if kind == engine.Vacant || kind >= engine.NumSpaces {
		return
	}
	t, v := s.Theme, s.View()
	w, h := s.tileSize()
	scale := up * min(r.W/w, r.H/h)
	body := render.Rect{X: v.Snap(r.CenterX() - w/2), Y: v.Snap(r.CenterY() - h/2), W: w, H: h}
	if lift > .05 {
		shadow := body.Inset((1 - scale) * w / 2)
		shadow.X, shadow.Y = shadow.X-10*(1-lift), shadow.Y-20*(1-lift)
		t.LiftShadow(dst, shadow, turn)
	}
	tile := render.Tile{Kind: kind.String(), Label: s.tileLabel(kind)}
	s.images.loose[kind].DrawPosed(t, dst, body, tileMargin, tile, render.Pose{Turn: turn, Scale: scale}, func(dst *ebiten.Image) {
		t.Tile(dst, body, tile, render.State{})
	})
}
