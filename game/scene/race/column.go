package race

import (
	"strings"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
	"bigpayday/render/standings"
)

// column is what stands beside the race: what of the month is worth telling, and the way on.
func (p *page) column(bool) *flow.Node {
	found := flow.Column().Gap(render.Near)
	for i := range p.race.Findings {
		found.Add(p.finding(&p.race.Findings[i]))
	}
	all := flow.Column(
		flow.Text(p.Say("race.over", words.Text("month", p.monthName(p.race.Month))), render.Display.In(p.Theme.Palette.Cream), 2),
		found, flow.Spring(),
		panel.Button(p.m.Session, p.command(), func() {}).Grow(0),
	).Gap(render.Gap)
	return flow.Fit(all, frame.Growths(p.Theme)...).Grow(1)
}

// monthName names a month at the beginning of a sentence.
func (p *page) monthName(month uint8) string {
	return app.UpperFirst(match.PageTitle(p.m.Words, &p.m.Stage.Shown().Setup, month))
}

// finding is something of the month that is worth telling.
func (p *page) finding(f *standings.Finding) *flow.Node {
	lead, rest := "", ""
	for i, span := range p.findingText(f) {
		if i == 0 && span.Name {
			lead = span.Text + " "
			continue
		}
		rest += span.Text
	}
	return flow.Row(
		flow.Token(p.m.Tokens[f.Seat], render.Sign, pieces.Flat), flow.Text(strings.TrimSpace(rest), render.Body, 0).Lead(lead, render.Label).Grow(1),
	).Gap(render.Near).Pad(render.Gap, render.Near).OnPanel(pieces.Paper)
}

// findingText puts a finding into words.
func (p *page) findingText(f *standings.Finding) []words.Span {
	w, who := p.m.Words, words.Name("name", p.m.Names[f.Seat])
	money := words.Money("money", f.Amount)
	switch f.Kind {
	case standings.WonJackpot:
		return w.Spans(p.m.Own("race.jackpot"), who, money)
	case standings.SoldDeal:
		return w.Spans("race.deal", who, money)
	case standings.PaidInterest:
		return w.Spans("race.interest", who, money)
	case standings.InDebt:
		return w.Spans("race.debt", who, money)
	}
	n, lead := f.Passed.Len(), f.Kind == standings.TookLead
	switch {
	case lead && n > 1:
		return w.CountSpans("race.lead_many", n, who)
	case n > 1:
		return w.CountSpans("race.passed_many", n, who)
	}
	var other words.Value
	for seat, name := range p.m.Names {
		if f.Passed.Has(engine.Seat(seat)) {
			other = words.Name("other", name)
		}
	}
	if lead {
		return w.Spans("race.lead", who, other)
	}
	return w.Spans("race.passed", who, other)
}

// command is the way on: to the page that is to be built, or to the turns of the month.
func (p *page) command() panel.Command {
	if !p.turning().Asks() {
		k := panel.GoOn(p.m.Session, p.m.Stage.Shown().Turn)
		if k.ID == "skip" {
			k.Label, k.Short, k.Do = p.Say("turn.skip"), "", p.goOn
		}
		return k
	}
	next := p.race.Month + 1
	k := panel.Command{ID: "go-on", Kind: control.Primary, Cap: input.GoOn, Keys: session.GoOn, Do: p.goOn}
	k.Label = p.Say("settle.go_on", words.Number("month", next))
	if p.m.Table.State().Laid < next {
		k.Label = p.Say("race.build", words.Number("month", next))
	}
	return k
}
