package moments

import "math"

// AtTheDoor is how far a buyer has come who rings, in milliseconds since the door opened.
type AtTheDoor struct{ At float64 }

// Times of a buyer at the door, in milliseconds: the leaf swings, he steps into the door, the
// price tag drops, and swings while he speaks.
const (
	leafSwings  = 260
	buyerSteps  = 420
	buyerComes  = 130
	tagDrops    = 500
	tagFalls    = 160
	tagSwings   = 900
	buyerSpeaks = 620
	// BuyerTakes is when nothing moves at the door any more.
	BuyerTakes = tagDrops + tagSwings
)

// Tick lets a sixtieth of a second pass, or shows at once how it ends for who wants it calm. It
// reports whether anything has moved.
func (a *AtTheDoor) Tick(calm bool) bool {
	const tick = 1000. / 60
	switch {
	case a.At >= BuyerTakes:
		return false
	case calm:
		a.At = BuyerTakes
	default:
		a.At = min(a.At+tick, BuyerTakes)
	}
	return true
}

// part is how far something has come that begins and lasts so many milliseconds, 0 to 1.
func (a AtTheDoor) part(begins, lasts float64) float64 { return max(0, min(1, (a.At-begins)/lasts)) }

// Leaf is how far the leaf of the door has swung, 0 to 1.
func (a AtTheDoor) Leaf() float64 { return a.part(0, leafSwings) }

// Buyer is how far the buyer has come into the door, 0 to 1.
func (a AtTheDoor) Buyer() float64 { return a.part(buyerComes, buyerSteps) }

// Speaks reports whether the buyer speaks.
func (a AtTheDoor) Speaks() bool { return a.At >= buyerSpeaks }

// Tag is how far the price tag has dropped, 0 to 1, and how it swings, in degrees.
func (a AtTheDoor) Tag() (dropped, swing float64) {
	const widest, swings = 6, 2
	swung := a.part(tagDrops, tagSwings)
	return a.part(tagDrops, tagFalls), widest * math.Sin(swings*2*math.Pi*swung) * (1 - swung)
}

// Goes returns how a Buyer goes who gets nothing: how far he has lifted his hat, how far the leaf of
// the door is open, and then how far it is shut over the door, all 0 to 1, at a part of the way.
func Goes(t float64) (lifted, open, shut float64) {
	const lifts, lowers, lowered, edge = .3, .42, .56, .7
	part := func(begins, ends float64) float64 { return max(0, min(1, (t-begins)/(ends-begins))) }
	return part(0, lifts) - part(lowers, lowered), 1 - part(lowered, edge), part(edge, 1)
}
