package turn

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// promptPanel is a prompt on the table: its panel in the right column and, where it has
// one, its sheet over the calendar. It can be laid aside to look at what lies below it.
type promptPanel struct {
	prompt.Prompt
	aside bool

	// What was built last.
	start         ui.ID
	column, sheet *flow.Node
	dice          bool
	image         render.CachedImage[uint64]
}

// promptContext returns what prompts know of the page.
func (s *Turn) promptContext() *prompt.Context {
	as := func(a func() act) func() prompt.Command {
		return func() prompt.Command { return s.command(a()) }
	}
	return &prompt.Context{
		Match: s.M, Choose: s.choose, Changed: s.Invalidate,
		Aside: func() { s.Sheets.panel.aside = true },
		Keyboard: func() bool {
			_, shown := s.UI.Focused()
			return shown
		},
		HandOver: func(to engine.Seat, taken func()) { s.M.HandOver(s.UI, to, to, taken) },
		Main:     as(s.MainAct), Loan: as(s.moneyAct), Cash: as(s.cashAct), Deals: as(s.dealsAct), Odds: as(s.oddsAct), Rules: as(s.rulesAct),
	}
}

// command returns an act as the panels of prompts know it.
func (s *Turn) command(a act) prompt.Command {
	open := (a.ID == "loan" || a.ID == "withdraw") && (s.lies("loan") || s.M.Grace.Borrows != engine.NoSeat)
	return prompt.Command{
		ID: a.ID, Label: a.label, Kind: a.kind, Cap: a.cap, Keys: a.Keys, Off: a.Off, Open: open, Tip: a.tip, Do: a.do,
	}
}

// Prompt returns the prompt that has a panel on the table, nil for none.
func (s *Turn) Prompt() prompt.Prompt {
	if p, ok := s.Panel.(*promptPanel); ok {
		return p.Prompt
	}
	return nil
}

// build builds panel and sheet for what is to be shown now, and lays them out on the table.
func (p *promptPanel) build(s *Turn) {
	panel := p.Prompt.Panel(s.prompts)
	p.start, p.dice = panel.Start(), panel.Dice
	above := s.Layout.Tools
	if p.dice {
		above = s.Layout.Dice
	}
	r := s.Layout.Column
	top := above.Bottom() + s.Theme.Length(render.Near)
	r.Y, r.H = top, r.Bottom()-top
	p.column = panel.Tree(s.prompts)
	t := s.Theme
	for _, k := range flow.Smaller {
		// It is set smaller only where it is not enough that its parts give way.
		if t = s.Theme.Larger(k); p.column.HasRoom(t, r.W, r.H) {
			break
		}
	}
	_, high := p.column.NaturalSize(t, r.W)
	r.H = min(high, r.H)
	p.column.Lay(t, r, false)
	if p.sheet = p.Prompt.Sheet(s.prompts); p.sheet != nil {
		p.sheet = flow.Fit(p.sheet, sheetGrowths(s.View())...)
		p.sheet.Lay(s.Theme, s.Layout.Decision, false)
	}
}

// sheetGrowths are the factors by which the type of a sheet grows where there is room for
// it: in upright windows, whose logical pixels are small.
func sheetGrowths(v render.View) []float64 {
	if v.IsUpright() {
		return slices.Concat([]float64{1.45, 1.3, 1.15}, flow.Smaller)
	}
	return flow.Smaller
}

func (p *promptPanel) board() bool { return p.sheet == nil }

func (p *promptPanel) first(*Turn) ui.ID { return p.start }

func (p *promptPanel) follow(s *Turn) {
	id, shown := s.UI.Focused()
	if !shown {
		id = ""
	}
	p.Follow(s.prompts, id)
}

func (p *promptPanel) list(s *Turn, cs []ui.Control) []ui.Control {
	if p.sheet != nil {
		cs = p.sheet.Controls(cs, s.version)
	}
	cs = p.column.Controls(cs, s.version)
	if p.dice {
		cs = append(cs, s.diceControl())
	}
	if p.showsLog(s) {
		cs = append(cs, s.logControl())
	}
	return cs
}

// showsLog reports whether the panel leaves room for the log.
func (p *promptPanel) showsLog(s *Turn) bool {
	return !s.Layout.Deals.Empty() || p.column != nil && p.below(s).H >= shortLog
}

// below returns what the panel leaves free of the column.
func (p *promptPanel) below(s *Turn) render.Rect {
	r := s.Layout.Log
	y := p.column.Box.Bottom() + s.Theme.Length(render.Gap)
	r.Y, r.H = y, r.Bottom()-y
	return r
}

func (p *promptPanel) draw(s *Turn, dst *ebiten.Image) {
	s.drawThird(dst)
	if s.Layout.Deals.Empty() && p.showsLog(s) {
		s.drawLog(dst)
	}
	if p.sheet != nil { // all this is one picture
		p.sheet.Paint(dst)
		p.column.Paint(dst)
		return
	}
	p.image.Draw(s.Theme, dst, p.column.Box, panelShadow, s.version, p.column.Paint)
	p.live(s, dst)
	if asked, ok := s.M.Asked(); ok && asked.Kind == engine.BringFriend { // the day that both go to is marked on the calendar
		s.Theme.LandingRing(dst, s.Layout.Calendar.Cell(int(asked.To)), 1)
	}
}

// panelShadow is how far the shadow of a panel reaches beyond it, in logical pixels.
const panelShadow = 24

func (p *promptPanel) live(s *Turn, dst *ebiten.Image) {
	if p.dice {
		s.drawDice(dst)
	}
	p.column.PaintLive(dst)
	if p.sheet != nil {
		p.sheet.PaintLive(dst)
	}
}

// told is what it costs the coach to cover panel and sheet.
func (p *promptPanel) told(*Turn) []match.Covering {
	told := []match.Covering{{Box: p.column.Box, Cost: .5}}
	if p.sheet != nil {
		told = append(told, match.Covering{Box: p.sheet.Box, Cost: .15})
	}
	return told
}

// backAct takes up again the panel that was laid aside to look at the board.
func (s *Turn) backAct() act {
	return act{
		ID: "friend-back", label: s.Say("friend.board_back"), kind: render.PrimaryPlum, cap: input.Accept,
		Keys: match.GoOn | input.SetOf(input.Board), do: func() { s.Sheets.panel.aside = false },
	}
}

// cashAct gets a player more cash or, where a computer moves and nobody can borrow, lets it
// wait.
func (s *Turn) cashAct() act {
	if facts.ComputersMove(s.M) && !s.M.Halted {
		return s.haltAct()
	}
	return s.moneyAct()
}

// anteActs pays the stake of a game, or does not.
func (s *Turn) anteActs() (in, out act) {
	i, o := prompt.Ante(s.prompts)
	return asAct(i), asAct(o)
}

// asAct returns a command of a prompt as the page knows it.
func asAct(k prompt.Command) act {
	return act{ID: k.ID, label: k.Label, kind: k.Kind, cap: k.Cap, Keys: k.Keys, Off: k.Off, tip: k.Tip, do: k.Do}
}
