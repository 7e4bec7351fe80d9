package battlefield

import (
	"strconv"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// occupy asks how many armies move into the day that was taken.
func (p *page) occupy() *panel.Panel {
	k, ask := p.asking(), p.order.prompt
	if c, ok := p.order.any(conquest.MoveIn); ok {
		p.marches(k, c, ask.From, ask.To)
	}
	return k
}

// fortify asks for the move at the end of a turn.
func (p *page) fortify() *panel.Panel {
	k := p.asking()
	stay := panel.Command{
		ID: "stay", Label: p.m.Say("conquest.choice.stay"), Cap: input.EndAttack, Keys: input.SetOf(input.EndAttack, input.No),
		Do: func() { p.choose(conquest.Choice{Kind: conquest.Stay}) },
	}
	from, to := p.fight()
	if c, ok := p.order.about(conquest.Move, from, to); ok {
		p.marches(k, c, from, to)
		k.Others = append(k.Others, stay)
		return k
	}
	stay.ID = "main"
	k.Commands, k.Unproposed = []panel.Command{stay}, true // no days are chosen
	k.Others = []panel.Command{p.oddsCommand(), p.handCommand()}
	return k
}

// marches adds to a panel how many armies move from a day to another, with how safe both are
// then.
func (p *page) marches(k *panel.Panel, c conquest.Option, from, to conquest.Day) {
	m, s, o := p.m, p.m.Table.State(), &p.order
	most := max(c.Most, c.Choice.Amount)
	amount := max(c.Choice.Amount, min(o.amount, most))
	if o.amount == 0 {
		amount = most
	}
	choice := c.With(amount)
	offer := c
	offer.Choice = choice
	k.Amount = &panel.Amount{
		ID: "amount", Label: m.Say("conquest.map.armies"), Note: m.Speaker.Offer(s, offer).Does,
		Stepper: ui.Stepper{Value: int(amount), Min: int(c.Choice.Amount), Max: int(most), Page: handful, Text: strconv.Itoa(int(amount))},
		Set: func(n int) {
			o.amount = int32(n)
			p.Invalidate()
		},
	}
	if least := c.Choice.Amount; most > least {
		k.Live = flow.Control(ui.Control{
			ID: "share", Widget: ui.Slider{Value: int(amount), Min: int(least), Max: int(most), Page: handful, Family: palette.Slate},
			Tip: control.Tip{Title: m.Say("conquest.map.armies")}, Do: func(e ui.Event) { k.Amount.Set(e.Value) },
		})
	}
	stays, come := s.Armies[from]-amount, s.Armies[to]+amount
	safety := func(d conquest.Day, armies int32) string { return m.Speaker.Chance(s.ThreatTo(d, armies)) }
	k.Facts = []panel.Fact{
		{Label: m.Speaker.Day(from), Value: m.Speaker.Armies(stays), Tip: control.Tip{Title: m.Speaker.WeekdayOf(from), Text: m.Speaker.Change(s.Threat(from), s.ThreatTo(from, stays))}},
		{Label: m.Speaker.Day(to), Value: m.Speaker.Armies(come), Tip: control.Tip{Title: m.Speaker.WeekdayOf(to), Text: m.Speaker.Safety(s.ThreatTo(to, come))}},
		{Label: m.Say("conquest.map.risk"), Value: safety(from, stays) + " · " + safety(to, come), Strong: true, Tip: control.Tip{Text: m.Say("conquest.map.risk_tip")}},
	}
	k.Commands = []panel.Command{{
		ID: "main", Label: m.Speaker.Offer(s, offer).Label, Kind: control.Primary, Cap: input.GoOn, Keys: session.GoOn, Do: func() { p.choose(choice) },
	}}
	k.Hint = ""
}
