package engine

import "bigpayday/game/rules"

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
	// AnteUp: Ante or StayOut.
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
	// SwapCards: KeepCard, ChangeCard or OfferSwap.
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

// Prompt says who decides what. What may be chosen is listed by
// [State.AppendOptions].
type Prompt struct {
	Kind PromptKind
	Seat Seat
	// Card is the Deal offered (BuyDeal), the message being carried out
	// (BringFriend), the card that was drawn (PlaySwellfare, ChoosePlayer,
	// DealOrBuyer), the charge that is due (SettleCharge), or the Deal under
	// the hammer (PlaceBid), which only the one who drew it sees.
	Card CardID
	// Tile is the tile in hand (PlaceTile, where tiles are drawn).
	Tile Space
	// Other is the player who offers the swap (AnswerSwap).
	Other Seat
	// Lander is the seat whose token the lottery is carried out for (AnteUp,
	// PickNumber, SwapCards, AnswerSwap).
	Lander Seat
	// To is the day that the mover goes to (BringFriend).
	To uint8
}

// Option is one legal choice, or a range of choices that differ in their
// Amount, with what it does to the player's money.
type Option struct {
	// Choice is what to hand to [State.Choose]. Of a range its Amount is the
	// least one.
	Choice Choice
	// Most and Step give the range of Amount from Choice.Amount up, in
	// dollars. Step is 0 where there is no range.
	Most, Step int32
	// Cost is what the player pays at once, in dollars.
	Cost int32
	// Borrows is the loan, in dollars, that the player takes first because
	// the cash does not cover Cost.
	Borrows int32
	// Draws are the savings, in dollars, that the player takes out first
	// because the cash does not cover Cost, and Fee is what that costs.
	Draws, Fee int32
	// Ways counts how many of the 36 throws (6 with one die) bring up the
	// number (PickNumber). 0 means that it cannot come up.
	Ways uint8
	// To is the day that the friend is moved to (BringFriend).
	To uint8
}

// With returns the choice of a range with the given amount in dollars.
func (o Option) With(amount int32) Choice {
	c := o.Choice
	c.Amount = amount
	return c
}

// Allows reports whether the option covers the choice.
func (o Option) Allows(c Choice) bool {
	if o.Step == 0 {
		return o.Choice == c
	}
	return o.With(c.Amount) == c && c.Amount >= o.Choice.Amount && c.Amount <= o.Most &&
		(c.Amount-o.Choice.Amount)%o.Step == 0
}
