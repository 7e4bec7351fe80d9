package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
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
		return actOf(prompt.GoOn(s.M))
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

// actOf returns a command as an act.
func actOf(k prompt.Command) act {
	return act{ID: k.ID, label: k.Label, kind: k.Kind, cap: k.Cap, Keys: k.Keys, Off: k.Off, tip: k.Tip, do: k.Do}
}

// holdAct ends a hold: a card has been read, or dice are thrown.
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
	return actOf(prompt.Loan(s.M, s.OpenLoan))
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
	if s.prompted != nil {
		return s.prompted.panel.Start()
	}
	return s.MainAct().ID
}

// fitted is [frame.Frame.Fitted].
func (s *Turn) fitted(n *flow.Node, least render.Step) *flow.Node { return s.frame.Fitted(n, least) }

// asking is the column without its tools: the dice, what is read or asked, and the buttons;
// at the foot the log, if that has no column of its own, or the book where there are
// savings.
func (s *Turn) asking(withLog bool) *flow.Node {
	if s.settles() {
		return nil
	}
	if s.prompted != nil {
		return s.prompted.column(s, withLog)
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
		column.Add(s.buttons(s.row()...), flow.AsMany(note, s.frame.Log().Least(render.None, render.DoubleRow).Grow(1)).Gap(render.Gap).Rest())
	default:
		column.Add(s.buttons(s.row()...), s.frame.Log().Least(render.None, render.Reach).Rest())
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
