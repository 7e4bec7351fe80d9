package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// openLoan opens the sheet on which a loan is taken.
func (s *Turn) openLoan() { s.openBank(engine.Borrow, "loan") }

// openBank opens the sheet of a loan or of savings, which hangs from a button.
func (s *Turn) openBank(kind engine.ChoiceKind, opener ui.ID) {
	s.UI.Release()
	from := func() render.Rect { r, _ := s.UI.Box(opener); return r }
	match.LoanDoor.Open(s.App, match.Loan{Match: s.M, Kind: kind, Opener: from, Room: func(high float64) render.Rect { return s.beside(from(), high) }})
}

// beside returns the part of the column that a sheet fills that hangs from a button and
// would like to be so high: over the button, up to the dice, or below it, or wherever there
// is room. The book stays in sight.
func (s *Turn) beside(button render.Rect, high float64) render.Rect {
	column, gap := s.sheetRoom(), s.Theme.Length(render.Gap)
	part := func(top, bottom float64) render.Rect {
		return render.Rect{X: column.X, Y: top, W: column.W, H: bottom - top}
	}
	over := part(column.Y, button.Y-gap)
	if tray, ok := s.UI.Box("dice"); ok {
		over = part(tray.Bottom()+gap, button.Y-gap)
	}
	if book, ok := s.UI.Box("book-savings"); ok {
		over = part(over.Y, min(button.Y, book.Y)-gap)
	}
	below := part(button.Bottom()+gap, column.Bottom())
	switch {
	case over.H >= high:
		return over
	case below.H >= high:
		return below
	}
	return column
}

// sheetRoom is where a sheet may lie: in the column or, in a scene that takes the whole window,
// on the wall at the side of the hand.
func (s *Turn) sheetRoom() render.Rect {
	if s.scene() == nil {
		return s.frame.Room()
	}
	t := s.Theme
	room := s.wall.Box.Inset(t.Length(render.Margin))
	wide := min(t.Length(render.SideWidth), room.W)
	if !s.Settings.LeftHanded {
		room.X = room.Right() - wide
	}
	room.W = wide
	return room
}

// withdrawCommand opens the savings of a player who has some, at any prompt.
func (s *Turn) withdrawCommand() panel.Command {
	a := panel.Command{
		ID: "withdraw", Label: s.Say("savings.open"), Cap: input.Loan, Keys: input.SetOf(input.Loan),
		Do: func() { s.openBank(engine.TakeOut, "withdraw") },
	}
	p, ok := s.M.Asked()
	switch {
	case !ok || !p.Kind.Takes(engine.TakeOut):
		a.Off = s.Say("loan.off_turn")
	case facts.Withdrawing(s.M).Step == 0:
		a.Off = s.Say("savings.none")
	}
	return a
}

// moneyCommand is what gets a player more cash: a loan, or the savings of who has
// some and so cannot borrow.
func (s *Turn) moneyCommand() panel.Command {
	k := s.loanCommand()
	if s.M.Stage.Shown().Players[facts.Viewer(s.M)].Savings > 0 {
		k = s.withdrawCommand()
	}
	k.Open = s.lies("loan") || s.M.Borrows != engine.NoSeat
	return k
}
