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
	"bigpayday/render/control"
	"bigpayday/render/stage"
)

// button is the button of a command.
func (s *Turn) button(k panel.Command) *flow.Node { return panel.Button(s.M.Session, k, s.invalidate) }

// buttons are the buttons of commands beside each other, equally wide.
func (s *Turn) buttons(commands ...panel.Command) *flow.Node {
	row := flow.Row().Gap(render.Near).Least(render.None, render.Reach)
	for _, k := range commands {
		row.Add(s.button(k).Evenly())
	}
	return row
}

// commands are what can be decided now: what the main button does and, where there are two
// things to choose from, the other one.
func (s *Turn) commands() []panel.Command {
	if hold, held := s.M.Hold(); held {
		return []panel.Command{s.holdCommand(hold)}
	}
	p, ok := s.M.Asked()
	if ok {
		list := s.decisions(p)
		panel.Propose(list)
		return list
	}
	list := []panel.Command{prompt.GoOn(s.M)}
	if die := &s.M.Stage.Actors().Dice; s.fliesOver() && !die.Settled && s.M.People.Has(die.Seat) {
		list[0].Label, list[0].Kind = s.Say("turn.stop_die"), control.Primary
	}
	if s.computersPlay() {
		list = append(list, panel.Hurry(s.M.Session, s.peopleIn()))
	}
	return list
}

// decisions are what a person can decide at a prompt that has no panel, the proposed one first.
func (s *Turn) decisions(p engine.Prompt) []panel.Command {
	switch p.Kind {
	case engine.TakeTurn:
		return s.turnCommands(p)
	case engine.BuyDeal:
		return []panel.Command{s.buyCommand(p), {
			ID: "decline", Label: s.Say("choice.decline"), Cap: input.No, Keys: input.SetOf(input.No, input.Pass),
			Do: func() { s.choose(engine.Choice{Kind: engine.Decline}) },
		}}
	case engine.PlaySwellfare:
		return s.stakeCommands(p)
	case engine.BringFriend:
		return []panel.Command{s.backCommand()}
	case engine.AnteUp:
		return prompt.Ante(s.prompts)
	}
	return []panel.Command{{ID: "wait", Label: s.Say("turn.wait"), Off: s.Say("turn.wait")}}
}

// peopleIn reports whether anybody at this computer has still days before them.
func (s *Turn) peopleIn() bool {
	sh := s.M.Stage.Shown()
	for seat := range engine.Seat(sh.Seats()) {
		if p := &sh.Players[seat]; s.M.People.Has(seat) && !p.Retired {
			return true
		}
	}
	return false
}

// mainCommand is what the main button does now.
func (s *Turn) mainCommand() panel.Command { return s.commands()[0] }

// turnCommands begin a turn: with a throw or, for those who may, with a stake on Swellfare.
func (s *Turn) turnCommands(p engine.Prompt) []panel.Command {
	if s.stake.open {
		return s.stakeCommands(p)
	}
	roll := panel.Command{
		ID: "roll", Label: s.Say("choice.roll"), Kind: control.Primary, Cap: input.GoOn, Keys: session.GoOn,
		Do: func() { s.choose(engine.Choice{Kind: engine.Roll}) },
	}
	if sh := s.M.Stage.Shown(); sh.Players[p.Seat].Retired && !sh.Setup.House.Has(engine.NoJackpot) {
		roll.Label = s.Say("choice.roll_retired")
	}
	if !facts.MayStake(s.M) {
		return []panel.Command{roll}
	}
	return []panel.Command{roll, {
		ID: "swellfare", Label: s.Say("card.kind.swellfare"), Cap: input.Yes, Keys: input.SetOf(input.Yes),
		Tip: control.Tip{Text: s.Say("prompt.text.take-turn-swellfare")}, Do: func() { s.stake.open = true },
	}}
}

// holdCommand ends a hold: a card has been read, or dice are thrown.
func (s *Turn) holdCommand(h stage.Hold) panel.Command {
	a := panel.Command{Kind: control.Primary, Cap: input.GoOn, Keys: session.GoOn, Do: s.M.EndHold}
	switch h.Kind {
	case stage.ReadCard:
		a.ID, a.Label = "keep-card", s.cardNext(h)
		if s.M.Stage.Shown().Edition().Card(h.Card).Kind == engine.InstantMessage {
			a.Kind = control.PrimaryPlum
		}
	case stage.RollDice:
		a.ID, a.Label = "throw", s.Say("turn.roll")
		if h.Dice == 2 {
			a.Label, a.Kind = s.Say("turn.roll_both"), control.PrimaryBlue
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

// asking is the column without its tools: the dice, what is read or asked, and the buttons;
// at the foot the log, if that has no column of its own, or the book where there are
// savings.
func (s *Turn) asking(withLog bool) *flow.Node {
	if s.prompted != nil {
		return s.prompted.column(s, withLog)
	}
	if s.M.Tutor.Teaches {
		return s.lessonColumn()
	}
	decide := s.choices.Node(s.partKey(), s.deciding)
	row := s.rows.Node(rowKey{s.partKey(), withLog && s.showsBook()}, func() *flow.Node { return s.buttons(s.row(withLog)...) })
	column := flow.Column().Gap(s.frame.Gap())
	s.frame.AddTray(column, s.tray())
	column.Add(s.middle().Grow(1))
	switch note := s.note(); {
	case s.showsBook():
		return column.Add(decide, s.hint(), row, s.book()).Gap(render.Near)
	case !withLog:
		return column.Add(note, decide, row)
	case note != nil:
		return column.Add(decide, row, flow.AsMany(note, s.frame.Log().Least(render.None, render.DoubleRow).Grow(1)).Gap(render.Gap).Rest())
	}
	return column.Add(decide, row, s.frame.Log().Least(render.None, render.Reach).Rest())
}

// offered is what the main button buys or pays into a game, and whether it does: what costs
// money is told before it is decided.
func (s *Turn) offered() (engine.Option, bool) {
	if o, ok := s.M.Option(engine.Buy); ok {
		return o, true
	}
	return s.M.Option(engine.Ante)
}

// note says what a choice does before it is taken, nil where there is none.
func (s *Turn) note() *flow.Node {
	if o, ok := s.offered(); ok {
		note := prompt.OfferNote(s.M, o)
		if s.Theme.LargeType() { // or the card above, whose type grows as well, would leave it a strip
			note = s.frame.Fitted(note, render.DoubleRow)
		}
		return note
	}
	return nil
}

// row are the buttons below the main one. Where the book lies open, what gets cash stands in
// it, and the log among these, unless it has a column of its own.
func (s *Turn) row(withLog bool) []panel.Command {
	if !s.showsBook() {
		return s.usualRow(s.oddsCommand())
	}
	second, last := s.oddsCommand(), s.rulesCommand()
	if s.computersPlay() {
		second = panel.Halt(s.M.Session)
	}
	if withLog {
		last = panel.Command{ID: "log", Label: s.Say("log.title"), Tip: control.Tip{Text: s.Say("log.open")}, Do: s.frame.OpenLog}
	}
	return []panel.Command{s.dealsCommand(), second, last}
}
