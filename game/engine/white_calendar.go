package engine

// whiteCalendar is the calendar printed on the board of 2008, under the tiles.
// The days come from photographs and lists of the printed boards; the third
// is not certain.
var whiteCalendar = [MaxDays]Space{
	Mail1, Sweepstakes, Mail3, DealSpace, Mail2, LotterySpace, SweetSunday,
	RadioContest, FoundABuyer, HappyBirthday, Mail1, DealSpace, FoundABuyer, FunDay,
	DealSpace, Mail3, FoundABuyer, BuyGroceries, Mail1, LotterySpace, YardSale,
	Mail1, FoundABuyer, Mail2, DealSpace, FamilyCasinoNight, FoundABuyer, CharityWalk,
	FoundABuyer, FoundABuyer,
}

// whiteSpaces are the spaces that only the printed calendar has. Its games of
// chance are played with the one die that moves the tokens.
var whiteSpaces = [NumSpaces]SpaceRule{
	Sweepstakes:       {Does: WinPerPip, Amount: 1_000, Dice: 1, Why: WhySweepstakes},
	LotterySpace:      {Does: PlayLottery, Amount: 1_000, Stake: 100, Dice: 1, Numbers: 6, Why: WhyLottery},
	SweetSunday:       {Does: Rest},
	RadioContest:      {Does: PlayContest, Amount: 1_000, Dice: 1, Why: WhyRadioContest},
	HappyBirthday:     {Does: CollectFromEach, Amount: 100, Why: WhyHappyBirthday},
	FunDay:            {Does: PayJackpot, Amount: 200, Why: WhyFunDay},
	BuyGroceries:      {Does: PayJackpot, Amount: 200, Why: WhyBuyGroceries},
	YardSale:          {Does: BuyAtYardSale, Amount: 100, Dice: 1, Why: WhyYardSale},
	FamilyCasinoNight: {Does: OddOrEven, Amount: 500, Dice: 1, Why: WhyFamilyCasinoNight},
	CharityWalk:       {Does: OthersDonate, Amount: 100, Dice: 1, Why: WhyCharityWalk},
	PayDay:            {Does: Settle},
}
