// Package help is the panel with the rules in short: every kind of day with its rule in one
// sentence, and below them what else the edition has on its table.
//
// What lives here: which rules are listed. What does not: the sentences (package words),
// and the rule book with all rules in full (package scene/rulebook).
package help

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// page shows the rules of the edition that is played.
type page struct{ match.OverPage[view] }

// view is all that the panel depends on: whether a coach can be asked.
type view struct{ asked bool }

// New returns the panel.
func New(_ *app.App, m *match.Match) app.Scene {
	p := &page{}
	p.OverPage = match.NewOverPage(m, "help", p)
	p.First = "help-area"
	return p
}

// Key is what the panel depends on, see [app.Content].
func (p *page) Key() view {
	_, asked := p.M.Asked()
	return view{asked && !p.M.Moving()}
}

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	ink2 := p.Theme.Palette.Ink2
	head := flow.Row(
		sign("big-pay-day", render.Plate),
		flow.Column(flow.Line(p.Say("turn.rules"), render.Title), flow.Line(p.Say("help.text"), render.Body.In(ink2))).Grow(1),
	).Gap(render.Gap)
	ed := p.M.Stage.Shown().Edition()
	var days, things []*flow.Node
	add := func(list *[]*flow.Node, sign *flow.Node, name, rule string) {
		*list = append(*list, p.entry(len(days)+len(things), sign, name, rule))
	}
	for space := engine.Vacant + 1; space < engine.NumSpaces; space++ {
		if ed.Has(space) {
			w := p.M.SpaceWords(space)
			add(&days, sign(space.String(), render.Row), w.Name, w.Rule)
		}
	}
	for _, t := range p.things(ed) {
		add(&things, t.sign, t.name, t.rule)
	}
	const beside = 2
	rules := func(entries []*flow.Node) *flow.Node {
		return flow.Columns(render.PaneLeast, beside, entries...).Gap(render.Hair)
	}
	all := flow.Column(
		rules(days), flow.Line(p.Say("help.things"), render.Head).Pad(render.Near, render.Near), rules(things),
	)
	return app.Panel(render.Red, flow.Column(head, flow.Scroll("help-area", all).Keyed(), p.buttons()).Gap(render.Gap))
}

// buttons ask the coach, where there is something to ask, open the rule book, and close the
// panel.
func (p *page) buttons() *flow.Node {
	button := func(id ui.ID, label string, show input.Action, keys input.Actions, do func()) *flow.Node {
		return flow.Control(ui.Control{ID: id, Widget: ui.Button{Label: label, Key: p.KeyFor(show)}, Keys: keys, Do: func(ui.Event) { do() }})
	}
	row := flow.Row().Gap(render.Near)
	if p.Key().asked {
		row.Add(button("coach-ask", p.Say("coach.ask"), input.Coach, input.SetOf(input.Coach), func() {
			p.Close()
			match.CoachDoor.Open(p.App, p.M)
		}))
	}
	return row.Add(
		flow.Spring(),
		button("help-book", p.Say("rules.open"), input.Rules, input.SetOf(input.Rules), p.OpenRules),
		button("help-close", p.Say("deals.close"), input.Cancel, input.SetOf(input.Help, input.Accept), p.Close),
	)
}

// entry is a day or a thing with its rule.
func (p *page) entry(i int, sign *flow.Node, name, rule string) *flow.Node {
	return flow.Row(
		sign, flow.Column(flow.Line(name, render.Subhead), flow.Text(rule, render.Fine, 0)).Along(flow.Center).Grow(1),
	).Gap(render.Gap).Pad(render.Near, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Row(dst, r, i%2 == 0, render.State{})
	})
}

// sign is the sign of a kind of day, of a size.
func sign(name string, size render.Step) *flow.Node {
	return flow.Picture(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		t.Sign(dst, name, sq.X, sq.Y, sq.W, false)
	}).Least(size, size)
}

// thing is something on the table of an edition besides its days.
type thing struct {
	sign       *flow.Node
	name, rule string
}

// things explains what an edition has besides its days.
func (p *page) things(ed *engine.Edition) []thing {
	f := match.NewExtras(p.M.Words, ed)
	pips := p.M.Stage.Shown().BonusDie
	gathered := thing{art("pot", render.Gold), p.Say(f.Title), p.Say(f.TipEmpty, words.Number("number", pips))}
	if ed.Prize == engine.MatchWinsBonus {
		gathered.sign = onTint(render.Slate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Die(dst, render.Die{Color: "black", N: int(pips)}, r.CenterX(), r.CenterY(), r.W, -1, render.Pose{})
		})
	}
	list := []thing{gathered}
	holds := func(kind engine.CardKind) bool {
		return slices.ContainsFunc(ed.Cards, func(c engine.Card) bool { return c.Kind == kind })
	}
	add := func(is bool, sign string, family render.Family, name, rule string) {
		if is {
			list = append(list, thing{art(sign, family), p.Say(name), p.Say(rule)})
		}
	}
	add(holds(engine.AuctionDeal), "gavel", render.Orange, "help.auction_title", "help.auction")
	add(holds(engine.MonsterCharge), "monster", render.Plum, "card.kind.monster-charge", "card.do.monster-charge")
	add(ed.DeckSizes[engine.LotteryDeck] > 0, "lottery", render.Green, "tip.lottery_pile_title", "tip.lottery_pile_rule")
	add(holds(engine.Swellfare), "swellfare", render.Red, "card.kind.swellfare", "card.do.swellfare")
	loan := thing{art("loan", render.Blue), p.Say("turn.card.loan"), p.Say("tip.loan_rule")}
	if facts.Banks(p.M) {
		list = append(list, thing{art("loan", render.Green), p.Say("savings.savings"), facts.BookTip(p.M, 0).Text})
		loan.rule = facts.BookTip(p.M, 1).Text
	}
	return append(list, loan)
}

// art is a piece of artwork on the tint of a family.
func art(name string, family render.Family) *flow.Node {
	return onTint(family, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Art(dst, name, r.X, r.Y, r.W) })
}

// onTint is something drawn on the tint of a family.
func onTint(family render.Family, paint flow.Painter) *flow.Node {
	return flow.Picture(render.Row, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		t.TintWell(dst, sq, t.Length(render.Near), family)
		paint(t, dst, sq.Inset(t.Length(render.Tight)))
	}).Least(render.Row, render.Row)
}
