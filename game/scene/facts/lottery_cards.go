package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render"
)

// LotteryCardTip says what a player wins the Lottery with.
func LotteryCardTip(m *match.Match, seat engine.Seat) render.Tip {
	sh := m.Stage.Shown()
	card := m.Words.Card(sh.Setup.Edition, sh.LotteryCards[seat])
	return render.Tip{
		Title: m.Say("cards.of", words.Name("name", m.Names[seat])), Text: m.Say("cards.odds"),
		Figure: m.Say("tip.figure", words.Text("label", card.Label), words.Text("value", card.Sum)),
	}
}
