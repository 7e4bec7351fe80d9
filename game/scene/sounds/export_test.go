package sounds

// The page, its rows and what there is to be seen of a take, for tests that stand outside
// the package because they open other pages.
type (
	Sounds = page
	Row    = row
	Wave   = wave
)

// WaveSteps is into how many steps a take is parted to be seen.
const WaveSteps = waveSteps

// Reaches returns how far a sound reaches, 0 to 1, in each of n even steps.
func Reaches(samples []float32, n int) []float32 { return reaches(samples, n) }

// Sounding reports whether the chosen take is still to be heard.
func (s *page) Sounding() bool { return s.sounding() }
