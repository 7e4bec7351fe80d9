package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt"
	"bigpayday/render/options"
)

// UsualStake is what the panel of Swellfare begins with, in dollars.
const UsualStake = usualStake

// MainCommand returns what the main button does now, LoanCommand what takes a loan.
func (s *Turn) MainCommand() panel.Command { return s.mainCommand() }
func (s *Turn) LoanCommand() panel.Command { return s.loanCommand() }

// Prompt returns the prompt whose panel is on the table, nil for none.
func (s *Turn) Prompt() prompt.Prompt { return s.onTable() }

// TrayContent returns what the tray of the dice says now, BeforeThrow what it says before
// a throw.
func (s *Turn) TrayContent() trayContent { return s.trayContent() }

func (s *Turn) BeforeThrow(seat engine.Seat, why engine.Why, two bool) trayContent {
	return s.beforeThrow(seat, why, two)
}

// BookPages returns the pages of the savings and loan book, with that many lines at most.
func (s *Turn) BookPages(lines int) [2]options.BookPage { return s.bookPages(lines) }

// ShowsStake reports whether the panel of Swellfare is shown.
func (s *Turn) ShowsStake() bool { return s.showsStake() }
