package frame

import (
	"strings"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/beats"
)

// Frame is what every page of a running game does around its middle: it lets time pass,
// opens what lies over the page, and answers what no control had a use for.
type Frame struct {
	// Skip ends what moves, for a key that answers; [session.Session.SkipMotion] where it is
	// nil.
	Skip func(pressed input.Actions)
	// TakenBack is called when something was taken back, nil for nothing.
	TakenBack func()
	// Above is what stands over the column in the place of [Frame.Tools], nil for those.
	Above func() *flow.Node
	// BelowLog is what stands below the log in the third column of wide windows, nil for
	// nothing.
	BelowLog func() *flow.Node

	s     *session.Session
	hand  *hand.Hand
	doors Doors
	// columns are the column in each of the forms of the page, of which one is laid out, and
	// below what stands in it below the tools.
	columns, below []*flow.Node
	// thirds are the third columns of the table's forms that have one.
	thirds []*flow.Node
	// rooms are the room for what the coach says in each of them.
	rooms []*flow.Node
	// tray is the tray with the dice where it stands in the head, nil for none, see
	// [Frame.AddTray].
	tray *flow.Node
	// heads are the room below the column in each of them, for the heads over the players'
	// cards.
	heads [2]*flow.Node
	// tools, log and thirdLog are parts that are kept from one tree to the next.
	tools         flow.Kept[toolsKey]
	log, thirdLog flow.Kept[logKey]
	// rows and thirdRows are the sentences of the log and of the third column.
	rows, thirdRows session.LogRows
	// asked is what was asked when the page was built last.
	asked question
	// idleTicks counts the ticks since the player last pointed at something.
	idleTicks int
}

// question is what is asked of a seat, NoSeat for nothing.
type question struct {
	prompt string
	seat   rules.Seat
}

// Doors open the pages over the table that each game has of its own.
type Doors struct{ Help, Coach func() }

// New returns the frame of a page with a hand.
func New(s *session.Session, hand *hand.Hand, doors Doors) *Frame {
	f := &Frame{s: s, hand: hand, doors: doors}
	for i := range f.heads {
		f.heads[i] = flow.Space(render.None, render.Hair)
	}
	return f
}

// Advance lets a sixtieth of a second pass. It reports whether anything looks different.
func (f *Frame) Advance(in *input.State) (changed bool) {
	f.s.Faces.Staring, f.s.Talk.Hushed = !in.InFront || f.s.Settings.QuietTable, f.hand.Busy()
	changed = f.s.Advance(f.isReading(in))
	f.s.SkipWhileHeld(in)
	return f.s.Toast.Wait(false) || changed
}

// patience is how long others wait for a player who looks at something, in
// ticks: longer than it takes to read it.
const patience = 12 * 60

// isReading reports whether the player looks at a tooltip that was gone to, so that others
// wait. One that came up where the pointer only rests keeps nobody waiting.
func (f *Frame) isReading(in *input.State) bool {
	switch {
	case in.Pointer.JustPressed || in.Pointer.JustReleased || in.Pressed != 0 && !in.Pressed.HasAny(input.Next, input.Prev, input.Up, input.Down, input.Left, input.Right):
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
func (f *Frame) Unused(in *input.State, done *hand.Result, page []ui.Control, digits bool) {
	m := f.s
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
	case free.Has(input.Undo) && m.Undoable() >= 0:
		f.takeBack()
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
	session.PauseDoor.Open(f.s.App, f.s)
}

// OpenHelp shows the rules in short.
func (f *Frame) OpenHelp() {
	f.hand.Release()
	f.doors.Help()
}

// openCoach asks the coach.
func (f *Frame) openCoach() {
	f.hand.Release()
	f.doors.Coach()
}

// Status says on a page with an id what is asked, or waited for.
func (f *Frame) Status(id string) app.Status {
	status := f.s.Status(id)
	status.Moving = f.s.InGrace()
	if _, shown := f.hand.Box("lesson-next"); shown && f.s.Listens() {
		status.Prompt, status.Seat, status.Moving = "lesson", int(f.s.Pupil())+1, false
	}
	return status
}

// FollowAsked moves the keyboard to the first control of a page, which takes what is proposed,
// whenever something else is asked: what it was on before was meant for another question.
func (f *Frame) FollowAsked(first ui.ID) {
	asked := question{seat: rules.NoSeat}
	if seat, ok := f.s.AskedSeat(); ok {
		asked = question{f.s.Game.AskedID(), seat}
	}
	_, shown := f.hand.Focused()
	if shown && asked != f.asked && asked.seat != rules.NoSeat {
		f.hand.Focus(first, true)
	}
	f.asked = asked
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

// ToastArea is where a toast stands: over the lower rows of a calendar's sheet.
func (f *Frame) ToastArea(sheet render.Rect) render.Rect {
	return sheet.Inset(f.s.Theme.Length(render.Broad))
}

// Covers says what it costs the coach to cover a control of a page.
func (f *Frame) Covers(c *ui.Control) float64 {
	switch {
	case c.ID == "card":
		return 1
	case c.ID == "log" && f.s.View().IsUpright():
		return .05 // it is long there
	case c.ID == "log":
		return .15
	case c.ID == "dice", strings.HasPrefix(string(c.ID), "seat-"):
		return .4
	case c.Info || c.Off:
		return .1
	}
	return 2.5
}
