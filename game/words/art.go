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

// dealArt names the pictogram of each company, in the order of the Deals, for
// the decks of each edition. It stands beside the words because it depicts what
// they say.
var dealArt = map[string][]string{
	"big": {
		"sweet", "yard", "birthday", "lucky", "radio", "soda", "groceries", "charity", "poker", "sing", "lottery",
		"super", "draw", "household", "noodles", "holiday", "guest", "repair", "daylight", "fun", "jackpot", "vacation",
		"event", "windfall", "golf", "casino", "gavel", "ferry",
	},
	"classic1975": {
		"umbrella", "deal", "casino", "fun", "daylight", "noodles", "yard", "speaker", "token-car", "lighthouse", "super",
		"saloon", "ferry", "soda", "household", "shoe",
	},
	"event2000": {
		"computer", "free", "sing", "mail1", "speaker", "guest", "donut", "submarine", "fun", "daylight", "mail3",
		"noodles", "ferry", "rename", "pumpkin", "train", "deal", "honey", "birthday", "windfall", "lotcard", "soda",
		"umbrella", "radio",
		"crate", "hat", "painting", "briefcase", "carousel", "saloon", "shoe", "longboat", "lighthouse", "egg", "castle",
		"volcano",
	},
}

func cardArt(ed *engine.Edition, id engine.CardID) string {
	card := ed.Card(id)
	if card.Deck == engine.DealDeck {
		if i, art := ed.DealIndex(id), dealArt[ed.Decks]; i >= 0 && i < len(art) {
			return art[i]
		}
	}
	return kindArt[card.Kind]
}
