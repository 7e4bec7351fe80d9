package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// What a player does while something moves is neither lost nor taken for
// something else. A click, and the key that goes on, hurry what moves. So does
// a key that answers; and where it can be seen already what will be asked, it
// answers as well. The key of the loan is kept until there is somebody to lend.

// Unread is how many ticks a question stands there before a press is meant for
// it. Nobody reacts to anything in an eighth of a second: what comes sooner was
// meant to hurry the movement that has just ended.
const Unread = 8

// haste tells what a press is meant for.
type haste struct {
	// Still counts the ticks since something last moved, up to unread.
	Still int
	// hasty says that the last press came before anybody could read what it
	// would answer.
	hasty bool
	// borrows is the seat that wants a loan as soon as there is one, or NoSeat.
	borrows engine.Seat
}

// answers are the actions that answer a question and do nothing else.
var answers = input.SetOf(input.Yes, input.No, input.Keep, input.Buy, input.Sell, input.Pass)

// time notes what a press in this tick is meant for.
func (h *haste) time(in *input.State, moving bool) {
	switch {
	case moving:
		h.Still = 0
	case h.Still < Unread:
		h.Still++
	}
	if in.Pointer.JustPressed || in.Pressed != 0 {
		// Other keys than those that hurry as well can be meant for one thing only.
		h.hasty = h.Still < Unread && in.Pressed&answers == 0
	}
}

// Settles reports whether something moves, or did a moment ago.
func (s *Turn) Settles() bool { return s.Haste.Still < Unread || s.M.Moving() }

// release ends the present hold, if that is what the player means.
func (s *Turn) release() {
	if !s.Haste.hasty {
		s.M.Release()
	}
}

// hasten hurries what moves, for a key that answers. A Deal that has been
// turned up already is answered.
func (s *Turn) hasten(pressed input.Actions) {
	seen := facts.DealComes(s.M)
	s.M.Hurry()
	if _, ok := s.M.Asked(); !ok || !seen {
		return
	}
	for _, a := range [2]act{s.MainAct(), s.secondAct()} {
		if a.Keys&pressed != 0 && a.Off == "" {
			a.do()
			return
		}
	}
}

// wantLoan opens the loan as soon as the player whose turn it is is asked
// something.
func (s *Turn) wantLoan() {
	s.Haste.borrows = s.M.Stage.Shown().Turn
	s.M.Hurry()
}

// lend opens the loan that was wanted while something moved.
func (s *Turn) lend() {
	seat := s.Haste.borrows
	if seat == engine.NoSeat || s.Overlay != nil {
		return
	}
	p, ok := s.M.Asked()
	if !ok && s.M.Stage.Shown().Turn == seat {
		return
	}
	s.Haste.borrows = engine.NoSeat
	if a := s.moneyAct(); ok && p.Seat == seat && a.Off == "" {
		a.do()
	}
}

// haltAct lets the computers pause, and go on.
func (s *Turn) haltAct() act {
	a := act{
		ID: "halt", label: s.Say("turn.pause"), cap: input.Pass, Keys: input.SetOf(input.Pass),
		do: func() { s.M.Halted = !s.M.Halted },
	}
	a.tip.Text = s.Say("tip.pause")
	return a
}

// resumeAct lets the computers go on.
func (s *Turn) resumeAct() act {
	a := s.haltAct()
	a.ID, a.label, a.tip.Text = "resume", s.Say("turn.paused"), ""
	a.kind, a.cap, a.Keys = 0, input.GoOn, match.GoOn|input.SetOf(input.Pass)
	return a
}

// listRow lists the buttons below the main one. Where a computer moves nobody
// can borrow, but one may want it to wait.
func (s *Turn) listRow(cs []ui.Control, third act) []ui.Control {
	first := s.moneyAct()
	if facts.ComputersMove(s.M) && !s.M.Halted {
		first = s.haltAct()
	}
	if !s.Layout.Book.Empty() {
		return s.listBookRow(cs, third)
	}
	for i, a := range [3]act{first, s.dealsAct(), third} {
		cs = append(cs, s.control(&a, s.Layout.Buttons[i]))
	}
	return cs
}
