package results

import "bigpayday/render/stage"

// This file is of a chart: its upright axis has numbers of its own.

// measure says what of a seat's money is looked at.
type measure int

// The measures, in the order in which they are offered.
const (
	byWorth measure = iota
	byCash
	byLoan
	numMeasures
)

// of returns the dollars of a point.
func (m measure) of(p stage.Point) int32 {
	switch m {
	case byCash:
		return p.Cash
	case byLoan:
		return p.Loan
	}
	return p.NetWorth()
}

// axis is the upright axis of a chart, in dollars.
type axis struct {
	least, most float64
	// ticks are multiples of one step, the lowest first; 0 is among them.
	ticks []int32
}

// axisFor returns an axis on which all curves have room, with no more than
// about seven ticks at round sums.
func axisFor(curves []curve, by measure) axis {
	var least, most int64
	for i := range curves {
		for _, p := range curves[i].points {
			v := int64(by.of(p))
			least, most = min(least, v), max(most, v)
		}
	}
	if least == 0 && most < 1000 {
		most = 1000
	}
	step := roundStep(most - least)
	// An end that nearly reaches the next tick goes on to it.
	if rest := most % step; rest > step*6/10 {
		most += step - rest
	}
	if rest := -least % step; rest > step*6/10 {
		least -= step - rest
	}
	a := axis{least: float64(least), most: float64(most)}
	// Some air, at the top also for what is written there.
	span := a.most - a.least
	a.most += span * .06
	if least < 0 {
		a.least -= span * .04
	}
	for v := least / step * step; v <= most; v += step {
		a.ticks = append(a.ticks, int32(v))
	}
	return a
}

// roundStep returns the smallest of 100, 200, 500, 1000, 2000, 5000 and so
// on of which no more than six cover a range.
func roundStep(span int64) int64 {
	for ten := int64(100); ; ten *= 10 {
		for _, times := range [3]int64{1, 2, 5} {
			if step := times * ten; span <= 6*step {
				return step
			}
		}
	}
}
