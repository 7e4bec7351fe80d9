package engine

import "bigpayday/game/rules"

// HouseRule is a rule that a table may agree on. All are off unless the
// setup says so.
type HouseRule uint8

// The house rules. Their order is part of saved games.
const (
	// TwoDiceLottery: a Lottery that has one die and the numbers 1 to 6 is
	// played with two dice and 1 to 12.
	TwoDiceLottery HouseRule = iota
	// BorrowLimit: nobody borrows of their own will beyond
	// [Edition.BorrowLimit].
	BorrowLimit
	// NoJackpot: what wins the Jackpot takes no money.
	NoJackpot
	// TightMoney: every bill is tripled.
	TightMoney
	// FreshTiles: the tiles are laid anew every month.
	FreshTiles
	// NoCoach: nobody is told what the computer would do. The engine does
	// not ask; the rule is for the screen.
	NoCoach
	NumHouseRules
)

var houseRuleNames = [NumHouseRules]string{
	"two-dice-lottery", "borrow-limit", "no-jackpot", "tight-money", "fresh-tiles", "no-coach",
}

// String returns the id of the rule, such as "tight-money".
func (r HouseRule) String() string { return rules.NameOf(houseRuleNames[:], r) }

// ParseHouseRule returns the house rule with the given id.
func ParseHouseRule(id string) (HouseRule, bool) {
	return rules.ParseName[HouseRule](houseRuleNames[:], id)
}

// HouseRules is a set of house rules.
type HouseRules uint8

// everywhere are the house rules that make sense in every edition.
const everywhere = HouseRules(1<<BorrowLimit | 1<<NoJackpot | 1<<TightMoney | 1<<NoCoach)

// set returns the set of this rule alone.
func (r HouseRule) set() HouseRules { return 1 << r }

// Has reports whether the rule is in the set.
func (set HouseRules) Has(rule HouseRule) bool { return set&rule.set() != 0 }

// With returns the set with the rule added.
func (set HouseRules) With(rule HouseRule) HouseRules { return set | rule.set() }

// Without returns the set with the rule taken out.
func (set HouseRules) Without(rule HouseRule) HouseRules { return set &^ rule.set() }

// BillTimes is how many times its printed amount a bill costs under
// [TightMoney].
const BillTimes int32 = 3

// BillAmount returns the dollars that a card asks for at Pay Day: the amount
// of a bill, tripled where money is tight, and 0 for any other card.
func (s *State) BillAmount(id CardID) int32 { return s.Setup.BillAmount(id) }

// BillAmount returns the dollars that a card asks for at Pay Day, see
// [State.BillAmount].
func (s *Setup) BillAmount(id CardID) int32 {
	return s.billTimes() * bills[s.Edition][id]
}

// Bills returns the dollars that all bills among some cards ask for at Pay Day.
func (s *Setup) Bills(cards []CardID) int32 {
	dollars := &bills[s.Edition]
	var sum int32
	for _, card := range cards {
		sum += dollars[card]
	}
	return sum * s.billTimes()
}

// billTimes returns how many times the dollars on a bill are due.
func (s *Setup) billTimes() int32 {
	if s.House.Has(TightMoney) {
		return BillTimes
	}
	return 1
}

// TwoDice reports whether any space is played with two dice at this table.
func (s *Setup) TwoDice() bool {
	for space := range NumSpaces {
		if s.Data().Spaces[space].Dice == 2 || s.LotteryRule(space).Dice == 2 {
			return true
		}
	}
	return false
}

// LotteryRule returns the rule that a lottery space is played by at this
// table, with two dice where [TwoDiceLottery] says so.
func (s *Setup) LotteryRule(space Space) SpaceRule {
	return s.Data().LotteryRule(s.House, space)
}

// LotteryRule returns the rule that a lottery space is played by under house
// rules, see [Setup.LotteryRule].
func (ed *Edition) LotteryRule(house HouseRules, space Space) SpaceRule {
	rule := ed.Spaces[space]
	if house.Has(TwoDiceLottery) && rule.Does == PlayLottery && rule.Dice == 1 {
		rule.Dice, rule.Numbers = 2, 12
	}
	return rule
}
