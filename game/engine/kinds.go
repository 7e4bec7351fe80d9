package engine

import "bigpayday/game/rules"

// The kinds of prompt and of choice, the tasks that ask, and what each prompt is answered
// with. A new prompt begins with its rows here; [State.AppendOptions], [State.Choose] and
// [game.refuse] have a case for each that lists, carries out and refuses its choices.

// PromptKind is what is to be decided.
type PromptKind uint8

// The kinds of prompt, with the choices that answer each. At every prompt but
// PlaceTile and Arrange, Borrow is open as far as a loan is given, and TakeOut
// as far as there are savings.
const (
	// NoPrompt: the game is over.
	NoPrompt PromptKind = iota
	// PlaceTile: lay a tile. Place, Exchange, Fill.
	PlaceTile
	// Arrange: the page may be played, or changed before. Exchange, Fill,
	// Begin, and on a printed calendar Place and TakeOff.
	Arrange
	// TakeTurn: Roll, or Bet first.
	TakeTurn
	// BuyDeal: Buy or Decline.
	BuyDeal
	// SellDeal: Sell one, or SellNone.
	SellDeal
	// AnteUp: Ante or StayOut. In the Lottery of the cards ChangeCard and
	// OfferSwap before, each once.
	AnteUp
	// PickNumber: Pick.
	PickNumber
	// BringFriend: Bring.
	BringFriend
	// PayOffLoan: Repay.
	PayOffLoan
	// MindSavings: at Pay Day, PutIn, TakeOut or LeaveSavings.
	MindSavings
	// PlaySwellfare: Bet or KeepSwellfare.
	PlaySwellfare
	// SetBonusDie: TurnDie or LeaveDie.
	SetBonusDie
	// ChoosePlayer: Target.
	ChoosePlayer
	// DealOrBuyer: TakeDeal or TakeBuyer.
	DealOrBuyer
	// SettleCharge: PayCharge or CarryCharge.
	SettleCharge
	// SwapCards: KeepCard, ChangeCard or OfferSwap, by [FirstRules] alone.
	SwapCards
	// AnswerSwap: AcceptSwap or RefuseSwap.
	AnswerSwap
	// PlaceBid: Bid or Pass.
	PlaceBid
	NumPromptKinds
)

var promptNames = [NumPromptKinds]string{
	"none", "place-tile", "arrange", "take-turn", "buy-deal", "sell-deal", "ante-up", "pick-number",
	"bring-friend", "pay-off-loan", "mind-savings", "play-swellfare", "set-bonus-die",
	"choose-player", "deal-or-buyer", "settle-charge", "swap-cards", "answer-swap", "place-bid",
}

// String returns the id of the kind of prompt, such as "buy-deal".
func (k PromptKind) String() string { return rules.NameOf(promptNames[:], k) }

// ChoiceKind is what a player decides to do.
type ChoiceKind uint8

// The kinds of choice. The fields named are the ones of [Choice] that count.
const (
	NoChoice ChoiceKind = iota
	// Place lays Tile on Day.
	Place
	// Exchange swaps the tiles of Day and To while a page is laid.
	Exchange
	// Fill lays all that is missing as Preset says; with every day laid, it
	// lays the whole month anew.
	Fill
	// Begin ends the laying of a page.
	Begin
	// Roll throws the die for the turn's movement.
	Roll
	// Buy pays for the Deal that was drawn.
	Buy
	// Decline leaves the Deal that was drawn.
	Decline
	// Sell sells the Deal Card to the buyer.
	Sell
	// SellNone keeps all Deals.
	SellNone
	// Ante pays the stake of a lottery.
	Ante
	// StayOut pays no stake.
	StayOut
	// Pick takes the lottery Number.
	Pick
	// Bring takes the token of Seat along.
	Bring
	// Repay pays Amount of the loan back, 0 to pay nothing.
	Repay
	// Borrow takes Amount as a loan. The prompt stays.
	Borrow
	// TakeOff puts the tile on Day back in the box while a page is laid.
	TakeOff
	// PutIn puts Amount into the savings.
	PutIn
	// TakeOut takes Amount out of the savings. Away from Pay Day it costs a
	// fee, and the prompt stays.
	TakeOut
	// LeaveSavings leaves the savings as they are.
	LeaveSavings
	// Bet stakes Amount on Swellfare.
	Bet
	// KeepSwellfare stakes nothing now.
	KeepSwellfare
	// TurnDie turns the Bonus die to Number.
	TurnDie
	// LeaveDie leaves the Bonus die as it is.
	LeaveDie
	// Target chooses the player at Seat.
	Target
	// TakeDeal draws a Deal.
	TakeDeal
	// TakeBuyer meets a buyer.
	TakeBuyer
	// PayCharge pays a Monster Charge in full.
	PayCharge
	// CarryCharge pays the interest on a Monster Charge and carries it over.
	CarryCharge
	// KeepCard keeps the Lottery card.
	KeepCard
	// ChangeCard changes the Lottery card for an unused one.
	ChangeCard
	// OfferSwap offers the player at Seat to swap Lottery cards.
	OfferSwap
	// AcceptSwap swaps Lottery cards as offered.
	AcceptSwap
	// RefuseSwap does not.
	RefuseSwap
	// Bid bids Amount.
	Bid
	// Pass bids no more.
	Pass
	NumChoiceKinds
)

var choiceNames = [NumChoiceKinds]string{
	"none", "place", "exchange", "fill", "begin", "roll", "buy", "decline", "sell", "sell-none", "ante",
	"stay-out", "pick", "bring", "repay", "borrow", "take-off", "put-in", "take-out", "leave-savings", "bet", "keep-swellfare",
	"turn-die", "leave-die", "target", "take-deal", "take-buyer", "pay-charge", "carry-charge", "keep-card",
	"change-card", "offer-swap", "accept-swap", "refuse-swap", "bid", "pass",
}

// String returns the id of the kind, such as "sell-none".
func (k ChoiceKind) String() string { return rules.NameOf(choiceNames[:], k) }

type taskKind uint8

// The kinds of task. Those that promptOf has a prompt for wait for a choice,
// the others are carried out at once. Their order is part of saved games: new
// kinds are added at the end.
const (
	noTask         taskKind = iota
	askTile                 // PlaceTile
	askArrange              // Arrange
	askTurn                 // TakeTurn, N = what may be staked on Swellfare before, in SwellfareStep
	askBuy                  // BuyDeal: Card
	askSell                 // SellDeal
	askAnte                 // AnteUp, N = what was done with the Lottery card
	askNumber               // PickNumber
	askFriend               // BringFriend: Card, N = the day the mover goes to
	askPayOff               // PayOffLoan
	endTurn                 // the turn's owner has finished
	land                    // carry out the space under the seat's token
	openMail                // draw N more Mail, then do the Messages
	doMessage               // carry out the instant message Card
	rollLottery             // throw until a chosen number comes up
	walk                    // move N days ahead, as rolled
	turnClock               // move back a day, or with N collect on START
	askSavings              // MindSavings
	askSwellfare            // PlaySwellfare: Card, N = what may be staked, in SwellfareStep
	askDie                  // SetBonusDie
	askPlayer               // ChoosePlayer: Card
	askDealOrBuyer          // DealOrBuyer: Card
	askCharge               // SettleCharge: Card
	askSwap                 // SwapCards
	askAnswer               // AnswerSwap: N = the seat that offers, and what it has done
	askBid                  // PlaceBid: Card
	numTaskKinds
)

// promptOf says with which prompt a task waits for a choice: NoPrompt where it
// waits for nothing, or where there is no such task.
var promptOf = [1 << 8]PromptKind{
	askTile: PlaceTile, askArrange: Arrange, askTurn: TakeTurn, askBuy: BuyDeal, askSell: SellDeal,
	askAnte: AnteUp, askNumber: PickNumber, askFriend: BringFriend, askPayOff: PayOffLoan,
	askSavings: MindSavings, askSwellfare: PlaySwellfare, askDie: SetBonusDie, askPlayer: ChoosePlayer,
	askDealOrBuyer: DealOrBuyer, askCharge: SettleCharge, askSwap: SwapCards, askAnswer: AnswerSwap, askBid: PlaceBid,
}

// prompt returns the kind of prompt that the task asks with, NoPrompt if it
// waits for nothing.
func (t task) prompt() PromptKind { return promptOf[t.Kind] }

// anytime are the kinds of choice that every prompt of a player's takes.
const anytime = 1<<Borrow | 1<<TakeOut

// answers says which kinds of choice a prompt takes, one bit each.
var answers = [NumPromptKinds]uint64{
	PlaceTile:     1<<Place | 1<<Exchange | 1<<Fill,
	Arrange:       1<<Exchange | 1<<Fill | 1<<Begin | 1<<Place | 1<<TakeOff,
	TakeTurn:      1<<Roll | 1<<Bet | anytime,
	BuyDeal:       1<<Buy | 1<<Decline | anytime,
	SellDeal:      1<<Sell | 1<<SellNone | anytime,
	AnteUp:        1<<Ante | 1<<StayOut | 1<<ChangeCard | 1<<OfferSwap | anytime,
	PickNumber:    1<<Pick | anytime,
	BringFriend:   1<<Bring | anytime,
	PayOffLoan:    1<<Repay | anytime,
	MindSavings:   1<<PutIn | 1<<LeaveSavings | anytime,
	PlaySwellfare: 1<<Bet | 1<<KeepSwellfare | anytime,
	SetBonusDie:   1<<TurnDie | 1<<LeaveDie | anytime,
	ChoosePlayer:  1<<Target | anytime,
	DealOrBuyer:   1<<TakeDeal | 1<<TakeBuyer | anytime,
	SettleCharge:  1<<PayCharge | 1<<CarryCharge | anytime,
	SwapCards:     1<<KeepCard | 1<<ChangeCard | 1<<OfferSwap | anytime,
	AnswerSwap:    1<<AcceptSwap | 1<<RefuseSwap | anytime,
	PlaceBid:      1<<Bid | 1<<Pass | anytime,
}

// Takes reports whether a prompt of the kind is answered by choices of that
// kind at all. Whether one of them is allowed is said by its options.
func (k PromptKind) Takes(kind ChoiceKind) bool {
	return k < NumPromptKinds && kind < NumChoiceKinds && answers[k]>>kind&1 != 0
}

// all is every bit of a field of a choice.
const all = 0xff

// needs has, for each kind of choice, all in the fields that it needs beside
// its kind.
var needs = [NumChoiceKinds]Choice{
	Place: {Tile: all, Day: all}, TakeOff: {Day: all}, Exchange: {Day: all, To: all}, Fill: {Preset: all},
	Sell: {Card: all}, Pick: {Number: all}, TurnDie: {Number: all}, Bring: {Seat: -1}, Target: {Seat: -1}, OfferSwap: {Seat: -1},
	Repay: {Amount: -1}, Borrow: {Amount: -1}, PutIn: {Amount: -1}, TakeOut: {Amount: -1}, Bet: {Amount: -1}, Bid: {Amount: -1},
}

// free are the kinds of choice that are allowed wherever they are asked for, one
// bit each: [game.refuse] is not asked about them.
const free = 1<<Begin | 1<<Roll | 1<<Decline | 1<<SellNone | 1<<StayOut | 1<<LeaveSavings | 1<<KeepSwellfare |
	1<<LeaveDie | 1<<TakeDeal | 1<<TakeBuyer | 1<<CarryCharge | 1<<KeepCard | 1<<AcceptSwap | 1<<RefuseSwap | 1<<Pass

// still are the kinds of choice that do nothing in particular, one bit each: a coach compares the
// others with them.
const still = 1<<Decline | 1<<SellNone | 1<<StayOut | 1<<LeaveSavings | 1<<KeepSwellfare | 1<<Roll |
	1<<KeepCard | 1<<RefuseSwap | 1<<Pass | 1<<CarryCharge

// LeavesAsIs reports whether a choice is to do nothing in particular.
func (c Choice) LeavesAsIs() bool {
	return c.Kind < NumChoiceKinds && still>>c.Kind&1 != 0 || c.Kind == Repay && c.Amount == 0
}

// isFree reports whether a choice of the kind is allowed wherever it is asked
// for.
func (k ChoiceKind) isFree() bool { return k < NumChoiceKinds && free>>k&1 != 0 }
