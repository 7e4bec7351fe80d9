package boards

import "bigpayday/render"

// tokenSpots are the boxes of one to six tokens on a tile of 104x96: x, y and
// size. Two or three stand in a fan from left to right, more in two rows, the
// lower in front. They leave date and label in sight.
var tokenSpots = [render.MaxSeats + 1][][3]float64{
	1: {{3, 35, 39}},
	2: {{3, 35, 35}, {41, 37, 35}},
	3: {{1, 23, 33}, {29, 38, 33}, {61, 39, 33}},
	4: {{23, 22, 29}, {59, 21, 29}, {6, 45, 29}, {44, 45, 29}},
	5: {{10, 23, 29}, {42, 21, 29}, {73, 22, 29}, {22, 45, 29}, {58, 45, 29}},
	6: {{6, 23, 29}, {38, 21, 29}, {70, 22, 29}, {2, 45, 29}, {36, 46, 29}, {70, 45, 29}},
}

// besideSpots are those boxes on a tile whose odds stand at its left.
var besideSpots = [render.MaxSeats + 1][][3]float64{
	1: {{46, 33, 40}},
	2: {{41, 24, 31}, {70, 42, 31}},
	3: {{42, 21, 29}, {73, 22, 29}, {58, 44, 29}},
	4: {{41, 20, 28}, {73, 20, 28}, {43, 45, 28}, {74, 45, 28}},
	5: {{41, 21, 24}, {61, 19, 24}, {80, 21, 24}, {49, 47, 26}, {73, 47, 26}},
	6: {{41, 21, 23}, {61, 19, 23}, {80, 21, 23}, {41, 47, 23}, {61, 49, 23}, {80, 47, 23}},
}

// TokenSpots returns the boxes of n tokens, 1 to 6, that stand on one tile, in
// the order in which they are drawn, front ones last. A token stands on the
// lower edge of its box.
func TokenSpots(tile render.Rect, n int) [render.MaxSeats]render.Rect {
	return spotsOn(tile, n, &tokenSpots)
}

// TokenSpotsBeside returns the boxes of n tokens on a tile whose odds stay in
// sight beside them.
func TokenSpotsBeside(tile render.Rect, n int) [render.MaxSeats]render.Rect {
	return spotsOn(tile, n, &besideSpots)
}

// spotsOn returns the boxes of n tokens on a tile of any size.
func spotsOn(tile render.Rect, n int, boxes *[render.MaxSeats + 1][][3]float64) [render.MaxSeats]render.Rect {
	n = min(max(n, 1), render.MaxSeats)
	kx, ky := tile.W/104, tile.H/96
	k := min(max((kx+min(kx, ky))/2, .5), 1.12)
	// On a taller tile the free area is further down. On a lower one tokens are
	// smaller and stand closer to the date, so that the label can be read.
	drop, down, size := max(tile.H-96*k, 0)*.7, k, k
	const label = 25
	if low := (tile.H - label*kx) / ((96 - label) * kx); low < .98 {
		low = max(low, .3)
		drop, down, size = 0, kx*low, kx*(.3+.7*low)
	}
	var out [render.MaxSeats]render.Rect
	for i, s := range boxes[n] {
		out[i] = render.Rect{X: tile.X + s[0]*kx, Y: tile.Y + s[1]*down + drop, W: s[2] * size, H: s[2] * size}
	}
	return out
}
