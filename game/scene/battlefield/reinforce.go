package battlefield

import (
	"strconv"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/control"
)

// income is what the turn that is shown has brought.
func (p *page) income() []panel.Fact {
	m, came := p.m, &p.m.Campaign.Shown().Came
	fact := func(id string, n int32, strong bool) panel.Fact {
		return panel.Fact{Label: m.Say(id), Value: "+" + strconv.Itoa(int(n)), Strong: strong}
	}
	facts := []panel.Fact{
		fact("conquest.income.days", came.ForDays, false), fact("conquest.income.regions", came.Bonus, false),
	}
	if came.Stars > 0 {
		facts = append(facts, fact("conquest.income.stars", came.Stars, false))
	}
	return append(facts, fact("conquest.income.all", came.Total(), true))
}

// reinforce asks for a day of one's own on which armies are placed.
func (p *page) reinforce() *panel.Panel {
	k, ask := p.asking(), p.order.prompt
	if ask.Kind == conquest.Reinforce && !ask.KnockOut {
		k.Facts = p.income()
	}
	k.Facts = append(k.Facts, panel.Fact{Label: p.m.Say("conquest.seat.left"), Value: strconv.Itoa(int(ask.Armies)), Strong: true})
	main := panel.Command{
		ID: "main", Label: p.m.Say("conquest.map.place"), Kind: control.Primary, Cap: input.Accept, Off: p.m.Say("conquest.map.place_off"),
	}
	d := p.pointed
	if c, ok := p.order.about(conquest.Place, d, conquest.NoDay); ok {
		s := p.m.Table.State()
		all := c
		all.Choice = c.With(max(c.Most, c.Choice.Amount))
		one := p.m.Speaker.Offer(s, c)
		k.Title, k.Text = p.m.Speaker.WeekdayOf(d), one.Does
		k.Hint = p.m.Speaker.BestAttack(s.BestAttack(d, s.Armies[d]+all.Choice.Amount))
		main.Label, main.Off, main.Keys = p.m.Speaker.Offer(s, all).Label, "", input.SetOf(input.GoOn)
		main.Cap = input.GoOn
		main.Do = func() { p.choose(all.Choice) }
	}
	k.Commands, k.Unproposed = []panel.Command{main}, main.Off != "" // no day is pointed at
	k.Others = []panel.Command{p.oddsCommand(), p.handCommand()}
	p.stacked(k)
	return k
}

// place puts so many armies on a day, or as many as there are. They stand there at once, so
// that one can follow another as fast as it is pressed.
func (p *page) place(d conquest.Day, n int32) {
	if c, ok := p.order.about(conquest.Place, d, conquest.NoDay); ok {
		_ = p.m.Choose(c.With(max(c.Choice.Amount, min(n, c.Most)))) // the player has been told
		p.m.SkipMotion()
		p.Invalidate()
	}
}

// stack is the control of the pieces that are still to be set down: they can be taken from there to
// the days.
const stack = ui.ID("stack")

// stacked makes of a panel's picture the stack of those pieces.
func (p *page) stacked(k *panel.Panel) {
	k.Hand = &ui.Control{
		ID: stack, Grab: army, Tip: control.Tip{Title: p.m.Say("conquest.map.stack"), Text: p.m.Say("conquest.map.stack_tip")}, Do: func(ui.Event) { p.Invalidate() },
	}
}

// dropped sets down on a day what comes from the stack: one piece, or as many as go there at once.
func (p *page) dropped(d conquest.Day) {
	if p.order.prompt.Kind == conquest.ClaimDay {
		p.decide(d)
		return
	}
	n := int32(1)
	if p.shift {
		n = handful
	}
	p.pointed, p.pressedLast = d, d
	p.place(d, n)
}

// handful is how many armies go to a day at once while Shift is held down.
const handful = 5
