package frame

import "bigpayday/render"

// Growths are the factors of the type in the column beside a calendar, which cannot become
// wider: as large as the player wants it, or down to the usual size.
func Growths(t *render.Theme) (factors []float64) {
	if t.TextScale == 1 {
		return asUsual
	}
	if t.View.IsLying() { // where type is smaller beside the calendar, for its sake
		factors = append(factors, lying...)
	}
	const step = .1
	for k := 1.0; k*t.TextScale > 1; k -= step {
		factors = append(factors, k)
	}
	return append(factors, 1/t.TextScale)
}

// lying are the factors of type on a telephone that lies and has room for it all the same.
var lying = []float64{1.25, 1.12}

// asUsual is the growth of the usual size of type.
var asUsual = []float64{1}
