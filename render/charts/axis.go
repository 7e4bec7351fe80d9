package charts

// Axis is the upright axis of a chart.
type Axis struct {
	Least, Most float64
	// Ticks are multiples of one step, the lowest first; 0 is among them.
	Ticks []int32
}

// AxisFor returns an axis on which all lines have room, with no more than about seven ticks
// at round numbers of its unit.
func AxisFor(lines [][]int32, unit int32) Axis {
	var least, most int64
	for _, values := range lines {
		for _, v := range values {
			least, most = min(least, int64(v)), max(most, int64(v))
		}
	}
	if least == 0 && most < 10*int64(unit) {
		most = 10 * int64(unit)
	}
	step := roundStep(most-least, int64(unit))
	// An end that nearly reaches the next tick goes on to it.
	if rest := most % step; rest > step*6/10 {
		most += step - rest
	}
	if rest := -least % step; rest > step*6/10 {
		least -= step - rest
	}
	a := Axis{Least: float64(least), Most: float64(most)}
	// Some air, at the top also for what is written there.
	span := a.Most - a.Least
	a.Most += span * .06
	if least < 0 {
		a.Least -= span * .04
	}
	for v := least / step * step; v <= most; v += step {
		a.Ticks = append(a.Ticks, int32(v))
	}
	return a
}

// roundStep returns the smallest of 1, 2, 5, 10, 20, 50 and so on times a unit of which no
// more than six cover a range.
func roundStep(span, unit int64) int64 {
	for ten := unit; ; ten *= 10 {
		for _, times := range [3]int64{1, 2, 5} {
			if step := times * ten; span <= 6*step {
				return step
			}
		}
	}
}
