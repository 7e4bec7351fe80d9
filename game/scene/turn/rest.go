package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui/flow"

	"github.com/hajimehoshi/ebiten/v2"
)

// The table at rest is one picture: wall, desk, page, and the right column with
// tools, tray, panel, log and Deals. What moves is drawn over it in every frame,
// see [turn.drawPieces] and [turn.drawColumn].

// columnPanel is what stands where cards are presented while there is none.
type columnPanel uint8

const (
	noPanel columnPanel = iota
	contestPanel
	landingPanel
	aheadPanel
	stakePanel
	pokerPanel
)

// restKey is all that the column at rest depends on.
type restKey struct {
	version uint64
	dice    diceLook
	panel   columnPanel
	day     underKey
	log     uint64
	noted   bool
	// written says that the latest entry of the book is being written, so that
	// it is not on the picture.
	written bool
	logLook struct{ hover, focused bool }
	// text and pips are those of the panel that looks ahead.
	text string
	pips int
}

// cardHidden reports whether a sheet stands where cards are presented.
func (s *Turn) cardHidden() bool {
	return s.lies("loan")
}

// panel returns which panel is shown.
func (s *Turn) panel() columnPanel {
	_, card := s.presented()
	sh := s.M.Stage.Shown()
	switch {
	case card || s.cardHidden():
		return noPanel
	case s.StakeShown():
		return stakePanel
	case sh.Contest.Open:
		return contestPanel
	case facts.Plays(s.M, engine.PlayPoker):
		return pokerPanel
	case sh.Landed.Month != 0:
		if s.landingCounts() {
			return noPanel
		}
		return landingPanel
	}
	return aheadPanel
}

// listedPanel returns which panel is listed: that of a day whose figures count, too.
func (s *Turn) listedPanel() columnPanel {
	if s.landingCounts() {
		return landingPanel
	}
	return s.panel()
}

// panelTree returns what stands where cards are presented while there is none, laid out.
func (s *Turn) panelTree(kind columnPanel) *flow.Node {
	var n *flow.Node
	switch kind {
	case contestPanel:
		n = prompt.Contest(s.M)
	case landingPanel:
		n = prompt.Landing(s.M)
	case aheadPanel:
		n = prompt.Ahead(s.M)
	case stakePanel:
		n = prompt.Swellfare(s.prompts, s.stake.open, s.stake.prompt.Seat, s.stake.amount, func(amount int32) { s.stake.amount = amount; s.Invalidate() })
	case pokerPanel:
		n = prompt.Poker(s.M)
	default:
		return nil
	}
	r := s.Layout.Card
	if kind == stakePanel {
		r.X, r.W = s.Layout.Column.X, s.Layout.Column.W
	}
	n.Lay(s.Theme, r, false)
	return n
}

// landingCounts reports whether a day is carried out and the figures below it
// count. Then its panel is drawn in every frame.
func (s *Turn) landingCounts() bool {
	_, card := s.presented()
	a, land := s.M.Stage.Actors(), s.M.Stage.Shown().Landed
	if card || s.cardHidden() || s.M.Stage.Shown().Contest.Open || land.Month == 0 || s.StakeShown() || facts.Plays(s.M, engine.PlayPoker) {
		return false
	}
	return a.Money[engine.SeatAccount(land.Seat)].On || a.Loans[land.Seat].On
}

func (s *Turn) restKey() restKey {
	state := s.UI.State("log")
	k := restKey{version: s.version, dice: s.DiceLook(), panel: s.panel(), log: s.M.Log.Version, noted: !s.showsLog(), written: s.bookWritten()}
	k.logLook.hover, k.logLook.focused = state.Hover, state.Focused
	switch k.panel {
	case landingPanel:
		k.day = s.dayKey()
	case aheadPanel:
		k.text, k.pips = prompt.AheadText(s.M), facts.Pips(s.M)
	}
	return k
}

// tableKey is all that the table at rest depends on.
type tableKey struct {
	board boardKey
	rest  restKey
}

// drawTable draws wall, desk, page and column at rest, as one picture.
func (s *Turn) drawTable(dst *ebiten.Image) boardKey {
	s.layMonth()
	key := tableKey{s.boardKey(s.M.Stage.Page()), s.restKey()}
	s.placeDice(key.rest.dice)
	s.images.table.Draw(s.Theme, dst, s.View().Bounds(), 0, key, func(dst *ebiten.Image) {
		s.drawGround(dst)
		s.paintRest(dst, &key.rest)
	})
	return key.board
}

// paintRest paints the column at rest.
func (s *Turn) paintRest(dst *ebiten.Image, key *restKey) {
	s.tools.Paint(dst)
	s.paintTray(dst, key.dice)
	if n := s.panelTree(key.panel); n != nil {
		n.Paint(dst)
	}
	if !s.Layout.Book.Empty() {
		s.drawHint(dst)
		s.drawBook(dst)
	}
	if !key.noted {
		s.paintLog(dst)
	}
	s.drawHand(dst)
}
