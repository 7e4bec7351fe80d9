package moments

// LastRoundTakes is how long it is told that the last round of Conquest begins, in milliseconds:
// see [LastRoundTimes].
const LastRoundTakes = 2_600

// LastRoundTimes says when the parts begin of what is told of the last round.
type LastRoundTimes struct {
	// Leader is when whoever leads rises, and Banner when the banner unrolls.
	Leader, Banner float64
}

// LastRoundInFull are the times of the full form.
var LastRoundInFull = LastRoundTimes{Leader: 200, Banner: 260}
