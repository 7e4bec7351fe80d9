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
