package bot

// Level is how well a computer plays. It is also the id that saves and
// records use.
type Level string

// The levels.
const (
	// Easy plays as people do who play for fun: it buys on impulse, bets on
	// lucky numbers and forgets to reckon.
	Easy Level = "easy"
	// Normal weighs what a Deal is likely to bring against what it costs,
	// and knows the chances of the dice. It does not look ahead further.
	Normal Level = "normal"
	// Hard plays on from each choice in many worlds that look like this one,
	// and takes the choice that ends best.
	Hard Level = "hard"
)

// Levels lists the levels, the weakest first.
func Levels() []Level { return []Level{Easy, Normal, Hard} }

// ParseLevel returns the level with the given id.
func ParseLevel(id string) (Level, bool) {
	for _, level := range Levels() {
		if string(level) == id {
			return level, true
		}
	}
	return "", false
}
