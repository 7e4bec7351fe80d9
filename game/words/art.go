package words

import "bigpayday/game/engine"

// kindArt names the pictogram of each kind of card.
var kindArt = [engine.NumCardKinds]string{
	engine.Ad:               "ad",
	engine.Postcard:         "postcard",
	engine.Bill:             "bill",
	engine.MoneygramSend:    "moneygram",
	engine.MoneygramReceive: "moneygram",
	engine.InstantMessage:   "im",
	engine.TaxRefund:        "refund",
	engine.Rebate:           "refund",
	engine.PlainDeal:        "deal",
	engine.DoubleDeal:       "deal",
	engine.SuperSteal:       "deal",
	engine.LotteryTicket:    "draw",
	engine.Swellfare:        "swellfare",
	engine.Windfall:         "windfall",
	engine.PayANeighbor:     "neighbor", engine.MadMoney: "mad", engine.Charity: "charity", engine.MonsterCharge: "monster",
	engine.BuyOrSell: "buysell", engine.AuctionDeal: "gavel", engine.PayToBonus: "event", engine.EachPayToBonus: "event",
	engine.PayToFriend: "event", engine.KeepTheCash: "event", engine.EachKeepTheCash: "event", engine.TakeAndKeep: "event",
	engine.LotteryCard: "lotcard",
}

// dealArt names the pictogram of each company, in the order of the Deals. It
// stands beside the words because it depicts what they say.
var dealArt = [...]string{
	"sweet", "yard", "birthday", "lucky", "radio", "soda", "groceries", "charity", "poker", "sing", "lottery",
	"super", "draw", "household", "noodles", "holiday", "guest", "repair", "daylight", "fun", "jackpot", "vacation",
	"event", "windfall", "golf", "casino", "gavel", "ferry",
}

func cardArt(ed *engine.Edition, id engine.CardID) string {
	card := ed.Card(id)
	if card.Deck == engine.DealDeck {
		if i := ed.DealIndex(id); i >= 0 && i < len(dealArt) {
			return dealArt[i]
		}
	}
	return kindArt[card.Kind]
}
