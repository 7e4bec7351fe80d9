package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/render"
)

// MayStake reports whether the person who is asked can stake something.
func MayStake(m *match.Match) bool {
	_, ok := Option(m, engine.Bet)
	return ok
}

// SwellfareTip says what Swellfare is.
func SwellfareTip(m *match.Match) render.Tip {
	return render.Tip{Title: m.Say("card.kind.swellfare"), Text: m.Say("card.do.swellfare")}
}
