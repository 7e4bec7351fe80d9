package match

import (
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/words"
)

// Answer chooses for the person who is asked what they have set to be answered by itself.
func (m *Match) Answer() (chosen bool) {
	set := money.Answers{
		Lotteries: m.Settings.AnswerLotteries, Dearest: m.Settings.AnswerSales, Loans: m.Settings.AnswerLoans, Cards: m.Settings.AnswerCards,
	}
	choice, ok := set.Answer(m.Table.State())
	return ok && m.Choose(choice) == nil
}

// tellAnswer says in the log that what was decided was decided for a person.
func (m *Match) tellAnswer(e engine.Event, turn int) {
	if e.Kind != engine.Chosen {
		return
	}
	if label, ok := m.Answered(m.decided); ok {
		m.Log.Add(words.Line{Seat: e.Seat, Spans: []words.Span{{Text: m.Say("log.answered", words.Text("choice", label))}}}, turn)
	}
	m.decided++
}

// decidedBefore returns how many choices there were before the first of some events, which are
// all that there are.
func (m *Match) decidedBefore(events []engine.Event) int {
	n := m.Table.Choices()
	for i := range events {
		if events[i].Kind == engine.Chosen {
			n--
		}
	}
	return n
}
