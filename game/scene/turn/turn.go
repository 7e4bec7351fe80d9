package turn

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/scene/purse"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/stage"
	"bigpayday/render/wall"
)

// Turn is the page on which the months are played: calendar, dice, the card that is read,
// the players' money, and what is asked.
type Turn struct {
	*app.Page[view]
	M *match.Match

	frame *purse.Frame
	board board
	dice  dice
	card  cardPlace
	// trays, middles, choices and rows are parts of the column, which are kept for each of the forms
	// of the page.
	trays, middles, choices flow.Kept[partKey]
	rows                    flow.Kept[rowKey]
	// invalidate is [Turn.Invalidate], which every button does.
	invalidate func()
	// wall is all that stands above the desk.
	wall *flow.Node

	// prompts is what the prompts on the table know of the page. prompted is the one whose
	// panel is shown, nil for none, and opened also one that has been laid aside.
	prompts          *prompt.Context
	prompted, opened *promptPanel

	// curtain is what a scene comes out of.
	curtain moments.Curtain
	// redraw says that something has moved on the prompt in this tick.
	redraw bool
	// stake is what is about to be staked on Swellfare.
	stake staking
	// recapped is the last turn whose recap was shown or left out.
	recapped uint16
	// changes counts what has been set or laid aside on the page itself, and language.
	changes uint64
	// followed is what the stake was followed to.
	followed asks
	// chance keeps the odds of the player whom the screen is for.
	chance struct {
		key  oddsKey
		odds lab.Chances
	}
}

// asks is what is asked, and after how many events.
type asks struct {
	events int
	prompt engine.Prompt
	asked  bool
}

// view is all that the tree depends on, as far as it changes by itself.
type view struct {
	asks
	changes uint64
	page    uint8
	turn    engine.Seat
	hold    stage.Hold
	held    bool
	moving  bool
	lines   uint64 // of the log
	pace    session.Pace
	mute    bool
	said    uint64 // by the coach
	// dice, settled and walks say what moves that the tray speaks of, and card which
	// card is presented.
	dice, settled, walks bool
	// moment is what is shown large over all, cheers says that the winner of a contest is
	// cheered, and calledOff that a game is not played.
	moment    moments.Kind
	cheers    bool
	calledOff bool
	card      engine.CardID
	presented bool
	panel     columnPanel
	day       dayKey
	pips      int
	// written says that the latest entry of the book is being written, so that it does not
	// rest on it.
	written bool
	odds    bool
	stake   staking
	lender  engine.Seat
	// undo is how many choices there were before the one that can be taken back.
	undo int
	// filling is how far the disc is filled of the number that is being taken.
	filling  float64
	progress progress
	// settles is what can be seen of the page below the one on which a month is settled or turns.
	settles resting
	// covered says that another page lies over the table, and lends that it is that of loans.
	covered, lends bool
}

// partKey is all that a part of the column depends on.
type partKey struct {
	app.Environment
	view
}

// rowKey is all that the buttons below the main one depend on.
type rowKey struct {
	partKey
	withLog bool
}

// partKey leaves the log out of the view.
func (s *Turn) partKey() partKey {
	k := partKey{s.Environment(), s.Key()}
	k.lines = 0
	return k
}

// NewTurn returns the page on which the months of a match are played.
func NewTurn(a *app.App, m *match.Match) app.Scene {
	s := &Turn{M: m, recapped: m.Stage.Shown().Turns}
	s.invalidate = s.Invalidate
	s.Page = app.NewPage[view](a, "turn", s)
	s.Growth, s.NextTick = []float64{1}, true
	s.Page.Overlay = s.overlay
	s.frame = purse.New(m, s.UI)
	s.prompts = s.promptContext()
	s.frame.Skip, s.frame.TakenBack = s.skip, s.Invalidate
	s.frame.Drawn, s.frame.CardPlace = s.drawLarge, func() (render.Rect, float64) { return s.cardBox(), s.tilt() }
	return s
}

// asks returns what is asked now.
func (s *Turn) asks() asks {
	p, ok := s.M.Asked()
	return asks{s.M.Stage.Shown().Log.Count(), p, ok}
}

// Key is what the page depends on, see [app.Content].
func (s *Turn) Key() view {
	if s.settles() {
		return view{changes: s.changes, page: s.M.Stage.Page(), odds: s.M.Odds, covered: true, settles: s.resting()}
	}
	sh, a := s.M.Stage.Shown(), s.M.Stage.Actors()
	now := view{
		asks: s.asks(), changes: s.changes, page: s.M.Stage.Page(), turn: sh.Turn, moving: s.M.Moving(),
		lines: s.M.Log.Version, pace: s.M.Pace(), mute: s.Settings.Mute, said: s.M.Tutor.Version,
		dice: a.Dice.On, settled: a.Dice.Settled, walks: a.Token.On, moment: a.Moment.Kind, cheers: a.Applause.On, calledOff: a.CalledOff,
		panel: s.panel(), written: s.bookWritten(), odds: s.M.Odds, stake: s.stake, lender: s.M.Borrows, undo: s.M.Undoable(),
		covered: s.covered(), lends: s.lies("loan"), progress: s.progress(),
	}
	now.hold, now.held = s.M.Hold()
	if c, ok := s.presented(); ok {
		now.presented, now.card = true, c.card
	}
	switch now.panel {
	case landingPanel:
		now.day = s.dayKey()
	case aheadPanel:
		now.pips = facts.Pips(s.M)
	}
	if a.Number.On {
		now.filling = a.Number.T
	}
	return now
}

// Status says what is asked, or waited for.
func (s *Turn) Status() app.Status {
	return s.frame.Status(s.ID)
}

// Tick handles one sixtieth of a second.
func (s *Turn) Tick(in *input.State) bool {
	if s.covered() {
		s.Follow()
		return true
	}
	changed := s.frame.Advance(in)
	if s.covered() {
		return true // the game has gone on to another page
	}
	s.take()
	changed, s.redraw = s.curtain.Tick(s.sceneNumber()) || changed || s.redraw, false
	if s.settles() {
		s.UI.Release()
		s.openMonthEnd()
		return true
	}
	s.M.OfferHandover(s.UI, s.sealed())
	s.offerRecap()
	s.frame.OpenWantedLoan(s.lend)
	if s.covered() {
		return true
	}
	s.M.NotePress(in)
	done, dirty := s.TickFor(in)
	s.frame.Unused(in, &done, s.Layers[0].Controls, s.prompted == nil || s.M.Moving())
	s.shake()
	return dirty || changed
}

// Follow shows what has changed below a page that lies over the table, see
// [app.Follower].
func (s *Turn) Follow() {
	s.take()
	s.Page.Follow()
}

// shake lets the dice be heard in their cup while the button that throws them
// is held down.
func (s *Turn) shake() {
	shaken := s.UI.State("roll").Pressed || s.UI.State("throw").Pressed
	if shaken {
		s.Caption(audio.DiceShake)
	}
	if s.Sound != nil {
		s.Sound.Hold(audio.DiceShake, shaken)
	}
}

// take brings stake and panel into line with what the game asks now.
func (s *Turn) take() {
	if now := s.asks(); now != s.followed {
		s.followed = now
		s.followStake()
	}
	s.followPrompt()
}

// settles reports whether a month is settled or turns, on a page that lies over the calendar.
func (s *Turn) settles() bool {
	return s.M.Stage.Shown().Settlement.Open || s.M.Stage.Actors().Turning.On
}

// Invalidate has everything listed and drawn anew, and what is asked looked at again.
func (s *Turn) Invalidate() {
	s.changes++
	s.followed = asks{}
}

// Build lays the page out, see [app.Content]: the column stands beside the calendar or, in
// an upright window, below it, with the log and the Deals in a column of their own where
// there is room for one.
func (s *Turn) Build() *flow.Node {
	if s.prompted != nil {
		s.prompted.build(s)
	}
	s.First = s.first()
	s.frame.Seats.Away = s.settles()
	asking := s.asking
	if s.settles() {
		asking = nil
	}
	if scene := s.scene(); scene != nil {
		larger := sheetGrowths(s.View())
		larger = larger[:slices.Index(larger, 1)+1]
		if s.View().Point > 0 {
			larger = append(larger, .8, .7)
		}
		s.frame.Begin()
		s.frame.Pool = nil
		s.wall = flow.Fit(scene.Wall(s.prompts, s.frame.Head()), larger...)
		return app.DeskIn(wall.Room{Bare: true}, s.wall, flow.Fit(scene.Desk(s.prompts), larger...)).Over(s.drawOver)
	}
	s.frame.Pool = nil
	s.wall = s.frame.Table(s.calendar, asking)
	return app.DeskIn(s.M.Room(s.M.Stage.Page()), s.wall, s.frame.Desk(s.frame.Active(engine.TakeTurn))).Over(s.drawOver)
}

// scene returns the prompt that takes the whole window, nil for none.
func (s *Turn) scene() prompt.Scene {
	if s.settles() {
		return nil
	}
	scene, _ := s.onTable().(prompt.Scene)
	return scene
}

// sceneNumber tells a scene from the next, 0 while there is none: two who land on a day together have
// a contest each.
func (s *Turn) sceneNumber() int {
	if s.scene() == nil {
		return 0
	}
	return int(s.M.Stage.Shown().Landed.Seat-engine.NoSeat) + 1
}

// overlay adds what the coach says to the layers of the page.
func (s *Turn) overlay(layers []ui.Layer) []ui.Layer {
	if !s.covered() && !s.M.Stage.Actors().Moment.Fills() { // what lies over the table is read first
		told := s.M.Read(s.Tree())
		if s.prompted != nil {
			told = append(told, s.prompted.told()...)
		}
		layers = s.M.AddSpeech(layers, s.pointedAt(layers), s.frame.SlipRoom(), s.frame.Covers, told)
	}
	s.frame.FollowAsked(s.First)
	s.frame.KeepFocus(layers, s.First)
	return s.M.AddMoment(layers, &s.M.Stage.Actors().Moment)
}

// focused returns the control that the keyboard is seen on, "" for none.
func (s *Turn) focused() ui.ID {
	if id, shown := s.UI.Focused(); shown {
		return id
	}
	return ""
}

// date names a day, "Wednesday 24", shorter in small windows.
func (s *Turn) date(page, day uint8) string {
	if s.View().Compact {
		return s.M.Words.Day(day)
	}
	return s.M.Date(page, day)
}

// drawOver draws what flies over the page, and what is told over all.
func (s *Turn) drawOver(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
	s.drawFlyingCard(dst)
	s.drawToss(dst)
	if s.settles() {
		return // the page over this one draws the rest
	}
	if scene := s.scene(); scene != nil {
		scene.Over(s.prompts, t, dst)
	}
	s.M.Toast.Draw(t, dst, s.frame.ToastArea(s.sheet()))
	s.frame.Doorstep = nil
	if b, ok := s.onTable().(*prompt.Buyer); ok {
		s.frame.Doorstep = b.Doorstep
	}
	s.frame.Moment(dst, &s.board.calendar, s.wall.Box)
	s.frame.Notes(dst, &s.board.calendar)
	s.darken(dst, s.curtain.Dark())
}

// Draw draws the page or, while the curtain comes down, has what is still on the screen grow dark: it
// makes what is behind the curtain meanwhile, so that no frame is late once it rises.
func (s *Turn) Draw(dst *ebiten.Image) {
	if !s.curtain.Down() {
		s.Page.Draw(dst)
		return
	}
	const pixels, budget = 1 << 22, 12 * time.Millisecond
	s.Theme.Prewarm(pixels, budget, func() { s.Page.Draw(dst) })
	s.darken(dst, s.curtain.Falls())
}

// darken draws so much of the dark.
func (s *Turn) darken(dst *ebiten.Image, dark float64) {
	if dark > 0 {
		s.Theme.Pen(dst).Fill(s.View().Bounds(), 0, palette.Faded(s.Theme.Palette.Limelight, dark))
	}
}

// CaptionAt returns where captions of sounds stand.
func (s *Turn) CaptionAt() (x, y float64) { return app.FootOf(s.sheet()) }

// sheet returns where the calendar lies or, while a scene takes the window, the wall.
func (s *Turn) sheet() render.Rect {
	if s.scene() != nil {
		return s.wall.Box
	}
	return s.board.calendar.Sheet
}

// Relocalise says everything in another language.
func (s *Turn) Relocalise() {
	s.M.Relocalise()
	s.Invalidate()
}

// Stage returns the stage of the match, see [app.Staged].
func (s *Turn) Stage() *stage.Stage { return s.M.Stage }

var _ app.Staged = (*Turn)(nil)
