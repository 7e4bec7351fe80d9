package prompt

import (
	"bigpayday/game/scene/panel"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Options asks for one of a few things: a player to pay or to be paid by, a friend to
// bring, a number for the Bonus die, a Deal or a buyer, or whatever else the engine lets be
// chosen. The main button takes the one that is chosen; so does a second press on its row.
type Options struct {
	prompt engine.Prompt
	chosen ui.ID
	// followed is the control that the keyboard was on last.
	followed ui.ID
}

// option is one of the things to choose from.
type option struct {
	id     ui.ID
	choice engine.Choice
	// take is what the main button says while the row is chosen, short the same in little
	// room.
	take, short string
	tip         render.Tip
	// off says why it cannot be chosen, "" if it can.
	off  string
	draw func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State)
}

// newOptions returns the panel of a prompt, with what is proposed chosen.
func newOptions(c *Context, p engine.Prompt) Prompt {
	o := &Options{prompt: p}
	switch p.Kind {
	case engine.SetBonusDie: // it stays unless it is turned
		o.chosen = numberID(c.Table.State().BonusDie)
	default:
		for _, k := range o.list(c) {
			if k.off == "" {
				o.chosen = k.id
				break
			}
		}
	}
	return o
}

func (o *Options) answers(_ *Context, p engine.Prompt) bool { return p == o.prompt }

// Follow chooses what the keyboard is on.
func (o *Options) Follow(c *Context, focused ui.ID) {
	if focused == "" || focused == o.followed {
		return
	}
	o.followed = focused
	for _, k := range o.list(c) {
		if k.id == focused && k.off == "" && k.id != o.chosen {
			o.chosen = k.id
			c.Changed()
		}
	}
}

// list returns what there is to choose from.
func (o *Options) list(c *Context) []option {
	switch o.prompt.Kind {
	case engine.BringFriend:
		return friends(c, o.prompt)
	case engine.SetBonusDie:
		return dieNumbers(c)
	case engine.DealOrBuyer:
		return dealOrBuyer(c, o.prompt.Seat)
	case engine.ChoosePlayer:
		return targets(c, o.prompt)
	}
	return offers(c)
}

// Sheet returns nil: the calendar stays in sight.
func (o *Options) Sheet(*Context) *flow.Node { return nil }

// Panel says what stands on the panel now.
func (o *Options) Panel(c *Context) *panel.Panel {
	ask := c.Words.Ask(c.Table.State(), c.Names)
	p := &panel.Panel{Family: render.Slate, Title: ask.Title, Text: ask.Text, Grid: o.prompt.Kind == engine.SetBonusDie, First: o.chosen}
	o.name(c, p)
	var chosen option
	for i, k := range o.list(c) {
		if k.id == o.chosen {
			chosen = k
		}
		control := ui.Control{
			ID: k.id, Active: k.id == o.chosen, Tip: k.tip, Off: k.off != "", Reason: k.off,
			Do: func(ui.Event) {
				if k.id == o.chosen {
					c.Choose(k.choice)
				}
				o.chosen = k.id
				c.Changed()
			},
		}
		if k.off == "" && i < 9 {
			control.Keys = input.SetOf(input.Digit(i + 1))
		}
		p.Rows = append(p.Rows, panel.Row{Control: control, Draw: k.draw})
	}
	id, kind := ui.ID("take"), render.Primary
	if o.prompt.Kind == engine.BringFriend {
		id, kind = "bring", render.PrimaryPlum
	}
	p.Commands = []panel.Command{{
		ID: id, Label: chosen.take, Short: chosen.short, Kind: kind, Cap: input.Accept, Keys: session.GoOn,
		Do: func() { c.Choose(chosen.choice) },
	}}
	if o.prompt.Kind == engine.BringFriend {
		p.Commands = append(p.Commands, panel.Command{ID: "board", Label: c.Say("friend.board"), Cap: input.Board, Keys: input.SetOf(input.Board), Do: c.Aside})
	}
	p.Commands = append(p.Commands, c.Loan())
	return p
}

// name sets what stands at the head of the panel.
func (o *Options) name(c *Context, p *panel.Panel) {
	ed := c.Stage.Shown().Edition()
	switch o.prompt.Kind {
	case engine.SetBonusDie:
		up := int(c.Stage.Shown().BonusDie)
		p.Band, p.Art, p.Question = c.Say("bonus.band"), "bonusdie", c.Say("bonus.ask")
		p.Picture = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Die(dst, render.Die{Color: "black", N: up}, r.CenterX(), r.CenterY(), r.W*2/3, 0, render.Pose{})
		}
		return
	case engine.BringFriend:
		p.Family, p.Band, p.Art = render.Plum, c.Say("card.band.instant-message"), "im"
		p.Question = c.Say("friend.who", words.Text("day", c.Words.Day(o.prompt.To)))
		if o.prompt.To == 0 {
			p.Question = c.Say("friend.who_start")
		}
		p.Aside, p.AsideShort = c.Say("friend.after", words.Name("name", c.Names[o.prompt.Seat])), c.Say("friend.after_short")
		return
	case engine.DealOrBuyer:
		p.Question = c.Say("either.ask")
	case engine.ChoosePlayer:
		p.Question = c.Say("target.ask." + ed.Card(o.prompt.Card).Kind.String())
	default:
		p.Band, p.Art = c.Words.Ask(c.Table.State(), c.Names).Tab, "hint"
		return
	}
	card, kind := c.Words.Card(ed.ID, o.prompt.Card), ed.Card(o.prompt.Card).Kind.String()
	p.Family, p.Band, p.Art, p.Whose = render.MailFamily(kind), card.Band, card.Art, c.Names[o.prompt.Seat]
}

func playerID(seat engine.Seat) ui.ID { return ui.ID("player-" + strconv.Itoa(int(seat)+1)) }
func friendID(seat engine.Seat) ui.ID { return ui.ID("friend-" + strconv.Itoa(int(seat)+1)) }
func numberID(n uint8) ui.ID          { return ui.ID("number-" + strconv.Itoa(int(n))) }

// offers lists all that may be chosen, as the choices are worded, for a prompt that has no
// list of its own. Of a range of amounts it lists the least.
func offers(c *Context) (list []option) {
	for _, o := range c.Match.Options() {
		if o.Choice.Kind == engine.Borrow || o.Choice.Kind == engine.TakeOut {
			continue
		}
		offer := c.Words.Offer(c.Table.State(), o, c.Names)
		row := render.ArtRow{Art: "hint", Family: render.Slate, Name: offer.Label, Line: app.UpperFirst(offer.Does)}
		list = append(list, option{
			id: ui.ID("option-" + strconv.Itoa(len(list)+1)), choice: o.Choice, take: offer.Label,
			draw: func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				t.ArtRow(dst, r, row, state)
			},
		})
	}
	return list
}

// targets lists the other players, with what the card does to each.
func targets(c *Context, p engine.Prompt) (list []option) {
	st := c.Table.State()
	card := st.Edition().Card(p.Card)
	id := card.Kind.String()
	for _, o := range c.Options(engine.Target) {
		seat := o.Choice.Seat
		who := words.Name("name", c.Names[seat])
		row := render.SeatRow{Token: c.Tokens[seat], Name: c.Names[seat], Line: targetLine(c, o)}
		list = append(list, option{
			id: playerID(seat), choice: o.Choice, tip: facts.SeatTip(c.Match, seat),
			take: c.Say("target.take."+id, words.Money("money", card.Amount), who), short: c.Say("target.take_short", who),
			draw: func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				t.SeatRow(dst, r, row, state)
			},
		})
	}
	return list
}

// targetLine says what choosing a player does to that player's cash.
func targetLine(c *Context, o engine.Option) string {
	st := c.Table.State()
	seat := o.Choice.Seat
	cash := words.Money("cash", st.Cash(seat))
	does, _ := st.Preview(o.Choice)
	if loan := does.Borrows[seat]; loan > 0 {
		return c.Say("target.borrows", cash, words.Money("loan", loan))
	}
	return c.Say("target.leaves", cash, words.Money("left", does.After[seat].Cash))
}

// friends lists the other players, with the way that each goes.
func friends(c *Context, p engine.Prompt) (list []option) {
	sh := c.Stage.Shown()
	offers := map[engine.Seat]engine.Option{}
	for _, o := range c.Options(engine.Bring) {
		offers[o.Choice.Seat] = o
	}
	for seat := range engine.Seat(sh.Seats()) {
		if seat == p.Seat {
			continue
		}
		row := render.SeatRow{Token: c.Tokens[seat], Name: c.Names[seat]}
		k := option{
			id: friendID(seat), take: c.Say("choice.bring", words.Name("name", c.Names[seat])), short: c.Say("choice.bring_short"),
		}
		if o, can := offers[seat]; can {
			k.choice = o.Choice
			row.Line = c.Words.Offer(c.Table.State(), o, c.Names).Does
			if from := sh.Players[seat].Day; from != o.To {
				row.From, row.To, row.Back = c.Words.Day(from), c.Words.Day(o.To), o.To < from
			}
		} else {
			row.Line = c.Say("friend.finished")
			k.off = row.Line
		}
		k.draw = func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			t.SeatRow(dst, r, row, state)
		}
		list = append(list, k)
	}
	return list
}

// dieNumbers lists the numbers that the Bonus die can be turned to. The one that is up
// leaves it.
func dieNumbers(c *Context) (list []option) {
	up := c.Table.State().BonusDie
	for n := uint8(1); n <= engine.DieSides; n++ {
		number := words.Number("number", n)
		k := option{id: numberID(n), choice: engine.Choice{Kind: engine.TurnDie, Number: n}, take: c.Say("choice.turn-die", number)}
		cell := render.DieCell{N: int(n), Note: c.Say("bonus.turn", number)}
		if n == up {
			k.choice, k.take, cell.Note = engine.Choice{Kind: engine.LeaveDie}, c.Say("bonus.leave", number), c.Say("bonus.stays")
		}
		k.tip = render.Tip{Title: k.take, Text: c.Say("bonus.does", number)}
		k.draw = func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			t.DieCell(dst, r, cell, state)
		}
		list = append(list, k)
	}
	return list
}

// dealOrBuyer lists the two: a Deal from the pile, or a buyer for one of the player's own.
func dealOrBuyer(c *Context, seat engine.Seat) []option {
	sh := c.Stage.Shown()
	pile, held := sh.Piles[engine.DealDeck], sh.HeldDeals(seat)
	deal, buyer := c.Words.Count("either.deal", int(pile.Left)), c.Say("either.no_buyer")
	if pile.Left == 0 && pile.Gone == 0 {
		deal = c.Say("either.no_deal")
	}
	best := int32(0)
	for _, id := range held {
		best = max(best, sh.Edition().Card(id).Payoff())
	}
	if len(held) > 0 {
		buyer = c.Words.Count("either.buyer", len(held), words.Money("money", best))
	}
	either := func(id ui.ID, choice engine.ChoiceKind, art, line string, family render.Family) option {
		label := c.Say("choice." + choice.String())
		row := render.ArtRow{Art: art, Family: family, Name: label, Line: line}
		return option{id: id, choice: engine.Choice{Kind: choice}, take: label,
			draw: func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				t.ArtRow(dst, r, row, state)
			}}
	}
	return []option{
		either("take-deal", engine.TakeDeal, "deal", deal, render.Orange),
		either("take-buyer", engine.TakeBuyer, "buyer", buyer, render.Green),
	}
}
