package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// placement is the page on which the month is built. Tiles are carried from
// the hand or from the box to the days of the calendar, and from day to day.
type placement struct {
	page
	m *match

	// month is the one whose page is laid.
	month uint8
	boxes placementBoxes
	// kinds are the kinds of tiles in the box, says what each is called.
	kinds []engine.Space
	says  [engine.NumSpaces]words.Space
	// spots are the places that a tile can be carried from or to, by control.
	spots map[ui.ID]spot
	// lifted is where the tile that is carried was when the controls were
	// listed.
	lifted spot

	// seen is what the controls were last listed for, version counts the
	// changes.
	seen     placementSeen
	version  uint64
	controls []ui.Control
	tells    placementTells
	// refused says of every place why the tile that is carried must not lie
	// there.
	refused [render.Places]string

	ghost   ghost
	dropped landing
	flights []flight
	shaking shaking
	told    told
	// settled is the control that the pointer rested on when the player last
	// decided something, idle how many ticks nothing has been done.
	settled ui.ID
	idle    int
	// opened says that the whole log is open.
	opened bool
	// arranging says that every day was laid when the page was last looked at.
	arranging bool

	images placementImages
	odds   calendarOdds
}

// spot is a place for a tile.
type spot struct {
	where spotKind
	// day is the place on the calendar, tile the kind of a well.
	day  uint8
	tile engine.Space
}

type spotKind uint8

const (
	inHand spotKind = iota + 1
	inBox
	onDay
	beside // on the calendar, where no tile lies
)

// placementSeen is all that the controls depend on, besides the window.
type placementSeen struct {
	month   uint8
	page    [engine.MaxDays]engine.Space
	blue    uint32
	left    [engine.NumSpaces]uint8
	inHand  engine.Space
	turn    engine.Seat
	prompt  engine.Prompt
	asked   bool
	resting bool
	undo    bool
	told    ui.ID
	people  engine.SeatSet
	carried ui.ID
	// swap is the day whose tile would be swapped with the one that is carried.
	swap   uint8
	device input.Device
	log    uint64
	text   float64
	opened bool
	odds   bool
	said   uint64 // by the coach
}

// newPlacement returns the page on which the month of a match is built.
func newPlacement(h *House, m *match) Scene {
	sh := m.stage.Shown()
	s := &placement{page: newPage(h, "placement"), m: m, spots: map[ui.ID]spot{}, month: max(1, sh.Laying)}
	for kind, n := range sh.Edition().Tiles {
		if n > 0 {
			s.kinds = append(s.kinds, engine.Space(kind))
		}
	}
	for kind := range s.says {
		s.says[kind] = m.Words.Space(sh.Setup.Edition, engine.Space(kind))
	}
	s.settle()
	if h.Theme != nil {
		// The first frame shows the whole page.
		s.list(input.NoDevice)
		s.hand.Update(&input.State{Quiet: true, Pointer: input.Pointer{Away: true}}, h.View(), s.layers)
	}
	return s
}

// Status says who is asked to lay a tile.
func (s *placement) Status() Status {
	stale := s.look(s.seen.device) != s.seen
	status := Status{Scene: s.id, Moving: stale || s.m.moving() || len(s.flights) > 0}
	if p, ok := s.m.asked(); ok {
		status.Prompt, status.Seat = p.Kind.String(), int(p.Seat)+1
	}
	return status
}

// Tick handles one sixtieth of a second.
func (s *placement) Tick(in *input.State) bool {
	s.list(in.Device)
	moving := s.m.moving()
	done, dirty := s.handle(in)
	for _, e := range done.Events {
		s.did(e, in)
	}
	s.keys(in, done.Free, moving)
	s.follow(in)
	s.idle++
	if !in.Quiet {
		s.idle = 0
	}
	changed := s.m.tick(s.looksOn(in))
	moved := s.moveOn()
	s.guide()
	found := s.ponder()
	return changed || moved || dirty || found
}

// keys handles the keys that belong to no control.
func (s *placement) keys(in *input.State, free input.Actions, moving bool) {
	if moving && in.Pressed.Has(input.GoOn) {
		s.m.hurry()
	}
	if free.HasAny(input.Cancel, input.Menu) {
		s.pause()
	}
	for i := range stage.NumSpeeds {
		if free.Has(input.SpeedSlow + input.Action(i)) {
			s.m.setSpeed(i)
		}
	}
}

// restful is how many ticks computers wait for somebody who only looks at
// something.
const restful = 8 * 60

// looksOn reports whether the player looks at something, so that computers had
// better wait. What the pointer happens to rest on after a decision, or for a
// long time, does not count.
func (s *placement) looksOn(in *input.State) bool {
	if _, carrying := s.hand.Carrying(); carrying {
		return true
	}
	_, _, tip := s.hand.Tooltip()
	pointed := in.Device == input.Mouse || in.Device == input.Touch
	return tip && pointed && s.hand.Hovered() != s.settled && s.idle < restful
}

// guide moves the keyboard to the way on when the last day has been laid.
func (s *placement) guide() {
	p, ok := s.m.asked()
	if !ok {
		return
	}
	arranging := p.Kind == engine.Arrange
	if arranging && !s.arranging {
		if _, shown := s.hand.Focused(); shown {
			s.hand.Focus("start", true)
		}
	}
	s.arranging = arranging
}

// settle takes what lies on the table as known: nothing is shown as new.
func (s *placement) settle() {
	s.arranging = s.m.table.Prompt().Kind == engine.Arrange
}

// did does what the player did with a control.
func (s *placement) did(e ui.Event, in *input.State) {
	switch e.Kind {
	case ui.Activated:
		s.press(e.ID)
	case ui.Changed:
		switch {
		case e.ID == "odds":
			s.m.odds = e.Value == 1
		case e.ID == "preset-months" && e.Value >= 0 && e.Value < len(wholeMonths):
			s.choose(engine.Choice{Kind: engine.Fill, Preset: wholeMonths[e.Value]})
		}
	case ui.Picked:
		s.ghost.age = 0
		s.play(audio.TileLift)
		if k, ok := s.hand.Carrying(); ok && k.By == ui.ByKeys {
			s.hand.Focus(s.firstTarget(e.ID), true)
		}
	case ui.Dropped:
		s.drop(s.spots[e.From], s.spots[e.ID])
	case ui.Refused:
		s.shaking = shaking{id: e.ID, left: shakes}
		s.told = told{id: e.ID, reason: s.refused[s.spots[e.ID].day], left: toldStays}
		s.play(audio.TileRefuse)
		if _, carrying := s.hand.Carrying(); !carrying {
			s.slideBack(e.From)
		}
	case ui.Dismissed:
		s.opened = false
	case ui.PutBack:
		s.slideBack(e.ID)
		if s.letGoOutside(e.ID, in) {
			s.play(audio.TileRefuse)
			s.m.toast.refuse(s.Say("placement.outside"))
		}
	}
}

// firstTarget returns where the keyboard begins to carry a tile: on the day
// that it lies on, or on the first free one.
func (s *placement) firstTarget(from ui.ID) ui.ID {
	if s.spots[from].where == onDay {
		return from
	}
	tile := s.tileAt(s.spots[from])
	for day := uint8(1); day < s.longest(); day++ {
		if s.tileOn(day) == engine.Vacant && (s.inBox(tile) || s.isParty(day, tile)) {
			return dayID(day)
		}
	}
	return from
}

// letGoOutside reports whether what was taken from a place was let go over
// nothing that takes it, not just put back.
func (s *placement) letGoOutside(from ui.ID, in *input.State) bool {
	p := &in.Pointer
	if !p.JustReleased || in.Lost || in.Pressed.Has(input.Cancel) || s.ghost.by != ui.ByPointer {
		return false
	}
	box, _ := s.hand.Box(from)
	return !box.Contains(p.X, p.Y)
}

// press does what a button says.
func (s *placement) press(id ui.ID) {
	switch id {
	case "fill":
		s.choose(engine.Choice{Kind: engine.Fill, Preset: engine.Balanced})
	case "random":
		s.choose(engine.Choice{Kind: engine.Fill, Preset: engine.AtRandom})
	case "start":
		s.choose(engine.Choice{Kind: engine.Begin})
	case "undo":
		s.undo()
	case "help":
		help := s.Say("placement.help")
		if s.prints() {
			help = s.Say("placement.help_printed")
		}
		s.hand.Let()
		s.ask(question{title: s.Say("placement.help_title"), text: help, family: render.Blue, answers: []answer{
			{id: "rules", label: s.Say("rules.open"), do: s.openRules},
			{id: "ok", label: s.Say("dialog.ok"), main: true, cancel: true},
		}})
	case "menu":
		s.pause()
	case "log":
		s.opened = true
	case "clear":
		s.takeAllOff()
	}
	for i, preset := range plans {
		if id == planIDs[i] {
			s.choose(engine.Choice{Kind: engine.Fill, Preset: preset})
		}
	}
	if at := s.spots[id]; at.where == onDay {
		s.pressDay(at.day)
	}
}

// pressDay puts the tile in hand straight on a day. Where nobody has a tile in
// hand, one has to be chosen first.
func (s *placement) pressDay(day uint8) {
	p := s.m.table.Prompt()
	if p.Tile == engine.Vacant {
		s.m.toast.refuse(s.Say("prompt.text.build"))
		return
	}
	s.dropped = landing{day: day, from: s.boxes.hand}
	s.choose(engine.Choice{Kind: engine.Place, Tile: p.Tile, Day: day})
}

// drop puts down what was carried.
func (s *placement) drop(from, to spot) {
	s.dropped = landing{day: to.day, home: from.day, from: s.ghost.rect, lifted: true}
	if s.choose(s.move(from, to)) != nil {
		s.dropped = landing{}
	}
}

// move returns the choice that brings a tile from a place to a day, or back to
// the box.
func (s *placement) move(from, to spot) engine.Choice {
	switch {
	case from.where == onDay && to.where == inBox:
		return engine.Choice{Kind: engine.TakeOff, Day: from.day}
	case from.where == onDay:
		return engine.Choice{Kind: engine.Exchange, Day: min(from.day, to.day), To: max(from.day, to.day)}
	}
	return engine.Choice{Kind: engine.Place, Tile: s.tileAt(from), Day: to.day}
}

// takeAllOff puts all tiles of the page back in the box.
func (s *placement) takeAllOff() {
	for day := uint8(1); day < s.longest(); day++ {
		if s.m.table.State().HasTile(s.month, day) && s.choose(engine.Choice{Kind: engine.TakeOff, Day: day}) != nil {
			return
		}
	}
}

// choose carries a choice out, if a person is asked. What still moves because
// of the choice before ends first.
func (s *placement) choose(c engine.Choice) error {
	s.settled = s.hand.Hovered()
	if p := s.m.table.Prompt(); !s.m.table.PersonAsked() {
		if p.Kind != engine.NoPrompt {
			s.m.toast.refuse(s.Say("placement.wait", words.Name("name", s.m.names[p.Seat])))
		}
		return nil
	}
	s.m.stage.Skip()
	return s.m.choose(c)
}

// undo takes back what a person laid last. The tiles fly back to where they
// came from.
func (s *placement) undo() {
	var before [engine.MaxDays]engine.Space
	for day := uint8(1); day < s.longest(); day++ {
		before[day-1] = s.tileOn(day)
	}
	s.settled = s.hand.Hovered()
	if s.m.undo() != nil {
		s.m.toast.refuse(s.Say("placement.undo_off"))
		return
	}
	s.m.toast.hide()
	s.settle()
	sh := s.m.stage.Shown()
	inHandAgain := sh.InHand
	for i, tile := range before {
		if tile == engine.Vacant || s.tileOn(uint8(i)+1) != engine.Vacant || sh.Laying != s.month {
			continue
		}
		home := boxID(tile)
		switch tile {
		case inHandAgain:
			home, inHandAgain = "hand", engine.Vacant
		case engine.HappyBirthday:
			home = "hand"
		}
		s.fly(tile, s.boxes.table.Calendar.Tile(i+1), home, false)
	}
	s.play(audio.TileLift)
}

// pause opens the pause menu. What is carried lies where it was again.
func (s *placement) pause() {
	s.hand.Let()
	pauseDoor.Open(s.House, s.m)
}

// tileAt returns the kind of tile that lies at a place, or Vacant.
func (s *placement) tileAt(at spot) engine.Space {
	sh := s.m.stage.Shown()
	switch at.where {
	case inHand:
		return sh.InHand
	case inBox:
		return at.tile
	case onDay:
		if at.day < s.longest() {
			return s.tileOn(at.day)
		}
	}
	return engine.Vacant
}

// longest returns the number of days of the page that is laid: of the month, or
// of the longest one where one page is for all.
func (s *placement) longest() uint8 { return s.m.stage.Shown().Setup.PageLength(s.month) }

// tileOn returns the tile that lies on a day, or Vacant.
func (s *placement) tileOn(day uint8) engine.Space {
	sh := s.m.stage.Shown()
	if !sh.HasTile(s.month, day) {
		return engine.Vacant
	}
	return sh.SpaceAt(s.month, day)
}

// prints reports whether days are printed below the tiles, so that none needs
// to have one.
func (s *placement) prints() bool { return s.m.stage.Shown().Edition().PrintsDays() }

// ownPages reports whether every month has a page of its own.
func (s *placement) ownPages() bool {
	return s.prints() || s.m.stage.Shown().Setup.House.Has(engine.FreshTiles)
}

// freely reports whether tiles may be laid and taken off as one likes.
func (s *placement) freely() bool {
	return s.prints() && s.m.table.Prompt().Kind == engine.Arrange
}

// inBox reports whether a tile of a kind is there for any day.
func (s *placement) inBox(kind engine.Space) bool {
	sh := s.m.stage.Shown()
	return sh.InHand == kind || sh.TilesLeft[kind] > 0
}

// byOne reports whether one player lays all tiles and may choose among them.
func (s *placement) byOne() bool { return s.m.stage.Shown().Setup.Laying == engine.ByOne }

// active returns the seat that lays a tile now, or arranges the month.
func (s *placement) active() engine.Seat {
	if p := s.m.table.Prompt(); !s.m.stage.Busy() && p.Kind != engine.NoPrompt {
		return p.Seat
	}
	return s.m.stage.Shown().Turn
}

// missing returns how many tiles are still to be laid: one for each vacant day,
// or as many as are wanted and find room.
func (s *placement) missing() int {
	free, laid := 0, s.laidTiles()
	for day := uint8(1); day < s.longest(); day++ {
		if s.tileOn(day) == engine.Vacant {
			free++
		}
	}
	if s.prints() {
		return max(0, min(free, s.wanted()-laid))
	}
	return free
}

// wanted returns how many tiles are wanted on a printed page.
func (s *placement) wanted() int { return int(s.m.stage.Shown().Setup.Blue) }

// laidTiles counts the tiles on the page. A Happy Birthday is none of them.
func (s *placement) laidTiles() int {
	n := 0
	for day := uint8(1); day < s.longest(); day++ {
		if tile := s.tileOn(day); tile != engine.Vacant && tile != engine.HappyBirthday {
			n++
		}
	}
	return n
}

// Draw draws the page.
func (s *placement) Draw(dst *ebiten.Image) {
	t := s.Theme
	s.drawGround(dst)
	s.drawColumn(dst)
	s.drawOdds(dst)
	s.drawDesk(dst)
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.drawMarks(dst)
	s.drawMoves(dst)
	s.drawGhost(dst)
	sheet := s.boxes.table.Calendar.Sheet
	s.m.toast.draw(t, dst, render.Rect{X: sheet.X, Y: sheet.Y, W: sheet.W, H: sheet.H - 24})
	s.hand.DrawTip(dst)
}

func (s *placement) CaptionAt() (x, y float64) { return footOf(s.boxes.table.Calendar.Sheet) }

func (s *placement) Relocalise() {
	s.m.retell()
	for space := range s.says {
		s.says[space] = s.m.Words.Space(s.m.stage.Shown().Setup.Edition, engine.Space(space))
	}
	s.told = told{}
	if o := &s.odds; o.base != nil && o.base.Months() > 0 {
		s.tellOdds()
		if o.choice.Kind != engine.NoChoice {
			s.tellChange()
		}
	}
	s.version++
}

func (s *placement) Stage() *stage.Stage { return s.m.stage }

// Reckoned reports whether there are odds of the month as it lies now.
func (s *placement) Reckoned() bool {
	o := &s.odds
	return s.m.odds && o.base != nil && o.next > oddsBegin && o.days == s.m.stage.Shown().Pages[s.month-1]
}

var (
	_ Staged   = (*placement)(nil)
	_ Reckoner = (*placement)(nil)
)
