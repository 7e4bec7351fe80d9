package scene

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
)

// windows are the sizes that every page is laid out for.
var placementWindows = [][2]float64{
	{1280, 800}, {960, 600}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1280, 1024}, {1100, 600}, {960, 720}, {320, 240}, {800, 1280}, {400, 900},
}

func TestNothingOnThePlacementPageOverlaps(t *testing.T) {
	for _, w := range placementWindows {
		for seats := 2; seats <= render.MaxSeats; seats++ {
			b := layPlacement(render.NewView(w[0], w[1], 1), render.Month{}, 15, seats, 2)
			parts := map[string]render.Rect{
				"calendar": b.table.Calendar.Sheet, "who": b.who, "undo": b.undo, "help": b.help, "menu": b.menu, "box": b.box,
				"label": b.label, "months": b.months, "fill": b.fill, "random": b.random, "start": b.start, "hints": b.hints,
			}
			if !b.panel.Empty() {
				parts["panel"] = b.panel
			}
			if !b.news.Overlaps(b.panel) {
				parts["news"] = b.news
			}
			if b.panel.Empty() {
				parts["odds"] = b.odds
			} else {
				apart(t, fmt.Sprint(w, seats), map[string]render.Rect{"odds": b.odds, "hand": b.hand})
				assert.True(t, b.odds.Within(b.panel), "%v: the switch of the odds", w)
			}
			for i, r := range b.plans {
				parts[fmt.Sprint("plan ", i)] = r
			}
			for i, r := range b.seats[:seats] {
				parts[fmt.Sprint("seat ", i)] = r
			}
			apart(t, fmt.Sprint(w, seats), parts)
			for name, r := range parts {
				if name != "label" || !r.Empty() {
					assert.True(t, r.Within(b.table.View.Bounds()), "%v: %s %v leaves the window", w, name, r)
				}
			}
		}
	}
}

func TestTilesLieInTheirBox(t *testing.T) {
	for _, w := range placementWindows {
		b := layPlacement(render.NewView(w[0], w[1], 1), render.Month{}, 15, 4, 2)
		parts := map[string]render.Rect{"hand": b.hand}
		for i, r := range b.wells {
			assert.True(t, r.Within(b.box), "%v: well %d", w, i)
			parts[fmt.Sprint("well ", i)] = r
		}
		assert.Len(t, b.wells, 15)
		apart(t, fmt.Sprint(w), parts)
		home := b.panel
		if home.Empty() || b.small {
			home = b.box
		}
		paper := b.panel
		if paper.Empty() {
			paper = b.slip
		}
		assert.True(t, b.odds.Right() <= paper.Right()-8 && b.odds.Within(paper), "%v: the switch of the odds stands on paper", w)
		assert.True(t, paper.H < leastSmallPanel || !b.panel.Empty(), "%v: a slip as high as a panel", w)
		assert.True(t, b.hand.Within(home), "%v: the tile in hand", w)
	}
}

func TestWhatIsPressedOnThePlacementPageIsLargeEnough(t *testing.T) {
	for _, w := range placementWindows {
		b := layPlacement(render.NewView(w[0], w[1], 1), render.Month{}, 15, 6, 3)
		targets := append(append([]render.Rect{b.undo, b.help, b.menu, b.fill, b.random, b.start, b.hand, b.months, b.odds}, b.plans[:]...), b.wells...)
		for _, r := range targets {
			assert.GreaterOrEqual(t, min(r.W, r.H), 34.0, "%v: %v", w, r)
		}
	}
}

// apart checks that no two boxes share a point.
func apart(t *testing.T, where string, parts map[string]render.Rect) {
	t.Helper()
	for a, ra := range parts {
		for b, rb := range parts {
			if a < b {
				assert.False(t, ra.Overlaps(rb), "%s: %s %v and %s %v", where, a, ra, b, rb)
			}
		}
	}
}
