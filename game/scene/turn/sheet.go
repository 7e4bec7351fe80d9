package turn

import (
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// sheet lies over the table while something larger is decided or shown. It
// has the right column, too: the scene draws only the tool row there.
type sheet interface {
	// board reports whether the calendar can be seen and pointed at. Where it
	// cannot, it lies under a veil.
	board() bool
	// follow is called in every tick, before the controls are listed.
	follow(s *Turn)
	// first is the control that the keyboard begins at.
	first(s *Turn) ui.ID
	// list appends the controls.
	list(s *Turn, controls []ui.Control) []ui.Control
	// draw draws what is no control and changes only when something happens
	// or is pressed.
	draw(s *Turn, dst *ebiten.Image)
	// live draws what moves, over it.
	live(s *Turn, dst *ebiten.Image)
}

// sheets are the sheets that were opened last. What a player has set on one
// stays while it is open.
type sheets struct {
	Ledger *ledgerSheet
	panel  *promptPanel
}

// sheetNow returns the sheet that belongs to what goes on now, or nil.
func (s *Turn) sheetNow() sheet {
	sh := s.M.Stage.Shown()
	old := s.Sheets
	s.Sheets = sheets{}
	switch {
	case sh.Settlement.Open:
		s.Sheets.Ledger = old.Ledger
		if old.Ledger == nil {
			s.Sheets.Ledger = &ledgerSheet{}
		}
		return s.Sheets.Ledger
	}
	return s.promptNow(old.panel)
}

// promptNow returns the panel of the prompt that has one on the table now, or nil: the old
// one, which may be nil, as long as the same is asked.
func (s *Turn) promptNow(old *promptPanel) sheet {
	var before prompt.Prompt
	if old != nil {
		before = old.Prompt
	}
	now := prompt.On(s.prompts, before)
	switch {
	case now == nil:
		return nil
	case now != before:
		old = &promptPanel{Prompt: now}
	}
	s.Sheets.panel = old
	if old.aside {
		return nil
	}
	return old
}
