package engine

import "slices"

// eventPayDay is the edition of 2000: Events, a Bonus die that the winner
// turns, Lottery cards, Deals under the hammer and Monster Charges. The days,
// the mix of cards and the pairs are reconstructions.
var eventPayDay = Edition{
	ID:    Event2000,
	Rules: SecondRules,
	Pay: []PayScale{
		{LastDay: PayDay, Start: 3_500, Salary: 3_500, Notes: []Notes{{2, 1_000}, {2, 500}, {5, 100}}},
	},
	LoanStep:     1_000,
	LoanPercent:  10,
	BorrowLimit:  10_000,
	Steps:        []Step{GetSalary, SettleInterest, OfferPayOff, PayBills, OfferCharges},
	Prize:        MatchWinsBonus,
	RetiredRoll:  true,
	FewestMonths: 2,
	Shortest:     31,
	Longest:      31,
	Printed: [MaxDays]Space{
		Mail1, EventSpace, Mail3, DealSpace, Mail2, LotterySpace, EventSpace,
		EventSpace, FoundABuyer, HappyBirthday, Mail1, DealSpace, LotterySpace, EventSpace,
		DealSpace, Mail3, FoundABuyer, EventSpace, Mail1, LotterySpace, YardSale,
		Mail1, FoundABuyer, Mail2, DealSpace, EventSpace, LotterySpace, EventSpace,
		FoundABuyer, FoundABuyer,
	},
	House: everywhere,
	Spaces: spaces(mailAndDeals, [NumSpaces]SpaceRule{
		EventSpace:    {Does: DrawEvent},
		LotterySpace:  {Does: PlayCombination, Amount: 1_000, Stake: 100, Dice: 2, Why: WhyLottery},
		HappyBirthday: {Does: CollectFromEach, Amount: 100, Why: WhyHappyBirthday},
		YardSale:      {Does: BuyAtYardSale, Amount: 100, Dice: 1, Why: WhyYardSale},
		PayDay:        {Does: Settle},
	}),
	Decks: "event2000",
	Cards: slices.Concat(
		amounts(Bill, 100, 200, 200, 300, 300, 300, 500, 500, 600, 700, 800, 1_500, 1_500, 2_000, 2_000, 2_500,
			3_000, 5_000),
		amounts(PayANeighbor, 200, 200, 300, 300, 300, 1_000, 2_000, 2_000),
		amounts(MadMoney, 100, 200, 300, 400, 1_000, 1_500, 2_000, 2_000),
		amounts(Charity, 200, 300, 300, 400, 400, 500),
		amounts(MonsterCharge, 1_000, 3_000, 4_000),
		copies(7, Card{Kind: BuyOrSell}),
		copies(2, Card{Kind: Ad}),
		copies(2, Card{Kind: Postcard}),
		plainDeals(),
		auctions(
			500, 2_000, 500, 4_500, 500, 10_000, 1_000, 3_000, 1_000, 6_000, 1_000, 12_000,
			2_000, 4_000, 2_000, 8_000, 2_000, 14_000, 3_000, 5_000, 3_000, 10_000, 3_000, 16_000),
		events([]CardKind{PayToBonus, EachPayToBonus, PayToFriend, KeepTheCash, EachKeepTheCash, TakeAndKeep},
			100, 200, 300, 500, 800, 1_500),
		lotteryCards(
			[3][2]uint8{{1, 2}, {3, 4}, {5, 6}}, [3][2]uint8{{1, 4}, {2, 5}, {3, 6}}, [3][2]uint8{{1, 1}, {2, 3}, {4, 5}},
			[3][2]uint8{{6, 6}, {1, 5}, {2, 4}}, [3][2]uint8{{2, 2}, {5, 5}, {1, 6}}, [3][2]uint8{{3, 3}, {4, 4}, {2, 6}}),
	),
	DeckSizes: [NumDecks]uint8{MailDeck: 54, DealDeck: 36, EventDeck: 36, LotteryDeck: 6},
}
