package rulestest

import "bigpayday/game/rules"

// BareThrow is the least that a throw of three dice against two could cost: the
// generator's five dice, the larger ones found, and a number moved. Benchmarks compare
// what they measure with it.
func BareThrow(r *rules.Random, armies *[2]int32) {
	a, b, c, d, e := r.Die(), r.Die(), r.Die(), r.Die(), r.Die()
	won := 0
	if max(a, b, c) > max(d, e) {
		won++
	}
	armies[won&1]--
}
