package placement

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/stage"
)

// Placement is the page on which the month is built. Tiles are carried from the hand or
// from the box to the days of the calendar, and from day to day.
type Placement struct {
	*app.Page[view]
	M *match.Match

	// Month is the one whose page is laid.
	Month uint8
	// Kinds are the kinds of tiles in the box.
	Kinds []engine.Space
	// shows is what the tree was built for.
	shows view
	// boxes and sides are the parts of the tree with the tiles and with all that stands
	// below the tools, in each of the forms of the side, of which one is laid out.
	boxes, sides []*flow.Node
	// logRows are the sentences of the log on the panel, and of that in a column of its own.
	logRows [2]session.LogRows

	board board
	// hand is the device in use.
	device input.Device
	// refused is why a place refused a tile, which its tip says for a while.
	refused refusal
	// settled is the control that the pointer rested on when the player last decided
	// something, and idle how many ticks nothing has been done.
	settled ui.ID
	idle    int
	// arranging says that every day was laid when the page was last looked at.
	arranging bool

	images images
	Odds   calendarOdds
}

// images are the pictures of tiles and players beside the calendar.
type images struct {
	wells [engine.NumSpaces]render.CachedImage[render.Tile]
	hand  render.CachedImage[render.Tile]
}

// view is all that the tree depends on.
type view struct {
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
	people  engine.SeatSet
	carried ui.ID
	// swap is the day whose tile would be swapped with the one that is carried.
	swap    uint8
	refused ui.ID
	device  input.Device
	log     uint64
	odds    bool
	figures oddsFigures
	remark  uint64 // by the coach
}

// NewPlacement returns the page on which the month of a match is built.
func NewPlacement(a *app.App, m *match.Match) app.Scene {
	sh := m.Stage.Shown()
	s := &Placement{M: m, Month: max(1, sh.Laying)}
	s.Page = app.NewPage[view](a, "placement", s)
	s.Growth = []float64{1}
	s.Overlay = s.overlay
	for kind, n := range sh.Edition().Tiles {
		if n > 0 {
			s.Kinds = append(s.Kinds, engine.Space(kind))
		}
	}
	s.settle()
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *Placement) Key() view {
	sh := s.M.Stage.Shown()
	if sh.Laying != 0 {
		s.Month = sh.Laying
	}
	now := view{
		month: s.Month, page: sh.Pages[s.Month-1], blue: sh.Blue[s.Month-1], left: sh.TilesLeft, inHand: sh.InHand, turn: sh.Turn,
		prompt: s.M.Table.State().Prompt(), resting: !s.M.Stage.Busy(), undo: s.M.Table.CanUndo(), people: s.M.People, refused: s.refused.id,
		device: s.device, log: s.M.Log.Version, odds: s.M.Odds, remark: s.M.Tutor.Version,
	}
	if s.M.Odds {
		now.figures = s.Odds.Figures
	}
	_, now.asked = s.M.Asked()
	if k, ok := s.UI.Carrying(); ok {
		now.carried = k.From
		from, to := spotOf(k.From), spotOf(k.Over)
		if from.where == onDay && to.where == onDay && k.Over != k.From && s.tileAt(to) != engine.Vacant {
			now.swap = to.day
		}
	}
	return now
}

// Build lays the page out, see [app.Content]: the side stands beside the calendar or, in
// a window that is high enough, below it, with the log in a column of its own where there
// is room for one.
func (s *Placement) Build() *flow.Node {
	s.shows = s.Key()
	s.boxes, s.sides = nil, nil
	s.First = s.firstControl()
	s.refuseAll()
	side, log := s.side(false), s.logColumn()
	wall := flow.First(
		flow.Column(s.calendar(uprightAspect).Upto(render.Illustration), flow.Row(side, log).Gap(render.Gap).Rest()).Gap(render.Margin),
		flow.Row(s.calendar(calendarAspect), side, log).Gap(render.Margin).Along(flow.Center),
		flow.Row(s.calendar(calendarAspect), s.side(true)).Gap(render.Margin).Along(flow.Center),
	).Pad(render.Margin, render.Gap)
	return app.Desk(wall.Rest(), s.desk())
}

// calendar is the calendar, of a height that it has at least.
func (s *Placement) calendar(aspect float64) *flow.Node {
	return flow.Board(s.listCalendar, nil, s.drawCalendar).Over(s.drawMoves).Size(render.BoardWidth, render.None).Aspect(aspect).Grow(0).Across(flow.Fill)
}

// firstControl returns the control that the keyboard begins at.
func (s *Placement) firstControl() ui.ID {
	switch {
	case s.freely() && s.missing() > 0:
		return s.FirstLeft()
	case s.shows.prompt.Kind != engine.PlaceTile:
		return "start"
	case s.byOne():
		return s.FirstLeft()
	}
	return "hand"
}

// FirstLeft returns the well of the first kind of which tiles are left.
func (s *Placement) FirstLeft() ui.ID {
	for _, kind := range s.Kinds {
		if s.shows.left[kind] > 0 {
			return boxID(kind)
		}
	}
	return "start"
}

// overlay adds what the coach says to the layers of the page.
func (s *Placement) overlay(layers []ui.Layer) []ui.Layer {
	return s.M.AddSpeech(layers, s.pointedAt(layers), s.covers, nil)
}

// openLog shows all of the log in the place of what stands beside the calendar.
func (s *Placement) openLog() {
	s.UI.Release()
	session.LogDoor.Open(s.App, session.LogAt{Session: s.M.Session, Room: func() render.Rect { return frame.BoxOf(s.sides) }})
}

// pointedAt returns where the thing stands that the coach comments on.
func (s *Placement) pointedAt(layers []ui.Layer) render.Rect {
	r, _ := s.M.Remark()
	switch r.At {
	case lesson.TheMonth:
		return s.board.calendar.Sheet
	case lesson.TheBox:
		return frame.BoxOf(s.boxes)
	case lesson.TheStart:
		return session.BoxOf(layers, "start")
	}
	return render.Rect{}
}

// covers says what it costs the coach to cover a control of the page: most for what a
// tile can be taken from, or laid on.
func (s *Placement) covers(c *ui.Control) float64 {
	const vacant, taken, long, short = 2, .1, .02, .15
	switch at := spotOf(c.ID); {
	case at.where == onDay && s.TileOn(at.day) == engine.Vacant:
		return vacant
	case at.where == onDay:
		return taken
	case at.where != 0:
		return 1
	case c.ID == "log" && s.View().IsUpright():
		return long
	case c.ID == "log":
		return short
	case c.Info || c.Off:
		return taken
	}
	return 1
}

// Status says who is asked to lay a tile.
func (s *Placement) Status() app.Status {
	status := s.M.Status(s.ID)
	status.Moving = !s.IsCurrent() || status.Moving || len(s.board.flights) > 0
	return status
}

// Tick handles one sixtieth of a second.
func (s *Placement) Tick(in *input.State) bool {
	s.device = in.Device
	moving := s.M.Moving()
	done, dirty := s.TickFor(in)
	for _, e := range done.Events {
		if e.Kind == ui.PutBack && s.letGoOutside(e.ID, in) {
			s.PlayCue(audio.TileRefuse)
			s.M.Toast.Refuse(s.Say("placement.outside"))
		}
	}
	s.keys(in, done.Free, moving)
	s.follow(in)
	s.idle++
	if !in.Idle {
		s.idle = 0
	}
	changed := s.M.Advance(s.looksOn(in))
	moved := s.moveOn()
	s.guide()
	found := s.stepOdds()
	return changed || moved || dirty || found
}

// keys handles the keys that belong to no control.
func (s *Placement) keys(in *input.State, free input.Actions, moving bool) {
	if moving && in.Pressed.Has(input.GoOn) {
		s.M.SkipMotion()
	}
	if free.HasAny(input.Cancel, input.Menu) {
		s.pause()
	}
	for i := range beats.NumSpeeds {
		if free.Has(input.SpeedSlow + input.Action(i)) {
			s.M.SetSpeed(i)
		}
	}
}

// lookTicks is how many ticks computers wait for somebody who only looks at something.
const lookTicks = 8 * 60

// looksOn reports whether the player looks at something, so that computers had better
// wait. What the pointer happens to rest on after a decision, or for a long time, does not
// count.
func (s *Placement) looksOn(in *input.State) bool {
	if _, carrying := s.UI.Carrying(); carrying {
		return true
	}
	_, _, tip := s.UI.Tooltip()
	pointed := in.Device == input.Mouse || in.Device == input.Touch
	return tip && pointed && s.UI.Hovered() != s.settled && s.idle < lookTicks
}

// guide moves the keyboard to the way on when the last day has been laid.
func (s *Placement) guide() {
	p, ok := s.M.Asked()
	if !ok {
		return
	}
	arranging := p.Kind == engine.Arrange
	if _, shown := s.UI.Focused(); shown && arranging && !s.arranging {
		s.UI.Focus("start", true)
	}
	s.arranging = arranging
}

// settle takes what lies on the table as known: the keyboard stays where it is.
func (s *Placement) settle() {
	s.arranging = s.M.Table.State().Prompt().Kind == engine.Arrange
}

// CaptionAt returns where captions of sounds stand.
func (s *Placement) CaptionAt() (x, y float64) { return app.FootOf(s.board.calendar.Sheet) }

// Relocalise says everything in another language.
func (s *Placement) Relocalise() {
	s.M.Relocalise()
	s.refused = refusal{}
	if o := &s.Odds; o.Base != nil && o.Base.Months() > 0 {
		s.sayOdds()
		if o.Choice.Kind != engine.NoChoice {
			s.sayChange()
		}
	}
}

// Stage returns the stage of the match, see [app.Staged].
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
