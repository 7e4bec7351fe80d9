// Package skill names how well computers play. What a level does is for the computers
// of each game.
package skill

// Level is how well a computer plays. It is also the id that saves and records use.
type Level string

// The levels.
const (
	Easy   Level = "easy"
	Normal Level = "normal"
	Hard   Level = "hard"
)

// Levels lists the levels, the weakest first.
func Levels() []Level { return []Level{Easy, Normal, Hard} }

// Parse returns the level with the given id.
func Parse(id string) (Level, bool) {
	for _, level := range Levels() {
		if string(level) == id {
			return level, true
		}
	}
	return "", false
}
