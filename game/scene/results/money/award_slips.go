package money

import (
	"math"
	"strings"

	"bigpayday/game/scene/results"
	"bigpayday/game/words"
	"bigpayday/render"
)

// honourStyles are the messages of the awards, and what is on their rosettes.
var honourStyles = [numHonourKinds]struct {
	id, art string
	family  render.Family
}{
	luckiestRoller: {"roller", "die", render.Red},
	dealOfTheGame:  {"deal", "deal", render.Green},
	jackpotHunter:  {"jackpot", "pot", render.Plum},
	billMagnet:     {"bills", "bill", render.Slate},
	debtFree:       {"saver", "loan", render.Teal},
	prizeWinner:    {"prizes", "super", render.Gold},
	comeback:       {"comeback", "windfall", render.Blue},
	deepPockets:    {"pockets", "payday", render.Orange},
}

// award tells of an award.
func (g *game) award(h *honour) results.Award {
	style := &honourStyles[h.kind]
	return results.Award{
		ID: style.id, Art: style.art, Family: style.family,
		Title: g.awardTitle(h), Note: g.awardNote(h), Seats: h.seats, Tip: g.awardTip(h),
	}
}

func (g *game) awardTitle(h *honour) string {
	return g.Say(g.Own("results.award." + honourStyles[h.kind].id))
}

// awardNote says what an award was given for.
func (g *game) awardNote(h *honour) string {
	sh := g.Stage.Shown()
	sums := &sh.Tally[firstOf(h.seats)]
	id, money := "results.award."+honourStyles[h.kind].id+"_for", words.Money("money", h.amount)
	switch {
	case h.kind == luckiestRoller:
		return g.Say(id, words.Text("average", g.average(sums.Pips, sums.Rolls, 1)))
	case h.kind == debtFree:
		return g.Words.Count(id, int(sh.Setup.Months))
	case h.kind == billMagnet:
		return g.Words.Count(id, int(sums.Bills), money)
	case h.seats.Len() > 1:
		return g.Say("results.award.each", money)
	case h.kind == dealOfTheGame:
		return g.Say(id, words.Text("title", g.Words.CardTitle(sh.Setup.Edition, sums.Best)), words.Signed("profit", h.amount))
	}
	return g.Say(id, money, words.Number("day", h.day))
}

// awardTip says what an award is given for, and what the others had.
func (g *game) awardTip(h *honour) render.Tip {
	tip := render.Tip{Title: g.awardTitle(h), Text: g.Say(g.Own("results.award." + honourStyles[h.kind].id + "_tip"))}
	sh := g.Stage.Shown()
	var figures []string
	for i := range g.summary.rows {
		seat := g.summary.rows[i].seat
		sums := &sh.Tally[seat]
		figure := ""
		switch h.kind {
		case luckiestRoller:
			figure = g.average(sums.Pips, sums.Rolls, 2)
		case dealOfTheGame:
			figure = g.Words.MoneyOrNone(sums.BestProfit)
		case jackpotHunter:
			figure = g.Words.MoneyOrNone(sums.Jackpot)
		case billMagnet:
			figure = g.Words.Count("results.award.bills_figure", int(sums.Bills))
		case prizeWinner:
			figure = g.Words.Money(sums.Prizes)
		default:
			continue
		}
		figures = append(figures, g.Say("results.award.figure", words.Name("name", g.Names[seat]), words.Text("figure", figure)))
	}
	tip.Figure = strings.Join(figures, g.Say("list.comma"))
	return tip
}

// average returns an average with as many decimals as are asked for, 1 or 2, as the
// language writes it.
func (g *game) average(sum, n uint32, decimals int) string {
	digit := func(v uint32) string { return g.Say("results.month_short", words.Number("n", int(v))) }
	ten := uint32(math.Pow10(decimals))
	n = max(n, 1)
	v := (sum*ten*2 + n) / (2 * n) // rounded
	text := digit(v/ten) + g.Say("money.decimal")
	for ten /= 10; ten > 0; ten /= 10 {
		text += digit(v / ten % 10)
	}
	return text
}
