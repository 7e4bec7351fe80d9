package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// layFrame lays out the tool row and the players' cards.
func (s *Turn) layFrame() {
	tools, t := s.Layout.Tools, s.Theme
	tools.W = s.Layout.Signs[2].Right() - tools.X
	s.tools = s.frame.Tools()
	s.tools.Lay(t, tools, false)
	s.desk = s.frame.Seats.Node(s.active())
	s.desk.Lay(t, s.Layout.Desk, false)
}

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

func (s *Turn) control(a *act, box render.Rect) ui.Control {
	key := ""
	if a.cap != input.NoAction {
		key = s.KeyFor(a.cap)
	}
	do := a.do
	borrows := s.lies("loan")
	open := (a.ID == "loan" || a.ID == "withdraw") && (borrows || s.M.Grace.Borrows != engine.NoSeat)
	if open {
		key = "" // there the sheet's sign stands
	}
	return ui.Control{
		ID: a.ID, Box: box, Widget: ui.Button{Label: a.label, Key: key, Kind: a.kind}, Keys: a.Keys,
		Off: a.Off != "", Reason: a.Off, Tip: a.tip, Active: open,
		Do: func(ui.Event) {
			if do != nil {
				do()
			}
			s.Invalidate()
		},
	}
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

// First is the control that the keyboard begins at.
func (s *Turn) First() ui.ID {
	if s.Panel != nil {
		return s.Panel.first(s)
	}
	return s.MainAct().ID
}

// listColumn lists the controls of the right column.
func (s *Turn) listColumn() {
	main := s.MainAct()
	if two := s.secondAct(); two.ID != "" {
		left, right := split(s.Layout.Main, 10)
		s.table = append(s.table, s.control(&main, left), s.control(&two, right))
	} else {
		s.table = append(s.table, s.control(&main, s.Layout.Main))
	}
	s.table = s.listRow(s.table, s.oddsAct())
	s.table = append(s.table, s.diceControl())
	s.listCard()
	if !s.Layout.Book.Empty() {
		s.listBook()
	}
	if s.showsLog() {
		s.table = append(s.table, s.logControl())
	}
}

// Noted reports whether a note stands where the log stands else: what buying
// a Deal does.
func (s *Turn) Noted() bool {
	p, ok := s.M.Asked()
	return ok && (p.Kind == engine.BuyDeal || p.Kind == engine.AnteUp) && s.Layout.Deals.Empty() && s.Layout.Book.Empty()
}

// split returns two halves of a rectangle, the left one larger.
func split(r render.Rect, gap float64) (left, right render.Rect) {
	w := (r.W - gap) * .58
	return render.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, render.Rect{X: r.X + w + gap, Y: r.Y, W: r.W - gap - w, H: r.H}
}

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

// drawColumn draws what moves in the right column, over its picture at rest.
func (s *Turn) drawColumn(dst *ebiten.Image) {
	s.drawLyingDice(dst)
	s.drawBookEntry(dst)
	if !s.cardHidden() {
		s.drawCard(dst)
	}
	if s.M.Stage.Busy() {
		return
	}
	for _, kind := range [2]engine.ChoiceKind{engine.Buy, engine.Ante} {
		if o, ok := facts.Option(s.M, kind); ok && s.Layout.Book.Empty() {
			s.drawNote(dst, s.M.Words.Offer(s.M.Table.State(), o, s.M.Names), "", o.Borrows > 0)
		}
	}
}
