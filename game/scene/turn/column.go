package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// act is something that can be done now, as a button.
type act struct {
	ID    ui.ID
	label string
	kind  render.ButtonKind
	// cap is the action whose key the button shows, keys are all that press
	// it.
	cap  input.Action
	Keys input.Actions
	// Off says why it cannot be done.
	Off string
	tip render.Tip
	do  func()
}

// button is the button of an act.
func (s *Turn) button(a act) *flow.Node { return prompt.Button(s.M, s.command(a), s.Invalidate) }

// buttons are the buttons of acts beside each other, equally wide.
func (s *Turn) buttons(acts ...act) *flow.Node {
	row := flow.Row().Gap(render.Near).Least(render.None, render.Reach)
	for _, a := range acts {
		row.Add(s.button(a).Evenly())
	}
	return row
}

// MainAct is what the main button does now.
func (s *Turn) MainAct() act {
	if hold, held := s.M.Hold(); held {
		return s.holdAct(hold)
	}
	p, ok := s.M.Asked()
	if !ok {
		return s.skipAct()
	}
	switch p.Kind {
	case engine.TakeTurn:
		if s.stake.open {
			return s.stakeAct()
		}
		label := s.Say("choice.roll")
		if s.M.Stage.Shown().Players[p.Seat].Retired {
			label = s.Say("choice.roll_retired")
		}
		return act{
			ID: "roll", label: label, kind: render.Primary, cap: input.GoOn, Keys: match.GoOn,
			do: func() { s.choose(engine.Choice{Kind: engine.Roll}) },
		}
	case engine.BuyDeal:
		return s.buyAct(p)
	case engine.PlaySwellfare:
		return s.stakeAct()
	case engine.BringFriend:
		return s.backAct()
	case engine.AnteUp:
		in, _ := s.anteActs()
		return in
	}
	return act{ID: "wait", label: s.Say("turn.wait"), Off: s.Say("turn.wait")}
}

// skipAct hurries what moves.
func (s *Turn) skipAct() act {
	if s.M.Halted && facts.ComputersMove(s.M) {
		return s.resumeAct()
	}
	a := act{ID: "skip", label: s.Say("turn.skip"), cap: input.GoOn, Keys: match.GoOn, do: s.M.SkipMotion}
	if turn := s.M.Stage.Shown().Turn; !s.M.People.Has(turn) {
		a.label = s.Say("turn.computer", words.Name("name", s.M.Names[turn]))
	}
	return a
}

// holdAct ends a hold: a card has been read, dice are thrown, a ledger has
// been read.
func (s *Turn) holdAct(h stage.Hold) act {
	a := act{kind: render.Primary, cap: input.GoOn, Keys: match.GoOn, do: s.M.EndHold}
	switch h.Kind {
	case stage.ReadCard:
		a.ID, a.label = "keep-card", s.cardNext(h)
		if s.M.Stage.Shown().Edition().Card(h.Card).Kind == engine.InstantMessage {
			a.kind = render.PrimaryPlum
		}
	case stage.RollDice:
		a.ID, a.label = "throw", s.Say("turn.roll")
		if h.Dice == 2 {
			a.label, a.kind = s.Say("turn.roll_both"), render.PrimaryBlue
		}
	case stage.ReadLedger:
		a.ID = "go-on"
		sh := s.M.Stage.Shown()
		if !sh.Setup.LastMonth(h.Month) {
			a.label = s.Say("settle.go_on", words.Number("month", h.Month+1))
		} else {
			a.label = s.Say("settle.finish")
		}
	}
	return a
}

// cardNext says on the main button what becomes of a card that was read.
func (s *Turn) cardNext(h stage.Hold) string {
	sh := s.M.Stage.Shown()
	card := sh.Edition().Card(h.Card)
	switch {
	case sh.Edition().Spaces[sh.Landed.Space].Auctions(&card):
		return s.Say("auction.open")
	case card.Deck == engine.DealDeck:
		return s.Say("card.next.free")
	}
	money := words.Money("money", card.Amount)
	if h.Index < h.Of {
		return s.Say("card.next_open."+card.Kind.String(), money, words.Number("number", h.Index+1))
	}
	return s.Say("card.next."+card.Kind.String(), money)
}

// choose carries out a choice, if that is what the player means; what is
// refused is told by a toast.
func (s *Turn) choose(c engine.Choice) {
	s.M.Decide(c)
	s.Invalidate()
}

// LoanAct opens the loan, at any prompt of one's own.
func (s *Turn) LoanAct() act {
	a := act{
		ID: "loan", label: s.Say("turn.loan"), cap: input.Loan, Keys: input.SetOf(input.Loan),
		do: func() { s.OpenLoan() },
	}
	p, ok := s.M.Asked()
	switch {
	case !ok && s.M.People.Has(s.M.Stage.Shown().Turn):
		a.do = s.wantLoan // what moves has to end first
	case !ok:
		a.Off = s.Say("loan.off_turn")
	case !p.Kind.Takes(engine.Borrow):
		a.Off = s.Say("loan.off_turn")
	case facts.Borrowing(s.M).Step == 0:
		a.Off = s.Say("loan.off")
	}
	return a
}

// dealsAct shows the Deals that lie before the player.
func (s *Turn) dealsAct() act {
	seat := facts.Viewer(s.M)
	n := len(s.M.Stage.Shown().HeldDeals(seat))
	a := act{
		ID: "deals", label: s.M.Words.Count("turn.deals_count", n), cap: input.Deals, Keys: input.SetOf(input.Deals),
		do: func() { s.frame.OpenDeals(seat) },
	}
	if n == 0 {
		a.label, a.Off = s.Say("turn.deals"), s.Say("turn.deals_none")
	}
	return a
}

// rulesAct shows the rules in short.
func (s *Turn) rulesAct() act {
	return act{ID: "rules", label: s.Say("turn.rules"), cap: input.Help, do: s.frame.OpenHelp}
}

// first is the control that the keyboard begins at.
func (s *Turn) first() ui.ID {
	if s.Panel != nil {
		return s.Panel.first(s)
	}
	return s.MainAct().ID
}

// column is what stands beside the calendar or below it: the tools over the dice, what is
// read or asked, and the buttons; at the foot the log, if that has no column of its own, or
// the book where there are savings.
func (s *Turn) column(withLog bool) *flow.Node {
	below := s.asking(withLog)
	column := flow.Column(s.fitted(s.frame.Tools(), render.Reach), below.Grow(1)).Gap(render.Gap)
	s.columns, s.below = append(s.columns, column), append(s.below, below)
	return column.Size(render.SideWidth, render.None).Least(render.SideWidth, render.None).Upto(render.CellLeast)
}

// fitted sets a part of the column in type as large as the player wants it and there is room
// for, down to the usual size, in a height of which there is always so much.
func (s *Turn) fitted(n *flow.Node, least render.Step) *flow.Node {
	return flow.Fit(n, frame.Growths(s.Theme)...).Least(render.None, least)
}

// asking is the column without its tools.
func (s *Turn) asking(withLog bool) *flow.Node {
	if p, ok := s.Panel.(*promptPanel); ok {
		return p.column(s, withLog)
	}
	if s.Panel != nil {
		return flow.Column(flow.Spring())
	}
	book, note := s.showsBook(), s.note()
	column := flow.Column(s.fitted(s.tray(), render.LowTray), s.middle().Grow(1)).Gap(render.Gap)
	if !withLog && !book {
		column.Add(note)
	}
	main, second := s.MainAct(), s.secondAct()
	if second.ID != "" {
		column.Add(flow.Row(s.button(main), s.button(second)).Gap(render.Gap).Least(render.None, render.Reach))
	} else {
		column.Add(flow.Row(s.button(main).Size(render.None, render.MainHeight)).Least(render.None, render.Reach))
	}
	switch {
	case book:
		column.Add(s.hint(), s.buttons(s.bookRow(withLog)...), s.book())
	case !withLog:
		column.Add(s.buttons(s.row()...))
	case note != nil:
		column.Add(s.buttons(s.row()...), flow.AsMany(note, s.log().Least(render.None, render.DoubleRow).Grow(1)).Gap(render.Gap).Rest())
	default:
		column.Add(s.buttons(s.row()...), s.log().Least(render.None, render.Reach).Rest())
	}
	return column
}

// note says what a choice does before it is taken, nil where there is none.
func (s *Turn) note() *flow.Node {
	if s.M.Stage.Busy() {
		return nil
	}
	for _, kind := range [2]engine.ChoiceKind{engine.Buy, engine.Ante} {
		if o, ok := facts.Option(s.M, kind); ok {
			return prompt.OfferNote(s.M, o)
		}
	}
	return nil
}

// row are the buttons below the main one.
func (s *Turn) row() []act { return []act{s.cashAct(), s.dealsAct(), s.oddsAct()} }

// secondAct is the other thing that can be decided, if there are two.
func (s *Turn) secondAct() act {
	p, ok := s.M.Asked()
	switch {
	case !ok:
	case p.Kind == engine.BuyDeal:
		return act{
			ID: "decline", label: s.Say("choice.decline"), cap: input.No, Keys: input.SetOf(input.No, input.Pass),
			do: func() { s.choose(engine.Choice{Kind: engine.Decline}) },
		}
	case p.Kind == engine.PlaySwellfare, p.Kind == engine.TakeTurn && facts.MayStake(s.M):
		return s.noStakeAct(p)
	case p.Kind == engine.AnteUp:
		_, out := s.anteActs()
		return out
	}
	return act{}
}
