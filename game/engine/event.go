package engine

import "bigpayday/game/rules"

// EventKind says what an [Event] tells.
type EventKind uint8

// The kinds of event. The fields named are the ones of [Event] that are set
// beside Kind; all others are zero.
const (
	// GameBegan opens a game: Seat is the first player, By the oldest one.
	GameBegan EventKind = iota
	// TilePlaced lays a tile: Seat, Month, To (the day), Space. What lay on
	// that day before is replaced.
	TilePlaced
	// TilesExchanged swaps what lies on the days From and To of Month (one
	// of them may be vacant): Seat.
	TilesExchanged
	// TileInHand shows the tile that Seat has drawn and lays next: Space.
	TileInHand
	// PageLaid tells that the page of Month is complete: Days, and Blue for
	// those on which a tile lies.
	PageLaid
	// Shuffled tells that Deck now has a fresh draw pile of Count cards, and
	// no discards.
	Shuffled
	// TurnBegan opens a turn of Seat, which stands in Month on day To.
	TurnBegan
	// Rolled shows Dice (a second die of 0 was not rolled) for Why: Seat.
	Rolled
	// Moved walks Seat's token within, or by WhyStart into, Month: From, To
	// (days, 0 = START), Why, and By where Why is WhyBrought.
	Moved
	// Landed tells that the Space on day To of Month is carried out for Seat.
	Landed
	// Drawn turns up Card of Deck for Seat, and for that one alone if Secret:
	// then Amount is the least bid, which all are told.
	Drawn
	// NoCardLeft tells that Seat should draw from Deck, but no card is left.
	NoCardLeft
	// NoDayLeft tells that the instant message Card sends Seat to a space that
	// does not come again this month: nothing happens.
	NoDayLeft
	// Kept tells that the Deal Card now lies before Seat. (Mail does from
	// the moment it is drawn.)
	Kept
	// Discarded sends Card of Deck from Seat to where Goes says.
	Discarded
	// Chosen tells the decision Choice of Seat at a prompt of kind Prompt.
	Chosen
	// NumberPicked gives the lottery Number to Seat.
	NumberPicked
	// Paid moves Amount from account Payer to Payee for Why; Card where a
	// card causes it.
	Paid
	// LoanTaken follows the Paid of a loan: Seat, Amount, Forced, Total.
	LoanTaken
	// LoanRepaid follows the Paid of a repayment: Seat, Amount, Total.
	LoanRepaid
	// MonthEnded tells that Seat has settled Month; its Mail is discarded.
	MonthEnded
	// Retired tells that Seat has played its last month, or, if Forced, is
	// out because no further loan is given.
	Retired
	// GameOver closes a game: Worth by seat, and the Winners.
	GameOver
	// PageOpened tells that the page of Month is laid from now on, beginning
	// with Seat, NoSeat before the game where it begins like another page.
	// Days is what is printed there, the last day left out.
	PageOpened
	// TileTakenOff puts the tile Space on day To of Month back in the box:
	// Seat. What is printed there shows again.
	TileTakenOff
	// SavingsChanged follows the Paid of a deposit or of a withdrawal: Seat,
	// Amount (negative when taken out), Forced where a shortfall drew it,
	// Total.
	SavingsChanged
	// NoGame tells that too few wanted to play the game of Space, so that
	// there is none: Seat landed there.
	NoGame
	// BonusDieSet turns the Bonus die to Number: Seat, NoSeat at the start.
	BonusDieSet
	// CardsSwapped gives Seat the Lottery card Other for Card: By is the
	// player it is swapped with, NoSeat for one of the unused.
	CardsSwapped
	// BidMade bids Amount in an auction, 0 to pass: Seat.
	BidMade
	// Carried carries the Monster Charge Card over to the next month: Seat.
	Carried
	// NobodyWon tells that nobody has the throw of the Lottery of Space: what
	// lies on the table stays, Total dollars.
	NobodyWon
	// PassedOver tells that Seat is not asked the Prompt (AnteUp or PlaceBid),
	// because it cannot pay the Amount that this takes at least.
	PassedOver
	NumEventKinds
)

var eventNames = [NumEventKinds]string{
	"game", "place", "exchange", "tile", "page", "shuffle", "turn", "roll", "move", "land", "draw", "no-card",
	"no-day", "keep", "discard", "choose", "pick", "pay", "loan", "repay", "month-end", "retire", "over",
	"open", "take-off", "savings", "no-game", "bonus-die", "swap", "bid", "carry", "nobody-won", "passed-over",
}

// String returns the id of the kind of event, as records use it.
func (k EventKind) String() string { return rules.NameOf(eventNames[:], k) }

// Why is the reason of a roll, a move or a payment.
type Why uint8

// The reasons. A reason that is a kind of space or card has the same id.
const (
	NoReason Why = iota
	WhyMove
	WhyRoll
	WhyJumpBack
	WhySkipAhead
	WhyMessage
	WhyBrought
	WhyStart
	WhySalary
	WhyInterest
	WhyLoan
	WhyRepay
	WhyBill
	WhyDeal
	WhyBuyer
	WhyJackpot
	WhyAnte
	WhyAnteBack
	WhyLottery
	WhyLuckyLottery
	WhySuperSweepstakes
	WhyJackpotSkyrockets
	WhySingingContest
	WhyHoliday
	WhyVacationDay
	WhySickDay
	WhyMoneygramSend
	WhyMoneygramReceive
	WhyTaxRefund
	WhyRebate
	WhySweepstakes
	WhyRadioContest
	WhyHappyBirthday
	WhyFunDay
	WhyBuyGroceries
	WhyYardSale
	WhyFamilyCasinoNight
	WhyCharityWalk
	WhySavings
	WhySavingsInterest
	WhyFee
	WhyCommission
	WhyBirthdayGift
	WhyWeekendGuest
	WhyBonus
	WhyPokerGame
	WhyFamilyReunion
	WhyHousehold
	WhyHomeRepair
	WhyTownElection
	WhyDaylightSavings
	WhyLotteryDraw
	WhySwellfare
	WhyWindfall
	WhyPayANeighbor
	WhyMadMoney
	WhyCharity
	WhyMonsterCharge
	WhyMonsterInterest
	WhyPayToBonus
	WhyEachPayToBonus
	WhyPayToFriend
	WhyKeepTheCash
	WhyEachKeepTheCash
	WhyTakeAndKeep
	NumWhys
)

var whyNames = [NumWhys]string{
	"none", "move", "roll", "jump-back", "skip-ahead", "message", "brought", "start", "salary", "interest",
	"loan", "repay", "bill", "deal", "buyer", "jackpot", "ante", "ante-back", "lottery", "lucky-lottery",
	"super-sweepstakes", "jackpot-skyrockets", "singing-contest", "holiday", "vacation-day", "sick-day",
	"moneygram-send", "moneygram-receive", "tax-refund", "rebate", "sweepstakes", "radio-contest",
	"happy-birthday", "fun-day", "buy-groceries", "yard-sale", "family-casino-night", "charity-walk",
	"savings", "savings-interest", "fee", "commission", "birthday-gift", "weekend-guest", "bonus", "poker-game",
	"family-reunion", "household", "home-repair", "town-election", "daylight-savings", "lottery-draw", "swellfare",
	"windfall", "pay-a-neighbor", "mad-money", "charity", "monster-charge", "monster-interest", "pay-to-bonus",
	"each-pay-to-bonus", "pay-to-friend", "keep-the-cash", "each-keep-the-cash", "take-and-keep",
}

// String returns the id of the reason, as records use it.
func (w Why) String() string { return rules.NameOf(whyNames[:], w) }

// Whither is where a card goes when it leaves a player.
type Whither uint8

// The places.
const (
	OnDiscards Whither = iota
	UnderDeck          // face down under the draw pile
	NumWhithers
)

var whitherNames = [NumWhithers]string{"discard", "bottom"}

// String returns the id of the place, as records use it.
func (w Whither) String() string { return rules.NameOf(whitherNames[:], w) }

// Event is one thing that happened. It is a plain value; which fields count
// is said at each [EventKind]. Folding all events of a game, in order, gives
// everything that a player may see of its state.
type Event struct {
	Kind    EventKind
	Why     Why
	Seat    Seat
	By      Seat
	Month   uint8 // counted from 1
	From    uint8 // day, 0 = START
	To      uint8 // day, 0 = START
	Space   Space
	Deck    Deck
	Card    CardID
	Other   CardID
	Number  uint8
	Count   uint8 // cards
	Dice    [2]uint8
	Forced  bool
	Secret  bool
	Goes    Whither
	Payer   Account
	Payee   Account
	Prompt  PromptKind
	Winners SeatSet
	Choice  Choice
	Amount  int32 // dollars, above zero but for SavingsChanged
	Total   int32 // dollars of the loan or the savings afterwards
	Worth   [MaxSeats]int32
	Days    [MaxDays]Space // day 1 first
	Blue    uint32         // days with a tile: bit 0 is day 1
}

// SeenBy returns the event as a seat may see it: a card that was drawn in
// secret is NoCard to all others.
func (e Event) SeenBy(seat Seat) Event {
	if e.Secret && e.Seat != seat {
		e.Card = NoCard
	}
	return e
}

// Sink takes the events of a game as they happen. A nil Sink switches them
// off, which makes play faster and changes nothing else.
type Sink func(Event)
