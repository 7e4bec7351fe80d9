package beats

// Strike returns how far down a stamp has come, 0 to 1, and how far it is off
// its place, in logical pixels, once it has hit.
func Strike(t float64) (down, off float64) {
	const hits = 0.8
	return InQuart(min(1, t/hits)), shake(Between(t, hits, 1))
}

// shake returns how far something that was hit is off its place, in logical
// pixels: 2 to one side, then to the other, then still.
func shake(t float64) float64 {
	switch {
	case t <= 0 || t >= 1:
		return 0
	case t < 0.5:
		return 2
	}
	return -2
}
