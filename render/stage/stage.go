package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// Stage plays the events of a game. Make one with [New] or [FromState]. Its
// methods belong to one goroutine.
type Stage struct {
	beats.Player[engine.Event, Hold]
	shown      tabletop.Shown
	actors     Actors
	directions directions
}

// New returns the stage of a game before its first event. The setup must be
// one that [engine.Setup.Check] accepts.
func New(setup engine.Setup) *Stage {
	st := new(Stage)
	st.shown.Lay(setup)
	st.directions.shown, st.directions.actors = &st.shown, &st.actors
	st.Player = beats.NewPlayer[engine.Event, Hold](&st.directions)
	return st
}

// FromState returns a stage that shows a state whose events are not at hand.
// What came before is missing from the log, the course of the game and the
// sums.
func FromState(s *engine.State) *Stage {
	st := New(s.Setup)
	st.shown.LayState(s)
	return st
}

// Shown returns what the table shows: all events folded that have happened so
// far. It is the stage's own and changes with each call of the stage's
// methods.
func (st *Stage) Shown() *tabletop.Shown { return &st.shown }

// Actors returns what moves at the moment. It is the stage's own, like
// [Stage.Shown].
func (st *Stage) Actors() *Actors { return &st.actors }

// Money returns the dollars to be shown for an account now: what it holds, or
// what its number has counted to.
func (st *Stage) Money(account engine.Account) int32 {
	if c := &st.actors.Money[account]; c.On {
		return c.Value()
	}
	return st.shown.Balance[account]
}

// Loan returns the dollars to be shown for a player's loan now.
func (st *Stage) Loan(seat engine.Seat) int32 {
	if c := &st.actors.Loans[seat]; c.On {
		return c.Value()
	}
	return st.shown.Players[seat].Loan
}

// Page returns the month whose page is to be shown now: the one of the last
// movement, or of the token that walks.
func (st *Stage) Page() uint8 {
	if t := &st.actors.Token; t.On {
		return t.Month
	}
	return st.shown.Page
}
