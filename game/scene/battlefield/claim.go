package battlefield

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/warfare"
)

// claim asks for a free day: who has what of each region, and what the one that is pointed at
// would bring.
func (p *page) claim() *panel.Panel {
	k := p.asking()
	owners := p.owners()
	k.Live = owners
	if !p.m.Theme.LargeType() { // the page has them at its foot as well
		regions := p.regions()
		k.Live = flow.First(flow.Column(owners, regions).Gap(render.Gap), regions)
	}
	main := panel.Command{
		ID: "main", Label: p.m.Say("conquest.map.claim"), Kind: control.Primary, Cap: input.Accept, Off: p.m.Say("conquest.map.claim_off"),
	}
	if c, ok := p.order.about(conquest.Claim, p.pointed, conquest.NoDay); ok {
		offer := p.m.Speaker.Offer(p.m.Table.State(), c)
		k.Title, k.Text = p.m.Speaker.WeekdayOf(p.pointed), offer.Does
		main.Label, main.Off = offer.Label, ""
		main.Do = func() { p.choose(c.Choice) }
	}
	k.Commands, k.Unproposed = []panel.Command{main}, main.Off != "" // no day is pointed at
	k.Others = []panel.Command{p.fillCommand()}
	p.stacked(k)
	if p.m.Table.Setup().Game.House.Has(conquest.NoCoach) {
		return k
	}
	k.Others = append([]panel.Command{{
		ID: "best", Label: p.m.Say("conquest.map.best"), Cap: input.Coach, Keys: input.SetOf(input.Coach),
		Do: func() {
			if c, ok := armies.Proposal(p.m.Table); ok {
				p.UI.Focus(theater.DayIDs[c.Day], true)
				p.pointed = c.Day
			}
		},
	}}, k.Others...)
	return k
}

// fillCommand has chance decide the rest.
func (p *page) fillCommand() panel.Command {
	c, ok := p.order.any(conquest.Fill)
	if !ok {
		return panel.Command{}
	}
	offer := p.m.Speaker.Offer(p.m.Table.State(), c)
	return panel.Command{
		ID: "fill", Label: offer.Label, Cap: input.Fill, Keys: input.SetOf(input.Fill), Tip: control.Tip{Text: offer.Does},
		Do: func() { p.choose(c.Choice) },
	}
}

// owners shows who has how many days of the region of the day that is pointed at, a chip for
// each: first those of who claims it, with that day, and last what is free.
func (p *page) owners() *flow.Node {
	if p.pointed == conquest.NoDay { // the buttons below stay where they are
		return flow.Space(render.None, render.Sign)
	}
	m, sh := p.m, p.m.Campaign.Shown()
	days := sh.Setup.Page.DaysOf(sh.Setup.Page.RegionOf(p.pointed))
	row := flow.Row().Gap(render.Near)
	chip := func(paint flow.Painter) { row.Add(flow.Picture(render.TinySign, render.Sign, paint).Grow(1)) }
	free := days.Len()
	for i := range sh.Seats() + 1 {
		owner := conquest.Neutral
		if i < sh.Seats() {
			owner = (p.order.prompt.Seat + conquest.Seat(i)) % conquest.Seat(sh.Seats())
		}
		held := (days & sh.Held(owner)).Len()
		free -= held
		army := m.Army(owner)
		for range held {
			chip(func(t *render.Theme, dst *ebiten.Image, box render.Rect) { warfare.OwnerChip(t, dst, box, army) })
		}
		if i == 0 && sh.Owner[p.pointed] == conquest.NoSeat {
			free--
			chip(func(t *render.Theme, dst *ebiten.Image, box render.Rect) { warfare.ChosenChip(t, dst, box, army) })
		}
	}
	for range free {
		chip(warfare.FreeChip)
	}
	return row
}

// regions lists who has how many days of each region, how many of them are to be guarded, and
// what it brings.
func (p *page) regions() *flow.Node {
	m, sh, links := p.m, p.m.Campaign.Shown(), p.board.Links()
	ink := p.m.Theme.Palette.Ink2
	rows := []*flow.Node{flow.Row(
		flow.Space(render.None, render.None), flow.Line(m.Say("conquest.map.regions"), render.Label), flow.Space(render.FieldLeast, render.None).Grow(1),
		flow.Line(m.Say("conquest.map.guard"), render.Column.In(ink)), flow.Line(m.Say("conquest.map.bonus"), render.Column.In(ink)).Along(flow.End),
	).Gap(render.Gap)}
	for r := range conquest.NumRegions {
		days := sh.Setup.Page.DaysOf(r)
		var shares []warfare.RegionShare
		for owner := conquest.Seat(0); owner <= conquest.Neutral; owner++ {
			if n := (days & sh.Held(owner)).Len(); n > 0 {
				shares = append(shares, warfare.RegionShare{Army: m.Army(owner), Days: n})
			}
		}
		rows = append(rows, flow.Row(
			flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, box render.Rect) { warfare.RegionSign(t, dst, box, int(r)) }),
			flow.Line(m.Speaker.Region(r), render.Fine),
			flow.Picture(render.FieldLeast, render.TinySign, func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
				warfare.RegionBar(t, dst, box, shares, days.Len())
			}).Grow(1),
			flow.Line(strconv.Itoa(links.Border(sh.Setup.Page, r).Len()), render.Label).Along(flow.End),
			flow.Line("+"+strconv.Itoa(int(links.Bonus[r])), render.Label).Along(flow.End),
		).Gap(render.Gap))
	}
	return flow.Table(rows...).Gap(render.Near)
}
