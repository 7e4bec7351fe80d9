package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui/cards"
	"bigpayday/game/ui/flow"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/spectacle"
	"bigpayday/render/stage"
)

// Frame is the frame of a page of a running money game.
type Frame struct {
	*frame.Frame
	Seats *Seats
	// Pool is what shows the money that is played for, nil where it lies on the calendar.
	Pool *flow.Node
	// Doorstep returns where a Deal lies, and where the door with the Buyer is and its seller, while
	// they are seen at the door, nil while they are not.
	Doorstep func(deal engine.CardID) (card, door, seller render.Rect)
	// bankBox is where the bank stands on the desk, empty where there is no room for it.
	bankBox render.Rect
	// bag is what a Buyer pays from who is seen large; stake and pot are where money is that is bet and
	// where it goes that anybody may win, while a picture of it is seen. Zero points while none is.
	bag, stake, pot render.Point
	// present are the players as the last moment showed them, paid is the last salary with its
	// words and paidFor what these depend on.
	present []spectacle.Seat
	paid    spectacle.PayDay
	paidFor salaryOf
	// Drawn draws a card that is drawn at a box, held as a pose says, while it is seen large, and
	// CardPlace returns where it goes and how far it is turned there, in degrees.
	Drawn     func(dst *ebiten.Image, r render.Rect, pose render.Pose)
	CardPlace func() (r render.Rect, tilt float64)
	// deal is the Deal that a moment is about.
	deal render.CachedImage[cards.Deal]

	m         *match.Match
	hand      *hand.Hand
	dealsHeld flow.Kept[heldKey]
	// extras are in the language of that count.
	extras   *match.Extras
	language int
}

// New returns the frame of a page with a hand.
func New(m *match.Match, hand *hand.Hand) *Frame {
	f := &Frame{m: m, hand: hand}
	f.Frame = frame.New(m.Session, hand, frame.Doors{
		Help:  func() { match.HelpDoor.Open(m.App, m) },
		Coach: func() { match.CoachDoor.Open(m.App, m) },
	})
	f.BelowLog = f.held
	f.Seats = newSeats(m, hand, f.OpenDeals)
	return f
}

// Advance lets the game go on in every tick. It reports whether anything on the frame looks
// different.
func (f *Frame) Advance(in *input.State) bool {
	changed := f.Frame.Advance(in)
	return f.Seats.pin() || changed
}

// OpenDeals shows the Deals that lie before a player.
func (f *Frame) OpenDeals(seat engine.Seat) {
	f.hand.Release()
	match.DealsDoor.Open(f.m.App, match.Deals{Match: f.m, Seat: seat})
}

// OpenWantedLoan calls open where the loan was wanted while something moved, as soon as the player
// whose turn it is is asked something.
func (f *Frame) OpenWantedLoan(open func()) {
	seat := f.m.Borrows
	p, ok := f.m.Asked()
	if seat == engine.NoSeat || !ok && f.m.Stage.Shown().Turn == seat {
		return
	}
	f.m.Borrows = engine.NoSeat
	if ok && p.Seat == seat {
		open()
	}
}

// Active returns the seat whose card is raised, and what its tab says. Kind is what the
// player whose turn it is does on the page.
func (f *Frame) Active(kind engine.PromptKind) (seat engine.Seat, tab string) {
	m := f.m
	if p, ok := m.Asked(); ok {
		return p.Seat, m.Words.Ask(m.Table.State(), m.Names).Tab
	}
	if hold, held := m.Hold(); held && hold.Kind != stage.ReadRace {
		if kind = engine.TakeTurn; hold.Kind == stage.ReadLedger {
			kind = engine.PayOffLoan
		}
		return hold.Seat, m.Say("prompt.tab." + kind.String())
	}
	turn := m.Stage.Shown().Turn
	if !m.People.Has(turn) {
		return turn, m.Say("turn.tab.computer")
	}
	return turn, m.Say("prompt.tab." + kind.String())
}

// Status says on a page with an id what is asked, or waited for.
func (f *Frame) Status(id string) app.Status {
	status := f.Frame.Status(id)
	if hold, held := f.m.Hold(); held {
		status.Prompt, status.Seat, status.Moving = holdIDs[hold.Kind], int(hold.Seat)+1, f.m.InGrace()
	}
	return status
}

var holdIDs = [...]string{
	stage.NoHold: "", stage.ReadCard: "read-card", stage.RollDice: "roll-dice", stage.ReadLedger: "read-ledger", stage.ReadRace: "read-race",
}

// Calendar lays the calendar of the month that is shown out in a box.
func (f *Frame) Calendar(box render.Rect) boards.Calendar {
	c := boards.NewCalendar(f.m.View(), box)
	return c.For(match.MonthOf(&f.m.Stage.Shown().Setup, f.m.Stage.Page()))
}
