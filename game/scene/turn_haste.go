package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/stage"
)

// What a player does while something moves is neither lost nor taken for
// something else. A click, and the key that goes on, hurry what moves. So does
// a key that answers; and where it can be seen already what will be asked, it
// answers as well. The key of the loan is kept until there is somebody to lend.

// unread is how many ticks a question stands there before a press is meant for
// it. Nobody reacts to anything in an eighth of a second: what comes sooner was
// meant to hurry the movement that has just ended.
const unread = 8

// haste tells what a press is meant for.
type haste struct {
	// still counts the ticks since something last moved, up to unread.
	still int
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
		h.still = 0
	case h.still < unread:
		h.still++
	}
	if in.Pointer.JustPressed || in.Pressed != 0 {
		// Other keys than those that hurry as well can be meant for one thing only.
		h.hasty = h.still < unread && in.Pressed&answers == 0
	}
}

// settles reports whether something moves, or did a moment ago.
func (s *turn) settles() bool { return s.haste.still < unread || s.m.moving() }

// release ends the present hold, if that is what the player means.
func (s *turn) release() {
	if !s.haste.hasty {
		s.m.release()
	}
}

// hasten hurries what moves, for a key that answers. A Deal that has been
// turned up already is answered.
func (s *turn) hasten(pressed input.Actions) {
	seen := s.dealComes()
	s.m.hurry()
	if _, ok := s.m.asked(); !ok || !seen {
		return
	}
	for _, a := range [2]act{s.mainAct(), s.secondAct()} {
		if a.keys&pressed != 0 && a.off == "" {
			a.do()
			return
		}
	}
}

// dealComes reports whether the face can be seen of a Deal that a person will
// be asked to buy as soon as it lies there.
func (s *turn) dealComes() bool {
	card, p := &s.m.stage.Actors().Card, s.m.table.Prompt()
	return card.On && card.Goes == stage.ToTable && card.Flip >= .5 &&
		p.Kind == engine.BuyDeal && p.Card == card.Card && s.m.table.PersonAsked()
}

// wantLoan opens the loan as soon as the player whose turn it is is asked
// something.
func (s *turn) wantLoan() {
	s.haste.borrows = s.m.stage.Shown().Turn
	s.m.hurry()
}

// lend opens the loan that was wanted while something moved.
func (s *turn) lend() {
	seat := s.haste.borrows
	if seat == engine.NoSeat || s.over != nil {
		return
	}
	p, ok := s.m.asked()
	if !ok && s.m.stage.Shown().Turn == seat {
		return
	}
	s.haste.borrows = engine.NoSeat
	if a := s.moneyAct(); ok && p.Seat == seat && a.off == "" {
		a.do()
	}
}

// haltAct lets the computers pause, and go on.
func (s *turn) haltAct() act {
	a := act{
		id: "halt", label: s.Say("turn.pause"), cap: input.Pass, keys: input.SetOf(input.Pass),
		do: func() { s.m.halted = !s.m.halted },
	}
	a.tip.Text = s.Say("tip.pause")
	return a
}

// resumeAct lets the computers go on.
func (s *turn) resumeAct() act {
	a := s.haltAct()
	a.id, a.label, a.tip.Text = "resume", s.Say("turn.paused"), ""
	a.kind, a.cap, a.keys = 0, input.GoOn, goOn|input.SetOf(input.Pass)
	return a
}

// computersMove reports whether nothing is up to a person at the moment.
func (s *turn) computersMove() bool {
	if _, held := s.m.hold(); held {
		return false
	}
	_, asked := s.m.asked()
	return !asked && !s.m.people.Has(s.m.stage.Shown().Turn)
}

// listRow lists the buttons below the main one. Where a computer moves nobody
// can borrow, but one may want it to wait.
func (s *turn) listRow(cs []ui.Control, third act) []ui.Control {
	first := s.moneyAct()
	if s.computersMove() && !s.m.halted {
		first = s.haltAct()
	}
	if !s.tb.Book.Empty() {
		return s.listBookRow(cs, third)
	}
	for i, a := range [3]act{first, s.dealsAct(), third} {
		cs = append(cs, s.control(&a, s.tb.Buttons[i]))
	}
	return cs
}
