package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
)

// Borrowing returns the range of loans that may be taken now; its Step is 0
// where there is none.
func Borrowing(m *match.Match) engine.Option {
	option, _ := Option(m, engine.Borrow)
	return option
}

// Withdrawing returns the range of savings that may be taken out now; its Step
// is 0 where there are none.
func Withdrawing(m *match.Match) engine.Option {
	option, _ := Option(m, engine.TakeOut)
	return option
}
