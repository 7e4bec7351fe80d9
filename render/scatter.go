package render

// Scatter returns a number from 0 up to 1 that looks random and is always the same for the same
// arguments: which one it is, and what of it. It is not the game's.
func Scatter(n, what int) float64 {
	h := uint32(n)*0x9e3779b1 ^ uint32(what)*0x85ebca6b
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	return float64(h>>8) / (1 << 24)
}
