package moments

// OutTakes is how long it is told that a player of Conquest is out, in milliseconds: see
// [OutTimes].
const OutTakes = 2_200

// OutTimes says when the parts begin of what is told of a player who is out.
type OutTimes struct {
	// Loser is when the player comes, and Banner when the banner unrolls.
	Loser, Banner float64
	// Topples is when the first of the player's pieces falls.
	Topples float64
}

// OutInFull are the times of the full form.
var OutInFull = OutTimes{Loser: 200, Banner: 260, Topples: 600}

// Toppled returns how far the n-th piece of a player who is out has fallen, from 0.
func (m *Moment) Toppled(n int) float64 {
	const apart, takes = 90, 300
	return m.Part(OutInFull.Topples+apart*float64(n), takes)
}
