package theater

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Answer turns in the only set that there is where one has to be turned in, if the person who is
// asked has set that.
func (m *Theater) Answer() (chosen bool) {
	state := m.Table.State()
	if !m.Settings.AnswerSets || state.Ask != conquest.TurnIn {
		return false
	}
	options := state.AppendOptions(nil)
	return len(options) == 1 && m.Choose(options[0].Choice) == nil
}

// tellAnswer says in the log that what was decided was decided for a person.
func (m *Theater) tellAnswer(e conquest.Event, turn int) {
	if e.Kind != conquest.Chosen {
		return
	}
	if label, ok := m.Answered(m.decided); ok {
		m.Log.Add(words.Line{Seat: e.Seat, Spans: []words.Span{{Text: m.Say("log.answered", words.Text("choice", label))}}}, turn)
	}
	m.decided++
}

// decidedBefore returns how many choices there were before the first of some events, which are
// all that there are.
func (m *Theater) decidedBefore(events []conquest.Event) int {
	n := m.Table.Choices()
	for i := range events {
		if events[i].Kind == conquest.Chosen {
			n--
		}
	}
	return n
}
