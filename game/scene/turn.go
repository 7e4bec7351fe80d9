package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// turn is the scene in which the months are played: calendar, dice, the card
// that is read, the players' money, and what is asked. What needs more room
// to be decided lies over the calendar as a [sheet].
type turn struct {
	page
	m *match

	// version changes whenever something else is to be shown.
	version uint64
	tb      render.Table
	// note is where what a choice does is told above the log; empty where it is
	// told in the log's place, or nothing is, see [turn.noteBox].
	note render.Rect
	// sheet is what lies over the calendar, or nil; sheets keeps them.
	sheet  sheet
	sheets sheets
	// over is what lies over everything, or nil: a loan, Deals, the log.
	over overlay

	table, above []ui.Control

	// stake is what is about to be staked on Swellfare.
	stake staking

	// looked counts the ticks since the player last pointed at something.
	looked int
	haste  haste
	// holder is the person who was asked last, or NoSeat.
	holder engine.Seat
	// recapped is the last turn whose recap was shown or left out.
	recapped uint16

	// key is what the controls were last listed for.
	key    turnKey
	spaces [engine.NumSpaces]words.Space
	// furniture is what pages have besides their days, once it is wanted.
	furniture *furniture
	dice      diceSpot
	// chance keeps the odds of the player whom the screen is for.
	chance struct {
		key  oddsKey
		odds lab.Chances
	}
	images turnImages
}

// turnKey is all that the controls depend on, as far as it changes by itself.
type turnKey struct {
	page   uint8
	events int // that have happened
	turn   engine.Seat
	hold   stage.Hold
	held   bool
	prompt engine.Prompt
	asked  bool
	moving bool
	lines  uint64 // of the log
	speed  stage.Speed
	mute   bool
	// writing is the line of the ledger that is being written, from 1; filling
	// how far the disc is filled of the number that is being taken.
	writing stage.Step
	filling float64
	said    uint64 // by the coach
}

func (s *turn) shows() turnKey {
	sh := s.m.stage.Shown()
	k := turnKey{
		page: s.m.stage.Page(), events: sh.Log.Count(), turn: sh.Turn, moving: s.m.moving(),
		lines: s.m.chronicle.version, speed: s.m.speed(), mute: s.Settings.Mute, said: s.m.tutor.version,
	}
	a := s.m.stage.Actors()
	if a.Line.On {
		k.writing = a.Line.Step + 1
	}
	if a.Number.On {
		k.filling = a.Number.T
	}
	k.hold, k.held = s.m.hold()
	k.prompt, k.asked = s.m.asked()
	return k
}

// overlay is a panel that lies over all else until it is closed.
type overlay interface {
	// layer returns the panel and its controls.
	layer(s *turn) ui.Layer
	// stays reports whether the panel still makes sense.
	stays(s *turn) bool
}

func newTurn(h *House, m *match) Scene {
	s := &turn{page: newPage(h, "turn"), m: m, holder: engine.NoSeat, haste: haste{borrows: engine.NoSeat}}
	s.recapped = m.stage.Shown().Turns
	return s
}

// Status says what is asked, or waited for.
func (s *turn) Status() Status {
	status := Status{Scene: s.id, Moving: s.settles()}
	if _, ok := s.sheet.(*ledgerSheet); ok {
		status.Scene = "settlement"
	}
	if hold, held := s.m.hold(); held {
		status.Prompt, status.Seat = holdIDs[hold.Kind], int(hold.Seat)+1
	} else if p, ok := s.m.asked(); ok {
		status.Prompt, status.Seat = p.Kind.String(), int(p.Seat)+1
	} else if _, shown := s.hand.Box("lesson-next"); shown && s.m.listens() {
		status.Prompt, status.Seat, status.Moving = "lesson", int(s.m.pupil())+1, false
	}
	return status
}

var holdIDs = [...]string{
	stage.NoHold: "", stage.ReadCard: "read-card", stage.RollDice: "roll-dice", stage.ReadLedger: "read-ledger",
}

// patience is how long others wait for a player who looks at something, in
// ticks: longer than it takes to read it.
const patience = 12 * 60

// looks reports whether the player looks at something, so that others wait:
// at a dialog, or at a tooltip that was gone to. One that came up where the
// pointer only rests keeps nobody waiting.
func (s *turn) looks(in *input.State) bool {
	switch {
	case in.Pointer.JustPressed || in.Pressed != 0 && !in.Pressed.HasAny(input.Next, input.Prev, input.Up, input.Down, input.Left, input.Right):
		s.looked = patience
	case in.Pointer.Moved || in.Pressed != 0:
		s.looked = 0
	case s.looked < patience:
		s.looked++
	}
	return s.over != nil || s.hand.Busy() && s.looked < patience
}

func (s *turn) Tick(in *input.State) bool {
	top := s.Top()
	changed := s.m.tick(s.looks(in))
	changed = s.m.toast.wait(s.covered()) || changed
	if s.Top() != top {
		return true
	}
	if now := s.shows(); now != s.key {
		s.key = now
		s.touch()
		s.followStake()
	}
	s.follow()
	if v, ok := s.over.(*coachView); ok && v.think(s) {
		s.touch()
	}
	if s.stale(s.version) {
		s.build()
	}
	s.haste.time(in, s.m.moving())
	done, dirty := s.handle(in)
	for _, e := range done.Events {
		if e.Kind == ui.Dismissed {
			s.closeOver()
		}
	}
	s.free(in, &done)
	s.shake()
	return dirty || changed
}

// covered reports whether a panel lies over the whole table, which is read before
// anything else.
func (s *turn) covered() bool {
	switch s.over.(type) {
	case *recapView, *handoverView:
		return true
	}
	return false
}

// shake lets the dice be heard in their cup while the button that throws them
// is held down.
func (s *turn) shake() {
	shaken := s.hand.State("roll").Pressed || s.hand.State("throw").Pressed
	if shaken {
		s.caption(audio.DiceShake)
	}
	if s.Sound != nil {
		s.Sound.Hold(audio.DiceShake, shaken)
	}
}

// follow opens and closes what lies over the table as the game goes on.
func (s *turn) follow() {
	if sheet := s.sheetNow(); sheet != s.sheet {
		s.sheet = sheet
		s.touch()
	}
	if s.sheet != nil {
		s.sheet.follow(s)
	}
	if s.over != nil && !s.over.stays(s) {
		s.closeOver()
	}
	s.offerHandover()
	s.offerRecap()
	s.lend()
}

// touch has everything listed and drawn anew.
func (s *turn) touch() { s.version++ }

func (s *turn) openOver(o overlay) {
	s.over = o
	s.touch()
}

func (s *turn) closeOver() {
	if s.over != nil {
		s.over = nil
		s.touch()
	}
}

// free handles what no control had a use for: a press anywhere hurries what
// moves, Escape opens the menu, and digits set the speed.
func (s *turn) free(in *input.State, done *ui.Result) {
	if in.Pointer.JustPressed && len(done.Events) == 0 && s.over == nil && s.m.moving() && !s.overButton(in) {
		s.m.hurry()
	}
	switch free := done.Free; {
	case s.over != nil:
		// Covered or asked: only what is open counts. The menu can be had all
		// the same where nothing else can be closed.
		if _, covered := s.over.(*handoverView); covered && free.HasAny(input.Cancel, input.Menu) {
			s.openMenu()
		}
	case free.HasAny(input.Cancel, input.Menu):
		s.openMenu()
	case free.Has(input.Help):
		s.openHelp()
	case free.Has(input.Coach):
		s.openCoach()
	case free&answers != 0 && s.m.moving():
		s.hasten(free)
	case s.sheet != nil && !s.m.moving():
		// There digits are numbers.
	default:
		for i, a := range [stage.NumSpeeds]input.Action{input.SpeedSlow, input.SpeedNormal, input.SpeedFast, input.SpeedInstant} {
			if free.Has(a) {
				s.m.setSpeed(stage.Speed(i))
				s.touch()
			}
		}
	}
}

// overButton reports whether the pointer is on something that reacts to it by
// itself.
func (s *turn) overButton(in *input.State) bool {
	for i := range s.table {
		c := &s.table[i]
		if !c.Info && c.Box.Contains(in.Pointer.X, in.Pointer.Y) {
			return true
		}
	}
	return false
}

func (s *turn) openMenu() {
	s.hand.Let()
	pauseDoor.Open(s.House, s.m)
}

func (s *turn) openHelp() { s.openOver(&helpView{}) }

// build lists the controls for what is to be shown now.
func (s *turn) build() {
	s.layTable()
	s.layMonth()
	s.table = s.table[:0]
	if s.sheet == nil || s.sheet.board() {
		s.listBoard()
	}
	s.listSeats()
	s.listTools()
	if s.sheet == nil {
		s.listColumn()
	}
	shareRows(s.Theme, s.table)
	s.layers = append(s.layers[:0], ui.Layer{ID: "table", First: s.first(), Controls: s.table})
	if s.sheet != nil {
		s.above = s.sheet.list(s, s.above[:0])
		shareRows(s.Theme, s.above)
		s.layers = append(s.layers, ui.Layer{
			ID: "sheet", First: s.sheet.first(s), Controls: s.above, Version: s.version,
		})
	}
	if s.over != nil {
		s.layers = append(s.layers, s.over.layer(s))
	} else {
		s.layers = s.m.speaks(s.layers, s.pointedAt(), s.covers, s.told())
	}
	if shown := s.focusGone(); shown {
		s.hand.Focus(s.first(), true)
	}
}

// focusGone reports whether the control that the keyboard is on will not be
// there any more, so that the keyboard goes to the main button.
func (s *turn) focusGone() bool {
	id, shown := s.hand.Focused()
	if !shown || s.over != nil {
		return false
	}
	for _, l := range s.layers {
		for i := range l.Controls {
			if l.Controls[i].ID == id {
				return false
			}
		}
	}
	return true
}

// layTable lays the table out. Where there are savings the book lies open, but
// not below a sheet.
func (s *turn) layTable() {
	s.tb = tableIn(s.View()).WithDeals(s.handNeeds())
	if s.banks() && s.sheet == nil {
		s.tb = s.tb.WithBook()
	}
	if a, ok := s.sheet.(*auctionSheet); ok {
		a.lower(s)
	}
	if _, ok := s.sheet.(*ledgerSheet); ok && s.View().IsUpright() && s.tb.Deals.X != s.tb.Log.X {
		// The bills stand higher than any card, and so do the Deals beside them.
		y := s.tb.Tools.Bottom() + s.ledgerMeasures().top
		s.tb.Deals.Y, s.tb.Deals.H = y, s.tb.Column.Bottom()-y
	}
	s.layNote()
}

// tableIn lays a table out.
func tableIn(v render.View) render.Table {
	if v.IsUpright() {
		return render.NewUprightTurn(v)
	}
	return render.NewTable(v)
}

// mine returns the person whom the screen is for now: who is asked, or waited
// for, or moves; else the person whose turn it is, or the only one there is.
func (s *turn) mine() engine.Seat {
	if p, ok := s.m.asked(); ok {
		return p.Seat
	}
	if hold, held := s.m.hold(); held {
		return hold.Seat
	}
	if turn := s.m.stage.Shown().Turn; s.m.people.Has(turn) {
		return turn
	}
	if s.m.people.Len() == 1 {
		for seat := range engine.Seat(engine.MaxSeats) {
			if s.m.people.Has(seat) {
				return seat
			}
		}
	}
	return s.m.stage.Shown().Turn
}

// active returns the seat whose card is raised, and what its tab says.
func (s *turn) active() (engine.Seat, string) {
	if p, ok := s.m.asked(); ok {
		return p.Seat, s.m.Words.Ask(s.m.table.State(), s.m.names).Tab
	}
	if hold, held := s.m.hold(); held {
		return hold.Seat, s.Say("prompt.tab." + holdTab(hold).String())
	}
	turn := s.m.stage.Shown().Turn
	if !s.m.people.Has(turn) {
		return turn, s.Say("turn.tab.computer")
	}
	kind := engine.TakeTurn
	if _, settles := s.sheet.(*ledgerSheet); settles {
		kind = engine.PayOffLoan
	}
	return turn, s.Say("prompt.tab." + kind.String())
}

func holdTab(h stage.Hold) engine.PromptKind {
	if h.Kind == stage.ReadLedger {
		return engine.PayOffLoan
	}
	return engine.TakeTurn
}

// Draw draws the scene.
func (s *turn) Draw(dst *ebiten.Image) {
	if s.tb.View != s.View() {
		s.layTable()
	}
	t := s.Theme
	if s.sheet != nil && !s.sheet.board() {
		// Nothing of this moves.
		state := s.hand.State("log")
		key := underlayKey{s.version, state.Hover, state.Focused}
		s.images.under.Draw(t, dst, s.View().Bounds(), 0, key, func(dst *ebiten.Image) {
			s.drawBoard(dst)
			t.Veil(dst, s.tb.Wall)
			s.drawTools(dst)
			s.sheet.draw(s, dst)
		})
		s.sheet.live(s, dst)
	} else if s.sheet != nil {
		s.drawBoard(dst)
		s.drawTools(dst)
		s.sheet.draw(s, dst)
	} else {
		if s.m.stage.Actors().Tear.On {
			// A page that is torn off goes behind the column.
			key, rest := s.drawGround(dst), s.restKey()
			s.placeDice(rest.dice)
			s.drawPieces(dst, &key)
			s.paintRest(dst, &rest)
		} else {
			key := s.drawTable(dst)
			s.drawPieces(dst, &key)
		}
		s.drawColumn(dst)
	}
	s.drawSeats(dst)
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.drawPointedAt(dst)
	s.drawFlight(dst)
	s.m.toast.draw(t, dst, s.toastArea())
	s.hand.DrawTip(dst)
}

// toastArea is where a toast stands: over the lower rows of the calendar.
func (s *turn) toastArea() render.Rect {
	r := s.tb.Calendar.Sheet
	return render.Rect{X: r.X + 30, Y: r.Y, W: r.W - 60, H: r.H - 24}
}

// growth is how far the type on sheets and panels grows with the size of the
// text: as far as they have room for it.
const growth = 1.25

// set returns a style that grows with the size of the text as far as there is
// room.
func (s *turn) set(st render.Style) render.Style { return s.Theme.Capped(st, growth) }

// lower is like [turn.set] for type that may be no larger than most, in logical
// pixels, for it stands in a row of which there are many.
func (s *turn) lower(st render.Style, most float64) render.Style {
	st = s.set(st)
	st.Size = min(st.Size, most/s.Theme.TextScale)
	return st
}

// pin pins a panel to the wall, between the texts at both ends of its head, which
// end at left and begin at right.
func (s *turn) pin(dst *ebiten.Image, panel render.Rect, left, right float64) {
	const air = 14
	x := min(max(panel.CenterX(), left+air), max(right-air, (left+right)/2))
	s.Theme.Pin(dst, x, panel.Y+2, render.Blue)
}

// fit sets a line, see [render.Theme.DrawFit], in a style as of [turn.set].
func (s *turn) fit(dst *ebiten.Image, text string, x, y, width, floor float64, st render.Style) float64 {
	return s.Theme.DrawFit(dst, text, x, y, width, floor, s.set(st))
}

// date names a day, "Wednesday 24", shorter in small windows.
func (s *turn) date(page, day uint8) string {
	if s.View().Compact {
		return s.m.Words.Day(day)
	}
	return s.m.date(page, day)
}

func (s *turn) CaptionAt() (x, y float64) { return footOf(s.tb.Calendar.Sheet) }

func (s *turn) Relocalise() {
	s.m.retell()
	s.furniture = nil
	clear(s.spaces[:])
	s.touch()
}

func (s *turn) Stage() *stage.Stage { return s.m.stage }

var _ Staged = (*turn)(nil)
