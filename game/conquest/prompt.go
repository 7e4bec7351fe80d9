package conquest

import "bigpayday/game/rules"

// PromptKind is what is to be decided.
type PromptKind uint8

// The kinds of prompt, with the choices that answer each. Their order is part
// of saved games; those of turns come last.
const (
	// NoPrompt: the game is over.
	NoPrompt PromptKind = iota
	// LayTile: LayDown or Fill.
	LayTile
	// ClaimDay: Claim or Fill.
	ClaimDay
	// PlaceArmy: Place, at the start.
	PlaceArmy
	// TurnIn: TurnInSet, or KeepCards with fewer than five.
	TurnIn
	// Reinforce: Place.
	Reinforce
	// Attack: ThrowAt, Storm or EndAttack.
	Attack
	// Defend: DefendWith.
	Defend
	// Occupy: MoveIn.
	Occupy
	// Fortify: Move or Stay.
	Fortify
	NumPromptKinds
)

var promptNames = [NumPromptKinds]string{
	"none", "lay-tile", "claim-day", "place-army", "turn-in", "reinforce", "attack", "defend", "occupy", "fortify",
}

// String returns the id of the kind of prompt, such as "claim-day".
func (k PromptKind) String() string { return rules.NameOf(promptNames[:], k) }

// Prompt says who decides what. What may be chosen is listed by
// [State.AppendOptions].
type Prompt struct {
	Kind PromptKind
	Seat Seat
	// Tile is the tile in hand (LayTile).
	Tile Tile
	// Armies is how many are still to be placed (PlaceArmy, Reinforce), or
	// stand by until all sets are turned in (TurnIn).
	Armies int32
	// From and To are the days of the fight (Defend, Occupy), and Dice is how
	// many the attacker throws, or threw last.
	From, To Day
	Dice     uint8
	// KnockOut says that cards or armies come from a fallen player (TurnIn,
	// Reinforce).
	KnockOut bool
}

// Option is one legal choice, or a range of choices that differ in their
// Amount.
type Option struct {
	// Choice is what to hand to [State.Choose]. Of a range its Amount is the
	// least one.
	Choice Choice
	// Most is the largest Amount of a range, 0 where there is none.
	Most int32
}

// ranged returns the option of all amounts from that of the choice up.
func ranged(c Choice, most int32) Option { return Option{Choice: c, Most: most} }

// With returns the choice of a range with the given amount.
func (o Option) With(amount int32) Choice {
	c := o.Choice
	c.Amount = amount
	return c
}

// Allows reports whether the option covers the choice.
func (o Option) Allows(c Choice) bool {
	if o.Most == 0 {
		return o.Choice == c
	}
	return o.With(c.Amount) == c && c.Amount >= o.Choice.Amount && c.Amount <= o.Most
}
