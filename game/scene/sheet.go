package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
)

// sheet lies over the table while something larger is decided or shown. It
// has the right column, too: the scene draws only the tool row there.
type sheet interface {
	// board reports whether the calendar can be seen and pointed at. Where it
	// cannot, it lies under a veil.
	board() bool
	// follow is called in every tick, before the controls are listed.
	follow(s *turn)
	// first is the control that the keyboard begins at.
	first(s *turn) ui.ID
	// list appends the controls.
	list(s *turn, controls []ui.Control) []ui.Control
	// draw draws what is no control and changes only when something happens
	// or is pressed.
	draw(s *turn, dst *ebiten.Image)
	// live draws what moves, over it.
	live(s *turn, dst *ebiten.Image)
}

// sheets are the sheets that were opened last. What a player has set on one
// stays while it is open.
type sheets struct {
	ledger  *ledgerSheet
	lottery *lotterySheet
	cards   *cardsSheet
	buyer   *buyerSheet
	friend  *friendSheet
	options *optionSheet
	auction *auctionSheet
}

// sheetNow returns the sheet that belongs to what goes on now, or nil.
func (s *turn) sheetNow() sheet {
	sh := s.m.stage.Shown()
	p, asked := s.m.asked()
	is := func(kind engine.PromptKind) bool { return asked && p.Kind == kind }
	old := s.sheets
	s.sheets = sheets{}
	switch {
	case sh.Settlement.Open:
		s.sheets.ledger = old.ledger
		if old.ledger == nil {
			s.sheets.ledger = &ledgerSheet{}
		}
		return s.sheets.ledger
	case sh.Lottery.Space != engine.Vacant && s.lotteryRule().Does == engine.PlayCombination:
		s.sheets.cards = old.cards
		if old.cards == nil {
			s.sheets.cards = &cardsSheet{}
		}
		return s.sheets.cards
	case sh.Lottery.Space != engine.Vacant && s.lotteryRule().Does != engine.PlayPoker:
		s.sheets.lottery = old.lottery
		if old.lottery == nil {
			s.sheets.lottery = &lotterySheet{}
		}
		return s.sheets.lottery
	case sh.Auction != (engine.Auction{}) && !s.m.stage.Actors().Card.On:
		s.sheets.auction = old.auction
		if old.auction == nil {
			s.sheets.auction = newAuctionSheet()
		}
		return s.sheets.auction
	case asked && asksOptions(p.Kind):
		s.sheets.options = old.options
		if old.options == nil || old.options.prompt != p {
			s.sheets.options = newOptionSheet(s, p)
		}
		return s.sheets.options
	case is(engine.SellDeal):
		s.sheets.buyer = old.buyer
		if old.buyer == nil {
			s.sheets.buyer = newBuyerSheet(s, p.Seat)
		}
		return s.sheets.buyer
	case is(engine.BringFriend):
		s.sheets.friend = old.friend
		if old.friend == nil {
			s.sheets.friend = newFriendSheet(s)
		}
		if s.sheets.friend.aside {
			return nil
		}
		return s.sheets.friend
	}
	return nil
}
