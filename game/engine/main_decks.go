package engine

import "slices"

// This file lists the decks of the game of 2008, which its three ways to play
// (tiles, printed calendar, both) share.

// mainMail returns the 60 Mail cards. Their amounts are reconstructions.
func mainMail() []Card {
	return slices.Concat(
		copies(8, Card{Kind: Ad}),
		copies(8, Card{Kind: Postcard}),
		amounts(Bill, 100, 200, 200, 300, 300, 300, 400, 500, 500, 600, 700, 800, 800, 1_000, 1_200,
			1_500, 1_500, 2_000, 2_000, 2_500, 3_000, 5_000),
		amounts(MoneygramSend, 200, 300, 400, 500, 1_000),
		amounts(MoneygramReceive, 300, 500, 1_000),
		messages(ToNextDeal, ToNextDeal, ToNextBuyer, ToNextBuyer, BackThreeWithFriend, AheadThreeWithFriend,
			ToNextMailWithFriend, ToStart),
		amounts(TaxRefund, 500, 1_000, 1_500),
		amounts(Rebate, 100, 200, 300),
	)
}

// mainDeals returns the 28 Deal cards. The four special ones are
// reconstructions.
func mainDeals() []Card {
	return slices.Concat(
		plainDeals(),
		deals(DoubleDeal, 3_000, 5_000, 5_000, 8_000),
		deals(SuperSteal, 6_000, 9_000, 10_000, 16_000),
	)
}
