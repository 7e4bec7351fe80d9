package turn

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// promptPanel is a prompt on the table: its panel in the right column and, where it has
// one, its sheet over the calendar. It can be laid aside to look at what lies below it.
type promptPanel struct {
	prompt.Prompt
	aside bool

	// What was built last: the panel and, where there is one, its sheet.
	panel *panel.Panel
	sheet *flow.Node
	// panels are the panel in each of the forms of the column, of which one is laid out.
	panels []*flow.Node
}

// promptContext returns what prompts know of the page.
func (s *Turn) promptContext() *prompt.Context {
	return &prompt.Context{
		Match: s.M, Choose: s.choose, Changed: s.Invalidate,
		State: s.UI.State, Dice: s.largeDice, Plate: s.frame.Seats.Plate, Pool: func(n *flow.Node) { s.frame.Pool = n },
		Spot: s.frame.Seats.Box, Room: s.frame.RoomForSlip,
		Aside: func() { s.opened.aside = true }, Redraw: func() { s.redraw = true },
		Keyboard: func() bool {
			_, shown := s.UI.Focused()
			return shown
		},
		HandOver: func(to engine.Seat, taken func()) { s.M.HandOver(s.UI, to, to, taken) },
		Main:     s.mainCommand, Loan: s.moneyCommand, Odds: s.oddsCommand, Rules: s.rulesCommand, Row: s.usualRow,
	}
}

// followPrompt takes up the panel of the prompt that has one on the table now. What a
// player has set on it stays as long as the same is asked.
func (s *Turn) followPrompt() {
	var before, now prompt.Prompt
	if s.opened != nil {
		before = s.opened.Prompt
	}
	if !s.M.Stage.Shown().Settlement.Open { // that is a page of its own
		now = prompt.On(s.prompts, before)
	}
	switch {
	case now == nil:
		s.opened = nil
	case now != before:
		s.opened = &promptPanel{Prompt: now}
	}
	open := s.opened
	if open != nil && open.aside {
		open = nil
	}
	if open != s.prompted {
		s.prompted = open
		s.Invalidate()
	}
	if open != nil {
		open.Follow(s.prompts, s.focused())
	}
}

// onTable returns the prompt whose panel is on the table, nil for none.
func (s *Turn) onTable() prompt.Prompt {
	if s.prompted == nil {
		return nil
	}
	return s.prompted.Prompt
}

// build builds panel and sheet for what is to be shown now.
func (p *promptPanel) build(s *Turn) {
	p.panel, p.sheet, p.panels = p.Prompt.Panel(s.prompts), p.Prompt.Sheet(s.prompts), nil
}

// column is the panel below the tools, with the dice over it where they are thrown, and the
// log where it leaves room for one.
func (p *promptPanel) column(s *Turn, withLog bool) *flow.Node {
	asked := s.frame.FittedPanel(p.panel.Tree(s.M.Session, s.Invalidate))
	p.panels = append(p.panels, asked)
	column := flow.Column().Gap(s.frame.Gap())
	if p.panel.Dice || s.frame.TrayInHead() {
		s.frame.AddTray(column, s.tray())
	}
	if !withLog {
		return column.Add(asked)
	}
	return column.Add(flow.AsMany(asked, s.frame.Log().Least(render.None, render.DoubleRow).Grow(1)).Gap(render.Gap).Grow(1))
}

// sheetGrowths are the factors by which the type of a sheet grows where there is room for
// it: in upright windows, whose logical pixels are small.
func sheetGrowths(v render.View) []float64 {
	if v.IsUpright() {
		return slices.Concat([]float64{1.45, 1.3, 1.15}, flow.Smaller)
	}
	return flow.Smaller
}

// told is what it costs the coach to cover panel and sheet.
func (p *promptPanel) told() (told []session.Covering) {
	const panel, sheet = .5, .15
	if n := frame.LaidOut(p.panels); n != nil {
		told = append(told, session.Covering{Box: n.Box, Cost: panel})
	}
	if p.sheet != nil {
		told = append(told, session.Covering{Box: p.sheet.Box, Cost: sheet})
	}
	return told
}

// backCommand takes up again the panel that was laid aside to look at the board.
func (s *Turn) backCommand() panel.Command {
	return panel.Command{
		ID: "friend-back", Label: s.Say("friend.board_back"), Kind: control.PrimaryPlum, Cap: input.Accept,
		Keys: session.GoOn | input.SetOf(input.Board), Do: func() { s.opened.aside = false },
	}
}

// usualRow are the buttons below the main one, with one that may be chosen: what gets a player
// more cash or, where a computer moves and nobody can borrow, lets it wait, and the Deals.
func (s *Turn) usualRow(third panel.Command) []panel.Command {
	cash := s.moneyCommand()
	if s.computersPlay() {
		cash = panel.Halt(s.M.Session)
	}
	return []panel.Command{cash, s.dealsCommand(), third}
}

// computersPlay reports whether nothing is up to a person, and the computers are not halted.
func (s *Turn) computersPlay() bool { return facts.ComputersMove(s.M) && !s.M.Halted }
