package render

import "slices"

// naming is how names are set that stand below or beside each other: all in one
// type. The zero naming leaves each name to itself.
type naming struct {
	st Style
	// two says that the longer names take two lines, condensed. The size is then
	// one at text scale 1 that does not grow.
	two bool
}

// naming returns the type in which each of some names can be read in the room
// that it has: in one line in a size from floor up or else, where it is high
// enough, in two.
func (p pen) naming(st Style, floor, height float64, names []string, room func(i int) float64) naming {
	one := st
	for i := 0; i < len(names); i++ {
		said, fit := p.Fit(names[i], p.sized(one), room(i), floor)
		if said != valid(names[i]) {
			return naming{p.twoLines(st, height, names, room), true}
		}
		if size := one.Size * fit.Size / p.sized(one).Size; size < one.Size || fit.Face != one.Face {
			one.Size, one.Face, i = size, fit.Face, -1 // those before it as well
		}
	}
	return naming{st: one}
}

// twoLines returns the type in which each of some names has room in two lines
// that are height high together, or the smallest that is set.
func (p pen) twoLines(st Style, height float64, names []string, room func(i int) float64) Style {
	p.most = 1
	st.Face = CondensedBold
	st.Size = min(st.Size, (height-3)/2)
	for ; st.Size > leastName; st.Size -= .5 {
		if !slices.ContainsFunc(seatsTo(len(names)), func(i int) bool { return !p.holdsTwoLines(names[i], st, room(i)) }) {
			return st
		}
	}
	return st.Sized(leastName)
}

// leastName is the smallest type in which a name is set in two lines.
const leastName = 11

// seatsTo returns the numbers from 0 to n-1.
func seatsTo(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// holdsTwoLines reports whether a name fits in two lines, broken in a word only
// where it has no other place.
func (p pen) holdsTwoLines(name string, st Style, width float64) bool {
	return !p.breaksWord(name, st, width) && !p.twoLinesOf(name, st, width).Cut
}

// named sets a name from x on as a naming says: in one line at base, or in two in
// the middle of box.
func (p pen) named(n naming, name string, x, base float64, box Rect, width float64, c Color) {
	if n.two {
		p.inTwoLines(name, x, box, width, n.st.In(c))
		return
	}
	p.fit(name, x, base, width, leastName, n.st.In(c))
}
