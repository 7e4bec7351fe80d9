package placement

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Placement is the page on which the month is built. Tiles are carried from
// the hand or from the box to the days of the calendar, and from day to day.
type Placement struct {
	app.Base
	M *match.Match

	// Month is the one whose page is laid.
	Month uint8
	Boxes placementBoxes
	// Kinds are the kinds of tiles in the box, says what each is called.
	Kinds []engine.Space
	Says  [engine.NumSpaces]words.Space
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
	Tells    placementTells
	// refused says of every place why the tile that is carried must not lie
	// there.
	refused [render.Places]string

	ghost   ghost
	dropped landing
	Flights []flight
	Shaking shaking
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
	Odds   calendarOdds
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

// NewPlacement returns the page on which the month of a match is built.
func NewPlacement(h *app.App, m *match.Match) app.Scene {
	sh := m.Stage.Shown()
	s := &Placement{Base: app.NewBase(h, "placement"), M: m, spots: map[ui.ID]spot{}, Month: max(1, sh.Laying)}
	for kind, n := range sh.Edition().Tiles {
		if n > 0 {
			s.Kinds = append(s.Kinds, engine.Space(kind))
		}
	}
	for kind := range s.Says {
		s.Says[kind] = m.Words.Space(sh.Setup.Edition, engine.Space(kind))
	}
	s.settle()
	if h.Theme != nil {
		// The first frame shows the whole page.
		s.list(input.NoDevice)
		s.UI.Update(&input.State{Quiet: true, Pointer: input.Pointer{Away: true}}, h.View(), s.Layers)
	}
	return s
}

// Status says who is asked to lay a tile.
func (s *Placement) Status() app.Status {
	stale := s.look(s.seen.device) != s.seen
	status := app.Status{Scene: s.ID, Moving: stale || s.M.Moving() || len(s.Flights) > 0}
	if p, ok := s.M.Asked(); ok {
		status.Prompt, status.Seat = p.Kind.String(), int(p.Seat)+1
	}
	return status
}

// Tick handles one sixtieth of a second.
func (s *Placement) Tick(in *input.State) bool {
	s.list(in.Device)
	moving := s.M.Moving()
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		s.did(e, in)
	}
	s.keys(in, done.Free, moving)
	s.follow(in)
	s.idle++
	if !in.Quiet {
		s.idle = 0
	}
	changed := s.M.Advance(s.looksOn(in))
	moved := s.moveOn()
	s.guide()
	found := s.Ponder()
	return changed || moved || dirty || found
}

// keys handles the keys that belong to no control.
func (s *Placement) keys(in *input.State, free input.Actions, moving bool) {
	if moving && in.Pressed.Has(input.GoOn) {
		s.M.Hurry()
	}
	if free.HasAny(input.Cancel, input.Menu) {
		s.pause()
	}
	for i := range stage.NumSpeeds {
		if free.Has(input.SpeedSlow + input.Action(i)) {
			s.M.SetSpeed(i)
		}
	}
}

// restful is how many ticks computers wait for somebody who only looks at
// something.
const restful = 8 * 60

// looksOn reports whether the player looks at something, so that computers had
// better wait. What the pointer happens to rest on after a decision, or for a
// long time, does not count.
func (s *Placement) looksOn(in *input.State) bool {
	if _, carrying := s.UI.Carrying(); carrying {
		return true
	}
	_, _, tip := s.UI.Tooltip()
	pointed := in.Device == input.Mouse || in.Device == input.Touch
	return tip && pointed && s.UI.Hovered() != s.settled && s.idle < restful
}

// guide moves the keyboard to the way on when the last day has been laid.
func (s *Placement) guide() {
	p, ok := s.M.Asked()
	if !ok {
		return
	}
	arranging := p.Kind == engine.Arrange
	if arranging && !s.arranging {
		if _, shown := s.UI.Focused(); shown {
			s.UI.Focus("start", true)
		}
	}
	s.arranging = arranging
}

// settle takes what lies on the table as known: nothing is shown as new.
func (s *Placement) settle() {
	s.arranging = s.M.Table.Prompt().Kind == engine.Arrange
}

// did does what the player did with a control.
func (s *Placement) did(e ui.Event, in *input.State) {
	switch e.Kind {
	case ui.Activated:
		s.press(e.ID)
	case ui.Changed:
		switch {
		case e.ID == "odds":
			s.M.Odds = e.Value == 1
		case e.ID == "preset-months" && e.Value >= 0 && e.Value < len(WholeMonths):
			s.choose(engine.Choice{Kind: engine.Fill, Preset: WholeMonths[e.Value]})
		}
	case ui.Picked:
		s.ghost.age = 0
		s.PlayCue(audio.TileLift)
		if k, ok := s.UI.Carrying(); ok && k.By == ui.ByKeys {
			s.UI.Focus(s.firstTarget(e.ID), true)
		}
	case ui.Dropped:
		s.drop(s.spots[e.From], s.spots[e.ID])
	case ui.Refused:
		s.Shaking = shaking{id: e.ID, Left: shakes}
		s.told = told{id: e.ID, reason: s.refused[s.spots[e.ID].day], left: toldStays}
		s.PlayCue(audio.TileRefuse)
		if _, carrying := s.UI.Carrying(); !carrying {
			s.slideBack(e.From)
		}
	case ui.Dismissed:
		s.opened = false
	case ui.PutBack:
		s.slideBack(e.ID)
		if s.letGoOutside(e.ID, in) {
			s.PlayCue(audio.TileRefuse)
			s.M.Toast.Refuse(s.Say("placement.outside"))
		}
	}
}

// firstTarget returns where the keyboard begins to carry a tile: on the day
// that it lies on, or on the first free one.
func (s *Placement) firstTarget(from ui.ID) ui.ID {
	if s.spots[from].where == onDay {
		return from
	}
	tile := s.tileAt(s.spots[from])
	for day := uint8(1); day < s.longest(); day++ {
		if s.TileOn(day) == engine.Vacant && (s.inBox(tile) || s.isParty(day, tile)) {
			return DayID(day)
		}
	}
	return from
}

// letGoOutside reports whether what was taken from a place was let go over
// nothing that takes it, not just put back.
func (s *Placement) letGoOutside(from ui.ID, in *input.State) bool {
	p := &in.Pointer
	if !p.JustReleased || in.Lost || in.Pressed.Has(input.Cancel) || s.ghost.by != ui.ByPointer {
		return false
	}
	box, _ := s.UI.Box(from)
	return !box.Contains(p.X, p.Y)
}

// press does what a button says.
func (s *Placement) press(id ui.ID) {
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
		s.UI.Let()
		s.Ask(app.Question{Title: s.Say("placement.help_title"), Text: help, Family: render.Blue, Answers: []app.Answer{
			{ID: "rules", Label: s.Say("rules.open"), Do: s.OpenRules},
			{ID: "ok", Label: s.Say("dialog.ok"), Main: true, Cancel: true},
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
func (s *Placement) pressDay(day uint8) {
	p := s.M.Table.Prompt()
	if p.Tile == engine.Vacant {
		s.M.Toast.Refuse(s.Say("prompt.text.build"))
		return
	}
	s.dropped = landing{day: day, from: s.Boxes.Hand}
	s.choose(engine.Choice{Kind: engine.Place, Tile: p.Tile, Day: day})
}

// drop puts down what was carried.
func (s *Placement) drop(from, to spot) {
	s.dropped = landing{day: to.day, home: from.day, from: s.ghost.rect, lifted: true}
	if s.choose(s.move(from, to)) != nil {
		s.dropped = landing{}
	}
}

// move returns the choice that brings a tile from a place to a day, or back to
// the box.
func (s *Placement) move(from, to spot) engine.Choice {
	switch {
	case from.where == onDay && to.where == inBox:
		return engine.Choice{Kind: engine.TakeOff, Day: from.day}
	case from.where == onDay:
		return engine.Choice{Kind: engine.Exchange, Day: min(from.day, to.day), To: max(from.day, to.day)}
	}
	return engine.Choice{Kind: engine.Place, Tile: s.tileAt(from), Day: to.day}
}

// takeAllOff puts all tiles of the page back in the box.
func (s *Placement) takeAllOff() {
	for day := uint8(1); day < s.longest(); day++ {
		if s.M.Table.State().HasTile(s.Month, day) && s.choose(engine.Choice{Kind: engine.TakeOff, Day: day}) != nil {
			return
		}
	}
}

// choose carries a choice out, if a person is asked. What still moves because
// of the choice before ends first.
func (s *Placement) choose(c engine.Choice) error {
	s.settled = s.UI.Hovered()
	if p := s.M.Table.Prompt(); !s.M.Table.PersonAsked() {
		if p.Kind != engine.NoPrompt {
			s.M.Toast.Refuse(s.Say("placement.wait", words.Name("name", s.M.Names[p.Seat])))
		}
		return nil
	}
	s.M.Stage.Skip()
	return s.M.Choose(c)
}

// undo takes back what a person laid last. The tiles fly back to where they
// came from.
func (s *Placement) undo() {
	var before [engine.MaxDays]engine.Space
	for day := uint8(1); day < s.longest(); day++ {
		before[day-1] = s.TileOn(day)
	}
	s.settled = s.UI.Hovered()
	if s.M.Undo() != nil {
		s.M.Toast.Refuse(s.Say("placement.undo_off"))
		return
	}
	s.M.Toast.Hide()
	s.settle()
	sh := s.M.Stage.Shown()
	inHandAgain := sh.InHand
	for i, tile := range before {
		if tile == engine.Vacant || s.TileOn(uint8(i)+1) != engine.Vacant || sh.Laying != s.Month {
			continue
		}
		home := BoxID(tile)
		switch tile {
		case inHandAgain:
			home, inHandAgain = "hand", engine.Vacant
		case engine.HappyBirthday:
			home = "hand"
		}
		s.fly(tile, s.Boxes.Table.Calendar.Tile(i+1), home, false)
	}
	s.PlayCue(audio.TileLift)
}

// pause opens the pause menu. What is carried lies where it was again.
func (s *Placement) pause() {
	s.UI.Let()
	match.PauseDoor.Open(s.App, s.M)
}

// tileAt returns the kind of tile that lies at a place, or Vacant.
func (s *Placement) tileAt(at spot) engine.Space {
	sh := s.M.Stage.Shown()
	switch at.where {
	case inHand:
		return sh.InHand
	case inBox:
		return at.tile
	case onDay:
		if at.day < s.longest() {
			return s.TileOn(at.day)
		}
	}
	return engine.Vacant
}

// longest returns the number of days of the page that is laid: of the month, or
// of the longest one where one page is for all.
func (s *Placement) longest() uint8 { return s.M.Stage.Shown().Setup.PageLength(s.Month) }

// TileOn returns the tile that lies on a day, or Vacant.
func (s *Placement) TileOn(day uint8) engine.Space {
	sh := s.M.Stage.Shown()
	if !sh.HasTile(s.Month, day) {
		return engine.Vacant
	}
	return sh.SpaceAt(s.Month, day)
}

// prints reports whether days are printed below the tiles, so that none needs
// to have one.
func (s *Placement) prints() bool { return s.M.Stage.Shown().Edition().PrintsDays() }

// ownPages reports whether every month has a page of its own.
func (s *Placement) ownPages() bool {
	return s.prints() || s.M.Stage.Shown().Setup.House.Has(engine.FreshTiles)
}

// Freely reports whether tiles may be laid and taken off as one likes.
func (s *Placement) Freely() bool {
	return s.prints() && s.M.Table.Prompt().Kind == engine.Arrange
}

// inBox reports whether a tile of a kind is there for any day.
func (s *Placement) inBox(kind engine.Space) bool {
	sh := s.M.Stage.Shown()
	return sh.InHand == kind || sh.TilesLeft[kind] > 0
}

// byOne reports whether one player lays all tiles and may choose among them.
func (s *Placement) byOne() bool { return s.M.Stage.Shown().Setup.Laying == engine.ByOne }

// active returns the seat that lays a tile now, or arranges the month.
func (s *Placement) active() engine.Seat {
	if p := s.M.Table.Prompt(); !s.M.Stage.Busy() && p.Kind != engine.NoPrompt {
		return p.Seat
	}
	return s.M.Stage.Shown().Turn
}

// Missing returns how many tiles are still to be laid: one for each vacant day,
// or as many as are wanted and find room.
func (s *Placement) Missing() int {
	free, laid := 0, s.LaidTiles()
	for day := uint8(1); day < s.longest(); day++ {
		if s.TileOn(day) == engine.Vacant {
			free++
		}
	}
	if s.prints() {
		return max(0, min(free, s.wanted()-laid))
	}
	return free
}

// wanted returns how many tiles are wanted on a printed page.
func (s *Placement) wanted() int { return int(s.M.Stage.Shown().Setup.Blue) }

// LaidTiles counts the tiles on the page. A Happy Birthday is none of them.
func (s *Placement) LaidTiles() int {
	n := 0
	for day := uint8(1); day < s.longest(); day++ {
		if tile := s.TileOn(day); tile != engine.Vacant && tile != engine.HappyBirthday {
			n++
		}
	}
	return n
}

// Draw draws the page.
func (s *Placement) Draw(dst *ebiten.Image) {
	t := s.Theme
	s.drawGround(dst)
	s.drawColumn(dst)
	s.drawOdds(dst)
	s.drawDesk(dst)
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.drawMarks(dst)
	s.drawMoves(dst)
	s.drawGhost(dst)
	sheet := s.Boxes.Table.Calendar.Sheet
	s.M.Toast.Draw(t, dst, render.Rect{X: sheet.X, Y: sheet.Y, W: sheet.W, H: sheet.H - 24})
	s.UI.DrawTip(dst)
}

func (s *Placement) CaptionAt() (x, y float64) { return app.FootOf(s.Boxes.Table.Calendar.Sheet) }

func (s *Placement) Relocalise() {
	s.M.Retell()
	for space := range s.Says {
		s.Says[space] = s.M.Words.Space(s.M.Stage.Shown().Setup.Edition, engine.Space(space))
	}
	s.told = told{}
	if o := &s.Odds; o.Base != nil && o.Base.Months() > 0 {
		s.tellOdds()
		if o.Choice.Kind != engine.NoChoice {
			s.tellChange()
		}
	}
	s.version++
}

func (s *Placement) Stage() *stage.Stage { return s.M.Stage }

// Reckoned reports whether there are odds of the month as it lies now.
func (s *Placement) Reckoned() bool {
	o := &s.Odds
	return s.M.Odds && o.Base != nil && o.next > oddsBegin && o.Days == s.M.Stage.Shown().Pages[s.Month-1]
}

var (
	_ app.Staged   = (*Placement)(nil)
	_ app.Reckoner = (*Placement)(nil)
)
