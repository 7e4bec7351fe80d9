package theater

import "bigpayday/game/conquest"

// Answer turns in the only set that there is where one has to be turned in, if the person who is
// asked has set that.
func (m *Theater) Answer() (chosen bool) {
	state := m.Table.State()
	if !m.Settings.AnswerSets || state.Ask != conquest.TurnIn {
		return false
	}
	options := state.AppendOptions(nil)
	return len(options) == 1 && m.ChooseFor(options[0].Choice) == nil
}
