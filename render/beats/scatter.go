package beats

// Scatter returns a number from 0 up to 1 that looks random and is always the
// same for the same arguments. The generator of the game is not touched.
func Scatter(n, salt uint32) float64 {
	h := n*0x9e3779b1 ^ salt*0x85ebca6b
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h>>8) / (1 << 24)
}
