package money

import "bigpayday/game/engine"

// CanUndo: tiles can be taken back as long as the month is being built, and in play what was
// chosen as long as nothing has come of it that could not be known before.
func (game) CanUndo(s *engine.State, since []engine.Event, passed bool) bool {
	switch s.Phase {
	case engine.Building:
		return true
	case engine.Over:
		return false
	}
	if passed {
		return false
	}
	for i := range since {
		if reveals(&since[0], &since[i]) {
			return false
		}
	}
	return true
}

// reveals reports whether an event tells anybody what could not be known when something was
// chosen: how dice fall, what a card is, what somebody else does, or how the month is begun.
func reveals(chosen, e *engine.Event) bool {
	switch e.Kind {
	case engine.Chosen:
		return e.Seat != chosen.Seat || e.Prompt == engine.PlaceTile || e.Prompt == engine.Arrange
	case engine.Kept, engine.Discarded:
		return chosen.Prompt == engine.PlaceBid // the Deal under the hammer is turned over
	case engine.NumberPicked, engine.Paid, engine.LoanTaken, engine.LoanRepaid, engine.SavingsChanged,
		engine.TurnBegan, engine.Moved, engine.Landed, engine.NoCardLeft, engine.NoDayLeft, engine.NoGame,
		engine.MonthEnded, engine.Retired, engine.BonusDieSet, engine.BidMade, engine.Carried, engine.PassedOver:
		return false
	}
	return true
}
