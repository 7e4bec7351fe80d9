package turn

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Turn is the scene in which the months are played: calendar, dice, the card
// that is read, the players' money, and what is asked. What needs more room
// to be decided lies over the calendar as a [sheet].
type Turn struct {
	app.Base
	M *match.Match

	// version changes whenever something else is to be shown.
	version uint64
	Layout  render.Table
	// tools is the tool row, and desk the players' cards, as they were laid out last.
	tools, desk *flow.Node
	frame       *frame.Frame
	// note is where what a choice does is told above the log; empty where it is
	// told in the log's place, or nothing is, see [turn.noteBox].
	note render.Rect
	// sheet is what lies over the calendar, or nil; sheets keeps them.
	Panel  sheet
	Sheets sheets
	// prompts is what the prompts on the table know of the page.
	prompts      *prompt.Context
	table, above []ui.Control

	// stake is what is about to be staked on Swellfare.
	stake staking

	// recapped is the last turn whose recap was shown or left out.
	recapped uint16

	// key is what the controls were last listed for.
	key turnKey
	// furniture is what pages have besides their days, once it is wanted.
	furniture *match.Extras
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
	// covered says that another page lies over the table.
	covered bool
}

func (s *Turn) shows() turnKey {
	sh := s.M.Stage.Shown()
	k := turnKey{
		page: s.M.Stage.Page(), events: sh.Log.Count(), turn: sh.Turn, moving: s.M.Moving(),
		lines: s.M.Log.Version, speed: s.M.Speed(), mute: s.Settings.Mute, said: s.M.Tutor.Version,
	}
	a := s.M.Stage.Actors()
	if a.Line.On {
		k.writing = a.Line.Step + 1
	}
	if a.Number.On {
		k.filling = a.Number.T
	}
	k.hold, k.held = s.M.Hold()
	k.prompt, k.asked = s.M.Asked()
	k.covered = s.covered()
	return k
}

func NewTurn(a *app.App, m *match.Match) app.Scene {
	s := &Turn{Base: app.NewBase(a, "turn"), M: m}
	s.recapped = m.Stage.Shown().Turns
	s.prompts = s.promptContext()
	s.frame = frame.New(m, s.UI)
	s.frame.Skip = s.skip
	return s
}

// Status says what is asked, or waited for.
func (s *Turn) Status() app.Status {
	status := s.frame.Status(s.ID)
	if _, ok := s.Panel.(*ledgerSheet); ok {
		status.Scene = "settlement"
	}
	return status
}

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
	s.offerHandover()
	s.offerRecap()
	s.frame.OpenWantedLoan(s.lend)
	if s.covered() {
		return true
	}
	if s.Outdated(s.version) {
		s.build()
	}
	s.M.NotePress(in)
	done, dirty := s.Handle(in)
	s.frame.Unused(in, &done, s.table, s.Panel == nil || s.M.Moving())
	s.shake()
	return dirty || changed
}

// Follow lists anew what has changed below a page that lies over the table, see
// [app.Follower].
func (s *Turn) Follow() {
	s.take()
	if s.Outdated(s.version) {
		s.build()
		s.Relist()
	}
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

// take takes over what the game has come to: other controls, another sheet over the table.
func (s *Turn) take() {
	if now := s.shows(); now != s.key {
		s.key = now
		s.Invalidate()
		s.FollowStake()
	}
	if sheet := s.sheetNow(); sheet != s.Panel {
		s.Panel = sheet
		s.Invalidate()
	}
	if s.Panel != nil {
		s.Panel.follow(s)
	}
}

// Invalidate has everything listed and drawn anew.
func (s *Turn) Invalidate() { s.version++ }

// build lists the controls for what is to be shown now.
func (s *Turn) build() {
	s.layTable()
	s.layMonth()
	if p, ok := s.Panel.(*promptPanel); ok {
		p.build(s)
	}
	s.table = s.table[:0]
	if s.Panel == nil || s.Panel.board() {
		s.listBoard()
	}
	s.layFrame()
	s.table = s.tools.Controls(s.desk.Controls(s.table, s.version), s.version)
	if s.Panel == nil {
		s.listColumn()
	}
	app.ShareRows(s.Theme, s.table)
	s.Layers = append(s.Layers[:0], ui.Layer{ID: "table", First: s.First(), Controls: s.table})
	if s.Panel != nil {
		s.above = s.Panel.list(s, s.above[:0])
		app.ShareRows(s.Theme, s.above)
		s.Layers = append(s.Layers, ui.Layer{
			ID: "sheet", First: s.Panel.first(s), Controls: s.above, Version: s.version,
		})
	}
	if !s.covered() { // what lies over the table is read first
		s.Layers = s.M.AddSpeech(s.Layers, s.pointedAt(), s.covers, s.told())
	}
	s.frame.KeepFocus(s.Layers, s.First())
}

// layTable lays the table out. Where there are savings the book lies open, but
// not below a sheet.
func (s *Turn) layTable() {
	s.Layout = tableIn(s.View()).WithDeals(s.handNeeds())
	if facts.Banks(s.M) && s.Panel == nil {
		s.Layout = s.Layout.WithBook()
	}
	if _, ok := s.Panel.(*ledgerSheet); ok && s.View().IsUpright() && s.Layout.Deals.X != s.Layout.Log.X {
		// The bills stand higher than any card, and so do the Deals beside them.
		y := s.Layout.Tools.Bottom() + s.ledgerMeasures().top
		s.Layout.Deals.Y, s.Layout.Deals.H = y, s.Layout.Column.Bottom()-y
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

// active returns the seat whose card is raised, and what its tab says.
func (s *Turn) active() (engine.Seat, string) {
	kind := engine.TakeTurn
	if _, settles := s.Panel.(*ledgerSheet); settles {
		kind = engine.PayOffLoan
	}
	return s.frame.Active(kind)
}

// Draw draws the scene.
func (s *Turn) Draw(dst *ebiten.Image) {
	if s.Layout.View != s.View() {
		s.layTable()
	}
	t := s.Theme
	if s.Panel != nil && !s.Panel.board() {
		// Nothing of this moves.
		state := s.UI.State("log")
		key := underlayKey{s.version, state.Hover, state.Focused}
		s.images.under.Draw(t, dst, s.View().Bounds(), 0, key, func(dst *ebiten.Image) {
			s.drawBoard(dst)
			t.Veil(dst, s.Layout.Wall)
			s.tools.Paint(dst)
			s.Panel.draw(s, dst)
		})
		s.Panel.live(s, dst)
	} else if s.Panel != nil {
		s.drawBoard(dst)
		s.tools.Paint(dst)
		s.Panel.draw(s, dst)
	} else {
		if s.M.Stage.Actors().Tear.On {
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
	s.desk.PaintLive(dst)
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.drawPointedAt(dst)
	s.drawFlight(dst)
	s.M.Toast.Draw(t, dst, s.frame.ToastArea(&s.Layout))
	s.UI.DrawTip(dst)
}

// set returns a style that grows with the size of the text as far as there is
// room.
func (s *Turn) set(st render.Style) render.Style { return s.Theme.Capped(st, app.Growth) }

// lower is like [turn.set] for type that may be no larger than most, in logical
// pixels, for it stands in a row of which there are many.
func (s *Turn) lower(st render.Style, most float64) render.Style {
	st = s.set(st)
	st.Size = min(st.Size, most/s.Theme.TextScale)
	return st
}

// pin pins a panel to the wall, between the texts at both ends of its head, which
// end at left and begin at right.
func (s *Turn) pin(dst *ebiten.Image, panel render.Rect, left, right float64) {
	const air = 14
	x := min(max(panel.CenterX(), left+air), max(right-air, (left+right)/2))
	s.Theme.Pin(dst, x, panel.Y+2, render.Blue)
}

// fit sets a line, see [render.Theme.DrawFit], in a style as of [turn.set].
func (s *Turn) fit(dst *ebiten.Image, text string, x, y, width, floor float64, st render.Style) float64 {
	return s.Theme.DrawFit(dst, text, x, y, width, floor, s.set(st))
}

// date names a day, "Wednesday 24", shorter in small windows.
func (s *Turn) date(page, day uint8) string {
	if s.View().Compact {
		return s.M.Words.Day(day)
	}
	return s.M.Date(page, day)
}

func (s *Turn) CaptionAt() (x, y float64) { return app.FootOf(s.Layout.Calendar.Sheet) }

func (s *Turn) Relocalise() {
	s.M.Relocalise()
	s.furniture = nil
	s.Invalidate()
}

func (s *Turn) Stage() *stage.Stage { return s.M.Stage }

var _ app.Staged = (*Turn)(nil)
