package battlefield

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/campaign"
)

// page is the page on which Conquest is played.
type page struct {
	*app.Page[view]
	m     *theater.Theater
	frame *frame.Frame
	seats *seats
	board *theater.Board
	// wall is what of the page is above the desk.
	wall  *flow.Node
	order order
	// pointed is the day that the person looks at: under the pointer, under the keyboard or
	// pressed last, NoDay for none. pressedLast is the latter alone, at the prompt pressedAt.
	// chain are the days that an attack has been dragged over with Shift held down.
	pointed, pressedLast conquest.Day
	pressedAt            conquest.Prompt
	chain                []conquest.Day
	// odds says that the chances stand on all days.
	odds bool
	// shown is whose hand lies open, NoSeat for nobody's.
	shown conquest.Seat
	// heldTicks counts how long a day has been held down, to place one army after another.
	heldTicks int
	// shift says that Shift is held down: more armies go to a day at once.
	shift bool
	// recapped is the last turn whose recap was shown or left out.
	recapped uint16
	// changes counts what has been set on the page itself, and language.
	changes uint64
}

// view is all that the tree depends on, as far as it changes by itself.
type view struct {
	events  int
	asked   conquest.Prompt
	changes uint64
	pointed conquest.Day
	carried conquest.Day
	lines   uint64 // of the log
	pace    session.Pace
	mute    bool
	moving  bool
	halted  bool
	undo    int    // how many choices there were before the one that can be taken back
	said    uint64 // by the coach
	people  conquest.SeatSet
	over    bool // another page lies over the table
}

// Campaign returns the campaign that is on the map. What is queued on it is only shown: the game itself
// does not change.
func (p *page) Campaign() *campaign.Campaign { return p.m.Campaign }

// New returns the page on which a game is played.
func New(a *app.App, m *theater.Theater) app.Scene {
	p := &page{m: m, recapped: m.Campaign.Shown().Turns, shown: conquest.NoSeat}
	p.Page = app.NewPage[view](a, "map", p)
	p.Growth = []float64{1}
	p.Page.Overlay = p.overlay
	p.frame = frame.New(m.Session, p.UI, frame.Doors{Help: func() { theater.HelpDoor.Open(a, m) }, Coach: func() { theater.CoachDoor.Open(a, m) }})
	p.frame.TakenBack = func() { p.order = order{} }
	p.seats = newSeats(p)
	p.board = theater.NewBoard(m)
	p.board.List, p.board.Over = p.listDay, p.drawOrders
	return p
}

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	now := view{
		events: p.m.Campaign.Shown().Log.Count(), changes: p.changes, pointed: p.pointed, carried: p.carried(), lines: p.m.Log.Version,
		pace: p.m.Pace(), mute: p.m.Settings.Mute, moving: p.m.Moving(), halted: p.m.Halted, said: p.m.Tutor.Version,
		people: p.m.People, over: p.covered(), undo: p.m.Undoable(),
	}
	if ask, ok := p.m.Asked(); ok {
		now.asked = ask
	}
	return now
}

// covered reports whether another page lies over the table.
func (p *page) covered() bool { return p.Top() != app.Scene(p) }

// Status says what is asked, or waited for.
func (p *page) Status() app.Status { return p.frame.Status(p.ID) }

// Tick handles one sixtieth of a second.
func (p *page) Tick(in *input.State) bool {
	if p.covered() {
		p.Follow()
		return true
	}
	changed := p.frame.Advance(in)
	if p.covered() {
		return true // the game has gone on to another page
	}
	p.order.follow(p.m)
	p.closeHands()
	p.m.OfferHandover(p.UI, p.sealed())
	p.offerRecap()
	if p.covered() {
		return true
	}
	p.m.NotePress(in)
	p.shift = in.Mods.Has(input.Shift)
	done, dirty := p.TickFor(in)
	if p.point(in) {
		p.Page.Follow()
		dirty = true
	}
	p.keys(in, done.Free)
	p.frame.Unused(in, &done, p.Layers[0].Controls, p.digits())
	return p.hold(in) || dirty || changed
}

// digits reports whether digits set the speed: in a fight they are dice, and where armies move
// they are how many.
func (p *page) digits() bool {
	ask, ok := p.m.Asked()
	return !ok || ask.Kind != conquest.Attack && ask.Kind != conquest.Defend && p.order.amount == 0
}

// offerRecap opens the recap when a person's turn begins after others have played in an
// instant.
func (p *page) offerRecap() {
	sh := p.m.Campaign.Shown()
	ask, ok := p.m.Asked()
	if !ok || !p.m.Table.State().Playing() || p.recapped == sh.Turns {
		return
	}
	p.recapped = sh.Turns
	if !p.m.Instantly.Has(ask.Seat) {
		return
	}
	p.m.Instantly &^= conquest.SeatSet(0).With(ask.Seat)
	p.UI.Release()
	theater.RecapDoor.Open(p.App, p.m)
}

// Follow shows what has changed below a page that lies over the table, see [app.Follower].
func (p *page) Follow() {
	p.order.follow(p.m)
	p.Page.Follow()
}

// Invalidate has everything listed and drawn anew.
func (p *page) Invalidate() { p.changes++ }

// Build lays the page out, see [app.Content].
func (p *page) Build() *flow.Node {
	p.order.follow(p.m)
	p.board.Head, p.board.Pill, p.board.Round, p.board.Preview = p.head(), p.pill(), nil, p.preview()
	if from := p.carried(); from != conquest.NoDay {
		p.board.Round = append([]conquest.Day{from}, p.order.byChance(p.m.Table.State(), from)...)
	}
	p.wall = p.frame.Table(func(aspect float64) *flow.Node {
		return p.board.Node().Size(render.BoardWidth, render.None).Aspect(aspect).Grow(0).Across(flow.Fill)
	}, p.column)
	return app.DeskIn(p.m.Room(time.Month(p.m.Table.State().Setup.Page.Month)), p.wall, p.frame.Leaving(p.seats.Node(p.active()))).Over(p.drawOver)
}

// active returns the seat whose card is raised, and what its tab says.
func (p *page) active() (seat conquest.Seat, tab string) {
	s, sh := p.m.Table.State(), p.m.Campaign.Shown()
	if ask, ok := p.m.Asked(); ok {
		return ask.Seat, p.m.Speaker.Ask(s).Tab
	}
	seat = sh.Turn
	if seat == conquest.NoSeat && s.Ask != conquest.NoPrompt {
		seat = s.Turn
	}
	if seat == conquest.NoSeat || !p.m.People.Has(seat) {
		return seat, p.m.Say("turn.tab.computer")
	}
	return seat, p.m.Say("conquest.prompt.tab." + p.doing().String())
}

// doing returns what the seat does whose turn is shown, while that moves.
func (p *page) doing() conquest.PromptKind {
	switch sh := p.m.Campaign.Shown(); {
	case sh.Part == campaign.LayingTiles:
		return conquest.LayTile
	case sh.Part == campaign.Claiming:
		return conquest.ClaimDay
	case sh.Part == campaign.Placing:
		return conquest.PlaceArmy
	case sh.Fight.To != conquest.NoDay:
		return conquest.Attack
	}
	return conquest.Reinforce
}

// overlay adds what the coach says to the layers of the page.
func (p *page) overlay(layers []ui.Layer) []ui.Layer {
	m := &p.m.Campaign.Actors().Moment
	if !p.covered() && !m.Fills() { // what lies over the page is read first
		layers = p.m.AddSpeech(layers, p.pointedAt(layers), p.frame.SlipRoom(), p.frame.Covers, nil)
	}
	p.frame.KeepFocus(layers, p.First)
	return p.m.AddMoment(layers, m)
}

// pointedAt returns where the thing stands that the coach comments on.
func (p *page) pointedAt(layers []ui.Layer) render.Rect {
	r, ok := p.m.Remark()
	if !ok {
		return render.Rect{}
	}
	switch r.At {
	case lesson.TheMonth:
		return p.board.Page.Grid
	case lesson.TheKey:
		return p.board.Page.Key
	case lesson.TheDice:
		return session.BoxOf(layers, "dice")
	case lesson.TheHand:
		return session.BoxOf(layers, "hand", frame.SeatIDs[max(p.m.Pupil(), 0)])
	case lesson.TheAnswer, lesson.TheOdds:
		return session.BoxOf(layers, "odds-sheet", "main", "amount")
	}
	return render.Rect{}
}

// drawOver draws what moves over the page, and what is told over all.
func (p *page) drawOver(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
	p.drawLifted(t, dst)
	p.drawCards(t, dst)
	p.m.Toast.Draw(t, dst, p.frame.ToastArea(p.board.Page.Sheet))
	p.drawMoment(t, dst)
}

// CaptionAt returns where captions of sounds stand.
func (p *page) CaptionAt() (x, y float64) { return app.FootOf(p.board.Page.Sheet) }

// Relocalise says everything in another language.
func (p *page) Relocalise() {
	p.m.Relocalise()
	p.order = order{}
	p.Invalidate()
}
