package bot

// Level is how well a computer plays. It is also the id that saves and
// records use.
type Level string

// The levels.
const (
	// Normal weighs what a Deal is likely to bring against what it costs,
	// and knows the chances of the dice. It does not look ahead further.
	Normal Level = "normal"
)

// Levels lists the levels, the weakest first.
func Levels() []Level { return []Level{Normal} }

// ParseLevel returns the level with the given id.
func ParseLevel(id string) (Level, bool) {
	for _, level := range Levels() {
		if string(level) == id {
			return level, true
		}
	}
	return "", false
}
