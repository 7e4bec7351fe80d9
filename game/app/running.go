package app

import (
	"bigpayday/game/table"
	"bigpayday/render/palette"
	"bigpayday/render/stage"
)

// PutAway closes the running game, if there is one. It is saved, so that the title can
// go on with it.
func (a *App) PutAway() {
	if a.Running == nil {
		return
	}
	if a.PutAside != nil {
		a.PutAside()
	}
	_ = a.Running.Close() // the player was told when it could not be saved
	a.Running, a.Rewatch, a.Teaching, a.Skin = nil, nil, false, ""
}

// Staged is a scene that shows the running game on a stage.
type Staged interface {
	// Stage returns the stage. What is queued on it is only shown: the game
	// itself does not change.
	Stage() *stage.Stage
}

// Reckoner is a scene that computes figures while it is shown, a slice in each tick.
type Reckoner interface {
	// Reckoned reports whether the figures that are shown are those of the game as it
	// stands now.
	Reckoned() bool
}

// AskToLeave asks whether to leave the running game, and says where that would lose it. Leave is called
// where the answer is yes.
func (a *App) AskToLeave(leave func()) {
	text := "dialog.leave.text"
	if a.Running.SaveState() == table.NotSaved {
		text = "dialog.leave.text_unsaved"
	}
	a.Confirm("dialog.leave.", a.Say(text), palette.Blue, leave)
}
