package conquest

import "bigpayday/game/rules"

// HouseRule is a rule that a table may agree on. All are off unless the
// setup says so.
type HouseRule uint8

// The house rules. Their order is part of saved games.
const (
	// DealtDays: days are dealt at random instead of claimed.
	DealtDays HouseRule = iota
	// QuickSetup: each player places all infantry at once.
	QuickSetup
	// FixedSets: a set always brings what its design says.
	FixedSets
	// DefenderChooses: a person who is attacked picks one die or two.
	DefenderChooses
	// LongMarch: the move at the end of a turn may go through one's own days.
	LongMarch
	// OpenHands: all cards lie open.
	OpenHands
	// PageTiles: clips, tapes, forts and stars are laid before the claiming.
	PageTiles
	// NoCoach: nobody is told what the computer would do. The rules do not
	// ask; it is for the screen.
	NoCoach
	NumHouseRules
)

var houseRuleNames = [NumHouseRules]string{
	"dealt-days", "quick-setup", "fixed-sets", "defender-chooses", "long-march", "open-hands", "page-tiles", "no-coach",
}

// String returns the id of the rule, such as "long-march".
func (r HouseRule) String() string { return rules.NameOf(houseRuleNames[:], r) }

// ParseHouseRule returns the house rule with the given id.
func ParseHouseRule(id string) (HouseRule, bool) {
	return rules.ParseName[HouseRule](houseRuleNames[:], id)
}

// HouseRules is a set of house rules.
type HouseRules uint8

// Has reports whether the rule is in the set.
func (set HouseRules) Has(rule HouseRule) bool { return set>>rule&1 != 0 }

// With returns the set with the rule added.
func (set HouseRules) With(rule HouseRule) HouseRules { return set | 1<<rule }

// Without returns the set with the rule taken out.
func (set HouseRules) Without(rule HouseRule) HouseRules { return set &^ (1 << rule) }
