package cards

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// Every card of every edition can be read to the end, in every language, as it is
// presented and as it lies in a hand, in large windows and in small ones.
func TestEveryCardCanBeReadToTheEnd(t *testing.T) {
	for _, window := range []render.View{render.NewView(1280, 800, 1), render.NewView(960, 600, 1)} {
		presented, held := render.Rect{W: render.CardW, H: render.CardH}, render.Rect{W: render.DealW, H: render.DealH}
		if window.Compact {
			presented, held = render.Rect{W: 300, H: 206}, render.Rect{W: 260, H: 156}
		}
		for _, scale := range []float64{1, 2} {
			theme, err := render.NewTheme(window, scale, false)
			require.NoError(t, err)
			for _, lang := range []string{"en", "de", "es"} {
				said := words.Open(lang)
				for _, ed := range []engine.EditionID{engine.Big, engine.Classic1975, engine.Event2000} {
					for i := range engine.EditionOf(ed).Cards {
						id := engine.CardID(i + 1)
						for _, size := range []render.Rect{presented, held} {
							card := cardOf(theme, said, ed, id, size)
							if card == nil {
								continue
							}
							card.Lay(theme, size, false)
							what := fmt.Sprintf("%s, %s card %d in %gx%g at %g", lang, ed, id, size.W, size.H, scale)
							for _, c := range card.Controls(nil, 1) {
								assert.Empty(t, c.Tip.Text, "%s: it is cut", what)
							}
						}
					}
				}
			}
		}
	}
}

// cardOf returns what stands on a card, in the longest form that it has, or nil where it
// is not shown in a size.
func cardOf(t *render.Theme, said *words.Words, ed engine.EditionID, id engine.CardID, size render.Rect) *flow.Node {
	card, text := engine.EditionOf(ed).Card(id), said.Card(ed, id)
	switch {
	case card.Kind == engine.LotteryCard:
		return nil // it shows dice alone
	case card.Deck == engine.DealDeck:
		d := Deal{
			Kind: card.Kind.String(), Art: text.Art, Band: text.Kind, Title: text.Title, Note: text.Note, Gain: true,
			Labels: [3]string{said.Say("deals.paid"), said.Say("deals.payoff"), said.Say("deals.profit")},
			Sums:   [3]string{said.Money(card.Price()), said.Money(card.Payoff()), said.Signed(card.Profit(card.Price()))},
		}
		if card.Kind == engine.DoubleDeal || card.Kind == engine.SuperSteal {
			d.Mark = said.Say("card.badge." + card.Kind.String())
		}
		return fit(t, d.tree(t, render.DealW), false)
	case size.W == render.DealW || size.H < 200:
		return nil // only Deals lie in a hand
	}
	m := Mail{
		Kind: card.Kind.String(), Band: text.Band, Title: text.Title, Text: text.Reason, AmountLabel: text.Label, Amount: text.Sum, Advice: text.Do,
		Count: said.Say("card.of", words.Number("number", 1), words.Number("total", 3)),
	}
	if card.Kind == engine.Bill {
		m.Stamp = said.Say("card.stamp.due", words.Number("day", 31))
		m.Remark = said.Say("card.bill_total_short", words.Money("money", 11_200))
	}
	tree, _ := m.tree(t, render.CardW)
	return tree
}

func TestTheStampComesDownWhereItStandsAfterwards(t *testing.T) {
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	at := func(falling bool) render.Rect {
		m := Mail{Kind: "bill", Band: "BILL", Title: "Water Works", Text: "One month of very long showers", AmountLabel: "Amount due", Amount: "$600", Stamp: "DUE 31", Falling: falling}
		tree, place := m.tree(theme, render.CardW)
		tree.Lay(theme, render.Rect{W: render.CardW, H: render.CardH}, false)
		return place.Box
	}
	assert.False(t, at(false).Empty())
	assert.Equal(t, at(false), at(true))
}

func BenchmarkMail(b *testing.B) {
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 2, false)
	require.NoError(b, err)
	m := Mail{Kind: "bill", Band: "BILL", Count: "Mail card 1 of 2", Title: "Water Works", Text: "One month of very long showers", AmountLabel: "Amount due", Amount: "$600", Stamp: "DUE 31", Advice: "Keep it and pay at Big Pay Day.", Remark: "That makes $1,450 in bills."}
	for b.Loop() {
		tree, _ := m.tree(theme, render.CardW)
		tree.Lay(theme, render.Rect{W: render.CardW, H: render.CardH}, false)
	}
}
