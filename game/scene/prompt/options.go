package prompt

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
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
	tip         control.Tip
	// off says why it cannot be chosen, "" if it can.
	off  string
	draw flow.Face
}

// question is what a prompt asks, without its title: the head of the panel, and what there is
// to choose from.
type question struct {
	head panel.Panel
	list []option
}

// newOptions returns the panel of a prompt, with what is proposed chosen.
func newOptions(c *Context, p engine.Prompt) Prompt {
	o := &Options{prompt: p}
	if p.Kind == engine.SetBonusDie { // it stays unless it is turned
		o.chosen = numberIDs[c.Table.State().BonusDie]
		return o
	}
	for _, k := range o.ask(c).list {
		if k.off == "" {
			o.chosen = k.id
			break
		}
	}
	return o
}

func (o *Options) answers(p engine.Prompt) bool { return p == o.prompt }

// Follow chooses what the keyboard is on.
func (o *Options) Follow(c *Context, focused ui.ID) {
	if focused == "" || focused == o.followed {
		return
	}
	o.followed = focused
	for _, k := range o.ask(c).list {
		if k.id == focused && k.off == "" && k.id != o.chosen {
			o.chosen = k.id
			c.Changed()
		}
	}
}

// ask returns what the prompt asks.
func (o *Options) ask(c *Context) question {
	switch o.prompt.Kind {
	case engine.BringFriend:
		return bringFriend(c, o.prompt)
	case engine.SetBonusDie:
		return setBonusDie(c)
	case engine.DealOrBuyer:
		return dealOrBuyer(c, o.prompt)
	case engine.ChoosePlayer:
		return choosePlayer(c, o.prompt)
	}
	return chooseOption(c)
}

// Sheet returns nil: the calendar stays in sight.
func (o *Options) Sheet(*Context) *flow.Node { return nil }

// Panel says what stands on the panel now.
func (o *Options) Panel(c *Context) *panel.Panel {
	says, asks := c.Words.Ask(c.Table.State(), c.Names), o.ask(c)
	p := &asks.head
	p.Title, p.Text, p.First = says.Title, says.Text, o.chosen
	var chosen option
	for i, k := range asks.list {
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
	take := panel.Command{
		ID: "take", Label: chosen.take, Short: chosen.short, Kind: control.Primary, Cap: input.Accept, Keys: session.GoOn,
		Do: func() { c.Choose(chosen.choice) },
	}
	p.Commands = []panel.Command{take, c.Loan()}
	if o.prompt.Kind == engine.BringFriend {
		take.ID, take.Kind = "bring", control.PrimaryPlum
		board := panel.Command{ID: "board", Label: c.Say("friend.board"), Cap: input.Board, Keys: input.SetOf(input.Board), Do: c.Aside}
		p.Commands = []panel.Command{take, board, c.Loan()}
	}
	return p
}

// mailHead is the head of what a card of Mail asks of a player.
func mailHead(c *Context, p engine.Prompt, asks string) panel.Panel {
	ed := c.Stage.Shown().Edition()
	w := c.Words.Card(ed.ID, p.Card)
	return panel.Panel{
		Family: paper.MailFamily(ed.Card(p.Card).Kind.String()), Band: w.Band, Art: w.Art, Whose: c.Names[p.Seat], Question: asks,
	}
}

// chooseOption lists all that may be chosen, as the choices are worded, for a prompt that has
// no list of its own. Of a range of amounts it lists the least.
func chooseOption(c *Context) question {
	q := question{head: panel.Panel{Family: palette.Slate, Band: c.Words.Ask(c.Table.State(), c.Names).Tab, Art: "hint"}}
	for _, o := range c.Match.Options() {
		if o.Choice.Kind == engine.Borrow || o.Choice.Kind == engine.TakeOut {
			continue
		}
		offer := c.Words.Offer(c.Table.State(), o, c.Names)
		row := options.ArtRow{Art: "hint", Family: palette.Slate, Name: offer.Label, Line: app.UpperFirst(offer.Does)}
		q.list = append(q.list, option{
			id: ui.ID("option-" + strconv.Itoa(len(q.list)+1)), choice: o.Choice, take: offer.Label, draw: parts.Face(options.DrawArtRow, row),
		})
	}
	return q
}

// choosePlayer lists the other players, with what the card does to each.
func choosePlayer(c *Context, p engine.Prompt) question {
	card := c.Table.State().Edition().Card(p.Card)
	id := card.Kind.String()
	q := question{head: mailHead(c, p, c.Say("target.ask."+id))}
	for _, o := range c.Options(engine.Target) {
		seat := o.Choice.Seat
		who := words.Name("name", c.Names[seat])
		row := options.SeatRow{Token: c.Tokens[seat], Face: c.Faces.Of(seat), Name: c.Names[seat], Line: targetLine(c, o)}
		q.list = append(q.list, option{
			id: playerIDs[seat], choice: o.Choice, tip: facts.SeatTip(c.Match, seat),
			take: c.Say("target.take."+id, words.Money("money", card.Amount), who), short: c.Say("target.take_short", who),
			draw: parts.Face(options.DrawSeatRow, row),
		})
	}
	return q
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

// bringFriend lists the other players, with the way that each goes.
func bringFriend(c *Context, p engine.Prompt) question {
	sh := c.Stage.Shown()
	q := question{head: panel.Panel{
		Family: palette.Plum, Band: c.Say("card.band.instant-message"), Art: "im", Question: c.Say("friend.who", words.Text("day", c.Words.Day(p.To))),
		Aside: c.Say("friend.after", words.Name("name", c.Names[p.Seat])), AsideShort: c.Say("friend.after_short"),
	}}
	if p.To == 0 {
		q.head.Question = c.Say("friend.who_start")
	}
	offers := map[engine.Seat]engine.Option{}
	for _, o := range c.Options(engine.Bring) {
		offers[o.Choice.Seat] = o
	}
	for seat := range engine.Seat(sh.Seats()) {
		if seat == p.Seat {
			continue
		}
		row := options.SeatRow{Token: c.Tokens[seat], Face: c.Faces.Of(seat), Name: c.Names[seat]}
		k := option{
			id: friendIDs[seat], take: c.Say("choice.bring", words.Name("name", c.Names[seat])), short: c.Say("choice.bring_short"),
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
		k.draw = parts.Face(options.DrawSeatRow, row)
		q.list = append(q.list, k)
	}
	return q
}

// friendIDs are the ids of the rows of friends.
var friendIDs = ui.Numbered("friend", 1, engine.MaxSeats)

// setBonusDie lists the numbers that the Bonus die can be turned to. The one that is up
// leaves it.
func setBonusDie(c *Context) question {
	up := c.Table.State().BonusDie
	shown := pieces.Die{Color: "black", N: int(c.Stage.Shown().BonusDie)}
	q := question{head: panel.Panel{
		Family: palette.Slate, Band: c.Say("bonus.band"), Art: "bonusdie", Question: c.Say("bonus.ask"), Grid: true,
		Picture: func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.DrawDie(t, dst, shown, r.CenterX(), r.CenterY(), r.W*2/3, 0, render.Pose{})
		},
	}}
	for n := uint8(1); n <= engine.DieSides; n++ {
		number := words.Number("number", n)
		k := option{id: numberIDs[n], choice: engine.Choice{Kind: engine.TurnDie, Number: n}, take: c.Say("choice.turn-die", number)}
		cell := options.DieCell{N: int(n), Note: c.Say("bonus.turn", number)}
		if n == up {
			k.choice, k.take, cell.Note = engine.Choice{Kind: engine.LeaveDie}, c.Say("bonus.leave", number), c.Say("bonus.stays")
		}
		k.tip = control.Tip{Title: k.take, Text: c.Say("bonus.does", number)}
		k.draw = parts.Face(options.DrawDieCell, cell)
		q.list = append(q.list, k)
	}
	return q
}

// dealOrBuyer lists the two: a Deal from the pile, or a buyer for one of the player's own.
func dealOrBuyer(c *Context, p engine.Prompt) question {
	sh := c.Stage.Shown()
	pile, held := sh.Piles[engine.DealDeck], sh.HeldDeals(p.Seat)
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
	either := func(id ui.ID, choice engine.ChoiceKind, art, line string, family palette.Family) option {
		label := c.Say("choice." + choice.String())
		row := options.ArtRow{Art: art, Family: family, Name: label, Line: line}
		return option{id: id, choice: engine.Choice{Kind: choice}, take: label, draw: parts.Face(options.DrawArtRow, row)}
	}
	return question{mailHead(c, p, c.Say("either.ask")), []option{
		either("take-deal", engine.TakeDeal, "deal", deal, palette.Orange),
		either("take-buyer", engine.TakeBuyer, "buyer", buyer, palette.Green),
	}}
}
