package moments

// Hammer is how long ago something was called out at an auction, in milliseconds.
type Hammer struct {
	At float64
	// Knocks says that the hammer falls with it.
	Knocks bool
}

// Times of a call, in milliseconds: the hammer is lifted and falls, its marks are seen, and the
// auctioneer talks.
const (
	hammerLifts  = 160
	hammerFalls  = 90
	hammerRings  = 260
	auctionTalks = 1_000
	mouthMoves   = 90
)

// Tick lets a sixtieth of a second pass, or shows at once how it ends for who wants it calm. It
// reports whether anything has moved.
func (h *Hammer) Tick(calm bool) bool {
	const tick = 1000. / 60
	switch {
	case h.At >= auctionTalks:
		return false
	case calm:
		h.At = auctionTalks
	default:
		h.At = min(h.At+tick, auctionTalks)
	}
	return true
}

// Lifted is how far the hammer is raised, 0 to 1.
func (h Hammer) Lifted() float64 {
	switch {
	case !h.Knocks || h.At >= hammerLifts+hammerFalls:
		return 0
	case h.At < hammerLifts:
		return h.At / hammerLifts
	}
	return 1 - (h.At-hammerLifts)/hammerFalls
}

// Struck reports whether the marks of a blow are seen.
func (h Hammer) Struck() bool {
	return h.Knocks && h.At >= hammerLifts+hammerFalls && h.At < hammerLifts+hammerFalls+hammerRings
}

// Mouth is which of the mouths of somebody who talks is seen, from 1, and 0 for none.
func (h Hammer) Mouth() int {
	if h.At >= auctionTalks {
		return 0
	}
	return 1 + int(h.At/mouthMoves)%2
}
