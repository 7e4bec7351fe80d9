package stage

import "bigpayday/game/engine"

// Party is the paper that flies up behind the cards of those who are given money on a holiday or
// a birthday.
type Party struct {
	On    bool
	Seats engine.SeatSet
	// T is how much of it is over, not eased.
	T float64
}

// givenOnAFeast are those who are given something by payments that are made on a feast.
func givenOnAFeast(es []engine.Event) (gain engine.SeatSet) {
	switch es[0].Why {
	case engine.WhyHoliday, engine.WhyHappyBirthday, engine.WhyBirthdayGift:
	default:
		return 0
	}
	for _, e := range es {
		if seat := e.Payee.Seat(); seat != engine.NoSeat {
			gain = gain.With(seat)
		}
	}
	return gain
}
