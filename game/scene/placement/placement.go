package placement

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/purse"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
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
	// boxes are the box of tiles in each of the forms of the side, of which one is laid out.
	boxes []*flow.Node

	frame *purse.Frame
	board board
	// device is the one in use.
	device input.Device
	// refused is why a place refused a tile, which its tip says for a while.
	refused refusal
	// arranging says that every day was laid when the page was last looked at.
	arranging bool

	// wells and hand are the pictures of the tiles beside the calendar.
	wells [engine.NumSpaces]render.CachedImage[boards.Tile]
	hand  render.CachedImage[boards.Tile]

	Odds calendarOdds
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
	// swap is the day whose tile would be swapped with the one that is carried. The odds stand
	// where that is told.
	swap    uint8
	refused ui.ID
	device  input.Device
	log     uint64
	// odds says that they are shown, reckoned that there are some. The figures are no part of
	// it: they are insets.
	odds, reckoned bool
	remark         uint64 // by the coach
}

// NewPlacement returns the page on which the month of a match is built.
func NewPlacement(a *app.App, m *match.Match) app.Scene {
	sh := m.Stage.Shown()
	s := &Placement{M: m, Month: max(1, sh.Laying)}
	s.Page = app.NewPage[view](a, "placement", s)
	s.Growth = []float64{1}
	s.Overlay = s.overlay
	s.Odds.renewed(s.UI.Renew)
	s.frame = purse.New(m, s.UI)
	s.frame.Above, s.frame.BelowLog = s.tools, nil
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
	now.reckoned = now.odds && s.Odds.Figures.worth != ""
	_, now.asked = s.M.Asked()
	if k, ok := s.UI.Carrying(); ok {
		now.carried = k.From
		from, to := spots[k.From], spots[k.Over]
		if !now.odds && from.where == onDay && to.where == onDay && k.Over != k.From && s.tileAt(to) != engine.Vacant {
			now.swap = to.day
		}
	}
	return now
}

// Build lays the page out, see [app.Content].
func (s *Placement) Build() *flow.Node {
	s.shows = s.Key()
	s.boxes = nil
	s.First = s.firstControl()
	s.refuseAll()
	return app.Desk(s.frame.Table(s.calendar, s.side), s.desk())
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
	return s.M.AddSpeech(layers, s.pointedAt(layers), s.frame.SlipRoom(), s.covers, nil)
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
	const vacant, taken = 2, .1
	switch at := spots[c.ID]; {
	case at.where == onDay && s.TileOn(at.day) == engine.Vacant:
		return vacant
	case at.where == onDay:
		return taken
	case at.where != 0:
		return 1
	}
	return s.frame.Covers(c)
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
	if moving && in.Pressed.Has(input.GoOn) {
		s.M.SkipMotion()
	}
	s.frame.Unused(in, &done, s.Layers[0].Controls, true)
	s.follow(in)
	changed := s.frame.Advance(in)
	moved := s.moveOn()
	s.guide()
	found := s.stepOdds()
	return changed || moved || dirty || found
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
