package turn

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// lessonColumn is the column without its head in the lesson: the dice or the card that is read,
// the buttons, and those that have been taught at the foot. What the coach says stands under
// the card that it is about, or else under the buttons.
func (s *Turn) lessonColumn() *flow.Node {
	r, says := s.M.Remark()
	column := flow.Column().Gap(s.frame.Gap())
	if s.panel() != noPanel {
		s.frame.AddTray(column, s.tray())
	}
	if !says || s.panel() != aheadPanel {
		column.Add(s.middle())
	}
	room := s.frame.Log().Least(render.None, render.Reach).Rest()
	if says && r.At == lesson.TheCard {
		return column.Add(room, s.deciding(), s.taughtRow())
	}
	column.Add(s.deciding())
	if !says {
		column.Add(s.note())
	}
	return column.Add(room, s.taughtRow())
}

// deciding are the buttons of what can be decided now.
func (s *Turn) deciding() *flow.Node {
	commands := s.commands()
	row := flow.Row().Gap(render.Gap).Least(render.None, render.Reach)
	for _, k := range commands {
		button := s.button(k)
		if len(commands) == 1 {
			button.Size(render.None, render.MainHeight)
		}
		row.Add(button)
	}
	return row
}

// taughtRow are the buttons below them that have been taught, nil for none.
func (s *Turn) taughtRow() *flow.Node {
	row := slices.DeleteFunc(s.usualRow(s.oddsCommand()), func(k panel.Command) bool { return !s.M.Shows(partOf(k.ID)) })
	if len(row) == 0 {
		return nil
	}
	return s.buttons(row...)
}

// partOf returns the part of the screen that a button below the main one is.
func partOf(id ui.ID) lesson.Part {
	switch id {
	case "deals":
		return lesson.DealsButton
	case "odds":
		return lesson.OddsButton
	case "halt":
		return lesson.TheLog
	}
	return lesson.LoanButton
}

// unfolded returns the last day of the month that the lesson shows so far: as far as a throw
// can lead.
func (s *Turn) unfolded() uint8 {
	if !s.M.Tutor.Teaches {
		return engine.MaxDays
	}
	const reach = 6
	sh := s.M.Stage.Shown()
	far := uint8(0)
	for seat := range sh.Seats() {
		far = max(far, sh.Players[seat].Day)
	}
	return far + reach
}
