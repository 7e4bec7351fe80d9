package frame

import (
	"slices"

	"bigpayday/render"
)

// Growths are the factors of the type in the column beside a calendar, which cannot become
// wider: as large as the player wants it, or down to the usual size.
func Growths(t *render.Theme) (factors []float64) {
	if t.TextScale == 1 {
		return asUsual
	}
	if t.View.IsLying() {
		factors = append(factors, onPhones...)
	}
	const step = .1
	for k := 1.0; k*t.TextScale > 1; k -= step {
		factors = append(factors, k)
	}
	return append(factors, 1/t.TextScale)
}

// panelGrowths are those of a panel that asks something: with it stands nothing that needs the room
// more.
func panelGrowths(t *render.Theme) []float64 {
	if t.View.Point > 0 && !t.View.IsLying() {
		return append(slices.Clone(onPhones), Growths(t)...)
	}
	return Growths(t)
}

// onPhones are the factors of type on a telephone that has room for it all the same: beside the
// calendar it is smaller there, for its sake.
var onPhones = []float64{1.25, 1.12}

// asUsual is the growth of the usual size of type.
var asUsual = []float64{1}
