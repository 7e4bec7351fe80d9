package match

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/render"
)

// The doors of the pages of a running game.
var (
	PlacementDoor  = app.NewDoor[*Match]("placement")
	TurnDoor       = app.NewDoor[*Match]("turn")
	ResultsDoor    = app.NewDoor[*Match]("results")
	SettlementDoor = app.NewDoor[*Match]("settlement")
	RaceDoor       = app.NewDoor[Race]("race")
	ReplayDoor     = app.NewDoor[Replay]("replay")
)

// Race is what the page is opened with on which the race so far is run when a month is over,
// see [RaceDoor].
type Race struct {
	Match *Match
	// OldPage draws the page of the month that is over, its sheet in a box.
	OldPage func(dst *ebiten.Image, sheet render.Rect)
}

// Replay is what the page is opened with on which the game so far is told again, see
// [ReplayDoor].
type Replay struct {
	Match *Match
	// Viewer is who looks on, NoSeat for everybody: what they may not know stays hidden while
	// the game is not over.
	Viewer engine.Seat
	// Worst is the seat where it begins with the turn in which that lost most, NoSeat where it
	// begins with the game.
	Worst engine.Seat
}

// Replay tells the game so far again, see [session.Game].
func (m *Match) Replay(worst engine.Seat) {
	ReplayDoor.Open(m.App, Replay{Match: m, Viewer: m.Viewer(), Worst: worst})
}

// The doors of the pages that lie over the table, see [OverPage].
var (
	CoachDoor = app.NewDoor[*Match]("coach")
	HelpDoor  = app.NewDoor[*Match]("help")
	RecapDoor = app.NewDoor[*Match]("recap")
	LoanDoor  = app.NewDoor[Loan]("loan")
	DealsDoor = app.NewDoor[Deals]("deals")
)

// Loan is what the sheet is opened with on which a loan is taken or savings are withdrawn,
// see [LoanDoor].
type Loan struct {
	Match *Match
	// Kind is [engine.Borrow] or [engine.TakeOut].
	Kind engine.ChoiceKind
	// Room returns the box that the sheet fills, which would like to be so high, in logical
	// pixels. It is called when the sheet is laid out.
	Room func(high float64) render.Rect
	// Opener returns the box of the button that the sheet hangs from.
	Opener func() render.Rect
}

// Deals is what the panel is opened with that shows the Deals of a seat, see [DealsDoor].
type Deals struct {
	Match *Match
	Seat  engine.Seat
}
