// Package settlement is the page on which a month is settled: a ledger whose lines fill in
// one after another, and beside it the bills, what all of it comes to, and what can be
// decided.
//
// What lives here: what the ledger and the column say, and the amounts that are being set.
// What does not: what a settlement comes to, which the engine says; tools and players'
// cards (package frame); the calendar that can be seen below the ledger, which the page of
// the turn draws.
package settlement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/purse"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// page lies over the calendar as long as a month is settled.
type page struct {
	*app.Page[view]
	m     *match.Match
	frame *purse.Frame
	// set is what the player is about to decide.
	set amounts
	// calendar is the one below the ledger, and sheets are the ledger in each of the forms of
	// the page, of which one is laid out.
	calendar boards.Calendar
	sheets   []*flow.Node
	// kept are the parts of the ledger, the bills, and what stands beside the ledger, which
	// are kept from one tree to the next.
	kept struct {
		head, labels, foot, bills, beside flow.Kept[partKey]
		rows                              [tabletop.NumSteps]flow.Kept[partKey]
	}
}

// partKey is all that a part of the page depends on. In it the line that is being written is
// left out of the view, where it is another one or does not matter.
type partKey struct {
	app.Environment
	view
	// current says that a line is the next one to be written, and nothing is being written.
	current bool
	// settled is what has come of the settlement as far as the part shows it, charges are those
	// that the player holds, and player is who settles. End is what the player has at the end.
	settled tabletop.Settlement
	charges int
	player  engine.Player
	end     engine.Finances
	stamp   stampState
}

// partKey returns the key of a part that does not depend on which line is being written.
func (p *page) partKey() partKey {
	k := partKey{Environment: p.Environment(), view: p.Key()}
	k.writing, k.ticked, k.stamped, k.moment = 0, false, false, moments.None
	k.lines, k.said = 0, 0
	return k
}

// amounts are sums that a person sets before they are decided, in dollars.
type amounts struct {
	// asked is the kind of question that the sums are for.
	asked engine.PromptKind
	// repay is what is to be paid off, saves what is to be put into the savings; below
	// zero, to be taken out.
	repay, saves int32
}

// view is all that the page depends on.
type view struct {
	amounts
	events          int // that have happened
	hold            stage.Hold
	prompt          engine.Prompt
	held, asks      bool
	moving, covered bool
	// writing is the line that is being written, from 1, and ticked whether that is ticked
	// off already.
	writing tabletop.Step
	ticked  bool
	stamped bool
	lines   uint64 // of the log
	said    uint64 // by the coach
	pace    session.Pace
	halted  bool
	mute    bool
	borrows engine.Seat
	// moment is what is shown large over all.
	moment moments.Kind
	// undo is how many choices there were before the one that can be taken back.
	undo int
}

// New returns the page of the settlement that is on.
func New(a *app.App, m *match.Match) app.Scene {
	p := &page{m: m}
	p.Page = app.NewPage(a, match.SettlementDoor.ID(), p)
	p.frame = purse.New(m, p.UI)
	p.Growth, p.NextTick, p.WithBelow = []float64{1}, true, true // each part grows for itself
	p.Overlay = p.speak
	p.follow()
	return p
}

// Over reports that the calendar can be seen below, see [app.Scene].
func (p *page) Over() bool { return true }

// IsGround says that the page stays in sight below others, see [app.Ground].
func (p *page) IsGround() {}

// Status says what is asked, or waited for, see [app.Scene].
func (p *page) Status() app.Status { return p.frame.Status(p.ID) }

// Stage returns what the page shows, see [app.Staged].
func (p *page) Stage() *stage.Stage { return p.m.Stage }

// CaptionAt returns where captions stand: at the foot of the calendar.
func (p *page) CaptionAt() (x, y float64) { return app.FootOf(p.calendar.Sheet) }

// settlement returns what is settled.
func (p *page) settlement() *tabletop.Settlement { return &p.m.Stage.Shown().Settlement }

// Tick handles one sixtieth of a second, see [app.Scene].
func (p *page) Tick(in *input.State) (dirty bool) {
	if p.covered() {
		p.Follow()
		return true
	}
	changed := p.frame.Advance(in)
	if p.covered() {
		return true // the game has gone on to another page
	}
	if !p.settlement().Open {
		p.leave()
		return true
	}
	p.m.OfferHandover(p.UI, nil)
	p.frame.OpenWantedLoan(p.openLoan)
	p.follow()
	if p.covered() {
		return true
	}
	p.m.NotePress(in)
	done, dirty := p.TickFor(in)
	p.frame.Unused(in, &done, p.Layers[0].Controls, p.m.Moving()) // when it is asked, digits are sums
	return dirty || changed
}

// covered reports whether another page lies over this one.
func (p *page) covered() bool { return p.Top() != app.Scene(p) }

// leave goes back to the calendar.
func (p *page) leave() {
	p.UI.Release()
	p.Close()
	if below, ok := p.Top().(app.Follower); ok {
		below.Follow()
	}
}

// follow takes over what is asked. Paying off begins with the most that needs no new loan.
func (p *page) follow() {
	asked, ok := p.m.Asked()
	if !ok {
		asked.Kind = engine.NoPrompt
	}
	if asked.Kind == p.set.asked {
		return
	}
	p.set = amounts{asked: asked.Kind}
	if asked.Kind == engine.PayOffLoan {
		p.set.repay = p.m.Table.State().MostRepaidWithoutLoan()
	}
}

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	a, sh := p.m.Stage.Actors(), p.m.Stage.Shown()
	v := view{
		amounts: p.set, events: sh.Log.Count(), moving: p.m.Moving(), covered: p.covered(),
		stamped: a.Stamp.On, lines: p.m.Log.Version, said: p.m.Tutor.Version,
		pace: p.m.Pace(), halted: p.m.Halted, mute: p.m.Settings.Mute, borrows: p.m.Borrows, moment: a.Moment.Kind, undo: p.m.Undoable(),
	}
	v.hold, v.held = p.m.Hold()
	v.prompt, v.asks = p.m.Asked()
	if a.Line.On {
		v.writing, v.ticked = a.Line.Step+1, a.Line.T >= ticked
	}
	return v
}

// Build lays the page out, see [app.Content].
func (p *page) Build() *flow.Node {
	l := newLedger(p)
	p.sheets = nil
	seats := p.frame.Desk(p.frame.Active(engine.PayOffLoan))
	table := p.frame.Table(l.overCalendar, l.column)
	page := app.Desk(table, seats)
	return page.On(func(t *render.Theme, dst *ebiten.Image, wall render.Rect) {
		wall.H = seats.Box.Y - wall.Y
		pieces.Veil(t, dst, wall)
	}).Over(func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
		p.fly(t, dst)
		p.frame.Moment(dst, &p.calendar, table.Box)
	})
}

// larger puts factors of the type, see [flow.Fit], behind larger ones for upright windows, whose
// logical pixels are small.
func (p *page) larger(factors []float64) []float64 {
	if p.View().IsUpright() {
		return append([]float64{1.45, 1.3, 1.15}, factors...)
	}
	return factors
}

// fly draws what flies over the page, and the toast.
func (p *page) fly(t *render.Theme, dst *ebiten.Image) {
	p.frame.Notes(dst, &p.calendar)
	p.m.Toast.Draw(t, dst, p.frame.ToastArea(p.calendar.Sheet))
}

// speak adds what a coach says, and keeps the keyboard on something that is there.
func (p *page) speak(layers []ui.Layer) []ui.Layer {
	if !p.covered() && !p.m.Stage.Actors().Moment.Fills() { // what lies over the page is read first
		const line = .2 // of the ledger
		told := p.m.Read(p.Tree())
		if sheet := frame.LaidOut(p.sheets); sheet != nil {
			told = append(told, session.Covering{Box: sheet.Box, Cost: line})
		}
		layers = p.m.AddSpeech(layers, p.pointedAt(layers), p.frame.SlipRoom(), p.frame.Covers, told)
	}
	p.frame.FollowAsked(p.First)
	p.frame.KeepFocus(layers, p.First)
	return p.m.AddMoment(layers, &p.m.Stage.Actors().Moment)
}

// pointedAt returns where the thing stands that the coach comments on.
func (p *page) pointedAt(layers []ui.Layer) render.Rect {
	r, ok := p.m.Remark()
	if sheet := frame.LaidOut(p.sheets); ok && r.At == lesson.TheLedger && sheet != nil {
		return sheet.Box
	}
	return p.frame.PointedAt(layers)
}

// openLoan opens the sheet on which a loan is taken, over the button or in all of the
// column.
func (p *page) openLoan() {
	if facts.Borrowing(p.m).Step == 0 {
		return
	}
	button := func() render.Rect { r, _ := p.UI.Box("loan"); return r }
	p.UI.Release()
	match.LoanDoor.Open(p.App, match.Loan{Match: p.m, Kind: engine.Borrow, Opener: button, Room: func(high float64) render.Rect {
		r := p.frame.Room()
		if over := button().Y - p.Theme.Length(render.Gap) - r.Y; over >= high {
			r.H = over
		}
		return r
	}})
}
