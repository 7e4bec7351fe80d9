package battlefield

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
	"bigpayday/render/warfare"
)

// attack asks which day is attacked from where, with what odds, and how.
func (p *page) attack() *panel.Panel {
	m := p.m
	stop := panel.Command{
		ID: "end", Label: m.Say("conquest.choice.end-attack"), Tip: control.Tip{Text: m.Say("conquest.choice.end-attack_does")},
		Cap: input.EndAttack, Keys: input.SetOf(input.EndAttack, input.No), Do: func() { p.choose(conquest.Choice{Kind: conquest.EndAttack}) },
	}
	from, to := p.fight()
	if len(p.chain) > 1 {
		k := p.asking()
		k.Title, k.Text, k.Hint = p.chainTold(from), m.Say("conquest.map.chain_note"), ""
		return k
	}
	if to == conquest.NoDay {
		k := p.asking()
		stop.ID = "main"
		k.Commands, k.Unproposed = []panel.Command{stop}, true // no day is aimed at
		k.Others = []panel.Command{p.oddsCommand(), p.handCommand()}
		return k
	}
	k := &panel.Panel{Live: p.oddsSheet(from, to)}
	o := &p.order
	if c, ok := o.about(conquest.ThrowAt, from, to); ok {
		dice := o.dice
		if most := max(c.Most, c.Choice.Amount); dice == 0 || dice > most {
			dice = most
		}
		k.Commands = append(k.Commands, panel.Command{
			ID: "main", Label: m.Words.Count("conquest.map.throw", int(dice)), Kind: control.Primary, Cap: input.GoOn, Keys: input.SetOf(input.GoOn),
			Tip: control.Tip{Text: m.Say("conquest.map.throw_tip")},
			Do:  func() { p.choose(c.With(dice)) },
		})
	}
	until := panel.Command{ID: "until", Label: m.Say("conquest.map.until"), Cap: input.Storm, Keys: input.SetOf(input.Storm), Off: m.Say("conquest.map.until_off")}
	if c, ok := o.about(conquest.Storm, from, to); ok {
		until.Off = ""
		until.Do = func() { p.choose(c.With(min(o.keep, max(c.Most, c.Choice.Amount)))) }
	}
	k.Others = []panel.Command{until, stop}
	if v := m.View(); !v.Compact || v.Point > 0 { // a small window has the chart in their place, and their keys
		k.More = []panel.Command{p.oddsCommand(), p.handCommand()}
	}
	return k
}

// chainTold says how likely all days of a chain are taken.
func (p *page) chainTold(from conquest.Day) string {
	s := p.m.Table.State()
	foes := make([]conquest.Foe, len(p.chain))
	for i, d := range p.chain {
		foes[i] = s.FoeOn(d)
	}
	return p.m.Speaker.Chain(len(p.chain), conquest.Chain(s.Armies[from], foes))
}

// oddsSheet is what an attack is likely to come to: the chance to take the day, what it costs both
// sides on average, how the next throw may end, and how many armies may be left.
func (p *page) oddsSheet(from, to conquest.Day) *flow.Node {
	m, s := p.m, p.m.Table.State()
	ink, foe, keep := m.Theme.Palette.Ink2, s.FoeOn(to), p.order.keep
	odds := conquest.Odds(s.Armies[from], foe.Armies, foe.Fort, keep)
	percent := int(odds.Win * 100 / conquest.Whole)
	large := m.Theme.LargeType() // the chance and the next throw need the room

	chance := flow.Column(
		flow.Line(m.Speaker.Chance(odds.Win), render.Display.In(warfare.ChanceColor(m.Theme, percent))),
		flow.If(!large, flow.First(flow.Line(m.Say("conquest.odds.take"), render.Remark.In(ink)), flow.Text(m.Say("conquest.odds.take"), render.Remark.In(ink), 2))),
		flow.Line(m.Speaker.Likely(odds.Win), render.Label.In(warfare.ChanceColor(m.Theme, percent))),
	).Along(flow.Center).Tipped("odds-sheet", control.Tip{Title: m.Speaker.Chance(odds.Win), Text: m.Speaker.Attack(&odds)})
	token := func(seat conquest.Seat) *flow.Node {
		army := m.Army(seat)
		return flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if army.Neutral {
				piece(t, dst, r, army, warfare.Infantry)
				return
			}
			sq := r.Square()
			pieces.DrawToken(t, dst, army.Token, sq.X, sq.Y, sq.W, pieces.Flat)
		})
	}
	lost, beaten := m.Speaker.Losses(&odds)
	label := func() *flow.Node { return flow.Line(m.Say("conquest.odds.losses"), render.Remark.In(ink)) }
	both := func() *flow.Node {
		return flow.Row(
			token(s.Owner[from]), flow.Line(lost, render.Label), token(s.Owner[to]), flow.Line(beaten, render.Label),
		).Gap(render.Tight)
	}
	losses := flow.First(flow.Row(label().Grow(1), both()).Gap(render.Tight), flow.Column(label(), both()))
	body := flow.Column(p.sides(from, to), flow.Rule(), flow.Row(chance, flow.Column(losses, p.nextThrow(from, to)).Gap(render.Tight).Grow(1)).Gap(render.Wide)).Gap(render.Tight)
	if !large {
		body.Add(flow.First(p.leftChart(&odds), flow.Space(render.None, render.None)))
	}
	return body.Add(p.keeper(from))
}

// sides are the two sides of a fight: who attacks stands first.
func (p *page) sides(from, to conquest.Day) *flow.Node {
	return flow.Row(p.side(from), flow.Picture(render.LargeSign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.Follows(t, dst, r.CenterX(), r.CenterY())
	}), p.side(to)).Gap(render.Near).Unmirrored()
}

// side is one side of a fight: the day with its piece and its armies.
func (p *page) side(d conquest.Day) *flow.Node {
	sh := p.m.Campaign.Shown()
	army, n := p.m.Army(sh.Owner[d]), sh.Armies[d]
	return flow.Row(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { piece(t, dst, r, army, warfare.ArmOf(n)) }),
		flow.Column(flow.Line(p.m.Speaker.WeekdayOf(d), render.Label), flow.Line(p.m.Speaker.Armies(n), render.Remark.In(p.m.Theme.Palette.Ink2))).Along(flow.Center).Grow(1),
	).Gap(render.Near).Grow(1)
}

// nextThrow says how the next throw may end, in its three parts.
func (p *page) nextThrow(from, to conquest.Day) *flow.Node {
	m, s := p.m, p.m.Table.State()
	dice := p.order.dice
	if most := conquest.MostDice(s.Armies[from]); dice == 0 || dice > most {
		dice = most
	}
	foe := s.FoeOn(to)
	defence := min(conquest.MostDefence, foe.Armies)
	chances := conquest.ChancesOf(dice, defence, foe.Fort)
	ways := float64(chances.Ways())
	at := "−" + strconv.Itoa(int(min(dice, defence))) + " "
	share := func(n uint64) string { return m.Speaker.Chance(int32(n * uint64(conquest.Whole) / chances.Ways())) }
	parts := []warfare.ThrowPart{
		{Part: float64(chances.Beaten) / ways, Text: at + share(chances.Beaten), Token: m.Army(s.Owner[to]).Token, Alike: s.Owner[to] == conquest.Neutral},
		{Part: float64(chances.Each) / ways, Text: m.Say("conquest.odds.each", words.Text("chance", share(chances.Each))), Alike: true},
		{Part: float64(chances.Lost) / ways, Text: at + share(chances.Lost), Token: m.Army(s.Owner[from]).Token},
	}
	return flow.Column(
		flow.Line(m.Say("conquest.odds.next"), render.Remark.In(m.Theme.Palette.Ink2)),
		flow.Picture(render.FieldLeast, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { warfare.ThrowParts(t, dst, r, parts) }).
			Grow(1).Tipped("next-throw", control.Tip{Title: m.Say("conquest.odds.next"), Text: m.Speaker.Throw(dice, defence, foe.Fort)}),
	).Gap(render.Hair)
}

// mostBars is how many bars the chart of what is left has at most: more are drawn together.
const mostBars = 9

// leftChart is how many armies may be left for both days, in 100 attacks thrown to the end.
func (p *page) leftChart(odds *conquest.Outcome) *flow.Node {
	m := p.m
	first, last := -1, 0
	for left, chance := range odds.Left {
		if chance > 0 {
			if first < 0 {
				first = left
			}
			last = left
		}
	}
	if first < 0 {
		return flow.Space(render.None, render.None)
	}
	together := (last-first)/mostBars + 1
	bars := []warfare.OddsBar{{Label: m.Say("conquest.odds.held"), Part: float64(conquest.Whole - odds.Win), Lost: true}}
	shares := []int32{conquest.Whole - odds.Win}
	for left := first; left <= last; left += together {
		sum := int32(0)
		for n := left; n < min(left+together, last+1); n++ {
			sum += odds.Left[n]
		}
		unit := int(max(odds.Unit, 1))
		label, most := strconv.Itoa(left*unit), min(left+together, last+1)*unit-1
		if most > left*unit {
			label = p.m.Say("conquest.odds.left_range", words.Number("from", left*unit), words.Number("to", most))
		}
		bars = append(bars, warfare.OddsBar{Label: label, Part: float64(sum)})
		shares = append(shares, sum)
	}
	highest := 1.0
	for i := range bars {
		highest = max(highest, bars[i].Part)
	}
	for i := range bars {
		bars[i].Part /= highest
		bars[i].Share = m.Speaker.Hundred(shares[i])
	}
	return flow.Column(
		flow.Row(flow.Line(m.Say("conquest.odds.left_title"), render.Column).Grow(1), flow.Line(m.Say("conquest.odds.in_hundred"), render.Remark.In(m.Theme.Palette.Ink2))).Gap(render.Gap).Baseline(),
		flow.Picture(render.FieldLeast, render.DoubleRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { warfare.OddsBars(t, dst, r, bars) }),
	).Gap(render.Hair)
}

// keeper sets with how many dice the next throw is made, and how many armies stay back where it is thrown until the day
// falls.
func (p *page) keeper(from conquest.Day) *flow.Node {
	o, most := &p.order, p.m.Table.State().Armies[from]-1
	dice := ui.Segmented{Kind: control.SegmentInk}
	for n := int32(1); n <= conquest.MostDice(most+1); n++ {
		dice.Options = append(dice.Options, ui.Option{Text: strconv.Itoa(int(n))})
		dice.Selected = int(n) - 1
	}
	if o.dice > 0 && int(o.dice) <= len(dice.Options) {
		dice.Selected = int(o.dice) - 1
	}
	keep := ui.Stepper{Value: int(o.keep), Min: 1, Max: int(max(most, 1)), Text: strconv.Itoa(int(o.keep))}
	throws, keeps := p.m.Say("conquest.map.dice"), p.m.Say("conquest.map.keep")
	row := func(labels bool) *flow.Node {
		return flow.Row(
			flow.If(labels, flow.Line(throws, render.Remark)),
			flow.Control(ui.Control{ID: "dice-count", Widget: dice, Tip: control.Tip{Title: throws}, Do: func(e ui.Event) {
				o.dice = int32(e.Value) + 1
				p.Invalidate()
			}}).Grow(1).Least(render.CellLeast, render.None),
			flow.If(labels, flow.Line(keeps, render.Remark)),
			flow.Control(ui.Control{ID: "keep-back", Widget: keep, Tip: control.Tip{Title: keeps, Text: p.m.Say("conquest.map.keep_tip")}, Do: func(e ui.Event) {
				p.keepBack(int32(e.Value))
			}}),
		).Gap(render.Near)
	}
	return flow.First(row(true), row(false))
}

// defend asks with how many dice a day is defended.
func (p *page) defend() *panel.Panel {
	k, s := p.asking(), p.m.Table.State()
	c, ok := p.order.any(conquest.DefendWith)
	if !ok {
		return k
	}
	most := max(c.Most, c.Choice.Amount)
	outcomes := flow.Column().Gap(render.Near)
	for n := most; n >= c.Choice.Amount; n-- {
		with := conquest.Option{Choice: c.With(n)}
		offer := p.m.Speaker.Offer(s, with)
		command := panel.Command{
			ID: ui.ID("defend-" + strconv.Itoa(int(n))), Label: offer.Label, Cap: input.Digit(int(n)), Tip: control.Tip{Text: offer.Does},
			Do: func() { p.choose(with.Choice) },
		}
		outcomes.Add(flow.Column(
			flow.Line(p.m.Words.Count("conquest.map.throw", int(n)), render.Column), flow.Text(offer.Does, render.Remark, 3),
		).Gap(render.Hair))
		if n == most {
			command.ID, command.Kind, command.Keys = "main", control.Primary, input.SetOf(input.GoOn)
		}
		k.Commands = append(k.Commands, command)
	}
	k.Live = outcomes
	return k
}
