package placement_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render"
)

// placementWindows are the sizes that every page is laid out for.
var placementWindows = [][2]float64{
	{1280, 800}, {960, 600}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1280, 1024}, {1100, 600}, {960, 720}, {320, 240}, {800, 1280}, {400, 900},
}

func TestNothingOnThePlacementPageOverlaps(t *testing.T) {
	for _, w := range placementWindows {
		for seats := 2; seats <= render.MaxSeats; seats++ {
			b := placement.LayPlacement(render.NewView(w[0], w[1], 1), render.Month{}, 15, seats, 2)
			parts := map[string]render.Rect{
				"calendar": b.Table.Calendar.Sheet, "who": b.Who, "undo": b.Undo, "help": b.Help, "menu": b.Menu, "box": b.Box,
				"label": b.Label, "months": b.Months, "fill": b.Fill, "random": b.Random, "start": b.Start, "hints": b.Hints,
			}
			if !b.Panel.Empty() {
				parts["panel"] = b.Panel
			}
			if !b.News.Overlaps(b.Panel) {
				parts["news"] = b.News
			}
			if b.Panel.Empty() {
				parts["odds"] = b.Odds
			} else {
				scenetest.Apart(t, fmt.Sprint(w, seats), map[string]render.Rect{"odds": b.Odds, "hand": b.Hand})
				assert.True(t, b.Odds.Within(b.Panel), "%v: the switch of the odds", w)
			}
			for i, r := range b.Plans {
				parts[fmt.Sprint("plan ", i)] = r
			}
			for i, r := range b.Seats[:seats] {
				parts[fmt.Sprint("seat ", i)] = r
			}
			scenetest.Apart(t, fmt.Sprint(w, seats), parts)
			for name, r := range parts {
				if name != "label" || !r.Empty() {
					assert.True(t, r.Within(b.Table.View.Bounds()), "%v: %s %v leaves the window", w, name, r)
				}
			}
		}
	}
}

func TestTilesLieInTheirBox(t *testing.T) {
	for _, w := range placementWindows {
		b := placement.LayPlacement(render.NewView(w[0], w[1], 1), render.Month{}, 15, 4, 2)
		parts := map[string]render.Rect{"hand": b.Hand}
		for i, r := range b.Wells {
			assert.True(t, r.Within(b.Box), "%v: well %d", w, i)
			parts[fmt.Sprint("well ", i)] = r
		}
		assert.Len(t, b.Wells, 15)
		scenetest.Apart(t, fmt.Sprint(w), parts)
		home := b.Panel
		if home.Empty() || b.Small {
			home = b.Box
		}
		paper := b.Panel
		if paper.Empty() {
			paper = b.Slip
		}
		assert.True(t, b.Odds.Right() <= paper.Right()-8 && b.Odds.Within(paper), "%v: the switch of the odds stands on paper", w)
		assert.True(t, paper.H < placement.LeastSmallPanel || !b.Panel.Empty(), "%v: a slip as high as a panel", w)
		assert.True(t, b.Hand.Within(home), "%v: the tile in hand", w)
	}
}

func TestWhatIsPressedOnThePlacementPageIsLargeEnough(t *testing.T) {
	for _, w := range placementWindows {
		b := placement.LayPlacement(render.NewView(w[0], w[1], 1), render.Month{}, 15, 6, 3)
		targets := append(append([]render.Rect{b.Undo, b.Help, b.Menu, b.Fill, b.Random, b.Start, b.Hand, b.Months, b.Odds}, b.Plans[:]...), b.Wells...)
		for _, r := range targets {
			assert.GreaterOrEqual(t, min(r.W, r.H), 34.0, "%v: %v", w, r)
		}
	}
}
