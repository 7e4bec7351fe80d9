// Package race is the page on which a month turns: the old page of the calendar is torn off,
// and on the new one the players run as far as they have come, beside what of the month is
// worth telling.
//
// What lives here: what stands on the new page and beside it. What does not: when a month is
// over and how long it takes to turn (packages stage and standings), the old page, which the
// page of the turn draws, and how lanes look (package render).
package race

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/purse"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/charts"
	"bigpayday/render/stage"
	"bigpayday/render/standings"
)

// page lies over the calendar as long as a month turns.
type page struct {
	*app.Page[view]
	m     *match.Match
	frame *purse.Frame
	// race is how the race stands, and old draws the page that is torn off.
	race standings.Race
	old  func(dst *ebiten.Image, sheet render.Rect)
	torn render.CachedImage[int]
	// lanes are those of the race, kept from frame to frame.
	lanes charts.RaceLanes
	// counted is what their sums have counted to, in dollars.
	counted [engine.MaxSeats]int32
	// calendar is the new page, and wall all that stands above the desk.
	calendar boards.Calendar
	wall     *flow.Node
}

// view is all that the page depends on, besides what moves on it.
type view struct {
	// head says that the new page has its name, asks that the player is offered to go on, and
	// runs that somebody still runs.
	head, asks, runs bool
	covered          bool
	pace             session.Pace
	mute, halted     bool
	events           int
}

// New returns the page of the month that turns.
func New(a *app.App, r match.Race) app.Scene {
	p := &page{m: r.Match, old: r.OldPage}
	sh := p.m.Stage.Shown()
	p.race = sh.Standings.After(sh, p.turning().Month)
	p.Page = app.NewPage(a, match.RaceDoor.ID(), p)
	p.frame = purse.New(p.m, p.UI)
	p.Growth, p.NextTick, p.WithBelow = []float64{1}, true, true
	p.First = "go-on"
	return p
}

// turning is how far the month has turned.
func (p *page) turning() *standings.Turning { return &p.m.Stage.Actors().Turning }

// Over reports that the wall can be seen below, see [app.Scene].
func (p *page) Over() bool { return true }

// IsGround says that the page stays in sight below others, see [app.Ground].
func (p *page) IsGround() {}

// Status says what is waited for, see [app.Scene].
func (p *page) Status() app.Status { return p.frame.Status(p.ID) }

// Stage returns what the page shows, see [app.Staged].
func (p *page) Stage() *stage.Stage { return p.m.Stage }

// CaptionAt returns where captions stand: at the foot of the calendar.
func (p *page) CaptionAt() (x, y float64) { return app.FootOf(p.calendar.Sheet) }

// covered reports whether another page lies over this one.
func (p *page) covered() bool { return p.Top() != app.Scene(p) }

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
	if !p.turning().On {
		p.leave()
		return true
	}
	p.m.NotePress(in)
	done, dirty := p.TickFor(in)
	p.frame.Unused(in, &done, p.Layers[0].Controls, true)
	return dirty || changed
}

// leave goes back to the calendar.
func (p *page) leave() {
	p.UI.Release()
	p.Close()
	if below, ok := p.Top().(app.Follower); ok {
		below.Follow()
	}
}

// goOn ends the page at once. Before that is offered a press shows the race as it ends.
func (p *page) goOn() {
	asked := p.turning().Asks()
	if _, held := p.m.Hold(); held {
		p.m.EndHold()
		return
	}
	p.m.SkipMotion()
	if asked {
		p.m.Release()
	}
}

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	t := p.turning()
	return view{
		head: t.Head(), asks: t.Asks(), runs: t.T < 1, covered: p.covered(),
		pace: p.m.Pace(), mute: p.m.Settings.Mute, halted: p.m.Halted, events: p.m.Stage.Shown().Log.Count(),
	}
}

// Build lays the page out, see [app.Content].
func (p *page) Build() *flow.Node {
	seats := p.frame.Seats.Node(engine.NoSeat, "")
	p.wall = p.frame.Table(p.sheet, p.column)
	return app.Desk(p.wall, seats).Over(p.fly)
}

// fly draws what flies over the page: the old page as it falls, and the toast.
func (p *page) fly(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
	p.drawOld(t, dst)
	p.m.Toast.Draw(t, dst, p.frame.ToastArea(p.calendar.Sheet))
}

// drawOld draws the page that is torn off.
func (p *page) drawOld(t *render.Theme, dst *ebiten.Image) {
	now, a := p.turning(), p.m.Stage.Actors()
	k := boards.FallingPage{Version: p.LanguageCount(), Stamp: p.Say("settle.stamp"), Struck: now.Stamp(), Torn: now.Torn()}
	k.Fall, k.Turn = now.Fall()
	if a.Calm {
		k = boards.FallingPage{Version: k.Version, Stamp: k.Stamp, Struck: 1, Fade: a.Fade}
	}
	if now.Gone() && !a.Calm || k.Fade >= 1 {
		p.torn.Deallocate()
		return
	}
	room := p.wall.Box
	room.X, room.W, room.H, room.Y = 0, p.View().W, room.Bottom(), 0
	boards.DrawFallingPage(t, dst, room, p.calendar.Sheet, k, &p.torn, p.old)
}
