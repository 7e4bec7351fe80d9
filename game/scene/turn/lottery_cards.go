package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// cardsSheet is the Lottery of the cards: once each, players may change their
// Lottery card or offer a swap; then they pay in, or do not, and the throw of
// both dice wins all that lies on the table, or nobody.
type cardsSheet struct {
	// chosen is what the person who may swap is about to do.
	chosen engine.Choice
	asked  engine.Prompt
}

func (l *cardsSheet) board() bool { return false }

// live draws the dice.
func (l *cardsSheet) live(s *Turn, dst *ebiten.Image) { s.drawDice(dst) }

func (l *cardsSheet) first(s *Turn) ui.ID {
	switch p, _ := s.M.Asked(); p.Kind {
	case engine.SwapCards:
		return "take"
	case engine.AnswerSwap:
		return "refuse"
	case engine.AnteUp:
		return "ante"
	}
	return s.MainAct().ID
}

// swapping returns the prompt at which a person may change the Lottery card.
func (l *cardsSheet) swapping(s *Turn) (engine.Prompt, bool) {
	p, ok := s.M.Asked()
	return p, ok && p.Kind == engine.SwapCards
}

// follow begins with keeping the card, and chooses what the keyboard is on.
func (l *cardsSheet) follow(s *Turn) {
	p, ok := l.swapping(s)
	if !ok {
		l.asked = engine.Prompt{Seat: engine.NoSeat}
		return
	}
	if p != l.asked {
		l.asked, l.chosen = p, engine.Choice{Kind: engine.KeepCard}
		s.Invalidate()
	}
	if id, shown := s.UI.Focused(); shown {
		if c, ok := l.choice(id); ok && c != l.chosen {
			l.chosen = c
			s.Invalidate()
		}
	}
}

// choice is what a control chooses to do with the Lottery card, if it does: to
// keep it, to change it, or to offer a swap.
func (l *cardsSheet) choice(id ui.ID) (engine.Choice, bool) {
	if id == "unused" {
		return engine.Choice{Kind: engine.ChangeCard}, true
	}
	seat := engine.Seat(slices.Index(playerIDs[:], id))
	switch seat {
	case engine.NoSeat:
		return engine.Choice{}, false
	case l.asked.Seat:
		return engine.Choice{Kind: engine.KeepCard}, true
	}
	return engine.Choice{Kind: engine.OfferSwap, Seat: seat}, true
}

// cardsBoxes is where the parts of the sheet stand.
type cardsBoxes struct {
	seats  [engine.MaxSeats]render.Rect
	unused render.Rect
	note   float64 // baseline of the first line at the foot
	panel  render.Rect
}

func (l *cardsSheet) boxes(s *Turn) cardsBoxes {
	var b cardsBoxes
	r := s.Layout.Decision
	side, top, foot, gap := 28.0, 112.0, 84.0, 12.0
	if r.W < 700 {
		side, top, foot, gap = 16, 90, 66, 8
	}
	area := render.Rect{X: r.X + side, Y: r.Y + top, W: r.W - 2*side, H: r.H - top - foot}
	n := s.M.Stage.Shown().Seats()
	cells := n
	if l.unused(s) > 0 {
		cells++
	}
	rows := (cells + 1) / 2
	h := min(224, (area.H+gap)/float64(rows)-gap)
	area.Y += (area.H + gap - float64(rows)*(h+gap)) / 2
	w := (area.W - gap) / 2
	for i := range cells {
		box := render.Rect{X: area.X + float64(i%2)*(w+gap), Y: area.Y + float64(i/2)*(h+gap), W: w, H: h}
		if i == cells-1 && i%2 == 0 {
			box.W = area.W // alone in its row
		}
		if i < n {
			b.seats[i] = box
		} else {
			b.unused = box
		}
	}
	b.note = r.Bottom() - foot/2 + 2
	b.panel = s.poolPanel(n + 2)
	return b
}

// unused counts the Lottery cards that nobody has.
func (l *cardsSheet) unused(s *Turn) int {
	sh := s.M.Stage.Shown()
	return int(sh.Edition().DeckSizes[engine.LotteryDeck]) - sh.Seats()
}

// result says who has the throw of both dice, if anybody who paid in has.
func (l *cardsSheet) result(s *Turn) string {
	sh := s.M.Stage.Shown()
	for seat := range engine.Seat(sh.Seats()) {
		if sh.Lottery.In.Has(seat) && l.hit(s, seat) > 0 {
			return s.Say("cards.has_throw", words.Name("name", s.M.Names[seat]))
		}
	}
	return s.Say("cards.nobody")
}

// hit returns which throw of a player's card has come up, from 1, 0 for none.
func (l *cardsSheet) hit(s *Turn, seat engine.Seat) int {
	sh := s.M.Stage.Shown()
	if a := s.M.Stage.Actors(); a.Dice.On || sh.Roll.Turn != sh.Turns || sh.Roll.Why != engine.WhyLottery {
		return 0
	}
	dice := [2]uint8{min(sh.Roll.Dice[0], sh.Roll.Dice[1]), max(sh.Roll.Dice[0], sh.Roll.Dice[1])}
	for i, pair := range sh.Edition().Card(sh.LotteryCards[seat]).Pairs {
		if pair == dice {
			return i + 1
		}
	}
	return 0
}

// holder returns what the cell of a seat shows.
func (l *cardsSheet) holder(s *Turn, seat engine.Seat) render.Holder {
	sh := s.M.Stage.Shown()
	k := render.Holder{
		Token: s.M.Tokens[seat], Name: s.M.Names[seat], Note: s.Say("lottery.waits"),
		Card: render.LotteryCard{Pairs: sh.Edition().Card(sh.LotteryCards[seat]).Pairs, Hit: l.hit(s, seat)},
	}
	p, asked := s.M.Asked()
	if !asked && !s.M.Stage.Busy() {
		p = s.M.Table.Prompt() // a computer that thinks
	}
	switch {
	case sh.Lottery.In.Has(seat):
		k.State, k.Note = render.PickDone, s.Say("cards.in")
		if k.Card.Hit > 0 {
			k.Note = s.Say("cards.wins")
		}
	case sh.StayedOut.Has(seat):
		k.State, k.Note = render.PickOut, s.Say("lottery.not_in")
	case p.Kind == engine.AnswerSwap && p.Other == seat:
		k.Note = s.Say("cards.offers")
	case p.Seat == seat && (p.Kind == engine.SwapCards || p.Kind == engine.AnswerSwap || p.Kind == engine.AnteUp):
		k.State, k.Note = render.PickNow, s.Say("cards.asked."+p.Kind.String())
	}
	return k
}

func (l *cardsSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	b := l.boxes(s)
	p, swapping := l.swapping(s)
	sh := s.M.Stage.Shown()
	for seat := range engine.Seat(sh.Seats()) {
		k := l.holder(s, seat)
		choice := engine.Choice{Kind: engine.OfferSwap, Seat: seat}
		if seat == p.Seat {
			choice = engine.Choice{Kind: engine.KeepCard}
		}
		offers := p.Kind == engine.AnswerSwap && p.Other == seat
		c := ui.Control{
			ID: playerIDs[seat], Box: b.seats[seat], Info: !swapping, Skip: !swapping, Active: offers || swapping && choice == l.chosen,
			Tip: facts.LotteryCardTip(s.M, seat),
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				s.Theme.Holder(dst, box, k, state)
			}},
		}
		if swapping {
			c.Do = func(ui.Event) { l.press(s, choice) }
			c.Keys = input.SetOf(input.Digit(int(seat) + 1))
		}
		cs = append(cs, c)
	}
	if n := l.unused(s); n > 0 {
		choice := engine.Choice{Kind: engine.ChangeCard}
		say := s.M.Words.Count("cards.unused", n)
		c := ui.Control{
			ID: "unused", Box: b.unused, Info: !swapping, Skip: !swapping, Active: swapping && choice == l.chosen,
			Tip: render.Tip{Title: say, Text: s.Say("cards.unused_rule")},
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				s.Theme.UnusedCards(dst, box, n, say, s.Say("cards.unused_line"), state)
			}},
		}
		if swapping {
			c.Do = func(ui.Event) { l.press(s, choice) }
			c.Keys = input.SetOf(input.Digit0)
		}
		cs = append(cs, c)
	}
	return l.listButtons(s, append(cs, l.poolControl(s)))
}

// press chooses what to do with the Lottery card; a second press, and the
// keyboard, do it.
func (l *cardsSheet) press(s *Turn, c engine.Choice) {
	if c == l.chosen {
		s.choose(c)
		return
	}
	l.chosen = c
	s.Invalidate()
}

// say puts what is about to be done into words.
func (l *cardsSheet) say(s *Turn, c engine.Choice) words.Offer {
	st := s.M.Table.State()
	o := s.M.Words.Offer(st, engine.Option{Choice: c}, s.M.Names)
	sh := s.M.Stage.Shown()
	sum := func(seat engine.Seat) words.Value {
		return words.Text("throws", s.M.Words.Card(sh.Setup.Edition, sh.LotteryCards[seat]).Sum)
	}
	switch c.Kind {
	case engine.KeepCard:
		o.Does = s.Say("cards.keep_does", sum(l.asked.Seat))
	case engine.ChangeCard:
		o.Does = s.M.Words.Count("cards.change_does", l.unused(s))
	case engine.OfferSwap:
		o.Does = s.Say("cards.swap_does", words.Name("name", s.M.Names[c.Seat]), sum(c.Seat))
	}
	return o
}

func (l *cardsSheet) listButtons(s *Turn, cs []ui.Control) []ui.Control {
	p, asked := s.M.Asked()
	left, right := split(s.Layout.Main, 10)
	switch {
	case asked && p.Kind == engine.SwapCards:
		c := l.chosen
		label := l.say(s, c).Label
		switch c.Kind {
		case engine.ChangeCard:
			label = s.oneOf(left, label, s.Say("cards.take_short"))
		case engine.OfferSwap:
			label = s.oneOf(left, label, s.Say("cards.offer_short"))
		}
		take := act{
			ID: "take", label: label, kind: render.Primary, cap: input.Accept, Keys: input.SetOf(input.Accept),
			do: func() { s.choose(c) },
		}
		keep := act{
			ID: "keep", label: s.oneOf(right, s.Say("choice.keep-card"), s.Say("cards.keep_short")), cap: input.Keep, Keys: input.SetOf(input.Keep, input.No, input.Pass),
			do: func() { s.choose(engine.Choice{Kind: engine.KeepCard}) },
		}
		if c.Kind == engine.KeepCard {
			take.cap, take.Keys = input.Accept, input.SetOf(input.Accept, input.Keep, input.No, input.Pass)
			cs = append(cs, s.control(&take, s.Layout.Main))
		} else {
			cs = append(cs, s.control(&take, left), s.control(&keep, right))
		}
	case asked && p.Kind == engine.AnswerSwap:
		yes := act{
			ID: "accept", label: s.Say("choice.accept-swap"), kind: render.Primary, cap: input.Yes, Keys: input.SetOf(input.Yes),
			do: func() { s.choose(engine.Choice{Kind: engine.AcceptSwap}) },
		}
		no := act{
			ID: "refuse", label: s.Say("choice.refuse-swap"), cap: input.No, Keys: input.SetOf(input.No, input.Pass),
			do: func() { s.choose(engine.Choice{Kind: engine.RefuseSwap}) },
		}
		cs = append(cs, s.control(&yes, left), s.control(&no, right))
	case asked && p.Kind == engine.AnteUp:
		in, out := s.anteActs()
		cs = append(cs, s.control(&in, left), s.control(&out, right))
	default:
		main := s.MainAct()
		cs = append(cs, s.control(&main, s.Layout.Main))
	}
	cs = s.listRow(cs, s.rulesAct())
	cs = append(cs, s.diceControl())
	if s.showsLog() {
		cs = append(cs, s.logControl())
	}
	return cs
}

// noted reports whether a note stands where the log stands else.
func (l *cardsSheet) noted(s *Turn) bool {
	p, ok := s.M.Asked()
	return ok && s.Layout.Deals.Empty() && (p.Kind == engine.SwapCards || p.Kind == engine.AnswerSwap || p.Kind == engine.AnteUp)
}

// poolControl tells what the pool is for.
func (l *cardsSheet) poolControl(s *Turn) ui.Control {
	sh := s.M.Stage.Shown()
	w := s.M.SpaceWords(sh.Lottery.Space)
	pool, _ := l.pool(s)
	return ui.Control{
		ID: "pool", Box: l.boxes(s).panel, Widget: ui.Custom{}, Info: true,
		Tip: render.Tip{
			Kind: sh.Lottery.Space.String(), Title: w.Name, Text: w.Rule,
			Figure: s.Say("tip.figure", words.Text("label", s.Say("lottery.winner_takes")), words.Text("value", s.M.Words.Money(pool.Prize))),
		},
	}
}

// pool returns what lies on the table, and whether the dice have been thrown.
func (l *cardsSheet) pool(s *Turn) (pool engine.Pool, thrown bool) {
	sh := s.M.Stage.Shown()
	thrown = sh.Roll.Turn == sh.Turns && sh.Roll.Why == engine.WhyLottery
	rule := facts.LotteryRule(s.M)
	return rule.Pool(sh.Balance[engine.Stakes], sh.Lottery.In, thrown), thrown
}

func (l *cardsSheet) draw(s *Turn, dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	r, b := s.Layout.Decision, l.boxes(s)
	lander := words.Name("lander", s.M.Names[sh.Lottery.Lander])
	t.Dialog(dst, r, render.Plum)
	text := s.Say("cards.text", lander)
	if p, ok := s.M.Asked(); ok && (p.Kind == engine.SwapCards || p.Kind == engine.AnswerSwap || p.Kind == engine.AnteUp) {
		text = s.M.Words.Ask(s.M.Table.State(), s.M.Names).Text
	}
	t.DialogTitle(dst, r, sh.Lottery.Space.String(), s.M.SpaceWords(sh.Lottery.Space).Name, text,
		s.Say("lottery.pool"), s.M.Words.Money(sh.Balance[engine.Stakes]), true)
	x := b.seats[0].X
	room := r.Right() - x - (x - r.X)
	s.fit(dst, s.Say("cards.rolls", words.Name("name", s.M.Names[sh.Lottery.Lander])), x, b.note, room, 11.5,
		render.Style{Face: render.Medium, Size: 14.5, Color: pal.Ink})
	s.fit(dst, s.Say("cards.rule"), x, b.note+19, room, 11, render.Style{Face: render.Condensed, Size: 13.5, Color: pal.Ink2})
	l.drawPool(s, dst, b.panel)
	if s.showsLog() {
		s.drawLog(dst)
	}
	s.drawHand(dst)
	l.drawNote(s, dst)
}

// drawNote says what the choice does.
func (l *cardsSheet) drawNote(s *Turn, dst *ebiten.Image) {
	p, ok := s.M.Asked()
	if !ok {
		return
	}
	sh := s.M.Stage.Shown()
	switch p.Kind {
	case engine.SwapCards:
		s.drawNote(dst, l.say(s, l.chosen), s.Say("cards.odds"), false)
	case engine.AnswerSwap:
		sum := func(seat engine.Seat) string { return s.M.Words.Card(sh.Setup.Edition, sh.LotteryCards[seat]).Sum }
		s.drawNote(dst, words.Offer{
			Label: s.Say("cards.if_swapped", words.Text("throws", sum(p.Other))),
			Does:  s.Say("cards.if_kept", words.Text("throws", sum(p.Seat))),
		}, s.Say("cards.odds"), false)
	case engine.AnteUp:
		if o, ok := facts.Option(s.M, engine.Ante); ok {
			s.drawNote(dst, s.M.Words.Offer(s.M.Table.State(), o, s.M.Names), "", o.Borrows > 0)
		}
	}
}

// drawPool draws what lies on the table, and who put it there.
func (l *cardsSheet) drawPool(s *Turn, dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	rule := facts.LotteryRule(s.M)
	t.Panel(dst, r, render.Paper)
	title, foot := 40.0, 36.0
	if s.View().Compact {
		title, foot = 32, 30
	}
	left := r.X + 18 + s.fit(dst, s.Say("cards.pool"), r.X+18, r.Y+title-8, r.W*.6, 12, render.Style{Face: render.Black, Size: 18, Color: pal.Ink})
	s.pin(dst, r, left, r.Right())
	pool, thrown := l.pool(s)
	bank := s.Say("cards.bank_waits", words.Money("money", rule.Amount))
	if thrown {
		bank = s.M.Words.Money(rule.Amount)
	}
	n := sh.Seats() + 2
	pitch := min(poolPitch, (r.H-title-foot-4)/float64(n))
	grown := s.rowGrowth(pitch)
	for i := range n {
		row := render.Rect{X: r.X + 10, Y: r.Y + title + float64(i)*pitch, W: r.W - 20, H: pitch}
		t.Row(dst, row, i%2 == 0, render.State{})
		base := rowBase(row, grown)
		size := poolSign(pitch)
		var label, sum string
		style, ink := render.Bold, pal.Ink
		switch i {
		case 0:
			t.Art(dst, "lottery", row.X+10, row.CenterY()-size/2, size)
			label, sum = s.Say("cards.waiting"), s.M.Words.MoneyOrNone(pool.Carried)
		case 1:
			t.Art(dst, "loan", row.X+10, row.CenterY()-size/2, size)
			label, sum = s.Say("lottery.bank"), bank
		default:
			seat := engine.Seat(i - 2)
			t.Token(dst, s.M.Tokens[seat], row.X+10, row.CenterY()-size/2, size, render.Flat)
			label = s.M.Names[seat]
			switch {
			case sh.Lottery.In.Has(seat):
				sum = s.M.Words.Money(rule.Stake)
			case sh.StayedOut.Has(seat):
				sum, style, ink = s.Say("lottery.not_in"), render.Regular, pal.Ink2
			default:
				sum, style, ink = s.Say("lottery.waits"), render.Regular, pal.Ink2
			}
		}
		t.DrawName(dst, label, row.X+22+size, base, row.W*.5, 11, t.Capped(render.Style{Face: render.Medium, Size: 15, Color: pal.Ink}, grown))
		t.DrawFit(dst, sum, row.Right()-10, base, row.W*.38, 11, t.Capped(render.Style{Face: style, Size: 15, Color: ink, Align: render.End}, grown))
	}
	s.drawTakings(dst, render.Rect{X: r.X, Y: r.Bottom() - foot, W: r.W, H: foot}, s.M.Words.Money(pool.Prize))
}
