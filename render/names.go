package render

import (
	"slices"
	"strings"

	"bigpayday/render/palette"
)

// Name sets a name in one line that is no wider than width: in smaller type down to floor,
// then condensed, and cut only where that is too wide as well. The floor is a size at text
// scale 1. It returns the width of the line.
func (p Pen) Name(name string, x, y, width, floor float64, st Style) float64 {
	if p.Measure(name, st.Sized(min(st.Size, floor+1))) > width {
		st.Face = CondensedBold
	}
	return p.TextFit(name, x, y, width, floor, st)
}

// naming is how names are set that stand below or beside each other: all in one
// type. The zero naming leaves each name to itself.
type naming struct {
	st Style
	// two says that the longer names take two lines, condensed. The size is then
	// one at text scale 1 that does not grow.
	two bool
}

// Naming returns the type in which each of n names can be read in the room
// that it has: in one line in a size from floor up or else, where it is high
// enough, in two.
func (p Pen) Naming(st Style, floor, height float64, n int, name func(i int) string, room func(i int) float64) naming {
	one := st
	for i := 0; i < n; i++ {
		set, fit := p.Fit(name(i), p.Sized(one), room(i), floor)
		if set != valid(name(i)) {
			return naming{p.twoLines(st, height, n, name, room), true}
		}
		if size := one.Size * fit.Size / p.Sized(one).Size; size < one.Size || fit.Face != one.Face {
			one.Size, one.Face, i = size, fit.Face, -1 // those before it as well
		}
	}
	return naming{st: one}
}

// Named sets a name from x on as a naming says: in one line at base, or in two in
// the middle of box.
func (p Pen) Named(n naming, name string, x, base float64, box Rect, width float64, c palette.Color) {
	if n.two {
		p.InTwoLines(name, x, box, width, n.st.In(c))
		return
	}
	p.TextFit(name, x, base, width, LeastName, n.st.In(c))
}

// InOneLine returns the style in which a name fits in one line of that width:
// as it is, or condensed, in a size from floor up. It reports whether there is one.
func (p Pen) InOneLine(name string, st Style, width, floor float64) (Style, bool) {
	for _, face := range [2]Face{st.Face, CondensedBold} {
		for size := st.Size; size >= floor; size -= .5 {
			try := st.Sized(size)
			if try.Face = face; p.Measure(name, try) <= width {
				return try, true
			}
		}
	}
	return st, false
}

// NameIn sets a name from x on: in one line with its baseline at base, in a size
// from floor up, or else in two lines of the size small at most, in the middle of
// box.
func (p Pen) NameIn(box Rect, name string, x, base, width, floor, small float64, st Style) {
	if line, fits := p.InOneLine(name, st, width, floor); fits {
		p.Text(name, x, base, line)
	} else {
		p.InTwoLines(name, x, box, width, st.Sized(small))
	}
}

// InTwoLines sets a long name condensed in two lines in the middle of a box, as
// small as it needs to be.
func (p Pen) InTwoLines(name string, x float64, box Rect, width float64, st Style) {
	st = p.twoLines(st, box.H, 1, func(int) string { return name }, func(int) float64 { return width })
	p.MaxGrowth = 1
	lines := p.twoLinesOf(name, st, width)
	if words := strings.Fields(hyphened(name)); p.breaksWord(name, st, width) && len(words) == 2 {
		// Rather a word that is cut than the rest of it beside the next.
		a, b := p.Truncate(words[0], p.Sized(st), width), p.Truncate(words[1], p.Sized(st), width)
		lines = &Lines{Lines: []string{a, b}}
	}
	leading := min(st.Size*1.12, (box.H-3)/2)
	p.Lines(&Lines{Lines: lines.Lines, Leading: leading}, x, box.CenterY()+st.Size*.36-leading*float64(len(lines.Lines)-1)/2, st)
}

// LeastName is the smallest type in which a name is set in two lines.
const LeastName = 11

// twoLines returns the type in which each of n names has room in two lines
// that are height high together, or the smallest that is set.
func (p Pen) twoLines(st Style, height float64, n int, name func(i int) string, room func(i int) float64) Style {
	p.MaxGrowth = 1
	st.Face = CondensedBold
	least := LeastName / min(1, p.TextScale) // a part of a page may be set smaller
	fits := func() bool {
		for i := range n {
			if !p.holdsTwoLines(name(i), st, room(i)) {
				return false
			}
		}
		return true
	}
	for st.Size = min(st.Size, (height-3)/2); st.Size > least && !fits(); {
		st.Size -= .5
	}
	return st.Sized(max(st.Size, least))
}

// holdsTwoLines reports whether a name fits in two lines, broken in a word only
// where it has no other place.
func (p Pen) holdsTwoLines(name string, st Style, width float64) bool {
	return !p.breaksWord(name, st, width) && !p.twoLinesOf(name, st, width).Cut
}

// hyphened returns a name that may be broken at its hyphens.
func hyphened(name string) string { return strings.ReplaceAll(name, "-", "- ") }

// breaksWord reports whether a name of several words has one that is wider than
// width.
func (p Pen) breaksWord(name string, st Style, width float64) bool {
	words := strings.Fields(hyphened(name))
	return len(words) > 1 && slices.ContainsFunc(words, func(w string) bool { return p.Measure(w, st) > width })
}

// twoLinesOf wraps a name: at its hyphen too, and in a word only where it has no
// other place, in the middle then.
func (p Pen) twoLinesOf(name string, st Style, width float64) *Lines {
	whole := p.Measure(name, st)
	if whole <= width {
		return &Lines{Lines: []string{name}}
	}
	apart := hyphened(name)
	if !strings.ContainsRune(strings.TrimSpace(apart), ' ') {
		width = min(width, .56*whole)
	}
	return p.Wrapped(apart, st, width, 2)
}
