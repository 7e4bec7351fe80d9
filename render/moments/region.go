package moments

// RegionTakes is how long a region of Conquest that is won is told, in milliseconds: see
// [RegionTimes].
const RegionTakes = 2_760

// RegionTimes says when the parts of a region that is won begin.
type RegionTimes struct {
	// Veil is when the room goes dark, and Rises when the days rise, one after another.
	Veil, Rises float64
	// Flags is when flags go up behind them, and Banner when the banner unrolls.
	Flags, Banner float64
	// Winner is when the winner rises, Paper when paper flies, and Burst when it is said how many
	// armies the region brings.
	Winner, Paper, Burst float64
}

// RegionInFull are the times of the full form.
var RegionInFull = RegionTimes{Veil: 200, Rises: 260, Flags: 600, Banner: 700, Winner: 760, Paper: 900, Burst: 1_000}

// Risen returns how far the n-th of the days of a region has risen, from 0: a little further than
// it stays for a moment.
func (m *Moment) Risen(n int, ease func(t float64) float64) float64 {
	const apart, takes = 40, 260
	return ease(m.Part(RegionInFull.Rises+apart*float64(n), takes))
}
