package engine

import "bigpayday/game/rules"

// Space is a kind of day: what a tile or the printed calendar asks of the
// player whose token a day is carried out for.
type Space uint8

// The kinds of space. Their order is part of saved games: new kinds are
// added at the end.
const (
	Vacant Space = iota // no tile yet; also START, and days outside a month
	Mail1
	Mail2
	Mail3
	DealSpace
	FoundABuyer
	FreeDeal
	SuperSweepstakes
	LuckyLottery
	JackpotSkyrockets
	SingingContest
	Holiday
	VacationDay
	SickDay
	JumpBack
	SkipAhead
	BigPayDay
	Sweepstakes
	LotterySpace
	SweetSunday
	RadioContest
	HappyBirthday
	FunDay
	BuyGroceries
	YardSale
	FamilyCasinoNight
	CharityWalk
	PayDay
	BirthdayGift
	WeekendGuest
	BonusSpace
	PokerGame
	FamilyReunion
	Household
	HomeRepair
	TownElection
	DaylightSavings
	LotteryDraw
	EventSpace
	NumSpaces
)

var spaceNames = [NumSpaces]string{
	"vacant", "mail1", "mail2", "mail3", "deal", "found-a-buyer", "free-deal", "super-sweepstakes",
	"lucky-lottery", "jackpot-skyrockets", "singing-contest", "holiday", "vacation-day", "sick-day",
	"jump-back", "skip-ahead", "big-pay-day", "sweepstakes", "lottery", "sweet-sunday", "radio-contest",
	"happy-birthday", "fun-day", "buy-groceries", "yard-sale", "family-casino-night", "charity-walk", "pay-day",
	"birthday-gift", "weekend-guest", "bonus", "poker-game", "family-reunion", "household", "home-repair",
	"town-election", "daylight-savings", "lottery-draw", "event",
}

// String returns the id that records, saves and catalogues use, such as
// "found-a-buyer".
func (s Space) String() string { return rules.NameOf(spaceNames[:], s) }

// ParseSpace returns the kind of space with the given id.
func ParseSpace(id string) (Space, bool) { return rules.ParseName[Space](spaceNames[:], id) }

// IsMail reports whether landing on the space draws Mail.
func (s Space) IsMail() bool { return s >= Mail1 && s <= Mail3 }
