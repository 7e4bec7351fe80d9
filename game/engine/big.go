package engine

import "slices"

// bigPayDay is the Big Pay Day edition of 2008: a month built of blue tiles,
// money in thousands, two dice for the games of chance. The mix of tiles, the
// amounts of the Mail and the four special Deals are reconstructions: no
// printed source gives them.
var bigPayDay = Edition{
	ID:          Big,
	StartMoney:  5_000,
	StartNotes:  []Notes{{3, 1_000}, {3, 500}, {5, 100}},
	Salary:      5_000,
	LoanStep:    1_000,
	LoanPercent: 10,
	Shortest:    28,
	Longest:     31,
	Tiles: [NumSpaces]uint8{
		Mail1: 4, Mail2: 3, Mail3: 2, DealSpace: 5, FoundABuyer: 6, FreeDeal: 1, SuperSweepstakes: 1,
		LuckyLottery: 1, JackpotSkyrockets: 1, SingingContest: 1, Holiday: 1, VacationDay: 1, SickDay: 1,
		JumpBack: 1, SkipAhead: 1,
	},
	LastDay: BigPayDay,
	Spaces: [NumSpaces]SpaceRule{
		Mail1:             {Does: DrawMail, Count: 1},
		Mail2:             {Does: DrawMail, Count: 2},
		Mail3:             {Does: DrawMail, Count: 3},
		DealSpace:         {Does: DrawDeal},
		FoundABuyer:       {Does: MeetBuyer},
		FreeDeal:          {Does: TakeFreeDeal},
		SuperSweepstakes:  {Does: WinPerPip, Amount: 1_000, Dice: 2, Why: WhySuperSweepstakes},
		LuckyLottery:      {Does: PlayLottery, Amount: 5_000, Stake: 500, Dice: 2, Numbers: 12, Why: WhyLuckyLottery},
		JackpotSkyrockets: {Does: RaiseJackpot, Amount: 5_000, Why: WhyJackpotSkyrockets},
		SingingContest:    {Does: PlayContest, Amount: 2_500, Dice: 2, Why: WhySingingContest},
		Holiday:           {Does: EveryoneCollects, Amount: 200, Why: WhyHoliday},
		VacationDay:       {Does: PayJackpot, Amount: 300, Why: WhyVacationDay},
		SickDay:           {Does: PayJackpot, Amount: 200, Why: WhySickDay},
		JumpBack:          {Does: MoveBack, Dice: 1, Why: WhyJumpBack},
		SkipAhead:         {Does: MoveAhead, Dice: 1, Why: WhySkipAhead},
		BigPayDay:         {Does: Settle},
	},
	Cards:     slices.Concat(bigMail(), bigDeals()),
	DeckSizes: [NumDecks]uint8{MailDeck: 60, DealDeck: 28},
}

// bigMail returns the 60 Mail cards of the edition.
func bigMail() []Card {
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

// bigDeals returns the 28 Deal cards of the edition.
func bigDeals() []Card {
	return slices.Concat(
		deals(PlainDeal,
			2_000, 5_000, 2_000, 5_500, 2_000, 6_000, 2_500, 6_500, 3_000, 6_500, 3_500, 6_000, 3_500, 6_000,
			3_500, 6_500, 3_500, 7_000, 4_000, 7_500, 5_000, 9_000, 6_000, 11_000, 7_000, 14_000, 7_500, 13_000,
			8_000, 12_000, 8_000, 12_000, 8_000, 12_000, 9_500, 14_000, 10_000, 15_000, 10_000, 18_000,
			11_000, 16_000, 11_000, 19_000, 12_000, 20_000, 12_000, 20_000),
		deals(DoubleDeal, 3_000, 5_000, 5_000, 8_000),
		deals(SuperSteal, 6_000, 9_000, 10_000, 16_000),
	)
}
