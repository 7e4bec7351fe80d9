package lesson

import "bigpayday/game/conquest"

// Moment is what can be spoken of: something that has just happened, or something that is
// asked, with what is true then.
type Moment struct {
	// Me is the person who is spoken to.
	Me conquest.Seat
	// Event is what has just happened, as Me may see it, if Happened says so.
	Event    conquest.Event
	Happened bool
	// Prompt is what Me is asked now; its Kind is NoPrompt where Me is not.
	Prompt conquest.Prompt
	// Over says that the game is.
	Over bool
	// Days is how many days Me holds, and Took says that one of them was taken this turn.
	Days int
	Took bool
	// Chance is the best chance of Me to take a day, in parts of 10,000.
	Chance int32
	// Most is the most armies that may move in where that is asked.
	Most int32
	// Set is what the next set brings.
	Set int32
}

// Now returns what is true for a person at the prompt of a state. The state may be the
// game itself: what is hidden from the person is not looked at.
func Now(s *conquest.State, me conquest.Seat) Moment {
	m := Moment{Me: me, Over: s.Over(), Days: s.Held[me].Len(), Set: s.SetWorth(conquest.OneOfEach)}
	if p := s.Prompt(); p.Kind != conquest.NoPrompt && p.Seat == me {
		m.Prompt = p
		m.Took = s.Took && s.Turn == me
		switch p.Kind {
		case conquest.Attack:
			m.Chance = bestChance(s, me)
		case conquest.Occupy:
			m.Most = s.Armies[p.From] - 1
		}
	}
	return m
}

// After returns what is true for a person when an event has just happened.
func After(s *conquest.State, me conquest.Seat, e conquest.Event) Moment {
	m := Now(s, me)
	m.Prompt, m.Over = conquest.Prompt{}, false
	m.Event, m.Happened = e.SeenBy(me), true
	return m
}

// bestChance returns the best chance that a seat has to take any day.
func bestChance(s *conquest.State, seat conquest.Seat) (best int32) {
	for rest := s.Held[seat]; rest != 0; rest &= rest - 1 {
		from := rest.First()
		_, chance := s.BestAttack(from, s.Armies[from])
		best = max(best, chance)
	}
	return best
}

// Asks reports whether Me is asked something, or the game is over.
func (m *Moment) Asks() bool {
	return m.Prompt.Kind != conquest.NoPrompt && m.Prompt.Seat == m.Me || m.Over
}

// asked reports whether Me is asked something of a kind.
func (m *Moment) asked(kind conquest.PromptKind) bool {
	return !m.Happened && m.Prompt.Kind == kind && m.Prompt.Seat == m.Me
}

// happened reports whether an event of a kind has just happened to Me.
func (m *Moment) happened(kind conquest.EventKind) bool {
	return m.Happened && m.Event.Kind == kind && m.Event.Seat == m.Me
}
