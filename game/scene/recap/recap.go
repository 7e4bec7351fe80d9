// Package recap is the panel that sums up for a person what happened since the last turn,
// where everything was shown in an instant.
//
// What lives here: how the summary is laid out. What does not: which events are worth
// mentioning, which package stage collects.
package recap

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// page lists what happened. It stays as it was opened.
type page struct {
	match.OverPage[struct{}]
	recap stage.Recap
}

// New returns the recap for the person who is asked now; nil where there is nothing to
// sum up.
func New(_ *app.App, m *match.Match) app.Scene {
	asked, ok := m.Asked()
	if !ok {
		return nil
	}
	p := &page{recap: m.Stage.Recap(asked.Seat)}
	if p.recap.Turns == 0 || len(p.recap.Deeds) == 0 {
		return nil
	}
	p.OverPage = match.NewOverPage(m, "recap", p)
	p.First, p.Valid = "recap-go", m.PromptUnchanged()
	return p
}

// Key is nothing, see [app.Content].
func (p *page) Key() struct{} { return struct{}{} }

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	r, w, ink2 := &p.recap, p.M.Words, p.Theme.Palette.Ink2
	turns := w.Count("recap.turns", r.Turns, words.Number("touched", r.Touching))
	if r.Touching == 0 {
		turns = w.Count("recap.turns_none", r.Turns)
	}
	token := p.M.Tokens[r.Seat]
	plate := flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.TokenPlate(dst, r.Square(), token, true)
	})
	deeds := flow.Column().Gap(render.Hair)
	for i := range r.Deeds {
		deeds.Add(p.deed(&r.Deeds[i]))
	}
	day := p.M.Stage.Shown().Players[r.Seat].Day
	return flow.Column(
		flow.Row(plate, flow.Column(
			flow.Text(p.Say("recap.title", words.Name("name", p.M.Names[r.Seat])), render.Head, 2),
			flow.Text(turns, render.Body.In(ink2), 2),
		).Grow(1)).Gap(render.Gap),
		p.cash(),
		flow.Scroll("recap-deeds", deeds),
		sumRule(),
		flow.Row(
			flow.Art("pot", render.Sign),
			flow.Line(p.Say(p.M.Own("recap.jackpot"), words.Money("money", r.Jackpot)), render.Label).Grow(1),
			flow.Line(p.Say("recap.next", words.Text("day", w.Day(day))), render.Body.In(ink2)),
		).Gap(render.Near),
		flow.Control(ui.Control{
			ID: "recap-go", Keys: session.GoOn, Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("recap.ready"), Key: p.KeyFor(input.Accept), Kind: render.Primary},
		}),
	).Gap(render.Gap).Pad(render.Wide, render.Broad).Least(render.PaneLeast, render.None).Most(render.DialogWidth).
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Sheet(dst, r)
			t.Pin(dst, r.CenterX(), r.Y+t.Length(render.Tight), render.Blue)
		})
}

// sumRule is the strong line above what it has come to.
func sumRule() *flow.Node {
	return flow.Space(render.None, render.Tight).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.SumRule(dst, r.X, r.CenterY(), r.W)
	})
}

// cash says what the person had after the last turn, and has now.
func (p *page) cash() *flow.Node {
	r, w, pal := &p.recap, p.M.Words, &p.Theme.Palette
	family, ink, change := render.Slate, pal.Ink, ""
	switch {
	case r.Now > r.Then:
		family, ink = render.Green, pal.Gain
	case r.Now < r.Then:
		family, ink = render.Red, pal.Loss
	}
	if r.Now != r.Then {
		change = w.Signed(r.Now - r.Then)
	}
	box := func(label string, sum int32, ink render.Color, change string, family render.Family) *flow.Node {
		return flow.Column(
			flow.Line(p.Say(label), render.Remark.In(pal.Ink2)),
			flow.Row(flow.Line(w.Money(sum), render.Head.In(ink)).Grow(1), flow.Line(change, render.Label.In(ink))).Gap(render.Near).Baseline(),
		).Pad(render.Gap, render.Tight).Grow(1).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Box(dst, r, family, change != "")
		})
	}
	then := flow.Picture(render.Gap, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Separator(dst, r.CenterX(), r.CenterY())
	})
	return flow.Row(box("recap.then", r.Then, pal.Ink, "", render.Slate), then, box("recap.now", r.Now, ink, change, family)).Gap(render.Hair)
}

// deed is a row of the recap: what somebody did, what came of it, and what it did to the
// reader's cash.
func (p *page) deed(d *stage.Deed) *flow.Node {
	pal, token := &p.Theme.Palette, p.M.Tokens[d.Seat]
	spans, sub := p.summary(d)
	var runs []render.Run
	for _, span := range spans {
		style := render.Body
		if span.Name {
			style = render.Label
		}
		runs = append(runs, render.Run{Text: span.Text, Style: style, Yields: span.Name})
	}
	var effect *flow.Node
	if sum := d.Effect[p.recap.Seat]; sum != 0 {
		ink := pal.Gain
		if sum < 0 {
			ink = pal.Loss
		}
		effect = flow.Line(p.M.Words.Signed(sum), render.Head.In(ink))
	}
	touches := d.Touches(p.recap.Seat)
	return flow.Row(
		p.sign(d),
		flow.Column(
			flow.Row(flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				sq := r.Square()
				t.Token(dst, token, sq.X, sq.Y, sq.W, render.Flat)
			}), flow.Runs(runs...).Grow(1)).Gap(render.Tight),
			flow.Text(sub, render.Fine.In(pal.Ink2), 2),
		).Along(flow.Center).Grow(1),
		effect,
	).Gap(render.Gap).Pad(render.Gap, render.Tight).Least(render.None, render.Row).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Row(dst, r, false, render.State{Active: touches})
	})
}

// sign is the picture of a deed: where it happened, or what it was about.
func (p *page) sign(d *stage.Deed) *flow.Node {
	name := d.Space.String()
	switch d.Kind {
	case stage.DeedJackpot:
		return flow.Art("pot", render.LargeSign)
	case stage.DeedBrought:
		return flow.Art("im", render.LargeSign)
	case stage.DeedSettled, stage.DeedRetired:
		name = p.M.Stage.Shown().Setup.PayScale(1).LastDay.String()
	}
	return flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		t.Sign(dst, name, sq.X, sq.Y, sq.W, false)
	})
}

// summary puts a deed into words: the line, and what stands below it.
func (p *page) summary(d *stage.Deed) (line []words.Span, sub string) {
	sh, w := p.M.Stage.Shown(), p.M.Words
	who := words.Name("name", p.M.Names[d.Seat])
	money := words.Money("money", d.Amount)
	space := p.M.SpaceWords(d.Space)
	title := w.CardTitle(sh.Setup.Edition, d.Card)
	deal := func() string { return p.Say("recap.deal", words.Text("title", title), money) }
	switch d.Kind {
	case stage.DeedMail:
		sub = title
		if bill := sh.Setup.BillAmount(d.Card); bill > 0 {
			sub = p.Say("recap.mail_bill", words.Text("title", title), words.Money("money", bill))
		}
		return w.CountSpans("recap.mail", int(d.Count), who), sub
	case stage.DeedEvent:
		return w.Spans("recap.event", who), title
	case stage.DeedBought:
		if d.Amount == 0 {
			return w.Spans("recap.bought_free", who), title
		}
		return w.Spans("recap.bought", who), deal()
	case stage.DeedSold:
		return w.Spans("recap.sold", who), deal()
	case stage.DeedBrought:
		return w.Spans("recap.brought", who, words.Name("friend", p.M.Names[d.Friend])), p.Say("recap.brought_to", words.Text("day", w.Day(d.Day)))
	case stage.DeedSettled:
		return w.Spans("recap.settled", who, words.Number("month", d.Month)), ""
	case stage.DeedRetired:
		return w.Spans("recap.retired", who), ""
	case stage.DeedContest:
		return w.Spans("recap.won", who, words.Text("space", space.Name)), p.Say("recap.won_money", money)
	case stage.DeedLottery:
		won := w.Spans("recap.won", who, words.Text("space", space.Name))
		if sh.Setup.LotteryRule(d.Space).Does == engine.PlayCombination {
			return won, p.Say("recap.won_money", money)
		}
		return won, p.Say("recap.won_number", words.Text("number", strconv.Itoa(int(d.Number))), money)
	case stage.DeedJackpot:
		return w.Spans(p.M.Own("recap.won_jackpot"), who), p.Say("recap.won_money", money)
	}
	return w.Spans("recap.landed", who, words.Text("space", space.Name)), space.Rule
}
