package match

import "bigpayday/game/money"

// Answer chooses for the person who is asked what they have set to be answered by itself.
func (m *Match) Answer() (chosen bool) {
	set := money.Answers{
		Lotteries: m.Settings.AnswerLotteries, Dearest: m.Settings.AnswerSales, Loans: m.Settings.AnswerLoans, Cards: m.Settings.AnswerCards,
	}
	choice, ok := set.Answer(m.Table.State())
	return ok && m.ChooseFor(choice) == nil
}
