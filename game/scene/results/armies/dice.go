package armies

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// attackDice and defenceDice are the colours of the dice of both sides.
const attackDice, defenceDice = "red", "blue"

// sides is how many numbers a die shows.
const sides = int(rules.DieSides)

// thrower is a kind of players whose dice are counted together: how often they threw each
// number, in attack and in defence.
type thrower struct {
	id, name string
	bar      charts.Bar
	dice     [2][sides + 1]int
}

// throwers returns the persons and the computers, as far as there are any.
func (g *game) throwers() (list []thrower) {
	sh := g.Campaign.Shown()
	for _, kind := range []struct {
		id     string
		bar    charts.Bar
		people bool
	}{{"people", charts.BarRegular, true}, {"computers", charts.BarOther, false}} {
		k, any := thrower{id: kind.id, name: g.Say("conquest.results." + kind.id), bar: kind.bar}, false
		for seat := range conquest.Seat(sh.Setup.Seats) {
			if g.People.Has(seat) != kind.people {
				continue
			}
			any = true
			for side := range k.dice {
				for pips, n := range sh.Tally[seat].Dice[side] {
					k.dice[side][pips] += int(n)
				}
			}
		}
		if any {
			list = append(list, k)
		}
	}
	return list
}

// thrown returns how many dice were thrown on a side, and how many pips they showed.
func (k *thrower) thrown(side int) (dice, pips int) {
	for n, times := range k.dice[side] {
		dice += times
		pips += n * times
	}
	return dice, pips
}

// share returns how often a number was thrown on a side, as a share of all.
func (k *thrower) share(side, pips int) float64 {
	dice, _ := k.thrown(side)
	return float64(k.dice[side][pips]) / float64(max(1, dice))
}

// dice is the histogram of all dice of the game: how often each number was thrown in attack
// and in defence, by persons and by computers.
func (g *game) dice() *flow.Node {
	throwers := g.throwers()
	most := 1 / float64(sides)
	for side := range 2 {
		for i := range throwers {
			for pips := 1; pips <= sides; pips++ {
				most = max(most, throwers[i].share(side, pips))
			}
		}
	}
	return flow.Row(
		g.side(throwers, 0, "conquest.results.in_attack", attackDice, most).Grow(1),
		g.side(throwers, 1, "conquest.results.in_defence", defenceDice, most).Grow(1),
	).Gap(render.Broad)
}

// side is the histogram of one side. The highest bar on both stands for a share of most; a
// rule shows the share that each number has on average.
func (g *game) side(throwers []thrower, side int, title, color string, most float64) *flow.Node {
	bars, dice := flow.Row().Gap(render.Near), flow.Row().Gap(render.Near)
	for pips := 1; pips <= sides; pips++ {
		group := flow.Row()
		for i := range throwers {
			group.Add(g.bar(&throwers[i], side, pips, most).Grow(1))
		}
		bars.Add(group.Grow(1))
		dice.Add(flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.DrawDie(t, dst, pieces.Die{Color: color, N: pips}, r.CenterX(), r.CenterY(), min(r.W, r.H), 0, render.Pose{})
		}).Grow(1))
	}
	expected := 1 / float64(sides) / most
	legend := flow.Column()
	for i := range throwers {
		k := &throwers[i]
		n, pips := k.thrown(side)
		average := g.Words.Decimal(float64(pips)/float64(max(1, n)), 2)
		legend.Add(flow.Row(
			flow.Picture(render.Gap, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.LegendSign(t, dst, r, k.bar) }),
			flow.Text(g.Words.Count("conquest.results.thrown", n, words.Text("who", k.name), words.Text("average", average)), render.Remark, 2).Grow(1),
		).Gap(render.Near))
	}
	return flow.Column(
		flow.Line(g.Say(title), render.Subhead),
		bars.Size(render.None, render.Plate).Grow(1).Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.SumRule(t, dst, r.X, r.Bottom()-r.H*expected, r.W)
		}),
		dice, legend,
	).Gap(render.Near)
}

// bar is how often a number was thrown on a side.
func (g *game) bar(k *thrower, side, pips int, most float64) *flow.Node {
	share := k.share(side, pips)
	chance := func(share float64) string { return g.Speaker.Chance(int32(share * float64(conquest.Whole))) }
	bar := flow.Picture(render.None, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.DrawBar(t, dst, r, k.bar) })
	return flow.Column(flow.Spring().Grow(1-share/most), bar.Grow(share/most)).Pointed(ui.Control{
		ID: ui.ID("dice-" + k.id + "-" + [2]string{"attack", "defence"}[side] + "-" + strconv.Itoa(pips)), Info: true, Skip: true,
		Tip: control.Tip{
			Title: g.Words.Count("conquest.results.dice_tip", k.dice[side][pips],
				words.Text("who", k.name), words.Number("pips", pips), words.Text("share", chance(share))),
			Text: g.Say("conquest.results.dice_expected", words.Text("share", chance(1/float64(sides)))),
		},
	})
}
