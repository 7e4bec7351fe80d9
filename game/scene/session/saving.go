package session

import "bigpayday/game/table"

// What a person has chosen is on the disk before anybody is asked the next thing. Mostly it is
// long before what came of it has been shown.

// How long a save may take before the player hears of it, and how long the next question
// waits for it at most, in ticks.
const (
	slowSave    = 2 * 60
	longestSave = 10 * 60
)

// savingState is how far the game is saved, as the session looked last.
type savingState struct {
	// pending says that the next question is not shown before the last choice is saved, and
	// ticks is for how long somebody has waited for it.
	pending bool
	ticks   int
}

// awaitSave has the next question wait where the game is not saved yet.
func (s *Session) awaitSave() {
	s.saving.pending = s.Table.SaveState() == table.Saving && s.saving.ticks < longestSave
}

// updateSave lets a tick pass for the save, and tells the player where something is wrong with
// it. It reports whether anything looks different.
func (s *Session) updateSave() (changed bool) {
	waited := s.saving.pending
	state := s.Table.SaveState()
	switch {
	case state != table.Saving:
		s.saving.ticks = 0
	case s.MayChoose():
		if s.saving.ticks++; s.saving.ticks == slowSave {
			s.Toast.Say(s.Say("store.slow"))
			changed = true
		}
	}
	s.awaitSave()
	if err := s.Table.SaveError(); err != nil {
		s.Toast.warn(s.StoreErrorText(err), s.Say("save.failing"))
		changed = true
	}
	if state == table.Saved {
		changed = s.Toast.endWarning() || changed
	}
	return changed || waited && !s.saving.pending
}
