// Package money is what is told of a money game in a recap: what the others did, and what it
// did to the cash of the reader.
package money

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/recap"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/tabletop"
)

// New returns the recap for the person who is asked now; nil where there is nothing to
// sum up.
func New(_ *app.App, m *match.Match) app.Scene {
	asked, ok := m.Asked()
	if !ok {
		return nil
	}
	a := &account{m, m.Stage.Shown().Recap(asked.Seat)}
	if a.recap.Turns == 0 || len(a.recap.Deeds) == 0 {
		return nil
	}
	return recap.New(m.Session, asked.Seat, a, m.PromptUnchanged())
}

// account tells what the stage has collected.
type account struct {
	m     *match.Match
	recap tabletop.Recap
}

// Turns says how many turns there have been, see [recap.Account].
func (a *account) Turns() string {
	r := &a.recap
	if r.Touching == 0 {
		return a.m.Words.Count("recap.turns_none", r.Turns)
	}
	return a.m.Words.Count("recap.turns", r.Turns, words.Number("touched", r.Touching))
}

// Change is what has become of the cash.
func (a *account) Change() recap.Change {
	r, w := &a.recap, a.m.Words
	c := recap.Change{
		ThenLabel: a.m.Say("recap.then"), Then: w.Money(r.Then), NowLabel: a.m.Say("recap.now"), Now: w.Money(r.Now),
		Better: r.Now > r.Then, Worse: r.Now < r.Then,
	}
	if r.Now != r.Then {
		c.Difference = w.Signed(r.Now - r.Then)
	}
	return c
}

// Picture is nil: all stands in the rows.
func (a *account) Picture() *flow.Node { return nil }

// Foot says what the jackpot has come to, and where the reader goes on from.
func (a *account) Foot() *flow.Node {
	day := a.m.Stage.Shown().Players[a.recap.Seat].Day
	return flow.Row(
		flow.Art("pot", render.Sign),
		flow.Line(a.m.Say(a.m.Own("recap.jackpot"), words.Money("money", a.recap.Jackpot)), render.Label).Grow(1),
		flow.Line(a.m.Say("recap.next", words.Text("day", a.m.Words.Day(day))), render.Body.In(a.m.Theme.Palette.Ink2)),
	).Gap(render.Near)
}

// Deeds are what the others did.
func (a *account) Deeds() (list []recap.Deed) {
	for i := range a.recap.Deeds {
		d := &a.recap.Deeds[i]
		line, note := a.summary(d)
		deed := recap.Deed{Sign: a.sign(d), Seat: d.Seat, Line: line, Note: note, Touches: d.Touches(a.recap.Seat)}
		if sum := d.Effect[a.recap.Seat]; sum != 0 {
			deed.Effect, deed.Better = a.m.Words.Signed(sum), sum > 0
		}
		list = append(list, deed)
	}
	return list
}

// sign is the picture of a deed: where it happened, or what it was about.
func (a *account) sign(d *tabletop.Deed) *flow.Node {
	name := d.Space.String()
	switch d.Kind {
	case tabletop.DeedJackpot:
		return flow.Art("pot", render.LargeSign)
	case tabletop.DeedBrought:
		return flow.Art("im", render.LargeSign)
	case tabletop.DeedSettled, tabletop.DeedRetired:
		name = a.m.Stage.Shown().Setup.PayScale(1).LastDay.String()
	}
	return flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		boards.Sign(t, dst, name, sq.X, sq.Y, sq.W, false)
	})
}

// summary puts a deed into words: the line, and what stands below it.
func (a *account) summary(d *tabletop.Deed) (line []words.Span, sub string) {
	sh, w := a.m.Stage.Shown(), a.m.Words
	who := words.Name("name", a.m.Names[d.Seat])
	money := words.Money("money", d.Amount)
	space := a.m.SpaceWords(d.Space)
	title := w.CardTitle(sh.Setup.Edition, d.Card)
	deal := func() string { return a.m.Say("recap.deal", words.Text("title", title), money) }
	switch d.Kind {
	case tabletop.DeedMail:
		sub = title
		if bill := sh.Setup.BillAmount(d.Card); bill > 0 {
			sub = a.m.Say("recap.mail_bill", words.Text("title", title), words.Money("money", bill))
		}
		return w.CountSpans("recap.mail", int(d.Count), who), sub
	case tabletop.DeedEvent:
		return w.Spans("recap.event", who), title
	case tabletop.DeedBought:
		if d.Amount == 0 {
			return w.Spans("recap.bought_free", who), title
		}
		return w.Spans("recap.bought", who), deal()
	case tabletop.DeedSold:
		return w.Spans("recap.sold", who), deal()
	case tabletop.DeedBrought:
		return w.Spans("recap.brought", who, words.Name("friend", a.m.Names[d.Friend])), a.m.Say("recap.brought_to", words.Text("day", w.Day(d.Day)))
	case tabletop.DeedSettled:
		return w.Spans("recap.settled", who, words.Number("month", d.Month)), ""
	case tabletop.DeedRetired:
		return w.Spans("recap.retired", who), ""
	case tabletop.DeedContest:
		return w.Spans("recap.won", who, words.Text("space", space.Name)), a.m.Say("recap.won_money", money)
	case tabletop.DeedLottery:
		won := w.Spans("recap.won", who, words.Text("space", space.Name))
		if sh.Setup.LotteryRule(d.Space).Does == engine.PlayCombination {
			return won, a.m.Say("recap.won_money", money)
		}
		return won, a.m.Say("recap.won_number", words.Text("number", strconv.Itoa(int(d.Number))), money)
	case tabletop.DeedJackpot:
		return w.Spans(a.m.Own("recap.won_jackpot"), who), a.m.Say("recap.won_money", money)
	}
	return w.Spans("recap.landed", who, words.Text("space", space.Name)), space.Rule
}
