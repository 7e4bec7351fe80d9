package beats

import "math"

// Easing functions. Each takes the part of the time that has passed, 0 to 1,
// and returns the part of the way that is done: 0 at 0 and 1 at 1.

// InOutSine starts and stops gently.
func InOutSine(t float64) float64 { return (1 - math.Cos(math.Pi*t)) / 2 }

// OutQuad slows down towards the end.
func OutQuad(t float64) float64 { return 1 - (1-t)*(1-t) }

// InOutQuad speeds up and slows down.
func InOutQuad(t float64) float64 {
	if t < 0.5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// InCubic starts slowly and leaves fast.
func InCubic(t float64) float64 { return t * t * t }

// OutCubic arrives slowly.
func OutCubic(t float64) float64 { return 1 - InCubic(1-t) }

// InOutCubic speeds up and slows down more strongly than [InOutQuad].
func InOutCubic(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	return 1 - 4*InCubic(1-t)
}

// InQuart starts very slowly and hits hard.
func InQuart(t float64) float64 { return t * t * t * t }

// OutExpo does nearly all of the way at once.
func OutExpo(t float64) float64 {
	if t >= 1 {
		return 1
	}
	return 1 - math.Pow(2, -10*t)
}

// OutBack goes a tenth too far and comes back.
func OutBack(t float64) float64 {
	const over = 1.70158
	u := t - 1
	return 1 + (over+1)*u*u*u + over*u*u
}

// OutBounce falls, and bounces three times.
func OutBounce(t float64) float64 {
	const n, d = 7.5625, 2.75
	switch {
	case t < 1/d:
		return n * t * t
	case t < 2/d:
		t -= 1.5 / d
		return n*t*t + 0.75
	case t < 2.5/d:
		t -= 2.25 / d
		return n*t*t + 0.9375
	case t < 1:
		t -= 2.625 / d
		return n*t*t + 0.984375
	}
	return 1
}

// Between returns how far a part of a movement is, 0 to 1, that begins at
// from and ends at to, both in parts of the whole.
func Between(t, from, to float64) float64 {
	if to <= from {
		return 1
	}
	return min(1, max(0, (t-from)/(to-from)))
}
