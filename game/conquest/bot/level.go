package bot

// Level is how well a computer plays. It is also the id that saves and
// records use.
type Level string

// The levels.
const (
	// Easy attacks where it is likelier to win than not, forgets about regions
	// every other turn, scatters half of its armies, hunts nobody, and tires.
	Easy Level = "easy"
	// Normal plays by rules of thumb: a region to aim at, borders to guard, a
	// player to hunt, and chances good enough for what they bring.
	Normal Level = "normal"
	// Hard candidates plans out in games that look like this one, and takes the
	// plan that comes out best.
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
