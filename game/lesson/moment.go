package lesson

import "bigpayday/game/engine"

// Moment is what can be spoken of: something that has just happened, or
// something that is asked, with what is true then. It holds nothing that the
// person may not see.
type Moment struct {
	// Me is the person who is spoken to.
	Me engine.Seat
	// Event is what has just happened, if Happened says so. A card that only
	// another player knows must be left out of it.
	Event    engine.Event
	Happened bool
	// Prompt is what Me is asked now; its Kind is NoPrompt where Me is not.
	Prompt engine.Prompt
	// Edition is what is played, and Over says that the game is.
	Edition engine.EditionID
	Over    bool
	// Space is the day that is carried out, or whose lottery is played; Vacant
	// for none.
	Space engine.Space
	// Jackpot and Election are what the board shows, Cash, Loan, Savings and
	// Deals what lies before Me; sums are dollars.
	Jackpot, Cash, Loan, Savings int32
	Election                     bool
	Deals                        int
	// Borrows is the loan in dollars that Me would take with what is offered.
	Borrows int32
	// Worth is the net worth of Me in dollars, less the bills that are due at the next Pay Day.
	Worth int32
	// Walked says that Me has left the start of the month.
	Walked bool
	// Missing is how many tiles are still to be laid.
	Missing int
}

// Asks reports whether Me is asked something, or the game is over.
func (m *Moment) Asks() bool { return m.Prompt.Seat == m.Me && m.Prompt.Kind != 0 || m.Over }

// asked reports whether Me is asked something of a kind.
func (m *Moment) asked(kind engine.PromptKind) bool {
	return !m.Happened && m.Prompt.Kind == kind && m.Prompt.Seat == m.Me
}

// happened reports whether an event of a kind has just happened to Me.
func (m *Moment) happened(kind engine.EventKind) bool {
	return m.Happened && m.Event.Kind == kind && m.Event.Seat == m.Me
}

// drew reports whether Me has drawn a card of one of the kinds.
func (m *Moment) drew(kinds ...engine.CardKind) bool {
	return m.happened(engine.Drawn) && m.Event.Card != engine.NoCard && has(kinds, m.card().Kind)
}

// landed reports whether the token of Me has come to a day of one of the
// kinds.
func (m *Moment) landed(spaces ...engine.Space) bool {
	return m.happened(engine.Landed) && has(spaces, m.Event.Space)
}

// got reports whether Me has been paid for a reason.
func (m *Moment) got(why engine.Why) bool {
	return m.Happened && m.Event.Kind == engine.Paid && m.Event.Why == why && m.Event.Payee == engine.SeatAccount(m.Me)
}

// card returns the card of the event, or of the question.
func (m *Moment) card() engine.Card {
	ed := engine.EditionOf(m.Edition)
	if m.Happened {
		return ed.Card(m.Event.Card)
	}
	return ed.Card(m.Prompt.Card)
}

// rule returns what the day asks that is carried out.
func (m *Moment) rule() *engine.SpaceRule { return &engine.EditionOf(m.Edition).Spaces[m.Space] }

func has[T comparable](list []T, one T) bool {
	for _, v := range list {
		if v == one {
			return true
		}
	}
	return false
}
