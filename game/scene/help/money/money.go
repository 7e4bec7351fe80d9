// Package money is the rules of the money games in short: every kind of day with its rule in
// one sentence, and below them what else the edition has on its table.
package money

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/help"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// New returns the panel.
func New(_ *app.App, m *match.Match) app.Scene { return help.New(m.Session, &guide{m}) }

// guide lists the rules of the edition that is played.
type guide struct{ m *match.Match }

// Sign is that of the last day.
func (g *guide) Sign() *flow.Node { return sign("big-pay-day", render.Plate) }

// Text says what is listed.
func (g *guide) Text() string { return g.m.Say("help.text") }

// AskCoach opens the coach.
func (g *guide) AskCoach() { match.CoachDoor.Open(g.m.App, g.m) }

// Sections are the days, and what else there is on the table.
func (g *guide) Sections() []help.Section {
	ed := g.m.Stage.Shown().Edition()
	var days []help.Entry
	for space := engine.Vacant + 1; space < engine.NumSpaces; space++ {
		if ed.Has(space) {
			w := g.m.SpaceWords(space)
			days = append(days, help.Entry{Sign: sign(space.String(), render.Row), Name: w.Name, Rule: w.Rule})
		}
	}
	return []help.Section{{Entries: days}, {Title: g.m.Say("help.things"), Entries: g.things(ed)}}
}

// sign is the sign of a kind of day, of a size.
func sign(name string, size render.Step) *flow.Node {
	return flow.Picture(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		boards.Sign(t, dst, name, sq.X, sq.Y, sq.W, false)
	}).Least(size, size)
}

// things explains what an edition has besides its days.
func (g *guide) things(ed *engine.Edition) []help.Entry {
	m := g.m
	f := match.NewExtras(m.Words, ed)
	pips := m.Stage.Shown().BonusDie
	gathered := help.Entry{Sign: help.Art("pot", palette.Gold), Name: m.Say(f.Title), Rule: m.Say(f.TipEmpty, words.Number("number", pips))}
	if ed.Prize == engine.MatchWinsBonus {
		gathered.Sign = help.OnTint(palette.Slate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.DrawDie(t, dst, pieces.Die{Color: "black", N: int(pips)}, r.CenterX(), r.CenterY(), r.W, -1, render.Pose{})
		})
	}
	list := []help.Entry{gathered}
	holds := func(kind engine.CardKind) bool {
		return slices.ContainsFunc(ed.Cards, func(c engine.Card) bool { return c.Kind == kind })
	}
	add := func(is bool, sign string, family palette.Family, name, rule string) {
		if is {
			list = append(list, help.Entry{Sign: help.Art(sign, family), Name: m.Say(name), Rule: m.Say(rule)})
		}
	}
	add(holds(engine.AuctionDeal), "gavel", palette.Orange, "help.auction_title", "help.auction")
	add(holds(engine.MonsterCharge), "monster", palette.Plum, "card.kind.monster-charge", "card.do.monster-charge")
	add(ed.DeckSizes[engine.LotteryDeck] > 0, "lottery", palette.Green, "tip.lottery_pile_title", "tip.lottery_pile_rule")
	add(holds(engine.Swellfare), "swellfare", palette.Red, "card.kind.swellfare", "card.do.swellfare")
	loan := help.Entry{Sign: help.Art("loan", palette.Blue), Name: m.Say("turn.card.loan"), Rule: m.Say("tip.loan_rule")}
	if facts.Banks(m) {
		list = append(list, help.Entry{Sign: help.Art("loan", palette.Green), Name: m.Say("savings.savings"), Rule: facts.BookTip(m, 0).Text})
		loan.Rule = facts.BookTip(m, 1).Text
	}
	return append(list, loan)
}
