package frame

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/stage"
)

// Frame is what every page of a running game does around its middle: it lets time pass,
// opens what lies over the page, and answers what no control had a use for.
type Frame struct {
	Seats *Seats
	// Skip ends what moves, for a key that answers; [match.Match.SkipMotion] where it is nil.
	Skip func(pressed input.Actions)

	m    *match.Match
	hand *ui.UI
	// columns are the column in each of the forms of the page, of which one is laid out, and
	// below what stands in it below the tools.
	columns, below []*flow.Node
	// tools, log and thirdLog are parts that are kept from one tree to the next.
	tools         flow.Kept[toolsKey]
	log, thirdLog flow.Kept[logKey]
	dealsHeld     flow.Kept[heldKey]
	// rows and thirdRows are the sentences of the log and of the third column.
	rows, thirdRows session.LogRows
	// idleTicks counts the ticks since the player last pointed at something.
	idleTicks int
}

// New returns the frame of a page with a hand.
func New(m *match.Match, hand *ui.UI) *Frame {
	f := &Frame{m: m, hand: hand}
	f.Seats = newSeats(m, hand, f.OpenDeals)
	return f
}

// Advance lets a sixtieth of a second pass. It reports whether anything looks different.
func (f *Frame) Advance(in *input.State) (changed bool) {
	changed = f.m.Advance(f.isReading(in))
	return f.m.Toast.Wait(false) || changed
}

// patience is how long others wait for a player who looks at something, in
// ticks: longer than it takes to read it.
const patience = 12 * 60

// isReading reports whether the player looks at a tooltip that was gone to, so that others
// wait. One that came up where the pointer only rests keeps nobody waiting.
func (f *Frame) isReading(in *input.State) bool {
	switch {
	case in.Pointer.JustPressed || in.Pressed != 0 && !in.Pressed.HasAny(input.Next, input.Prev, input.Up, input.Down, input.Left, input.Right):
		f.idleTicks = patience
	case in.Pointer.Moved || in.Pressed != 0:
		f.idleTicks = 0
	case f.idleTicks < patience:
		f.idleTicks++
	}
	return f.hand.Busy() && f.idleTicks < patience
}

// Unused answers what no control had a use for: a press beside all controls skips what
// moves, and so does a key that answers; Escape opens the menu, and digits set the speed,
// unless they are numbers that answer what is asked. Page are the controls of the page.
func (f *Frame) Unused(in *input.State, done *ui.Result, page []ui.Control, digits bool) {
	m := f.m
	if in.Pointer.JustPressed && len(done.Events) == 0 && m.Moving() && !overControl(in, page) {
		m.SkipMotion()
	}
	switch free := done.Free; {
	case free.HasAny(input.Cancel, input.Menu):
		f.openMenu()
	case free.Has(input.Help):
		f.OpenHelp()
	case free.Has(input.Coach):
		f.openCoach()
	case free&session.Answers != 0 && m.Moving():
		if f.Skip != nil {
			f.Skip(free)
			return
		}
		m.SkipMotion()
	case digits:
		for speed, a := range [beats.NumSpeeds]input.Action{input.SpeedSlow, input.SpeedNormal, input.SpeedFast, input.SpeedInstant} {
			if free.Has(a) {
				m.SetSpeed(beats.Speed(speed))
			}
		}
	}
}

// overControl reports whether the pointer is on something that reacts to it by itself.
func overControl(in *input.State, page []ui.Control) bool {
	for i := range page {
		c := &page[i]
		if _, area := c.Widget.(ui.Scroll); !area && !c.Info && c.Box.Contains(in.Pointer.X, in.Pointer.Y) {
			return true
		}
	}
	return false
}

// openMenu opens the menu.
func (f *Frame) openMenu() {
	f.hand.Release()
	session.PauseDoor.Open(f.m.App, f.m.Session)
}

// OpenHelp shows the rules in short.
func (f *Frame) OpenHelp() {
	f.hand.Release()
	match.HelpDoor.Open(f.m.App, f.m)
}

// openCoach asks the coach.
func (f *Frame) openCoach() {
	f.hand.Release()
	match.CoachDoor.Open(f.m.App, f.m)
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
	if hold, held := m.Hold(); held {
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
	m := f.m
	status := m.Status(id)
	status.Moving = m.InGrace()
	if hold, held := m.Hold(); held {
		status.Prompt, status.Seat = holdIDs[hold.Kind], int(hold.Seat)+1
	} else if _, shown := f.hand.Box("lesson-next"); shown && m.Listens() {
		status.Prompt, status.Seat, status.Moving = "lesson", int(m.Pupil())+1, false
	}
	return status
}

var holdIDs = [...]string{
	stage.NoHold: "", stage.ReadCard: "read-card", stage.RollDice: "roll-dice", stage.ReadLedger: "read-ledger",
}

// KeepFocus moves the keyboard to the first control of a page where the one that it is on
// is not listed any more.
func (f *Frame) KeepFocus(layers []ui.Layer, first ui.ID) {
	id, shown := f.hand.Focused()
	if !shown {
		return
	}
	for l := range layers {
		for i := range layers[l].Controls {
			if layers[l].Controls[i].ID == id {
				return
			}
		}
	}
	f.hand.Focus(first, true)
}

// ToastArea is where a toast stands: over the lower rows of the calendar.
func (f *Frame) ToastArea(c *render.Calendar) render.Rect {
	return c.Sheet.Inset(f.m.Theme.Length(render.Broad))
}
