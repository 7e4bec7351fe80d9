package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// speedBox is where the speeds stand in the tool row, and where their label
// begins; small windows and large type leave no room for it.
func (s *turn) speedBox() (box render.Rect, label float64) {
	r := s.tb.Tools
	x := r.X + 4
	if !s.View().Compact && !s.Theme.LargeType() {
		label = r.X + 14
		x = label + s.Theme.MeasureText(s.Say("turn.speed"), s.speedStyle()) + 14
	}
	in := 4.0
	if s.View().Compact {
		in = 3
	}
	return render.Rect{X: x, Y: r.Y + in, W: r.Right() - in - x, H: r.H - 2*in}, label
}

func (s *turn) speedStyle() render.Style {
	return s.Theme.Capped(render.Style{Face: render.CondensedBold, Size: 13, Color: s.Theme.Palette.Cream2}, 1.2)
}

// drawTools draws the ground of the tool row.
func (s *turn) drawTools(dst *ebiten.Image) {
	r := s.tb.Tools
	s.Theme.ToolWell(dst, r)
	if box, label := s.speedBox(); label > 0 {
		s.Theme.DrawFit(dst, s.Say("turn.speed"), label, r.CenterY()+5, box.X-label-8, 11, s.speedStyle())
	}
}

// listTools lists the controls of the tool row.
func (s *turn) listTools() {
	box, _ := s.speedBox()
	speeds := ui.Segmented{Kind: render.SegmentWall, Selected: int(s.m.speed())}
	for speed := range stage.NumSpeeds {
		speeds.Options = append(speeds.Options, ui.Option{Text: s.Say("turn.speed." + speed.String())})
	}
	sound, sign := s.Say("menu.sound_on"), "sign-sound"
	if s.Settings.Mute {
		sound, sign = s.Say("menu.sound_off"), "mute"
	}
	s.table = append(s.table,
		ui.Control{
			ID: "speed", Box: box, Widget: speeds, Tip: render.Tip{Title: s.Say("turn.speed"), Text: s.Say("tip.speed")},
			Do: func(e ui.Event) {
				s.m.setSpeed(stage.Speed(e.Value))
				s.touch()
			},
		},
		ui.Control{
			ID: "sound", Box: s.tb.Signs[0], Widget: ui.IconButton{Sign: sign}, Active: s.Settings.Mute,
			Tip: s.keyTip(sound, s.Say("tip.sound"), input.Mute),
			Do: func(ui.Event) {
				s.Set(func(set *store.Settings) { set.Mute = !set.Mute })
				s.touch()
			},
		},
		ui.Control{
			ID: "help", Box: s.tb.Signs[1], Widget: ui.IconButton{Sign: "sign-help"},
			Tip: s.keyTip(s.Say("menu.help"), "", input.Help), Keys: input.SetOf(input.Help),
			Do: func(ui.Event) { s.openHelp() },
		},
		ui.Control{
			ID: "menu", Box: s.tb.Signs[2], Widget: ui.IconButton{Sign: "sign-menu"},
			Tip: s.keyTip(s.Say("menu.open"), "", input.Cancel),
			Do:  func(ui.Event) { s.openMenu() },
		},
	)
}

// keyTip is a tooltip that names the key.
func (s *turn) keyTip(title, text string, a input.Action) render.Tip {
	if key := s.keyFor(a); key != "" {
		title = s.Say("tip.key", words.Text("label", title), words.Text("key", key))
	}
	return render.Tip{Title: title, Text: text}
}

// act is something that can be done now, as a button.
type act struct {
	id    ui.ID
	label string
	kind  render.ButtonKind
	// cap is the action whose key the button shows, keys are all that press
	// it.
	cap  input.Action
	keys input.Actions
	// off says why it cannot be done.
	off string
	tip render.Tip
	do  func()
}

func (s *turn) control(a *act, box render.Rect) ui.Control {
	key := ""
	if a.cap != input.NoAction {
		key = s.keyFor(a.cap)
	}
	do := a.do
	_, borrows := s.over.(*loanView)
	open := (a.id == "loan" || a.id == "withdraw") && (borrows && box.W > 90 || s.haste.borrows != engine.NoSeat)
	if open {
		key = "" // there the sheet's sign stands
	}
	return ui.Control{
		ID: a.id, Box: box, Widget: ui.Button{Label: a.label, Key: key, Kind: a.kind}, Keys: a.keys,
		Off: a.off != "", Reason: a.off, Tip: a.tip, Active: open,
		Do: func(ui.Event) {
			if do != nil {
				do()
			}
			s.touch()
		},
	}
}

// mainAct is what the main button does now.
func (s *turn) mainAct() act {
	if hold, held := s.m.hold(); held {
		return s.holdAct(hold)
	}
	p, ok := s.m.asked()
	if !ok {
		return s.skipAct()
	}
	switch p.Kind {
	case engine.TakeTurn:
		if s.stake.open {
			return s.stakeAct()
		}
		label := s.Say("choice.roll")
		if s.m.stage.Shown().Players[p.Seat].Retired {
			label = s.Say("choice.roll_retired")
		}
		return act{
			id: "roll", label: label, kind: render.Primary, cap: input.GoOn, keys: goOn,
			do: func() { s.choose(engine.Choice{Kind: engine.Roll}) },
		}
	case engine.BuyDeal:
		return s.buyAct(p)
	case engine.PlaySwellfare:
		return s.stakeAct()
	case engine.BringFriend:
		return s.friendAct()
	case engine.AnteUp:
		in, _ := s.anteActs()
		return in
	}
	return act{id: "wait", label: s.Say("turn.wait"), off: s.Say("turn.wait")}
}

// skipAct hurries what moves.
func (s *turn) skipAct() act {
	if s.m.halted && s.computersMove() {
		return s.resumeAct()
	}
	a := act{id: "skip", label: s.Say("turn.skip"), cap: input.GoOn, keys: goOn, do: s.m.hurry}
	if turn := s.m.stage.Shown().Turn; !s.m.people.Has(turn) {
		a.label = s.Say("turn.computer", words.Name("name", s.m.names[turn]))
	}
	return a
}

// holdAct ends a hold: a card has been read, dice are thrown, a ledger has
// been read.
func (s *turn) holdAct(h stage.Hold) act {
	a := act{kind: render.Primary, cap: input.GoOn, keys: goOn, do: s.release}
	switch h.Kind {
	case stage.ReadCard:
		a.id, a.label = "keep-card", s.cardNext(h)
		if s.m.stage.Shown().Edition().Card(h.Card).Kind == engine.InstantMessage {
			a.kind = render.PrimaryPlum
		}
	case stage.RollDice:
		a.id, a.label = "throw", s.Say("turn.roll")
		if h.Dice == 2 {
			a.label, a.kind = s.Say("turn.roll_both"), render.PrimaryBlue
		}
	case stage.ReadLedger:
		a.id = "go-on"
		sh := s.m.stage.Shown()
		if !sh.Setup.LastMonth(h.Month) {
			a.label = s.Say("settle.go_on", words.Number("month", h.Month+1))
		} else {
			a.label = s.Say("settle.finish")
		}
	}
	return a
}

// cardNext says on the main button what becomes of a card that was read.
func (s *turn) cardNext(h stage.Hold) string {
	card := s.m.stage.Shown().Edition().Card(h.Card)
	switch {
	case card.Kind == engine.AuctionDeal && s.m.stage.Shown().Landed.Space != engine.YardSale:
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
func (s *turn) choose(c engine.Choice) {
	if !s.haste.hasty {
		_ = s.m.choose(c) // the player has been told
	}
	s.touch()
}

// loanAct opens the loan, at any prompt of one's own.
func (s *turn) loanAct() act {
	a := act{
		id: "loan", label: s.Say("turn.loan"), cap: input.Loan, keys: input.SetOf(input.Loan),
		do: func() { s.openLoan() },
	}
	p, ok := s.m.asked()
	switch {
	case !ok && s.m.people.Has(s.m.stage.Shown().Turn):
		a.do = s.wantLoan // what moves has to end first
	case !ok:
		a.off = s.Say("loan.off_turn")
	case !p.Kind.Takes(engine.Borrow):
		a.off = s.Say("loan.off_turn")
	case s.borrowing().Step == 0:
		a.off = s.Say("loan.off")
	}
	return a
}

// dealsAct shows the Deals that lie before the player.
func (s *turn) dealsAct() act {
	seat := s.mine()
	n := len(s.m.stage.Shown().HeldDeals(seat))
	a := act{
		id: "deals", label: s.m.Words.Count("turn.deals_count", n), cap: input.Deals, keys: input.SetOf(input.Deals),
		do: func() { s.openOver(newDealsView(s, seat)) },
	}
	if n == 0 {
		a.label, a.off = s.Say("turn.deals"), s.Say("turn.deals_none")
	}
	return a
}

// rulesAct shows the rules in short.
func (s *turn) rulesAct() act {
	return act{id: "rules", label: s.Say("turn.rules"), cap: input.Help, do: s.openHelp}
}

// first is the control that the keyboard begins at.
func (s *turn) first() ui.ID {
	if s.sheet != nil {
		return s.sheet.first(s)
	}
	return s.mainAct().id
}

// listColumn lists the controls of the right column.
func (s *turn) listColumn() {
	main := s.mainAct()
	if two := s.secondAct(); two.id != "" {
		left, right := split(s.tb.Main, 10)
		s.table = append(s.table, s.control(&main, left), s.control(&two, right))
	} else {
		s.table = append(s.table, s.control(&main, s.tb.Main))
	}
	s.table = s.listRow(s.table, s.oddsAct())
	s.table = append(s.table, s.diceControl())
	s.listCard()
	if !s.tb.Book.Empty() {
		s.listBook()
	}
	if s.showsLog() {
		s.table = append(s.table, s.logControl())
	}
}

// noted reports whether a note stands where the log stands else: what buying
// a Deal does.
func (s *turn) noted() bool {
	p, ok := s.m.asked()
	return ok && (p.Kind == engine.BuyDeal || p.Kind == engine.AnteUp) && s.tb.Deals.Empty() && s.tb.Book.Empty()
}

// split returns two halves of a rectangle, the left one larger.
func split(r render.Rect, gap float64) (left, right render.Rect) {
	w := (r.W - gap) * .58
	return render.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, render.Rect{X: r.X + w + gap, Y: r.Y, W: r.W - gap - w, H: r.H}
}

// secondAct is the other thing that can be decided, if there are two.
func (s *turn) secondAct() act {
	p, ok := s.m.asked()
	switch {
	case !ok:
	case p.Kind == engine.BuyDeal:
		return act{
			id: "decline", label: s.Say("choice.decline"), cap: input.No, keys: input.SetOf(input.No, input.Pass),
			do: func() { s.choose(engine.Choice{Kind: engine.Decline}) },
		}
	case p.Kind == engine.PlaySwellfare, p.Kind == engine.TakeTurn && s.mayStake():
		return s.noStakeAct(p)
	case p.Kind == engine.AnteUp:
		_, out := s.anteActs()
		return out
	}
	return act{}
}

// drawColumn draws what moves in the right column, over its picture at rest.
func (s *turn) drawColumn(dst *ebiten.Image) {
	s.drawLyingDice(dst)
	s.drawBookEntry(dst)
	if !s.cardHidden() {
		s.drawCard(dst)
	}
	if s.m.stage.Busy() {
		return
	}
	for _, kind := range [2]engine.ChoiceKind{engine.Buy, engine.Ante} {
		if o, ok := s.option(kind); ok && s.tb.Book.Empty() {
			s.drawNote(dst, s.m.Words.Offer(s.m.table.State(), o, s.m.names), "", o.Borrows > 0)
		}
	}
}
