package race

// This file is of a chart: its scale has numbers of its own.

// marks returns the sums that stand below a scale: multiples of a round step, 0 among them, of
// which no more than six cover it.
func marks(least, most int32) (list []int32) {
	step := int64(1000)
	for i, times := 0, [3]int64{2, 5, 10}; (int64(most)-int64(least))/step > 6; i++ {
		unit := int64(1000)
		for range i / len(times) {
			unit *= 10
		}
		step = unit * times[i%len(times)]
	}
	for at := int64(least) / step * step; at <= int64(most); at += step {
		list = append(list, int32(at))
	}
	return list
}

// count returns what has been counted to on the way from a sum to another one, in steps that
// can be followed.
func count(from, to int32, part float64) int32 {
	const steps, round = 14, 100
	if part >= 1 {
		return to
	}
	step := (to - from) / steps
	if step >= round || step <= -round {
		step -= step % round
	}
	return from + step*int32(part*steps)
}
