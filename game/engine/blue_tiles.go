package engine

// blueTiles are the 30 tiles of the game of 2008.
var blueTiles = [NumSpaces]uint8{
	Mail1: 4, Mail2: 3, Mail3: 2, DealSpace: 5, FoundABuyer: 6, FreeDeal: 1, SuperSweepstakes: 1,
	LuckyLottery: 1, JackpotSkyrockets: 1, SingingContest: 1, Holiday: 1, VacationDay: 1, SickDay: 1,
	JumpBack: 1, SkipAhead: 1,
}

// mailAndDeals are the spaces that tiles and printed calendar have in common.
var mailAndDeals = [NumSpaces]SpaceRule{
	Mail1:       {Does: DrawMail, Count: 1},
	Mail2:       {Does: DrawMail, Count: 2},
	Mail3:       {Does: DrawMail, Count: 3},
	DealSpace:   {Does: DrawDeal},
	FoundABuyer: {Does: MeetBuyer},
}

// blueSpaces are the spaces that only tiles have, and the Big Pay Day tile.
var blueSpaces = [NumSpaces]SpaceRule{
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
}

// spaces puts the spaces of an edition together. Where two parts have the
// same space, the later one counts.
func spaces(parts ...[NumSpaces]SpaceRule) [NumSpaces]SpaceRule {
	var all [NumSpaces]SpaceRule
	for _, part := range parts {
		for space, rule := range part {
			if rule != (SpaceRule{}) {
				all[space] = rule
			}
		}
	}
	return all
}
