package rules

import "math/bits"

// Random is the state of a game's only generator (SplitMix64). It and the
// mappings below are the project's own, so that no change of a library can
// alter how an old game goes.
type Random uint64

// Next returns the next 64 bits.
func (r *Random) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below returns a number from 0 to n-1, each equally likely, for n from 1 to
// 2^32-1. It takes the high half of a product and draws again in the rare
// case that would favour small numbers.
func (r *Random) Below(n uint32) uint32 {
	hi, lo := bits.Mul32(uint32(r.Next()>>32), n)
	if lo < n {
		for floor := -n % n; lo < floor; {
			hi, lo = bits.Mul32(uint32(r.Next()>>32), n)
		}
	}
	return hi
}

// DieSides is how many sides a die has, and the most it shows.
const DieSides uint8 = 6

// Die throws one die.
func (r *Random) Die() uint8 { return uint8(r.Below(uint32(DieSides))) + 1 }

// Shuffle puts list in random order, each order equally likely. To lay the
// table takes as many draws as to play the game, so it makes those itself that
// [Random.Below] takes at once.
func Shuffle[T any](r *Random, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		n, before := uint32(i)+1, *r
		j, lo := bits.Mul32(uint32(r.Next()>>32), n)
		if lo < n {
			*r = before
			j = r.Below(n)
		}
		list[i], list[j] = list[j], list[i]
	}
}
