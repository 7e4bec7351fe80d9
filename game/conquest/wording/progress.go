package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Progress says how far a game is: "Round 5 of 6, Mom’s turn".
func (s *Speaker) Progress(state *conquest.State) string {
	switch {
	case state.Over():
		return s.words.Say("title.continue_over")
	case !state.Playing():
		return s.words.Say("conquest.progress.start")
	}
	return s.words.Say("conquest.progress.turn", words.Text("round", Round(s.words, state.Round, state.Setup.Rounds)), s.name("name", state.Turn))
}
