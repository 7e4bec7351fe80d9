package moments

import "math"

// The Jackpot in full, in milliseconds: see [JackpotTimes].
const (
	JackpotTakes      = 3_560
	JackpotTakesShort = 900
	EmptyPotTakes     = 700
)

// JackpotTimes says when the parts of a Jackpot begin. In the short form all comes at once.
type JackpotTimes struct {
	// Veil is when the room goes dark, and the pot leaves the calendar.
	Veil float64
	// Burst is when notes and paper fly from the pot.
	Burst float64
	// Winner is when the winner rises behind the desk, and Others when the others do.
	Winner, Others float64
	// Counts is when the sum begins to count, and Counted when it stands.
	Counts, Counted float64
	// Stamped is when it is said who wins it, and Flies when notes fly to the winner's plate.
	Stamped, Flies float64
}

// JackpotInFull are the times of the full form.
var JackpotInFull = JackpotTimes{Veil: 260, Burst: 680, Winner: 720, Others: 760, Counts: 800, Counted: 1_700, Stamped: 1_700, Flies: 1_900}

// JackpotCount returns what the sum of a Jackpot shows: it counts up, and stands from the last
// third on.
func (m *Moment) JackpotCount() int32 {
	if m.Form == Short {
		return m.Sum
	}
	t := m.Part(JackpotInFull.Counts, JackpotInFull.Counted-JackpotInFull.Counts)
	return int32(float64(m.Sum) * (1 - (1-t)*(1-t)))
}

// PotJump returns how high the pot has jumped from its place on the calendar, in logical pixels:
// it does in the short form. An empty one only rattles.
func (m *Moment) PotJump() float64 {
	const high, lasts = 26, 320
	const rattle, times, rattles = 5, 3, 420
	switch {
	case m.Calm:
	case m.Kind == Jackpot && m.Form == Short:
		return high * math.Sin(math.Pi*m.Part(0, lasts))
	case m.Kind == EmptyPot:
		return rattle * math.Abs(math.Sin(math.Pi*times*m.Part(0, rattles)))
	}
	return 0
}

// Breathless reports whether all keep still because something large is about to be seen: a die that
// wins the Jackpot lies there.
func (m *Moment) Breathless() bool {
	return m.Kind == Jackpot && m.Form == Full && m.At < JackpotInFull.Burst
}
