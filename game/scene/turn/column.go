package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// button is the button of a command.
func (s *Turn) button(k panel.Command) *flow.Node { return panel.Button(s.M.Session, k, s.Invalidate) }

// buttons are the buttons of commands beside each other, equally wide.
func (s *Turn) buttons(commands ...panel.Command) *flow.Node {
	row := flow.Row().Gap(render.Near).Least(render.None, render.Reach)
	for _, k := range commands {
		row.Add(s.button(k).Evenly())
	}
	return row
}

// mainCommand is what the main button does now.
func (s *Turn) mainCommand() panel.Command {
	if hold, held := s.M.Hold(); held {
		return s.holdCommand(hold)
	}
	p, ok := s.M.Asked()
	if !ok {
		return prompt.GoOn(s.M)
	}
	switch p.Kind {
	case engine.TakeTurn:
		if s.stake.open {
			return s.stakeCommand()
		}
		label := s.Say("choice.roll")
		if s.M.Stage.Shown().Players[p.Seat].Retired {
			label = s.Say("choice.roll_retired")
		}
		return panel.Command{
			ID: "roll", Label: label, Kind: render.Primary, Cap: input.GoOn, Keys: session.GoOn,
			Do: func() { s.choose(engine.Choice{Kind: engine.Roll}) },
		}
	case engine.BuyDeal:
		return s.buyCommand(p)
	case engine.PlaySwellfare:
		return s.stakeCommand()
	case engine.BringFriend:
		return s.backCommand()
	case engine.AnteUp:
		in, _ := prompt.Ante(s.prompts)
		return in
	}
	return panel.Command{ID: "wait", Label: s.Say("turn.wait"), Off: s.Say("turn.wait")}
}

// holdCommand ends a hold: a card has been read, or dice are thrown.
func (s *Turn) holdCommand(h stage.Hold) panel.Command {
	a := panel.Command{Kind: render.Primary, Cap: input.GoOn, Keys: session.GoOn, Do: s.M.EndHold}
	switch h.Kind {
	case stage.ReadCard:
		a.ID, a.Label = "keep-card", s.cardNext(h)
		if s.M.Stage.Shown().Edition().Card(h.Card).Kind == engine.InstantMessage {
			a.Kind = render.PrimaryPlum
		}
	case stage.RollDice:
		a.ID, a.Label = "throw", s.Say("turn.roll")
		if h.Dice == 2 {
			a.Label, a.Kind = s.Say("turn.roll_both"), render.PrimaryBlue
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
// refused is said by a toast.
func (s *Turn) choose(c engine.Choice) {
	s.M.Decide(c)
	s.Invalidate()
}

// loanCommand opens the loan, at any prompt of one's own.
func (s *Turn) loanCommand() panel.Command {
	return prompt.Loan(s.M, s.openLoan)
}

// dealsCommand shows the Deals that lie before the player.
func (s *Turn) dealsCommand() panel.Command {
	seat := facts.Viewer(s.M)
	n := len(s.M.Stage.Shown().HeldDeals(seat))
	a := panel.Command{
		ID: "deals", Label: s.M.Words.Count("turn.deals_count", n), Cap: input.Deals, Keys: input.SetOf(input.Deals),
		Do: func() { s.frame.OpenDeals(seat) },
	}
	if n == 0 {
		a.Label, a.Off = s.Say("turn.deals"), s.Say("turn.deals_none")
	}
	return a
}

// rulesCommand shows the rules in short.
func (s *Turn) rulesCommand() panel.Command {
	return panel.Command{ID: "rules", Label: s.Say("turn.rules"), Cap: input.Help, Do: s.frame.OpenHelp}
}

// first is the control that the keyboard begins at.
func (s *Turn) first() ui.ID {
	if s.prompted != nil {
		return s.prompted.panel.Start()
	}
	return s.mainCommand().ID
}

// fitted is [frame.Frame.Fitted].
func (s *Turn) fitted(n *flow.Node, least render.Step) *flow.Node { return s.frame.Fitted(n, least) }

// asking is the column without its tools: the dice, what is read or asked, and the buttons;
// at the foot the log, if that has no column of its own, or the book where there are
// savings.
func (s *Turn) asking(withLog bool) *flow.Node {
	if s.prompted != nil {
		return s.prompted.column(s, withLog)
	}
	book, note := s.showsBook(), s.note()
	column := flow.Column(s.fitted(s.tray(), render.LowTray), s.middle().Grow(1)).Gap(render.Gap)
	if book {
		column.Gap(render.Near)
	}
	if !withLog && !book {
		column.Add(note)
	}
	main, second := s.mainCommand(), s.secondCommand()
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
func (s *Turn) row() []panel.Command {
	return []panel.Command{s.cashCommand(), s.dealsCommand(), s.oddsCommand()}
}

// secondCommand is the other thing that can be decided, if there are two.
func (s *Turn) secondCommand() panel.Command {
	p, ok := s.M.Asked()
	switch {
	case !ok:
	case p.Kind == engine.BuyDeal:
		return panel.Command{
			ID: "decline", Label: s.Say("choice.decline"), Cap: input.No, Keys: input.SetOf(input.No, input.Pass),
			Do: func() { s.choose(engine.Choice{Kind: engine.Decline}) },
		}
	case p.Kind == engine.PlaySwellfare, p.Kind == engine.TakeTurn && facts.MayStake(s.M):
		return s.noStakeCommand(p)
	case p.Kind == engine.AnteUp:
		_, out := prompt.Ante(s.prompts)
		return out
	}
	return panel.Command{}
}
