package battlefield

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/warfare"
)

// turnIn asks whether a set is turned in: the hand, with what each set brings.
func (p *page) turnIn() *panel.Panel {
	k, s := p.asking(), p.m.Table.State()
	k.Live = p.hand(p.order.prompt.Seat)
	for i, c := range p.order.options {
		offer := p.m.Speaker.Offer(s, c)
		command := panel.Command{ID: ui.ID("set-" + c.Choice.Design.String()), Label: offer.Label, Tip: control.Tip{Title: offer.Label, Text: offer.Does}, Do: func() { p.choose(c.Choice) }}
		switch {
		case c.Choice.Kind == conquest.KeepCards:
			command.ID, command.Cap, command.Keys = "keep", input.Keep, input.SetOf(input.Keep, input.No)
			k.Others = append(k.Others, command)
			continue
		case i == 0:
			command.ID, command.Kind, command.Cap, command.Keys = "main", control.Primary, input.GoOn, input.SetOf(input.GoOn, input.TurnIn)
			command.Label = p.m.Say("conquest.map.brings", words.Text("set", offer.Label), words.Number("armies", s.SetWorth(c.Choice.Design)))
			k.Commands = append(k.Commands, command)
			continue
		}
		k.Others = append(k.Others, command)
	}
	return k
}

// mayLook reports whether the hand of a seat may be seen by who sees the screen now: one's own,
// all of them where hands lie open, and by who is out.
func (p *page) mayLook(seat conquest.Seat) bool {
	viewer := p.viewer()
	switch {
	case seat == conquest.NoSeat:
		return false
	case seat == viewer || p.m.Table.Setup().Game.House.Has(conquest.OpenHands):
		return true
	}
	return viewer != conquest.NoSeat && !p.m.Campaign.Shown().In(viewer)
}

// look opens the hand of a seat, or closes it.
func (p *page) look(seat conquest.Seat) {
	if p.Invalidate(); p.shown == seat {
		seat = conquest.NoSeat
	}
	p.shown = seat
}

// closeHands closes a hand that whoever is asked now may not see: it was somebody else's.
func (p *page) closeHands() {
	if p.shown != conquest.NoSeat && p.order.asked && !p.mayLook(p.shown) {
		p.look(p.shown)
	}
}

// sealed returns what opens the hand of who is asked about it where others look on, nil for
// nothing: the device is handed over before.
func (p *page) sealed() func() {
	ask, ok := p.m.Asked()
	if !ok || ask.Kind != conquest.TurnIn || p.shown == ask.Seat || p.m.Table.Setup().Game.House.Has(conquest.OpenHands) {
		return nil
	}
	return func() { p.look(ask.Seat) }
}

// handCommand opens the hand of who sees the screen, and closes it: others who look on see it
// only then.
func (p *page) handCommand() panel.Command {
	seat := p.viewer()
	k := panel.Command{
		ID: "cards", Label: p.m.Say("conquest.map.cards"), Cap: input.Deals, Keys: input.SetOf(input.Deals),
		Open: p.shown == seat && seat != conquest.NoSeat, Do: func() { p.look(seat) },
	}
	if seat == conquest.NoSeat || p.m.Table.State().Hands[seat] == 0 {
		k.Off = p.m.Say("conquest.map.no_cards")
	}
	return k
}

// hand is the cards of a seat, face up: what makes a set is raised.
func (p *page) hand(seat conquest.Seat) *flow.Node {
	s := p.m.Table.State()
	inSet := conquest.DaySet(0)
	for _, c := range p.order.options {
		if c.Choice.Kind == conquest.TurnInSet && inSet == 0 {
			inSet = conquest.SetOf(s.Hands[seat], c.Choice.Design)
		}
	}
	row := flow.Row().Gap(render.Near).Along(flow.Center)
	for rest := s.Hands[seat]; rest != 0; rest &= rest - 1 {
		card := rest.First()
		design := conquest.CardDesign(card)
		id, name := design.String(), p.m.Speaker.Design(design)
		active := inSet.Has(card)
		row.Add(flow.Picture(render.Plate, render.TallRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			warfare.ArmyCard(t, dst, r, id, name, render.State{Active: active})
		}).Least(render.Sign, render.LargeSign).Grow(1).Upto(render.Plate))
	}
	return flow.Column(row).Tipped("hand", control.Tip{Title: p.m.Speaker.Cards(int32(s.Hands[seat].Len()))})
}
