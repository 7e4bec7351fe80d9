package prompt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
)

// LotteryCards is the Lottery of the cards: once each, players pay in, or do not, and may
// change their Lottery card or offer a swap before; then the throw of both dice wins all
// that lies on the table, or nobody. By the first rules all do something with their card
// before anybody pays in.
type LotteryCards struct {
	// chosen is what the person who may swap is about to do: to keep the card, unless it
	// was one of the others.
	chosen engine.Choice
	asked  engine.Prompt
	told   int // lines of the log when it was found out what may be done
}

// keeps is to do nothing with the Lottery card.
var keeps = engine.Choice{Kind: engine.KeepCard}

// Follow begins with keeping the card, and chooses what the keyboard is on.
func (l *LotteryCards) Follow(c *Context, focused ui.ID) {
	p, ok := c.Asked()
	if !ok || p.Kind != engine.SwapCards && p.Kind != engine.AnteUp {
		l.asked = engine.Prompt{Seat: engine.NoSeat}
		return
	}
	if told := c.Stage.Shown().Log.Count(); p != l.asked || told != l.told {
		l.told = told
		if p != l.asked || !l.may(c, l.chosen) {
			l.asked, l.chosen = p, keeps
			c.Changed()
		}
	}
	if choice, ok := l.choice(focused); ok && choice != l.chosen && l.may(c, choice) {
		l.chosen = choice
		c.Changed()
	}
}

// playerIDs are the ids of the controls that choose a player.
var playerIDs = ui.Numbered("player", 1, engine.MaxSeats)

// choice is what a control chooses to do with the Lottery card, if it does: to keep it, to
// change it, or to offer a swap.
func (l *LotteryCards) choice(id ui.ID) (engine.Choice, bool) {
	if id == "unused" {
		return engine.Choice{Kind: engine.ChangeCard}, true
	}
	seat := engine.Seat(slices.Index(playerIDs, id))
	switch seat {
	case engine.NoSeat:
		return engine.Choice{}, false
	case l.asked.Seat:
		return keeps, true
	}
	return engine.Choice{Kind: engine.OfferSwap, Seat: seat}, true
}

// may reports whether the person who is asked may do so with the Lottery card.
func (l *LotteryCards) may(c *Context, choice engine.Choice) bool {
	p, _ := c.Asked()
	if p.Kind == engine.AnteUp && choice == keeps {
		return l.maySwap(c)
	}
	_, ok := c.Option(choice.Kind)
	return ok
}

// maySwap reports whether anything can be done with the Lottery card beside keeping it.
func (l *LotteryCards) maySwap(c *Context) bool {
	_, changes := c.Option(engine.ChangeCard)
	_, offers := c.Option(engine.OfferSwap)
	return changes || offers
}

// press chooses what to do with the Lottery card; a second press does it.
func (l *LotteryCards) press(c *Context, choice engine.Choice) {
	if p, _ := c.Asked(); choice == l.chosen && (p.Kind == engine.SwapCards || choice != keeps) {
		c.Choose(choice)
		return
	}
	l.chosen = choice
	c.Changed()
}

// unused counts the Lottery cards that nobody has.
func unused(c *Context) int {
	sh := c.Stage.Shown()
	return int(sh.Edition().DeckSizes[engine.LotteryDeck]) - sh.Seats()
}

// throws names the throws that a player's Lottery card wins with.
func throws(c *Context, seat engine.Seat) words.Value {
	sh := c.Stage.Shown()
	return words.Text("throws", c.Words.CardOf(sh.Edition(), sh.LotteryCards[seat]).Sum)
}

// Panel says what lies on the table, and what may be done now.
func (l *LotteryCards) Panel(c *Context) *panel.Panel {
	p := &panel.Panel{Dice: true, Question: c.Say("cards.pool"), Live: l.pool(c), Others: c.Row(c.Rules())}
	switch asked, _ := c.Asked(); asked.Kind {
	case engine.SwapCards:
		l.swap(c, p)
	case engine.AnswerSwap:
		p.Warning = &panel.Warning{
			Title: c.Say("cards.if_swapped", throws(c, asked.Other)), Text: c.Say("cards.if_kept", throws(c, asked.Seat)),
		}
		p.Hint = odds(c)
		p.Commands = []panel.Command{{
			ID: "refuse", Label: c.Say("choice.refuse-swap"), Kind: control.Primary, Cap: input.No, Keys: input.SetOf(input.No, input.Pass),
			Do: func() { c.Choose(engine.Choice{Kind: engine.RefuseSwap}) },
		}, {
			ID: "accept", Label: c.Say("choice.accept-swap"), Cap: input.Yes, Keys: input.SetOf(input.Yes),
			Do: func() { c.Choose(engine.Choice{Kind: engine.AcceptSwap}) },
		}}
	case engine.AnteUp:
		if l.chosen != keeps {
			l.swap(c, p)
			break
		}
		p.Commands, p.Warning = Ante(c), anteWarning(c)
		if l.maySwap(c) {
			p.Hint = c.Say("cards.may_swap")
		}
	default:
		p.Commands = []panel.Command{c.Main()}
		if c.Stage.Actors().CalledOff {
			p.Warning = &panel.Warning{Title: c.Say("log.no-game")}
		}
	}
	return p
}

// swap asks what to do with the Lottery card.
func (l *LotteryCards) swap(c *Context, p *panel.Panel) {
	choice, none := l.chosen, input.SetOf(input.Keep, input.No, input.Pass)
	offer := c.Words.Offer(c.Table.State(), engine.Option{Choice: choice}, c.Names)
	take := panel.Command{
		ID: "take", Label: offer.Label, Kind: control.Primary, Cap: input.Accept, Keys: input.SetOf(input.Accept),
		Do: func() { c.Choose(choice) },
	}
	keep := panel.Command{
		ID: "keep", Label: c.Say("choice.keep-card"), Short: c.Say("cards.keep_short"), Cap: input.Keep, Keys: none,
		Do: func() { c.Choose(keeps) },
	}
	if l.asked.Kind == engine.AnteUp {
		keep.Do = func() { l.press(c, keeps) }
	}
	p.Commands = []panel.Command{take, keep}
	switch choice.Kind {
	case engine.KeepCard:
		take.Keys |= none
		p.Commands = []panel.Command{take}
		offer.Does = c.Say("cards.keep_does", throws(c, l.asked.Seat))
	case engine.ChangeCard:
		p.Commands[0].Short = c.Say("cards.take_short")
		offer.Does = c.Words.Count("cards.change_does", unused(c))
	case engine.OfferSwap:
		p.Commands[0].Short = c.Say("cards.offer_short")
		offer.Does = c.Say("cards.swap_does", words.Name("name", c.Names[choice.Seat]), throws(c, choice.Seat))
	}
	p.Warning = &panel.Warning{Title: offer.Label, Text: app.UpperFirst(offer.Does)}
	p.Hint = odds(c)
}

// odds says how often Lottery cards win, where they are worth unlike much.
func odds(c *Context) string {
	if c.Stage.Shown().Setup.Rules == engine.FirstRules {
		return ""
	}
	return c.Say("cards.odds")
}

// onNoCard names the throws that no Lottery card wins with.
func onNoCard(c *Context) words.Value {
	ed := c.Stage.Shown().Edition()
	var none []string
	for low := uint8(1); low <= 6; low++ {
		for high := low; high <= 6; high++ {
			pair := [2]uint8{low, high}
			if !slices.ContainsFunc(ed.Cards, func(card engine.Card) bool { return slices.Contains(card.Pairs[:], pair) }) {
				none = append(none, fmt.Sprintf("%d-%d", low, high))
			}
		}
	}
	return words.Text("pairs", strings.Join(none, ", "))
}

// pool is what lies on the table, and who put it there.
func (l *LotteryCards) pool(c *Context) *flow.Node {
	sh, rule := c.Stage.Shown(), facts.LotteryRule(c.Match)
	on := rule.Pool(sh.Balance[engine.Stakes], sh.Lottery.In, sh.BankIn)
	bank := c.Say("cards.bank_waits", words.Money("money", rule.Amount))
	if sh.BankIn {
		bank = c.Words.Money(rule.Amount)
	}
	p := pool{c, parts.List{Rows: flow.Table()}}
	p.addSum("lottery", c.Say("cards.waiting"), c.Words.MoneyOrNone(on.Carried))
	p.addSum("loan", c.Say("lottery.bank"), bank)
	if c.View().Point > 0 { // on a telephone the cards say who they are, and the buttons need the room
		p.addSum("human", c.Say("cards.players"), c.Words.MoneyOrNone(rule.Antes(sh.Lottery.In.Len())))
	} else {
		p.addSeats()
	}
	return p.node(on.Prize)
}

// Sheet lays all Lottery cards over the board.
func (l *LotteryCards) Sheet(c *Context) *flow.Node {
	sh := c.Stage.Shown()
	name := c.Names[sh.Lottery.Lander]
	text := c.Say("cards.text", words.Name("lander", name))
	switch p, _ := c.Asked(); p.Kind {
	case engine.SwapCards, engine.AnswerSwap, engine.AnteUp:
		text = c.Words.Ask(c.Table.State(), c.Names).Text
	}
	var cells []*flow.Node
	for seat := range engine.Seat(sh.Seats()) {
		cells = append(cells, l.holder(c, seat))
	}
	if n := unused(c); n > 0 {
		cells = append(cells, l.unusedCards(c, n))
	}
	pairs := len(cells) / 2
	cards := flow.Column(flow.Grid(render.None, 2, cells[:2*pairs]...).Gap(render.Gap).Grow(float64(pairs))).Gap(render.Gap)
	if len(cells)%2 == 1 {
		cards.Add(cells[2*pairs].Grow(1)) // alone in its row
	}
	return parts.Sheet(c.Match, palette.Plum, sh.Lottery.Space, c.SpaceWords(sh.Lottery.Space).Name, text, stakes(c),
		cards.Upto(render.ChartHeight),
		flow.Text(c.Say("cards.rolls", words.Name("name", name)), render.Item, 2),
		flow.Text(c.Say("cards.rule", onNoCard(c)), render.Remark.In(c.Theme.Palette.Ink2), 2),
	)
}

// holder is a player with a Lottery card, who can be offered a swap.
func (l *LotteryCards) holder(c *Context, seat engine.Seat) *flow.Node {
	p, _ := c.Asked()
	sh := c.Stage.Shown()
	card := paper.LotteryCard{Pairs: sh.Edition().Card(sh.LotteryCards[seat]).Pairs, Hit: facts.LotteryHit(c.Match, seat)}
	state, note := holding(c, seat, card.Hit > 0)
	choice := engine.Choice{Kind: engine.OfferSwap, Seat: seat}
	if seat == p.Seat {
		choice = keeps
	}
	control := ui.Control{ID: playerIDs[seat], Tip: facts.LotteryCardTip(c.Match, seat), Keys: input.SetOf(input.Digit(int(seat) + 1))}
	control.Active = p.Kind == engine.AnswerSwap && p.Other == seat

	says := func() *flow.Node { return flow.Line(note, render.Column.In(pickInk(c, state))) }
	lies := func(high render.Step) *flow.Node {
		return flow.Picture(render.CellLeast, high, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.DrawLotteryCard(t, dst, r, card) }).Across(flow.Fill).Grow(1)
	}
	sign, name := playerInLottery(c, seat, state)
	smallSign, smallName := playerInLottery(c, seat, state)
	return l.cell(c, control, choice, state, flow.First(
		flow.Column(flow.Row(sign, name.Grow(1), says()).Gap(render.Near), lies(render.Well)).Gap(render.Near),
		flow.Row(flow.Column(smallSign.Across(flow.Start), smallName, says()).Along(flow.Center).Size(render.ButtonLeast, render.None).Grow(1), lies(render.Well)).Gap(render.Near),
	))
}

// playerInLottery returns face and name of a player in a lottery, asleep and faint where he is out.
func playerInLottery(c *Context, seat engine.Seat, state options.PickState) (sign, name *flow.Node) {
	sign, ink := c.Face(seat, render.LargeSign), c.Theme.Palette.Ink
	if state == options.PickOut {
		sign, ink = c.StillFace(seat, render.LargeSign, faces.Features{Blink: true}), c.Theme.Palette.Ink2
	}
	return sign, flow.Text(c.Names[seat], render.Label.In(ink), 2)
}

// pickInk is the colour of what is said of a player in a lottery.
func pickInk(c *Context, state options.PickState) palette.Color {
	pal := &c.Theme.Palette
	return pal.SumColor(state == options.PickDone || state == options.PickWon, state == options.PickNow, pal.Ink2)
}

// unusedCards are the n cards that nobody has, one of which can be had for one's own.
func (l *LotteryCards) unusedCards(c *Context, n int) *flow.Node {
	say := c.Words.Count("cards.unused", n)
	control := ui.Control{ID: "unused", Tip: control.Tip{Title: say, Text: c.Say("cards.unused_rule")}, Keys: input.SetOf(input.Digit0)}
	says := func() *flow.Node {
		return flow.Column(flow.Line(say, render.Label), flow.Line(c.Say("cards.unused_line"), render.Remark.In(c.Theme.Palette.Ink2))).Along(flow.Center)
	}
	lie := func() *flow.Node {
		return flow.Picture(render.CellLeast, render.Well, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.LotteryBacks(t, dst, r, min(n, 4)) }).Across(flow.Fill).Grow(1)
	}
	return l.cell(c, control, engine.Choice{Kind: engine.ChangeCard}, options.PickWaits, flow.First(
		flow.Column(says(), lie()).Gap(render.Near),
		flow.Row(says().Grow(1), lie()).Gap(render.Near),
	))
}

// cell is one of the things to choose from while cards are swapped, and only shown else.
func (l *LotteryCards) cell(c *Context, control ui.Control, choice engine.Choice, state options.PickState, content *flow.Node) *flow.Node {
	if p, _ := c.Asked(); (p.Kind == engine.SwapCards || p.Kind == engine.AnteUp) && l.may(c, choice) {
		control.Active = choice == l.chosen
		control.Do = func(ui.Event) { l.press(c, choice) }
	} else {
		control.Info, control.Skip, control.Keys = true, true, 0
	}
	return flow.Column(content.Grow(1)).Pad(render.Gap, render.Near).Size(render.None, render.Medallion).Least(render.None, render.Well).Grow(1).
		Pressed(control, func(t *render.Theme, dst *ebiten.Image, r render.Rect, s render.State) {
			options.PickGround(t, dst, r, state, s)
		})
}

// holding returns how far a player with a Lottery card is, and what is said of that. The
// card wins where it has the throw.
func holding(c *Context, seat engine.Seat, wins bool) (state options.PickState, note string) {
	sh, p := c.Stage.Shown(), c.asking()
	switch {
	case sh.Lottery.In.Has(seat) && wins:
		return options.PickWon, c.Say("cards.wins")
	case sh.Lottery.In.Has(seat):
		return options.PickDone, c.Say("cards.in")
	case sh.StayedOut.Has(seat):
		return options.PickOut, c.Say("lottery.not_in")
	case p.Kind == engine.AnswerSwap && p.Other == seat:
		return options.PickWaits, c.Say("cards.offers")
	case p.Seat == seat && (p.Kind == engine.SwapCards || p.Kind == engine.AnswerSwap || p.Kind == engine.AnteUp):
		return options.PickNow, c.Say("cards.asked." + p.Kind.String())
	}
	return options.PickWaits, c.Say("lottery.waits")
}
