package moments

// A day, or a card, that has a picture of its own, in milliseconds: see [VignetteTimes].
const (
	VignetteTakes      = 2_800
	VignetteTakesShort = 1_000
)

// VignetteTimes says when the parts of a vignette begin. In the short form the picture says it all
// at once.
type VignetteTimes struct {
	// Picture is when the picture comes, Said when it is said what has happened, and Others when
	// those come who lose or gain by it.
	Picture, Said, Others float64
	// Counts is when the sum comes, and Flies when notes fly.
	Counts, Flies float64
}

// VignetteInFull are the times of the full form.
var VignetteInFull = VignetteTimes{Picture: 100, Said: 420, Others: 520, Counts: 900, Flies: 1_000}
