package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Run is a piece of a line that has its own style.
type Run struct {
	Text  string
	Style Style
	// Yields says that this run is cut where the line has not room for all, such
	// as a long name, so that the others can be read.
	Yields bool
}

// DrawRuns sets runs of different styles behind each other on one line, no
// wider than width. Where that is too narrow the type becomes a little smaller,
// then the runs that yield are cut; then the last run that has room ends in an
// ellipsis, and those after it are left out. Runs are set from the start
// whatever their alignment. It returns the width used.
func (t *Theme) DrawRuns(dst *ebiten.Image, x, y, width float64, runs ...Run) float64 {
	return t.Pen(dst).runs(x, y, width, runs...)
}

// The type of runs becomes smaller by this factor at most, and not below this
// size in logical pixels.
const leastOfRuns, smallestOfRuns = .84, 11.5

// narrowed returns runs with the type and the cuts that let them have room.
func (p Pen) narrowed(width float64, runs []Run) []Run {
	wide := func() (w float64) {
		for _, r := range runs {
			w += p.Measure(r.Text, r.Style)
		}
		return w
	}
	all := wide()
	if all <= width {
		return runs
	}
	runs = slices.Clone(runs)
	k := max(leastOfRuns, width/all)
	for _, r := range runs {
		k = max(k, min(1, smallestOfRuns/(p.Sized(r.Style).Size*p.TextScale)))
	}
	for i := range runs {
		st := &runs[i].Style
		st.Size, st.Tracking = st.Size*k, st.Tracking*k
	}
	for i := range runs {
		r := &runs[i]
		if over := wide() - width; r.Yields && over > 0 {
			room := max(p.Measure(r.Text, r.Style)-over, 3*r.Style.Size)
			r.Text = p.Truncate(r.Text, p.Sized(r.Style), room)
		}
	}
	return runs
}

// runs is [Theme.DrawRuns].
func (p Pen) runs(x, y, width float64, runs ...Run) float64 {
	runs = p.narrowed(width, runs)
	used := 0.0
	for _, r := range runs {
		left := width - used
		if left <= r.Style.Size/2 || r.Text == "" {
			continue
		}
		r.Style.Align = Start
		used += p.TextFit(r.Text, x+used, y, left, r.Style.Size*p.Scale(), r.Style)
	}
	return used
}
