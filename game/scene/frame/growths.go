package frame

import "bigpayday/render"

// Growths are the factors of the type in the column beside a calendar, which cannot become
// wider: as large as the player wants it, or down to the usual size.
func Growths(t *render.Theme) (factors []float64) {
	if t.TextScale == 1 {
		return asUsual
	}
	const step = .1
	for k := 1.0; k*t.TextScale > 1; k -= step {
		factors = append(factors, k)
	}
	return append(factors, 1/t.TextScale)
}

// asUsual is the growth of the usual size of type.
var asUsual = []float64{1}
