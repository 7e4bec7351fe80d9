package engine

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
