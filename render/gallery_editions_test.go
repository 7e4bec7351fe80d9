package render_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	. "bigpayday/render" //nolint:revive // pages are written in the words of the package
)

func init() {
	for _, ed := range []engine.EditionID{engine.Big, engine.Classic1975, engine.Event2000} {
		pages["edition-"+ed.String()] = page{w: 1280, h: 800, draw: edition, skin: ed.String()}
		pages["edition-"+ed.String()+"-contrast"] = page{w: 1280, h: 800, draw: edition, skin: ed.String()}
	}
}

// editionKinds are days, and mail and Events, of all editions.
var (
	editionDays = []string{"mail1", "event", "deal", "found-a-buyer", "lottery", "happy-birthday", "yard-sale", "pay-day",
		"birthday-gift", "weekend-guest", "bonus", "poker-game", "family-reunion", "household", "home-repair", "town-election",
		"daylight-savings", "lottery-draw", "sweet-sunday"}
	editionMail = []string{"monster-charge", "pay-a-neighbor", "mad-money", "charity", "buy-or-sell", "lottery-ticket", "swellfare",
		"windfall", "pay-to-bonus", "keep-the-cash"}
)

// edition shows what an edition draws in its own way.
func edition(th *Theme, dst *ebiten.Image) {
	th.Backdrop(dst, 652)
	for i, kind := range editionDays {
		r := Rect{X: 16 + float64(i%8)*110, Y: 16 + float64(i/8)*104, W: 104, H: 96}
		k := Tile{Kind: kind, Label: kind, Date: i + 1, Sunday: i%8 == 0, Printed: true}
		switch kind {
		case "birthday-gift", "bonus":
			k.Sum = "+$100"
		case "weekend-guest", "household", "home-repair":
			k.Sum, k.Pays = "−$75", true
		}
		th.Tile(dst, r, k, State{})
	}
	cell := func(i int) Rect { return Rect{X: 364 + float64(i)*112, Y: 224, W: 112, H: 104} }
	th.JackpotCell(dst, cell(0), "THE POT", "$350", false, 0)
	th.BonusCell(dst, cell(1), "BONUS", "$1,300", 4, false, Pose{})
	th.PileCell(dst, cell(2), "mail", "Mail", "61", false, State{})
	th.PilePairCell(dst, cell(3), [2]Pile{{Deck: "mail", Word: "Mail", Count: "41"}, {Deck: "event", Word: "Event", Count: "30"}})
	th.PilePairCell(dst, cell(4), [2]Pile{{Deck: "deal", Word: "Deal", Count: "29"}, {Deck: "lottery", Word: "Lottery", Empty: true, Note: "all in hand"}})
	for i, n := range th.NotesFor(18_885) {
		th.Bill(dst, n, 950+float64(i%4)*84, 50+float64(i/4)*48, 1, Pose{})
	}
	for i, deck := range []string{"mail", "deal", "event", "lottery"} {
		th.CardBack(dst, Rect{X: 920 + float64(i)*88, Y: 130, W: 80, H: 90}, deck)
	}
	th.Pill(dst, Rect{X: 930, Y: 240, W: 240, H: 34}, Pill{Art: "pot", Amount: "$350", Note: "a 6 takes it", Family: Gold})
	th.Pill(dst, Rect{X: 930, Y: 284, W: 240, H: 34}, Pill{Art: "lottery", Amount: "$1,400", Note: "waits in the Lottery", Family: Plum})
	for i, kind := range editionMail {
		r := Rect{X: 16 + float64(i%5)*250, Y: 340 + float64(i/5)*156, W: 238, H: 144}
		th.MailPaper(dst, r, false)
		th.MailBand(dst, Rect{X: r.X, Y: r.Y, W: r.W, H: 36}, kind)
	}
	cards := players(th, false)
	for i, r := range seats(th, 664, len(cards)) {
		cards[i].Tab = ""
		if i%2 == 1 {
			cards[i].Lottery.Pairs = [3][2]uint8{{1, 1}, {2, 5}, {3, 6}}
		}
		th.PlayerCard(dst, r, cards[i], State{})
	}
}
