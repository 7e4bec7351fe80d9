package engine

import "slices"

// classicPayDay is the first edition, of 1975: small money, savings or a loan
// but never both, a commission on every Deal, Daylight Savings, the Town
// Election with its Pot, and Poker. What the days and the cards cost and pay
// is a reconstruction; of the days only the kinds are well attested.
var classicPayDay = Edition{
	ID:    Classic1975,
	Rules: SecondRules,
	Pay: []PayScale{
		{LastDay: PayDay, Start: 325, Salary: 325, Notes: []Notes{{1, 100}, {2, 50}, {3, 20}, {4, 10}, {5, 5}}},
	},
	LoanStep:     100,
	LoanPercent:  20,
	BorrowLimit:  1_000,
	Savings:      SavingsRule{Step: 100, Percent: 10, Fee: 50},
	Steps:        []Step{GetSalary, SettleInterest, PayBills, OfferPayOff, OfferSavings},
	Prize:        SixEndsElection,
	DealsGoUnder: true,
	Shortest:     31,
	Longest:      31,
	Printed: [MaxDays]Space{
		Mail1, BirthdayGift, Mail3, DealSpace, Mail2, WeekendGuest, SweetSunday,
		BonusSpace, FoundABuyer, PokerGame, Mail1, DealSpace, FamilyReunion, SweetSunday,
		DealSpace, Mail3, FoundABuyer, Household, Mail1, FoundABuyer, SweetSunday,
		Mail1, HomeRepair, Mail2, DealSpace, TownElection, DaylightSavings, SweetSunday,
		LotteryDraw, FoundABuyer,
	},
	House: everywhere,
	Spaces: spaces(mailAndDeals, [NumSpaces]SpaceRule{
		BirthdayGift:    {Does: CollectAmount, Amount: 100, Why: WhyBirthdayGift},
		WeekendGuest:    {Does: PayBank, Amount: 50, Why: WhyWeekendGuest},
		SweetSunday:     {Does: Rest},
		BonusSpace:      {Does: CollectAmount, Amount: 100, Why: WhyBonus},
		PokerGame:       {Does: PlayPoker, Stake: 100, Dice: 1, Why: WhyPokerGame},
		FamilyReunion:   {Does: PayBank, Amount: 40, Why: WhyFamilyReunion},
		Household:       {Does: PayBank, Amount: 75, Why: WhyHousehold},
		HomeRepair:      {Does: PayBank, Amount: 60, Why: WhyHomeRepair},
		TownElection:    {Does: HoldElection, Amount: 50, Why: WhyTownElection},
		DaylightSavings: {Does: TurnClocksBack, Why: WhyDaylightSavings},
		LotteryDraw:     {Does: DrawTickets, Why: WhyLotteryDraw},
		PayDay:          {Does: Settle},
	}),
	Decks: "classic1975",
	Cards: slices.Concat(
		amounts(LotteryTicket, 50, 50, 100, 100),
		copies(4, Card{Kind: Swellfare}),
		copies(12, Card{Kind: Ad}),
		copies(12, Card{Kind: Postcard}),
		amounts(Bill, 5, 10, 10, 15, 15, 20, 20, 20, 20, 25, 25, 25, 25, 30, 30, 30, 35, 35, 40, 40, 40,
			50, 50, 50, 50, 60, 60, 75, 75, 100, 100, 125, 150, 200, 250),
		amounts(Windfall, 5, 10, 10, 15, 20, 25, 25, 30, 40, 50, 75, 100),
		commissioned(
			30, 60, 5, 50, 110, 10, 60, 150, 10, 80, 180, 10, 100, 250, 15, 100, 220, 15, 120, 260, 20, 150, 300, 20,
			200, 400, 25, 200, 450, 25, 250, 500, 30, 300, 550, 30, 300, 600, 35, 400, 750, 45, 500, 900, 50,
			500, 1_000, 50),
	),
	DeckSizes: [NumDecks]uint8{MailDeck: 79, DealDeck: 16},
}
