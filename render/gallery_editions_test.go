package render_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/wall"
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
func edition(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 652)
	for i, kind := range editionDays {
		r := render.Rect{X: 16 + float64(i%8)*110, Y: 16 + float64(i/8)*104, W: 104, H: 96}
		k := boards.Tile{Kind: kind, Label: kind, Date: i + 1, Sunday: i%8 == 0, Printed: true}
		switch kind {
		case "birthday-gift", "bonus":
			k.Sum = "+$100"
		case "weekend-guest", "household", "home-repair":
			k.Sum, k.Pays = "−$75", true
		}
		boards.DrawTile(th, dst, r, k, render.State{})
	}
	cell := func(i int) render.Rect { return render.Rect{X: 364 + float64(i)*112, Y: 224, W: 112, H: 104} }
	boards.JackpotCell(th, dst, cell(0), "THE POT", "$350", false, 0)
	boards.BonusCell(th, dst, cell(1), "BONUS", "$1,300", 4, false, render.Pose{})
	boards.PileCell(th, dst, cell(2), "mail", "Mail", "61", false, render.State{})
	boards.PilePairCell(th, dst, cell(3), [2]boards.Pile{{Deck: "mail", Word: "Mail", Count: "41"}, {Deck: "event", Word: "Event", Count: "30"}})
	boards.PilePairCell(th, dst, cell(4), [2]boards.Pile{{Deck: "deal", Word: "Deal", Count: "29"}, {Deck: "lottery", Word: "Lottery", Empty: true, Note: "all in hand"}})
	for i, n := range pieces.NotesFor(th, 18_885) {
		pieces.Bill(th, dst, n, 950+float64(i%4)*84, 50+float64(i/4)*48, 1, render.Pose{})
	}
	for i, deck := range []string{"mail", "deal", "event", "lottery"} {
		paper.CardBack(th, dst, render.Rect{X: 920 + float64(i)*88, Y: 130, W: 80, H: 90}, deck)
	}
	pieces.DrawPill(th, dst, render.Rect{X: 930, Y: 240, W: 240, H: 34}, pieces.Pill{Art: "pot", Amount: "$350", Note: "a 6 takes it", Family: palette.Gold})
	pieces.DrawPill(th, dst, render.Rect{X: 930, Y: 284, W: 240, H: 34}, pieces.Pill{Art: "lottery", Amount: "$1,400", Note: "waits in the Lottery", Family: palette.Plum})
	for i, kind := range editionMail {
		r := render.Rect{X: 16 + float64(i%5)*250, Y: 340 + float64(i/5)*156, W: 238, H: 144}
		paper.MailPaper(th, dst, r, false)
		paper.MailBand(th, dst, render.Rect{X: r.X, Y: r.Y, W: r.W, H: 36}, kind)
	}
	cards := players(th, false)
	for i, r := range seats(th, 664, len(cards)) {
		cards[i].Tab = ""
		if i%2 == 1 {
			cards[i].Lottery.Pairs = [3][2]uint8{{1, 1}, {2, 5}, {3, 6}}
		}
		player.DrawPlayerCard(th, dst, r, cards[i], render.State{})
	}
}
