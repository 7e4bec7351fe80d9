package turn

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// panelSheet is a prompt on its panel in the right column, so that the calendar can be
// seen. It can be laid aside to look at what lies below it.
type panelSheet struct {
	prompt  engine.Prompt
	options *prompt.Options
	tree    *flow.Node
	aside   bool
}

// asksOptions reports whether a prompt is answered on a panel of options.
func asksOptions(kind engine.PromptKind) bool {
	switch kind {
	case engine.ChoosePlayer, engine.SetBonusDie, engine.DealOrBuyer, engine.BringFriend:
		return true
	}
	return false
}

// context is what a prompt knows of the page.
func (s *Turn) context() *prompt.Context {
	return &prompt.Context{
		Match: s.M, Choose: s.choose, Changed: s.Invalidate,
		Loan: func() prompt.Command { return s.moneyAct().command() },
	}
}

// command returns an act as the panels of prompts know it.
func (a act) command() prompt.Command {
	return prompt.Command{ID: a.ID, Label: a.label, Kind: a.kind, Cap: a.cap, Keys: a.Keys, Off: a.Off, Tip: a.tip, Do: a.do}
}

func newPanelSheet(s *Turn, p engine.Prompt) *panelSheet {
	return &panelSheet{prompt: p, options: prompt.NewOptions(s.context(), p)}
}

func (o *panelSheet) board() bool               { return true }
func (o *panelSheet) live(*Turn, *ebiten.Image) {}
func (o *panelSheet) first(*Turn) ui.ID         { return o.options.Chosen() }

// follow chooses what the keyboard is on.
func (o *panelSheet) follow(s *Turn) {
	if id, shown := s.UI.Focused(); shown {
		o.options.Follow(s.context(), id)
	}
}

func (o *panelSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	c := s.context()
	o.tree = o.options.Panel(c, func() { o.aside = true }).Tree(c)
	column := s.Layout.Column
	top := s.Layout.Tools.Bottom() + s.Theme.Length(render.Near)
	_, high := o.tree.Wants(s.Theme, column.W)
	o.tree.Lay(s.Theme, render.Rect{X: column.X, Y: top, W: column.W, H: min(high, column.Bottom()-top)}, false)
	cs = o.tree.Controls(cs, s.version)
	if o.showsLog(s) {
		cs = append(cs, s.logControl())
	}
	return cs
}

// showsLog reports whether the panel leaves room for the log.
func (o *panelSheet) showsLog(s *Turn) bool {
	return !s.Layout.Deals.Empty() || o.tree != nil && s.Layout.Log.Bottom()-o.tree.Box.Bottom() >= shortLog
}

func (o *panelSheet) draw(s *Turn, dst *ebiten.Image) {
	if o.tree == nil {
		return
	}
	s.drawThird(dst)
	if s.Layout.Deals.Empty() && o.showsLog(s) {
		s.drawLog(dst)
	}
	o.tree.Paint(dst)
	if o.prompt.Kind == engine.BringFriend { // the day that both go to is marked on the calendar
		s.Theme.LandingRing(dst, s.Layout.Calendar.Cell(int(o.prompt.To)), 1)
	}
}

// backAct takes up again the panel that was laid aside to look at the board.
func (s *Turn) backAct() act {
	return act{
		ID: "friend-back", label: s.Say("friend.board_back"), kind: render.PrimaryPlum, cap: input.Accept,
		Keys: match.GoOn | input.SetOf(input.Board), do: func() { s.Sheets.panel.aside = false },
	}
}

// oneOf returns the label that a button has room for: the long one, or else the
// short one, if there is one.
func (s *Turn) oneOf(button render.Rect, long, short string) string {
	if short != "" && s.Theme.MeasureText(long, render.Style{Face: render.Bold, Size: 12.5 / s.Theme.TextScale}) > button.W-84 {
		return short
	}
	return long
}

// playerIDs are the ids of the controls that choose a player, counted from 1.
var playerIDs = func() (ids [engine.MaxSeats]ui.ID) {
	for i := range ids {
		ids[i] = ui.ID("player-" + strconv.Itoa(i+1))
	}
	return ids
}()
